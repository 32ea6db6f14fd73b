import { cue } from "../../text/languages/cues.ts";
import { languageOf, lexiconFor } from "../../text/languages/languages.ts";
import { isJobTitle } from "../../text/people/naming.ts";
import { speaks } from "../../text/sentences/voice.ts";
import type { Block } from "../../text/document/block.ts";
import { type Interview, interviewIn } from "../../text/document/interview.ts";
import { namingIn, personIn, type Sought, soughtOf } from "../../text/document/named.ts";
import type { Capture } from "../connector.ts";
import { bylinesIn, isBuiltAsArticle, isBylineText, linesAtHeadline } from "./article-marks.ts";
import { readHtml } from "./html.ts";
import { readJsonLd } from "./json-ld.ts";

/**
 * Whether a page says that somebody else wrote it, in its linked data or in a line at its headline: outside quotations,
 * "I" is then not the person.
 */
export function isByAnother(capture: Pick<Capture, "data">, blocks: readonly Block[], name: string): boolean {
  const sought = soughtOf(name);
  if (sought === undefined) return false;
  const authors = authorsOf(capture, blocks);
  return authors.length > 0 && authors.every((author) => !isThem(author, sought));
}

/**
 * What the person says in an interview, and the page without questions and answers. If somebody else may be the one
 * who answers, what others say of the person is still read.
 */
export function answersIn(
  capture: Pick<Capture, "data">,
  blocks: readonly Block[],
  name: string,
  filed: boolean,
  tag: string | undefined,
): { readonly rest: readonly Block[]; readonly answers: readonly Block[]; readonly isInterview: boolean } {
  const sought = soughtOf(name);
  const interview = sought === undefined ? undefined : interviewIn(blocks, sought, tag);
  const speaker = interview && speakerOfAnswers(capture, blocks, interview, name, filed);
  if (interview === undefined || speaker === undefined)
    return { rest: blocks, answers: [], isInterview: interview !== undefined };
  if (speaker === "other") return { rest: interview.rest, answers: [], isInterview: true };
  return { rest: interview.unasked, answers: interview.answers, isInterview: true };
}

/**
 * Who says the answers of an interview: the person, if they are marked as the speaker, or addressed by name, or named
 * above the first question, or if the page is filed under them; the author only below a heading that names them;
 * `undefined` if somebody else may.
 */
function speakerOfAnswers(
  capture: Pick<Capture, "data">,
  blocks: readonly Block[],
  { isSigned, questions, lead }: Interview,
  name: string,
  filed: boolean,
): "person" | "other" | undefined {
  const sought = soughtOf(name);
  if (sought === undefined) return undefined;
  if (authorsOf(capture, blocks).some((author) => isThem(author, sought))) {
    const headings = lead.filter(({ kind }) => kind === "heading");
    return headings.length === 0 || headings.some(({ text }) => isThem(text, sought)) ? "person" : "other";
  }
  const isNamed = ({ text, zone }: Block) => zone !== "frame" && namingIn(text, sought)?.naming === "full";
  return isSigned || filed || lead.some(isNamed) || questions.some(({ text }) => namingIn(text, sought) !== undefined)
    ? "person"
    : undefined;
}

function authorsOf(capture: Pick<Capture, "data">, blocks: readonly Block[]): string[] {
  return [...bylinesIn(blocks).flatMap(authorIn), ...authorsStated(capture)];
}

function isThem(author: string, sought: Sought): boolean {
  return namingIn(author, sought) !== undefined;
}

/**
 * Whether an article names somebody only as its author or photographer, at its headline or under its pictures, and they
 * do not speak in it: nothing that it tells is about them.
 */
export function isMerelyCredited(
  capture: Pick<Capture, "data" | "url">,
  blocks: readonly Block[],
  name: string,
  tag: string | undefined,
): boolean {
  const sought = soughtOf(name);
  if (sought === undefined) return false;
  const main = blocks.filter(({ zone, kind }) => zone === "main" && kind !== "title");
  const naming = main.filter(({ text }) => namingIn(text, sought)?.naming === "full");
  const near = new Set(linesAtHeadline(main));
  if (naming.length === 0 || !naming.every((block) => isCreditLine(block, sought, near.has(block)))) return false;
  const isSaid = naming.some(({ text }) => CREDITS.test(text.slice(0, namingIn(text, sought)?.place.from)));
  if (!isSaid && !isBuiltAsArticle(capture, readHtml(capture.data), main, name)) return false;
  const text = main.flatMap((block) => (naming.includes(block) ? [] : withoutQuotes(block.text))).join("\n");
  return !speaks(text, 1, languageOf(text, tag));
}

/** "Photographs by Ada Finch", "Ada Finch · Leeds · 2 March 2026", "In the shed. ADA FINCH": no post, no sentence about them. */
function isCreditLine({ text }: Block, sought: Sought, isNear: boolean): boolean {
  const place = namingIn(text, sought)?.place;
  if (place === undefined || text.length > MAX_CREDIT) return false;
  const [before, behind] = [text.slice(0, place.from), text.slice(place.to)];
  const written = text.slice(place.from, place.to);
  const isCaption = written === written.toUpperCase() && written !== written.toLowerCase();
  if (isCaption && behind.trim() === "" && (before.trim() === "" || /[.!?]\s+$/u.test(before))) return true;
  if (isJobTitle(`${before} ${behind}`.trim())) return false;
  if (CREDITS.test(before) || isBylineText(text)) return true;
  return (
    isNear &&
    before.trim() === "" &&
    /^(?:\s\p{Lu}[\p{L}'’-]*){0,2}\s*[·|•–—,]\s/u.test(behind) &&
    /\d{4}/u.test(behind)
  );
}

/** In UTF-16 units. */
const MAX_CREDIT = 160;
const CREDITS = new RegExp(`(?:^|[.·|•–—]\\s|\\s)(?:${cue("credits an author or photographer")})\\s*$`, "iu");

function withoutQuotes(text: string): string {
  return /^[–—-]/u.test(text) ? "" : text.replace(/["“„«‘][^"“”„«»’]{0,1000}["”“»’]/gu, " ");
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

/** In languages that leave out "I", the endings that show the person's gender are an interviewer's as well. */
export function leavesOutI(lang: string | undefined): boolean {
  return lang !== undefined && lexiconFor(lang)?.language.drops === true;
}
