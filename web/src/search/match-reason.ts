import { messages, words } from "../messages.ts";

const { labelled, likeness } = words;
const LIKENESS: Readonly<Record<string, string>> = {
  ...likeness,
  "reading error": likeness.readingError,
  "another script": likeness.anotherScript,
  "typing error": likeness.typingError,
  "typing errors": likeness.typingErrors,
};

/** Why a person was found, in the reader's language: "typing error: wang → yang". */
export function matchReason(reason: string): string {
  const known: Readonly<Record<string, string>> = words.identifierKinds;
  const [, kind = "", value = ""] = /^([^:]+): (.+)$/su.exec(reason) ?? [];
  if (kind === "begins with") return messages.search.beginsWith(value);
  const label = LIKENESS[kind];
  if (label === undefined) return known[reason] ?? reason;
  const [found = "", typed] = value.split(" for ");
  return labelled(label, typed === undefined ? found : `${typed} → ${found}`);
}
