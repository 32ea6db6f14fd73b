/** A row of a table as it is in its file. */
export interface TableRow {
  readonly cells: readonly string[];
  /** The line, or the row of the sheet, from 1. */
  readonly line: number;
  /** Why the whole row is unusable. */
  readonly wrong?: string;
  /** URLs that cells link to, by column from 0; the text of a cell may be something else. */
  readonly links?: ReadonlyMap<number, string>;
  /** The contents of cells that are merged with one in a row above, by column from 0. */
  readonly merged?: ReadonlyMap<number, string>;
}
