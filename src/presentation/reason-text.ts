import type { RowReason } from "../domain/bulk.ts";
import type { LedgerReason } from "../domain/ledger-reason.ts";
import type { LeftOutReason } from "../domain/left-out.ts";
import type { Words } from "../words/words.ts";

/** A reason of a judgement in the reader's language; a reason without a known name stays as the service words it. */
export function reasonText({ language, reasons }: Words, { name, text }: { name: string; text: string }): string {
  if (language === "en") return text;
  const known: Readonly<Record<string, string>> = reasons;
  return Object.hasOwn(known, name) ? (known[name] ?? text) : text;
}

/** Why a row of a bulk was not matched, not looked up or shares a lookup, in the reader's language. */
export function rowReasonText(words: Words, why: readonly RowReason[]): string {
  return why.map((reason) => oneRowReason(words, reason)).join("; ");
}

function oneRowReason(words: Words, { code, values }: RowReason): string {
  const { reasons, requirable } = words.screens.bulk;
  switch (code) {
    case "unlikely": {
      const sentences: Readonly<Record<string, string>> = { ...words.reasons, nameAlone: reasons.nameAlone };
      return reasons.unlikely(values.map((name) => sentences[name] ?? name));
    }
    case "lacks": {
      const members: Readonly<Record<string, string>> = requirable;
      return reasons.lacks(values.map((member) => words.inLine(members[member] ?? member)).join(", "));
    }
    case "sameAs":
      return reasons.sameAs(values.join(", "));
    default:
      return reasons[code];
  }
}

/** Why a source was not searched, did not answer, or could not be read. */
export function ledgerText(words: Words, why: readonly LedgerReason[]): string {
  const { reasons } = words.ownTexts.ledger;
  return why.reduce((told, { code, values }, at) => {
    const say: (...values: string[]) => string = reasons[code];
    const text = say(...values);
    const before = why[at - 1]?.code;
    if (before === undefined) return text;
    return LEADING.has(before) ? words.labelled(told, text) : `${told}; ${text}`;
  }, "");
}

/** Reasons that say of how many documents or passages the next one is. */
const LEADING: ReadonlySet<LedgerReason["code"]> = new Set(["ofDocuments", "passagesLeft"]);

/** Whether a source was not searched because the whole service is offline, which nobody can change in it. */
export function isOffline(why: readonly LedgerReason[] = []): boolean {
  return why.some(({ code }) => code === "offline");
}

/** Why a row or cell of an import was left out; a reason without a code stays as the service words it. */
export function leftOutText(
  { ownTexts: { leftOut } }: Words,
  { reason, why }: { readonly reason: string; readonly why?: LeftOutReason | undefined },
): string {
  if (why === undefined) return reason;
  const say: (...values: string[]) => string = leftOut[why.code];
  return say(...why.values);
}
