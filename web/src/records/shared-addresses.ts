import { byId, givenOf } from "../documents/given-of.ts";
import type { Datasource, JudgedRecord } from "../wire.ts";

const EMAIL = /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,5}/g;

/** Records of handed-over documents that give the same email address: probably about the same person. */
export interface SharedAddress {
  readonly address: string;
  readonly recordIds: readonly string[];
}

/** Groups of undecided documents that give the same email address, the largest first; each document is in one group. */
export function sharedAddresses(
  records: readonly JudgedRecord[],
  datasources: readonly Datasource[],
): readonly SharedAddress[] {
  const documents = byId(datasources);
  const givers = new Map<string, Set<string>>();
  for (const record of records) {
    const given = givenOf(record, documents);
    if (given === null || record.judgement !== "undecided" || record.about !== "person") continue;
    for (const [address] of (given.datasource?.data ?? "").matchAll(EMAIL)) {
      const key = address.toLowerCase();
      givers.set(key, (givers.get(key) ?? new Set()).add(record.recordId));
    }
  }
  const grouped = new Set<string>();
  return [...givers]
    .toSorted(([, a], [, b]) => b.size - a.size)
    .flatMap(([address, ids]) => {
      const recordIds = [...ids].filter((id) => !grouped.has(id));
      if (recordIds.length < 2) return [];
      for (const id of recordIds) grouped.add(id);
      return [{ address, recordIds }];
    });
}
