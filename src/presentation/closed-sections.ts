import { SECTIONS, type SectionName } from "../domain/lookup.ts";
import { type Purpose, sectionsOf } from "../domain/purpose.ts";

/** What a purpose leaves out, in the order of a report; nothing where it is not known yet. */
export function closedSections(purpose: Purpose | undefined): readonly SectionName[] {
  if (purpose === undefined) return [];
  const open = new Set(sectionsOf(purpose));
  return SECTIONS.filter((name) => !open.has(name));
}
