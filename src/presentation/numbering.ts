import type { CitedClaim, Citations } from "./citations.ts";
import { groupOf } from "./source-pages.ts";

/** A datasource as listed: all that its number depends on. */
export interface ListedSource {
  readonly datasourceId: string;
  /** Its URL. */
  readonly source: string;
}

/** Numbers of datasources, ascending. */
export type Numbers = readonly number[];

/** A sentence of a summary, in UTF-16 code units, with its sources. */
export interface NumberedSentence {
  readonly from: number;
  readonly to: number;
  readonly numbers: Numbers;
}

/** The numbers of the datasources, from 1: the same wherever a profile is shown. */
export interface Numbering {
  /** The sources for a pointer, without claims that contradict what is shown. */
  at(pointer: string): Numbers;
  sentences(pointer: string): readonly NumberedSentence[];
  /** `null` for a datasource that is not listed. */
  number(datasourceId: string): number | null;
  /** IDs of the datasources requested so far, grouped by number. */
  numbered(): readonly (readonly string[])[];
}

/** In the order in which the evidence cites them, followed by those never cited, as listed. All pages of one API share a number. */
export function numberDatasources(citations: Citations, listed: readonly ListedSource[]): ReadonlyMap<string, number> {
  const groups = new Map(listed.map(({ datasourceId, source }) => [datasourceId, groupOf(datasourceId, source)]));
  const cited = citations.datasourceIds.filter((id) => groups.has(id));
  const ids = [...new Set([...cited, ...groups.keys()])];
  const order = [...new Set(ids.map((id) => groups.get(id)))];
  const numbers = new Map(order.map((group, index) => [group, index + 1]));
  return new Map(ids.map((id) => [id, numbers.get(groups.get(id)) ?? 0]));
}

/** @param listed claims from other datasources get no number */
export function createNumbering(citations: Citations, listed: readonly ListedSource[]): Numbering {
  const numbers = numberDatasources(citations, listed);
  const asked = new Set<string>();
  const number = (id: string): number | null => {
    const known = numbers.get(id);
    if (known === undefined) return null;
    asked.add(id);
    return known;
  };
  const numbersOf = (claims: readonly CitedClaim[]): Numbers => {
    const agreeing = claims.filter(({ conflicts }) => conflicts !== true).map(({ datasourceId }) => datasourceId);
    const found = agreeing.flatMap((id) => number(id) ?? []);
    return [...new Set(found)].sort((a, b) => a - b);
  };
  return {
    at: (pointer) => numbersOf(citations.at(pointer)),
    sentences: (pointer) =>
      citations.sentences(pointer).map(({ from, to, claims }) => ({ from, to, numbers: numbersOf(claims) })),
    number,
    numbered: () => {
      const ids = [...numbers.keys()].filter((id) => asked.has(id));
      return [...Map.groupBy(ids, (id) => numbers.get(id)).values()];
    },
  };
}
