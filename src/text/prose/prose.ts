import { cue } from "../languages/cues.ts";
import { findDates, findPeriods } from "../dates/dates.ts";
import { READERS, type ProseReading, readPossessives, type Verb } from "./frames.ts";
import type { FrameKind, Grammar } from "../languages/grammar.ts";
import { type Analysed, analyseAll, doubtsAt } from "../sentences/analyse.ts";
import { GRAMMARS, languageFor, lexiconFor } from "../languages/languages.ts";
import type { MentionOwner } from "../sentences/mention.ts";
import { has } from "../tokens/spans.ts";
import type { WordClass } from "../languages/words.ts";
import { topicOf } from "../sentences/owners.ts";
import { isOwnVoice } from "../sentences/voice.ts";
import { HONORIFICS, namedAtStart } from "../tokens/names.ts";
import { splitSentences } from "../sentences/sentences.ts";
import { spanOf, speakerOf, type Assertion } from "../assertion.ts";
import { beginsWithOwnKin, namedBeforeSpouse, ownerOf, type VerbPlace, subjectBehind } from "./subject.ts";
import { perGrammar } from "../languages/per-language.ts";

/** The most sentences that are read in one text. */
const MAX_SENTENCES = 20_000;

/**
 * What a running text says about one person: jobs, schooling, birth, death, awards, kin, languages, home. `subject`
 * is the person's name; without it, the name at the beginning of the text is used, and a text that begins otherwise
 * yields nothing. A sentence counts only if the subject of its verb is the person: their name, a pronoun that can
 * mean nobody else, "I" in a text written in the first person, or an omitted subject after one of these. Ages are not
 * read, because a birth year cannot be derived from an age without a date. What is not understood yields nothing.
 * Time is linear in the text.
 *
 * @param options.about the text is a description of its subject, so it need not begin with their name
 */
export function readProse(
  text: string,
  options: { lang?: string; subject?: string; about?: boolean } = {},
): Assertion[] {
  const pieces = splitSentences(text).slice(0, MAX_SENTENCES);
  const grammar = grammarOf(text, options.lang);
  const subject = options.subject ?? namedAtStart(pieces[0]?.text ?? "");
  const lexicon = grammar && lexiconFor(grammar.lang);
  if (grammar === undefined || lexicon === undefined || subject === undefined) return [];
  const about = options.about === true;
  const own = isOwnVoice({ text, subject, about }, lexicon);
  return readFramed(
    text,
    analyseAll(pieces, lexicon, () => topicOf(wordsOfName(subject).join(" "), { about, own })),
    grammar,
    subject,
  );
}

/** The same for the sentences of a text. */
export function readFramed(
  text: string,
  sentences: Iterable<Analysed>,
  grammar: Grammar,
  subject: string,
): Assertion[] {
  const words = wordsOfName(subject);
  if (words.length < 2 || words.length > MAX_WORDS) return [];
  const reading: ProseReading = { grammar, speaker: speakerOf(text), assertions: [], female: false };
  let at = 0;
  for (const sentence of sentences) {
    if (at++ < MAX_OPENING) readLifeDates(sentence, reading);
    readSentence(sentence, reading);
  }
  return unique(reading.assertions);
}

function readSentence(sentence: Analysed, reading: ProseReading): void {
  const { piece, topic, mentions } = sentence;
  const { grammar } = reading;
  const verbs = verbsOf(piece.text, grammar);
  let first: MentionOwner | undefined;
  let previous: MentionOwner | undefined;
  reading.female = topic.gender === "female";
  for (const [i, verb] of verbs.entries()) {
    const start = verbs[i - 1]?.to ?? 0;
    const whole = piece.text.slice(verb.to, verbs[i + 1]?.from ?? piece.text.length);
    const end = verb.to + whole.length - (i + 1 < verbs.length ? timeAtEnd(whole, grammar).length : 0);
    const place: VerbPlace = { from: verb.from, to: verb.to, start, end, previous };
    const spoken = verb.frame.first === true && grammar.dropsSubject;
    const beforeSpouse =
      verb.frame.kind === "marriage" && grammar.inverts ? namedBeforeSpouse(place, sentence) : undefined;
    const owner = spoken
      ? topic.own
        ? "own"
        : "unknown"
      : beforeSpouse === undefined
        ? ownerOf(place, sentence, grammar)
        : "own";
    previous = owner;
    first ??= owner;
    if (owner !== "own" || isOfAnother(sentence, verb.from)) continue;
    // "[ist] sie Leiterin …", "[war] Finch Leiterin …": without the subject that follows its verb.
    const behind = beforeSpouse ?? (grammar.inverts ? subjectBehind(place, piece.text, mentions, grammar) : undefined);
    const left = clauseBefore(sentence, start, verb.from, grammar.lang);
    const right = clauseOf(piece.text.slice(behind?.to ?? verb.to, end), verb, grammar);
    READERS[verb.frame.kind](
      { sentence: piece, verb, left: i === 0 ? left : timeAtEnd(left, grammar), right },
      reading,
    );
  }
  if (first === "own" || beginsWithOwnKin(sentence, grammar)) readPossessives(piece, reading);
}

/** Whether a verb is about somebody else whom its sentence describes, or about something that is only said. */
function isOfAnother(sentence: Analysed, from: number): boolean {
  const at = sentence.tokens.findIndex((token) => token.to > from);
  return (
    sentence.described.some((stretch) => stretch.from <= at && at < stretch.until) ||
    doubtsAt(sentence, at).has("HEARSAY")
  );
}

/**
 * The words before a verb. "From 2015 to 2018 she headed the office of X, and … [taught]": a stretch of time before
 * another verb belongs to that verb.
 */
function clauseBefore({ piece: { text }, tokens }: Analysed, start: number, end: number, lang: string): string {
  const before = tokens.filter(({ from, to }) => from >= start && to <= end);
  const deed = before.findLastIndex((token) => !token.capital && has(token, ...DEEDS) && DONE.test(token.lower));
  const gap = before.findIndex((token, at) => at > deed && (has(token, "AND", "BUT") || /^[,;]$/u.test(token.text)));
  const from = before[gap]?.to;
  if (deed < 0 || from === undefined) return text.slice(start, end);
  const [period] = findPeriods(text.slice(start, before[deed]?.from), lang);
  return period === undefined || period.on !== undefined ? text.slice(start, end) : text.slice(from, end);
}

const DEEDS: readonly WordClass[] = ["LEAD", "WORK", "LEAVE", "FOUND", "TEACH", "BECOME"];
/** English, in the past tense. */
const DONE = new RegExp(`(?:${cue("past verbs end")})$`, "u");

/** The part of what follows a verb that belongs to it, without the post and time of another clause. */
function clauseOf(right: string, { frame }: Verb, { clauseEnd }: Grammar): string {
  if (clauseEnd === undefined || !OF_ONE_CLAUSE.has(frame.kind)) return right;
  const at = right.search(clauseEnd);
  return at < 0 ? right : right.slice(0, at);
}

const OF_ONE_CLAUSE: ReadonlySet<FrameKind> = new Set(["role", "work", "found", "school", "board"]);

/** The words of a name, without what stands before and after it. */
function wordsOfName(name: string): string[] {
  return name
    .trim()
    .replace(HONORIFICS, "")
    .replace(SUFFIX, "")
    .split(/\s+/u)
    .filter((word) => /\p{L}/u.test(word));
}

const MAX_WORDS = 7;

/** The first sentences of a text: those that may give the person's dates of birth and death after the name. */
const MAX_OPENING = 2;

/**
 * "Ada Finch (Kassel, 3 May 1970)", "Ada Finch (3 May 1970 – 4 June 2010)": dates after the name at the beginning of
 * the text.
 */
function readLifeDates({ piece, mentions: [name] }: Analysed, { grammar, speaker, assertions }: ProseReading): void {
  if (name?.form !== "name" || name.owner !== "own") return;
  const lead = piece.text.slice(0, name.from);
  if (lead !== "" && lead.replace(HONORIFICS, "") !== "") return;
  const inside = /^\s\(([^()]{8,100})\)/u.exec(piece.text.slice(name.to))?.[1];
  if (inside === undefined) return;
  const [birth, death] = findDates(inside, grammar.lang);
  const before = birth && inside.slice(0, birth.from).trim();
  if (birth?.value.length !== 10 || !/^(?:\p{Lu}[\p{L}’'-]+(?:[ -]\p{L}+){0,3},)?$/u.test(before ?? "-")) return;
  const after = inside.slice(birth.to, death?.from).trim();
  if (death === undefined ? after !== "" && !after.startsWith(",") : !/^[–—-]$/u.test(after)) return;
  const span = spanOf(piece);
  assertions.push(speaker.say("birthDate", birth.value, span));
  if (before) assertions.push(speaker.say("birthPlace", before.slice(0, -1), span));
  if (death?.value.length === 10) assertions.push(speaker.say("deathDate", death.value, span));
}

const LAST_PART = perGrammar((grammar) => `(?:,|\\s(?:${grammar.and})\\s)[^,;]{4,50}$`);
const FILLERS = perGrammar(
  (grammar) =>
    `(?<!\\p{L})(?:${grammar.and}|${grammar.adverbs}|${cue("fills a subject")}|${cue("left out subjects")})(?!\\p{L})|[,\\s]`,
  "giu",
);

const VERBS = perGrammar(({ frames }) => {
  const verbs = frames.map(({ verb }) => `(${verb})`);
  return `(?<![\\p{L}'’-])(?:${verbs.join("|")})(?![\\p{L}-])`;
}, "giu");

/**
 * The known verbs, in the order of the sentence; if two begin at the same place, the earlier frame in the table wins.
 */
function verbsOf(sentence: string, grammar: Grammar): Verb[] {
  const verbs: Verb[] = [];
  for (const match of sentence.matchAll(VERBS(grammar))) {
    // Verb patterns have no groups of their own, so group numbers correspond to frames.
    const frame = grammar.frames[match.findIndex((group, at) => at > 0 && group !== undefined) - 1];
    // A word capitalised inside a sentence is part of a name ("Halden Light Works"), not a verb.
    const named = /^\p{Lu}/u.test(match[0]) && /[\p{L}\p{N}]\s*$/u.test(sentence.slice(0, match.index));
    if (frame !== undefined && !named)
      verbs.push({ frame, written: match[0], from: match.index, to: match.index + match[0].length });
  }
  return verbs;
}

/** "…, seit 2003 [leitet er]": a time between a comma and a verb belongs to the verb that follows. */
function timeAtEnd(text: string, grammar: Grammar): string {
  const tail = LAST_PART(grammar).exec(text)?.[0];
  const period = tail === undefined ? undefined : findPeriods(tail, grammar.lang)[0];
  if (tail === undefined || period === undefined) return "";
  const rest = `${tail.slice(0, period.from)} ${tail.slice(period.to)}`.replace(FILLERS(grammar), "");
  return rest === "" ? tail : "";
}

/**
 * The grammar of the language with most of the text's frequent words; `undefined` if there is no clear winner or it
 * has no grammar.
 */
function grammarOf(text: string, told: string | undefined): Grammar | undefined {
  const base = told?.toLowerCase().split("-")[0];
  if (base !== undefined) return languageFor(base)?.grammar;
  const words =
    text
      .slice(0, 8000)
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  const counts = GRAMMARS.map((grammar) => ({
    grammar,
    count: words.filter((word) => COMMON.get(grammar)?.has(word)).length,
  })).sort((a, b) => b.count - a.count);
  const [best, second] = counts;
  return best !== undefined && best.count >= 1 && best.count > (second?.count ?? 0) ? best.grammar : undefined;
}

const COMMON: ReadonlyMap<Grammar, ReadonlySet<string>> = new Map(
  GRAMMARS.map((grammar) => [grammar, new Set(grammar.common.split(" "))]),
);

/** What is stated twice is kept once, where it comes first. */
function unique(assertions: readonly Assertion[]): Assertion[] {
  const seen = new Set<string>();
  return assertions.filter((assertion) => {
    const key = JSON.stringify([assertion.property, assertion.value]);
    return !seen.has(key) && seen.add(key) !== undefined;
  });
}

const SUFFIX = new RegExp(`(?:,|(?<!\\s))\\s+(?:${cue("behind names")}|II|III|IV)\\.?$`, "u");
