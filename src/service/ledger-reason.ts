import type { LedgerReason } from "../domain/ledger-reason.ts";
import { ledgerText } from "../presentation/reason-text.ts";
import { wordsFor } from "../words/words.ts";

/** Why a source was not searched or did not answer, as the wire has it: the codes, and their English sentence. */
export interface ExplainedLedger {
  readonly reason?: string;
  readonly why?: readonly LedgerReason[];
}

/** @param why absent on the wire if empty */
export function explainLedger(why: readonly LedgerReason[]): ExplainedLedger {
  return why.length === 0 ? {} : { reason: ledgerText(wordsFor("en"), why), why };
}
