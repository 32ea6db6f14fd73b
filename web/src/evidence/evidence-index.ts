import {
  type CitedClaim,
  type CitedClaims,
  type CitedPart,
  type CitedSentence,
  citationsOf,
} from "../../../src/presentation/citations.ts";
import { numberDatasources } from "../../../src/presentation/numbering.ts";
import type { Datasource, EvidenceClaim } from "../wire.ts";

/** Claims that state one value. */
export interface ValueGroup {
  readonly value: string;
  readonly conflicts: boolean;
  readonly claims: readonly EvidenceClaim[];
}

/** The evidence of a profile, by JSON pointer. */
export interface EvidenceIndex {
  /** The claims behind a field: its own, otherwise those of its parts, otherwise those of the nearest field above. */
  at(pointer: string): readonly CitedClaim[];
  sentences(pointer: string): readonly CitedSentence[];
  /** The same number as in every other form of the report; 0 for a datasource that is not listed. */
  number(datasourceId: string): number;
}

export function indexEvidence(
  evidence: CitedClaims,
  datasources: readonly Pick<Datasource, "datasourceId" | "source">[],
): EvidenceIndex {
  const citations = citationsOf(evidence);
  const numbers = numberDatasources(citations, datasources);
  return {
    at: citations.at,
    sentences: citations.sentences,
    number: (datasourceId) => numbers.get(datasourceId) ?? 0,
  };
}

/** The datasources behind claims, as ascending numbers, without those that state another value. */
export function numbersOf(index: EvidenceIndex, claims: readonly CitedClaim[]): readonly number[] {
  const agreeing = claims.filter((claim) => !claim.conflicts);
  const numbers = agreeing.map((claim) => index.number(claim.datasourceId)).filter((number) => number > 0);
  return [...new Set(numbers)].sort((a, b) => a - b);
}

/** Claims in the order in which a chip names their datasources; what states another value comes last. */
export function inNumberOrder<C extends CitedClaim>(index: EvidenceIndex, claims: readonly C[]): readonly C[] {
  const place = ({ conflicts, datasourceId }: CitedClaim): number =>
    (conflicts ? 1e6 : 0) + (index.number(datasourceId) || 1e5);
  return claims.toSorted((a, b) => place(a) - place(b));
}

/** A value in words; for a whole entry, such as a job, its own strings and numbers. */
function textOf(value: unknown): string {
  if (typeof value !== "object" || value === null) return String(value);
  return Object.values(value)
    .filter((member) => typeof member === "string" || typeof member === "number")
    .join(", ");
}

/** Claims by the value they state, the value in the profile first; a single group if nothing conflicts. */
function groupByValue(claims: readonly EvidenceClaim[]): readonly ValueGroup[] {
  const others = claims.filter((claim) => claim.conflicts);
  const agreeing = claims.filter((claim) => !claim.conflicts);
  const [first] = agreeing;
  return [
    { value: first ? textOf(first.value) : "", conflicts: false, claims: agreeing },
    ...[...Map.groupBy(others, (claim) => textOf(claim.value))].map(([value, claims]) => ({
      value,
      conflicts: true,
      claims,
    })),
  ].filter((group) => group.claims.length > 0);
}

/** The values that claims state, with those of the claims that are `shown`, in the order of their datasources' numbers. */
export function valuesInOrder(
  index: EvidenceIndex,
  claims: readonly EvidenceClaim[],
  shown: readonly EvidenceClaim[],
): readonly ValueGroup[] {
  return groupByValue(claims)
    .map((group) => ({
      ...group,
      claims: inNumberOrder(
        index,
        group.claims.filter((claim) => shown.includes(claim)),
      ),
    }))
    .filter((group) => group.claims.length > 0);
}

/** Parts of an entry that all have the same claims become one group under the entry's name. */
export function mergeEqual(
  pointer: string,
  parts: readonly CitedPart<EvidenceClaim>[],
): readonly CitedPart<EvidenceClaim>[] {
  const byClaims = new Map<string, CitedPart<EvidenceClaim>>();
  for (const part of parts) {
    const key = part.claims.map((claim) => claim.claimId).join();
    if (part.claims.length > 0 && !byClaims.has(key)) byClaims.set(key, part);
  }
  const groups = [...byClaims.values()];
  const [only] = groups;
  return groups.length === 1 && only?.pointer.startsWith(`${pointer}/`) ? [{ pointer, claims: only.claims }] : groups;
}
