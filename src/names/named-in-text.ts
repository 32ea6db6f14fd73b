import { setImmediate } from "node:timers/promises";
import type { Identifier } from "../domain/identifier.ts";
import type { Keyring } from "../domain/keyring.ts";
import { caseLanguageOf, withoutEnding } from "./case-endings.ts";
import { contactFacts, type ContactPlace, contactsIn } from "./contacts-in-text.ts";
import { declinedFrom, MIN_STEM, stemsOf } from "./declined.ts";
import { ALONE, INITIAL, initialCall, pairsIn, type TokenPair } from "./name-pairs.ts";
import { isOfLongerName, rareCallsOf, wordsBeside } from "./longer-name.ts";
import { hyphenatedTokensOf, type TextPlace, tokensOf } from "./name-tokens.ts";
import { misspeltCalls } from "./misspelt.ts";
import { nicknamesOf } from "./nicknames.ts";
import { callingWords, readName } from "./parts.ts";
import { suppressionKey } from "./suppression.ts";
import { beginningOf, beginningsIn, isPieceOf, unspacedCall } from "./unspaced.ts";

/**
 * Finds where a text contains the whole name or a contact of somebody on the suppression list. `own` are those of the
 * person whom the text is shown for (`ownIn`), which stay.
 */
export type FindNames = (text: string, own: ReadonlySet<string>) => readonly TextPlace[];

/** Returns those of these keys that are on the list. */
export type AskList = (keys: readonly string[]) => Promise<ReadonlySet<string>>;

/**
 * Keyed hashes by which running text is recognised to name a person: of each first name (with its short forms), of the
 * last name, and of both together. The single words hide nothing; they only avoid hashing every pair of words in a
 * text.
 *
 * @param known.byInitial whether an initial with the last name means this person
 * @param known.alone whether a name of one word means nobody else
 * @param known.misspelt whether a name with one wrong letter means nobody else
 */
export function textKeys(
  keyring: Pick<Keyring, "list">,
  names: readonly string[],
  known: {
    readonly byInitial: (name: string) => boolean;
    readonly alone: (name: string) => boolean;
    readonly misspelt: (name: string) => boolean;
  },
): string[] {
  const calls = names.flatMap((name) => {
    const isTold = known.byInitial(name);
    const isAlone = known.alone(name);
    return [...callsOf([name])].filter(
      (call) => (isTold || !INITIAL.test(call)) && (isAlone || !call.startsWith(ALONE)),
    );
  });
  const words = new Set(calls.flatMap((call) => [...call.split(" "), beginningOf(call)]));
  const slips = names.filter((name) => known.misspelt(name)).flatMap(misspeltCallsOf);
  const facts = [...[...words].map(wordFact), ...[...calls, ...slips].map(callFact)];
  return facts.flatMap((fact) => hashes(keyring, fact));
}

function misspeltCallsOf(name: string): readonly string[] {
  const words = callingWords(readName(name)).filter(({ kind }) => kind === "word");
  const [first, last] = [words[0], words.at(-1)];
  return first === undefined || last === undefined || first === last ? [] : misspeltCalls(first.word, last.word);
}

/** Keyed hashes by which running text is recognised to contain somebody's email address, phone number or profile. */
export function contactKeys(keyring: Pick<Keyring, "list">, identifiers: readonly Identifier[]): string[] {
  return identifiers.flatMap(contactFacts).flatMap((fact) => hashes(keyring, fact));
}

/** What stays in a text shown for somebody: their names, and the contacts they were looked up by. */
export function ownIn(names: readonly string[], identifiers: readonly Identifier[]): ReadonlySet<string> {
  return new Set([
    ...callsOf(names),
    ...names.flatMap(misspeltCallsOf),
    ...names.flatMap(wordsBeside),
    ...identifiers.flatMap(contactFacts),
  ]);
}

/**
 * The forms in which a text may write these names: first and last word, also inflected, or the initial and the last
 * word; both together in an email address; names in scripts without spaces; and for a name of one word, that it stands
 * alone.
 */
function callsOf(names: readonly string[]): ReadonlySet<string> {
  return new Set(
    names.flatMap((name) => {
      const unspaced = unspacedCall(name) ?? [];
      const parts = callingWords(readName(name)).filter(({ kind }) => kind === "word");
      const [first, last] = [parts[0], parts.at(-1)];
      if (first === undefined || last === undefined || first === last) return [unspaced, callsAlone(name)].flat();
      const lasts = [last.word, ...last.forms];
      const initials = [...lasts, ...lastStemsOf(last.word)].map((other) => initialCall(first.word, other));
      const whole = firstsOf(first).flatMap((one) => lasts.flatMap((other) => writings(one, other)));
      return [whole, initials, unspaced].flat();
    }),
  );
}

/** The form in which a text names somebody with a one-word name. */
function callsAlone(name: string): readonly string[] {
  const [only, ...others] = callingWords(readName(name));
  return only?.kind === "word" && others.length === 0 ? [`${ALONE} ${only.word}`] : [];
}

/**
 * Those of somebody's names that are variants of the full name. A name with another first name is only what a file, or
 * somebody else, says they are also called.
 */
export function namesAlike(fullName: string, others: readonly string[]): readonly string[] {
  const words = new Set(callingWords(readName(fullName)).flatMap(firstsOf));
  const isAlike = (name: string) => {
    const [first] = callingWords(readName(name)).filter(({ kind }) => kind === "word");
    return first === undefined || firstsOf(first).some((word) => words.has(word));
  };
  return [fullName, ...others.filter(isAlike)];
}

function firstsOf({ word, forms }: { readonly word: string; readonly forms: readonly string[] }): readonly string[] {
  return [word, ...forms, ...nicknamesOf(word)];
}

/** Short names written together are words of their own: "Ann Lee", "Mark Ham". */
function writings(first: string, last: string): readonly string[] {
  const isLong = Math.min(first.length, last.length) >= 3 && first.length + last.length >= MIN_TOGETHER;
  const [firsts, lasts] = [stemsOf(first), lastStemsOf(last)];
  const declined = [
    ...lasts.flatMap((stem) => [first, ...firsts].map((one) => `${one} ${stem}`)),
    ...firsts.map((stem) => `${stem} ${last}`),
  ];
  return [`${first} ${last}`, ...declined, ...(isLong ? [`${first}${last}`, `${last}${first}`] : [])];
}

function lastStemsOf(last: string): readonly string[] {
  return stemsOf(last).filter((stem) => stem.length >= MIN_STEM);
}

const MIN_TOGETHER = 8;

/**
 * Everything in a text that may name somebody or be a contact: what a caller typed is shown as typed, whomever it
 * names.
 */
export function* callsWithin(text: string): Generator<string> {
  const words = new Set(wordsIn(text));
  for (const pair of pairsIn(text, words)) if (pair !== null) yield pair.call;
  for (const { facts } of contactsIn(text)) yield* facts;
}

/**
 * Asks the list once about all words of these texts, once more about the pairs of those that are on it, and once about
 * possible contacts. `null` if they name nobody. The result knows only these texts.
 */
export async function findNamesIn(
  keyring: Pick<Keyring, "list">,
  texts: Iterable<string>,
  list: AskList,
): Promise<FindNames | null> {
  const all = new Set(texts);
  const names = await findCalls(keyring, all, list);
  const contacts = await findContacts(keyring, all, list);
  if (contacts === null) return names;
  return (text, own) => {
    const theirs = (contacts.get(text) ?? []).filter(({ facts }) => !facts.some((fact) => own.has(fact)));
    return [...(names?.(text, own) ?? []), ...theirs];
  };
}

async function findCalls(
  keyring: Pick<Keyring, "list">,
  texts: ReadonlySet<string>,
  list: AskList,
): Promise<FindNames | null> {
  const words = new Set<string>();
  await takeTurns(texts, function* (text) {
    for (const word of wordsIn(text)) yield words.add(word);
  });
  const known = await onList(keyring, words, wordFact, list);
  if (known.size === 0) return null;
  const pairs = new Map<string, PlacedPair[]>();
  await takeTurns(texts, function* (text) {
    const found: PlacedPair[] = [];
    for (const pair of pairsIn(text, known)) yield pair && found.push({ ...pair, rare: rareCallsOf(text, pair) });
    if (found.length > 0) pairs.set(text, found);
  });
  const calls = new Set([...pairs.values()].flat().flatMap(({ call, rare }) => [call, ...(rare ?? [])]));
  const listed = await onList(keyring, calls, callFact, list);
  if (listed.size === 0) return null;
  return (text, own) =>
    (pairs.get(text) ?? []).filter(
      (pair) =>
        listed.has(pair.call) &&
        (pair.rare === null || pair.rare.some((call) => listed.has(call))) &&
        !own.has(pair.call) &&
        !pair.written?.some((call) => own.has(call)) &&
        !isPieceOf(text, pair, own) &&
        !isOfLongerName(text, pair, own),
    );
}

interface PlacedPair extends TokenPair {
  /** If it may be a piece of somebody else's name, the calls of which one must be listed too. */
  readonly rare: readonly string[] | null;
}

/**
 * Every word of a text by which a name may be recognised: as written, without a case ending, and the beginning of a
 * name without spaces.
 */
function* wordsIn(text: string): Generator<string> {
  const language = caseLanguageOf(text);
  for (const { word, isNamely } of tokensOf(text)) {
    yield word;
    if (!isNamely) continue;
    for (const { stem } of declinedFrom(word)) yield stem;
    if (language !== null) yield* withoutEnding(word, language);
  }
  for (const { word } of hyphenatedTokensOf(text)) yield word;
  yield* beginningsIn(text);
}

/** Where these texts contain contacts that are on the list; `null` if they contain none. */
async function findContacts(
  keyring: Pick<Keyring, "list">,
  texts: ReadonlySet<string>,
  list: AskList,
): Promise<ReadonlyMap<string, readonly ContactPlace[]> | null> {
  const places = new Map<string, ContactPlace[]>();
  await takeTurns(texts, function* (text) {
    const found: ContactPlace[] = [];
    for (const contact of contactsIn(text)) yield found.push(contact);
    if (found.length > 0) places.set(text, found);
  });
  if (places.size === 0) return null;
  const facts = new Set([...places.values()].flat().flatMap((place) => place.facts));
  const listed = await onList(keyring, facts, (fact) => fact, list);
  if (listed.size === 0) return null;
  const isListed = (place: ContactPlace) => place.facts.some((fact) => listed.has(fact));
  return new Map([...places].map(([text, found]) => [text, found.filter(isListed)]));
}

/** Goes through texts, one of which may have millions of words, and lets others have their turn in between. */
async function takeTurns(texts: Iterable<string>, stepsOf: (text: string) => Generator<unknown>): Promise<void> {
  let steps = 0;
  for (const text of texts) {
    for (const _ of stepsOf(text)) if (++steps % STEPS_A_TURN === 0) await setImmediate();
  }
}

/** Each takes about a microsecond. */
const STEPS_A_TURN = 5_000;

async function onList(
  keyring: Pick<Keyring, "list">,
  texts: ReadonlySet<string>,
  factOf: (text: string) => string,
  list: AskList,
): Promise<ReadonlySet<string>> {
  const keys = new Map([...texts].map((text) => [text, hashes(keyring, factOf(text))]));
  const listed = await list([...keys.values()].flat());
  return new Set([...texts].filter((text) => keys.get(text)?.some((key) => listed.has(key))));
}

function wordFact(word: string): string {
  return `textWord:${word}`;
}

function callFact(call: string): string {
  return `textName:${call}`;
}

/** Texts repeat their words, so each is hashed once per secret. */
function hashes({ list }: Pick<Keyring, "list">, fact: string): readonly string[] {
  return list.map((secret) => {
    const known = HASHED.get(secret) ?? new Map<string, string>();
    HASHED.set(secret, known);
    const hashed = known.get(fact) ?? suppressionKey(secret, fact);
    if (known.size >= MAX_HASHED) known.clear();
    known.set(fact, hashed);
    return hashed;
  });
}

const MAX_HASHED = 100_000;
const HASHED = new Map<string, Map<string, string>>();
