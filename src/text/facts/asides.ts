import { cue, wordOf } from "../languages/cues.ts";
import { readWordList } from "../../lists/word-list.ts";
import { type Analysed, doubtsAt } from "../sentences/analyse.ts";
import { pastimeOf, pastimePatterns, wholeWords } from "./pastimes.ts";
import { LIST_PARTS } from "./facts.ts";
import { has } from "../tokens/spans.ts";
import type { Speaker, Assertion } from "../assertion.ts";
import { languageNamesOf, MODEST } from "../languages/tongues.ts";

/**
 * What a sentence says about a person in passing: the country in a description of them ("the Irish engineer", "la
 * dirigeante française"), what they do outside work, and the tools they use.
 */
export function* readAsides(sentence: Analysed, speaker: Speaker): Generator<Assertion> {
  const { piece } = sentence;
  const span = { from: piece.from, to: piece.from + piece.text.length };
  const country = countryOf(sentence);
  if (country !== undefined) yield speaker.say("nationality", country, span, { method: "derived", confidence: 0.8 });
  const alone = listedAlone(sentence);
  for (const pastime of [...pastimesOf(sentence), ...alone.pastimes])
    yield speaker.say("interest", pastime, span, { confidence: 0.8 });
  for (const skill of [...toolsOf(sentence), ...certifiedIn(sentence)])
    yield speaker.say("skill", skill, span, { confidence: 0.8 });
  for (const language of [...languagesInSpeech(sentence), ...alone.languages])
    yield speaker.say("language", { language }, span, { confidence: 0.8 });
}

/**
 * "English, some Dutch.", "Fell runner." between sentences of a text about the person: either every item is a
 * language or every item is a pastime. A single word may be a heading, and a single language that of the page.
 */
function listedAlone({ piece, topic, lexicon, owners }: Analysed): Record<"languages" | "pastimes", readonly string[]> {
  const [, list] = /^([^.!?:;]{4,120})\.$/u.exec(piece.text.trim()) ?? [];
  if (!topic.about || owners[0] === "other" || list === undefined || !/[\s,]/u.test(list))
    return { languages: [], pastimes: [] };
  const items = list.split(LIST_PARTS).map((item) => item.trim());
  const pastimes = items.flatMap((item) => pastimeOf(item) ?? []);
  const names = languageNamesOf(lexicon.language.lang);
  const languages = items.map((item) => item.replace(MODEST, "")).filter((item) => names.has(item.toLowerCase()));
  return {
    languages: items.length > 1 && languages.length === items.length ? languages : [],
    pastimes: pastimes.length === items.length ? pastimes : [],
  };
}

/** "“At home I spoke Sinhala and Tamil,” she says.": what the person says in the first person is about them. */
function languagesInSpeech(sentence: Analysed): string[] {
  const { piece, tokens, lexicon } = sentence;
  const speech = SPEECH.exec(piece.text);
  const [said, teller] = [speech?.indices?.groups?.["said"], speech?.indices?.groups?.["teller"]];
  if (said === undefined || teller === undefined || !isMeant(sentence, teller[0])) return [];
  const words = tokens.filter(({ from, to }) => from >= said[0] && to <= said[1]);
  const speaking = words.findIndex((token) => has(token, "SPEAK"));
  if (!has(words[speaking - 1], "FIRST") || words.some((token) => has(token, "NEG"))) return [];
  const names = languageNamesOf(lexicon.language.lang);
  return words.slice(speaking + 1).flatMap(({ lower, text }) => (names.has(lower) ? [text] : []));
}

const SPEECH = new RegExp(
  `[“"«„](?<said>[^“”"«»„]{8,400})[”"»“],?\\s(?:(?:${cue("says")})\\s)?(?<teller>\\p{L}+)`,
  "du",
);

/** Whether the name or pronoun that begins there refers to the person. */
function isMeant({ mentions }: Analysed, from: number): boolean {
  return mentions.some((mention) => mention.owner === "own" && mention.from === from);
}

function isOwnAt({ tokens, ...sentence }: Analysed, from: number): boolean {
  const at = tokens.findIndex((token) => token.to > from);
  return at >= 0 && sentence.owners[at] === "own" && doubtsAt({ tokens, ...sentence }, at).size === 0;
}

/**
 * The English name of the country to which the person's post is said to belong. Only from a description that begins a
 * sentence, or follows a form of "be" or "say": elsewhere, it is just as often somebody else's. A language's name
 * before a teacher, translator or minister is what they teach, translate or stand for.
 */
function countryOf(sentence: Analysed): string | undefined {
  const { tokens, spans, lexicon, carried, rival, topic } = sentence;
  const { demonyms } = lexicon.language;
  if (demonyms === undefined) return undefined;
  for (const role of spans) {
    if (role.kind !== "role" || sentence.owners[role.first] !== "own" || OF_A_LANGUAGE.test(role.text)) continue;
    const found =
      demonyms.stand === "before" ? beforeRole(sentence, role.first, role.last) : behindRole(sentence, role.last);
    if (found === undefined || doubtsAt(sentence, role.first).size > 0) continue;
    let lead = Math.min(found.at, role.first) - 1;
    while (has(tokens[lead], "ART") && !has(tokens[lead], "AT", "OF")) lead--;
    const isCarried = topic.about || (carried === "own" && rival === undefined);
    const isNamed = sentence.mentions.some(({ owner, to }) => owner === "own" && to <= (tokens[role.first]?.from ?? 0));
    const told = tokens[lead];
    if (
      !(lead < 0
        ? isCarried
        : (has(told, "BE") && (isNamed || isCarried)) || (SAYS.test(told?.lower ?? "") && isCarried))
    )
      continue;
    // "The French painter Jean Duval": describes the person named after it.
    const named = spans.find(({ kind, first }) => kind === "name" && first === role.last + 1);
    if (named !== undefined && !isMeant(sentence, named.from)) continue;
    return COUNTRIES.of(found.code);
  }
  return undefined;
}

const COUNTRIES = new Intl.DisplayNames("en", { type: "region" });

interface Demonym {
  readonly at: number;
  readonly code: string;
}

/** "The Sri Lankan speech scientist": up to two words in between. */
function beforeRole({ tokens, lexicon }: Analysed, first: number, last: number): Demonym | undefined {
  for (let at = last; at >= Math.max(0, first - 3); at--) {
    const [one, two] = [tokens[at], tokens[at - 1]];
    if (one === undefined || (at < first && one.kind !== "word")) return undefined;
    const both = two === undefined ? undefined : countries().get(`${two.lower} ${one.lower}`);
    if (both !== undefined && two?.capital === true) return { at: at - 1, code: both };
    const code = countries().get(one.lower);
    if (
      code !== undefined &&
      (one.capital || one.lower !== one.text || lexicon.language.demonyms?.small?.test(one.lower))
    )
      return { at, code };
    if (at < first && has(one, "ART", "OF", "AT", "IN", "BE", "AND")) return undefined;
  }
  return undefined;
}

/** "Escultora portuguesa", "la dirigeante française": right after the post, or after one word that narrows it. */
function behindRole({ tokens }: Analysed, last: number): Demonym | undefined {
  for (const at of [last, last + 1, last + 2]) {
    const token = tokens[at];
    if (token === undefined || token.kind !== "word" || (token.capital && at > last)) return undefined;
    const code = countries().get(token.lower);
    if (code !== undefined) return { at, code };
    if (at > last && token.classes.size > 0) return undefined;
  }
  return undefined;
}

const OF_A_LANGUAGE = new RegExp(`(?<!\\p{L})(?:${cue("language posts")})(?!\\p{L})`, "iu");

const SAYS = wordOf("says");

/** "Dutch", "portugaise": whether a word is what the people of a country are called. */
export function isDemonym(word: string): boolean {
  return countryOfDemonym(word) !== undefined;
}

/** The ISO 3166-1 code of the country whose people a word names. */
export function countryOfDemonym(word: string): string | undefined {
  return countries().get(word.toLowerCase());
}

let byWord: ReadonlyMap<string, string> | undefined;

function countries(): ReadonlyMap<string, string> {
  byWord ??= new Map(
    [...readWordList(new URL("../lists/demonyms.txt", import.meta.url)).headings].flatMap(([code, { entries }]) =>
      entries.map((word) => [word, code] as const),
    ),
  );
  return byWord;
}

/** Pastimes in the list that the words before them mark as such; after "away from the keyboard:", everything listed. */
function pastimesOf(sentence: Analysed): string[] {
  const { piece, lexicon } = sentence;
  const known = pastimePatterns().get(lexicon.language.lang);
  const found = new Set<string>(listedAside(sentence));
  if (known === undefined) return [...found];
  const leisure = LEISURE.exec(piece.text);
  const cue = leisure ?? PRACTISES.exec(piece.text);
  if (cue === null || !isOwnAt(sentence, cue.index) || COVERS.test(piece.text)) return [...found];
  const told = leisure === null ? piece.text.slice(cue.index) : piece.text;
  for (const match of told.matchAll(known)) found.add(match[0]);
  return [...found];
}

const LEISURE = new RegExp(`(?<!\\p{L})(?:${cue("leisure")})(?!\\p{L})`, "iu");

/** "pratique la voile", "skips a curling team": a verb for doing a pastime, up to the pastime. */
const PRACTISES = new RegExp(`(?<!\\p{L})(?:(?:${cue("practises")})(?!\\p{L})|${cue("plays in")})`, "iu");

/** Somebody who writes about fishing need not fish. */
export const COVERS = new RegExp(`(?<!\\p{L})(?:${cue("reports on")})(?!\\p{L})`, "iu");

/** "Away from the keyboard: winter swimming, and knitting things that are too big." */
function listedAside(sentence: Analysed): string[] {
  const found = ASIDE.exec(sentence.piece.text);
  const list = found?.groups?.["list"];
  if (found === null || list === undefined || !isOwnAt(sentence, found.index)) return [];
  return list
    .split(/(?:(?<!\s)\s+)?,\s*(?:and\s+)?|(?<!\s)\s+and\s+/u)
    .map((item) => item.replace(DOING_THINGS, "$1"))
    .map((item) => item.replace(ENDS_THING, "").trim())
    .filter((item) => /^\p{Ll}[\p{L}-]+(?: \p{L}[\p{L}-]+){0,2}$/u.test(item) && !WHO_DOES.test(item));
}

const ASIDE = new RegExp(`(?<!\\p{L})(?:${cue("away from work")})\\s*[:–—-]\\s*(?<list>[^.:;!?]{3,160})`, "iu");

/**
 * Languages and programs after a word for using them: "I mostly write Rust", "builds recognisers with Kaldi and
 * Python".
 */
function toolsOf(sentence: Analysed): string[] {
  const { text } = sentence.piece;
  tools ??= wholeWords(readWordList(new URL("../lists/tools.txt", import.meta.url)).entries("tools"), "gu");
  const verb = WORKS_WITH.exec(text);
  if (verb === null || !isOwnAt(sentence, verb.index)) return [];
  const start = verb.index + verb[0].length;
  const clause = CLAUSE.exec(text.slice(start));
  const found = [...new Set([...(clause?.[0] ?? "").matchAll(tools)].map(([name]) => name))];
  // Ruby and Julia alone may be people.
  return found.some((name) => !LIKE_A_NAME.test(name)) ? found : [];
}

let tools: RegExp | undefined;

const WORKS_WITH = new RegExp(
  `(?<!\\p{L})(?:${cue("programs")}|(?:${cue("builds")}) (?:[^.;:!?]{0,90}?\\s)??(?:${cue("with")}))(?!\\p{L})`,
  "iu",
);

/** "is certified in ammonia refrigeration". */
function certifiedIn(sentence: Analysed): string[] {
  const found = CERTIFIED.exec(sentence.piece.text);
  const what = found?.groups?.["what"];
  return found !== null && what !== undefined && isOwnAt(sentence, found.index) ? [what] : [];
}

const CERTIFIED = new RegExp(
  `(?<!\\p{L})(?:${cue("certified")}) (?<what>\\p{Ll}[\\p{Ll} -]{3,40}?)(?=[,.;()]|\\s(?:${cue("clause ends")})\\s|$)`,
  "u",
);

const DOING_THINGS = new RegExp(`^(\\p{Ll}+ing) (?:${cue("things done")})(?: .*)?$`, "u");

const ENDS_THING = new RegExp(`\\s(?:${cue("ends a thing done")})\\s.*$`, "su");

const WHO_DOES = new RegExp(`^(?:${cue("who does it")})\\s`, "u");

const CLAUSE = new RegExp(`^[^;:!?]{0,200}?(?=[;:!?]|\\.(?:\\s|$)|\\s(?:${cue("but not")})\\s|$)`, "u");

const LIKE_A_NAME = wordOf("tools like names");
