import type { Identifier } from "../domain/identifier.ts";
import type { Platform } from "../domain/platform.ts";

/** A file format people bring their own data in. Pure: a folder of files in, Candor NDJSON rows out. */
export interface Importer {
  /** What the caller writes: `candor import popolo <file>`. */
  readonly name: string;
  readonly title: string;
  /** Whether the files are of this format, by their names and how they begin. The first importer that says so reads them. */
  recognise(folder: Folder): Promise<boolean>;
  /** The same of a file among others, where one that stands alone needs to say less of itself. */
  recogniseAmong?(file: Folder): Promise<boolean>;
  /** Of an export of several files: where in the path of one of them begins what it is known by. The folder before it is its own. */
  readonly mark?: RegExp;
  /** Files that are its own where another file beside them is. */
  readonly ending?: RegExp;
  /** Each file stands for itself: of several, one that cannot be read is left out, and the others are not. */
  readonly readsEachAlone?: true;
  /** How many rows there may be, where reading them all only to count them is too dear: each file stands for itself. */
  count?(folder: Folder): Promise<number>;
  /**
   * Yields rows in a stable order: the same folder gives the same rows. A line that cannot be used is passed over and
   * told to `onReject`. Throws `ImportFormatError` on an unusable folder.
   */
  rows(folder: Folder, onReject?: (rejection: Rejection) => void, options?: ImportOptions): AsyncIterable<ImportLine>;
}

/** What an operator says of the files. */
export interface ImportOptions {
  /**
   * Of a table: what columns become, by their title; `Phone#2` is the
   * second column called `Phone`. A column that is left out is recognised; `ignore` drops it.
   */
  readonly map?: Readonly<Record<string, string>>;
  /** Is told of the columns of a table that say something, and of which nothing becomes anything. */
  readonly onUnused?: (unused: UnusedColumns) => void;
  /** Reads a document that holds pictures of words, where the operator has a program for it. */
  readonly recognize?: (document: Uint8Array) => Promise<{ readonly text: string } | { readonly reason: string }>;
}

/** Columns of a table that are left out. */
export interface UnusedColumns {
  readonly path: string;
  readonly titles: readonly string[];
}

/** A line or file of the folder that gave no row. */
export interface Rejection {
  readonly path: string;
  /** From 1; `null` where the file as a whole is meant. */
  readonly line: number | null;
  /** What is wrong and where in the line; never what stands there. */
  readonly reason: string;
  /** Only a cell of the line is left out: the rest of it is a row. */
  readonly cell?: true;
}

/** The files of one import, by path below the folder. Gzipped files are listed without `.gz` and read decompressed. */
export interface Folder {
  list(): readonly string[];
  /** Lines of a text file, without their ends. */
  lines(path: string): AsyncIterable<string>;
  /** The bytes as they come: no more of them is held than a piece. */
  stream(path: string): AsyncIterable<Uint8Array>;
  bytes(path: string): Promise<Uint8Array>;
}

/** The folder does not look like the format. The message says which file is missing or which line is wrong. */
export class ImportFormatError extends Error {}

/** One line of Candor NDJSON. */
export type ImportLine = CandidateImportRow | DocumentImportRow | PictureImportRow | RejectedImportRow;

/** A row of the operator's file that could not be brought into one of the others. */
export interface RejectedImportRow {
  readonly type: "rejected";
  readonly path?: string;
  readonly line: number | null;
  readonly reason: string;
  readonly cell?: true;
}

export interface CandidateImportRow {
  readonly type: "candidate";
  /** The person's key in the operator's data, stable from one import to the next: `crm:4711`. */
  readonly key: string;
  readonly fullName: string;
  readonly aliases?: readonly string[];
  readonly headline?: string;
  readonly company?: string;
  readonly location?: string;
  /** `1958`, `1958-10` or `1958-10-13`. */
  readonly birthDate?: string;
  readonly avatarUrl?: string;
  /** 0 to 100: who comes first among equals in a search. */
  readonly prominence?: number;
  /** E-mail, phone, profileUrl, website and externalId keys; profile URLs of presences need not be repeated. */
  readonly identifiers?: readonly Identifier[];
  /** Phone numbers that name no country, as `nationalPhoneDigits` reads them: a search by them finds the person, no two people are one by them. */
  readonly nationalPhones?: readonly string[];
  readonly presences?: readonly PresenceImport[];
}

export interface PresenceImport {
  readonly platform: Platform;
  readonly url: string;
  readonly displayName?: string;
  readonly headline?: string;
  readonly avatarUrl?: string;
  readonly followers?: number;
}

export interface DocumentImportRow {
  readonly type: "document";
  /** Which reader understands it. */
  readonly kind: string;
  /** Where the document was collected. */
  readonly url: string;
  readonly mediaType: string;
  /** ISO 8601 date-time. */
  readonly collectedAt?: string;
  readonly data: string;
  /** Under which keys a lookup finds it; `{kind: "candidate", value: <key of a candidate row>}` files it under that person. */
  readonly identifiers: readonly Identifier[];
}

export interface PictureImportRow {
  readonly type: "picture";
  /** The address under which candidates and documents name it. */
  readonly url: string;
  readonly mediaType: string;
  readonly base64: string;
}
