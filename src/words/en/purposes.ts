import type { Property } from "../../domain/claim.ts";
import type { ClosedReason } from "../../domain/property-rules.ts";

/** What a claim may be about, by the words in which it is told that a purpose closes it. */
const properties: Readonly<Record<Property, string>> = {
  fullName: "full name",
  firstName: "given name",
  lastName: "family name",
  alias: "other names",
  gender: "gender",
  nationality: "nationality",
  birthDate: "date of birth",
  deathDate: "date of death",
  birthPlace: "place of birth",
  spouse: "spouse or partner",
  child: "children",
  childCount: "number of children",
  location: "location",
  office: "office address",
  industry: "industry",
  email: "email addresses",
  phone: "phone numbers",
  language: "languages",
  website: "website",
  biography: "self-description",
  avatar: "profile picture",
  photo: "photos",
  experience: "jobs",
  education: "education",
  membership: "memberships",
  occupation: "occupation",
  skill: "skills",
  interest: "named interests",
  badge: "awards and honours",
  account: "accounts",
  followers: "follower counts",
  follower: "well-known followers",
  audience: "audience",
  post: "posts",
  event: "events",
  breach: "data breaches",
  article: "adverse media",
  company: "employer facts",
};

const closedBecause: Readonly<Record<ClosedReason, string>> = {
  kin: "Family is included only where the purpose is about connections between people.",
  followers: "Followers are other people and are not needed for research.",
  pastimes: "Hobbies are not needed for this purpose.",
  posts: "Posts often reveal health, beliefs or politics and are not needed for research.",
  breaches: "Leaked data is included only for vetting or protecting the person.",
  offences: "Reports of offences are included only for vetting, for journalism and for the person themselves.",
};

export const purposeWords = { properties, closedBecause };
