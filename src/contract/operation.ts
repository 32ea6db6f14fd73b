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
  readonly status: number;
  readonly response: z.ZodType;
  /** The answer is a stream of Server-Sent Events, the data of each of which is a `response`. */
  readonly events?: boolean;
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
  "database_unavailable",
  "overloaded",
  "storage_full",
];
const ERRORS_WITH_KEY: readonly ErrorCode[] = ["api_key_missing", "api_key_invalid"];
/** Whatever a method may carry a body for, a body may come with it. */
const ERRORS_WITH_BODY: readonly ErrorCode[] = ["media_type", "body_too_large"];

/** Every error an operation may answer: no other leaves the service under its route. */
export function errorsOf(operation: Operation): readonly ErrorCode[] {
  const codes: readonly ErrorCode[] = [
    ...ERRORS_OF_ALL,
    ...(operation.scope === "none" ? [] : ERRORS_WITH_KEY),
    ...(operation.scope === "none" || operation.scope === "any" ? [] : (["scope_missing"] as const)),
    ...(operation.method === "get" ? [] : ERRORS_WITH_BODY),
    ...operation.errors,
  ];
  return [...new Set(codes)];
}

export const lookupId = z.strictObject({ lookupId: z.string() });

/** The query of a list that is read page by page. */
export const page = {
  next: z.string().max(512).optional().describe("The cursor of the previous page; empty means the first page."),
  limit: z.coerce.number().int().min(1).max(100).default(20),
};
