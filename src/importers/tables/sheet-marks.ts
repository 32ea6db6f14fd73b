import { readXml } from "../xml.ts";
import type { Zip } from "../zip.ts";

/** What a sheet says about its cells after its rows. */
export interface SheetMarks {
  /** The URLs that cells link to, by `ROW COLUMN`, rows from 1 and columns from 0. */
  readonly links: ReadonlyMap<string, string>;
  /** Cells merged with those below them, by the row in which they begin. */
  readonly merges: ReadonlyMap<number, readonly MergedCells[]>;
}

interface MergedCells {
  readonly column: number;
  readonly last: number;
}

/** Excel keeps 65,530 links per sheet. If there are more, of links or merged cells, only the first are read. */
const MAX_MARKS = 100_000;
/** In rows, for a link that covers several cells. */
const MAX_LINK_ROWS = 10_000;
/** In bytes: the end of the rows may be split between two chunks of a stream. */
const CARRIED_BYTES = 64;
const END_OF_ROWS = /<\/(?:\w{1,20}:)?sheetData\s{0,10}>/;
const ROOT = /<((?:\w{1,20}:)?worksheet)[\s>]/;
const ADDRESS = /^(?:https?:\/\/|mailto:|tel:)/i;
/** ECMA-376 18.17.7.154, with the URL as a literal: nothing is evaluated. */
const LINK_FORMULA = /^HYPERLINK\("((?:https?:\/\/|mailto:|tel:)[^"]+)"/i;

/** The marks of a sheet. A worksheet has them after its rows, which are skipped. */
export async function readMarks(zip: Zip, part: string, targets: ReadonlyMap<string, string>): Promise<SheetMarks> {
  const links = new Map<string, string>();
  const merges = new Map<number, MergedCells[]>();
  let count = 0;
  const reading = readXml<never>(behindRows(zip.stream(part)), () => ({
    open(name, attributes) {
      if ((name !== "hyperlink" && name !== "mergeCell") || ++count > MAX_MARKS) return;
      const area = readArea(attributes["ref"] ?? "");
      if (area === undefined) return;
      const { column, first, last } = area;
      if (name === "mergeCell" && last > first) merges.set(first, [...(merges.get(first) ?? []), { column, last }]);
      if (name === "mergeCell") return;
      const [, id = ""] = Object.entries(attributes).find(([key]) => /^\w+:id$/.test(key)) ?? [];
      const link = targets.get(id);
      if (link === undefined || !isLinkAddress(link)) return;
      for (let row = first; row <= Math.min(last, first + MAX_LINK_ROWS); row++) links.set(`${row} ${column}`, link);
    },
  }));
  for await (const _ of reading);
  return { links, merges };
}

/** Whether a link says something about a person; others lead to files, or to other cells. */
export function isLinkAddress(link: string): boolean {
  return ADDRESS.test(link);
}

/** The URL of a cell whose formula is nothing but a link. */
export function linkOfFormula(formula: string): string | undefined {
  return LINK_FORMULA.exec(formula)?.[1];
}

/** Columns A to Z, AA to ZZ, AAA to XFD, numbered from 0. */
export function columnOf(letters: string): number {
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

/** The first column of `C2:D10`, with its rows. */
function readArea(ref: string): { readonly column: number; readonly first: number; readonly last: number } | undefined {
  const [, letters, first, last = first] = /^([A-Z]{1,3})(\d{1,7})(?::[A-Z]{1,3}(\d{1,7}))?$/.exec(ref) ?? [];
  return letters === undefined ? undefined : { column: columnOf(letters), first: Number(first), last: Number(last) };
}

/** A sheet without its rows. Empty if nothing follows them, or if it ends before they do. */
async function* behindRows(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let carried = "";
  let root = "worksheet";
  let isBehind = false;
  for await (const piece of bytes) {
    if (isBehind) {
      yield piece;
      continue;
    }
    const text = carried + Buffer.from(piece).toString("latin1");
    root = ROOT.exec(text)?.[1] ?? root;
    const end = END_OF_ROWS.exec(text);
    carried = text.slice(-CARRIED_BYTES);
    if (end === null) continue;
    isBehind = true;
    yield Buffer.from(`<${root}>`);
    yield Buffer.from(text.slice(end.index + end[0].length), "latin1");
  }
  if (!isBehind) yield Buffer.from("<worksheet/>");
}
