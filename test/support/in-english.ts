import type { LedgerReason } from "../../src/domain/ledger-reason.ts";
import { ledgerText } from "../../src/presentation/reason-text.ts";
import { wordsFor } from "../../src/words/words.ts";

/** Reasons of the ledger as the wire's English sentence; empty if there are none. */
export function inEnglish(why: readonly LedgerReason[] = []): string {
  return ledgerText(wordsFor("en"), why);
}
