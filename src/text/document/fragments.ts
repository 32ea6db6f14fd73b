import { holderOf } from "./structure.ts";
import type { Block } from "./block.ts";
import { isDegree } from "./degree.ts";
import { isCompanyName, isJobTitle, isSchoolName } from "../people/naming.ts";
import { findPeriod } from "./period.ts";
import { type Piece, pieceOf, splitOutsideBrackets, splitPiece, wholeOf } from "./pieces.ts";
import { SUBUNIT } from "./subunit.ts";

/**
 * The entries on one line: "Director, Acme (since 2022). Trustee, WaterAid.", "BSc, Leeds; MSc, Bath"; none if it is
 * a single entry.
 */
export function fragmentsOf(block: Block): Piece[] {
  if (block.cells !== undefined) return [];
  const period = findPeriod(block.text);
  // "6/22-pres. Nurse": the full stop belongs to the time.
  const start = period?.from === 0 && block.text.charAt(period.to - 1) === "." ? period.to : 0;
  const whole = pieceOf(block, start, block.text.length);
  const fragments = splitOutsideBrackets(
    { ...whole, text: withoutStopsInTimes(whole.text) },
    /;\s+|；|(?<=\p{Ll}{3}|\d|\)|_)\.\s+(?=[\p{Lu}\d])/gu,
  );
  if (start > 0 && fragments[0] !== undefined) fragments[0] = pieceOf(block, 0, fragments[0].to);
  const timed = fragments.filter(({ text }) => findPeriod(text) !== undefined);
  if (timed.length !== 1) return fragments;
  // "Globex, Leeds. Manager. 2019 until now.": a single time applies to the whole line.
  if (timed[0] === fragments.at(-1) && isOnlyTime((timed[0]?.text ?? "").replace(/\.$/u, ""))) return [];
  return joined(fragments, fragments.indexOf(timed[0] as Piece));
}

/**
 * "Sept. 2018 – janv. 2020": the full stop of an abbreviated month does not separate entries. The length stays the
 * same, so positions do too.
 */
function withoutStopsInTimes(text: string): string {
  let left = text;
  for (let time = findPeriod(text); time !== undefined; time = findPeriod(text, time.to)) {
    const { from, to } = time;
    left = `${left.slice(0, from)}${left.slice(from, to).replaceAll(".", "_")}${left.slice(to)}`;
  }
  return left;
}

/** "2001-2008: Globex, Leeds. Engineer. Bridges.": the time belongs to the halves on both sides of a full stop. */
function joined(fragments: readonly Piece[], timed: number): Piece[] {
  const from = timed === 0 ? 0 : timed - 1;
  const [one, other] = fragments.slice(from, from + 2);
  if (one === undefined || other === undefined || !areHalves(one, other)) return [...fragments];
  const whole = pieceOf(one.block, one.from, other.to);
  return [...fragments.slice(0, from), whole, ...fragments.slice(from + 2)];
}

/** Whether one is only a post or a degree, and the other is where it was held. */
function areHalves(one: Piece, other: Piece): boolean {
  if (one.text.length > MAX_HALF_LENGTH || other.text.length > MAX_HALF_LENGTH) return false;
  const halves = [one, other].map(halfOf);
  return halves.includes("what") && halves.includes("where");
}

const MAX_HALF_LENGTH = 90;

function halfOf(piece: Piece): "what" | "where" | undefined {
  const parts = splitOutsideBrackets(piece, /[,:|]\s+|\s[–—-]\s/gu).filter(({ text }) => !isOnlyTime(text));
  const bodies = parts.filter(({ text }) => (isCompanyName(text) || isSchoolName(text)) && !SUBUNIT.test(text));
  const posts = parts.filter((part) => !bodies.includes(part) && (isJobTitle(part.text) || isDegree(part.text)));
  if (posts.length > 0) return bodies.length === 0 && parts.length < 3 ? "what" : undefined;
  // "Among its clients: Globex"
  const [first] = parts;
  const period = first && findPeriod(first.text);
  const name = first?.text.slice(period?.from === 0 ? period.to : 0).trimStart() ?? "";
  return /^\p{Lu}/u.test(name) && !/\p{L}:\s/u.test(piece.text) ? "where" : undefined;
}

/** A line that is only its time. */
export function isOnlyTime(text: string): boolean {
  const period = findPeriod(text);
  return (
    period !== undefined && `${text.slice(0, period.from)}${text.slice(period.to)}`.replace(/[\s·•()|,-]+/gu, "") === ""
  );
}

/**
 * Whether each paragraph of a plain text has exactly one line with a time: what follows the time in it belongs to the
 * same entry.
 */
export function haveOneTimeEach(lines: readonly Block[], dated: readonly boolean[]): boolean {
  const times = new Map<string, number>();
  for (const [at, block] of lines.entries()) {
    const paragraph = holderOf(block, /^para#/u);
    if (paragraph === undefined) return false;
    times.set(paragraph, (times.get(paragraph) ?? 0) + (dated[at] === true ? 1 : 0));
  }
  return times.size > 1 && [...times.values()].every((found) => found === 1);
}

/** "Manager (2018-), Clerk (2016-2018)": several posts on one line, each with its time in brackets. */
export function postsInBrackets(block: Block): Piece[] | undefined {
  const posts = splitPiece(wholeOf(block), /(?<=\))[,;]\s+(?=\p{Lu})/gu);
  const isPost = ({ text }: Piece) => /\((?=[^()]*\d{4})[^()]*\)?$/u.test(text) && isJobTitle(text);
  return posts.every(isPost) ? posts : undefined;
}
