import type { Belonging } from "../../text/languages/belonging.ts";
import { perLanguage } from "../../text/languages/per-language.ts";
import type { SpokenOf } from "../../text/languages/spoken-of.ts";
import type { ToldSentence } from "../../text/people/mentions.ts";
import type { Mention } from "../../text/sentences/mention.ts";

/**
 * The sentences of an article with every mention that may be somebody else's owned by `unknown`; the sentences
 * themselves if there is none.
 *
 * "He" may be the defendant if the article is about somebody else's case, often without a name, and the person has an
 * official part in it or is a victim ("prosecutor @", "defended by @"). A surname or a given name alone may be a
 * relative's if the article is about one.
 *
 * @param ofOthers whether a sentence is about a case that is not the person's
 */
export function withoutDoubtful(
  told: readonly ToldSentence[],
  names: readonly string[],
  { belonging }: SpokenOf,
  ofOthers: boolean,
): readonly ToldSentence[] {
  const patterns = patternsOf(belonging);
  const { inCourt, relative } = patterns;
  const alike = told.some((sentence) => sentence.mentions.some((mention) => isNamedAlike(sentence, mention, patterns)));
  const byNameAlone = ofOthers || told.some((sentence) => isInCourt(sentence, inCourt));
  const inFullAlone = alike || told.some((sentence) => relative.test(withSigns(sentence, names)));
  if (!byNameAlone && !inFullAlone) return told;
  const isDoubtful = ({ unquoted }: ToldSentence, { owner, form, from, to }: Mention) =>
    owner === "own" && form !== "age" && (form !== "name" || (inFullAlone && !/\s/u.test(unquoted.slice(from, to))));
  return told.map((sentence) => withoutOwner(sentence, (mention) => isDoubtful(sentence, mention)));
}

function withoutOwner(sentence: ToldSentence, isDoubtful: (mention: Mention) => boolean): ToldSentence {
  if (!sentence.mentions.some(isDoubtful)) return sentence;
  const mentions = sentence.mentions.map((each) => (isDoubtful(each) ? { ...each, owner: "unknown" as const } : each));
  return { ...sentence, mentions };
}

/** "His son Horace", "her sister, also called Mary,": a relative with the same given name as the person. */
function isNamedAlike({ unquoted, mentions }: ToldSentence, own: Mention, { kin, called }: Patterns): boolean {
  if (own.owner !== "own" || own.form !== "name" || /\s/u.test(unquoted.slice(own.from, own.to))) return false;
  return mentions.some(
    ({ owner, form, from, to }) =>
      owner === "other" &&
      form === "description" &&
      to <= own.from &&
      kin.test(unquoted.slice(from, to)) &&
      called.test(unquoted.slice(to, own.from)),
  );
}

/**
 * The sentence with `@` for each full name of the person, whoever is taken to own it, and every other word unchanged.
 */
function withSigns({ unquoted, mentions }: ToldSentence, names: readonly string[]): string {
  let text = "";
  let at = 0;
  for (const { owner, form, from, to } of mentions)
    if (form === "name" && (owner === "own" || names.some((name) => unquoted.slice(from, to).endsWith(name)))) {
      text += `${unquoted.slice(at, from)}@`;
      at = to;
    }
  return (text + unquoted.slice(at)).replace(/@['’]s?(?=\s)/gu, "@’s");
}

/** How far from a name a word can be that says what part its bearer has in the case, in UTF-16 units. */
const REACH = 60;

function isInCourt({ unquoted, mentions }: ToldSentence, { before, behind }: Patterns["inCourt"]): boolean {
  return mentions.some(
    ({ owner, form, from, to }) =>
      owner === "own" &&
      form === "name" &&
      (before.test(unquoted.slice(Math.max(0, from - REACH), from)) || behind.test(unquoted.slice(to, to + REACH))),
  );
}

interface Patterns {
  readonly inCourt: { readonly before: RegExp; readonly behind: RegExp };
  readonly relative: RegExp;
  /** Descriptions of somebody that end in a word for a relative. */
  readonly kin: RegExp;
  /** What may come between a word for a relative and that relative's name. */
  readonly called: RegExp;
}

const patternsOf = perLanguage(makePatterns);

const raw = String.raw;
const END = raw`(?![\p{L}\p{N}-])`;
const BEGIN = raw`(?<![\p{L}\p{N}-])`;

function makePatterns({ kin, court, of, before, acts, called }: Belonging): Patterns {
  const word = raw`[\p{L}\p{N}.&’'-]{1,40}\s+`;
  const relatives = raw`${BEGIN}(?:${kin})${END}`;
  return {
    inCourt: {
      before: new RegExp(raw`${BEGIN}(?:${court})${END}[,:]?\s+(?:${word}){0,3}$`, "iu"),
      behind: new RegExp(
        raw`^\s*,\s*(?:${word}){0,4}?(?:${court})${END}${acts === undefined ? "" : raw`|^(?:\s*,[^,;:]{1,50},|\s*\(\p{N}{1,3}\))?\s+(?:${acts})${END}`}`,
        "iu",
      ),
    },
    kin: new RegExp(raw`${BEGIN}(?:${kin})$`, "iu"),
    called: new RegExp(called === undefined ? raw`^\s*,?\s*$` : raw`^\s*,?\s*(?:${called})?\s*,?\s*$`, "iu"),
    relative: new RegExp(
      before
        ? raw`@\s+(?:[\p{L}-]+\s+){0,2}${relatives}`
        : raw`${relatives}\s+${of}(?:${word}){0,6}@|@’s\s+(?:[\p{L}-]+\s+){0,2}${relatives}`,
      "iu",
    ),
  };
}
