import type { JudgedRecordRow } from "../db/record.ts";
import type { Claim, Property } from "../domain/claim.ts";
import type { Identifier } from "../domain/identifier.ts";

/**
 * Verified datasources: their record is the candidate's, and agrees with another record on more than the name or states one of the
 * candidate's own identifiers.
 *
 * @param records judged to be the candidate, with `claims` of theirs
 */
export function findVerified(
  records: readonly Pick<JudgedRecordRow, "id" | "datasourceIds">[],
  claims: readonly Claim[],
  identifiers: readonly Identifier[],
): Set<string> {
  const keys = new Set(identifiers.map(({ value }) => value));
  const statedBy = new Map<string, Set<string>>();
  const telling = claims.filter(({ property }) => !SHARED_BY_NAMESAKES.has(property));
  for (const claim of telling)
    statedBy.set(factOf(claim), (statedBy.get(factOf(claim)) ?? new Set()).add(claim.recordId));
  const agreeing = new Set<string>();
  for (const claim of telling) {
    const own =
      typeof claim.value === "string"
        ? keys.has(claim.value)
        : typeof claim.value === "object" && "url" in claim.value && keys.has(claim.value.url ?? "");
    if (own || (statedBy.get(factOf(claim))?.size ?? 0) > 1) agreeing.add(claim.recordId);
  }
  return new Set(records.filter(({ id }) => agreeing.has(id)).flatMap(({ datasourceIds }) => datasourceIds));
}

/** Properties that namesakes share by definition; agreement on them proves nothing. */
const SHARED_BY_NAMESAKES: ReadonlySet<Property> = new Set(["fullName", "firstName", "lastName", "alias", "gender"]);

function factOf({ property, value }: Claim): string {
  return JSON.stringify([property, value]);
}
