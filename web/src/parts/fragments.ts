import { placeIn } from "../../../src/presentation/names-in.ts";
import { words } from "../messages.ts";

/** What a list says of a person, post and company before place, with the country in the reader's language. */
export function shownFragments(fragments: readonly string[]): readonly string[] {
  return fragments.map((text, index) => (index === fragments.length - 1 ? placeIn(words.language, text) : text));
}
