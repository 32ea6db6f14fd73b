import type { RawBuilder, SqlBool } from "kysely";
import type { Retention } from "./expiry.ts";
import type { Part } from "./part.ts";

/**
 * A table, and what of its rows is a person's. Every column stands in one of the four lists: who adds one has to say what
 * it holds.
 */
export interface StoreTable {
  readonly name: string;
  /** Columns that may say something of the person looked up and stand in clear, each with why. */
  readonly clear: Readonly<Record<string, string>>;
  /** Columns that may say something of the person and are sealed with a key that goes with the row, or that a sealed one replaced. */
  readonly sealed: readonly string[];
  /** Columns of keyed hashes, or of hashes of what is in clear beside them. */
  readonly hashed: readonly string[];
  /** Ids, figures, times, and what callers and sources are called. */
  readonly plain: readonly string[];
  /** Which rows are a person's; where none can be found by person, why not. */
  readonly found: ((part: Part) => RawBuilder<SqlBool>) | string;
  /** What of a person's rows the person is given on request; a text says why nothing of them. Where rows are found, it must be said. */
  readonly exported?: Exported | string;
  /** With which other table's rows these go, where they are not deleted by themselves. */
  readonly goesWith?: string;
  /** What is written over the rows of a person, where rows stay and are counted: the `set` of a statement. */
  readonly emptied?: string;
  /** Until when they are kept, in words. */
  readonly kept: string;
  /** Deletes what is past that time. Returns how many. */
  readonly expire?: (retention: Retention) => Promise<number>;
}

/** Files under a beginning of the blob store. */
export interface BlobPrefix {
  readonly prefix: string;
  /** The keys of the person's blobs; one that ends in `/` stands for all below it. */
  readonly found: (part: Part) => readonly string[];
  /** Whether the person is given the files; a text says why not. */
  readonly exported: true | string;
  readonly kept: string;
}

/** What the person is given of a table. */
export interface Exported {
  readonly columns: readonly string[];
  /** Columns in clear that are not given, each with why. */
  readonly withheld?: Readonly<Record<string, string>>;
  /** Members of JSON columns, as `column.member`, that are not given, each with why. */
  readonly pruned?: Readonly<Record<string, string>>;
  /** Of the rows found, those that are given. */
  readonly only?: RawBuilder<SqlBool>;
  /** Why the others are not. */
  readonly leftOut?: string;
}

/** What else may hold somebody for a while. */
export interface OtherStore {
  readonly name: string;
  readonly holds: string;
  readonly kept: string;
}
