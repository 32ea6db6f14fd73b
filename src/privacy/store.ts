import type { RawBuilder, SqlBool } from "kysely";
import type { Retention } from "./expiry.ts";
import type { Part } from "./part.ts";

/**
 * A table, and which part of its rows is a person's. Every column is in one of the four lists, so that whoever adds one
 * has to say what it contains.
 */
export interface StoreTable {
  readonly name: string;
  /** Unsealed columns that may say something about the person looked up, each with the reason. */
  readonly clear: Readonly<Record<string, string>>;
  /**
   * Columns that may say something about the person and are sealed with a key that is deleted with the row, or that
   * were replaced by a sealed one.
   */
  readonly sealed: readonly string[];
  /** Columns of keyed hashes, or of hashes of plain text in the same row. */
  readonly hashed: readonly string[];
  /** IDs, numbers, times, and names of callers and sources. */
  readonly plain: readonly string[];
  /** Which rows are a person's; if they cannot be found by person, the reason. */
  readonly found: ((part: Part) => RawBuilder<SqlBool>) | string;
  /** What the person receives of their rows on request; a text says why nothing. Required if rows can be found. */
  readonly exported?: Exported | string;
  /** The table whose rows these are deleted with, unless they are deleted themselves. */
  readonly goesWith?: string;
  /** What overwrites a person's rows, if rows are kept and counted: the `set` of a statement. */
  readonly emptied?: string;
  /** How long they are kept, in words. */
  readonly kept: string;
  /** Deletes what has expired. Returns how many. */
  readonly expire?: (retention: Retention) => Promise<number>;
}

/** Files under a prefix of the blob store. */
export interface BlobPrefix {
  readonly prefix: string;
  /** The keys of the person's blobs; one that ends in `/` stands for everything below it. */
  readonly found: (part: Part) => readonly string[];
  /** Whether the person receives the files; a text says why not. */
  readonly exported: true | string;
  readonly kept: string;
}

/** What the person receives of a table. */
export interface Exported {
  readonly columns: readonly string[];
  /** Further members of each row that are stored in another table, such as the purpose of a list. */
  readonly looked?: Readonly<Record<string, RawBuilder<unknown>>>;
  /** Unsealed columns that they do not receive, each with the reason. */
  readonly withheld?: Readonly<Record<string, string>>;
  /** Members of JSON columns, as `column.member`, that they do not receive, each with the reason. */
  readonly pruned?: Readonly<Record<string, string>>;
  /** Which of the rows found they receive. */
  readonly only?: RawBuilder<SqlBool>;
  /** Why they do not receive the others. */
  readonly leftOut?: string;
}

/** Other places that may contain somebody for a while. */
export interface OtherStore {
  readonly name: string;
  readonly holds: string;
  readonly kept: string;
}
