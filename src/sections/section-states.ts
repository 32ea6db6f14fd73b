import { type SectionState, STATE_PREFIX } from "../contract/section-state.ts";
import type { Property } from "../domain/claim.ts";
import type { SectionName } from "../domain/lookup.ts";
import type { Section } from "./section.ts";

/**
 * For every section: whether it found something, its sources answered that there is nothing, or it was not searched for.
 *
 * @param sections the lookup's sections
 * @param fields the profile's fields in each section
 * @param searched properties that the sources which answered are made to find
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

/** Every answer has names: a source that states nothing else of a section did not search for it. */
const OF_EVERYBODY: readonly Property[] = ["fullName", "firstName", "lastName", "alias"];

/**
 * Sections that read more than what they show: a job shows which pastime is somebody's work, but is no pastime; an
 * office shows whom an article means, but is no article.
 */
const TOLD_BY: Partial<Record<SectionName, readonly Property[]>> = {
  adverseMedia: ["article"],
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
