/** A row of a table as it stands in its file. */
export interface TableRow {
  readonly cells: readonly string[];
  /** The line or the row of the sheet, from 1. */
  readonly line: number;
}
