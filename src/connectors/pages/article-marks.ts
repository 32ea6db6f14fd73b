import type { Capture } from "../connector.ts";
import { isPartialDate } from "../../domain/partial-date.ts";
import type { Block } from "../../text/document/block.ts";
import { chapterOf } from "../../text/document/chapters.ts";
import { isOfStaff } from "../../text/document/organisation.ts";
import { namingIn, soughtOf } from "../../text/document/named.ts";
import { findDates } from "../../text/dates/dates.ts";
import { cue } from "../../text/languages/cues.ts";
import { namesProceedings } from "../../text/languages/proceedings.ts";
import { attribute, elementsOf, type HtmlPage, metaOf } from "./html.ts";

type Page = Pick<Capture, "url" | "data">;

/**
 * Whether a page without linked data is built like a newspaper article: a headline above running text, with an author,
 * a date, or an element or tag that says so. Forums and threads, which people post in, are not articles; nor is a page
 * headed with just the person's name, which is a profile.
 *
 * @param blocks from the page's main part
 * @param name the name of the person for whom the page is read
 */
export function isBuiltAsArticle(capture: Page, page: HtmlPage, blocks: readonly Block[], name: string): boolean {
  const heading = headingIn(blocks);
  const headline = blocks[heading];
  const text = blocks.slice(heading + 1).filter(isRunning);
  if (headline === undefined || text.length === 0) return false;
  if (isPosted(capture, blocks) || isNameAlone(headline.text, name)) return false;
  return (
    metaOf(page, "og:type")?.value.toLowerCase() === "article" ||
    ARTICLE_TYPE.test(capture.data) ||
    text.some((block) => outerArticleOf(block) !== undefined) ||
    nearOf(blocks, heading).some(isByline) ||
    dayOf(capture, page, blocks) !== undefined
  );
}

/**
 * Whether a page built like an article has a date at its headline, as newspapers and press offices put it, whatever the
 * article is about. A staff page does not count, nor one whose headline names its contents ("About", "Contact").
 */
export function isDatedArticle(capture: Page, page: HtmlPage, blocks: readonly Block[]): boolean {
  const heading = headingIn(blocks);
  const headline = blocks[heading];
  if (headline === undefined || chapterOf(headline.text) !== undefined || isOfStaff(blocks)) return false;
  const stated = metaOf(page, ...DAY_TAGS)?.value.slice(0, 10);
  const around = blocks.slice(Math.max(0, heading - BEFORE_HEADLINE), heading + BEHIND_HEADLINE);
  return (
    (stated !== undefined && isPartialDate(stated)) ||
    timeBehind(capture.data, around[0]?.from[0] ?? 0, around.at(-1)?.to.at(-1) ?? 0) !== undefined ||
    dayIn(page, blocks, heading) !== undefined
  );
}

function headingIn(blocks: readonly Block[]): number {
  return blocks.findIndex(({ kind, level }) => kind === "heading" && level === 1);
}

/** A sentence or more, as articles contain. */
function isRunning({ kind, text }: Block): boolean {
  return kind === "paragraph" && text.length >= MIN_RUNNING && /[.!?…。»”"]\s*$/u.test(text);
}

const MIN_RUNNING = 40;
const ARTICLE_TYPE = /\bitemtype\s*=\s*["']?https?:\/\/schema\.org\/\w*Article\b/iu;

/** The lines around a headline, where an article has its author and date. */
function nearOf(blocks: readonly Block[], heading: number): readonly Block[] {
  return blocks
    .slice(Math.max(0, heading - BEFORE_HEADLINE), heading + BEHIND_HEADLINE)
    .filter(({ text }) => text.length <= MAX_LINE_LENGTH);
}

const BEFORE_HEADLINE = 2;
const BEHIND_HEADLINE = 5;

const MAX_LINE_LENGTH = 120;

/** The short lines around a page's headline. */
export function linesAtHeadline(blocks: readonly Block[]): readonly Block[] {
  return nearOf(blocks, headingIn(blocks));
}

/** The lines at a page's headline that name its author. */
export function bylinesIn(blocks: readonly Block[]): string[] {
  return nearOf(blocks, headingIn(blocks)).flatMap((block) => (isByline(block) ? block.text : []));
}

function isByline({ text, look }: Block): boolean {
  return BYLINE_LOOK.test(look) || isBylineText(text);
}

/** "By Ada Finch" */
export function isBylineText(text: string): boolean {
  return BYLINE.test(text);
}

const BYLINE_LOOK = /[.-](?:byline|author|dateline)(?:$|[.-])/iu;
const BYLINE = new RegExp(`^(?:${cue("bylines")})\\s+\\p{Lu}[\\p{L}.’'-]*\\s+(?:[\\p{L}.’'-]+\\s+)?\\p{Lu}`, "iu");

/** "Ada Finch", "Ada Finch, Baker": says what somebody is, not what happened. */
export function isNameAlone(headline: string, name: string): boolean {
  const sought = soughtOf(name);
  const found = sought && namingIn(headline, sought);
  if (found?.naming !== "full" || namesProceedings(headline)) return false;
  const rest = headline.slice(0, found.place.from) + headline.slice(found.place.to);
  return (rest.match(/[\p{L}\p{N}]+/gu) ?? []).length <= MAX_BESIDE_NAME;
}

const MAX_BESIDE_NAME = 2;

/**
 * A forum, a thread, a stream of posts: written without an editor. Article elements next to a headed article are
 * teasers.
 */
function isPosted({ url, data }: Page, blocks: readonly Block[]): boolean {
  const articles = new Set(
    blocks.filter(({ kind }) => kind === "paragraph").flatMap((block) => outerArticleOf(block) ?? []),
  );
  const headline = blocks[headingIn(blocks)];
  const isThread = articles.size > 1 && (headline === undefined || outerArticleOf(headline) === undefined);
  return isThread || POSTED_ADDRESS.test(url) || POSTED_TYPE.test(data);
}

/** The outermost article element around a block, by its tag and number. */
export function outerArticleOf({ path }: Block): string | undefined {
  return path.find((element) => element.startsWith("article#"));
}

const POSTED_ADDRESS =
  /^https?:\/\/(?:forums?|community|boards?)\.|\/(?:forums?|threads?|topics?|viewtopic|showthread|comments?|boards?)\b/iu;
const POSTED_TYPE =
  /schema\.org\/?["']?[^>]{0,80}?(?:DiscussionForumPosting|QAPage|SocialMediaPosting)\b|<body\b[^>]{0,200}\b(?:forum|phpbb|vbulletin|discourse)\b/iu;

/**
 * The date that a page states for its article: in its tags, in a `<time>`, in its URL, or in a line around its
 * headline.
 */
export function dayOf({ url, data }: Page, page: HtmlPage, blocks: readonly Block[]): string | undefined {
  const heading = headingIn(blocks);
  const stated = metaOf(page, ...DAY_TAGS)?.value.slice(0, 10);
  if (stated !== undefined && isPartialDate(stated)) return stated;
  // Dates below belong to other texts listed there.
  const below = blocks.slice(heading + 1).find(({ kind, text }) => kind === "heading" && chapterOf(text) === "others");
  const end = below?.from[0] ?? blocks.at(-1)?.to.at(-1) ?? data.length;
  const marked = timeBehind(data, blocks[heading]?.from[0] ?? 0, end);
  if (marked !== undefined) return marked;
  const [, year, month, date] = /\/((?:19|20)\d\d)[/-](\d\d)[/-](\d\d)(?=[/-]|$)/u.exec(url) ?? [];
  const addressed = `${year}-${month}-${date}`;
  if (year !== undefined && isPartialDate(addressed)) return addressed;
  return dayIn(page, blocks, heading);
}

/** The date in the lines around a headline, if there is only one. */
function dayIn(page: HtmlPage, blocks: readonly Block[], heading: number): string | undefined {
  const lang = page.lang?.toLowerCase().split("-")[0];
  const days = nearOf(blocks, heading)
    .filter(({ kind }) => kind !== "heading")
    .flatMap(({ text }) => findDates(text, lang).flatMap(({ value }) => (value.length === 10 ? value : [])));
  return new Set(days).size === 1 ? days[0] : undefined;
}

const DAY_TAGS = ["article:published_time", "date", "dc.date", "dc.date.issued", "dcterms.date", "pubdate"] as const;

/** The first `<time>` between the headline and the end of the text. */
function timeBehind(html: string, from: number, to: number): string | undefined {
  for (const element of elementsOf(html)) {
    const at = element.sourceCodeLocation?.startOffset;
    if (at === undefined || at < from || at > to) continue;
    const isDay = element.tagName === "time" || attribute(element, "itemprop", html)?.value === "datePublished";
    const day = isDay ? (attribute(element, "datetime", html) ?? attribute(element, "content", html)) : undefined;
    const value = day?.value.slice(0, 10);
    if (value !== undefined && isPartialDate(value)) return value;
  }
  return undefined;
}
