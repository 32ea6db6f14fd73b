import { z } from "zod";
import type { ErrorCode } from "../errors.ts";
import type { HeaderName } from "./headers.ts";
import type { Scope } from "./scope.ts";

/** One route under `/v1`: its input, its requirements and its responses. */
export interface Operation {
  readonly method: "get" | "post" | "delete";
  readonly path: string;
  readonly summary: string;
  readonly tag: string;
  /** What the key needs: this scope, or none in particular; `none` means that no key is needed. */
  readonly scope: Scope | "any" | "none";
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  /** The body is a stream of this media type, passed on unread. */
  readonly stream?: string;
  readonly headers?: z.ZodObject;
  /**
   * What a repeated request with the same Idempotency-Key receives: the first response (`kept`, sealed, for a day;
   * never a response about a person), the current state (`read`, through the GET of the same path; `anew`, by doing it
   * again, which changes nothing), or what the use case finds itself (`own`). Every POST has it.
   */
  readonly repeat?: "kept" | "read" | "anew" | "own";
  /**
   * Everything it does happens in one transaction, which also stores its response. If the process or the connection
   * dies in between, the request has either done nothing, or is answered when it is repeated.
   */
  readonly atomic?: true;
  readonly status: number;
  readonly response: z.ZodType;
  /** The response is a stream of Server-Sent Events, whose data is a `response` each. */
  readonly events?: boolean;
  /**
   * The response is a file with one of these media types. Its `response` describes the JSON one, unless it is `never`.
   */
  readonly files?: readonly string[];
  /** Response headers besides those of every response. */
  readonly answerHeaders?: readonly HeaderName[];
  /** Its own errors, besides those that `errorsOf` adds. */
  readonly errors: readonly ErrorCode[];
}

/** Errors of every operation, whatever the request. */
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
/** A request may send a body even if the operation takes none, provided its method can have one. */
const ERRORS_WITH_BODY: readonly ErrorCode[] = ["media_type", "body_too_large"];

/** An operation that changes nothing does not wait for another. */
function errorsWhenRepeated({ repeat }: Operation): readonly ErrorCode[] {
  if (repeat === undefined) return [];
  return repeat === "anew" ? ["idempotency_mismatch"] : ["idempotency_in_flight", "idempotency_mismatch"];
}

/** Every error that an operation may return; no other leaves the service on its route. */
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

/** The request headers of an operation: its own, and the Idempotency-Key if it may be repeated. */
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

/** The query of a paginated list. */
export const page = {
  next: z.string().max(512).optional().describe("The cursor of the previous page; empty means the first page."),
  limit: z.coerce.number().int().min(1).max(100).default(20),
};
