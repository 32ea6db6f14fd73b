import type { ArticleValue, ClaimDraft } from "../../domain/claim.ts";
import { IMPORTED_CV } from "../../domain/told-address.ts";
import { findDates } from "../../text/dates/dates.ts";
import { type Block, type DocumentPlace, placeIn } from "../../text/document/block.ts";
import { chapterOf, isCareerChapter } from "../../text/document/chapters.ts";
import { introducesItself } from "../../text/document/introduction.ts";
import { namingIn, type Sought, soughtOf } from "../../text/document/named.ts";
import { divide } from "../../text/document/parts.ts";
import { plainBlocks } from "../../text/document/plain.ts";
import { languageOf, lexiconFor } from "../../text/languages/languages.ts";
import { namesProceedings } from "../../text/languages/proceedings.ts";
import { isOwnVoice } from "../../text/sentences/voice.ts";
import type { Capture } from "../connector.ts";
import { claimAt, compact } from "../findings/claims.ts";
import { isBylineText, isNameAlone } from "./article-marks.ts";
import { placeOf } from "./html.ts";

/** Words of a plain text, with where its lines stand. */
interface ArticleParagraph extends DocumentPlace {
  readonly text: string;
}

/** An article in a plain text. */
interface ArticleText {
  readonly headline: ArticleParagraph;
  readonly day: string | undefined;
  readonly lang: string | undefined;
  readonly body: readonly ArticleParagraph[];
}

type TextCapture = Pick<Capture, "url" | "data">;

/**
 * What a plain text says about the person for whom it is read, if it is a news article that names them in full: the
 * article with its passages. A CV, or what the person wrote, is no article.
 */
export function* articlesInText(capture: Capture, name: string): Generator<ClaimDraft> {
  const article = articleIn(capture, name);
  if (article === undefined) return;
  const { headline, day, lang, body } = article;
  const value = compact<ArticleValue>({ title: headline.text, url: capture.url, date: day });
  const language = lang === undefined ? {} : { lang };
  for (const passage of [undefined, ...body.slice(0, MAX_PASSAGES)]) {
    const { locator, quote } = placeOf(capture, passage ?? headline);
    const told = passage === undefined ? value : { ...value, passage: passage.text };
    yield claimAt("article", told, locator, { quote, ...language });
  }
}

/** Whether a plain text is a news article that names the person in full. */
export function isArticleText(capture: TextCapture, name: string): boolean {
  return articleIn(capture, name) !== undefined;
}

/** More passages of one article are not needed to determine somebody's part in it. */
const MAX_PASSAGES = 80;

/**
 * A headline above running text, with at least two of these: an author, a day, a place of origin, a word of police or
 * courts. One of the first three is needed.
 */
function articleIn(capture: TextCapture, name: string): ArticleText | undefined {
  const sought = soughtOf(name);
  if (sought === undefined || capture.url.startsWith(IMPORTED_CV)) return undefined;
  const blocks = plainBlocks(capture.data);
  const passages = passagesOf(blocks);
  const start = passages.findIndex(isRunning);
  if (start < 1 || start > MAX_ABOVE) return undefined;
  const above = passages.slice(0, start);
  const body = passages.slice(start);
  const lang = languageOf(passages.map((passage) => passage.text).join("\n"), undefined);
  const headline = headlineAmong(above, lang);
  if (headline === undefined || isNameAlone(headline.text, name)) return undefined;
  if (!body.some(({ text }) => namingIn(text, sought)?.naming === "full")) return undefined;
  const text = body.map((passage) => passage.text).join("\n");
  if (isTheirs(blocks, above, text, lang, sought, name)) return undefined;
  // As it is written: a line "3. Februar 2026" looks like the third of a list.
  const day = dayAmong([capture.data.slice(0, body[0]?.from), text.slice(0, MAX_LEAD_LENGTH)], lang);
  const isOrigin = DATELINE.test(text);
  const marks = [above.some((line) => isBylineText(line.text)), day !== undefined, isOrigin];
  const isOne = marks.filter(Boolean).length + (namesProceedings(`${headline.text}\n${text}`) ? 1 : 0) > 1;
  return isOne && marks.some(Boolean) ? { headline, day, lang, body } : undefined;
}

/** Lines above the text of an article: the paper, the section, the headline, its second line, author, day. */
const MAX_ABOVE = 8;

/** Whether a text is the person's own: a CV, headed or signed with their name, or one in which they speak. */
function isTheirs(
  blocks: readonly Block[],
  above: readonly ArticleParagraph[],
  text: string,
  lang: string | undefined,
  sought: Sought,
  name: string,
): boolean {
  const lexicon = lexiconFor(lang ?? "en");
  return (
    divide(blocks, name).head !== undefined ||
    blocks.some((block) => block.kind === "heading" && isCareerChapter(chapterOf(block.text))) ||
    above.some((line) => isBylineText(line.text) && namingIn(line.text, sought) !== undefined) ||
    introducesItself(text, sought) ||
    (lexicon !== undefined && isOwnVoice({ text, subject: name, about: false }, lexicon))
  );
}

/**
 * The paragraphs of a text, in which lines wrapped to a width are joined: a line goes on if it is about as long as the
 * longest and ends no sentence.
 */
function passagesOf(blocks: readonly Block[]): readonly ArticleParagraph[] {
  const longest = Math.max(0, ...blocks.map(({ text }) => text.length));
  const groups: Block[][] = [];
  for (const block of blocks) {
    const last = groups.at(-1);
    const before = last?.at(-1);
    const goesOn =
      before !== undefined &&
      before.path[0] === block.path[0] &&
      before.text.length >= FULL_LINE * longest &&
      !ENDS_SENTENCE.test(before.text) &&
      !isBylineText(block.text);
    if (last !== undefined && goesOn) last.push(block);
    else groups.push([block]);
  }
  return groups.map((group) => {
    const places = group.map((block) => placeIn(block));
    return {
      text: group.map(({ text }) => text).join(" "),
      from: Math.min(...places.map(({ from }) => from)),
      to: Math.max(...places.map(({ to }) => to)),
    };
  });
}

/** Share of the longest line: the next word did not fit. */
const FULL_LINE = 0.75;
const ENDS_SENTENCE = /[.!?…。！？»”"]\s*$/u;

/** A sentence or more. In UTF-16 units. */
function isRunning({ text }: ArticleParagraph): boolean {
  return text.length >= MIN_RUNNING && ENDS_SENTENCE.test(text);
}

const MIN_RUNNING = 40;

/** The first line of five words or more; otherwise the longest: the name of a paper is shorter. */
function headlineAmong(lines: readonly ArticleParagraph[], lang: string | undefined): ArticleParagraph | undefined {
  const headlines = lines.filter((line) => isHeadline(line.text, lang) && !isBylineText(line.text));
  const [longest] = headlines.toSorted((a, b) => b.text.length - a.text.length);
  return headlines.find(({ text }) => countWords(text) >= SURE_WORDS) ?? longest;
}

const SURE_WORDS = 5;

/** Words without punctuation at the end, which are neither a day nor the heading of a chapter. */
function isHeadline(text: string, lang: string | undefined): boolean {
  const isLong = countWords(text) >= MIN_WORDS || UNSPACED.test(text);
  const isDay = findDates(text, lang).some(({ value }) => value.length === FULL_DATE);
  return (
    isLong && text.length <= MAX_HEADLINE_LENGTH && !/[.:;,]$/u.test(text) && !isDay && chapterOf(text) === undefined
  );
}

const MIN_WORDS = 3;
const MAX_HEADLINE_LENGTH = 200;
const UNSPACED = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}]{8}/u;

function countWords(text: string): number {
  return (text.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? []).length;
}

/** "NORDEN (AP) — ", "NORDEN, 3 February – ": where an article was written. */
const DATELINE = /^\p{Lu}[\p{Lu}\p{M} .'’-]{2,40}(?:,[^—–\n-]{2,40})?(?:\([^)\n]{2,40}\))?\s*(?:—|–|\s-)\s/u;

/** The beginning of the first paragraph, which may state the day. In UTF-16 units. */
const MAX_LEAD_LENGTH = 60;

/** The only day that the texts above an article and at its beginning state. */
function dayAmong(texts: readonly string[], lang: string | undefined): string | undefined {
  const days = texts.flatMap((text) =>
    findDates(text, lang).flatMap(({ value }) => (value.length === FULL_DATE ? value : [])),
  );
  return new Set(days).size === 1 ? days[0] : undefined;
}

/** "2026-02-03" */
const FULL_DATE = 10;
