import { cue } from "../../text/languages/cues.ts";

/** If at least this share of rows has more than one cell, a row with a single cell is a heading for others. */
const WIDE_SHARE = 0.5;

/** The rows from which columns are recognised, without those between people. */
export function rowsOfPeople(rows: readonly (readonly string[])[]): readonly (readonly string[])[] {
  const said = rows.filter((cells) => !isSum(cells));
  const wide = said.filter((cells) => filled(cells).length > 1);
  return wide.length > 0 && wide.length >= said.length * WIDE_SHARE ? wide : said;
}

/** "Subtotal | 2", "Total présents | 2", "Total | 3 | 2 dinners": a word for a sum, next to nothing but figures. */
export function isSum(cells: readonly string[]): boolean {
  const [first = "", ...others] = filled(cells);
  return others.length > 0 && SUM.test(first) && others.every((cell) => FIGURE.test(cell));
}

const SUM = new RegExp(`^(?:${cue("totals")}|${cue("sums")})(?:\\s\\p{L}{1,30}){0,2}\\s?:?$`, "iu");
const FIGURE = /^[-+€$£]?\d[\d.,:%]*(?:\s?[€$£%]|\s\p{L}{1,30})?$/u;

/** Follows the rows of a table, and knows which firm's section each of them is in. */
export class Sections {
  #firm: string | undefined;

  /** The firm in whose section a row is: "Kestrel Rail plc", alone in the first cell of a row above it. */
  firmOver(cells: readonly string[]): string | undefined {
    const [first] = cells;
    if (first !== undefined && isAlone(cells) && first.trim() !== "")
      this.#firm = isFirm(first) ? first.trim() : undefined;
    return this.#firm;
  }
}

/** Whether a row has only one cell with content. */
export function isAlone(cells: readonly string[]): boolean {
  return filled(cells).length === 1;
}

function filled(cells: readonly string[]): readonly string[] {
  return cells.map((cell) => cell.trim()).filter((cell) => cell !== "");
}

/** Whether a text ends in a legal form of firms (ISO 20275, the forms of countries whose languages are read). */
export function isFirm(text: string): boolean {
  return LEGAL_FORM.test(text.trim());
}

const LEGAL_FORM = new RegExp(`[\\p{L}\\d.&)]\\s(?:${cue("legal forms in tables")})\\.?$`, "iu");
/** The legal form of a firm at the end of its name. */
export const LEGAL_FORM_BEHIND = new RegExp(`,?\\s(?:${cue("legal forms in tables")})\\.?$`, "iu");
