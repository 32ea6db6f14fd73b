import { STATUS_CODES } from "node:http";
import type { FastifyError } from "fastify";
import type { z } from "zod";
import { BlobsUnavailable } from "../blobs/blobs.ts";
import type { Problem } from "../contract/problem.ts";
import { isUnavailable, type UnavailableReason } from "../db/unavailable.ts";
import { escapePointer } from "../domain/pointer.ts";
import { listUnstorable, toStorable, UNSTORABLE } from "../domain/storable.ts";
import { ACCEPTED_ENCODINGS } from "./content-encoding.ts";
import { ERRORS_PATH } from "./errors-page.ts";
import { ERRORS, type ErrorCode, type Fault, PublicError } from "../errors.ts";

/** With a hundred faults, fix those first: a body of a megabyte may have ninety thousand. */
const MAX_FAULTS = 100;

/** An error as RFC 9457 problem details. */
export function toProblem(error: PublicError, request: { readonly id: string; readonly path: string }): Problem {
  return {
    type: `${ERRORS_PATH}#${error.code}`,
    title: ERRORS[error.code].title,
    status: error.status,
    detail: error.message,
    instance: request.path,
    code: error.code,
    requestId: request.id,
    errors: error.errors.slice(0, MAX_FAULTS),
    success: false,
    error: error.message,
  };
}

/**
 * Additional headers of a problem. For temporary errors, a retry after two to six seconds, randomised so that callers refused together do
 * not return together.
 *
 * @param cause the error behind `shown`
 */
export function headersOfError(
  shown: PublicError,
  cause: unknown,
  random: () => number = Math.random,
): Readonly<Record<string, string>> {
  if (shown.retryAfterSeconds !== null) return { "retry-after": String(shown.retryAfterSeconds) };
  if (shown.status === 401) return { "www-authenticate": 'Bearer realm="candor"' };
  if (shown.status === 415) return { "accept-encoding": ACCEPTED_ENCODINGS };
  if (shown.status === 503) return { "retry-after": String(2 + Math.floor(random() * 5)) };
  const length =
    shown.status === 416 ? (cause as { headers?: Record<string, string> }).headers?.["Content-Range"] : null;
  return length ? { "content-range": length } : {};
}

/** Any error in a form that a caller may see: internal ones become `internal`. */
export function toPublicError(error: unknown): PublicError {
  if (error instanceof PublicError) return error;
  if (isUnavailable(error)) return new PublicError(...UNAVAILABLE[error.reason]);
  if (error instanceof BlobsUnavailable) {
    return new PublicError(
      "storage_unavailable",
      "The storage of pictures and reports does not answer. Send the request again after the seconds in Retry-After.",
    );
  }
  if (hasNoRoom(error)) {
    return new PublicError("storage_full", "The disk is full. Nothing can be written until the operator frees space.");
  }
  const known = frameworkCode(error) ?? requestError(error);
  if (known) return known;
  return new PublicError("internal", "An internal error occurred. Give the operator the request id.");
}

/** Disk or quota full (POSIX errno). */
function hasNoRoom(error: unknown): boolean {
  return error instanceof Error && "code" in error && (error.code === "ENOSPC" || error.code === "EDQUOT");
}

const UNAVAILABLE: Readonly<Record<UnavailableReason, readonly [ErrorCode, string]>> = {
  away: [
    "database_unavailable",
    "The database does not answer at the moment. Send the request again after the seconds in Retry-After.",
  ],
  busy: ["overloaded", "The database has too much to do. Send the request again after the seconds in Retry-After."],
  full: ["storage_full", "The disk of the database is full: nothing can be written until the operator makes room."],
};

const FRAMEWORK_ERRORS: Readonly<Record<string, readonly [ErrorCode, string]>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: [
    "invalid_request",
    "The body is not valid JSON. Members named `__proto__`, and `prototype` in `constructor`, are not accepted either.",
  ],
  FST_ERR_CTP_EMPTY_JSON_BODY: ["invalid_request", "The body is empty; send a JSON object."],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: ["invalid_request", "The body is not as long as its Content-Length says."],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ["media_type", "This route does not take that Content-Type."],
  FST_ERR_CTP_BODY_TOO_LARGE: ["body_too_large", "A body may have at most 1 MiB. Imports are streamed."],
  FST_ERR_BAD_URL: ["invalid_request", "The address is not well formed."],
  FST_ERR_MAX_PARAM_LENGTH: ["invalid_request", "A part of the address is too long."],
};

function frameworkCode(error: unknown): PublicError | null {
  if (!(error instanceof Error) || !("code" in error) || typeof error.code !== "string") return null;
  const known = FRAMEWORK_ERRORS[error.code];
  return known ? new PublicError(known[0], known[1]) : null;
}

/** What the framework, or the library that serves files, reports about the request only by status. */
function requestError(error: unknown): PublicError | null {
  if (!(error instanceof Error)) return null;
  const { code = "", statusCode = 500, expose = false } = error as FastifyError & { readonly expose?: boolean };
  if (statusCode < 400 || statusCode >= 500 || !(expose || code.startsWith("FST_"))) return null;
  if (statusCode === 416) {
    return new PublicError(
      "range_not_satisfiable",
      "The requested range is outside the file. Request a smaller range or the whole file.",
    );
  }
  return new PublicError("invalid_request", STATUS_CODES[statusCode] ?? "The request is invalid.");
}

type RequestPart = "query" | "path" | "header" | "body";

/** The faults of one part of a request, as JSON pointers for the caller; "" is the whole body. */
export function faultsOf(part: RequestPart, issues: readonly z.core.$ZodIssue[]): Fault[] {
  return issues.flatMap((issue) => {
    if (issue.code === "unrecognized_keys") {
      return issue.keys.slice(0, MAX_FAULTS).map((key) => ({
        pointer: pointerOf(part, [...issue.path, key]),
        detail: part === "body" ? "unknown member" : "unknown parameter",
      }));
    }
    return [{ pointer: pointerOf(part, issue.path), detail: issue.message }];
  });
}

/** Values in an otherwise valid part that cannot be stored. */
export function faultsOfUnstorable(part: RequestPart, value: unknown): Fault[] {
  return listUnstorable(value).map((path) => ({ pointer: pointerOf(part, path), detail: UNSTORABLE }));
}

function pointerOf(part: string, path: readonly PropertyKey[]): string {
  const tokens = [...(part === "body" ? [] : [part]), ...path].map((token) => `/${escapePointer(String(token))}`);
  // A damaged name cannot be put into a response either.
  return toStorable(tokens.join(""));
}
