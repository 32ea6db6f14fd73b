import type { Numbering } from "../presentation/numbering.ts";
import { isText } from "../presentation/value.ts";
import { EMPHASIS_MARK, EMPHASIZED } from "../presentation/emphasis.ts";
import type { ShownPicture, Value } from "../presentation/panel.ts";
import type { Words } from "../words/words.ts";
import type { ReportBlock, PictureFrame, Item, PictureCell, Prose, WantedPicture } from "./blocks.ts";
import { breakable, clean } from "./clean.ts";
import { isolateNames, initialsText, line, lines, scriptOf, type Text } from "./text.ts";

/** The texts used only in reports. */
export type Messages = Words["report"];

/**
 * Shared by every part of the report: values become items with their references, addresses become links and pictures.
 */
export interface Pen {
  readonly messages: Messages;
  readonly words: Words;
  readonly numbering: Numbering;
  readonly name: string;
  readonly maxRows: number;
  readonly wanted: readonly WantedPicture[];
  hasPicture(address: string): boolean;
  /** A value with its references. */
  item(value: Value): Item;
  picture(picture: ShownPicture, frame?: PictureFrame): PictureCell;
  /** The same, but null if there is no picture to show. */
  optionalPicture(picture: ShownPicture | null): PictureCell | null;
  /** A summary; null when it is blank. */
  prose(pointer: string, text: string): Prose | null;
}

/** Limit on rows in one list; nobody reads more. */
const MAX_ROWS = 1000;

export function createPen(options: {
  readonly words: Words;
  readonly numbering: Numbering;
  readonly name: string;
  readonly maxRows?: number;
  readonly hasPicture: (address: string) => boolean;
}): Pen {
  const { words, numbering, hasPicture } = options;
  const wanted: WantedPicture[] = [];
  const ids = new Map<string, number>();
  const want = (address: string, frame: PictureFrame): number | null => {
    if (!hasPicture(address)) return null;
    const key = `${frame} ${address}`;
    const id = ids.get(key) ?? wanted.length;
    if (id === wanted.length) wanted.push({ id, address, frame });
    ids.set(key, id);
    return id;
  };
  const picture = ({ address, name, alt, frame }: ShownPicture, inFrame: PictureFrame = frame): PictureCell => ({
    id: want(address, inFrame),
    alt: clean(alt),
    initials: initialsText(name),
  });
  return {
    messages: words.report,
    words,
    numbering,
    name: options.name,
    maxRows: options.maxRows ?? MAX_ROWS,
    wanted,
    hasPicture,
    picture,
    optionalPicture: (shown) => (shown !== null && hasPicture(shown.address) ? picture(shown) : null),
    item: (value) => withReferences(bareItem(value), numbering.at(value.pointer)),
    prose: (pointer, text) =>
      isText(text) ? proseOf(pointer, text, numbering, words.inEnglish === "" ? words.language : "en") : null,
  };
}

/** A value under an entry whose title already carries the entry's references. */
export function bareItem({ text, href }: Value): Item {
  return { t: line(text), ...linkOf(href) };
}

/** Free text of several lines. */
export function bodyOf(text: string): Text {
  return lines(text);
}

/**
 * Only these schemes become links. Longer addresses are shown without a link: the typesetter refuses 8,000 characters.
 */
export function linkOf(value: unknown): { href?: string } {
  if (typeof value !== "string" || value.length > 2000) return {};
  const address = URL.parse(value.trim());
  if (address === null || !["https:", "http:", "mailto:"].includes(address.protocol)) return {};
  return /^[\x21-\x7e]+$/.test(address.href) ? { href: address.href } : {};
}

export function withReferences(item: Item, refs: readonly number[]): Item {
  return refs.length === 0 ? item : { ...item, refs };
}

/** Cuts a list that is too long to print, with a note that says so. */
export function capped<T>(
  rows: readonly T[],
  max: number,
  more: (count: number) => string,
): { rows: readonly T[]; note: ReportBlock[] } {
  if (rows.length <= max) return { rows, note: [] };
  return { rows: rows.slice(0, max), note: [{ kind: "note", text: more(rows.length - max) }] };
}

/** A summary in pieces: `__emphasis__` markers are removed, and each sentence is followed by its references. */
function proseOf(pointer: string, value: string, numbering: Numbering, lang: string): Prose {
  const ends = numbering.sentences(pointer);
  const whole = ends.length === 0 ? numbering.at(pointer) : [];
  const own = { lang, rtl: false, font: "latin" as const };
  const stated = scriptOf(value) ?? own;
  // Sentences of ours run from left to right, even those that begin with a name that runs from right to left.
  const script = stated.rtl && /\p{Script=Latin}/u.test(value) ? own : stated;
  const write = script.rtl ? (text: string) => text : isolateNames;
  const pieces: Prose["pieces"][number][] = [];
  let done = 0;
  const take = (until: number): void => {
    pieces.push(...stressed(value, done, until, write));
    done = Math.max(done, until);
  };
  for (const end of ends) {
    // The summary was cut before this sentence.
    if (end.from >= value.length) continue;
    const at = Math.min(end.to, value.length);
    const trimmed = value.slice(0, at).trimEnd().length;
    if (trimmed < done) continue;
    take(trimmed);
    if (end.numbers.length > 0) pieces.push({ refs: end.numbers });
  }
  take(value.trimEnd().length);
  if (whole.length > 0) pieces.push({ refs: whole });
  return { ...script, bidi: /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefe]/.test(value), pieces };
}

function stressed(value: string, from: number, to: number, write: (text: string) => string): Prose["pieces"][number][] {
  const pieces: Prose["pieces"][number][] = [];
  const put = (start: number, end: number, strong: boolean): void => {
    const text = breakable(clean(value.slice(Math.max(from, start), Math.min(to, end)))).replace(/\n{3,}/g, "\n\n");
    if (text !== "") pieces.push(strong ? { strong: write(text) } : write(text));
  };
  let plain = 0;
  for (const match of value.matchAll(EMPHASIZED)) {
    put(plain, match.index, false);
    put(match.index + EMPHASIS_MARK.length, match.index + match[0].length - EMPHASIS_MARK.length, true);
    plain = match.index + match[0].length;
  }
  put(plain, value.length, false);
  return pieces;
}
