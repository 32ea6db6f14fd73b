import { cueIn } from "../languages/cues.ts";
import { findDates } from "../dates/dates.ts";
import { perLanguage } from "../languages/per-language.ts";
import { type Analysed, doubtsAt } from "../sentences/analyse.ts";
import { isSubjectName } from "../sentences/subject-name.ts";
import type { FurtherPost } from "./promotions.ts";
import type { Token } from "../tokens/tokens.ts";

/**
 * "Ada joined the board in 2020", "came on board in early 2023" on a page that shows one post of hers at
 * `organisation`: the sentence adds when it began. A sentence that names a post or another organisation is about
 * something else.
 *
 * @param post what the person is there according to the page's layout
 */
export function arrivalAt(sentence: Analysed, organisation: string, post: string): FurtherPost[] {
  const { tokens, spans, owners, piece, lexicon, topic } = sentence;
  const words = arrivalIn(lexicon.language.lang);
  const first = tokens.findIndex(
    (token, at) => owners[at] === "own" && words.comes.test(token.lower) && isHere(tokens, at, words),
  );
  if (first < 0 || doubtsAt(sentence, first).size > 0) return [];
  const others = spans.filter(
    (span) => span.kind !== "name" || !(isSubjectName(span, tokens, topic) || organisation.includes(span.text)),
  );
  if (others.some(({ text }) => !words.body.test(text.toLowerCase()))) return [];
  const [date, ...more] = findDates(piece.text, lexicon.language.lang);
  if (date === undefined || more.length > 0) return [];
  return [{ value: { title: post, company: organisation, from: date.value, current: true }, first }];
}

interface Arrival {
  readonly comes: RegExp;
  readonly body: RegExp;
  readonly us: RegExp;
}

const arrivalIn = perLanguage(
  (lang: string): Arrival => ({
    comes: new RegExp(`^(?:${cueIn(lang, "arrives")})$`, "u"),
    body: new RegExp(`^(?:${cueIn(lang, "arrives at a body")})$`, "u"),
    us: new RegExp(`^(?:${cueIn(lang, "us")})$`, "u"),
  }),
);

/**
 * "At the school since 2016.", "Since May 2018 in our clinic" in a card of the page: the whole sentence is when somebody
 * began there, which is when the only post that the page shows began.
 *
 * @param post what the person is there according to the page's layout
 */
export function hereSince({ piece, lexicon }: Analysed, organisation: string, post: string): FurtherPost[] {
  const { lang } = lexicon.language;
  // An address behind the full stop is no capital letter, and so does not begin a sentence.
  const said = piece.text.replace(/\.\s+[^\s@]+@\S+$/u, ".");
  if (!sinceIn(lang).test(said.toLowerCase())) return [];
  const [date, ...more] = findDates(piece.text, lang);
  if (date === undefined || more.length > 0) return [];
  return [{ value: { title: post, company: organisation, from: date.value, current: true }, first: 0 }];
}

const raw = String.raw;

const sinceIn = perLanguage((lang: string): RegExp => {
  const small = raw`(?:\p{L}{1,5}\s+|\p{L}{1,2}['’]){0,3}`;
  const here = raw`${small}(?:${cueIn(lang, "here")}|${cueIn(lang, "us")})`;
  // "Since the autumn of 2016", and in Polish "od 2018 roku".
  const when = raw`(?:${cueIn(lang, "here since")})\s+(?:\p{L}+\s+){0,3}(?:\d{1,2}\.?\s+\p{L}+\s+)?(?:19|20)\d{2}(?:\s\p{L}{2,4}\.?)?`;
  return new RegExp(raw`^\W*(?:${here}\s+${when}|${when},?\s+${here})\W*$`, "u");
});

/** Whether "the board", "our team", "us" or "on board" follows within a few small words and numbers. */
function isHere(tokens: readonly Token[], at: number, { body, us }: Arrival): boolean {
  for (const { lower, capital, kind } of tokens.slice(at + 1, at + 1 + MAX_TO_BODY)) {
    if (us.test(lower) || body.test(lower)) return true;
    if (kind !== "number" && (kind !== "word" || capital || lower.length > MAX_SMALL)) return false;
  }
  return false;
}

/** The most letters of an article or a preposition. */
const MAX_SMALL = 5;
const MAX_TO_BODY = 4;
