import { closePlaces } from "../domain/mask.ts";
import { callsOf, namesAlike } from "../names/named-in-text.ts";
import { readWords } from "../names/scripts.ts";
import { readHush } from "../pipeline/hush-names.ts";
import type { ServiceContext } from "./context.ts";

/** What is shown of somebody in their own or a source's words. */
export interface SearchCard {
  /** What they are called for certain. */
  readonly names: readonly string[];
  /** What else they are called: of another first name it may be somebody else, who is closed in it. */
  readonly aliases: readonly string[];
  readonly fragments: readonly string[];
  /** Why a search found them. */
  readonly matchedOn?: readonly string[];
  /** Addresses and handles, which are left out whole. */
  readonly addresses?: readonly string[];
}

export interface HushedCard extends Required<Omit<SearchCard, "names">> {
  /** Whether what was asked for is closed, and nothing of it is left on the card. */
  readonly isFoundByClosed: boolean;
}

/**
 * Cards without the whole names of people on the list who stand in a headline, an alias or an address of somebody else, and without a
 * reason that repeats a word of such a name; `query` is what was searched for. Every fragment keeps its place, `""` if nothing is left of it.
 */
export async function hushCards(
  { db, keyring }: Pick<ServiceContext, "db" | "keyring">,
  cards: readonly SearchCard[],
  query = "",
): Promise<readonly HushedCard[]> {
  const texts = cards.flatMap(({ aliases, fragments, addresses = [] }) => [...aliases, ...fragments, ...addresses]);
  const hush = await readHush({ db, keyring }, [...texts, query]);
  const asked = wordsOf([query]);
  // Of words the likes are found as well, which have nothing to do with who is on the list.
  const isAddress = !/\s/u.test(query);
  return cards.map(({ names, aliases, fragments, matchedOn = [], addresses = [] }) => {
    if (hush === null) return { aliases, fragments, matchedOn, addresses, isFoundByClosed: false };
    const own = callsOf(names.flatMap((name) => namesAlike(name, aliases)));
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
