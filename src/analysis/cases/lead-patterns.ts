import { cueIn } from "../../text/languages/cues.ts";
import { perLanguage } from "../../text/languages/per-language.ts";
import type { SpokenOf } from "../../text/languages/spoken-of.ts";

/** The patterns by which a language's leads are read (`leads.ts`). */
export interface LeadPatterns {
  /** A noun phrase without a name at the beginning of a sentence, up to its verb; its article is captured. */
  readonly subject: RegExp;
  /** Noun phrases anywhere, by how many words they have behind their article, or without one if the language has none. */
  readonly phrases: readonly RegExp[];
  /** A noun phrase at the beginning of a sentence, with what begins a clause about it. */
  readonly described: RegExp;
  readonly verb: RegExp;
  /** What is said of somebody accused: "according to the indictment". */
  readonly accused: RegExp;
  /** What whoever is accused did, right behind their name. */
  readonly did: RegExp;
  /** What leads to the name of somebody who is defended. */
  readonly defended: RegExp;
  /** What is told of victims, witnesses and neighbours, behind their age or their name. */
  readonly bystander: RegExp;
  /** Who says so, at the end of a sentence: ", the ministry said". */
  readonly reporting: RegExp;
  readonly verbs: string;
  /** What stands between nobody and what they are called. */
  readonly notBetween: string;
  readonly says: RegExp;
  /** The words of `says`, as alternatives. */
  readonly saying: string;
  /** What ends the nouns in a phrase. */
  readonly clause: RegExp;
  /** Words for people who are in a case without being a party to it. */
  readonly inCourt: RegExp;
  readonly who: string;
  readonly headFirst: boolean;
  /** A word for what somebody no longer is. */
  readonly former: RegExp;
}

const raw = String.raw;

export const leadPatternsOf = perLanguage((lang: string, { belonging }: SpokenOf): LeadPatterns => {
  const { verbs, beside, ends, court, acts = NOTHING, who, of, headFirst = false } = belonging;
  const whole = (words: string) => new RegExp(raw`(?<![\p{L}\p{N}-])(?:${words})(?![\p{L}\p{N}-])`, "iu");
  const [definite, indefinite] = [cueIn(lang, "definite articles"), cueIn(lang, "indefinite articles")];
  const dateline = raw`(?:[\p{L}\p{N} .,’'-]{2,40}(?:\s\([^()]{1,30}\))?\.?\s?[–—-]\s|\([^()]{1,30}\)\s[–—-]\s)?`;
  const verb = new Set(verbs.split("|"));
  const saying = cueIn(lang, "says");
  return {
    subject: new RegExp(
      raw`^(${dateline})((?:${definite}|${indefinite})\s+)(?:[£$€]?[\p{L}\p{N}’'-][\p{L}\p{N}’',.-]{0,40}(?<![,.])\s+){0,11}?[\p{L}\p{N}’'-]+(?=\s+(?:${verbs})(?![\p{L}\p{N}-]))`,
      "iu",
    ),
    described: new RegExp(
      raw`^(${dateline})((?:${definite}|${indefinite})\s+)((?:[\p{L}\p{N}’'-]+\s+){1,6}?)(?:${who})(?=\s)`,
      "iu",
    ),
    verb: new RegExp(raw`\s(?:${verbs})(?![\p{L}\p{N}-])`, "giu"),
    phrases: phrasePatterns(lang, of, beside, `${ends}|${verbs}`),
    clause: whole(`${beside}|${ends}|${verbs}`),
    accused: whole(cueIn(lang, "told of the accused")),
    did: new RegExp(
      raw`^(?:\s*,[^,;:]{1,60}(?=,)|\s*\([^()]{1,30}\)){0,3},?\s+(?:${who}\s+)?(?:${cueIn(lang, "done by the accused")})(?!\p{L})`,
      "iu",
    ),
    defended: new RegExp(raw`(?<!\p{L})(?:${cueIn(lang, "defends the accused")})\s+$`, "iu"),
    bystander: new RegExp(
      raw`^(?:\s*,[^,;:]{1,60}(?=,)|\s*\([^()]{1,30}\)){0,3},?\s+(?:[\p{L}]+\s+)?(?:${cueIn(lang, "told of bystanders")})(?!\p{L})`,
      "iu",
    ),
    reporting: new RegExp(raw`,\s+(?:[\p{L}’'-]+\s+){2,6}(?:${saying})\W*$`, "iu"),
    inCourt: whole(`${court}|${acts}`),
    says: whole(saying),
    saying,
    verbs,
    notBetween: [beside, ...ends.split("|").filter((word) => !verb.has(word))].join("|"),
    who,
    headFirst,
    former: new RegExp(`^(?:${cueIn(lang, "former")})$`, "iu"),
  };
});

/** In words behind the article: "the former treasurer of the rowing federation". */
const MAX_PHRASE_WORDS = 8;
/** In words: a longer phrase counts only up to where a preposition, a verb or a comma follows. */
const MAX_OPEN_WORDS = 3;
/** The same in a language without articles, where a phrase may begin at any word. */
const MAX_BARE_WORDS = 4;

/**
 * @param of what leads to somebody, in many languages with the article: "del", "all’"
 * @param beside words that may follow a noun phrase, or stand in one: "of"
 * @param ends words that no noun phrase contains
 */
function phrasePatterns(lang: string, of: string, beside: string, ends: string): readonly RegExp[] {
  const articles = ["definite articles", "indefinite articles"] as const;
  const spaced = articles.map((name) => cueIn(lang, name)).filter((words) => words !== NOTHING);
  const hasArticles = cueIn(lang, "definite articles") !== NOTHING;
  const behind = new RegExp(`^(?:${of})$`, "u").test("") ? NOTHING : raw`(?<=(?<!\p{L})(?:${of}))`;
  const article = hasArticles
    ? raw`((?:${spaced.join("|")})\s+|(?:${cueIn(lang, "elided articles")})|${behind})`
    : "()";
  const word = raw`(?!(?:${ends})(?![\p{L}-]))[\p{L}\p{N}][\p{L}\p{N}’'“”-]*`;
  const wordEnd = raw`(?![\p{L}\p{N}-])`;
  const end = hasArticles ? raw`(?=\s+(?:${beside}|${ends})(?![\p{L}-])|\s*(?:[^\s\p{L}\p{N}]|$))` : wordEnd;
  const most = hasArticles ? MAX_PHRASE_WORDS : MAX_BARE_WORDS;
  return Array.from(
    { length: most },
    (_, more) =>
      new RegExp(
        raw`(?:(?<![\p{L}\p{N}’'-])|${behind})(?=${article}(${word}(?:\s+${word}){${more}})${more < MAX_OPEN_WORDS ? wordEnd : end})`,
        "giu",
      ),
  );
}

/** Matches nothing; for a cue that a language lacks. */
const NOTHING = "(?!)";
