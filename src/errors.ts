/**
 * Every public error: code, HTTP status and title, in one table. The documentation page
 * `docs/reference/errors.md` is checked against it, so a code exists here and there or nowhere.
 */
export const ERRORS = {
  invalid_request: { status: 400, title: "The request is not valid" },
  api_key_missing: { status: 401, title: "An API key is required" },
  api_key_invalid: { status: 401, title: "The API key is not valid" },
  scope_missing: { status: 403, title: "The API key lacks a scope" },
  route_not_found: { status: 404, title: "There is no such route" },
  candidate_not_found: { status: 404, title: "There is no such candidate" },
  lookup_not_found: { status: 404, title: "There is no such lookup" },
  import_not_found: { status: 404, title: "There is no such import" },
  report_not_found: { status: 404, title: "There is no such report" },
  picture_not_found: { status: 404, title: "There is no such picture" },
  lookup_not_finished: { status: 409, title: "The lookup has not finished" },
  idempotency_in_flight: { status: 409, title: "A request with this Idempotency-Key is still in flight" },
  lookup_expired: { status: 410, title: "The lookup has expired" },
  body_too_large: { status: 413, title: "The body is too large" },
  media_type: { status: 415, title: "The media type is not supported" },
  idempotency_mismatch: { status: 422, title: "The Idempotency-Key was used with another body" },
  rate_limited: { status: 429, title: "Too many requests" },
  internal: { status: 500, title: "Internal error" },
  report_failed: { status: 500, title: "The report could not be made" },
  overloaded: { status: 503, title: "The service is overloaded" },
} as const satisfies Record<string, { readonly status: number; readonly title: string }>;

export type ErrorCode = keyof typeof ERRORS;

/** One fault of a request: an RFC 6901 pointer into `/query`, `/path`, `/header` or the body, and what to do. */
export interface Fault {
  readonly pointer: string;
  readonly detail: string;
}

/** An error the caller may see. `detail` says what to do next and never holds a secret or a stack. */
export class PublicError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly errors: readonly Fault[];

  constructor(code: ErrorCode, detail: string, errors: readonly Fault[] = []) {
    super(detail);
    this.name = "PublicError";
    this.code = code;
    this.status = ERRORS[code].status;
    this.errors = errors;
  }
}
