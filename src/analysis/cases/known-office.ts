import type { ToldSentence } from "../../text/people/mentions.ts";
import type { Mention } from "../../text/sentences/mention.ts";
import { DATELINE } from "./dateline.ts";

/** What other sources say of the person by which a text may call them. */
export interface KnownOffice {
  /** Posts and occupations: "ferry captain". */
  readonly titles: readonly string[];
  /** Employers and towns. */
  readonly places: readonly string[];
}

/** How a language builds noun phrases. */
interface Phrases {
  /** What ends the nouns in a phrase. */
  readonly clause: RegExp;
  readonly headFirst: boolean;
  /** What says that somebody no longer is what follows: "ex", "former". */
  readonly former: RegExp;
}

/** The noun on which the others of a noun phrase depend: "Landrat" of "Landrat a. D.", "amministratore" of "ex amministratore". */
export function headOf(subject: string, { clause, headFirst, former }: Phrases): string {
  const named = (subject.split(clause)[0] ?? "").replace(RETIRED, "").trim();
  const words = named.split(/\s+/u).filter((word, at, all) => at === all.length - 1 || !former.test(word));
  return (headFirst ? words[0] : words.at(-1)) ?? "";
}

/** Behind a title: "a. D.", "i. R.", "(retired)". */
const RETIRED = /\s(?:[ai]\.\s?[DR]\.|\(?(?:ret(?:d|ired)?|emerit(?:us|a))\.?\)?)$/iu;

/** Shorter words are mostly articles. */
export const MIN_HEAD_LENGTH = 4;

/** Whether one of the titles that other sources give the person has that head. */
export function isTitleOfTheirs(head: string, { titles }: KnownOffice, phrases: Phrases): boolean {
  return titles.some((title) => isAlike(headOf(title, phrases), head));
}

/** "Direktor", "Direktors", "dyrektora": the same word in another case. */
function isAlike(one: string, other: string): boolean {
  const [a, b] = [one, other].map((word) => word.replace(/[^\p{L}-]/gu, "").toLowerCase());
  if (a === undefined || b === undefined || a.length < MIN_HEAD_LENGTH) return false;
  const stem = a.slice(0, Math.max(MIN_HEAD_LENGTH, a.length - 1));
  return a === b || (b.startsWith(stem) && Math.abs(b.length - a.length) < 3);
}

/** Whether a sentence names one of the towns or employers of the person, by what comes before the comma. */
export function namesOfficeOf(sentence: string, { places }: KnownOffice): boolean {
  const text = sentence.toLowerCase();
  return places.some((place) => {
    const name = (place.split(",")[0] ?? "").trim().toLowerCase();
    return name.length >= MIN_HEAD_LENGTH && text.includes(name);
  });
}

/** Whether nobody else is named between a lead and the person's name, and the text calls nobody else by that word. */
export function isOfOneOnly(
  told: readonly ToldSentence[],
  place: number,
  naming: number,
  head: string,
  { places }: KnownOffice,
): boolean {
  const word = head.toLowerCase();
  const isOthers = ({ owner, form }: Mention) => owner !== "own" && form === "name";
  return told.every(({ unquoted, mentions }, at) => {
    const begin = DATELINE.exec(unquoted)?.[0].length ?? 0;
    // "Port Holm" has the form of a person's name.
    const isPlace = ({ from, to }: Mention) => places.some((name) => name.includes(unquoted.slice(from, to)));
    const others = mentions.filter((each) => isOthers(each) && each.to > begin && !isPlace(each));
    if (at > place && at < naming && others.length > 0) return false;
    return others.every(
      ({ from, to }) =>
        !unquoted
          .slice(Math.max(0, from - BESIDE), to + BESIDE)
          .toLowerCase()
          .includes(word),
    );
  });
}

/** How far from a name a word may be what its bearer is called, in UTF-16 units. */
const BESIDE = 60;
