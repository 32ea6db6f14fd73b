import type { CodedReason } from "./reason.ts";

/**
 * Why a source was not searched, did not answer, or could not be read. The catalogue of each language has a sentence for every code
 * (`ledger-reasons.ts`), whose values are in its order; `said` is what a plug-in, a reader or a connection states in its own words.
 */
export const LEDGER_REASONS = [
  "off",
  "notSwitchedOn",
  "offline",
  "noKey",
  "noUserToken",
  "lacks",
  "mayNotStore",
  "noServer",
  "noHostName",
  "noInstance",
  "noFile",
  "unreadableFile",
  "otherFile",
  "listLacks",
  "noSection",
  "allClosed",
  "otherKey",
  "anyHost",
  "recent",
  "questionsSpent",
  "nameQuestionsSpent",
  "timeSpent",
  "refusedEarlier",
  "connectorFailed",
  "tooMuch",
  "restLate",
  "late",
  "circuitOpen",
  "ourLimit",
  "ownLimit",
  "asksForPause",
  "again",
  "failed",
  "refused",
  "unexpected",
  "notUnderstood",
  "keyRefused",
  "quotaSpent",
  "noCredit",
  "setAnother",
  "unpaid",
  "busy",
  "challenge",
  "circles",
  "notAllowed",
  "noAddress",
  "connectionRefused",
  "notSecure",
  "brokenOff",
  "tooLarge",
  "tooLargeToRead",
  "notJson",
  "htmlNotJson",
  "emptyAnswer",
  "noList",
  "hiddenAccount",
  "noPage",
  "noPicture",
  "brokenPicture",
  "notIndexed",
  "robots",
  "unread",
  "readerFailed",
  "tooManyThings",
  "partsRead",
  "madeUp",
  "damaged",
  "ofDocuments",
  "noText",
  "passagesKnown",
  "questionsFailed",
  "passagesLeft",
  "failedBefore",
  "answersLate",
  "dayQuestionsSpent",
  "statementsTaken",
  "statementsRefused",
  "said",
] as const;
export type LedgerReason = CodedReason<(typeof LEDGER_REASONS)[number]>;

export function because(code: LedgerReason["code"], ...values: readonly (string | number)[]): LedgerReason {
  return { code, values: values.map(String) };
}

/** What a plug-in says in words, as reasons. */
export function whyOf(why: string | LedgerReason | readonly LedgerReason[]): readonly LedgerReason[] {
  if (typeof why === "string") return [because("said", why)];
  return "code" in why ? [why] : why;
}

/** @param lack `key`, or the name of a setting */
export function becauseItLacks(lack: string): LedgerReason {
  return lack === "key" ? because("noKey") : because("lacks", lack);
}
