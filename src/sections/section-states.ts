import { type SectionState, STATE_PREFIX } from "../contract/section-state.ts";
import type { Property } from "../domain/claim.ts";
import type { SectionName } from "../domain/lookup.ts";
import type { Section } from "./section.ts";

/**
 * Of every section whether it found something, was answered that there is nothing, or was never asked about.
 *
 * @param sections that the lookup has
 * @param fields of the profile that stand in it
 * @param searched what sources that answered in this lookup are made to find of a person
 * @returns `candor.state.<section>` → the state
 */
export function sectionStates(
  sections: readonly Section[],
  fields: ReadonlySet<string>,
  searched: ReadonlySet<Property>,
): Readonly<Record<string, SectionState>> {
  return Object.fromEntries(
    sections.map((section) => [STATE_PREFIX + section.name, stateOf(section, fields, searched)] as const),
  );
}

/** Names belong to every answer: a source that tells nothing else of a section was not asked about it. */
const OF_EVERYBODY: readonly Property[] = ["fullName", "firstName", "lastName", "alias"];

/** Sections that read more than what they are made of: a job says which pastime is one's work, and is no pastime. */
const TOLD_BY: Partial<Record<SectionName, readonly Property[]>> = {
  selling: ["post"],
  leisure: ["post", "interest"],
  socialMedia: ["post"],
};

function stateOf(section: Section, fields: ReadonlySet<string>, searched: ReadonlySet<Property>): SectionState {
  if (section.fills.some((field) => fields.has(field))) return "found";
  const told = (TOLD_BY[section.name] ?? section.reads).some(
    (property) => !OF_EVERYBODY.includes(property) && searched.has(property),
  );
  return told ? "nothing" : "notAsked";
}
