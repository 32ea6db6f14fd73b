import { blocksOf } from "../src/connectors/pages/written-page.ts";
import { splitSentences } from "../src/text/sentences/sentences.ts";
import { type Analysed, analyse } from "../src/text/sentences/analyse.ts";
import { joinBlocks } from "../src/text/document/block.ts";
import { readDocument } from "../src/text/document/reading.ts";
import { lexiconFor } from "../src/text/languages/languages.ts";
import { genderOf } from "../src/text/sentences/gender.ts";
import { topicOf } from "../src/text/sentences/owners.ts";
import { isOwnVoice } from "../src/text/sentences/voice.ts";
import { has } from "../src/text/tokens/spans.ts";
import { LABELS } from "../src/text/learned/tagger.ts";
import { type Tag, TAGS } from "../src/text/sentences/tags.ts";
import { type Token, tokenize } from "../src/text/tokens/tokens.ts";
import type { Lexicon } from "../src/text/languages/words.ts";
import { nameOf, type Passage, People, PROPERTIES } from "./reading-passages.ts";
import type { Case } from "./reading-score.ts";
import { readSentences } from "./reading-sentences.ts";

/** A sentence with the labels of its words, according to the truth of its document. */
export interface LabelledSentence {
  readonly document: string;
  readonly lang: string;
  readonly sentence: Analysed;
  /** For each token the labels it may have, as bits. */
  readonly allowed: Uint32Array;
  /** Stretches whose label is certain. */
  readonly stretches: readonly { readonly tag: Tag; readonly first: number; readonly last: number }[];
  readonly weight: number;
}

const NOTHING = 1;
const ANYTHING = (1 << LABELS) - 1;

/** The sentences of documents, one JSON object per line. */
export function labelledSentences(lines: string): LabelledSentence[] {
  return lines
    .split("\n")
    .filter((line) => line !== "")
    .flatMap((line) => sentencesOf(JSON.parse(line) as Case));
}

function sentencesOf(one: Case): LabelledSentence[] {
  const lexicon = lexiconFor(one.lang);
  if (lexicon === undefined) return [];
  const text = joinBlocks(
    readDocument(blocksOf({ mediaType: one.media, data: one.data }), one.name, one.lang).running,
  ).text;
  const own = isOwnVoice({ text, subject: one.name, about: true }, lexicon);
  const topic = topicOf(one.name, { about: true, own, gender: own ? undefined : genderOf(text, lexicon) });
  const sentences = splitSentences(text)
    .filter((piece) => piece.text.length <= MAX_LENGTH)
    .map((piece) => analyse(piece, lexicon, topic));
  const told = toldOf(one, lexicon);
  const open = (one.optional ?? []).flatMap((each) =>
    (typeof each === "string" ? [each] : [each.t, each.o]).flatMap((value) => (value ? spellings(value, lexicon) : [])),
  );
  return sentences.map((sentence) => label(sentence, told, open, sentences, one));
}

const MAX_LENGTH = 1200;

interface Fact {
  readonly tag: Tag;
  readonly spellings: readonly (readonly Token[])[];
  /** For a post, its employer. */
  readonly beside: readonly (readonly Token[])[];
}

function toldOf({ truth }: Case, lexicon: Lexicon): Fact[] {
  const fact = (tag: Tag, value: string | null | undefined, beside: string | null | undefined): Fact[] =>
    value ? [{ tag, spellings: spellings(value, lexicon), beside: beside ? spellings(beside, lexicon) : [] }] : [];
  return [
    ...(truth.jobs ?? []).flatMap(({ t, o }) => [...fact("title", t, o), ...fact("employer", o, undefined)]),
    ...(truth.edu ?? []).flatMap(({ d, s }) => [...fact("degree", d, s), ...fact("school", s, undefined)]),
    ...(truth.awards ?? []).flatMap((award) => fact("award", award, undefined)),
    ...(truth.hobbies ?? []).flatMap((hobby) => fact("pastime", hobby, undefined)),
    ...fact("home", truth.location, undefined),
    ...fact("spouse", truth.spouse, undefined),
  ];
}

/** Longest first. */
function spellings(value: string, lexicon: Lexicon): Token[][] {
  return value
    .split(" / ")
    .map((each) => tokenize(each.trim(), lexicon).filter((token, at) => !(at === 0 && has(token, "ART"))))
    .filter((tokens) => tokens.length > 0)
    .sort((a, b) => b.length - a.length);
}

function label(
  sentence: Analysed,
  facts: readonly Fact[],
  open: readonly (readonly Token[])[],
  all: readonly Analysed[],
  one: Case,
): LabelledSentence {
  const { tokens, owners, lexicon } = sentence;
  const allowed = new Uint32Array(tokens.length).fill(NOTHING);
  const found = facts
    .flatMap((fact) =>
      fact.spellings.flatMap((spelling) =>
        placesIn(tokens, spelling, lexicon).map(([first, last]) => ({ fact, first, last })),
      ),
    )
    .sort((a, b) => b.last - b.first - (a.last - a.first));
  const stretches: { tag: Tag; first: number; last: number }[] = [];
  const taken = new Set<number>();
  for (const { fact, first, last } of found) {
    const range = Array.from({ length: last - first + 1 }, (_, at) => first + at);
    const same = stretches.some((each) => each.first === first && each.last === last && each.tag === fact.tag);
    const other = stretches.find((each) => each.first === first && each.last === last);
    if (same || (range.some((at) => taken.has(at)) && other === undefined)) continue;
    const begin = 1 + 2 * TAGS.indexOf(fact.tag);
    // A name in a fact is meant wherever it occurs, whatever the owner; a post or a degree in the same words may be
    // somebody else's.
    const isName = fact.tag === "employer" || fact.tag === "school" || fact.tag === "award" || fact.tag === "spouse";
    const sure = isName || (owners[first] === "own" && fact.tag !== "home" && isHere(fact, sentence, all));
    for (const at of range) {
      const bits = 1 << (at === first ? begin : begin + 1);
      allowed[at] = (taken.has(at) ? (allowed[at] as number) : 0) | bits | (sure ? 0 : NOTHING);
      taken.add(at);
    }
    if (sure) stretches.push({ tag: fact.tag, first, last });
  }
  for (const spelling of open)
    for (const [first, last] of placesIn(tokens, spelling, lexicon))
      for (let at = first; at <= last; at++) if (!taken.has(at)) allowed[at] = ANYTHING;
  return { document: one.id, lang: one.lang, sentence, allowed, stretches, weight: 1 };
}

/**
 * Sentences marked by hand (`readSentences`): the labels of their names are known, those of posts and degrees are not.
 */
export function markedSentences(path: string): LabelledSentence[] {
  return readSentences(path).flatMap(({ lang, text, names }, index) => {
    const lexicon = lexiconFor(lang);
    if (lexicon === undefined) return [];
    const isOwn = lang === "en" && /(?<!\p{L})(?:I|[Mm]y)(?!\p{L})/u.test(text);
    const sentence = analyse(
      { text, from: 0 },
      lexicon,
      topicOf("Ada Finch", { about: true, own: isOwn, gender: "female" }),
    );
    const allowed = new Uint32Array(sentence.tokens.length).fill(UNTOLD);
    for (const { from, to, is } of names)
      mark(allowed, sentence, from, to, is === "E" ? "employer" : is === "S" ? "school" : undefined);
    return [{ document: `${lang} ${index}`, lang: "marked", sentence, allowed, stretches: [], weight: OF_SENTENCES }];
  });
}

/** Annotated passages from the web (`readPassages`), for each person in them. */
export function passageSentences(passages: readonly Passage[]): LabelledSentence[] {
  const lexicon = lexiconFor("en");
  if (lexicon === undefined) return [];
  return [...Map.groupBy(passages, ({ doc }) => doc)].flatMap(([document, pages]) => {
    const ordered = pages.toSorted((a, b) => a.start - b.start);
    const people = new People(ordered);
    const hero = people.mostNamed();
    if (hero === undefined) return [];
    const topic = topicOf(nameOf(hero), { about: true });
    return ordered.flatMap((passage) => {
      const own = passage.facts.filter((fact) => {
        const property = PROPERTIES[fact.property];
        return (
          property !== undefined && people.of(fact[`${property.person}Text`], fact[`${property.person}Uri`]) === hero
        );
      });
      return splitSentences(passage.text).flatMap((piece): LabelledSentence[] => {
        const sentence = analyse(piece, lexicon, topic);
        if (passage.facts.length > 0 && own.length === 0) return [];
        const allowed = new Uint32Array(sentence.tokens.length).fill(UNTOLD);
        for (const span of sentence.spans) {
          if (span.kind !== "name") continue;
          const [from, to] = [piece.from + span.from, piece.from + span.to];
          const tags = own.flatMap((fact) => {
            const object = PROPERTIES[fact.property]?.person === "subject" ? fact.object : fact.subject;
            return object[0] < to && object[1] > from ? (TAG_OF[fact.property] ?? []) : [];
          });
          mark(allowed, sentence, span.from, span.to, tags[0]);
        }
        return [{ document, lang: "passage", sentence, allowed, stretches: [], weight: OF_PASSAGES }];
      });
    });
  });
}

const TAG_OF: Readonly<Record<string, Tag>> = {
  EMPLOYEE_OR_MEMBER_OF: "employer",
  CEO: "employer",
  FOUNDED_BY: "employer",
  EDUCATED_AT: "school",
};
/** Chosen with `--check`, like those of `eval/train-reading.ts`. */
const OF_PASSAGES = 0.3;
const OF_SENTENCES = 0.3;

/** No label, or a post or a degree that nobody marked. */
const UNTOLD = TAGS.reduce(
  (bits, tag, at) => (tag === "employer" || tag === "school" ? bits : bits | (3 << (1 + 2 * at))),
  NOTHING,
);

function mark(allowed: Uint32Array, { tokens }: Analysed, from: number, to: number, tag: Tag | undefined): void {
  const first = tokens.findIndex((token) => token.to > from);
  for (let at = first; at >= 0 && at < tokens.length && (tokens[at] as Token).from < to; at++)
    allowed[at] = tag === undefined ? NOTHING : 1 << (1 + 2 * TAGS.indexOf(tag) + (at === first ? 0 : 1));
}

/**
 * A post whose employer is next to it somewhere in the document is meant there; elsewhere its words may be about
 * something else.
 */
function isHere({ spellings: values, beside }: Fact, sentence: Analysed, all: readonly Analysed[]): boolean {
  const both = ({ tokens, lexicon }: Analysed) =>
    values.some((value) => placesIn(tokens, value, lexicon).length > 0) &&
    beside.some((value) => placesIn(tokens, value, lexicon).length > 0);
  return both(sentence) || !all.some(both);
}

/** Where a sentence contains the words, except for case endings, and with small words between. */
function placesIn(tokens: readonly Token[], words: readonly Token[], lexicon: Lexicon): [number, number][] {
  const places: [number, number][] = [];
  for (let first = 0; first < tokens.length; first++) {
    let at = first;
    let last = first;
    let fits = true;
    for (const word of words) {
      let skipped = 0;
      while (at > first && skipped < 2 && !isSame(tokens[at], word, lexicon) && has(tokens[at], "OF", "IN", "ART")) {
        at++;
        skipped++;
      }
      if (!isSame(tokens[at], word, lexicon)) {
        fits = false;
        break;
      }
      last = at++;
    }
    if (fits) places.push([first, last]);
  }
  return places;
}

function isSame(token: Token | undefined, word: Token, lexicon: Lexicon): boolean {
  if (token === undefined) return false;
  if (token.lower === word.lower) return true;
  const [a, b] = [token.lower, word.lower];
  const shortest = Math.min(a.length, b.length);
  const { inflects, nounCapitals } = lexicon.language;
  if (shortest < 4 || (inflects !== true && nounCapitals !== true) || token.kind !== "word") return false;
  const least = Math.max(3, shortest - (inflects === true ? 3 : 1));
  return a.slice(0, least) === b.slice(0, least) && Math.abs(a.length - b.length) <= 3;
}
