import { leftOut } from "./left-out.ts";
import type { z } from "zod";
import type { Folder, Rejection } from "./importer.ts";

/**
 * Reads a file of JSON lines, checked against a schema. Blank lines are skipped; a line that is not JSON, or does not
 * match the schema, is reported to `reject`.
 */
export async function* readJsonLines<T>(
  folder: Folder,
  path: string,
  schema: z.ZodType<T>,
  reject: (rejection: Rejection) => void,
): AsyncIterable<{ readonly value: T; readonly line: number }> {
  let line = 0;
  for await (const text of folder.lines(path)) {
    line++;
    if (text.trim() === "") continue;
    const parsed = parseJson(text);
    if (parsed === undefined) {
      reject({ path, line, ...leftOut("noJson") });
      continue;
    }
    const checked = schema.safeParse(parsed);
    if (checked.success) yield { value: checked.data, line };
    else reject({ path, line, reason: describeIssues(checked.error) });
  }
}

/** `undefined` if the text is not JSON (JSON itself has no such value). */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** The first three faults of a value: where, and what. Names members, never their values. */
export function describeIssues(error: z.ZodError): string {
  const issues = error.issues
    .slice(0, 3)
    .map((issue) => `${issue.path.length === 0 ? "" : `/${issue.path.join("/")}: `}${issue.message}`);
  const reason = issues.join("; ") + (error.issues.length > 3 ? "; …" : "");
  return reason.length > MAX_REASON ? `${reason.slice(0, MAX_REASON).toWellFormed()}…` : reason;
}

/** A line of sixteen megabytes may have a million unknown members, each of which would be named. */
const MAX_REASON = 1_000;
