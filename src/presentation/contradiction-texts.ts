import { contradictionLine, contradictionsIn } from "../contract/contradictions.ts";
import type { LookupContradiction } from "../contract/lookup-contradiction.ts";
import type { Lookup } from "../contract/lookup.ts";
import type { Words } from "../words/words.ts";
import { ledgerText, reasonText } from "./reason-text.ts";
import { BY_ID, seenText, writtenDates } from "./seen-text.ts";

/** What was given as the person's and was not used, each with why, in the reader's language. */
export function contradictionTexts(
  words: Words,
  { contradictions, metadata }: Pick<Lookup, "contradictions" | "metadata">,
): readonly string[] {
  if (contradictions === undefined) return contradictionsIn(metadata);
  const { date } = writtenDates(words);
  return contradictions.map((each) =>
    words.language === "en"
      ? contradictionLine({ ...each, text: each.text.replaceAll(/\b\d{4}-\d\d-\d\d\b/g, date) })
      : words.labelled(each.address, whyNotUsed(words, each)),
  );
}

function whyNotUsed(words: Words, { reasons, unread, why = [] }: LookupContradiction): string {
  if (unread !== undefined) {
    const sentence = words.contradictions[unread];
    return why.length === 0 ? sentence : `${words.labelled(bare(sentence), ledgerText(words, why))}.`;
  }
  return reasons
    .map(({ name, seen }) => {
      const sentence = reasonText(words, { name, text: name });
      return seen === undefined
        ? sentence
        : `${bare(sentence)} (${seenText(words, seen, { ...BY_ID, ...writtenDates(words) })}).`;
    })
    .join(" ");
}

/** A sentence without its full stop, before what goes on about it. */
function bare(sentence: string): string {
  return sentence.replace(/\.$/u, "");
}
