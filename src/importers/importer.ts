import type { LeftOutReason } from "../domain/left-out.ts";
import type { LeftOut } from "./left-out.ts";
import type { Identifier } from "../domain/identifier.ts";
import type { Platform } from "../domain/platform.ts";

/** A file format in which people bring their own data. Pure: takes a folder of files and yields Candor NDJSON rows. */
export interface Importer {
  /** The name in commands: `candor import popolo <file>`. */
  readonly name: string;
  readonly title: string;
  /**
   * Whether the files have this format, judged by their names and how they begin. The first importer that accepts them
   * reads them.
   */
  recognise(folder: Folder): Promise<boolean>;
  /** The same for a file among others; a file that stands alone needs less evidence. */
  recogniseAmong?(file: Folder): Promise<boolean>;
  /**
   * For an export of several files: what in the path of one of them identifies it. The folder before the match is the
   * export.
   */
  readonly mark?: RegExp;
  /** Names of files that belong to this importer if it recognised another file beside them. */
  readonly ending?: RegExp;
  /** Each file is imported on its own: if one of several cannot be read, only that one is left out. */
  readonly readsEachAlone?: true;
  /**
   * The number of rows at most, for formats in which reading all rows just to count them costs too much: each file
   * stands for itself.
   */
  count?(folder: Folder): Promise<number>;
  /**
   * Yields rows in a stable order: the same folder gives the same rows. An unusable line is skipped and reported to
   * `onReject`. Throws `ImportFormatError` for an unusable folder.
   */
  rows(folder: Folder, onReject?: (rejection: Rejection) => void, options?: ImportOptions): AsyncIterable<ImportLine>;
}

/** The operator's instructions for the files. */
export interface ImportOptions {
  /**
   * For tables: what columns become, by title; `Phone#2` is the second column with the title `Phone`. Columns not
   * listed are recognised automatically; `ignore` drops one.
   */
  readonly map?: Readonly<Record<string, string>>;
  /** Called with the columns of a table that contain something but are not imported. */
  readonly onUnused?: (unused: UnusedColumns) => void;
  /** Reads a document that consists of pictures of text, if the operator has set up a program for it. */
  readonly recognize?: (document: Uint8Array) => Promise<{ readonly text: string } | { readonly reason: string }>;
}

/** Columns of a table that are left out. */
export interface UnusedColumns {
  readonly path: string;
  readonly titles: readonly string[];
}

/** A line or file that gave no row. */
export interface Rejection extends LeftOut {
  /** In an archive of pages, followed by `#` and the number of the record, from 1. */
  readonly path: string;
  /** From 1; `null` if the whole file is meant. */
  readonly line: number | null;
  /** Only a cell of the line is left out; the rest gives a row. */
  readonly cell?: true;
}

/**
 * The files of one import, by path relative to the folder. Gzipped files are listed without `.gz` and read
 * decompressed.
 */
export interface Folder {
  list(): readonly string[];
  /** The lines of a text file, without their endings. */
  lines(path: string): AsyncIterable<string>;
  /** The bytes as a stream: only one chunk is kept in memory. */
  stream(path: string): AsyncIterable<Uint8Array>;
  bytes(path: string): Promise<Uint8Array>;
}

/** The folder does not look like the format. The message says which file is missing or which line is wrong. */
export class ImportFormatError extends Error {}

/** One line of Candor NDJSON. */
export type ImportLine = CandidateImportRow | DocumentImportRow | PictureImportRow | RejectedImportRow;

/** A row of the operator's file that could not be converted to one of the other kinds. */
export interface RejectedImportRow {
  readonly type: "rejected";
  readonly path?: string;
  readonly line: number | null;
  readonly reason: string;
  readonly why?: LeftOutReason;
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
  /** 0 to 100: the higher comes first among equals in a search. */
  readonly prominence?: number;
  /** Email, phone, profileUrl, website and externalId keys; profile URLs of presences need not be repeated. */
  readonly identifiers?: readonly Identifier[];
  /**
   * Phone numbers without a country, as `nationalPhoneDigits` reads them: a search for them finds the person, but they
   * never make two people one.
   */
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
  /** The kind of reader that understands it. */
  readonly kind: string;
  /** The URL where the document was collected. */
  readonly url: string;
  readonly mediaType: string;
  /** ISO 8601 date-time. */
  readonly collectedAt?: string;
  readonly data: string;
  /**
   * The keys under which a lookup finds it; `{kind: "candidate", value: <key of a candidate row>}` files it under that
   * person.
   */
  readonly identifiers: readonly Identifier[];
}

export interface PictureImportRow {
  readonly type: "picture";
  /** The address by which candidates and documents refer to it. */
  readonly url: string;
  readonly mediaType: string;
  readonly base64: string;
}
