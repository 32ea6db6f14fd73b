import { CommanderError } from "commander";
import { CandorError } from "../client/client.ts";
import { ImportFormatError } from "../importers/importer.ts";
import { UsageError } from "./connection.ts";
import { CommandFailed, DoneInPart } from "./context.ts";

/** How a command ended, as an exit code: 0 done, 1 failed, 2 misused, 3 done in part. */
export interface Ending {
  readonly exitCode: 0 | 1 | 2 | 3;
  /** One line for standard error: what happened and what to do. Empty if everything has been said. */
  readonly message: string;
}

/** Turns what a command threw into its ending. Unexpected errors are rethrown. */
export function explain(error: unknown, url: string): Ending {
  // Commander has written its own message.
  if (error instanceof CommanderError) return { exitCode: error.exitCode === 0 ? 0 : 2, message: "" };
  if (error instanceof UsageError || error instanceof ImportFormatError) return { exitCode: 2, message: error.message };
  if (error instanceof CommandFailed) return { exitCode: 1, message: error.message };
  if (error instanceof DoneInPart) return { exitCode: 3, message: "" };
  if (error instanceof CandorError) return { exitCode: 1, message: explainAnswer(error, url) };
  if (isSystemError(error)) return { exitCode: 1, message: `${error.message}.` };
  throw error;
}

/** What helps at the command line, in addition to what the service says to every caller. */
const REMEDIES: Readonly<Record<string, string>> = {
  api_key_invalid: "Set CANDOR_API_KEY to another key; `candor serve --new-key` creates one.",
  scope_missing: "`candor keys list` shows what each key may do.",
  credits_exhausted: "`--preview` is free.",
  trials_exhausted: "`--preview` is free.",
  candidate_not_found: "`candor search` finds people.",
  lookup_not_found: "`candor lookup list` shows yours.",
  import_not_found: "`candor imports list` shows yours.",
  key_not_found: "`candor keys list` shows them.",
  lookup_expired: "`candor lookup create` starts a new one.",
};

function explainAnswer(error: CandorError, url: string): string {
  if (error.code === "unreachable") {
    return `Cannot reach the service at ${url}. Start it with npm start, or set its URL with --url.`;
  }
  if (error.code === "broken_off") {
    return `The service at ${url} broke off the import. The rows written by then stay: repeat the command to finish it.`;
  }
  if (error.code === "unknown") {
    return `The server at ${url} is not Candor, or is not working (HTTP ${error.status}). Check the URL and run \`candor doctor\`.`;
  }
  const remedy = REMEDIES[error.code];
  const request = error.status >= 500 && error.requestId !== null ? `, request ${error.requestId}` : "";
  return `${sayErrors(error)}${remedy === undefined ? "" : ` ${remedy}`} (${error.code}${request})`;
}

/**
 * What is wrong with which value, without the JSON pointers that are meant for programs: "Prepared for: must have at
 * most 120 characters".
 */
function sayErrors({ code, message, errors }: CandorError): string {
  if (code !== "invalid_request" || errors.length === 0) return message;
  return errors.map(({ pointer, detail }) => [...nameAt(pointer), detail].join(": ")).join("; ");
}

/** The name of a member in words; none for the request as a whole. */
function nameAt(pointer: string): readonly string[] {
  const name = pointer.split("/").findLast((part) => part !== "" && !/^\d+$/.test(part));
  if (name === undefined || PARTS.has(name)) return [];
  const words = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return [`${words.charAt(0).toUpperCase()}${words.slice(1)}`];
}

/** Parts of a request, and what most of its members describe. */
const PARTS: ReadonlySet<string> = new Set(["query", "path", "header", "candidate"]);

/** A file that cannot be read or written, a full disk: Node's message names the call and the path. */
function isSystemError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && "syscall" in error && "code" in error;
}
