import { z } from "zod";
import { isPartialDate } from "../domain/partial-date.ts";
import { type Folder, ImportFormatError } from "./importer.ts";
import { parseJson } from "./lines.ts";
import { detectEncoding, peek } from "./tables/decode.ts";

/** In bytes: a format is recognised by how the file begins. */
const HEAD_BYTES = 65_536;
/** In bytes: a JSON document is read whole. */
const MAX_BYTES = 256 * 1024 * 1024;

/** The first characters of a file, for recognising its format. */
export async function readHead(folder: Folder, path: string): Promise<string> {
  const { head } = await peek(folder.stream(path), HEAD_BYTES);
  return new TextDecoder(detectEncoding(head)).decode(head);
}

/** Whether a file with this extension begins as one of the patterns requires. */
export async function beginsLike(folder: Folder, ending: RegExp, patterns: readonly RegExp[]): Promise<boolean> {
  const path = folder.list().find((each) => ending.test(each));
  if (path === undefined) return false;
  const head = await readHead(folder, path);
  return patterns.every((pattern) => pattern.test(head));
}

/** A whole JSON file. Throws `ImportFormatError` if it is too long or not JSON. */
export async function readJsonFile(folder: Folder, path: string): Promise<unknown> {
  return parseWhole(await readWhole(folder, path), path);
}

/**
 * A file that assigns a JSON value to a variable (`window.YTD.account.part0 = […]`): returns the value. Throws
 * `ImportFormatError`.
 */
export async function readJavaScriptFile(folder: Folder, path: string): Promise<unknown> {
  return parseWhole((await readWhole(folder, path)).replace(/^[^=[{]{0,200}=\s*/, "").replace(/;\s*$/, ""), path);
}

function parseWhole(content: string, path: string): unknown {
  const value = parseJson(content);
  if (value === undefined) throw new ImportFormatError(`${path} is not JSON, or is cut off.`);
  return value;
}

async function readWhole(folder: Folder, path: string): Promise<string> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of folder.stream(path)) {
    size += piece.byteLength;
    if (size > MAX_BYTES) throw new ImportFormatError(`${path} has more than ${MAX_BYTES / 1024 / 1024} MiB.`);
    pieces.push(piece);
  }
  const bytes = Buffer.concat(pieces);
  return new TextDecoder(detectEncoding(bytes.subarray(0, HEAD_BYTES))).decode(bytes);
}

/** A string that may be missing, or be something else. */
export const text = z
  .unknown()
  .optional()
  .transform((value) =>
    typeof value === "string" || typeof value === "number" ? String(value).trim() || undefined : undefined,
  );

/** A date at the precision it has; `undefined` if it is not a date. */
export const date = text.transform((value) => {
  const day = value?.replace(/[T ].*$/s, "");
  return day !== undefined && isPartialDate(day) ? day : undefined;
});

/** A list without its invalid members; `undefined` if it is not a list. */
export function listOf<T extends z.ZodType>(member: T): z.ZodType<readonly z.output<T>[]> {
  return z
    .unknown()
    .optional()
    .transform((value) => {
      const given = Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];
      return given.flatMap((each) => {
        const read = member.safeParse(each);
        return read.success ? [read.data] : [];
      });
    }) as unknown as z.ZodType<readonly z.output<T>[]>;
}

export const texts = listOf(text).transform((all) => all.filter((each): each is string => each !== undefined));

/** The object without members that are `undefined`. */
export function given<T extends object>(members: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined)) as never;
}
