import { cue } from "../languages/cues.ts";
import type { Analysed } from "../sentences/analyse.ts";
import { ownerOfFirstKin } from "../sentences/kin-owner.ts";
import type { Mention, MentionOwner } from "../sentences/mention.ts";
import { HONORIFIC_ALONE, HONORIFICS, NAME_WORD, PARTICLE, PERSON_NAME } from "../tokens/names.ts";
import type { Grammar } from "../languages/grammar.ts";
import { perGrammar } from "../languages/per-language.ts";

/**
 * Adverbs between a subject and its verb. Not any number: some are also an "and", and from each of those a search would
 * read the rest of the text.
 */
function fillerOf(grammar: Grammar): string {
  return `(?:\\s+(?:${grammar.adverbs})){0,6}`;
}

/** Between a name and its verb: "Ada Finch (born 1970), head of research, also". */
const AFTER_NAME = perGrammar(
  (grammar) =>
    `^(?:\\s*\\([^)]{0,120}\\)|\\s*,\\s[^,]{1,100},|\\s*,)?${fillerOf(grammar)}(?:\\s*\\((?:[^)]{0,160}[;,])?|\\s*,)?\\s*$`,
);
const AFTER_PRONOUN = perGrammar((grammar) => `^${fillerOf(grammar)}\\s*$`);
const RELATIVE = perGrammar((grammar) => `^(?:\\s*,)?\\s+(?:${grammar.relative})${fillerOf(grammar)}\\s*$`);
/** "Ada Finch and her husband [moved]". */
const COUPLE = perGrammar(
  (grammar) => `^\\s(?:${grammar.and})\\s(?:${grammar.kin})(?:,?\\s${PERSON_NAME},?)?\\s*$`,
  "u",
);
const AND = perGrammar(
  (grammar) => `(?:,(?:\\s*(?:${grammar.and}))?|(?<!\\p{L})(?:${grammar.and}))${fillerOf(grammar)}\\s*$`,
  "iu",
);
const KIN = perGrammar((grammar) => `(?:^|[\\s,])(?:${grammar.kin})(?!\\p{L})`, "iu");
const ADVERBS = perGrammar((grammar) => `^(?:(?:${grammar.adverbs})[\\s,]*)+$`, "iu");
/** What cannot follow a subject that comes after its verb. */
const NAME_GOES_ON = perGrammar((grammar) => `^(?!${grammar.beforeTitle ?? "(?!)"})(?:\\p{L}|['’]s|\\s\\p{Lu})`);
/** "heiratete Thornquist [Otto Brandt]": another full name. */
const ANOTHER_NAME = new RegExp(`^\\s(?=${NAME_WORD}\\s(?:(?:${PARTICLE})\\s)?${NAME_WORD}(?:\\s*[.,;]|\\s*$))`, "u");

/** Where a verb stands among the other verbs of its sentence. */
export interface VerbPlace {
  readonly from: number;
  readonly to: number;
  /** Where the previous verb ends. */
  readonly start: number;
  /** Where the words after it end. */
  readonly end: number;
  /** The owner of the previous verb, if there is one. */
  readonly previous: MentionOwner | undefined;
}

/** Who does what a verb says: the owner of the mention that is its subject. Nothing is read from "unknown". */
export function ownerOf(
  place: VerbPlace,
  { piece: { text }, mentions, carried }: Analysed,
  grammar: Grammar,
): MentionOwner {
  const { from, start, previous } = place;
  const left = text.slice(start, from);
  const before = mentions.filter(
    (each) => each.from >= start && each.to <= from && from - each.from <= MAX_BEFORE_VERB,
  );
  const gapOf = (mention: Mention) => withoutTime(text.slice(mention.to, from));
  for (const mention of before.toReversed()) {
    const gap = gapOf(mention);
    if (mention.owner === "own" && mention.form !== "possessive" && COUPLE(grammar).test(gap)) return "own";
    if (mention.form === "name" && mention.owner === "own") {
      if (RELATIVE(grammar).test(gap)) return "own";
      const lead = text.slice(start, mention.from);
      if (AFTER_NAME(grammar).test(gap) && !isPartOfOtherName(lead) && !KIN(grammar).test(lead)) return "own";
    }
  }
  const last = before.at(-1);
  if (last?.form === "pronoun" && AFTER_PRONOUN(grammar).test(gapOf(last)))
    return previous === undefined && namesAnother(text.slice(start, last.from)) ? "unknown" : last.owner;
  if (previous !== undefined && AND(grammar).test(left) && !KIN(grammar).test(left)) return previous;
  if (grammar.inverts) {
    const behind = subjectBehind(place, text, mentions, grammar);
    if (behind?.form === "name" || (behind !== undefined && (previous === undefined || previous === "own")))
      return behind.owner;
  }
  const isOpening = previous === undefined && left.trim() === "";
  if (isOpening && isNamedBehindPhrase(place, text, mentions)) return "own";
  if (isOpening) return grammar.inverts && !grammar.dropsSubject ? "unknown" : carried;
  return previous === undefined && grammar.dropsSubject && isAdverbial(left, grammar) ? carried : "unknown";
}

/** In UTF-16 units: how far back from a verb to look. */
const MAX_BEFORE_VERB = 260;

/** A pronoun or the person's name right after a verb: "Seit 2015 [ist] sie Leiterin", "[war] Finch Leiterin". */
export function subjectBehind(
  { to, end }: VerbPlace,
  text: string,
  mentions: readonly Mention[],
  grammar: Grammar,
): Mention | undefined {
  const next = mentions.find((each) => each.from >= to);
  if (next === undefined || next.to > end || next.form === "description") return undefined;
  const between = text.slice(to, next.from).trim();
  if (next.form === "pronoun") return between === "" ? next : undefined;
  const named = next.owner === "own" && (between === "" || HONORIFICS.test(`${between} `));
  return named && !NAME_GOES_ON(grammar).test(text.slice(next.to, end)) ? next : undefined;
}

/** The person's name right after a verb of marriage, with the spouse's name after it. */
export function namedBeforeSpouse(
  { to, end }: VerbPlace,
  { piece: { text }, mentions }: Analysed,
): Mention | undefined {
  const next = mentions.find((each) => each.from >= to);
  if (next?.form !== "name" || next.owner !== "own" || text.slice(to, next.from).trim() !== "") return undefined;
  return ANOTHER_NAME.test(text.slice(next.to, end)) ? next : undefined;
}

/** "[Born] in Kassel on 3 May 1970, Ada Finch …": the person is the subject after an opening phrase. */
function isNamedBehindPhrase({ to, end }: VerbPlace, text: string, mentions: readonly Mention[]): boolean {
  const named = mentions.find((each) => each.from >= to && each.to <= end && each.form === "name");
  if (named?.owner !== "own") return false;
  const between = text.slice(to, named.from);
  const after = text.slice(named.to, end);
  return (
    /^[^;:()]{0,140}?,\s(?:\p{Lu}\p{L}+\.?\s){0,3}$/u.test(between) && !/^(?:\p{L}|['’]s|\s\p{Lu}|[-,])/u.test(after)
  );
}

/** "Vilkaitis nuo 2004 m. [dirba]", "Finch since 2010 [has led]": without a time between subject and verb. */
function withoutTime(gap: string): string {
  return /\d{4}.{0,9}$/u.test(gap.slice(-16)) ? gap.replace(TIME_BEFORE_VERB, " ") : gap;
}

const TIME_BEFORE_VERB = new RegExp(
  `(?<=^|\\p{L}\\)?)\\s+(?:(?:${cue("time before a verb")})\\s(?:\\p{L}+\\s)?\\d{4}(?:\\s?(?:${cue("time words")}))?|\\d{4}(?:[–-]\\d{4})?\\s(?:${cue("time words")}))\\s*$`,
  "u",
);

/** "Mary Overbrook" is not Tamsin Overbrook, and "Overbrook Industries" is not either. */
function isPartOfOtherName(lead: string): boolean {
  const [last = ""] = /(?<![\p{L}.'’-])[\p{L}.'’-]+$/u.exec(lead.trimEnd()) ?? [];
  const capital = last.search(/\p{Lu}/u);
  const word = last.slice(capital);
  if (capital < 0 || HONORIFIC_ALONE.test(word)) return false;
  // A capitalised word at the very beginning may be an adverb ("Later Overbrook joined"); further in, only a comma
  // separates it from the name.
  return !CLAUSE_START.test(word);
}

const CLAUSE_START = new RegExp(`^(?:${cue("clause starts")})$`, "u");

/** "When Peter left, she …": a capitalised word before the pronoun can be a person, unless it follows a preposition. */
function namesAnother(before: string): boolean {
  for (const match of before.matchAll(/(?<=\s)\p{Lu}\p{L}+/gu)) {
    const word = /(?<!\S)(\S+)\s+$/u.exec(before.slice(0, match.index))?.[1] ?? "";
    const inName = /^\p{Lu}/u.test(word) && /\S\s+\S+\s+$/u.test(before.slice(0, match.index));
    if (!PREPOSITION.test(word) && !inName) return true;
  }
  return false;
}

const PREPOSITION = new RegExp(`^(?:${cue("before things")})$`, "iu");

/** Only a time or another adverbial comes before the verb, so the subject is omitted. */
function isAdverbial(left: string, grammar: Grammar): boolean {
  const text = left.trim();
  if (/[.;:]/u.test(text.replace(DATE_STOPS, ""))) return false;
  if (ADVERBS(grammar).test(text)) return true;
  return CIRCUMSTANCE.test(text) && text.length <= 60 && !/,\s*\p{Lu}\p{L}+\s*$/u.test(text);
}

const CIRCUMSTANCE = new RegExp(`^(?:${cue("circumstances")})(?!\\p{L})`, "u");

/** "Her husband, Otto Brandt, …": the person's own kin at the beginning of a sentence. */
export function beginsWithOwnKin(sentence: Analysed, grammar: Grammar): boolean {
  return KIN(grammar).exec(sentence.piece.text.slice(0, 60))?.index === 0 && ownerOfFirstKin(sentence) === "own";
}

const DATE_STOPS = new RegExp(`\\b(?:${cue("units of a date")})\\.`, "gu");
