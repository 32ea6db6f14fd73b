import { rectifiedIn } from "../contract/contradictions.ts";
import type { LookupRectification } from "../contract/lookup-rectification.ts";
import type { Lookup } from "../contract/lookup.ts";
import type { Words } from "../words/words.ts";

/** What the person had corrected, and what they dispute in a public register, in the reader's language. */
export function rectifiedTexts(
  words: Words,
  { rectifications, metadata }: Pick<Lookup, "rectifications" | "metadata">,
): readonly string[] {
  return rectifications === undefined
    ? rectifiedIn(metadata)
    : rectifications.map((each) => rectifiedText(words, each));
}

export function rectifiedText({ rectified, properties, formats }: Words, told: LookupRectification): string {
  return told.kind === "corrected"
    ? rectified.corrected(properties[told.property], formats.instant(told.on))
    : rectified.disputed(told.value, told.source);
}
