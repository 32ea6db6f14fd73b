/**
 * Every public error in one table: code, HTTP status, title, and what it means to the caller.
 * `docs/reference/errors.md` is generated from it.
 */
export const ERRORS = {
  invalid_request: {
    status: 400,
    title: "Invalid request",
    help: "A parameter, header or body member is missing, malformed or unknown; `errors` points at each.",
  },
  api_key_missing: {
    status: 401,
    title: "API key required",
    help: "Send the key as `X-API-Key`, or as `Authorization: Bearer`.",
  },
  api_key_invalid: {
    status: 401,
    title: "Invalid API key",
    help: "The key is unknown, mistyped, revoked or expired.",
  },
  scope_missing: {
    status: 403,
    title: "Missing scope",
    help: "Use a key with the scope that the message names.",
  },
  purpose_not_allowed: {
    status: 403,
    title: "Purpose not allowed",
    help: "Give one of the key's purposes, or use another key.",
  },
  purpose_refused: {
    status: 403,
    title: "Purpose refused",
    help: "Candor must not be used for decisions about employment, tenancy, credit or insurance.",
  },
  person_under_age: {
    status: 403,
    title: "Person under 18",
    help: "Candor looks up nobody under 18. Correct the date of birth if it is wrong.",
  },
  section_closed: {
    status: 403,
    title: "Section closed by the purpose",
    help: "Leave the section out, or give a purpose that opens it.",
  },
  key_too_wide: {
    status: 403,
    title: "Key exceeds your own",
    help: "A key cannot grant more than it has: scopes, purposes, credits, trials, rate and expiry. Ask for less, or use a key with more.",
  },
  credits_exhausted: {
    status: 402,
    title: "No credits left",
    help: "Ask for more credits, or create a preview.",
  },
  trials_exhausted: {
    status: 402,
    title: "No trial lookups left",
    help: "Create a paid lookup or a preview.",
  },
  connector_not_found: {
    status: 404,
    title: "Source not found",
    help: "No external source has this name. `GET /v1/connectors` lists them.",
  },
  connector_fixed: {
    status: 409,
    title: "Set by the environment",
    help: "An environment variable sets it and takes precedence. Change it there and restart the service.",
  },
  document_unreadable: {
    status: 422,
    title: "Document cannot be read",
    help: "Its format is not supported, it is locked or damaged, it has no text, or the lookup has the maximum number of documents. `detail` says which.",
  },
  import_unreadable: {
    status: 422,
    title: "File cannot be imported",
    help: "Its format was not recognised or is not the one named, it is damaged, locked or too large, or none of its columns contains names. `detail` says which. Nobody was imported.",
  },
  csrf_token_wrong: {
    status: 403,
    title: "Not sent by the web interface",
    help: "A request that changes something with a web session needs the session's `X-CSRF-Token`. Programs use a key.",
  },
  session_not_found: {
    status: 404,
    title: "Session not found",
    help: "The ID is wrong, the session has ended, or it is not yours to see. `GET /v1/sessions` lists those that have not.",
  },
  role_exceeded: {
    status: 403,
    title: "Key exceeds the member's role",
    help: "The role of the key's member does not allow these scopes, or the member was not given these purposes. Ask for less, or change the member.",
  },
  member_not_found: {
    status: 404,
    title: "Member not found",
    help: "The ID is wrong, belongs to another account, or the member was removed. `GET /v1/members` lists them.",
  },
  member_exists: {
    status: 409,
    title: "Member exists",
    help: "Another member of the account has this email address.",
  },
  accounts_not_yours: {
    status: 403,
    title: "Not for this account",
    help: "Accounts are created, listed and closed with a key of the installation's first account.",
  },
  account_exists: {
    status: 409,
    title: "Account exists",
    help: "The account has keys that work: whoever has one with the scope `admin` can create more. `GET /v1/accounts` lists the accounts.",
  },
  account_not_found: {
    status: 404,
    title: "Account not found",
    help: "No account has this id. `GET /v1/accounts` lists them.",
  },
  last_owner: {
    status: 409,
    title: "Last owner",
    help: "An account that has owners keeps one. Make somebody else an owner first.",
  },
  key_not_found: { status: 404, title: "Key not found", help: "The ID is wrong or belongs to another account." },
  route_not_found: { status: 404, title: "Route not found", help: "`GET /openapi.json` lists the routes." },
  method_not_allowed: {
    status: 405,
    title: "Method not allowed",
    help: "`Allow` lists the supported methods.",
  },
  request_timeout: {
    status: 408,
    title: "Request timeout",
    help: "Send the whole request again, without pauses.",
  },
  headers_too_large: {
    status: 431,
    title: "Headers too large",
    help: "URL and headers together may have at most 16 KiB.",
  },
  candidate_not_found: {
    status: 404,
    title: "Candidate not found",
    help: "The ID is wrong, or the person is no longer in the database. Search again.",
  },
  lookup_not_found: {
    status: 404,
    title: "Lookup not found",
    help: "The ID is wrong, belongs to another account, or the lookup was deleted.",
  },
  import_not_found: {
    status: 404,
    title: "Import not found",
    help: "The ID is wrong, belongs to another account, or the import was removed.",
  },
  bulk_not_found: {
    status: 404,
    title: "Bulk lookup not found",
    help: "The ID is wrong, belongs to another account, or the bulk lookup was deleted or has expired.",
  },
  report_not_found: {
    status: 404,
    title: "Report not found",
    help: "The signed URL is invalid, older than 15 minutes, or its lookup is gone. Request the lookup's `/pdf` again.",
  },
  share_not_found: {
    status: 404,
    title: "Link not found",
    help: "The link is mistyped, revoked or expired, or its lookup has expired or was deleted.",
  },
  delivery_not_found: {
    status: 404,
    title: "Message not found",
    help: "The ID is wrong, belongs to another account, or the message is older than 30 days.",
  },
  suppression_not_found: {
    status: 404,
    title: "Suppression not found",
    help: "The ID is wrong or belongs to another account. `GET /suppressions` lists them.",
  },
  sealed_unreadable: {
    status: 500,
    title: "Sealed text cannot be opened",
    help: "A sealed text or its key was changed or deleted in the database, or the secret it was sealed under is missing. Restore the row from a backup, or the secret file.",
  },
  picture_not_found: { status: 404, title: "Picture not found", help: "The service has no such picture." },
  record_not_found: {
    status: 404,
    title: "Record not found",
    help: "The ID is wrong, or the record is no longer part of the lookup. `GET /lookups/{lookupId}/records` lists them.",
  },
  merge_not_found: {
    status: 404,
    title: "These candidates are not merged",
    help: "`mergedFrom` in `GET /candidates/{candidateId}` lists the candidates merged into it.",
  },
  record_forgotten: {
    status: 409,
    title: "The record's text has been deleted",
    help: "Texts about other people are deleted some days after the lookup. Create a new lookup and judge the record there.",
  },
  lookup_not_finished: {
    status: 409,
    title: "The lookup has not finished",
    help: "Wait for it with `GET /lookups/{lookupId}?wait=30`, or check its status: it may have ended without a profile.",
  },
  nothing_to_dismiss: {
    status: 409,
    title: "There is nothing to dismiss",
    help: "Only a flag that posts raise, or whose topic they mention, can be dismissed: see `topicPosts` and `flaggedPosts` in the lookup's `brandSafetyAnalysis`.",
  },
  not_comparable: {
    status: 409,
    title: "The lookups cannot be compared",
    help: "Leave `since` out to compare with the newest earlier lookup of the same person and purpose.",
  },
  last_admin_key: {
    status: 409,
    title: "Last admin key",
    help: "Create another key with the scope `admin` first, or rotate this one.",
  },
  erasure_not_found: {
    status: 404,
    title: "Erasure not found",
    help: "Check the ID. Only the account that made an erasure can read its receipt.",
  },
  person_ambiguous: {
    status: 422,
    title: "Person not identified",
    help: "Give the person's name as well, or the ID of their candidate or lookup.",
  },
  notice_not_found: {
    status: 404,
    title: "Notice not found",
    help: "Nobody in your account has this ID. `GET /v1/notices` lists the people you must notify.",
  },
  drop_not_yours: {
    status: 403,
    title: "Not for this account",
    help: "Lists of deletion requests are answered with a key of the installation's first account.",
  },
  desk_request_not_found: {
    status: 404,
    title: "Request not found",
    help: "No request with this ID. `GET /v1/desk/requests` lists them, for keys of the first account.",
  },
  desk_request_closed: {
    status: 409,
    title: "Request closed",
    help: "The request was answered or withdrawn, or is being answered. Make a new request.",
  },
  desk_identity_missing: {
    status: 409,
    title: "Identity not verified",
    help: "Let the person enter a code, or verify their identity yourself and send `identityChecked`.",
  },
  correction_unusable: {
    status: 409,
    title: "Correction cannot be made",
    help: "The message says why: the wrong value is missing, the new value does not fit its property, or it is about someone else.",
  },
  desk_not_extendable: {
    status: 409,
    title: "Deadline cannot be extended",
    help: "The law allows no extension, it has been used already, or the deadline has passed. Answer the request.",
  },
  suppression_too_wide: {
    status: 409,
    title: "Too many people would be suppressed",
    help: "Many people have this name and birth year, or people with it were born on different days. Give an identifier or the whole date of birth of the person who asked.",
  },
  idempotency_in_flight: {
    status: 409,
    title: "A request with this Idempotency-Key is still being processed",
    help: "Send the same request again in a moment.",
  },
  lookup_expired: {
    status: 410,
    title: "The lookup has expired",
    help: "Its data has been deleted. Create a new lookup.",
  },
  body_too_large: {
    status: 413,
    title: "Body too large",
    help: "A body may have at most 1 MiB, a document 10 MiB; only an import or a list of a bulk lookup may be larger.",
  },
  too_many_rows: {
    status: 413,
    title: "Too many rows",
    help: "A bulk lookup may have at most 10,000 rows. Split the list. Nobody is looked up.",
  },
  media_type: {
    status: 415,
    title: "Unsupported media type",
    help: "Send the `Content-Type` that the message names, and the body uncompressed or with `Content-Encoding: gzip`.",
  },
  range_not_satisfiable: {
    status: 416,
    title: "Range not satisfiable",
    help: "Request a range within the length given in `Content-Range`, or the whole file.",
  },
  idempotency_mismatch: {
    status: 422,
    title: "The Idempotency-Key was used for a different request",
    help: "An Idempotency-Key identifies one request for 24 hours. Use a new one.",
  },
  rate_limited: {
    status: 429,
    title: "Too many requests",
    help: "Wait for the seconds in `Retry-After`. `RateLimit` shows what is left. See docs/how-to/limits.md.",
  },
  internal: {
    status: 500,
    title: "Internal error",
    help: "An internal error occurred. The log has details under the `requestId`.",
  },
  storage_full: {
    status: 507,
    title: "Storage full",
    help: "The disk of the database is full: reads continue, writes are refused. Free some space; no restart is needed.",
  },
  storage_unavailable: {
    status: 503,
    title: "File storage unavailable",
    help: "The bucket of pictures and reports does not answer or refuses. Lookups and searches continue; send the request again after the seconds in `Retry-After`.",
  },
  database_unavailable: {
    status: 503,
    title: "Database unavailable",
    help: "Send the request again after the seconds in `Retry-After`, with its `Idempotency-Key` if it has one.",
  },
  overloaded: {
    status: 503,
    title: "Service overloaded",
    help: "Send the request again after the seconds in `Retry-After`.",
  },
  report_failed: {
    status: 500,
    title: "The report could not be created",
    help: "Try again. The log has details under the `requestId`.",
  },
} as const satisfies Record<string, { readonly status: number; readonly title: string; readonly help: string }>;

export type ErrorCode = keyof typeof ERRORS;

/** One fault in a request: an RFC 6901 pointer into `/query`, `/path`, `/header` or the body, and what to do. */
export interface Fault {
  readonly pointer: string;
  readonly detail: string;
}

/** An error that the caller may see. `detail` says what to do next, and never contains a secret or a stack. */
export class PublicError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly errors: readonly Fault[];

  /** After how many seconds the same request may succeed; `null` if unknown. */
  readonly retryAfterSeconds: number | null;

  constructor(code: ErrorCode, detail: string, more: readonly Fault[] | { readonly retryAfterSeconds: number } = []) {
    super(detail);
    this.name = "PublicError";
    this.code = code;
    this.status = ERRORS[code].status;
    this.errors = "retryAfterSeconds" in more ? [] : more;
    this.retryAfterSeconds = "retryAfterSeconds" in more ? more.retryAfterSeconds : null;
  }
}
