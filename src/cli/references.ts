import type { Schemas } from "../client/client.ts";

type Datasource = Schemas["Datasource"];

/** Which datasources stand behind a field, by numbers given in the order in which they are first asked for. */
export interface References {
  /** Whether any evidence can be shown: the datasources of a preview stay closed. */
  readonly any: boolean;
  /** The evidence of a pointer: its own, else its parts', else that of the nearest pointer above it. */
  at(pointer: string): readonly number[];
  /** The sentences of a summary, each with its evidence. */
  sentences(pointer: string, text: string): readonly { readonly text: string; readonly numbers: readonly number[] }[];
  number(datasourceId: string): number | null;
  /** Every datasource that has a number by now, by number. */
  numbered(): readonly (Datasource & { readonly number: number })[];
}

interface Sentence {
  /** In UTF-16 code units of the summary. */
  readonly from: number;
  readonly to: number;
  readonly ids: readonly string[];
}

export function createReferences(evidence: Schemas["Evidence"], datasources: readonly Datasource[]): References {
  const known = new Map(datasources.map((datasource) => [datasource.datasourceId, datasource]));
  const numbers = new Map<string, number>();
  const exact = new Map<string, readonly string[]>();
  const below = new Map<string, string[]>();
  const sentences = new Map<string, Sentence[]>();
  for (const [key, claims] of Object.entries(evidence)) {
    const ids = claims.map((claim) => claim.datasourceId).filter((id) => known.has(id));
    const sentence = /^(.*)#char=(\d+),(\d+)$/s.exec(key);
    if (sentence) {
      const [, pointer = "", from, to] = sentence;
      sentences.set(pointer, [...(sentences.get(pointer) ?? []), { from: Number(from), to: Number(to), ids }]);
      continue;
    }
    exact.set(key, ids);
    for (let above = parentOf(key); above !== ""; above = parentOf(above)) {
      below.set(above, [...(below.get(above) ?? []), ...ids]);
    }
  }
  const numberOf = (id: string): number => {
    const number = numbers.get(id) ?? numbers.size + 1;
    numbers.set(id, number);
    return number;
  };
  const toNumbers = (ids: readonly string[]) => [...new Set(ids)].map(numberOf).toSorted((a, b) => a - b);
  return {
    any: [...exact.values()].some((ids) => ids.length > 0),
    at(pointer) {
      const own = exact.get(pointer) ?? below.get(pointer);
      if (own !== undefined) return toNumbers(own);
      for (let above = parentOf(pointer); above !== ""; above = parentOf(above)) {
        const ids = exact.get(above);
        if (ids !== undefined) return toNumbers(ids);
      }
      return [];
    },
    sentences(pointer, text) {
      const parts = (sentences.get(pointer) ?? []).toSorted((a, b) => a.from - b.from);
      if (parts.length === 0) return [{ text, numbers: toNumbers(exact.get(pointer) ?? []) }];
      return parts.map(({ from, to, ids }) => ({ text: text.slice(from, to).trim(), numbers: toNumbers(ids) }));
    },
    number: (id) => (known.has(id) ? numberOf(id) : null),
    numbered: () =>
      [...numbers].flatMap(([id, number]) => {
        const datasource = known.get(id);
        return datasource === undefined ? [] : [{ ...datasource, number }];
      }),
  };
}

function parentOf(pointer: string): string {
  return pointer.slice(0, Math.max(0, pointer.lastIndexOf("/")));
}
