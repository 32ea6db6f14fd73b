import { closePlaces } from "../domain/mask.ts";
import { namesAlike, ownIn } from "../names/named-in-text.ts";
import { readWords } from "../names/scripts.ts";
import { readHush } from "../pipeline/hush-names.ts";
import type { ServiceContext } from "./context.ts";

/** A person's details in their own or a source's words. */
export interface SearchCard {
  /** Names that are certainly theirs. */
  readonly names: readonly string[];
  /** Other names: one with another first name may be somebody else's, and is then redacted. */
  readonly aliases: readonly string[];
  readonly fragments: readonly string[];
  /** Why a search found them. */
  readonly matchedOn?: readonly string[];
  /** URLs and handles, which are left out as a whole. */
  readonly addresses?: readonly string[];
}

export interface HushedCard extends Required<Omit<SearchCard, "names">> {
  /** Whether the query matched only what is redacted. */
  readonly isFoundByClosed: boolean;
}

/**
 * Cards without the full names of people on the suppression list in somebody else's headline, alias or URL, and without reasons that repeat
 * a word of such a name; `query` is the search. Every fragment keeps its place, `""` if nothing is left of it.
 */
export async function hushCards(
  { db, keyring }: Pick<ServiceContext, "db" | "keyring">,
  cards: readonly SearchCard[],
  query = "",
): Promise<readonly HushedCard[]> {
  const texts = cards.flatMap(({ aliases, fragments, addresses = [] }) => [...aliases, ...fragments, ...addresses]);
  const hush = await readHush({ db, keyring }, [...texts, query]);
  const asked = wordsOf([query]);
  // A query of words also finds similar words, which has nothing to do with the list.
  const isAddress = !/\s/u.test(query);
  return cards.map(({ names, aliases, fragments, matchedOn = [], addresses = [] }) => {
    if (hush === null) return { aliases, fragments, matchedOn, addresses, isFoundByClosed: false };
    const own = ownIn(
      names.flatMap((name) => namesAlike(name, aliases)),
      [],
    );
    const isOpen = (text: string) => hush(text, own).length === 0;
    const named = fragments.map((text) => ({ text, places: hush(text, own) }));
    const closed = named.flatMap(({ text, places }) => places.map(({ from, to }) => text.slice(from, to)));
    const left = named.map(({ text, places }) => closePlaces(text, places));
    const shown = { aliases: aliases.filter(isOpen), addresses: addresses.filter(isOpen) };
    const gone = [...aliases, ...addresses].filter((text) => !isOpen(text));
    const open = wordsOf([...left, ...names, ...shown.aliases]);
    const hidden = wordsOf([...closed, ...gone]).difference(open);
    const reasons = matchedOn.filter((reason) => !hidden.has(reason.split(": ")[1] ?? ""));
    const isClosed = !asked.isDisjointFrom(hidden) || (isAddress && !isOpen(query));
    const isFoundByClosed = isClosed && asked.isDisjointFrom(open);
    return { ...shown, fragments: left, matchedOn: reasons, isFoundByClosed };
  });
}

function wordsOf(texts: readonly string[]): ReadonlySet<string> {
  return new Set(texts.flatMap((text) => readWords(text).map((word) => word.text)));
}
