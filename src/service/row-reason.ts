import type { RowReason } from "../domain/bulk.ts";
import { rowReasonText } from "../presentation/reason-text.ts";
import { wordsFor } from "../words/words.ts";

/** Why a row of a bulk has no lookup, or shares one: the code, and its English sentence for the wire. */
export interface ExplainedRow {
  readonly reason: string;
  readonly why: readonly RowReason[];
}

export function explainRow(code: RowReason["code"], values: readonly string[] = []): ExplainedRow {
  const why = [{ code, values }];
  return { reason: rowReasonText(wordsFor("en"), why), why };
}
