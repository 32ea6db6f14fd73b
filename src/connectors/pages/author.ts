import { cue } from "../../text/languages/cues.ts";
import type { Block } from "../../text/document/block.ts";
import { namingIn, personIn, type Sought, soughtOf } from "../../text/document/named.ts";
import type { Capture } from "../connector.ts";
import { bylinesIn } from "./article-marks.ts";
import { readHtml } from "./html.ts";
import { readJsonLd } from "./json-ld.ts";

/**
 * Whether a page says that somebody else wrote it, in its linked data or in a line at its headline: outside quotations,
 * "I" is then not the person. In an interview, whose questions are paragraphs of their own, the answers are theirs.
 */
export function isByAnother(capture: Pick<Capture, "data">, blocks: readonly Block[], name: string): boolean {
  const sought = soughtOf(name);
  if (sought === undefined || isInterview(blocks)) return false;
  const authors = [...bylinesIn(blocks).flatMap(authorIn), ...authorsStated(capture)];
  return authors.length > 0 && authors.every((author) => !isThem(author, sought));
}

function isThem(author: string, sought: Sought): boolean {
  return namingIn(author, sought) !== undefined;
}

/** The name in "By Ada Finch · 2 March", or in a line that is marked as the author's. */
function authorIn(line: string): string[] {
  const person = line.split(/\s[·|–—-]\s|,\s|\n/u).flatMap((part) => personIn(part.replace(BEFORE_NAME, "")) ?? [])[0];
  return person === undefined ? [] : [person.name];
}

const BEFORE_NAME = new RegExp(`^(?:${cue("bylines")})\\s+`, "iu");

function authorsStated({ data }: Pick<Capture, "data">): string[] {
  if (!data.includes('"author"')) return [];
  const linked = readJsonLd(readHtml(data).jsonLd);
  return linked.nodes
    .filter((node) => linked.types(node).some((type) => ARTICLE.test(type)))
    .flatMap((node) => linked.objects(node, "author"))
    .filter((node) => linked.types(node).includes("Person"))
    .flatMap((node) => linked.texts(node, "name").map(({ value }) => value));
}

const ARTICLE = /(?:Article|BlogPosting|Review)$/u;

/** Whether at least two paragraphs are questions. */
function isInterview(blocks: readonly Block[]): boolean {
  return blocks.filter(({ zone, text }) => zone === "main" && /[?？؟]["”»“]?$/u.test(text)).length >= MIN_QUESTIONS;
}

const MIN_QUESTIONS = 2;
