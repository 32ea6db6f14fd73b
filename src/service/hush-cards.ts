import { closePlaces } from "../domain/mask.ts";
import { callsOf } from "../names/named-in-text.ts";
import { readWords } from "../names/scripts.ts";
import { readHush } from "../pipeline/hush-names.ts";
import type { ServiceContext } from "./context.ts";

/** What is shown of somebody in their own or a source's words. */
interface Card {
  /** All that they are called themselves: it stays. */
  readonly names: readonly string[];
  readonly fragments: readonly string[];
  /** Why a search found them. */
  readonly matchedOn?: readonly string[];
}

/**
 * Cards without the whole names of people on the list who stand in a headline of somebody else, and without a reason that repeats a word
 * of such a name.
 */
export async function hushCards(
  { db, keyring }: Pick<ServiceContext, "db" | "keyring">,
  cards: readonly Card[],
): Promise<readonly Required<Omit<Card, "names">>[]> {
  const hush = await readHush(
    { db, keyring },
    cards.flatMap(({ fragments }) => fragments),
  );
  return cards.map(({ names, fragments, matchedOn = [] }) => {
    if (hush === null) return { fragments, matchedOn };
    const own = callsOf(names);
    const named = fragments.map((text) => ({ text, places: hush(text, own) }));
    const closed = named.flatMap(({ text, places }) => places.map(({ from, to }) => text.slice(from, to)));
    const left = named.map(({ text, places }) => closePlaces(text, places));
    const hidden = wordsOf(closed).difference(wordsOf([...left, ...names]));
    return { fragments: left, matchedOn: matchedOn.filter((reason) => !hidden.has(reason.split(": ")[1] ?? "")) };
  });
}

function wordsOf(texts: readonly string[]): ReadonlySet<string> {
  return new Set(texts.flatMap((text) => readWords(text).map((word) => word.text)));
}
