import type { Belonging } from "../../text/languages/belonging.ts";
import { cue } from "../../text/languages/cues.ts";
import { perLanguage } from "../../text/languages/per-language.ts";

/**
 * Rewrites a masked sentence without people it names only to say whose somebody else is. The subject is the head of a
 * noun phrase: in "the brother of Mills director @, was convicted", `@` becomes part of somebody else's `#`. The same
 * applies if the person is in an apposition that may belong to the head or to its complement, and if a clause after
 * "who" ends with them. If a preposition leads to them, a `;` after them keeps the following verb from being theirs;
 * what is done to them is still read.
 */
export function withoutComplements(masked: string, belonging: Belonging): string {
  const phrases = phrasesOf(belonging);
  return phrases.reduce((text, { pattern, by }) => text.replace(pattern, by), masked);
}

interface NounPhrase {
  readonly pattern: RegExp;
  readonly by: string;
}

const phrasesOf = perLanguage(makePhrases);

const raw = String.raw;
/** A word also begins after an elided article: "l’homme". */
const BEGIN = raw`(?<![\p{Alpha}\d-]|[\p{Alpha}\d]{2}[’']|\P{Alpha}[^dl\P{Alpha}][’'])`;
const END = raw`(?![\p{Alpha}\d-])`;
/** "Była" is both "was" and "former". */
const FORMER = raw`(?:${cue("former")})${END}`;

function makePhrases({
  people,
  of,
  beside,
  posts,
  who,
  articles,
  matters = "(?!)",
  when,
  verbs,
  ends,
  and,
  counts,
  by,
  where,
  before,
}: Belonging): readonly NounPhrase[] {
  const post = raw`(?:${posts})s?${END}`;
  const somebody = raw`(?:#|${BEGIN}(?:${people})${END})`;
  const several = raw`${somebody}(?:\s+(?:${and})\s+${somebody}){0,3}`;
  // A word in a noun phrase, not an English verb with its object ("accepted an undertaking"), a name within it, or "founder and chief executive".
  const word = raw`(?:(?:${post}\s+(?:${and})\s+(?=(?:[\p{L}-]+\s+){0,2}${post}))|(?!(?:${ends})${END}|\p{L}+ed\s+(?:an?|the)\s)[\p{L}\p{N}&][\p{L}\p{N}&.’'/-]{0,40}\s+|[#%@](?:’s)?\s+)`;
  const words = (most: number) => raw`${word}{0,${most}}`;
  const belongs = raw`${several}\s+${of}(?!(?:${counts})${END})`;
  const aside = raw`(?:\s*,[^,;:@]{1,80},|\s*\([^()@]{1,60}\)|\s*,)?`;
  const goesOn = raw`(?=${aside}\s+(?:\p{L}+ly\s+)?(?:${verbs})${END})`;
  const phrase = (source: string, by: string): NounPhrase => ({ pattern: new RegExp(source, "giu"), by });
  return [
    // "@, a teacher, resigned after #, a dealer, was": the subject after an apposition or an age is whoever precedes
    // it.
    phrase(
      raw`(${BEGIN}(?:${when})(?:${END}\s+|(?<=['’]))(?:${words(4)}[#%]|${words(5)}${post}))(?:\s*,[^,;:@?!]{1,110}){1,3}?,(?=\s+(?:\p{L}+ly\s+)?(?:${verbs})${END})`,
      "$1",
    ),
    // "The brother of the director of Mills, @, was": could be either. In "the sister of director #, @," only one.
    ...(before
      ? [phrase(raw`@\s+${words(2)}(?:${people})${END}`, "#")]
      : [
          phrase(
            raw`${belongs}${words(6)}${post}(?:\s+${words(6)}(?:\p{L}[\p{L}.’'-]{0,40}|[#@%]))?(?<!${post}\s+#)\s*[,–—]\s*@(?!’s)`,
            "#",
          ),
          phrase(raw`@’s\s+(?:[\p{L}-]+\s+){0,3}?(?:#|(?:${people})${END})`, "#"),
          phrase(raw`${belongs}${words(9)}@(?:’s)?`, "#"),
          phrase(raw`(${somebody})\s+${of}(?:${counts})\s+(?=@)`, "$1 "),
        ]),
    // "gave evidence against #, who was": whoever is named last, unless named as the place where somebody is a
    // director.
    phrase(
      raw`(?<!@(?:,? #){0,4},? (?:${and}) |${post}\s+(?:${beside}|at)\s+)#(?:\s*\([^()@#]{1,30}\)|\s*,[^,;:@#?!]{1,60}){0,2}\s*,\s*(?=(?:${who})${END})`,
      "# ",
    ),
    // "@, a nurse, was shown a picture of Tom Example, 31, who was jailed": whoever is named behind the verb.
    phrase(
      raw`(@(?!’s)(?:\s*\([^()@]{1,40}\)|\s*,[^,;:@?!]{1,110}){0,3}\s*,?\s+(?:\p{L}+ly\s+)?(?!${FORMER})(?:${verbs})${END}[^@;:?!]{1,180}?)\s*,\s*(?=(?:${who})${END})`,
      "$1; ",
    ),
    phrase(raw`(${BEGIN}(?:${beside})\s+(?:[\p{L}-]+\s+){0,3}?(?:${people}))\s*,\s*(?=(?:${who})${END})`, "$1 "),
    // "@, a cook, lived beside the builder, 31, who was jailed": an age that stands behind two commas is another's.
    phrase(
      raw`(@(?!’s)(?:\s*,\s*@?[^,;:@#?!]{0,110}){2,3})\s*,\s*(?=(?:\p{L}{1,4}\s)?\p{N}{1,3}(?:\s\p{L}{2,7})?\s*,)`,
      "$1; ",
    ),
    // "a man who threatened @ was"
    phrase(raw`(${somebody}\s*,?\s+(?:${who})${END}[^@;:?!]{1,140}@)(?!’s)${goesOn}`, "$1;"),
    // "the bouncer who struck @ pleaded": any noun.
    ...(articles === undefined
      ? []
      : [
          phrase(
            raw`(${BEGIN}(?:${articles})\s+(?!(?:${ends}|${matters})${END})[\p{L}-]{3,40}\s+(?:${who})\s[^@,;:?!]{1,140}@)(?!’s)${goesOn}`,
            "$1;",
          ),
        ]),
    phrase(raw`(${BEGIN}(?:${beside})\s*${END}\s*${words(8)}${post}\s+@)(?!’s)${goesOn}`, "$1;"),
    // "a doctor, defended by @, was": a participle with its agent.
    ...(by === undefined
      ? []
      : [
          phrase(
            raw`(,[^,;:@?!]{1,80}?${BEGIN}(?:${by})(?:${END}\s+|(?<=[’']))${words(4)}@)(?!’s)(?=\s*,\s+(?:\p{L}+ly\s+)?(?:${verbs})${END})`,
            "$1;",
          ),
        ]),
    // "a doctor, whom @ defended, was", "a blogger who had accused Mills director @ was": whoever precedes the clause.
    phrase(
      raw`(,\s+(?:\p{L}{1,3}\s+)?(?:${who}|${where ?? who})${END}[^,;:@?!]{1,140}@)(?!’s)(?=\s*,\s+(?:${verbs})${END})`,
      "$1;",
    ),
    phrase(
      raw`(\p{L}\s+(?:${who})\s+(?:${verbs})\s[^,;:@?!]{1,140}@)(?!’s)(?=(?:\s+${of}[\p{L}-]+)?\s+(?:${verbs})${END})`,
      "$1;",
    ),
    // "the clinic where works Doctor @ was": the verb precedes its subject.
    ...(where === undefined
      ? []
      : [
          phrase(
            raw`(${BEGIN}(?:${where})\s+[\p{L}-]{3,30}\s+${words(4)}@)(?!’s)(?=\s*,?\s+(?:${verbs})${END})`,
            "$1;",
          ),
        ]),
    // "Mills director @": the company is part of the title.
    phrase(raw`#\s+(?=(?:[\p{L}-]+\s+){0,2}?${post}\s+@)`, ""),
  ];
}
