import type { Probe } from "../contract/lookup.ts";
import type { JudgedRecord } from "../contract/judgement.ts";

/** The result of reading a document that somebody uploaded; `nothing` if it does not name the person, or was read before. */
export interface DocumentOutcome {
  readonly judgement: JudgedRecord["judgement"] | "nothing";
  /** The records made from it. */
  readonly recordIds: readonly string[];
}

const BY_WEIGHT = ["own", "undecided", "other"] as const;

/**
 * Why nothing of a document is used, according to the ledger entry that came with it. Sources that are off stand last in the ledger.
 *
 * @param before the lookup's ledger before the document, and `after` the one with it
 */
export function whyUnused(before: readonly LedgerLine[], after: readonly LedgerLine[]): Probe["why"] {
  return after.find((line, at) => JSON.stringify(line) !== JSON.stringify(before[at]))?.why;
}

type LedgerLine = Pick<Probe, "connector" | "why">;

/**
 * The result of a document: what was judged of the records that rest on a datasource that came with it, be they new or
 * known. A web page states its own address, and several things in it have records of their own, so records are not told
 * by their URL.
 *
 * @param before the lookup's records before the document, `after` with it
 */
export function outcomeOf(
  before: readonly Pick<JudgedRecord, "datasourceIds">[],
  after: readonly Pick<JudgedRecord, "recordId" | "datasourceIds" | "judgement">[],
): DocumentOutcome {
  const known = new Set(before.flatMap(({ datasourceIds }) => datasourceIds));
  const brought = after.filter(({ datasourceIds }) => datasourceIds.some((id) => !known.has(id)));
  const judgement = BY_WEIGHT.find((each) => brought.some((record) => record.judgement === each)) ?? "nothing";
  return {
    judgement,
    recordIds: brought.filter((record) => record.judgement === judgement).map(({ recordId }) => recordId),
  };
}
