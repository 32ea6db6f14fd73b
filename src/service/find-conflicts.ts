import type { Claim, Property } from "../domain/claim.ts";
import { compareNames, SAME_NAME } from "../names/compare.ts";
import { plainKey } from "../sections/fold.ts";

/** A field that a person has one of: what it is read from, and when two values of it are one. */
interface SingleField {
  readonly property: Property;
  readonly agrees: (shown: string, stated: string) => boolean;
}

const sameText = (shown: string, stated: string): boolean => plainKey(shown) === plainKey(stated);
const sameName = (shown: string, stated: string): boolean => compareNames(shown, stated).score >= SAME_NAME;
/** A date of birth to the day agrees with its year. */
const sameYear = (shown: string, stated: string): boolean => shown === stated.slice(0, 4);
/** A town agrees with the town in its country. */
function sameWhere(shown: string, stated: string): boolean {
  const [one, two] = [` ${plainKey(shown)} `, ` ${plainKey(stated)} `];
  return one.includes(two) || two.includes(one);
}

const FIELDS: Readonly<Record<string, SingleField>> = {
  fullName: { property: "fullName", agrees: sameName },
  gender: { property: "gender", agrees: sameText },
  nationality: { property: "nationality", agrees: sameText },
  birthYear: { property: "birthDate", agrees: sameYear },
  spouse: { property: "spouse", agrees: sameName },
  location: { property: "location", agrees: sameWhere },
};

/**
 * Claims of own records that state another value than the profile shows, by the pointer of the field: they lost by
 * tier, agreement or recency, and are shown beside what won.
 *
 * @param believed claims of records that were judged to be the candidate
 */
export function findConflicts(data: unknown, believed: readonly Claim[]): ReadonlyMap<string, readonly Claim[]> {
  const conflicts = new Map<string, readonly Claim[]>();
  for (const [field, { property, agrees }] of Object.entries(FIELDS)) {
    const shown = (data as Readonly<Record<string, unknown>>)[field];
    if (typeof shown !== "string" && typeof shown !== "number") continue;
    const others = believed.filter(
      (claim) => claim.property === property && typeof claim.value === "string" && !agrees(String(shown), claim.value),
    );
    if (others.length > 0) conflicts.set(`/${field}`, others);
  }
  return conflicts;
}
