import { normalizeIdentifier } from "../../domain/identifier.ts";
import { readProfileUrl } from "../../domain/platform.ts";
import { findColumn } from "../../contract/column-names.ts";
import { countKnownTitles, plainTitle, titleField } from "./titles.ts";
import { NAMES } from "./fields.ts";
import type { TableRow } from "./table-row.ts";
import { isNameOfPerson } from "./guess.ts";

/** The head is within this many rows: some exports begin with a note. */
export const MAX_BEFORE_HEAD = 20;
/**
 * The share of a head's cells that are titles. A row of people may contain a word or two that are titles elsewhere
 * ("Contact").
 */
const TITLES_SHARE = 0.6;
const MIN_TITLES = 2;

/**
 * Which of a table's first rows is its head; if none is (`null`), which row has the first person.
 *
 * @param wanted titles named by the operator
 */
export function findHead(
  rows: readonly TableRow[],
  wanted: readonly string[],
): { readonly head: number } | { readonly head: null; readonly first: number } {
  const early = rows.slice(0, MAX_BEFORE_HEAD).map(({ cells }) => cells);
  const sure = early.findIndex((cells, at) => beginsTable(cells) && !beginsTable(early[at + 1] ?? []));
  const heads = rows.filter(({ cells }, at) => at === sure || beginsTable(cells));
  const isNamed = (name: string) => heads.some(({ cells }) => findColumn(cells, name) >= 0);
  if (sure >= 0 && wanted.every(isNamed)) return { head: sure };
  const known = early.map((cells) =>
    cells.some(isValue) ? -1 : countKnownTitles(cells) + wanted.filter((name) => findColumn(cells, name) >= 0).length,
  );
  const most = Math.max(...known);
  if (most > 0) return { head: known.indexOf(most) };
  const person = early.findIndex((cells) => cells.some(isValue) || cells.some(isNameOfPerson));
  if (person < 0) return { head: 0 };
  const above = early[person - 1] ?? [];
  const isTitled = above.filter((cell) => cell.trim() !== "").length >= MIN_TITLES;
  return isTitled ? { head: person - 1 } : { head: null, first: person };
}

/**
 * Whether a row is the head of a table of people, wherever it is: it has titles for their names and for other details.
 */
export function beginsTable(cells: readonly string[]): boolean {
  const said = cells.filter((cell) => cell.trim() !== "");
  if (said.length < MIN_TITLES || said.some(isValue)) return false;
  const fields = said.flatMap((cell) => titleField(cell) ?? []);
  if (fields.length < said.length * TITLES_SHARE || !fields.some((field) => NAMES.has(field))) return false;
  return new Set(fields.filter((field) => field !== "ignore")).size >= MIN_TITLES;
}

export function isSameHead(one: readonly string[], other: readonly string[]): boolean {
  const plain = (cells: readonly string[]) =>
    cells
      .map(plainTitle)
      .join("|")
      .replace(/(?<!\|)\|+$/, "");
  return plain(one) === plain(other);
}

/** Something that occurs in rows, but never in a head. */
function isValue(cell: string): boolean {
  const text = cell.trim();
  if (text.length < 6) return false;
  if (text.includes("@")) return normalizeIdentifier("email", text) !== null;
  if (/^https?:|^www\./i.test(text)) return true;
  if (/^\+?[\d\s()/.-]{7,20}$/.test(text)) return true;
  return text.includes("/") && readProfileUrl(text) !== null;
}
