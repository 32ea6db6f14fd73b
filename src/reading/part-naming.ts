import type { Capture } from "../connectors/connector.ts";
import type { DocumentPlace } from "../text/document/block.ts";
import { nameWordsOf } from "../text/document/named.ts";

/**
 * Longer pages are read only around the names they are about. In UTF-16 units, without scripts, styles and pictures.
 */
const MAX_WHOLE = 1_500_000;
/**
 * On each side of a name, in UTF-16 units: several parts of a page that has hundreds, so that the headings of
 * neighbouring parts are seen.
 */
const AROUND = 100_000;
/** Limit on places of the name: an index at the top of a page, the part itself, a mention or two. */
const MAX_PLACES = 4;
/** How much of a page's head (its title, tags and linked data) is read, in UTF-16 units. */
const MAX_HEAD = 200_000;

/**
 * A page that is too long to be read whole, reduced to its head and the parts that name the person it is read for;
 * everything else becomes a comment, so that every character keeps its position. `null` if the page can be read whole,
 * if the capture is not a page, or if it does not contain any of the names in full.
 */
export function partNaming(capture: Capture): Capture | null {
  const { data, mediaType } = capture;
  const names = capture.about ?? capture.sought ?? [];
  if (data.length <= MAX_WHOLE || names.length === 0 || !/^(?:text\/html|application\/xhtml\+xml)\b/iu.test(mediaType))
    return null;
  if (writtenLength(data) <= MAX_WHOLE) return null;
  const places = names.flatMap((name) => placesOf(data, name)).sort((a, b) => a - b);
  if (places.length === 0) return null;
  const head = data.slice(0, MAX_HEAD).search(/<body\b/iu);
  let at = Math.max(head, 0);
  let kept = data.slice(0, at);
  for (const place of spread(places)) {
    const from = Math.max(at, beginning(data, place));
    const to = Math.max(from, ending(data, from, place));
    const list = listAround(data, at, from);
    kept += blank(data.slice(at, list.from)) + data.slice(list.from, list.to) + blank(data.slice(list.to, from));
    kept += data.slice(from, to);
    at = to;
  }
  return { ...capture, data: kept + blank(data.slice(at)) };
}

/** The length of a page without what nobody reads: scripts, styles, drawings, embedded pictures. One pass for each. */
function writtenLength(data: string): number {
  let { length } = data;
  for (const tag of ["script", "style", "svg"]) {
    for (let open = data.indexOf(`<${tag}`); open >= 0; ) {
      const close = data.indexOf(`</${tag}`, open);
      if (close < 0) break;
      length -= close - open;
      open = data.indexOf(`<${tag}`, close);
    }
  }
  for (const [picture] of data.matchAll(/;base64,[\w+/=]+/gu)) length -= picture.length;
  return length;
}

/**
 * Where a page contains all words of a name in sequence, with tags, spaces and punctuation between; also with the
 * family name first.
 */
function placesOf(data: string, name: string): number[] {
  const words = nameWordsOf(name).length < 2 ? [] : (name.match(/[\p{L}\p{M}\p{N}'’-]+/gu) ?? []);
  if (words.length < 2) return [];
  const escaped = words.map((word) => word.replace(/[-'’]/gu, "[-'’]"));
  const between = '(?:[\\s.,"“”]|&nbsp;|<[^<>]{0,200}>){1,8}';
  const orders = [escaped, [escaped.at(-1) ?? "", ...escaped.slice(0, -1)]].map((order) => order.join(between));
  const whole = new RegExp(`(?<![\\p{L}\\p{N}])(?:${orders.join("|")})(?![\\p{L}\\p{N}])`, "giu");
  return [...data.matchAll(whole)].map(({ index }) => index);
}

/** Places far enough apart for a part around each: the first ones, and the last. */
function spread(places: readonly number[]): number[] {
  const apart: number[] = [];
  for (const place of places) if (place - (apart.at(-1) ?? Number.NEGATIVE_INFINITY) > AROUND) apart.push(place);
  return apart.length <= MAX_PLACES ? apart : [...apart.slice(0, MAX_PLACES - 1), apart.at(-1) ?? 0];
}

/** The first heading before a place: anything before it would be taken for nobody's part, or for the person's. */
function beginning(data: string, place: number): number {
  const from = Math.max(0, place - AROUND);
  const before = data.slice(from, place);
  const heading = before.search(/<h[1-6]\b/iu);
  if (heading >= 0) return from + heading;
  // In a list or table only the row: statements in long rows cannot be told apart.
  const row = Math.max(...["<tr", "<li"].map((tag) => before.lastIndexOf(tag)));
  if (row >= 0) return from + row;
  const block = Math.max(...["<p", "<div", "<section", "<article"].map((tag) => before.lastIndexOf(tag)));
  return block < 0 ? place : from + block;
}

/**
 * The opening tag of the table or list around a row at `from`, without which it would not be a row; empty if there is
 * no row.
 */
function listAround(data: string, after: number, from: number): DocumentPlace {
  const row = rowTagAt(data, from);
  if (row === undefined) return { from, to: from };
  const opening = row === "tr" ? /<table\b[^<>]*>/giu : /<[ou]l\b[^<>]*>/giu;
  const last = [...data.slice(after, from).matchAll(opening)].at(-1);
  return last === undefined
    ? { from, to: from }
    : { from: after + last.index, to: after + last.index + last[0].length };
}

/** Where a part that begins at `from` ends: with its row, or before the last nearby heading. */
function ending(data: string, from: number, place: number): number {
  const behind = data.slice(place, place + AROUND);
  const row = rowTagAt(data, from);
  const close = row === undefined ? -1 : behind.search(new RegExp(`<\\/?${row}\\b`, "iu"));
  if (close >= 0) return place + close;
  if (data.length - place <= AROUND) return data.length;
  const heading = [...behind.matchAll(/<h[1-6]\b/giu)].at(-1)?.index;
  return place + (heading ?? Math.max(0, behind.lastIndexOf("<")));
}

function rowTagAt(data: string, from: number): string | undefined {
  return /^<(tr|li)\b/iu.exec(data.slice(from, from + 4))?.[1]?.toLowerCase();
}

/** A comment of the same length as a text. */
function blank({ length }: string): string {
  const [open, close] = ["<!--", "-->"];
  const inside = length - open.length - close.length;
  return inside < 0 ? " ".repeat(length) : `${open}${" ".repeat(inside)}${close}`;
}
