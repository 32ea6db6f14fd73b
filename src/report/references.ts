import type { Evidence } from "../contract/lookup.ts";
import type { References } from "./blocks.ts";

/** Where in a summary a sentence ends, in UTF-16 code units, and what it rests on. */
export interface SentenceEnd {
  readonly at: number;
  readonly refs: References;
}

/** Numbers the datasources in the order in which the report cites them; what it never cites follows at the end. */
export interface Numbering {
  /** The numbers behind a JSON pointer: its own evidence, else its parts', else the nearest field above it. */
  at(pointer: string): References;
  sentences(pointer: string): SentenceEnd[];
  number(datasourceId: string): number | null;
  /** All datasource ids by number, from 1. Call when the report is written. */
  order(): string[];
}

/** More numbers than this behind one fact are noise; the rest is in the evidence of the wire contract. */
const MAX_NUMBERS = 6;

export function createNumbering(evidence: Evidence, datasourceIds: readonly string[]): Numbering {
  const index = indexEvidence(evidence, new Set(datasourceIds));
  const numbers = new Map<string, number>();
  const numberOf = (datasourceId: string): number => {
    const known = numbers.get(datasourceId) ?? numbers.size + 1;
    numbers.set(datasourceId, known);
    return known;
  };
  const numbered = (ids: Iterable<string>): References =>
    [...new Set(ids)]
      .slice(0, MAX_NUMBERS)
      .map(numberOf)
      .sort((a, b) => a - b);
  return {
    at: (pointer) => numbered(idsAt(index, pointer)),
    sentences: (pointer) =>
      (index.sentences.get(pointer) ?? [])
        .map(({ at, ids }) => ({ at, refs: numbered(ids) }))
        .sort((a, b) => a.at - b.at),
    number: (datasourceId) => (index.known.has(datasourceId) ? numberOf(datasourceId) : null),
    order: () => {
      for (const id of datasourceIds) numberOf(id);
      return [...numbers.keys()];
    },
  };
}

interface EvidenceIndex {
  readonly known: ReadonlySet<string>;
  readonly exact: ReadonlyMap<string, readonly string[]>;
  /** Every pointer above an exact one, with all that stands below it. */
  readonly below: ReadonlyMap<string, readonly string[]>;
  readonly sentences: ReadonlyMap<string, readonly { readonly at: number; readonly ids: readonly string[] }[]>;
}

function indexEvidence(evidence: Evidence, known: ReadonlySet<string>): EvidenceIndex {
  const exact = new Map<string, string[]>();
  const below = new Map<string, string[]>();
  const sentences = new Map<string, { at: number; ids: string[] }[]>();
  for (const [key, claims] of Object.entries(evidence)) {
    if (!Array.isArray(claims)) continue;
    const ids = claims.map((claim) => claim.datasourceId).filter((id) => known.has(id));
    const sentence = /^(.*)#char=\d+,(\d+)$/s.exec(key);
    if (sentence !== null) {
      append(sentences, sentence[1] ?? "", { at: Number(sentence[2]), ids });
      continue;
    }
    exact.set(key, ids);
    for (let pointer = parentOf(key); pointer !== ""; pointer = parentOf(pointer)) append(below, pointer, ...ids);
  }
  return { known, exact, below, sentences };
}

function idsAt(index: EvidenceIndex, pointer: string): readonly string[] {
  const own = index.exact.get(pointer) ?? index.below.get(pointer);
  if (own !== undefined) return own;
  for (let above = parentOf(pointer); above !== ""; above = parentOf(above)) {
    const ids = index.exact.get(above);
    if (ids !== undefined) return ids;
  }
  return [];
}

function parentOf(pointer: string): string {
  return pointer.slice(0, Math.max(0, pointer.lastIndexOf("/")));
}

function append<T>(map: Map<string, T[]>, key: string, ...values: T[]): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, values);
  else list.push(...values);
}
