import type { Probe } from "../contract/lookup.ts";
import type { JudgedRecord } from "../contract/judgement.ts";
import { DOCUMENT_ADDRESS } from "../domain/told-address.ts";

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
export function whyUnused(before: readonly LedgerLine[], after: readonly LedgerLine[]): string | undefined {
  return after.find((line, at) => JSON.stringify(line) !== JSON.stringify(before[at]))?.reason;
}

type LedgerLine = Pick<Probe, "connector" | "reason">;

/**
 * The result of a document.
 *
 * @param before the lookup's records before the document, `after` with it
 */
export function outcomeOf(
  before: readonly Pick<JudgedRecord, "recordId">[],
  after: readonly Pick<JudgedRecord, "recordId" | "source" | "judgement">[],
): DocumentOutcome {
  const known = new Set(before.map(({ recordId }) => recordId));
  const brought = after.filter(({ recordId, source }) => source.startsWith(DOCUMENT_ADDRESS) && !known.has(recordId));
  const judgement = BY_WEIGHT.find((each) => brought.some((record) => record.judgement === each)) ?? "nothing";
  return {
    judgement,
    recordIds: brought.filter((record) => record.judgement === judgement).map(({ recordId }) => recordId),
  };
}
