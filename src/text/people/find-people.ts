import { cue } from "../languages/cues.ts";
import { nicknamesOf } from "../../names/nicknames.ts";
import type { Mention, MentionOwner } from "../sentences/mention.ts";
import { isRegion } from "../places/places.ts";
import { foldWords } from "./fold-words.ts";
import { agreeNames, foldOcr, isSlip, type NameParts, parseName, withoutNickname } from "./name-parts.ts";
import { type NameRun, nameRunsOf } from "./name-runs.ts";
import { isAddress, isOfThings, isTitle, kinPattern } from "./people-words.ts";

/** A person whom a sentence names: the one asked for, or somebody else; `unknown` where two bear the name. */
export interface NamedMention extends Mention {
  readonly text: string;
  /** The whole of a name that is asked for, in place of a part of it. */
  readonly whole: boolean;
  /** Family name first, at the beginning of an entry. */
  readonly register: boolean;
  /** Told to be a person by more than two capitals: a known given name, a title, what only people do. */
  readonly sure: boolean;
  /** Said to be a relative of whom the sentence is about. */
  readonly kin: boolean;
  /** A relative who bears the wanted name. */
  readonly double: boolean;
  /** The possessor of somebody who is named next: nothing after it is about it. */
  readonly possessor: boolean;
  /** The name that the sentence says they took later. */
  readonly laterName?: string;
}

/** Whose a name is, with relatives of the same name told apart from other people. */
export type Bearer = MentionOwner | "double";

/**
 * How a name must be like one that is asked for: `exact`, every word of it, also with the endings of inflecting languages; `near`,
 * a shorter or a pet form and a slip of the pen too, for whoever weighs that afterwards.
 */
export type Likeness = "exact" | "near";

/** Names of more words are not looked for. */
const MAX_NAME_WORDS = 8;

/**
 * Finds whom the sentences of a text name: the one function that knows a person's name in running text. By a surname or a given name
 * alone the person is known where the text names them in full and nobody else of it bears that word. It remembers who bears which name,
 * so sentences are asked for in their order. Linear in the text.
 */
export class PeopleFinder {
  /** Why nothing can be told apart; empty when it can. */
  mixed = "";
  /** Some sentence names the person in full. */
  readonly isNamed: boolean;
  readonly #wanted: readonly NameParts[];
  readonly #likeness: Likeness;
  readonly #sentences: readonly (readonly FoundRun[])[];
  /** Words of the names of others. */
  readonly #others: ReadonlySet<string>;
  readonly #surnames: ReadonlySet<string>;
  readonly #given: ReadonlySet<string>;
  readonly #main: NameParts[] = [];
  /** Names of relatives that might be taken for the wanted one. */
  readonly #doubles = new Set<string>();

  constructor(sentences: readonly string[], wanted: readonly NameParts[], likeness: Likeness) {
    this.#likeness = likeness;
    // One word alone tells nobody apart in a running text.
    this.#wanted = likeness === "exact" ? wanted.filter(({ words }) => words.length > 1) : wanted;
    const named = this.#wanted.filter(({ words }) => words.length > 1);
    this.#surnames = new Set(named.flatMap((name) => surnamesOf(name, likeness)).filter((word) => word.length > 2));
    // Whoever weighs names afterwards has no use for one that half a crowd bears.
    this.#given = new Set(
      likeness === "exact" ? named.map(({ given }) => given).filter((word) => word.length > 2) : [],
    );
    this.#sentences = sentences.map((sentence) => this.#judgeAll(sentence));
    const all = this.#sentences.flat();
    this.isNamed = all.some(({ who }) => who === "full");
    this.#others = new Set(all.flatMap(({ who, name }) => (who === "other" ? name.words : [])));
  }

  /**
   * @param at the place of the sentence among those given
   * @param carried whom the sentence before was about
   */
  find(at: number, carried: Bearer): readonly NamedMention[] {
    const mentions: NamedMention[] = [];
    for (const run of this.#sentences[at] ?? []) {
      const mention = this.#mentionOf(run, mentions, carried);
      if (mention !== undefined) mentions.push(mention);
    }
    return mentions;
  }

  /** Where the names end by which a sentence surely means the person, whoever was spoken of before. */
  endsOfOwn(at: number): readonly number[] {
    const isOwn = ({ who, name }: FoundRun) =>
      who === "full" || (who === "short" && !this.#isBorneByOthers(name.words[0] ?? ""));
    return (this.#sentences[at] ?? []).filter(isOwn).map(({ to }) => to);
  }

  #judgeAll(sentence: string): FoundRun[] {
    const runs = nameRunsOf(sentence, (run) => this.#isEntry(run));
    return [...runs].flatMap((run) => this.#judge(run) ?? []);
  }

  #judge(run: NameRun): FoundRun | undefined {
    if (isPartOfMore(run)) return undefined;
    const own = this.#ownIn(run);
    if (own !== undefined) return own;
    const called = calledIn(run);
    if (called === undefined) return undefined;
    const { name, from, to } = called;
    // "Anti-Jacksonian" is one word.
    const length = run.words.length - run.lead;
    if (this.#isShort(name.words)) return { ...called, who: "short" };
    const later = length > 1 && TOOK_NAME.exec(run.sentence.slice(to, to + 100))?.[1];
    const laterName = `${name.given} ${later}`;
    if (later && this.#bears(parseName(laterName))) return { ...called, who: "full", laterName };
    const lead = leadOf(run.sentence, from);
    if (BEHIND_PLACE.test(lead)) return undefined;
    const alone = length === 1 && !isTitled(run) ? ({ ...called, who: "alone" } as const) : undefined;
    if (name.words.some(isOfThings)) return alone;
    const isPerson = isTitled(run) || (length < 5 && !BEHIND_ARTICLE.test(lead));
    return alone ?? (isPerson ? { ...called, who: "other", sure: isSure(called, run) } : undefined);
  }

  /** The longest part of a run that is a wanted name; in exact reading nothing of a name may stand behind it. */
  #ownIn(run: NameRun): FoundRun | undefined {
    const { words, sentence } = run;
    for (let first = 0; first < words.length; first++) {
      for (let last = Math.min(words.length, first + MAX_NAME_WORDS) - 1; last >= first; last--) {
        const called = partOf(run, first, last);
        if (!this.#bears(called.name)) continue;
        const rest = words.slice(last + 1).flatMap(({ folded }) => folded);
        if (rest.some(isOfThings)) return undefined;
        const isWhole = rest.length === 0 || /^\s*[("“„]/u.test(sentence.slice(called.to));
        if (this.#likeness === "exact" && !isWhole) continue;
        return { ...called, from: this.#startOf(run, first) ?? called.from, who: "full" };
      }
    }
    return undefined;
  }

  /** Where a name that is written from `first` on begins: at its title; in exact reading at whatever it is called by before. */
  #startOf({ sentence, words, lead, title, register }: NameRun, first: number): number | undefined {
    if (register) return undefined;
    if (this.#likeness === "near") return first === lead ? title?.from : undefined;
    if (first < lead) return undefined;
    const called = (title ?? words[lead])?.from;
    const from = words[first]?.from;
    // "Anwältin von Ada Finch" is no title of hers: it is somebody else.
    return /(?<!\p{L})\p{Ll}/u.test(sentence.slice(called, from)) ? from : called;
  }

  #bears(name: NameParts): boolean {
    if (name.words.length < 2)
      return this.#wanted.some(({ words }) => words.length === 1 && words[0] === name.words[0]);
    return this.#wanted.some((wanted) => {
      if (name.words.length > wanted.words.length + 3 || wanted.words.length < 2) return false;
      if (isSpelledOut(name, wanted) || isSpelledOut(withoutNickname(name), wanted)) return true;
      const { level } = agreeNames(wanted, name);
      return this.#likeness === "near" && (level === "same" || level === "compatible" || level === "similar");
    });
  }

  /** "Ada Finch, Labour," names her in the usual order; the register's is told by the family name before the comma. */
  #isEntry(run: NameRun): boolean | undefined {
    const { name, family } = entryName(run);
    const before = parseName(family);
    if (before.words.length > 1 && this.#wanted.some((wanted) => isSpelledOut(before, wanted))) return false;
    return (this.#bears(name) && this.#wanted.some((wanted) => isFamily(wanted, family))) || undefined;
  }

  /** A surname, or the given name alone. */
  #isShort(words: readonly string[]): boolean {
    return words.every((word) => isFormOf(word, this.#surnames) || (words.length === 1 && isFormOf(word, this.#given)));
  }

  #mentionOf(run: FoundRun, mentions: readonly NamedMention[], carried: Bearer): NamedMention | undefined {
    const { from, to, name, who, sentence } = run;
    const lead = sentence.slice(Math.max(0, from - 80), from);
    const kin = KIN_BEFORE().test(lead) || KIN_OF_BEFORE().test(lead);
    const possessor = KIN_AFTER().test(sentence.slice(to, to + 60));
    const place = { from, to, text: name.text, form: "name", double: false, kin, possessor } as const;
    const found = { ...place, register: run.register, sure: run.sure ?? false, whole: who === "full" };
    if (who === "full") {
      const bearer = this.#bearerOf(name, kin, kin && isKinOfPerson(lead, mentions, carried));
      return { ...found, ...ownerOf(bearer), ...(run.laterName && { laterName: run.laterName }) };
    }
    if (who === "other") return { ...found, owner: "other" };
    const [word = ""] = name.words;
    if (who === "short" && this.isNamed)
      return { ...found, ...(this.#isBorneByOthers(word) ? { owner: "unknown", likely: "own" } : { owner: "own" }) };
    return this.#others.has(word) && name.words.length === 1 ? { ...found, owner: "other" } : undefined;
  }

  /** A name that is the wanted one: the person's, or that of a relative who is called like them. */
  #bearerOf(name: NameParts, kin: boolean, kinOfPerson: boolean): Bearer {
    const words = name.words.join(" ");
    const known = this.#doubles.has(words) && !this.#main.some((one) => one.words.join(" ") === words);
    if (!known && !kinOfPerson) {
      this.#compareWithMain(name);
      if (!kin || this.#main.every(({ suffix }) => suffix === name.suffix)) return "own";
    }
    this.#doubles.add(words);
    return "double";
  }

  /** Two subjects whose suffixes differ are two people. */
  #compareWithMain(name: NameParts): void {
    const other = this.#main.find((one) => agreeNames(one, name).suffix === "conflict");
    if (other !== undefined) this.mixed = `both ${other.text} and ${name.text} are spoken of`;
    if (this.#main.length < 4) this.#main.push(name);
  }

  /** Somebody else of the text has that word in their name, with or without an ending. */
  #isBorneByOthers(word: string): boolean {
    return [...this.#others].some(
      (other) => other === word || isInflectedForm(other, word) || isInflectedForm(word, other),
    );
  }
}

/** By which words a name is called without the given one: any but the first where the whole name is known to stand in the text. */
function surnamesOf({ words, family }: NameParts, likeness: Likeness): readonly string[] {
  return likeness === "exact" ? words.slice(1) : family.split(" ").slice(-1);
}

/** A part of a run that can be a name. */
interface Called {
  readonly from: number;
  readonly to: number;
  readonly name: NameParts;
  readonly sentence: string;
  readonly register: boolean;
}

/** `full` the person by a whole name, `short` by a part of it; `other` somebody else; `alone` one word, which somebody may bear. */
interface FoundRun extends Called {
  readonly who: "full" | "short" | "other" | "alone";
  readonly sure?: boolean;
  readonly laterName?: string;
}

function partOf(run: NameRun, first: number, last: number): Called {
  const { sentence, register } = run;
  if (register) {
    const { name, from, to } = entryName(run);
    return { from, to, name, sentence, register };
  }
  const from = run.words[first]?.from ?? 0;
  const end = run.words[last]?.to ?? from;
  const to = end + closeOf(sentence, from, end);
  return { from, to, name: parseName(sentence.slice(from, to)), sentence, register };
}

/** The full stop of "Jr." and the mark that an aside at the end of a name closes with: they are of the name. */
function closeOf(sentence: string, from: number, end: number): number {
  const next = sentence.charAt(end);
  if (next === ".") return SUFFIX.test(sentence.slice(from, end)) ? 1 : 0;
  return /[)"”]/u.test(next) && /[("“„]\P{L}{0,2}[\p{L}\s.-]+$/u.test(sentence.slice(from, end)) ? 1 : 0;
}

/** A run without what leads to it; with the form of address right before it in its place. */
function calledIn(run: NameRun): Called | undefined {
  const { words, lead, title } = run;
  if (lead === words.length) return undefined;
  const called = partOf(run, lead, words.length - 1);
  return { ...called, from: title?.from ?? called.from };
}

function entryName({ words, sentence }: NameRun): { name: NameParts; family: string; from: number; to: number } {
  const from = Math.min(...words.map((word) => word.from));
  const to = Math.max(...words.map((word) => word.to));
  const text = sentence.slice(from, to);
  return { name: parseName(text), family: text.slice(0, text.indexOf(",")), from, to };
}

function isTitled({ title, register }: NameRun): boolean {
  return register || title !== undefined;
}

function leadOf(sentence: string, from: number): string {
  return sentence.slice(Math.max(0, from - 12), from);
}

function ownerOf(bearer: Bearer): { readonly owner: MentionOwner; readonly double: boolean } {
  return bearer === "double" ? { owner: "other", double: true } : { owner: bearer, double: false };
}

/** "His father, …" is kin of whom the text is about; "…, whose father …" is kin of whoever stands before it. */
function isKinOfPerson(lead: string, before: readonly NamedMention[], carried: Bearer): boolean {
  if (before.length > 0) return before.some(({ owner }) => owner === "own");
  return carried !== "other" && !WHOSE_KIN().test(lead);
}

/** All words of the shorter name in their order, with endings of inflecting languages; between first and last initials may stand. */
function isSpelledOut({ words }: NameParts, wanted: NameParts): boolean {
  const [given = "", last = ""] = [wanted.words[0], wanted.words.at(-1)];
  const [first = "", ...rest] = words;
  const end = rest.pop() ?? "";
  if (!isForm(first, given) || !isForm(end, last)) return false;
  return rest.every((word) => word.length === 1 || wanted.words.includes(word));
}

function isFormOf(word: string, forms: ReadonlySet<string>): boolean {
  return [...forms].some((form) => isForm(word, form));
}

function isForm(word: string, name: string): boolean {
  return word === name || isInflectedForm(word, name);
}

/** A name with another ending, where languages decline them: without its last vowel, and an ending of theirs. */
function isInflectedForm(word: string, name: string): boolean {
  if (name.length < 5 || word.length < 4 || Math.abs(word.length - name.length) > 3) return false;
  const stem = name.replace(ENDING, "");
  return stem.length > 3 && word.startsWith(stem) && ENDINGS.test(word.slice(stem.length));
}

/** German, Polish, Czech, Russian in Latin letters, Lithuanian. */
const ENDINGS = new RegExp(`^(?:${cue("declined names end")})?$`, "u");

function isFamily(wanted: NameParts, written: string): boolean {
  const folded = foldWords(written).join(" ");
  return (
    folded !== "" &&
    (wanted.family === folded ||
      wanted.family.endsWith(` ${folded}`) ||
      isSlip(foldOcr(folded), foldOcr(wanted.family)))
  );
}

/** "Finch & Hale": a name inside a longer one. */
function isPartOfMore({ sentence, words }: NameRun): boolean {
  const [from, to] = [words[0]?.from ?? 0, words.at(-1)?.to ?? 0];
  return (
    /^\s*&\s*\p{Lu}/u.test(sentence.slice(to, to + 5)) ||
    /\p{L}\s*&\s*$/u.test(sentence.slice(Math.max(0, from - 5), from))
  );
}

/** A known given name, a title before, or something only people do after. */
function isSure({ name, from, to, sentence }: Called, run: NameRun): boolean {
  if (name.words.length < 2 || isRegion(name.text)) return false;
  // "Chief Financial Officer, Granite Peak" is no entry of a register, nor anybody.
  if (run.register || name.words.slice(1).some(isTitle)) return false;
  if (run.title !== undefined && isAddress(run.title.folded.join(""))) return true;
  const isPlaced = OF_PLACE.test(leadOf(sentence, from));
  return (!isPlaced && nicknamesOf(name.given).length > 0) || DONE_BY_PEOPLE.test(sentence.slice(to, to + 30));
}

const DONE_BY_PEOPLE = new RegExp(
  `^(?:\\s*(?:\\((?:${cue("born in brackets")}|\\*|\\d{4})|,\\s+(?:${cue("born behind a comma")}|\\d{2}\\b))|(?:\\s*['’]s)?\\s+(?:was born|is a|is an)\\b)`,
  "u",
);

/** "in Alexandria": no person, and no form of one. */
const BEHIND_PLACE = new RegExp(`(?<!\\p{L})(?:${cue("before places")})\\s+(?:the\\s+)?$`, "u");

/** "the Official Receiver", "del San Procolo": what has an article is a body or a house. */
const BEHIND_ARTICLE = new RegExp(`(?<!\\p{L})(?:${cue("articles before bodies")})\\s*$`, "iu");

/** A later name of whom was just named. */
const TOOK_NAME = new RegExp(
  `^,?\\s*(?:(?:who|and)\\s+)?(?:later\\s+)?(?:${cue("took the name")})\\s+(?:of\\s+)?(\\p{Lu}[\\p{L}'’-]+)`,
  "u",
);

/** Made once, when the first text is read. */
function once(make: (kin: string) => RegExp): () => RegExp {
  let pattern: RegExp | undefined;
  return () => (pattern ??= make(kinPattern()));
}

/** "son of the lawyer", "his father," right before a name. */
const KIN_BEFORE = once(
  (kin) =>
    new RegExp(
      `(?<!\\p{L})(?:${kin})s?(?:\\s+(?:${cue("kin of")}|${cue("kin to")}))?,?\\s+(?:(?:${cue("before whose kin")})\\s+)*(?:\\p{Ll}+\\s+){0,2}$`,
      "u",
    ),
);

const WHOSE_KIN = once((kin) => new RegExp(`(?<!\\p{L})whose\\s+(?:${kin})s?,?\\s+(?:\\p{Ll}+\\s+){0,2}$`, "u"));

/** "Father of", at the beginning of a sentence; a "Father" without "of" is a priest. */
const KIN_OF_BEFORE = once(
  (kin) => new RegExp(`(?<!\\p{L})(?:${kin})s?\\s+(?:${cue("kin of")})\\s+(?:(?:the|former|late)\\s+)*$`, "iu"),
);

/** "'s daughter" right after a name. */
const KIN_AFTER = once((kin) => new RegExp(`^['’]s?\\s+(?:\\p{Ll}+\\s+){0,2}(?:${kin})s?(?!\\p{L})`, "u"));

const SUFFIX = new RegExp(`(?<!\\p{L})(?:${cue("behind names")})$`, "u");

const OF_PLACE = new RegExp(`\\b(?:${cue("of a place")})\\s+$`, "u");

const ENDING = new RegExp(`(?:${cue("stems of names lack")})$`, "u");
