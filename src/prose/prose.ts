import { findDates, findPeriods } from "./dates.ts";
import { READERS, type Reading, readPossessives, type Verb } from "./frames.ts";
import type { Grammar } from "./grammar.ts";
import { GERMAN } from "./grammar-de.ts";
import { ENGLISH } from "./grammar-en.ts";
import { SPANISH } from "./grammar-es.ts";
import { FRENCH } from "./grammar-fr.ts";
import { ITALIAN } from "./grammar-it.ts";
import { LITHUANIAN } from "./grammar-lt.ts";
import { LANGUAGES, type Language } from "./language.ts";
import { splitSentences } from "./sentences.ts";
import { type Piece, spanOf, speakerOf, type Statement } from "./statement.ts";
import {
  leadsBack,
  namedAtStart,
  passSentence,
  resolveSubject,
  subjectOf,
  type Topic,
  type Tracker,
  trackerOf,
} from "./subject.ts";
import { perGrammar } from "./pattern.ts";

const GRAMMARS: Record<Language, Grammar> = {
  en: ENGLISH,
  de: GERMAN,
  es: SPANISH,
  fr: FRENCH,
  lt: LITHUANIAN,
  it: ITALIAN,
};

/** Most sentences that are read of one text. */
const MAX_SENTENCES = 20_000;

/**
 * What a running text says about one person: jobs, schooling, birth, death, awards, kin, languages, home. `subject` is the
 * person's name; without it the name at the text's beginning is taken, and a text that begins otherwise gives nothing. A
 * sentence counts only where its verb's subject is the person: their name, a pronoun that can mean nobody else, "I" in a
 * text that speaks so, or a subject left out behind one of these. Ages give nothing, because a birth year does not follow
 * from an age without a date. What is not understood yields nothing. Time is linear in the text.
 *
 * @param options.about the text is a description of its subject, so that it need not begin with their name
 */
export function readProse(
  text: string,
  options: { lang?: string; subject?: string; about?: boolean } = {},
): Statement[] {
  const sentences = splitSentences(text).slice(0, MAX_SENTENCES);
  const lang = languageOf(text, options.lang);
  const subject = subjectOf(options.subject ?? namedAtStart(sentences[0]?.text ?? "") ?? "");
  if (lang === undefined || subject === undefined) return [];
  const grammar = GRAMMARS[lang];
  const tracker = trackerOf(subject, grammar, isOwnVoice(text.slice(0, 20_000), subject.forms, grammar));
  if (options.about === true) tracker.topic = "own";
  const reading: Reading = {
    grammar,
    speaker: speakerOf(text),
    statements: [],
    surnameFirst: tracker.patterns.beforeName,
    female: false,
  };
  readLifeDates(sentences, tracker, reading);
  for (const sentence of sentences) {
    let ownVerbs = false;
    let first: Topic | undefined;
    let previous: Topic | undefined;
    const verbs = verbsOf(sentence.text, grammar);
    verbs.forEach((verb, i) => {
      const left = sentence.text.slice(verbs[i - 1]?.to ?? 0, verb.from);
      const whole = sentence.text.slice(verb.to, verbs[i + 1]?.from ?? sentence.text.length);
      const right = i + 1 < verbs.length ? whole.slice(0, whole.length - timeAtEnd(whole, grammar).length) : whole;
      const spoken = verb.frame.first === true && grammar.dropsSubject;
      const marries = verb.frame.kind === "marriage" && grammar.inverts && tracker.patterns.beforeName().test(right);
      const topic = spoken
        ? tracker.firstPerson
          ? "own"
          : "unknown"
        : marries
          ? "own"
          : resolveSubject(left, right, previous, tracker);
      previous = topic;
      if (i === 0) first = topic;
      if (topic !== "own") return;
      ownVerbs = true;
      reading.female = tracker.gender === "female";
      const argument = grammar.inverts
        ? withoutSubject(right, tracker).replace(tracker.firstPerson ? tracker.patterns.firstAfter : /^$/u, "")
        : right;
      READERS[verb.frame.kind](
        { sentence, verb, left: i === 0 ? left : timeAtEnd(left, grammar), right: argument },
        reading,
      );
    });
    const possessed =
      ((tracker.topic === "own" && !tracker.rival) || leadsBack(sentence.text, tracker)) &&
      tracker.patterns.kin.exec(sentence.text.slice(0, 60))?.index === 0;
    if (first === "own" || possessed) readPossessives(sentence, reading);
    passSentence(sentence.text, ownVerbs, tracker);
  }
  return unique(reading.statements);
}

/** "[ist] sie Leiterin …", "[war] Finch Leiterin …": without the subject behind its verb. */
function withoutSubject(right: string, { patterns }: Tracker): string {
  const rest = right.replace(patterns.pronounAfter, "");
  return rest !== right || !patterns.isNamed(right.slice(0, 80)) ? rest : right.replace(patterns.nameAfter(), "");
}

/** Brackets further on do not stand behind the name. */
const MAX_NAME_LENGTH = 120;

/** The sentences in which a text may give the dates of its person's life behind the name. */
const MAX_OPENING = 2;

/** "Ada Finch (Kassel, 3 May 1970)", "Ada Finch (3 May 1970 – 4 June 2010)": days behind the name at the text's beginning. */
function readLifeDates(sentences: readonly Piece[], { patterns }: Tracker, reading: Reading): void {
  for (const sentence of sentences.slice(0, MAX_OPENING)) {
    if (!sentence.text.slice(0, MAX_NAME_LENGTH).includes("(")) continue;
    const inside = patterns.named().exec(sentence.text)?.groups?.["inside"];
    if (inside === undefined) continue;
    const [birth, death] = findDates(inside, reading.grammar.lang);
    const before = birth && inside.slice(0, birth.from).trim();
    if (birth?.value.length !== 10 || !/^(?:\p{Lu}[\p{L}’'-]+(?:[ -]\p{L}+){0,3},)?$/u.test(before ?? "-")) return;
    const after = inside.slice(birth.to, death?.from).trim();
    if (death === undefined ? after !== "" && !after.startsWith(",") : !/^[–—-]$/u.test(after)) return;
    const { speaker, statements } = reading;
    const span = spanOf(sentence);
    statements.push(speaker.say("birthDate", birth.value, span));
    if (before) statements.push(speaker.say("birthPlace", before.slice(0, -1), span));
    if (death?.value.length === 10) statements.push(speaker.say("deathDate", death.value, span));
    return;
  }
}

/** "I" is the subject where nobody is quoted and the subject is named at most once: a heading, "I am Ada Finch". */
function isOwnVoice(text: string, forms: string, grammar: Grammar): boolean {
  if (/["“„«]/u.test(text) || !OWN_VOICE(grammar).test(text)) return false;
  return [...text.matchAll(new RegExp(`(?<!\\p{L})${forms}(?!\\p{L})`, "gu"))].length <= 1;
}

const OWN_VOICE = perGrammar((grammar) => `(?<![\\p{L}'’])(?:${grammar.firstSigns})(?!\\p{L})`);
const LAST_PART = perGrammar((grammar) => `(?:,|\\s(?:${grammar.and})\\s)[^,;]{4,50}$`);
const FILLERS = perGrammar(
  (grammar) => `(?<!\\p{L})(?:${grammar.and}|${grammar.adverbs}|in|im|en|el|since|she|he|ji|jis)(?!\\p{L})|[,\\s]`,
  "giu",
);

const VERBS = perGrammar(({ frames }) => {
  const verbs = frames.map(({ verb }) => `(${verb})`);
  return `(?<![\\p{L}'’-])(?:${verbs.join("|")})(?![\\p{L}-])`;
}, "giu");

/** The verbs we know, in the order of the sentence; where two begin at one place the earlier frame of the table wins. */
function verbsOf(sentence: string, grammar: Grammar): Verb[] {
  const verbs: Verb[] = [];
  for (const match of sentence.matchAll(VERBS(grammar))) {
    // Verbs have no groups of their own, so that groups and frames count alike.
    const frame = grammar.frames[match.findIndex((group, at) => at > 0 && group !== undefined) - 1];
    // A capital inside a sentence is a name's ("Halden Light Works"), not a verb's.
    const named = /^\p{Lu}/u.test(match[0]) && /[\p{L}\p{N}]\s*$/u.test(sentence.slice(0, match.index));
    if (frame !== undefined && !named)
      verbs.push({ frame, written: match[0], from: match.index, to: match.index + match[0].length });
  }
  return verbs;
}

/** "…, seit 2003 [leitet er]": a time between comma and verb is the coming verb's. */
function timeAtEnd(text: string, grammar: Grammar): string {
  const tail = LAST_PART(grammar).exec(text)?.[0];
  const period = tail === undefined ? undefined : findPeriods(tail, grammar.lang)[0];
  if (tail === undefined || period === undefined) return "";
  const rest = `${tail.slice(0, period.from)} ${tail.slice(period.to)}`.replace(FILLERS(grammar), "");
  return rest === "" ? tail : "";
}

/** The language whose frequent words a text has most of; `undefined` where none is clear or it is not one of ours. */
function languageOf(text: string, told: string | undefined): Language | undefined {
  const base = told?.toLowerCase().split("-")[0];
  if (base !== undefined) return LANGUAGES.find((language) => language === base);
  const words =
    text
      .slice(0, 8000)
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  const counts = LANGUAGES.map((language) => ({
    language,
    count: words.filter((word) => COMMON.get(language)?.has(word)).length,
  })).sort((a, b) => b.count - a.count);
  const [best, second] = counts;
  return best !== undefined && best.count >= 1 && best.count > (second?.count ?? 0) ? best.language : undefined;
}

const COMMON: ReadonlyMap<Language, ReadonlySet<string>> = new Map(
  LANGUAGES.map((language) => [language, new Set(GRAMMARS[language].common.split(" "))]),
);

/** What is said twice is stated once, where it is said first. */
function unique(statements: readonly Statement[]): Statement[] {
  const seen = new Set<string>();
  return statements.filter((statement) => {
    const key = JSON.stringify([statement.property, statement.value]);
    return !seen.has(key) && seen.add(key) !== undefined;
  });
}
