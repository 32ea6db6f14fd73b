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

/** The numbers of the datasources, from 1: the same wherever a profile is shown. */
export interface Numbering {
  /** What a pointer rests on. Claims that state another value than is shown are not among it. */
  at(pointer: string): Numbers;
  sentences(pointer: string): readonly NumberedSentence[];
  /** `null` for a datasource that is not listed. */
  number(datasourceId: string): number | null;
  /** The ids of those that were asked for by now, by number. */
  numbered(): readonly string[];
}

/** In the order in which the evidence cites them; those that it never cites follow as they are listed. */
export function numberDatasources(citations: Citations, listed: readonly string[]): ReadonlyMap<string, number> {
  const known = new Set(listed);
  const cited = citations.datasourceIds.filter((id) => known.has(id));
  return new Map([...new Set([...cited, ...listed])].map((id, index) => [id, index + 1]));
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
  const numbers = numberDatasources(citations, datasourceIds);
  const asked = new Set<string>();
  const number = (id: string): number | null => {
    const known = numbers.get(id);
    if (known === undefined) return null;
    asked.add(id);
    return known;
  };
  const numbersOf = (claims: readonly EvidenceClaim[]): Numbers => {
    const agreeing = claims.filter(({ conflicts }) => conflicts !== true).map(({ datasourceId }) => datasourceId);
    const ids = [...new Set(agreeing)].filter((id) => numbers.has(id)).slice(0, most);
    return ids.flatMap((id) => number(id) ?? []).sort((a, b) => a - b);
  };
  return {
    at: (pointer) => numbersOf(citations.at(pointer)),
    sentences: (pointer) =>
      citations.sentences(pointer).map(({ from, to, claims }) => ({ from, to, numbers: numbersOf(claims) })),
    number,
    numbered: () => [...numbers.keys()].filter((id) => asked.has(id)),
  };
}
