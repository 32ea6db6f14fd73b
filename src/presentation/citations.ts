import type { EvidenceClaim } from "../contract/lookup.ts";

/** What a presentation reads of a claim: of its value, no more than `outlinedValue` keeps. */
export type CitedClaim = Pick<EvidenceClaim, "claimId" | "datasourceId" | "conflicts"> & { readonly value?: unknown };

/** The evidence of a profile by JSON pointer, whole or as an outline. */
export type CitedClaims<Claim extends CitedClaim = CitedClaim> = Readonly<Record<string, readonly Claim[]>>;

/** A sentence of a summary, with offsets in UTF-16 code units of the wire's text. */
export interface CitedSentence<Claim extends CitedClaim = CitedClaim> {
  readonly from: number;
  readonly to: number;
  /** Its own key in the evidence. */
  readonly pointer: string;
  readonly claims: readonly Claim[];
}

export interface CitedPart<Claim extends CitedClaim = CitedClaim> {
  readonly pointer: string;
  readonly claims: readonly Claim[];
}

/** The evidence of a profile by JSON pointer. */
export interface Citations<Claim extends CitedClaim = CitedClaim> {
  /** The claims for a pointer, without duplicates: its own, otherwise those of its parts, otherwise those of the nearest parent field. */
  at(pointer: string): readonly Claim[];
  /** The same, by part. */
  parts(pointer: string): readonly CitedPart<Claim>[];
  /** Whether a pointer is cited; always true if no claims are known at all. */
  isCited(pointer: string): boolean;
  /** The sentences of a summary, in order. */
  sentences(pointer: string): readonly CitedSentence<Claim>[];
  /** The datasources of all claims, without duplicates, in the order of the evidence. */
  readonly datasourceIds: readonly string[];
}

export function citationsOf<Claim extends CitedClaim>(evidence: CitedClaims<Claim>): Citations<Claim> {
  const exact = new Map<string, readonly Claim[]>();
  const below = new Map<string, CitedPart<Claim>[]>();
  const sentences = new Map<string, CitedSentence<Claim>[]>();
  for (const [key, claims] of Object.entries(evidence)) {
    if (!Array.isArray(claims)) continue;
    exact.set(key, claims);
    const sentence = /^(.*)#char=(\d+),(\d+)$/s.exec(key);
    if (sentence) {
      const [, pointer = "", from, to] = sentence;
      append(sentences, pointer, { from: Number(from), to: Number(to), pointer: key, claims });
      continue;
    }
    for (let above = parentOf(key); above !== ""; above = parentOf(above)) {
      append(below, above, { pointer: key, claims });
    }
  }
  for (const list of sentences.values()) list.sort((a, b) => a.from - b.from);
  const isAny = [...exact.values()].some((claims) => claims.length > 0);

  const parts = (pointer: string): readonly CitedPart<Claim>[] => {
    const own = exact.get(pointer);
    if (own) return [{ pointer, claims: own }];
    const inside = below.get(pointer);
    if (inside) return inside;
    for (let above = parentOf(pointer); above !== ""; above = parentOf(above)) {
      const claims = exact.get(above);
      if (claims) return [{ pointer: above, claims }];
    }
    return [];
  };
  const known = new Map<string, readonly Claim[]>();
  const at = (pointer: string): readonly Claim[] => {
    const claims = known.get(pointer) ?? unique(parts(pointer).flatMap((part) => part.claims));
    known.set(pointer, claims);
    return claims;
  };
  return {
    at,
    parts,
    isCited: (pointer) => !isAny || at(pointer).length > 0 || sentences.has(pointer),
    sentences: (pointer) => sentences.get(pointer) ?? [],
    datasourceIds: [...new Set([...exact.values()].flatMap((claims) => claims.map((claim) => claim.datasourceId)))],
  };
}

/** Without duplicates. A claim that is shown for one part and contradicts another counts as shown. */
function unique<Claim extends CitedClaim>(claims: readonly Claim[]): readonly Claim[] {
  const each = new Map<string, Claim>();
  for (const claim of claims) {
    const known = each.get(claim.claimId);
    if (known === undefined || known.conflicts === true) each.set(claim.claimId, claim);
  }
  return [...each.values()];
}

function parentOf(pointer: string): string {
  return pointer.slice(0, Math.max(0, pointer.lastIndexOf("/")));
}

function append<T>(map: Map<string, T[]>, key: string, item: T): void {
  const list = map.get(key);
  if (list) list.push(item);
  else map.set(key, [item]);
}
