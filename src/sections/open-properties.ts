import type { Property } from "../domain/claim.ts";
import type { SectionName } from "../domain/lookup.ts";
import { SECTION_BUILDERS } from "./profile.ts";

/**
 * Whether a property may be shown where only these sections are open: one of them reads it, or none at all
 * does. What only closed sections read is closed in the raw data as well.
 */
export function isOpenProperty(property: Property, sections: readonly SectionName[]): boolean {
  const readers = SECTION_BUILDERS.filter((section) => section.reads.includes(property)).map(({ name }) => name);
  return readers.length === 0 || readers.some((name) => sections.includes(name));
}
