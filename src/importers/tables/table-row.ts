/** A row of a table as it stands in its file. */
export interface TableRow {
  readonly cells: readonly string[];
  /** The line or the row of the sheet, from 1. */
  readonly line: number;
  /** Why nothing of it can be used. */
  readonly wrong?: string;
  /** Addresses to which cells lead, by column from 0: what they show may be another text. */
  readonly links?: ReadonlyMap<number, string>;
  /** What cells say that are one with a cell of a row above, by column from 0. */
  readonly merged?: ReadonlyMap<number, string>;
}
