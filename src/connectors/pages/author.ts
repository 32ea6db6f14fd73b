import { cue } from "../../text/languages/cues.ts";
import { lexiconFor } from "../../text/languages/languages.ts";
import type { Block } from "../../text/document/block.ts";
import { type Interview, interviewIn } from "../../text/document/interview.ts";
import { namingIn, personIn, type Sought, soughtOf } from "../../text/document/named.ts";
import type { Capture } from "../connector.ts";
import { bylinesIn } from "./article-marks.ts";
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
