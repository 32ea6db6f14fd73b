import { z } from "zod";
import { type Folder, ImportFormatError } from "./importer.ts";
import { readJsonFile } from "./json.ts";
import { isList, readList } from "./json-list.ts";

/**
 * A JSON file from an export of Facebook or Instagram. It has a character for each byte of a text's UTF-8
 * (`\\u00c3\\u00bc` for `ü`); texts are decoded to what was written.
 */
export async function readMetaFile(folder: Folder, path: string): Promise<unknown> {
  return mend(await readJsonFile(folder, path));
}

/**
 * The entries of a list in such a file, while it is read; a file that is not a list is a single entry. Throws
 * `ImportFormatError`.
 */
export async function* readMetaList(folder: Folder, path: string): AsyncGenerator<unknown> {
  if (!(await isList(folder, path))) yield await readMetaFile(folder, path);
  else for await (const entry of readList(folder, path)) yield mend(entry);
}

function mend(value: unknown): unknown {
  if (typeof value === "string") return mendText(value);
  if (Array.isArray(value)) return value.map(mend);
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [mendText(name), mend(member)]));
}

function mendText(text: string): string {
  if (!/[\u0080-\u00ff]/.test(text) || /[^\u0000-\u00ff]/.test(text)) return text;
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(Buffer.from(text, "latin1"));
  } catch (error) {
    if (error instanceof TypeError) return text;
    throw error;
  }
}

/** Throws if an export was made as web pages: they contain only what can be displayed. */
export function refusePages(folder: Folder, service: string): never {
  const isPages = folder.list().some((path) => path.endsWith(".html"));
  throw new ImportFormatError(
    isPages
      ? `This is an export in HTML. Ask ${service} for one in JSON.`
      : `No file says whose export it is. Ask ${service} for the profile information too, in JSON.`,
  );
}

/** A time in these exports: seconds since 1970, up to the year 9999. */
export const unixSeconds = z.number().positive().max(253_402_300_799);

/** Seconds since 1970 as ISO 8601. */
export function instantOfSeconds(seconds: number): string {
  return new Date(seconds * 1000).toISOString();
}
