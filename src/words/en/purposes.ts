import type { Property } from "../../domain/claim.ts";
import type { ClosedReason } from "../../domain/property-rules.ts";
import { names } from "./names.ts";

/** The names of properties in texts about what a purpose excludes. */
const properties: Readonly<Record<Property, string>> = names.properties;

const closedBecause: Readonly<Record<ClosedReason, string>> = {
  kin: "Family is included only where the purpose is about connections between people.",
  followers: "Followers are other people and are not needed for research.",
  pastimes: "Hobbies are not needed for this purpose.",
  posts: "Posts often reveal health, beliefs or politics and are not needed for research.",
  breaches: "Leaked data is included only for vetting or protecting the person.",
  offences: "Reports of offences are included only for vetting, for journalism and for the person themselves.",
};

export const purposeWords = { properties, closedBecause };
