import type { LeftOutReason } from "../domain/left-out.ts";
import { leftOutText } from "../presentation/reason-text.ts";
import { wordsFor } from "../words/words.ts";

/** Why a row or a cell was left out, never with its content: in English, and as a code if there is one. */
export interface LeftOut {
  readonly reason: string;
  readonly why?: LeftOutReason;
}

export function leftOut(
  code: LeftOutReason["code"],
  ...values: readonly string[]
): LeftOut & Required<Pick<LeftOut, "why">> {
  const why = { code, values };
  return { reason: leftOutText(wordsFor("en"), { reason: "", why }), why };
}
