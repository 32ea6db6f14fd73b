import type { Capture } from "../connector.ts";
import type { Block } from "../../text/document/block.ts";
import { plainBlocks } from "../../text/document/plain.ts";
import { cue } from "../../text/languages/cues.ts";
import { isMadeUp } from "../../text/languages/proceedings.ts";
import { attribute, type Element, elementsOf, readHtml } from "./html.ts";
import { type LinkedData, readJsonLd } from "./json-ld.ts";
import { readPage } from "./page-text.ts";

/**
 * Whether a page or a plain text says that it is satire or fiction: in its frame, next to its text, in the first or last lines of the
 * text, by a line or tag that says nothing else, in its data (schema.org `SatiricalArticle`, a section, a genre,
 * keywords), or by the name of a paper that prints nothing else. An article may mention a satirical magazine.
 */
export function saysMadeUp({ mediaType, data }: Pick<Capture, "mediaType" | "data">): boolean {
  if (/^text\/plain\b/iu.test(mediaType)) return isSaidIn(plainBlocks(data));
  return isSaidIn(readPage(data)) || isTagged(data) || isStatedBy(data);
}

function isSaidIn(blocks: readonly Block[]): boolean {
  const main = blocks.filter(({ zone }) => zone === "main");
  const edge = new Set([...main.slice(0, NOTICE_LINES), ...main.slice(-NOTICE_LINES)]);
  return blocks.some(
    (block) =>
      (block.zone === "main" && LABEL.test(block.text)) ||
      ((block.zone !== "main" || edge.has(block)) && block.text.length <= MAX_NOTICE_LENGTH && isMadeUp(block.text)),
  );
}

const NOTICE_LINES = 2;
const MAX_NOTICE_LENGTH = 400;
const LABEL = new RegExp(`^\\P{L}*(?:${cue("label of satire")})\\P{L}*$`, "iu");

/** A link with `rel="tag"` (microformats.org/wiki/rel-tag). */
function isTagged(html: string): boolean {
  return [...elementsOf(html)].some(
    (element) =>
      element.tagName === "a" &&
      attribute(element, "rel", html)?.value.split(/\s+/u).includes("tag") === true &&
      LABEL.test(wordsIn(element)),
  );
}

function wordsIn({ childNodes }: Element): string {
  return childNodes.map((node) => ("value" in node ? node.value : "tagName" in node ? wordsIn(node) : "")).join("");
}

function isStatedBy(html: string): boolean {
  const page = readHtml(html);
  const data = readJsonLd(page.jsonLd);
  const stated = LABELLING_TAGS.flatMap((name) => page.meta.get(name) ?? []);
  const labels = [...stated, ...data.nodes.flatMap((node) => data.texts(node, "articleSection", "genre", "keywords"))];
  const papers = [...(page.meta.get("og:site_name") ?? []), ...publishersIn(data)];
  return (
    data.nodes.some((node) => data.types(node).includes("SatiricalArticle")) ||
    labels.some(({ value }) => value.split(/[,;|]/u).some((label) => LABEL.test(label))) ||
    papers.some(({ value }) => PAPER.test(value.trim()))
  );
}

const LABELLING_TAGS = ["article:section", "article:tag", "keywords", "news_keywords", "section"] as const;
const PAPER = new RegExp(`^(?:${cue("papers of satire")})(?:\\.\\p{Ll}{2,3})?$`, "iu");

function publishersIn(data: LinkedData) {
  return data.nodes.flatMap((node) =>
    data.objects(node, "publisher").flatMap((publisher) => data.texts(publisher, "name")),
  );
}
