import { cueIn } from "../../text/languages/cues.ts";
import { perLanguage } from "../../text/languages/per-language.ts";
import type { SpokenOf } from "../../text/languages/spoken-of.ts";
import type { ToldSentence } from "../../text/people/mentions.ts";
import type { Mention } from "../../text/sentences/mention.ts";

/**
 * The sentences that refer to the person only by what they are called, with that as a mention of theirs: "the former
 * mayor", if only they are called mayor beside their name; "the defendant", if nobody else is in a case. Such a
 * sentence may say that a case ended well, but it accuses nobody, since there may be two mayors.
 *
 * @param isAlone whether the text names nobody else who is a party to a case
 * @returns `null` for every other sentence
 */
export function titledSentences(
  told: readonly ToldSentence[],
  names: readonly string[],
  lang: string,
  { belonging }: SpokenOf,
  isAlone: () => boolean,
): readonly (ToldSentence | null)[] {
  const patterns = patternsOf(lang, belonging);
  const nameWords = new Set(names.flatMap((name) => name.toLowerCase().split(/\s+/u)));
  const own = titlesBeside(told, "own", nameWords, patterns).difference(
    titlesBeside(told, "other", nameWords, patterns),
  );
  const nouns = [...own].map((title) => patterns.inflected(title));
  const referenceTo = (called: readonly string[]) =>
    new RegExp(
      raw`(?<![\p{L}\p{N}’'-])${patterns.lead}(?:${called.join("|")})(?![\p{L}\p{N}-]|\s+\p{Lu}|\s+(?:${leadsToWhose(belonging)}))`,
      "gu",
    );
  const accused = [eitherCase(cueIn(lang, "of the accused"))];
  const isNamed = told.some(({ unquoted }) => unquoted.search(referenceTo(accused)) >= 0) && isAlone();
  const called = [...nouns, ...(isNamed ? accused : [])];
  if (called.length === 0) return told.map(() => null);
  const reference = referenceTo(called);
  return told.map((sentence) => withReferences(sentence, reference));
}

function withReferences(sentence: ToldSentence, reference: RegExp): ToldSentence | null {
  const { unquoted, mentions } = sentence;
  const found = [...unquoted.matchAll(reference)]
    .map(
      ({ index, 0: { length } }): Mention => ({ from: index, to: index + length, owner: "own", form: "description" }),
    )
    .filter((each) => !mentions.some((known) => known.form !== "description" && overlap(known, each)));
  if (found.length === 0) return null;
  const kept = mentions.filter((known) => !found.some((each) => overlap(known, each)));
  return { ...sentence, mentions: [...kept, ...found].toSorted((a, b) => a.from - b.from) };
}

const overlap = (one: Mention, other: Mention): boolean => one.from < other.to && other.from < one.to;

/** What people with one owner are called, right before their names and in an apposition after them, in lower case. */
function titlesBeside(
  told: readonly ToldSentence[],
  owner: Mention["owner"],
  nameWords: ReadonlySet<string>,
  patterns: TitlePatterns,
): ReadonlySet<string> {
  const titles = new Set(
    told.flatMap(({ unquoted, mentions }) =>
      mentions
        .filter((mention) => mention.form === "name" && mention.owner === owner)
        .flatMap(({ from, to }) => [
          ...titlesOf(/^\p{L}[\p{L}-]{2,30}(?=\s)/u.exec(unquoted.slice(from, to))?.[0], patterns),
          ...titlesOf(patterns.before.exec(unquoted.slice(Math.max(0, from - REACH), from))?.[1], patterns),
          ...titlesOf(patterns.behind.exec(unquoted.slice(to, to + REACH))?.[1], patterns),
        ]),
    ),
  );
  return titles.difference(nameWords);
}

/** How far from a name a title of several words reaches, in UTF-16 units. */
const REACH = 70;

/** The whole title, and its head. */
function titlesOf(words: string | undefined, { former, headFirst }: TitlePatterns): readonly string[] {
  if (words === undefined) return [];
  const title = words.trim().replace(new RegExp(raw`^${former}`, "u"), "");
  const parts = title.split(/\s+/u);
  const head = headFirst ? parts[0] : parts.at(-1);
  return [title, head ?? ""].map((each) => each.toLowerCase()).filter(({ length }) => length > 2);
}

interface TitlePatterns {
  /** What leads to a title that is used alone. */
  readonly lead: string;
  readonly former: string;
  readonly headFirst: boolean;
  readonly before: RegExp;
  readonly behind: RegExp;
  /** The source of a pattern for the title as it is inflected in a sentence. */
  readonly inflected: (title: string) => string;
}

const raw = String.raw;
const patternsOf = perLanguage(makePatterns);

function makePatterns(
  lang: string,
  { headFirst = false, inflects = false, of, beside, ends }: SpokenOf["belonging"],
): TitlePatterns {
  const articles = cueIn(lang, "definite articles");
  const article = raw`(?:(?:${eitherCase(articles)})\s+|(?:${eitherCase(cueIn(lang, "elided articles"))}))`;
  const former = raw`(?:(?:${eitherCase(cueIn(lang, "former"))})[\s-]?)`;
  const word = raw`(?!(?:${beside}|${ends})(?![\p{L}’'-]))\p{L}[\p{L}-]{2,30}`;
  const words = raw`(?:${word}\s+){0,2}?${word}`;
  return {
    lead: articles !== NOTHING ? raw`${article}(?:[\p{L}-]{3,20}\s+){0,2}?${former}?` : raw`${former}?`,
    former,
    headFirst,
    before: new RegExp(raw`(?:^|\s|[’'])(${words})\s+$`, "u"),
    behind: new RegExp(
      raw`^(?:\s*\([^()]{1,30}\))?\s*,\s*(?:[^,.;]{0,12}\p{N}{1,3}[^,.;]{0,10},\s*)?(?:${article}|\p{L}{1,4}\s+)?(${former}?${words})(?=\s+(?:${leadsToWhose({ of })})|\s*[,.;]|\s+(?:${beside}|${ends})\s|\s+\p{Lu}|\s+\p{L}{1,3}\s)`,
      "u",
    ),
    inflected: (title: string) => {
      const stem = inflects && title.length > 4 ? title.slice(0, -2) : title;
      const begin = raw`[${stem.charAt(0)}${stem.charAt(0).toUpperCase()}]${stem.slice(1)}`;
      return inflects ? raw`${begin}\p{L}{0,4}` : begin;
    },
  };
}

/** What comes between a title and whose title it is; nothing in languages where a grammatical case alone shows it. */
function leadsToWhose({ of }: Pick<SpokenOf["belonging"], "of">): string {
  return new RegExp(`^(?:${of})$`, "u").test("") ? NOTHING : of;
}

/** Words of a list in lower case, or with a capital first letter. */
/** Alternatives of a pattern, each with a small or a capital first letter. */
export function eitherCase(words: string): string {
  return words.replace(/(?<=^|\|)\p{Ll}/gu, (letter) => `[${letter}${letter.toUpperCase()}]`);
}

/** Matches nothing; for a cue that a language lacks. */
const NOTHING = "(?!)";
