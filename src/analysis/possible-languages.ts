import { WORDED } from "../text/languages/languages.ts";
import { analysisList } from "./lists.ts";

/** The lead over a language that another one must have to exclude it. */
const CLEAR_LEAD = 3;
/** Fewer known words of a language are chance. */
const ENOUGH_WORDS = 1;
/** Its phrases stand in texts of every language, so one word that only it has leaves it open. */
const ENGLISH = "en";
/** Shorter beginnings are common to many languages, in letters. */
const MIN_STEM = 4;
const WORD = /[\p{L}\p{M}]+/gu;

/** Where one language may give way to another. */
const SENTENCE_BREAKS = ".!?\n<>";
const PARAGRAPH_BREAKS = "\n<>";

/**
 * Whether a language may be the one that is written at a position of a text. One is excluded if the paragraph has clearly more words of some
 * other, and the sentence at the place does not have most of its own. Without enough known words, every language may be it.
 */
export function languagesAt(text: string): (lang: string, at: number) => boolean {
  if (last?.text !== text) last = { text, mayBe: readLanguages(text) };
  return last.mayBe;
}

/** A text is searched for several things in turn. */
let last: { readonly text: string; readonly mayBe: (lang: string, at: number) => boolean } | undefined;

function readLanguages(text: string): (lang: string, at: number) => boolean {
  const paragraphAt = partsOf(text, PARAGRAPH_BREAKS);
  const sentenceAt = partsOf(text, SENTENCE_BREAKS);
  return (lang, at) => !VOTED.has(lang) || !isExcluded(lang, paragraphAt(at)) || leads(lang, sentenceAt(at));
}

const VOTED = new Set(WORDED.map(({ lang }) => lang));

/** The votes of the part around a position, counted when first asked for. */
function partsOf(text: string, breaks: string): (at: number) => Votes {
  const byStart = new Map<number, Votes>();
  let latest: { readonly from: number; readonly to: number; readonly votes: Votes } | undefined;
  return (at) => {
    if (latest !== undefined && latest.from <= at && at < latest.to) return latest.votes;
    let from = at;
    while (from > 0 && !breaks.includes(text.charAt(from - 1))) from--;
    let to = at + 1;
    while (to < text.length && !breaks.includes(text.charAt(to))) to++;
    const votes = byStart.get(from) ?? voteOn(text.slice(from, to));
    byStart.set(from, votes);
    latest = { from, to, votes };
    return votes;
  };
}

type Votes = ReadonlyMap<string, number>;

function isExcluded(lang: string, votes: Votes): boolean {
  const most = mostOf(votes);
  if (lang === ENGLISH && (votes.get(lang) ?? 0) >= 1) return false;
  return most >= ENOUGH_WORDS && most >= CLEAR_LEAD * (votes.get(lang) ?? 0);
}

function mostOf(votes: Votes): number {
  let most = 0;
  for (const count of votes.values()) if (count > most) most = count;
  return most;
}

function leads(lang: string, votes: Votes): boolean {
  const count = votes.get(lang) ?? 0;
  return count > 0 && count >= mostOf(votes);
}

/** A word that several languages have is shared out among them. */
function voteOn(part: string): Votes {
  listed ??= readLists();
  const counts = new Map<string, number>();
  for (const [word] of part.matchAll(WORD)) {
    const langs = languagesOf(word, listed);
    for (const lang of langs) counts.set(lang, (counts.get(lang) ?? 0) + 1 / langs.length);
  }
  return counts;
}

/** Texts repeat their words. */
const seen = new Map<string, readonly string[]>();
const MAX_SEEN = 20_000;

function languagesOf(word: string, lists: VoteRegisters): readonly string[] {
  const known = seen.get(word);
  if (known !== undefined) return known;
  const langs = readWord(word, lists);
  if (seen.size >= MAX_SEEN) seen.clear();
  seen.set(word, langs);
  return langs;
}

function readWord(word: string, { byWord, byStem, byLetter }: VoteRegisters): readonly string[] {
  const small = word.toLowerCase();
  const exact = byWord.get(small);
  if (exact !== undefined) return exact;
  for (let length = small.length; length >= MIN_STEM; length--) {
    const langs = byStem.get(small.slice(0, length));
    if (langs !== undefined) return langs;
  }
  return byLetters(word, byLetter);
}

/** The languages that have all letters of a word, if it has others than English; names keep their letters in every language. */
function byLetters(word: string, byLetter: VoteRegisters["byLetter"]): readonly string[] {
  if (/^\p{Lu}/u.test(word)) return [];
  const [first, ...others] = new Set(word.match(/[^\p{ASCII}]/gu));
  if (first === undefined) return [];
  return (byLetter.get(first) ?? []).filter((lang) => others.every((letter) => byLetter.get(letter)?.includes(lang)));
}

interface VoteRegisters {
  readonly byWord: ReadonlyMap<string, readonly string[]>;
  /** Beginnings of words. */
  readonly byStem: ReadonlyMap<string, readonly string[]>;
  /** Letters other than English ones. */
  readonly byLetter: ReadonlyMap<string, readonly string[]>;
}

let listed: VoteRegisters | undefined;

/** The single words of the languages' lists, the commonest words of written text, and the letters of both. */
function readLists(): VoteRegisters {
  const byWord = new Map<string, string[]>();
  const byStem = new Map<string, string[]>();
  const byLetter = new Map<string, string[]>();
  for (const { lang, words } of WORDED) {
    for (const entry of words.split("\n").flatMap((line) => line.trim().replace(/^\S+ /u, "").split(";"))) {
      const [, word, star] = LISTED.exec(entry.trim()) ?? [];
      if (word !== undefined) enter(star === "*" ? byStem : byWord, word, lang);
    }
    for (const [letter] of words.matchAll(/[^\p{ASCII}]/gu)) enter(byLetter, letter, lang);
  }
  for (const [lang, { entries }] of analysisList("function-words").headings) {
    for (const word of entries) enter(byWord, word, lang);
  }
  return { byWord, byStem, byLetter };
}

/** A single word, with a star for any ending. */
const LISTED = /^(\p{Ll}[\p{L}\p{M}]*)(\*?)$/u;

function enter(register: Map<string, string[]>, key: string, lang: string): void {
  const langs = register.get(key);
  if (langs === undefined) register.set(key, [lang]);
  else if (!langs.includes(lang)) langs.push(lang);
}
