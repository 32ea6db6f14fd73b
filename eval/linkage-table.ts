import { editDistance } from "../src/names/distance.ts";
import { isNicknameOf } from "../src/names/nicknames.ts";
import { foldWords } from "../src/text/people/fold-words.ts";

/** The contents of a column, which decide how two of its values are compared. */
export type ColumnKind = "given" | "family" | "date" | "email" | "code" | "text";

export interface LinkageColumn {
  readonly name: string;
  readonly kind: ColumnKind;
}

/** Levels of agreement per column: 0 a value is missing, 1 equal, then less and less similar; the last is different. */
export const LEVELS = 6;
const DIFFERENT = LEVELS - 1;

function normalise(value: string, kind: ColumnKind): string {
  if (kind === "email") return value.trim().toLowerCase();
  if (kind === "date") return value.replace(/\D/gu, "");
  if (kind === "code") return value.replace(/\s/gu, "").toLowerCase();
  return foldWords(value).join(" ");
}

const COMPARERS: Readonly<Record<ColumnKind, (x: string, y: string) => number>> = {
  given: compareWords,
  family: compareWords,
  date: compareDates,
  email: compareEmails,
  code: compareCodes,
  text: compareTexts,
};

function compareWords(x: string, y: string): number {
  const edits = editDistance(x, y, 3);
  if (edits <= 1) return 2;
  if (isNicknameOf(x, y)) return 3;
  if (edits === 2 && longest(x, y) > 4) return 3;
  if (
    x[0] === y[0] &&
    (x.length === 1 || y.length === 1 || x.startsWith(y) || y.startsWith(x) || (edits === 3 && longest(x, y) > 6))
  )
    return 4;
  return DIFFERENT;
}

/** Dates as eight digits: a slip, two of three parts, the year or day and month, nothing. */
function compareDates(x: string, y: string): number {
  const edits = editDistance(x, y, 2);
  if (edits <= 1) return 2;
  const parts = (date: string) => [date.slice(0, 4), date.slice(4, 6), date.slice(6, 8)];
  const [a, b] = [parts(x), parts(y)];
  const same = a.filter((part, at) => part === b[at]).length;
  const swapped = a[0] === b[0] && a[1] === b[2] && a[2] === b[1];
  if (same === 2 || swapped || edits === 2) return 3;
  const years = Math.abs(Number(a[0]) - Number(b[0]));
  if (a[0] === b[0] || (same === 1 && years <= 10) || (years <= 1 && x.length === 8 && y.length === 8)) return 4;
  return DIFFERENT;
}

function compareEmails(x: string, y: string): number {
  const [localX = "", domainX = ""] = x.split("@");
  const [localY = "", domainY = ""] = y.split("@");
  const edits = editDistance(x, y, 4);
  if (edits <= 2) return 2;
  if (localX === localY || edits <= 4) return 3;
  if (domainX === domainY || editDistance(localX, localY, 2) <= 2) return 4;
  return DIFFERENT;
}

function compareCodes(x: string, y: string): number {
  const edits = editDistance(x, y, 2);
  return edits === 1 ? 2 : edits === 2 && longest(x, y) > 4 ? 3 : DIFFERENT;
}

function compareTexts(x: string, y: string): number {
  const edits = editDistance(x, y, 4);
  if (edits <= 1) return 2;
  if (edits <= 2 && longest(x, y) > 4) return 3;
  if ((edits <= 4 && longest(x, y) > 8) || (x.length > 3 && y.length > 3 && (x.startsWith(y) || y.startsWith(x))))
    return 4;
  return DIFFERENT;
}

function longest(x: string, y: string): number {
  return Math.max(x.length, y.length);
}

/** The rows of a list with every value folded once, and the similarity of two of them. */
export class LinkageTable {
  readonly columns: readonly LinkageColumn[];
  readonly rows: readonly (readonly string[])[];
  readonly plain: boolean;
  /** For each column, how many rows have a value. */
  readonly counts: readonly ReadonlyMap<string, number>[];
  private readonly givenAt: number;
  private readonly familyAt: number;

  constructor(columns: readonly LinkageColumn[], rows: readonly (readonly string[])[], plain: boolean) {
    this.columns = columns;
    this.plain = plain;
    this.rows = rows.map((row) => columns.map(({ kind }, at) => normalise(row[at] ?? "", kind)));
    this.counts = columns.map((_, at) => countValues(this.rows, at));
    this.givenAt = columns.findIndex(({ kind }) => kind === "given");
    this.familyAt = columns.findIndex(({ kind }) => kind === "family");
  }

  value(row: number, column: number): string {
    return this.rows[row]?.[column] ?? "";
  }

  /** The levels of two rows, column by column; swapped names are compared crosswise. */
  levels(a: number, b: number): Uint8Array {
    const levels = new Uint8Array(this.columns.length);
    for (let at = 0; at < levels.length; at++) levels[at] = this.level(at, this.value(a, at), this.value(b, at));
    if (!this.plain && this.givenAt >= 0 && this.familyAt >= 0) this.uncross(levels, a, b);
    return levels;
  }

  private level(column: number, x: string, y: string): number {
    if (x === "" || y === "") return 0;
    if (x === y) return 1;
    if (this.plain) return editDistance(x, y, 2) <= (x.length > 5 ? 2 : 1) ? 2 : DIFFERENT;
    return COMPARERS[this.columns[column]?.kind ?? "text"](x, y);
  }

  private uncross(levels: Uint8Array, a: number, b: number): void {
    const [g, f] = [this.givenAt, this.familyAt];
    const straight = (levels[g] || 3) + (levels[f] || 3);
    if (straight <= 3) return;
    const crossed: [number, number] = [
      this.level(g, this.value(a, g), this.value(b, f)),
      this.level(f, this.value(a, f), this.value(b, g)),
    ];
    if ((crossed[0] === 1 || crossed[1] === 1) && (crossed[0] || 3) + (crossed[1] || 3) < straight - 2)
      [levels[g], levels[f]] = crossed;
  }
}

function countValues(rows: readonly (readonly string[])[], at: number): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const row of rows) {
    const value = row[at] ?? "";
    if (value !== "") counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return counts;
}
