import { JSONParser } from "@streamparser/json";
import type { z } from "zod";
import { type Folder, ImportFormatError, type Rejection } from "./importer.ts";
import { readHead } from "./json.ts";
import { describeIssues, readJsonLines } from "./lines.ts";
import { decodeText, detectEncoding, peek } from "./tables/decode.ts";

const HEAD_BYTES = 65_536;
/** The parser's buffer for strings, in bytes. */
const BUFFER_BYTES = 65_536;

/**
 * The entries of a list in a JSON file, while it is read: only a chunk of it is kept in memory. If the list is assigned
 * to a variable (`window.YTD.tweets.part0 = […]`), the assignment is skipped. Throws `ImportFormatError` if the file is
 * truncated or not JSON.
 *
 * @param member the member of the file's object that contains the list; omitted if the file is the list
 */
export async function* readList(folder: Folder, path: string, member?: string): AsyncGenerator<unknown> {
  const found: unknown[] = [];
  const parser = new JSONParser({
    paths: [member === undefined ? "$.*" : `$.${member}.*`],
    keepStack: false,
    stringBufferSize: BUFFER_BYTES,
  });
  let isOver = false;
  parser.onValue = ({ value }) => void found.push(value);
  parser.onEnd = () => {
    isOver = true;
  };
  // The list may be followed by a semicolon.
  parser.onError = () => {
    if (!isOver) throw notWhole(path);
  };
  const { head, all } = await peek(folder.stream(path), HEAD_BYTES);
  for await (const text of withoutVariable(decodeText(all, detectEncoding(head)))) {
    if (isOver) break;
    parser.write(text);
    yield* found.splice(0);
  }
  if (!isOver) throw notWhole(path);
}

async function* withoutVariable(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let start: string | undefined = "";
  for await (const piece of pieces) {
    if (start === undefined) {
      yield piece;
      continue;
    }
    start += piece;
    if (!/[[{]/.test(start) && start.length <= MAX_VARIABLE_LENGTH) continue;
    yield start.replace(VARIABLE, "");
    start = undefined;
  }
  if (start !== undefined) yield start;
}

function notWhole(path: string): ImportFormatError {
  return new ImportFormatError(`${path} is not JSON, or is cut off.`);
}

/** Whether a JSON file is a list, and not an object. */
export async function isList(folder: Folder, path: string): Promise<boolean> {
  return (await readHead(folder, path)).replace(VARIABLE, "").trimStart().startsWith("[");
}

/**
 * The entries of a JSON file, checked against a schema, whether they are one per line or the file is a list. Entries
 * that are not JSON, or do not match the schema, are reported to `reject`.
 *
 * @param member the member of the file's object that contains the list; omitted if the file is the list, or has one
 * entry per line
 */
export async function* readEntries<T>(
  folder: Folder,
  path: string,
  schema: z.ZodType<T>,
  reject: (rejection: Rejection) => void,
  member?: string,
): AsyncGenerator<{ readonly value: T; readonly line: number | null }> {
  if (member === undefined && !(await isList(folder, path))) return yield* readJsonLines(folder, path, schema, reject);
  let number = 0;
  for await (const entry of readList(folder, path, member)) {
    number++;
    const checked = schema.safeParse(entry);
    if (checked.success) yield { value: checked.data, line: null };
    else reject({ path, line: null, reason: `entry ${number}: ${describeIssues(checked.error)}` });
  }
}

/** How many entries a list has. */
export async function countList(folder: Folder, path: string, member?: string): Promise<number> {
  let entries = 0;
  for await (const _ of readList(folder, path, member)) entries++;
  return entries;
}

/** In UTF-16 units, including spaces. */
const MAX_VARIABLE_LENGTH = 1_000;
const VARIABLE = /^[^=[{]{0,200}=\s*/;
