import type { ArticleValue, ClaimDraft, Finding } from "../../domain/claim.ts";
import { isPartialDate } from "../../domain/partial-date.ts";
import type { Capture } from "../connector.ts";
import { type HtmlPage, type Located, metaOf, placeOf, readHtml } from "./html.ts";
import { type JsonObject, type LinkedData, readJsonLd } from "./json-ld.ts";
import { findingsOf } from "./named-people.ts";
import { pictureOf } from "./organization-node.ts";
import { type Block, joinBlocks } from "../../text/document/block.ts";
import { readBlocks } from "./page-text.ts";
import { readParagraphs } from "./paragraphs.ts";
import { proseClaims } from "./prose.ts";
import { claimAt, compact, webAddress } from "../reading/reading.ts";
import { contradicts, soughtOf } from "../../text/document/named.ts";
import { readFiledArticle } from "./written-page.ts";

/**
 * Reads `news-article`: an article with schema.org data (`NewsArticle` or a kind of `Article`). Everybody whom it is
 * `about` or `mentions` as a `Person` is a record with that article, and with what its running text says about them; its
 * authors wrote it and are left. Whoever it is filed under and whom only its text names is a record as well.
 */
export function* readNewsArticle(capture: Capture): Iterable<Finding> {
  const page = readHtml(capture.data);
  const data = readJsonLd(page.jsonLd);
  const named: Finding[] = [...namedInData(capture, page, data)];
  yield* named;
  const isNamed = (name: string) => {
    const sought = soughtOf(name);
    return named.some((finding) => sought !== undefined && !contradicts(finding.name ?? "", sought));
  };
  const about = capture.about?.filter((name) => !isNamed(name)) ?? [];
  const written = about.length === 0 ? undefined : readFiledArticle({ ...capture, about }, page.lang);
  if (written?.name === undefined) return;
  yield {
    externalId: `${capture.url}#${written.name}`,
    url: capture.url,
    name: written.name,
    claims: written.claims,
    identifiers: written.identifiers,
    text: written.text,
    filed: true,
  };
}

function* namedInData(capture: Capture, page: HtmlPage, data: LinkedData): Generator<Finding> {
  for (const article of data.nodes.filter((node) => data.types(node).some((type) => type.endsWith("Article")))) {
    const people = data
      .objects(article, "about", "mentions")
      .filter((node) => data.types(node).includes("Person"))
      .map((person) => ({ person, role: undefined }));
    const address = page.canonical ?? metaOf(page, "og:url");
    const url = webAddress(address?.value) ?? capture.url;
    const paragraphs = readParagraphs(capture.data);
    const running = joinBlocks(bodyOf(capture.data));
    yield* findingsOf(capture, data, people, page.lang, (_, name) => [
      ...articleClaims(capture, data, article, url, passagesAbout(name.value, paragraphs)),
      ...proseClaims(capture, running, name.value, page.lang),
    ]);
  }
}

/**
 * What an article says of somebody for whose sake its page was asked: the article itself with the passages that name them.
 * Nothing where the page holds no article, or names them nowhere in it.
 */
export function* articlesNaming(capture: Capture, name: string): Generator<ClaimDraft> {
  const page = readHtml(capture.data);
  const data = readJsonLd(page.jsonLd);
  const url = webAddress((page.canonical ?? metaOf(page, "og:url"))?.value) ?? capture.url;
  const passages = passagesAbout(name, readParagraphs(capture.data));
  if (passages.length === 0) return;
  for (const article of data.nodes.filter((node) => data.types(node).some((type) => type.endsWith("Article"))))
    yield* articleClaims(capture, data, article, url, passages);
}

/** The article's own text, where the page says which it is. */
function bodyOf(html: string): readonly Block[] {
  const blocks = readBlocks(html);
  const own = blocks.filter(({ tag, path }) => tag !== "h1" && path.some((element) => element.startsWith("article#")));
  return own.length > 0 ? own : blocks;
}

/** More of one article than this is not needed to tell somebody's part in it. */
const MOST_PASSAGES = 12;

/** The paragraphs that name a person, by full name or, after that, by the last part of it. */
function passagesAbout(name: string, paragraphs: readonly Located[]): readonly Located[] {
  const last = name.split(/\s+/).at(-1) ?? name;
  const first = paragraphs.findIndex(({ value }) => value.includes(name));
  return first < 0
    ? []
    : paragraphs
        .slice(first)
        .filter(({ value }) => value.includes(last))
        .slice(0, MOST_PASSAGES);
}

function* articleClaims(
  capture: Capture,
  data: LinkedData,
  article: JsonObject,
  url: string,
  passages: readonly Located[],
): Generator<ClaimDraft> {
  const [title] = data.texts(article, "headline", "name");
  if (title === undefined) return;
  const date = data.texts(article, "datePublished")[0]?.value.slice(0, 10);
  const value = compact<ArticleValue>({
    title: title.value,
    url,
    date: date !== undefined && isPartialDate(date) ? date : undefined,
    imageUrl: pictureOf(data, article)?.value,
  });
  yield claimAt("article", value, placeOf(capture, title).locator, placeOf(capture, title));
  for (const passage of passages) {
    const { locator, quote } = placeOf(capture, passage);
    yield claimAt("article", { ...value, passage: passage.value }, locator, { quote });
  }
}
