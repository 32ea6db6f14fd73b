import { honorificMeaning, type NamePart, type PersonName, readName } from "../names/parts.ts";
import type { Script } from "../names/scripts.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** A query word that may call the person. */
export interface QueryWord {
  readonly word: string;
  /** Spellings that count as the same word. */
  readonly forms: readonly string[];
  readonly script: Script;
}

/** A word that only distinguishes namesakes: an initial, a particle, a suffix, a form of address. */
export interface SideWord {
  readonly kind: "initial" | "particle" | "suffix" | "honorific";
  readonly word: string;
}

/** One way to read the words of a query as a name. */
export interface QueryName {
  readonly words: readonly QueryWord[];
  readonly sides: readonly SideWord[];
}

/**
 * The ways to read a query: as written; with particles and hyphenated parts as one word (`van der berg`, `vanderberg`);
 * with two neighbours as one (`de santis` for DeSantis, `jin ping`); with an unknown word as two (`maryann`); with two
 * letters as initials (`jr smith`). At most `MAX_QUERY_NAMES`, as written first.
 */
export function readQueryName(text: string, vocabulary: Vocabulary): QueryName[] {
  const name = readName(text);
  const kept = name.parts.map((part, index) => ({ part, index })).filter(({ part }) => !JOINERS.has(part.word));
  const asWritten = toQueryName(kept.map(({ part }) => part));
  const queryNames = [asWritten];
  if (name.joined.length > 0) queryNames.push(joinedName(name));
  queryNames.push(...joinedNeighbours(asWritten, vocabulary));
  queryNames.push(...splitWords(asWritten, vocabulary), ...joinedSyllables(asWritten));
  const seen = new Set<string>();
  return queryNames
    .map(withoutRepeats)
    .filter((queryName) => {
      const key = queryName.words.map((each) => each.word).join(" ");
      if (queryName.words.length === 0 || seen.has(key)) return false;
      seen.add(key);
      return true;
    })
    .slice(0, MAX_QUERY_NAMES);
}

/** The words of a query, each on its own, in every form, and joined with the next. */
export function wordsOf(text: string): string[] {
  const { parts, joined } = readName(text);
  const pairs = parts.slice(1).map(({ word }, index) => `${parts[index]?.word}${word}`);
  const single = parts.flatMap(({ word, forms }) => [word, ...forms]);
  return [...new Set([...single, ...pairs, ...joined.map(({ word }) => word)])];
}

/**
 * Drops repeated words, which ask for nothing new: nobody is filed under a pair of the same word. Two equal initials
 * may stand for different names: J. J. Smith is John Jacob rather than John.
 */
function withoutRepeats({ words, sides }: QueryName): QueryName {
  return {
    words: firstOf(words, ({ word }) => word),
    sides: firstOf(sides, (side) => (side.kind === "initial" ? side : `${side.kind} ${side.word}`)),
  };
}

function firstOf<Item>(items: readonly Item[], keyOf: (item: Item) => unknown): Item[] {
  const seen = new Set<unknown>();
  return items.filter((item) => seen.size < seen.add(keyOf(item)).size);
}

function toQueryName(parts: readonly NamePart[]): QueryName {
  return {
    words: parts.filter((part) => part.kind === "word").map(({ word, forms, script }) => ({ word, forms, script })),
    sides: parts.flatMap((part) => (part.kind === "word" ? [] : [{ kind: part.kind, word: part.word }])),
  };
}

function joinedName(name: PersonName): QueryName {
  const parts: NamePart[] = [];
  for (let index = 0; index < name.parts.length; index++) {
    const joined = name.joined.find((each) => each.from === index);
    const part = name.parts[index] as NamePart;
    if (joined) {
      parts.push({ kind: "word", word: joined.word, forms: [], script: part.script });
      index = joined.to;
    } else parts.push(part);
  }
  return toQueryName(parts);
}

function joinedNeighbours(queryName: QueryName, vocabulary: Vocabulary): QueryName[] {
  const queryNames: QueryName[] = [];
  for (let index = 0; index + 1 < queryName.words.length && queryNames.length < 2; index++) {
    const [first, second] = [queryName.words[index], queryName.words[index + 1]];
    const word = `${first?.word}${second?.word}`;
    if (!first || !vocabulary.isName(word)) continue;
    const words = queryName.words.toSpliced(index, 2, { word, forms: [], script: first.script });
    queryNames.push({ ...queryName, words });
  }
  for (const side of queryName.sides) {
    // "de santis", "o brien": the side word may begin a word that people write as one.
    const index = queryName.words.findIndex((each) => vocabulary.isName(side.word + each.word));
    const next = queryName.words[index];
    if ((side.kind !== "particle" && side.kind !== "initial") || !next) continue;
    const words = queryName.words.with(index, { ...next, word: side.word + next.word, forms: [] });
    queryNames.push({ words, sides: queryName.sides.filter((each) => each !== side) });
  }
  return queryNames;
}

function splitWords(queryName: QueryName, vocabulary: Vocabulary): QueryName[] {
  return queryName.words.flatMap((each, index) => {
    const { word } = each;
    if (vocabulary.isName(word) || each.script === "han") return [];
    if (word.length === 2 && queryName.words.length > 1) {
      const initials = [...word].map((letter): SideWord => ({ kind: "initial", word: letter }));
      return [{ words: queryName.words.toSpliced(index, 1), sides: [...initials, ...queryName.sides] }];
    }
    const at = bestCut(word, vocabulary);
    if (at === 0) return [];
    const halves = [word.slice(0, at), word.slice(at)].map((half) => ({ word: half, forms: [], script: each.script }));
    return [{ ...queryName, words: queryName.words.toSpliced(index, 1, ...halves) }];
  });
}

/** Three short words may be a surname and a given name of two syllables, which other scripts write as one word. */
function joinedSyllables(queryName: QueryName): QueryName[] {
  const [first, second, third, ...more] = queryName.words;
  if (!first || !second || !third || more.length > 0) return [];
  if (queryName.words.some((each) => each.word.length > MAX_SYLLABLE_LENGTH)) return [];
  const joined = { word: second.word + third.word, forms: [], script: second.script };
  return [{ ...queryName, words: [first, joined] }];
}

/**
 * Where to split an unknown word into two names so that the rarer one is as common as possible; 0 if there is no such
 * place.
 */
function bestCut(word: string, vocabulary: Vocabulary): number {
  let best = 0;
  let most = 0;
  for (let at = 2; at <= word.length - 2; at++) {
    const people = Math.min(vocabulary.get(word.slice(0, at))?.names ?? 0, vocabulary.get(word.slice(at))?.names ?? 0);
    if (people > most) [best, most] = [at, people];
  }
  return best;
}

/** The words that a side word of the query is searched as. */
export function sideAlternatives(side: SideWord): readonly string[] {
  const meaning = side.kind === "honorific" ? honorificMeaning(side.word) : null;
  return meaning === null ? [side.word] : [side.word, meaning];
}

const MAX_QUERY_NAMES = 5;
/** Letters in the longest romanised syllable of Chinese or Korean (`zhuang`). */
const MAX_SYLLABLE_LENGTH = 6;
/** Words between a name and its context. */
const JOINERS: ReadonlySet<string> = new Set(["at", "from", "in", "of", "the", "and"]);
