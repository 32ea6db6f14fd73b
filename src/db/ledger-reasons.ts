import { sql } from "kysely";
import type { LedgerReason } from "../domain/ledger-reason.ts";
import { ledgerText } from "../presentation/reason-text.ts";
import { wordsFor } from "../words/words.ts";

/** Reasons as two columns: the English sentence, and the codes that it is written from. Both are null if there are none. */
export interface WrittenReasons {
  readonly text: string | null;
  readonly why: readonly LedgerReason[] | null;
}

export function writeReasons(why: readonly LedgerReason[]): WrittenReasons {
  return why.length === 0 ? { text: null, why: null } : { text: ledgerText(wordsFor("en"), why), why };
}

/**
 * Reads such columns. A row of a release that wrote no codes has its sentence as `said`.
 *
 * @param text the column of the sentence, and `why` that of the codes, as they stand in the statement
 */
export function readReasons(text: string, why: string) {
  return sql<readonly LedgerReason[]>`coalesce(${sql.ref(why)}, case when ${sql.ref(text)} is null then '[]'::json
    else json_build_array(json_build_object('code', 'said', 'values', json_build_array(${sql.ref(text)}))) end)`;
}
