import { caseLanguageOf, withoutEnding } from "./case-endings.ts";
import { type Declined, declinedFrom, isSurelyCase } from "./declined.ts";
import { commonSexOf } from "./given-names.ts";
import { callsMisspelt } from "./misspelt.ts";
import {
  hyphenatedTokensOf,
  isAlone,
  isInitial,
  isJoined,
  isOfAddress,
  type NameToken,
  type TextPlace,
  tokensOf,
} from "./name-tokens.ts";
import { unspacedIn } from "./unspaced.ts";

/** Marks a name of one word; it cannot be a word of a name. */
export const ALONE = "=";

/** A call of `initialCall`. */
export const INITIAL = /^.\. /u;

/** How a name with an initial is listed. */
export function initialCall(first: string, last: string): string {
  return `${first.slice(0, 1)}. ${last}`;
}

/** A place in a text that may be a name. */
export interface TokenPair extends TextPlace {
  readonly call: string;
  /** The words as written, if one is taken for an inflected or misspelt form of the name: it may also be a name of its own. */
  readonly written?: readonly string[];
}

/** A first name, at most three more words, a last name; or the last name first, with or without a comma. */
const MAX_BETWEEN = 3;

/** Every pair of known words that may be a name; `null` for each word that completes none. */
export function* pairsIn(text: string, known: ReadonlySet<string>): Generator<TokenPair | null> {
  const before: NameToken[] = [];
  const language = caseLanguageOf(text);
  for (const last of tokensOf(text)) {
    yield null;
    if (known.has(last.word)) {
      if (isOfAddress(text, last) || last.isTwofold) yield { from: last.from, to: last.to, call: last.word };
      if (isAlone(text, last, before.at(-1))) yield { from: last.from, to: last.to, call: `${ALONE} ${last.word}` };
      yield* pairsEndingWith(last, before, { text, known });
      yield* declinedAfter(last, before, { text, known });
    } else if (last.isNamely) {
      for (const declined of declinedFrom(last.word)) {
        if (known.has(declined.stem)) yield* declinedBefore({ ...last, ...declined }, before, { text, known });
      }
      for (const stem of language === null ? [] : withoutEnding(last.word, language)) {
        if (known.has(stem)) yield* endedBefore({ ...last, stem }, before, { text, known });
      }
    }
    yield* initialsBeside(last, before, { text, known });
    yield* misspeltBeside(last, before, { text, known });
    before.push(last);
    if (before.length > MAX_BETWEEN + 1) before.shift();
  }
  yield* hyphenatedPairsIn(text, known);
  yield* unspacedIn(text, known);
}

/** Names of which a word contains a hyphen in the text, and none on the list. */
function* hyphenatedPairsIn(text: string, known: ReadonlySet<string>): Generator<TokenPair> {
  const before: NameToken[] = [];
  for (const last of hyphenatedTokensOf(text)) {
    if (known.has(last.word)) yield* pairsEndingWith(last, before, { text, known });
    before.push(last);
    if (before.length > MAX_BETWEEN + 1) before.shift();
  }
}

interface KnownCall {
  readonly text: string;
  readonly known: ReadonlySet<string>;
}

/**
 * A declined word after another declined one, or after an exact one if its ending tells enough: "Rosso" is not a case
 * of "Rossi". Either may be the last name.
 */
function* declinedBefore(
  last: NameToken & Declined,
  before: readonly NameToken[],
  { text, known }: KnownCall,
): Generator<TokenPair> {
  const isSure = isSurelyCase(last.ending, text.slice(last.from, last.to));
  let after: NameToken = last;
  for (const first of before.toReversed()) {
    if (!isJoined(text.slice(first.to, after.from), first)) return;
    const place = { from: first.from, to: last.to };
    const isExact = known.has(first.word);
    if (isExact && isSure) yield* eitherOrder(place, first.word, last.stem);
    const stems = isExact ? [] : declinedFrom(first.word).filter(({ stem }) => known.has(stem));
    if (first.isNamely) for (const { stem } of stems) yield* eitherOrder(place, stem, last.stem);
    if (!first.isNamely) return;
    after = first;
  }
}

/** An exact word after a declined one whose ending tells enough: some last names have no cases. */
function* declinedAfter(
  last: NameToken,
  before: readonly NameToken[],
  { text, known }: KnownCall,
): Generator<TokenPair> {
  let after = last;
  for (const first of before.toReversed()) {
    if (!first.isNamely || !isJoined(text.slice(first.to, after.from), first)) return;
    const written = text.slice(first.from, first.to);
    const sure = declinedFrom(first.word).filter(
      ({ stem, ending }) => known.has(stem) && isSurelyCase(ending, written),
    );
    for (const { stem } of sure) yield* eitherOrder({ from: first.from, to: last.to }, stem, last.word);
    after = first;
  }
}

function* eitherOrder(place: TextPlace, one: string, other: string): Generator<TokenPair> {
  yield { ...place, call: `${one} ${other}` };
  yield { ...place, call: `${other} ${one}` };
}

/** A name in a language that inflects only its last word, whichever part of the name that is. */
function* endedBefore(
  last: NameToken & { readonly stem: string },
  before: readonly NameToken[],
  { text, known }: KnownCall,
): Generator<TokenPair> {
  for (const { call, ...place } of pairsEndingWith({ ...last, word: last.stem }, before, { text, known })) {
    yield { ...place, call, written: [call.replace(last.stem, last.word)] };
  }
}

/** An initial with its full stop, before or after a last name in any case: "O. Quarrendon", "Quarrendon, O.". */
function* initialsBeside(
  last: NameToken,
  before: readonly NameToken[],
  { text, known }: KnownCall,
): Generator<TokenPair> {
  if (isInitial(text, last)) {
    const name = before.at(-1);
    if (name === undefined || !/^,?\s{1,2}$/u.test(text.slice(name.to, last.from))) return;
    for (const word of knownForms(name, { text, known })) {
      yield { from: name.from, to: last.to + 1, call: initialCall(last.word, word) };
    }
  } else {
    let after = last;
    for (const first of before.toReversed()) {
      if (!isInitial(text, first) || !/^\.\s{0,2}$/u.test(text.slice(first.to, after.from))) return;
      for (const word of knownForms(last, { text, known })) {
        yield { from: first.from, to: last.to, call: initialCall(first.word, word) };
      }
      after = first;
    }
  }
}

/** A known word, or the known stems of which it is surely a case. */
function knownForms(token: NameToken, { text, known }: KnownCall): readonly string[] {
  if (known.has(token.word)) return [token.word];
  if (!token.isNamely) return [];
  const written = text.slice(token.from, token.to);
  return declinedFrom(token.word)
    .filter(({ stem, ending }) => known.has(stem) && isSurelyCase(ending, written))
    .map(({ stem }) => stem);
}

/** A known word and another that may be a slip of the pen: no given name, since that may be a relative's. */
function* misspeltBeside(
  last: NameToken,
  before: readonly NameToken[],
  { text, known }: KnownCall,
): Generator<TokenPair> {
  let after = last;
  for (const first of before.toReversed()) {
    const gap = text.slice(first.to, after.from);
    const isJoinedPair = isJoined(gap, first) || (after === last && /^,\s{0,2}$/u.test(gap));
    const [one, other] = known.has(first.word) ? [first, last] : [last, first];
    if (isJoinedPair && known.has(one.word) && !known.has(other.word) && mayBeSlip(other)) {
      const written = [`${first.word} ${last.word}`, `${last.word} ${first.word}`];
      for (const call of callsMisspelt(one.word, other.word)) yield { from: first.from, to: last.to, call, written };
    }
    if (!isJoined(gap, first) || (!first.isNamely && /\s/u.test(gap))) return;
    after = first;
  }
}

function mayBeSlip({ word, isNamely }: NameToken): boolean {
  return isNamely && commonSexOf(word) === null;
}

function* pairsEndingWith(
  last: NameToken,
  before: readonly NameToken[],
  { text, known }: KnownCall,
): Generator<TokenPair> {
  let after = last;
  for (const first of before.toReversed()) {
    const gap = text.slice(first.to, after.from);
    const place = { from: first.from, to: last.to };
    const isKnown = known.has(first.word);
    if (isKnown && after === last && /^,\s{0,2}$/u.test(gap)) yield { ...place, call: `${last.word} ${first.word}` };
    if (!isJoined(gap, first)) return;
    if (isKnown) yield { ...place, call: `${first.word} ${last.word}` };
    if (isKnown) yield { ...place, call: `${last.word} ${first.word}` };
    if (!first.isNamely && /\s/u.test(gap)) return;
    after = first;
  }
}
