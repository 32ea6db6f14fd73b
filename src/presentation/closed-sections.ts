import { closedProperties, flagsOf, PROPERTY_RULES } from "../domain/property-rules.ts";
import type { AskedFlag } from "../domain/brand-safety.ts";
import { SECTIONS, type SectionName } from "../domain/lookup.ts";
import { type Purpose, sectionsOf } from "../domain/purpose.ts";
import type { Words } from "../words/words.ts";

/** What a purpose leaves out, in the order of a report; empty while the purpose is unknown. */
export function closedSections(purpose: Purpose | undefined): readonly SectionName[] {
  if (purpose === undefined) return [];
  const open = new Set(sectionsOf(purpose));
  return SECTIONS.filter((name) => !open.has(name));
}

/** Flags that a lookup for this purpose may name in addition to those always judged; empty while the purpose is unknown. */
export function askableFlags(purpose: Purpose | undefined): readonly AskedFlag[] {
  return purpose === undefined ? [] : flagsOf(purpose);
}

/** What a purpose does not collect, judge or show, in words, with a reason for each group. */
export function closedInWords(purpose: Purpose | undefined, words: Words): readonly ClosedGroup[] {
  if (purpose === undefined) return [];
  const groups = Map.groupBy(closedProperties(purpose), (property) => PROPERTY_RULES[property].closed);
  return [...groups].flatMap(([reason, properties]) =>
    reason === undefined
      ? []
      : {
          names: properties.map((property) => words.properties[property]).join(", "),
          because: words.closedBecause[reason],
        },
  );
}

export interface ClosedGroup {
  readonly names: string;
  readonly because: string;
}
