import type { Claim } from "../domain/claim.ts";
import { MAX_JSON_DEPTH, shapeOfJson } from "../domain/json-shape.ts";
import { CLOSED } from "../domain/closed-mark.ts";
import { closePlaces } from "../domain/mask.ts";
import { escapePointer } from "../domain/pointer.ts";

/** A claim's place in a document, and whether the lookup may show it. */
export interface Passage {
  /** As in a claim: a JSON pointer, or `char=from,to`; for a place within a string of JSON both, as `/bio#char=from,to`. */
  readonly locator: string;
  readonly open: boolean;
}

/**
 * A document reduced to its open passages. Of nested passages the innermost decides; if an open and a closed one are identical, the open
 * one does. Line breaks are kept, and the names of the members of JSON, also in a page. Of JSON nested too deeply to be walked nothing is kept.
 *
 * @param rest whether text outside all passages is open
 */
export function keepOpenPassages(data: string, passages: readonly Passage[], json: boolean, rest = false): string {
  if (!json) return keepInText(data, passages, rest);
  // Its passages cannot be separated, so none of it is shown.
  const isTooDeep = shapeOfJson(data).depth > MAX_JSON_DEPTH;
  return isTooDeep ? keepInText(data, [], false) : keepInJson(data, passages, rest);
}

/**
 * A claim without closed passages inside its own: they are blanked in its quote, and in a value that equals the quote. A closed passage
 * that covers all of it hides nothing, because the same words state something open.
 *
 * @param closed locators of what is closed in the claim's datasource
 */
export function closeWithin(claim: Claim, closed: readonly string[]): Claim {
  const { locator, quote } = claim;
  const own = rangeOf(locator);
  if (own === null || quote === undefined) return claim;
  const within = closed
    .flatMap((each) => rangeOf(each) ?? [])
    .filter(({ from, to }) => from < own.to && to > own.from && to - from < own.to - own.from);
  if (within.length === 0) return claim;
  const hidden = keepInText(
    quote,
    within.map(({ from, to }) => ({
      locator: `char=${Math.max(0, from - own.from)},${Math.min(to, own.to) - own.from}`,
      open: false,
    })),
    true,
  );
  return { ...claim, quote: hidden, ...(claim.value === quote && { value: hidden }) } as Claim;
}

interface TextRange {
  readonly from: number;
  readonly to: number;
}

function rangeOf(locator: string): TextRange | null {
  const [, from, to] = /^char=(\d+),(\d+)$/.exec(locator) ?? [];
  return from === undefined ? null : { from: Number(from), to: Number(to) };
}

function keepInText(data: string, passages: readonly Passage[], rest: boolean): string {
  const open = new Uint8Array(data.length).fill(rest ? 1 : 0);
  const ranges = passages.flatMap(({ locator, open: shown }) => {
    const range = rangeOf(locator);
    return range === null ? [] : [{ ...range, shown }];
  });
  // Longest first, so that inner ones are painted over them.
  ranges.sort((a, b) => b.to - b.from - (a.to - a.from) || Number(a.shown) - Number(b.shown));
  for (const { from, to, shown } of ranges) open.fill(shown ? 1 : 0, from, to);
  openStructure(data, open);
  return keepOpen(data, open);
}

/**
 * A page whose words are closed as in running text, each string of its data by itself: the name of a member ("spouse") is no part of the
 * sentence in the next one.
 *
 * @param close blanks words of a text, which keeps its length
 */
export function closeInPage(page: string, close: (text: string) => string): string {
  const parts: string[] = [];
  let done = 0;
  for (const { start, end } of isPage(page) ? dataIn(page) : []) {
    const closed = page
      .slice(start, end)
      .replace(JSON_TOKEN, (token) => (token.startsWith('"') ? `"${close(token.slice(1, -1))}"` : token));
    parts.push(close(page.slice(done, start)), closed);
    done = end;
  }
  return keepStructure(page, parts.join("") + close(page.slice(done)));
}

/** A page of which words were closed, with the structure of its data as `keepOpenPassages` keeps it. */
function keepStructure(page: string, closed: string): string {
  if (closed === page || closed.length !== page.length) return closed;
  const open = Uint8Array.from(page.split(""), (unit, at) => (closed[at] === unit ? 1 : 0));
  openStructure(page, open);
  return keepOpen(page, open);
}

function keepOpen(data: string, open: Uint8Array): string {
  const parts: string[] = [];
  for (let from = 0; from < data.length; ) {
    const state = open[from];
    let to = from + 1;
    while (to < data.length && open[to] === state) to++;
    const part = data.slice(from, to);
    parts.push(state === 1 ? part : part.replace(/[^\n]/g, CLOSED));
    from = to;
  }
  return parts.join("");
}

const DATA_IN_PAGE = /(<script\b)[^<>]*?(application\/ld\+json)[^<>]*>/gi;
const JSON_TOKEN = /"(?:[^"\\]|\\.)*"|[^"\s{}[\],:]+/g;
const ESCAPE = /\\(?:u[\da-f]{4}|.)/gi;

/**
 * Of machine-readable data in a page, the same is kept as of a JSON document: its punctuation and the names of its members. Of a number or
 * an escape that is closed in part, nothing is shown.
 */
function openStructure(page: string, open: Uint8Array): void {
  if (!isPage(page)) return;
  for (const { tag, start, end } of dataIn(page)) {
    const [whole, opening = "", type = ""] = tag;
    const typeAt = tag.index + whole.indexOf(type);
    for (const [from, to] of [
      [tag.index, tag.index + opening.length],
      [typeAt, typeAt + type.length],
      [start - 1, start],
      [end, end + "</script".length],
    ] as const) {
      open.fill(1, from, to);
    }
    openTokens(page.slice(start, end), open.subarray(start, end));
  }
}

/** Markup, of which the beginning may be closed. */
function isPage(text: string): boolean {
  return /^[\s\u2588]*</.test(text);
}

/** The places of the machine-readable data in a page. */
function dataIn(
  page: string,
): readonly { readonly tag: RegExpExecArray; readonly start: number; readonly end: number }[] {
  return [...page.matchAll(DATA_IN_PAGE)].flatMap((tag) => {
    const start = tag.index + tag[0].length;
    const end = page.indexOf("</script", start);
    return end < 0 || !isWalkable(page.slice(start, end)) ? [] : [{ tag, start, end }];
  });
}

function openTokens(data: string, open: Uint8Array): void {
  let done = 0;
  for (const { 0: token, index } of data.matchAll(JSON_TOKEN)) {
    const end = index + token.length;
    open.fill(1, done, index);
    done = end;
    if (!token.startsWith('"')) closeUnlessWhole(open.subarray(index, end));
    else if (/^\s*:/.test(data.slice(end, end + MAX_GAP))) open.fill(1, index, end);
    else {
      open[index] = open[end - 1] = 1;
      for (const escape of token.matchAll(ESCAPE)) {
        closeUnlessWhole(open.subarray(index + escape.index, index + escape.index + escape[0].length));
      }
    }
  }
  open.fill(1, done, data.length);
}

/** In what has been closed before. */
const CLOSED_NUMBER = new RegExp(`(?<=[:[,]\\s*)${CLOSED}+(?=\\s*[,}\\]])`, "g");
/** The most spaces before a colon. */
const MAX_GAP = 20;

function closeUnlessWhole(open: Uint8Array): void {
  if (open.includes(0)) open.fill(0);
}

function isWalkable(data: string): boolean {
  try {
    JSON.parse(data.replace(CLOSED_NUMBER, "0"));
    return true;
  } catch (error) {
    if (error instanceof SyntaxError) return false;
    throw error;
  }
}

function keepInJson(data: string, passages: readonly Passage[], rest: boolean): string {
  const states = new Map<string, boolean>();
  const within = new Map<string, TextRange[]>();
  for (const { locator, open } of passages) {
    const [, pointer, place = ""] = /^(\/.*)#(char=\d+,\d+)$/su.exec(locator) ?? [];
    const range = rangeOf(place);
    if (pointer === undefined || range === null) states.set(locator, open || states.get(locator) === true);
    else if (!open) within.set(pointer, [...(within.get(pointer) ?? []), range]);
  }
  const walk = (node: unknown, pointer: string, inherited: boolean): unknown => {
    const open = states.get(pointer) ?? inherited;
    if (Array.isArray(node)) return node.map((item, index) => walk(item, `${pointer}/${index}`, open));
    if (node !== null && typeof node === "object") {
      const members = Object.entries(node);
      return Object.fromEntries(
        members.map(([name, member]) => [name, walk(member, `${pointer}/${escapePointer(name)}`, open)]),
      );
    }
    if (!open && node !== null) return CLOSED;
    return typeof node === "string" ? closePlaces(node, within.get(pointer) ?? []) : node;
  };
  return JSON.stringify(walk(JSON.parse(data), "", rest));
}
