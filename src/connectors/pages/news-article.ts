import type { ArticleValue, ClaimDraft, Finding } from "../../domain/claim.ts";
import { isPartialDate } from "../../domain/partial-date.ts";
import { findDates } from "../../text/dates/dates.ts";
import { type Block, joinBlocks, placeIn } from "../../text/document/block.ts";
import { contradicts, namingIn, soughtOf } from "../../text/document/named.ts";
import { languageOf, spokenOfIn } from "../../text/languages/languages.ts";
import { namesProceedings } from "../../text/languages/proceedings.ts";
import { agesIn } from "../../text/people/mentions.ts";
import type { Capture } from "../connector.ts";
import { claimAt, compact, webAddress } from "../findings/claims.ts";
import { isMerelyCredited } from "./author.ts";
import { dayOf, isBuiltAsArticle, isDatedArticle, outerArticleOf } from "./article-marks.ts";
import { type HtmlPage, type Located, metaOf, placeOf, readHtml } from "./html.ts";
import { type JsonObject, type LinkedData, readJsonLd } from "./json-ld.ts";
import { findingsOf } from "./named-people.ts";
import { pictureOf } from "./organization-node.ts";
import { readBlocks, readPage } from "./page-text.ts";
import { saysMadeUp } from "./made-up.ts";
import { proseClaims } from "./prose.ts";
import { readFiledArticle } from "./written-page.ts";

/** What a page says about its article, whoever is in it. */
interface Article {
  readonly value: ArticleValue;
  readonly title: Located;
  readonly lang: string | undefined;
  readonly blocks: readonly Block[];
}

/**
 * Reads `news-article`. Everybody whom its schema.org data (`NewsArticle` or another subtype of `Article`) is `about`,
 * or `mentions` as a `Person`, is a record with that article and with what its running text says about them; so is the
 * person under whose key it is filed, if its text names them in full. Its authors wrote it and are left out. An article
 * that says that it is satire says nothing about anybody.
 */
export function* readNewsArticle(capture: Capture): Iterable<Finding> {
  if (saysMadeUp(capture)) return;
  const page = readHtml(capture.data);
  const data = readJsonLd(page.jsonLd);
  const blocks = bodyOf(capture.data);
  const named: Finding[] = [...namedInData(capture, page, data, blocks)];
  yield* named;
  const isNamed = (name: string) => {
    const sought = soughtOf(name);
    return named.some((finding) => sought !== undefined && !contradicts(finding.name ?? "", sought));
  };
  const about = capture.about?.filter((name) => !isNamed(name)) ?? [];
  const article = articleOf(capture, page, data, articlesIn(data)[0], blocks);
  const written =
    about.length === 0 ? undefined : readFiledArticle({ ...capture, about }, page.lang, article?.value.date);
  const name = written?.name ?? about.find((each) => isNamedIn(each, blocks));
  if (name === undefined) return;
  const running = joinBlocks(blocks);
  const told = written?.claims ?? proseClaims(capture, running, name, page.lang);
  yield {
    externalId: `${capture.url}#${name}`,
    url: capture.url,
    name,
    claims: [
      ...(told.some(({ property }) => property === "fullName") ? [] : nameClaims(capture, name, blocks)),
      ...told,
      ...(article === undefined ? [] : articleClaims(capture, article, passagesAbout(name, blocks, true))),
    ],
    identifiers: written?.identifiers ?? [],
    text: `${datelineOf(running.text, name, page.lang, article?.value.date ?? newestMonthIn(running.text, page.lang, capture))}${written?.text ?? running.text}`,
    filed: true,
  };
}

function articlesIn(data: LinkedData): readonly JsonObject[] {
  return data.nodes.filter((node) => data.types(node).some((type) => type.endsWith("Article")));
}

function* namedInData(
  capture: Capture,
  page: HtmlPage,
  data: LinkedData,
  blocks: readonly Block[],
): Generator<Finding> {
  const running = joinBlocks(blocks);
  for (const node of articlesIn(data)) {
    const people = data
      .objects(node, "about", "mentions")
      .filter((each) => data.types(each).includes("Person"))
      .map((person) => ({ person, role: undefined }));
    const article = articleOf(capture, page, data, node, blocks);
    const few = people.length <= FEW_PEOPLE;
    yield* findingsOf(capture, data, people, page.lang, (_, name) => [
      ...(article === undefined ? [] : articleClaims(capture, article, passagesAbout(name.value, blocks, few))),
      ...proseClaims(capture, running, name.value, page.lang),
    ]);
  }
}

/**
 * What an article says about the person for whom its page was fetched: the article itself with its passages. Nothing if
 * the page contains no article, or its article does not name them. A page without linked data counts as an article if
 * it is built like one, and either has a date or may report a case.
 */
export function* articlesNaming(capture: Capture, name: string): Generator<ClaimDraft> {
  const page = readHtml(capture.data);
  const data = readJsonLd(page.jsonLd);
  const blocks = bodyOf(capture.data);
  const passages = passagesAbout(name, blocks, true);
  if (passages.length === 0 || isMerelyCredited(capture, readPage(capture.data), name, page.lang)) return;
  const nodes = articlesIn(data);
  for (const node of nodes.length > 0 || !isUndeclared(capture, page, blocks, name) ? nodes : [undefined]) {
    const article = articleOf(capture, page, data, node, blocks);
    if (article !== undefined) yield* articleClaims(capture, article, passages);
  }
}

function isUndeclared(capture: Capture, page: HtmlPage, blocks: readonly Block[], name: string): boolean {
  const main = readBlocks(capture.data);
  const isOne = () => isBuiltAsArticle(capture, page, main, name);
  return (blocks.some(({ text }) => namesProceedings(text)) || isDatedArticle(capture, page, main)) && isOne();
}

/**
 * Whether a page is an article, declared or built like one, that says that it is satire or fiction: nothing on it is
 * true.
 */
export function isMadeUpArticle(capture: Capture, name: string): boolean {
  if (!saysMadeUp(capture)) return false;
  const page = readHtml(capture.data);
  return (
    articlesIn(readJsonLd(page.jsonLd)).length > 0 || isBuiltAsArticle(capture, page, readBlocks(capture.data), name)
  );
}

/**
 * An age gives a birth year only together with the article's date, which its text seldom states. This is a sentence
 * with both.
 */
function datelineOf(text: string, name: string, lang: string | undefined, day: string | undefined): string {
  const grammar = spokenOfIn(languageOf(text, lang) ?? "en");
  const [age, ...more] = grammar === undefined ? [] : agesIn(text, [name], grammar);
  return day === undefined || age === undefined || more.length > 0
    ? ""
    : `In ${day.slice(0, 4)} ${name}, aged ${age}.\n`;
}

/**
 * When an article without a date was written: the newest month that it names, or otherwise the date it was collected,
 * since operators collect articles as they appear. A bare year may be long ago.
 */
function newestMonthIn(text: string, lang: string | undefined, { collectedAt }: Capture): string | undefined {
  const last = collectedAt?.slice(0, 7) ?? "9999-99";
  const months = findDates(text, languageOf(text, lang) ?? "en").filter(({ value }) => value.length >= 7);
  return (
    months
      .map(({ value }) => value.slice(0, 7))
      .filter((month) => month <= last)
      .sort()
      .at(-1) ?? collectedAt?.slice(0, 7)
  );
}

/** The article's own text, if the page marks it, and what the page says about its own nature, wherever that is. */
function bodyOf(html: string): readonly Block[] {
  const page = readPage(html).filter(({ kind }) => kind !== "title");
  const blocks = page.filter(({ zone }) => zone === "main");
  const headed = blocks.filter(({ tag }) => tag === "h1").flatMap((block) => outerArticleOf(block) ?? []);
  const isOwn = (article: string | undefined) =>
    article !== undefined && (headed.length === 0 || headed.includes(article));
  const own = blocks.filter((block) => block.tag !== "h1" && isOwn(outerArticleOf(block)));
  const body = own.length > 0 ? own : blocks;
  return [...body, ...page.filter((block) => !body.includes(block) && isNotice(block))];
}

/** "This is a satirical website", which is often in a footer. */
function isNotice({ text }: Block): boolean {
  return text.length < MAX_NOTICE_LENGTH && NOTICE.test(text);
}

const MAX_NOTICE_LENGTH = 400;
const NOTICE =
  /(?<!\p{L})(?:satir\p{L}*|parod\p{L}*|spoof|made up|fictional|gegendarstellung|corrections? and clarifications?)(?!\p{L})/iu;

/** The name as it was searched for, if the text contains it in any form. */
function* nameClaims(capture: Capture, name: string, blocks: readonly Block[]): Generator<ClaimDraft> {
  const sought = soughtOf(name);
  for (const block of sought === undefined ? [] : blocks) {
    const found = sought && namingIn(block.text, sought);
    if (found?.naming !== "full") continue;
    const { locator, quote } = placeOf(capture, placeIn(block, found.place.from, found.place.to));
    return yield claimAt("fullName", name, locator, { quote, confidence: 0.9 });
  }
}

function isNamedIn(name: string, blocks: readonly Block[]): boolean {
  const sought = soughtOf(name);
  return sought !== undefined && blocks.some(({ text }) => namingIn(text, sought)?.naming === "full");
}

/** An article with more people keeps, for each, only the passages that name them. */
const FEW_PEOPLE = 3;
/** More passages of one article are not needed to determine somebody's part in it. */
const MAX_PASSAGES = 80;

/**
 * The whole article, in which pronouns refer to a person from one paragraph to the next, or only the passages that name
 * them.
 */
function passagesAbout(name: string, blocks: readonly Block[], whole: boolean): readonly Block[] {
  const sought = soughtOf(name);
  if (sought === undefined || !isNamedIn(name, blocks)) return [];
  const passages = whole ? blocks : blocks.filter(({ text }) => namingIn(text, sought) !== undefined);
  return passages.slice(0, MAX_PASSAGES);
}

function articleOf(
  capture: Capture,
  page: HtmlPage,
  data: LinkedData,
  node: JsonObject | undefined,
  blocks: readonly Block[],
): Article | undefined {
  const title =
    (node && data.texts(node, "headline", "name")[0]) ??
    metaOf(page, "og:title") ??
    titleOver(headingOf(readBlocks(capture.data)), page) ??
    page.title;
  if (title === undefined) return undefined;
  const stated = node && data.texts(node, "datePublished")[0]?.value.slice(0, 10);
  const date = stated ?? dayOf(capture, page, readBlocks(capture.data));
  const address = page.canonical ?? metaOf(page, "og:url");
  const value = compact<ArticleValue>({
    title: title.value.replace(/\s+/gu, " ").trim(),
    url: webAddress(address?.value) ?? capture.url,
    date: date !== undefined && isPartialDate(date) ? date : undefined,
    imageUrl: node && pictureOf(data, node)?.value,
  });
  return { value, title, lang: page.lang?.toLowerCase().split("-")[0], blocks };
}

/** "Sessions": of what, only the title of the page says. */
function titleOver(heading: Located | undefined, { title }: HtmlPage): Located | undefined {
  const isOneWord = heading !== undefined && !/\s/u.test(heading.value.trim());
  return isOneWord && title?.value.includes(heading.value.trim()) === true ? title : heading;
}

function headingOf(blocks: readonly Block[]): Located | undefined {
  const heading = blocks.find(({ kind, level }) => kind === "heading" && level === 1);
  return heading && { value: heading.text, ...placeIn(heading) };
}

function* articleClaims(
  capture: Capture,
  { value, title, lang }: Article,
  passages: readonly Block[],
): Generator<ClaimDraft> {
  const language = lang === undefined ? {} : { lang };
  yield claimAt("article", value, placeOf(capture, title).locator, {
    quote: placeOf(capture, title).quote,
    ...language,
  });
  for (const passage of passages) {
    const { locator, quote } = placeOf(capture, placeIn(passage));
    yield claimAt("article", { ...value, passage: passage.text }, locator, { quote, ...language });
  }
}
