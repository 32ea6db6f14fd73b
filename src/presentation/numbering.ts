import type { EvidenceClaim } from "../contract/lookup.ts";
import type { Citations } from "./citations.ts";

/** Numbers of datasources, ascending. */
export type Numbers = readonly number[];

/** A sentence of a summary, in UTF-16 code units, and what it rests on. */
export interface NumberedSentence {
  readonly from: number;
  readonly to: number;
  readonly numbers: Numbers;
}

/** Numbers the datasources from 1, in the order in which they are asked for. */
export interface Numbering {
  /** What a pointer rests on. Claims that state another value than is shown are not among it. */
  at(pointer: string): Numbers;
  sentences(pointer: string): readonly NumberedSentence[];
  /** `null` for a datasource that is not listed. */
  number(datasourceId: string): number | null;
  /** The ids of those that have a number by now, by number. */
  numbered(): readonly string[];
}

/**
 * @param datasourceIds those that are listed; a claim out of another has no number
 * @param most the most numbers behind one fact
 */
export function createNumbering(
  citations: Citations,
  datasourceIds: readonly string[],
  most = Number.POSITIVE_INFINITY,
): Numbering {
  const listed = new Set(datasourceIds);
  const numbers = new Map<string, number>();
  const number = (id: string): number | null => {
    if (!listed.has(id)) return null;
    const known = numbers.get(id) ?? numbers.size + 1;
    numbers.set(id, known);
    return known;
  };
  const numbersOf = (claims: readonly EvidenceClaim[]): Numbers => {
    const agreeing = claims.filter(({ conflicts }) => conflicts !== true).map(({ datasourceId }) => datasourceId);
    const ids = [...new Set(agreeing)].filter((id) => listed.has(id)).slice(0, most);
    return ids.flatMap((id) => number(id) ?? []).sort((a, b) => a - b);
  };
  return {
    at: (pointer) => numbersOf(citations.at(pointer)),
    sentences: (pointer) =>
      citations.sentences(pointer).map(({ from, to, claims }) => ({ from, to, numbers: numbersOf(claims) })),
    number,
    numbered: () => [...numbers.keys()],
  };
}
