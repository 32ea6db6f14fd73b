import { z } from "zod";
import type { ErrorCode } from "../errors.ts";
import type { HeaderName } from "./headers.ts";
import type { Scope } from "./scope.ts";

/** One route under `/v1`: what it takes, what it needs, what it answers. */
export interface Operation {
  readonly method: "get" | "post" | "delete";
  readonly path: string;
  readonly summary: string;
  readonly tag: string;
  /** What the key must have: this scope, nothing in particular, or there need be no key at all. */
  readonly scope: Scope | "any" | "none";
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  /** The body is a stream of this media type, handed on unread. */
  readonly stream?: string;
  readonly headers?: z.ZodObject;
  /**
   * What a request that is repeated with the same Idempotency-Key is answered with: what the first was (`kept`, sealed, for
   * a day; never of an answer that tells of a person), what is there now (`read`, by the GET of the same path; `anew`, by
   * doing it once more, which changes nothing), or what the use case finds on its own (`own`). Every POST has it.
   */
  readonly repeat?: "kept" | "read" | "anew" | "own";
  /**
   * Everything that it does is done in one transaction, and what it answered is kept in the same: a request whose process or
   * connection died in between has done nothing, or is answered when it is repeated.
   */
  readonly atomic?: true;
  readonly status: number;
  readonly response: z.ZodType;
  /** The answer is a stream of Server-Sent Events, the data of each of which is a `response`. */
  readonly events?: boolean;
  /** The answer is a file of one of these media types. Its `response` describes the one of JSON, where it is not `never`. */
  readonly files?: readonly string[];
  /** Headers of the answer, besides those of every answer. */
  readonly answerHeaders?: readonly HeaderName[];
  /** Its own errors, besides those that `errorsOf` adds. */
  readonly errors: readonly ErrorCode[];
}

/** What any operation may answer, whatever it is asked. */
const ERRORS_OF_ALL: readonly ErrorCode[] = [
  "invalid_request",
  "request_timeout",
  "headers_too_large",
  "rate_limited",
  "internal",
  "sealed_unreadable",
  "database_unavailable",
  "storage_unavailable",
  "overloaded",
  "storage_full",
];
const ERRORS_WITH_KEY: readonly ErrorCode[] = ["api_key_missing", "api_key_invalid"];
/** Whatever a method may carry a body for, a body may come with it. */
const ERRORS_WITH_BODY: readonly ErrorCode[] = ["media_type", "body_too_large"];

/** What changes nothing waits for nobody. */
function errorsWhenRepeated({ repeat }: Operation): readonly ErrorCode[] {
  if (repeat === undefined) return [];
  return repeat === "anew" ? ["idempotency_mismatch"] : ["idempotency_in_flight", "idempotency_mismatch"];
}

/** Every error an operation may answer: no other leaves the service under its route. */
export function errorsOf(operation: Operation): readonly ErrorCode[] {
  const codes: readonly ErrorCode[] = [
    ...ERRORS_OF_ALL,
    ...(operation.scope === "none" ? [] : ERRORS_WITH_KEY),
    ...(operation.scope === "none" || operation.scope === "any" ? [] : (["scope_missing"] as const)),
    ...(operation.method === "get" ? [] : ERRORS_WITH_BODY),
    ...(operation.method === "get" || operation.scope === "none" ? [] : (["csrf_token_wrong"] as const)),
    ...errorsWhenRepeated(operation),
    ...operation.errors,
  ];
  return [...new Set(codes)];
}

/** The headers an operation reads: its own, and the Idempotency-Key where it may be repeated. */
export function requestHeadersOf({ headers, repeat }: Operation): z.ZodObject | undefined {
  if (repeat === undefined) return headers;
  const key = repeat === "anew" ? idempotencyKeyOfReading : idempotencyKey;
  return headers ? headers.extend(key.shape) : key;
}

const anyKey = z.string().min(1).max(255).optional();

export const idempotencyKey = z.object({
  "idempotency-key": anyKey.describe(
    "Any text you choose. For 24 hours, the same request with the same key takes effect only once and gets the same response.",
  ),
});

const idempotencyKeyOfReading = z.object({
  "idempotency-key": anyKey.describe(
    "Any text you choose; it identifies this request for 24 hours. The request changes nothing, so repeating it returns the current result.",
  ),
});

export const lookupId = z.strictObject({ lookupId: z.string() });

/** The query of a list that is read page by page. */
export const page = {
  next: z.string().max(512).optional().describe("The cursor of the previous page; empty means the first page."),
  limit: z.coerce.number().int().min(1).max(100).default(20),
};
