import { type SeenDetail, saw } from "../../domain/seen-detail.ts";
import { isBornLead } from "./born-lead.ts";
import { cue, cueWords } from "../languages/cues.ts";
import { nicknamesOf } from "../../names/nicknames.ts";
import type { Mention, MentionOwner } from "../sentences/mention.ts";
import { isRegion } from "../places/places.ts";
import { runsUnspaced } from "./runs-unspaced.ts";
import { foldWords } from "./fold-words.ts";
import { isFormOf, isInflectedForm, isSpelledOut } from "./inflected.ts";
import { agreeNames, foldOcr, isSlip, type OrderedName, orderName, withoutNickname } from "./ordered-name.ts";
import { type NameRun, nameRunsOf } from "./name-runs.ts";
import { isAddress, isOfThings, isTitle, kinPattern } from "./people-words.ts";

/** A person named in a sentence: the one asked for, or somebody else; `unknown` if two people share the name. */
export interface NamedMention extends Mention {
  readonly text: string;
  /** It is the whole name, not a part of it. */
  readonly whole: boolean;
  /** Family name first, at the beginning of an entry. */
  readonly register: boolean;
  /** More than capitals shows that it is a person: a known given name, a title, or something only people do. */
  readonly sure: boolean;
  /** The sentence calls them a relative of the person it is about. */
  readonly kin: boolean;
  /** A relative with the name that is asked for. */
  readonly double: boolean;
  /** The owner in "Finch's cousin": what follows is not about them. */
  readonly possessor: boolean;
  /** The name that they took later, according to the sentence. */
  readonly laterName?: string;
}

/** Whose a name is; `double` is a relative with the same name. */
type Bearer = MentionOwner | "double";

/**
 * How closely a name must match: `exact` means every word, also with the endings of inflected languages; `near` also accepts
 * shorter forms, nicknames and typing errors, and leaves it to the caller to weigh them.
 */
export type Likeness = "exact" | "near";

/** "wirft Ada Finch Betrug vor": where nouns have capitals, they may stand behind a name. */
const NOT_OF_NAMES = cueWords("nouns behind a name");

/** Letters for honours and offices behind a name, folded. */
const HONOURS = cueWords("honours behind a name");

/** Longer names are not looked for. */
const MAX_NAME_WORDS = 8;

/**
 * Finds the people named in the sentences of a text. A surname or given name alone means the person if the text also names them in
 * full and nobody else in it has that name. It keeps track of who has which name, so ask for sentences in order. Linear in the text.
 * Over 400 lines: finding names and telling whose they are need each other.
 */
export class PeopleFinder {
  /** Why people cannot be told apart; empty if they can. */
  mixed: SeenDetail | null = null;
  /** At least one sentence names the person in full. */
  readonly isNamed: boolean;
  readonly #wanted: readonly OrderedName[];
  readonly #likeness: Likeness;
  readonly #sentences: readonly (readonly FoundRun[])[];
  /** Words in other people's names. */
  readonly #others: ReadonlySet<string>;
  readonly #surnames: ReadonlySet<string>;
  readonly #given: ReadonlySet<string>;
  readonly #main: OrderedName[] = [];
  /** Names of relatives that could be mistaken for the person's. */
  readonly #doubles = new Set<string>();

  constructor(sentences: readonly string[], wanted: readonly OrderedName[], likeness: Likeness) {
    this.#likeness = likeness;
    // In running text, one word is not enough to identify somebody.
    this.#wanted = likeness === "exact" ? wanted.filter(({ words }) => words.length > 1) : wanted;
    const named = this.#wanted.filter(({ words }) => words.length > 1);
    this.#surnames = new Set(named.flatMap((name) => surnamesOf(name, likeness)).filter((word) => word.length > 2));
    // Given names are too common for callers that weigh names afterwards.
    this.#given = new Set(
      likeness === "exact" ? named.map(({ given }) => given).filter((word) => word.length > 2) : [],
    );
    this.#sentences = sentences.map((sentence) => this.#judgeAll(sentence));
    const all = this.#sentences.flat();
    this.isNamed = all.some(({ who }) => who === "full");
    this.#others = new Set(all.flatMap(({ who, name }) => (who === "other" ? name.words : [])));
  }

  /**
   * @param at the index of the sentence
   * @param carried whom the previous sentence was about
   */
  find(at: number, carried: MentionOwner): readonly NamedMention[] {
    const mentions: NamedMention[] = [];
    for (const run of this.#sentences[at] ?? []) {
      const mention = this.#mentionOf(run, mentions, carried);
      if (mention !== undefined) mentions.push(mention);
    }
    return mentions;
  }

  /** Ends of the names that certainly mean the person, whatever came before. */
  endsOfOwn(at: number): readonly number[] {
    const isOwn = ({ who, name }: FoundRun) =>
      who === "full" || (who === "short" && !this.#isBorneByOthers(name.words.at(-1) ?? ""));
    return (this.#sentences[at] ?? []).filter(isOwn).map(({ to }) => to);
  }

  #judgeAll(sentence: string): FoundRun[] {
    const found = [...nameRunsOf(sentence, (run) => this.#isEntry(run))].flatMap((run) => this.#judge(run) ?? []);
    return [...found, ...runsUnspaced(sentence, this.#wanted, found)].sort((a, b) => a.from - b.from);
  }

  #judge(run: NameRun): FoundRun | undefined {
    if (isPartOfMore(run)) return undefined;
    const own = this.#ownIn(run);
    if (own !== undefined) return own;
    const called = calledIn(run);
    if (called === undefined) return undefined;
    const { name, from, to } = called;
    // "Anti-Jacksonian" counts as one word.
    const length = run.words.length - run.lead;
    if (this.#isShort(name.words)) return { ...called, who: "short" };
    const later = length > 1 && TOOK_NAME.exec(run.sentence.slice(to, to + 100))?.[1];
    const laterName = `${name.given} ${later}`;
    if (later && this.#bears(orderName(laterName))) return { ...called, who: "full", laterName };
    const lead = leadOf(run.sentence, from);
    if (BEHIND_PLACE.test(lead)) return undefined;
    const alone = length === 1 && !isTitled(run) ? ({ ...called, who: "alone" } as const) : undefined;
    if (name.words.some(isOfThings)) return alone;
    const isPerson = isTitled(run) || (length < 5 && !BEHIND_ARTICLE.test(lead));
    return alone ?? (isPerson ? { ...called, who: "other", sure: isSure(called, run) } : undefined);
  }

  /** The longest part of a run that is a name asked for. If names must match exactly, no further name may follow it. */
  #ownIn(run: NameRun): FoundRun | undefined {
    const { words, sentence } = run;
    for (let first = 0; first < words.length; first++) {
      for (let last = Math.min(words.length, first + MAX_NAME_WORDS) - 1; last >= first; last--) {
        const called = partOf(run, first, last);
        if (!this.#bears(called.name)) continue;
        const rest = words.slice(last + 1).flatMap(({ folded }) => folded);
        if (rest.some(isOfThings)) return undefined;
        // "Ada Finch MP was charged": the letters belong to the name.
        const honoursEnd = rest.length > 0 && rest.every((word) => HONOURS.has(word)) ? words.at(-1)?.to : undefined;
        const isWhole =
          rest.length === 0 ||
          NOT_OF_NAMES.has(words[last + 1]?.lower ?? "") ||
          honoursEnd !== undefined ||
          /^\s*[("“„]/u.test(sentence.slice(called.to));
        if (this.#likeness === "exact" && !isWhole) continue;
        const to = honoursEnd ?? called.to;
        return { ...called, from: this.#startOf(run, first) ?? called.from, to, who: "full" };
      }
    }
    return undefined;
  }

  /** Where a name whose first word is `first` begins: at its title, or, if names must match exactly, at anything that introduces it. */
  #startOf({ sentence, words, lead, title, register }: NameRun, first: number): number | undefined {
    if (register) return undefined;
    if (this.#likeness === "near") return first === lead ? title?.from : undefined;
    if (first < lead) return undefined;
    const called = (title ?? words[lead])?.from;
    const from = words[first]?.from;
    // "exalcalde de Torvik Ada Finch", "In Torvik Ada Finch was charged": the place is no part of her name.
    const before = leadOf(sentence, called ?? 0);
    if (title === undefined && (BEHIND_OF.test(before) || BEHIND_LOCATIVE.test(before))) return from;
    // "Anwältin von Ada Finch" is not her title but another person.
    return /(?<!\p{L})\p{Ll}/u.test(sentence.slice(called, from)) ? from : called;
  }

  #bears(name: OrderedName): boolean {
    if (name.words.length < 2)
      return this.#wanted.some(({ words }) => words.length === 1 && words[0] === name.words[0]);
    return this.#wanted.some((wanted) => {
      if (name.words.length > wanted.words.length + 3 || wanted.words.length < 2) return false;
      if (isSpelledOut(name, wanted) || isSpelledOut(withoutNickname(name), wanted)) return true;
      if (this.#likeness === "exact") return false;
      const { level } = agreeNames(wanted, name);
      return level === "same" || level === "compatible" || level === "similar";
    });
  }

  /** "Ada Finch, Labour," is in the usual order; in a register's order, the family name precedes the comma. */
  #isEntry(run: NameRun): boolean | undefined {
    const { name, family } = entryName(run);
    const before = orderName(family);
    if (before.words.length > 1 && this.#wanted.some((wanted) => isSpelledOut(before, wanted))) return false;
    return (this.#bears(name) && this.#wanted.some((wanted) => isFamily(wanted, family))) || undefined;
  }

  /** Only the surname, or only the given name. */
  #isShort(words: readonly string[]): boolean {
    const [first = "", ...rest] = words;
    // "A. Finch", as much of the press writes everybody after the first time.
    const isInitial =
      first.length === 1 && rest.length > 0 && this.#wanted.some(({ given }) => given.startsWith(first));
    return (isInitial ? rest : words).every(
      (word) => isFormOf(word, this.#surnames) || (words.length === 1 && isFormOf(word, this.#given)),
    );
  }

  #mentionOf(run: FoundRun, mentions: readonly NamedMention[], carried: MentionOwner): NamedMention | undefined {
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
    const word = name.words.at(-1) ?? "";
    // "He is survived by a grandson, Corwin": a relative who is called as the person is.
    if (who === "short" && kin && isKinOfPerson(lead, mentions, carried))
      return { ...found, owner: "other", double: true };
    if (who === "short" && this.isNamed)
      return { ...found, ...(this.#isBorneByOthers(word) ? { owner: "unknown", likely: "own" } : { owner: "own" }) };
    return this.#others.has(word) && name.words.length === 1 ? { ...found, owner: "other" } : undefined;
  }

  /** Whether a name asked for is the person's or that of a relative with the same name. */
  #bearerOf(name: OrderedName, kin: boolean, kinOfPerson: boolean): Bearer {
    const words = name.words.join(" ");
    const known = this.#doubles.has(words) && !this.#main.some((one) => one.words.join(" ") === words);
    if (!known && !kinOfPerson) {
      this.#compareWithMain(name);
      if (!kin || this.#main.every(({ suffix }) => suffix === name.suffix)) return "own";
    }
    this.#doubles.add(words);
    return "double";
  }

  /** Names that differ in their suffix belong to two people. */
  #compareWithMain(name: OrderedName): void {
    const other = this.#main.find((one) => agreeNames(one, name).suffix === "conflict");
    if (other !== undefined) this.mixed = saw("bothSpokenOf", other.text, name.text);
    if (this.#main.length < 4) this.#main.push(name);
  }

  /** Somebody else in the text has that word in their name, inflected or not. */
  #isBorneByOthers(word: string): boolean {
    return [...this.#others].some(
      (other) => other === word || isInflectedForm(other, word) || isInflectedForm(word, other),
    );
  }
}

/** Words that can stand for a name without the given name: all but the first, if the text has the whole name. */
function surnamesOf({ words, family }: OrderedName, likeness: Likeness): readonly string[] {
  return likeness === "exact" ? words.slice(1) : family.split(" ").slice(-1);
}

/** A part of a run that may be a name. */
interface Called {
  readonly from: number;
  readonly to: number;
  readonly name: OrderedName;
  readonly sentence: string;
  readonly register: boolean;
}

/** `full`: the person by their whole name; `short`: by a part of it; `other`: somebody else; `alone`: one word that may be a name. */
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
  return { from, to, name: orderName(sentence.slice(from, to)), sentence, register };
}

/** Length of what still belongs to the name: the full stop of "Jr.", or the closing mark of an aside. */
function closeOf(sentence: string, from: number, end: number): number {
  const next = sentence.charAt(end);
  if (next === ".") return SUFFIX.test(sentence.slice(from, end)) ? 1 : 0;
  return /[)"”]/u.test(next) && /[("“„]\P{L}{0,2}[\p{L}\s.-]+$/u.test(sentence.slice(from, end)) ? 1 : 0;
}

/** The name in a run, beginning at the form of address right before it, if there is one. */
function calledIn(run: NameRun): Called | undefined {
  const { words, lead, title } = run;
  if (lead === words.length) return undefined;
  const called = partOf(run, lead, words.length - 1);
  return { ...called, from: title?.from ?? called.from };
}

function entryName({ words, sentence }: NameRun): { name: OrderedName; family: string; from: number; to: number } {
  const from = Math.min(...words.map((word) => word.from));
  const to = Math.max(...words.map((word) => word.to));
  const text = sentence.slice(from, to);
  return { name: orderName(text), family: text.slice(0, text.indexOf(",")), from, to };
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

/** "His father, …" is kin of the person the text is about; "…, whose father …" is kin of whoever precedes it. */
function isKinOfPerson(lead: string, before: readonly NamedMention[], carried: MentionOwner): boolean {
  if (before.length > 0) return before.some(({ owner }) => owner === "own");
  return carried !== "other" && !WHOSE_KIN().test(lead);
}

function isFamily(wanted: OrderedName, written: string): boolean {
  const folded = foldWords(written).join(" ");
  return (
    folded !== "" &&
    (wanted.family === folded ||
      wanted.family.endsWith(` ${folded}`) ||
      isSlip(foldOcr(folded), foldOcr(wanted.family)))
  );
}

/** "Finch & Hale": a name within a longer one. */
function isPartOfMore({ sentence, words }: NameRun): boolean {
  const [from, to] = [words[0]?.from ?? 0, words.at(-1)?.to ?? 0];
  return (
    /^\s*&\s*\p{Lu}/u.test(sentence.slice(to, to + 5)) ||
    /\p{L}\s*&\s*$/u.test(sentence.slice(Math.max(0, from - 5), from))
  );
}

/** Has a known given name, a title before it, or something only people do after it. */
function isSure({ name, from, to, sentence }: Called, run: NameRun): boolean {
  if (name.words.length < 2 || isRegion(name.text)) return false;
  // "Chief Financial Officer, Granite Peak" is neither a register entry nor a person.
  if (run.register || name.words.slice(1).some(isTitle)) return false;
  if (run.title !== undefined && isAddress(run.title.folded.join(""))) return true;
  if (isBornLead(sentence.slice(0, from))) return true;
  const isPlaced = OF_PLACE.test(leadOf(sentence, from));
  return (!isPlaced && nicknamesOf(name.given).length > 0) || DONE_BY_PEOPLE.test(sentence.slice(to, to + 30));
}

const DONE_BY_PEOPLE = new RegExp(
  `^(?:\\s*(?:\\((?:${cue("born in brackets")}|\\*|\\d{4})|,\\s+(?:${cue("born behind a comma")}|\\d{2}\\b))|(?:\\s*['’]s)?\\s+(?:was born|is a|is an)\\b)`,
  "u",
);

/** "in Alexandria" is not a person. */
const BEHIND_PLACE = new RegExp(`(?<!\\p{L})(?:${cue("before places")})\\s+(?:the\\s+)?$`, "u");

/** The same at the beginning of a sentence: "In Alexandria Ada Finch". */
const BEHIND_LOCATIVE = new RegExp(`(?<!\\p{L})(?:${cue("before places")})\\s+$`, "iu");

/** "the Official Receiver", "del San Procolo": an organisation or a building has an article. */
const BEHIND_ARTICLE = new RegExp(`(?<!\\p{L})(?:${cue("articles before bodies")})\\s*$`, "iu");

/** A name that the person just named took later. */
const TOOK_NAME = new RegExp(
  `^,?\\s*(?:(?:who|and)\\s+)?(?:later\\s+)?(?:${cue("took the name")})\\s+(?:of\\s+)?(\\p{Lu}[\\p{L}'’-]+)`,
  "u",
);

/** Built once, when the first text is read. */
function once(make: (kin: string) => RegExp): () => RegExp {
  let pattern: RegExp | undefined;
  return () => (pattern ??= make(kinPattern()));
}

/** "son of the lawyer" or "his father," right before a name. */
const KIN_BEFORE = once(
  (kin) =>
    new RegExp(
      `(?<!\\p{L})(?:${kin})s?(?:\\s+(?:${cue("kin of")}|${cue("kin to")}))?,?\\s+(?:(?:${cue("before whose kin")})\\s+)*(?:\\p{Ll}+\\s+){0,2}$`,
      "u",
    ),
);

const WHOSE_KIN = once((kin) => new RegExp(`(?<!\\p{L})whose\\s+(?:${kin})s?,?\\s+(?:\\p{Ll}+\\s+){0,2}$`, "u"));

/** "Father of" at the start of a sentence; without "of", "Father" is a priest. */
const KIN_OF_BEFORE = once(
  (kin) => new RegExp(`(?<!\\p{L})(?:${kin})s?\\s+(?:${cue("kin of")})\\s+(?:(?:the|former|late)\\s+)*$`, "iu"),
);

/** "'s daughter" right after a name. */
const KIN_AFTER = once((kin) => new RegExp(`^['’]s?\\s+(?:\\p{Ll}+\\s+){0,2}(?:${kin})s?(?!\\p{L})`, "u"));

const SUFFIX = new RegExp(`(?<!\\p{L})(?:${cue("behind names")})$`, "u");

const BEHIND_OF = new RegExp(`(?<!\\p{L})(?:${cue("kin of")})\\s+$`, "u");

const OF_PLACE = new RegExp(`\\b(?:${cue("of a place")})\\s+$`, "u");
