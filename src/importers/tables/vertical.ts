import { plainTitle, titleField } from "./titles.ts";
import type { TableRow } from "./table-row.ts";

/**
 * The share of titles among the first cells of a sheet that lies on its side; an ordinary table has one head, with
 * names or keys below it.
 */
const TITLES_SHARE = 0.6;
const MIN_TITLES = 3;

/** Whether the titles of a table are below each other: each person has a column or a block instead of a row. */
export function isVertical(rows: readonly TableRow[]): boolean {
  const firsts = rows.map(({ cells }) => cells[0]?.trim() ?? "").filter((cell) => cell !== "");
  const titles = firsts.filter((cell) => titleField(cell) !== undefined);
  const [head] = rows;
  // If the first row contains nothing but titles, it is not a row of values. "Contact 1", "Contact 2" are people.
  const inHead = head?.cells.filter((cell) => titleField(cell) !== undefined) ?? [];
  const isHead = new Set(inHead.map(plainTitle)).size > 1;
  return !isHead && new Set(titles).size >= MIN_TITLES && titles.length >= firsts.length * TITLES_SHARE;
}

/** Turns such a table into one of rows, with the head first. */
export function turnRows(rows: readonly TableRow[]): readonly TableRow[] {
  const turning = new Turning();
  return [...rows.flatMap((row) => turning.push(row)), ...turning.end()];
}

/** The same for a stream of rows. */
export async function* turnStream(rows: AsyncIterable<TableRow>): AsyncGenerator<TableRow> {
  const turning = new Turning();
  for await (const row of rows) yield* turning.push(row);
  yield* turning.end();
}

/**
 * Works block by block: a block ends where a title is repeated. The titles of the first are the head, and additional
 * ones in later blocks are dropped. Each person has the line number on which their block begins.
 */
class Turning {
  #head: readonly string[] | undefined;
  #values = new Map<string, readonly string[]>();
  #line = 1;

  push({ cells, line }: TableRow): readonly TableRow[] {
    const [title = "", ...said] = cells.map((cell) => cell.trim());
    if (title === "") return [];
    const done = this.#values.has(title) ? this.end() : [];
    if (this.#values.size === 0) this.#line = line;
    this.#values.set(title, said);
    return done;
  }

  end(): readonly TableRow[] {
    const [values, line] = [this.#values, this.#line];
    this.#values = new Map();
    if (values.size === 0) return [];
    const first = this.#head === undefined ? [{ cells: [...values.keys()], line }] : [];
    const head = (this.#head ??= [...values.keys()]);
    const people = Math.max(...[...values.values()].map(({ length }) => length));
    return [
      ...first,
      ...Array.from({ length: people }, (_, at) => ({
        cells: head.map((title) => values.get(title)?.[at] ?? ""),
        line,
      })),
    ];
  }
}
