import type { Datasource, Evidence, EvidenceClaim } from "../wire.ts";

export interface Sentence {
  /** In UTF-16 code units of the text as it stands on the wire. */
  readonly from: number;
  readonly to: number;
  readonly pointer: string;
  readonly claims: readonly EvidenceClaim[];
}

export interface ClaimGroup {
  readonly pointer: string;
  readonly claims: readonly EvidenceClaim[];
}

/** Claims that state one value. */
export interface ValueGroup {
  readonly value: string;
  readonly conflicts: boolean;
  readonly claims: readonly EvidenceClaim[];
}

/** The evidence of a profile, asked by JSON pointer. */
export interface EvidenceIndex {
  /** The claims behind a field: its own, else those of its parts, else those of the nearest field above. */
  at(pointer: string): readonly EvidenceClaim[];
  /** The same, told apart by part where the parts rest on different claims. */
  groups(pointer: string): readonly ClaimGroup[];
  /** Whether the wire requires the member and nothing states it: its evidence, or that of what it stands in, is empty. */
  isUnknown(pointer: string): boolean;
  sentences(pointer: string): readonly Sentence[];
  /** Datasources count from 1 in the order in which the profile cites them; those it never cites follow. */
  number(datasourceId: string): number;
}

export function indexEvidence(
  evidence: Evidence,
  datasources: readonly Pick<Datasource, "datasourceId">[],
): EvidenceIndex {
  const exact = new Map<string, readonly EvidenceClaim[]>();
  const below = new Map<string, string[]>();
  const sentences = new Map<string, Sentence[]>();
  const numbers = new Map<string, number>();
  for (const [key, claims] of Object.entries(evidence)) {
    for (const { datasourceId } of claims) if (!numbers.has(datasourceId)) numbers.set(datasourceId, numbers.size + 1);
    exact.set(key, claims);
    const sentence = /^(.*)#char=(\d+),(\d+)$/s.exec(key);
    if (sentence) {
      const [, pointer = "", from, to] = sentence;
      append(sentences, pointer, { from: Number(from), to: Number(to), pointer: key, claims });
      continue;
    }
    for (let above = parentOf(key); above !== ""; above = parentOf(above)) append(below, above, key);
  }
  for (const { datasourceId } of datasources) {
    if (!numbers.has(datasourceId)) numbers.set(datasourceId, numbers.size + 1);
  }
  for (const list of sentences.values()) list.sort((a, b) => a.from - b.from);

  const groups = (pointer: string): readonly ClaimGroup[] => {
    const own = exact.get(pointer);
    if (own) return [{ pointer, claims: own }];
    const parts = below.get(pointer);
    if (parts) return mergeEqual(pointer, parts, exact);
    for (let above = parentOf(pointer); above !== ""; above = parentOf(above)) {
      const claims = exact.get(above);
      if (claims) return [{ pointer: above, claims }];
    }
    return [];
  };
  const answers = new Map<string, readonly EvidenceClaim[]>();
  return {
    groups,
    at(pointer) {
      const known = answers.get(pointer);
      if (known) return known;
      const claims = unique(groups(pointer).flatMap((group) => group.claims));
      answers.set(pointer, claims);
      return claims;
    },
    isUnknown(pointer) {
      for (let at = pointer; at !== ""; at = parentOf(at)) {
        const claims = exact.get(at);
        if (claims) return claims.length === 0;
      }
      return false;
    },
    sentences: (pointer) => sentences.get(pointer) ?? [],
    number: (datasourceId) => numbers.get(datasourceId) ?? 0,
  };
}

/** The datasources behind claims, as ascending numbers; without those that state another value. */
export function numbersOf(index: EvidenceIndex, claims: readonly EvidenceClaim[]): readonly number[] {
  const agreeing = claims.filter((claim) => !claim.conflicts);
  return [...new Set(agreeing.map((claim) => index.number(claim.datasourceId)))].sort((a, b) => a - b);
}

/** A value in words: a whole entry, such as a job, by its own strings and numbers. */
function textOf(value: unknown): string {
  if (typeof value !== "object" || value === null) return String(value);
  return Object.values(value)
    .filter((member) => typeof member === "string" || typeof member === "number")
    .join(", ");
}

/** Claims by the value they state, what the profile shows first; one group where nothing conflicts. */
export function groupByValue(claims: readonly EvidenceClaim[]): readonly ValueGroup[] {
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

/** Parts of an entry that all rest on one set of claims are one group under the entry's own name. */
function mergeEqual(
  pointer: string,
  parts: readonly string[],
  exact: ReadonlyMap<string, readonly EvidenceClaim[]>,
): readonly ClaimGroup[] {
  const byClaims = new Map<string, ClaimGroup>();
  const groups: ClaimGroup[] = [];
  for (const part of parts) {
    const claims = exact.get(part) ?? [];
    if (claims.length === 0) continue;
    const key = claims.map((claim) => claim.claimId).join();
    if (byClaims.has(key)) continue;
    const group = { pointer: part, claims };
    byClaims.set(key, group);
    groups.push(group);
  }
  const [only] = groups;
  return groups.length === 1 && only ? [{ pointer, claims: only.claims }] : groups;
}

function unique(claims: readonly EvidenceClaim[]): readonly EvidenceClaim[] {
  return [...new Map(claims.map((claim) => [claim.claimId, claim])).values()];
}

function parentOf(pointer: string): string {
  return pointer.slice(0, Math.max(0, pointer.lastIndexOf("/")));
}

function append<T>(map: Map<string, T[]>, key: string, item: T): void {
  const list = map.get(key);
  if (list) list.push(item);
  else map.set(key, [item]);
}
