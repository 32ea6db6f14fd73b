import { because, type LedgerReason } from "../domain/ledger-reason.ts";
import { DisableConnector, NotAnswered, type Question, RetryLater, SkipProbe } from "../connectors/connector.ts";
import { mediaTypeOf, textOfResponse } from "../net/response-text.ts";
import { isChallenge } from "../net/challenge.ts";
import { ResponseTooLarge, BlockedAddress, type OutboundResponse, TooManyRedirects } from "../net/guarded-fetch.ts";
import { asksNotToBeIndexed } from "../net/robots.ts";
import { isSpent, retryAfterMs } from "../net/retry-after.ts";

/** What a response means. `counts` is what it says about the source's health. */
export type JudgedResponse =
  | { readonly kind: "answer"; readonly answer: ReadAnswer; readonly counts: "success" }
  | { readonly kind: "unchanged"; readonly counts: "success" }
  | {
      readonly kind: "again";
      readonly why: readonly LedgerReason[];
      /** The delay that the source asked for; `null` if it gave none. */
      readonly afterMs: number | null;
      readonly counts: "failure" | "nothing";
    }
  | { readonly kind: "end"; readonly error: Error; readonly counts: "success" | "failure" | "nothing" };

export interface ReadAnswer {
  readonly status: number;
  readonly url: string;
  readonly mediaType: string;
  readonly etag: string | null;
  readonly lastModified: string | null;
  readonly data: string;
}

/** The source answered with a status that its documentation does not list for such a question. */
export class UnexpectedStatus extends NotAnswered {}

/** A complete response that is not what was asked for. */
export const NO_JSON = {
  kind: "again",
  why: [because("notJson")],
  afterMs: null,
  counts: "failure",
} as const satisfies JudgedResponse;

/** A page where JSON was promised: a login page, or one that says that the service is closed. */
export const HTML_NOT_JSON: JudgedResponse = { ...NO_JSON, why: [because("htmlNotJson")] };

/** An empty body where the status promised JSON or a page: this question failed, others may succeed. */
export const EMPTY: JudgedResponse = { ...NO_JSON, why: [because("emptyAnswer")], counts: "nothing" };

/**
 * Interprets status and headers of a response. Whether the body is JSON is not checked.
 *
 * @param anyHost whether the host is one of many: its refusal is then its own, and other hosts are still asked
 * @param remedy how to set another key, if the source was asked with one
 */
export function judgeResponse(
  response: OutboundResponse,
  question: Question,
  anyHost: boolean,
  now: Date,
  remedy: LedgerReason | null = null,
): JudgedResponse {
  const { status, headers, bytes, url } = response;
  if (status === 304) return { kind: "unchanged", counts: "success" };
  const text = question.wants === "picture" ? Buffer.from(bytes).toString("base64") : textOfResponse(bytes, headers);
  if (isChallenge(status, headers, text)) {
    return { kind: "end", error: new RetryLater(because("challenge"), 0), counts: "failure" };
  }
  const isAnswer = (status >= 200 && status < 300) || status === 404 || status === 410;
  if (isAnswer || question.answers?.includes(status)) {
    if (question.wants === "page" && status === 200 && asksNotToBeIndexed(headers, text)) {
      return { kind: "end", error: new SkipProbe(because("notIndexed")), counts: "success" };
    }
    const data = status === 404 || status === 410 ? "" : text;
    const [etag, lastModified] = [headers.get("etag"), headers.get("last-modified")];
    const answer = { status, url, mediaType: mediaTypeOf(headers), etag, lastModified, data };
    return { kind: "answer", answer, counts: "success" };
  }
  const afterMs = retryAfterMs(headers, now);
  if (status === 403 && remedy !== null && SPENT_QUOTA.test(text)) {
    return { kind: "end", error: new RetryLater([because("quotaSpent", status), remedy], 0), counts: "nothing" };
  }
  if (status === 429 || (status === 403 && (isSpent(headers) || afterMs !== null || NAMES_LIMIT.test(text)))) {
    return {
      kind: "again",
      why: [because("ownLimit", status), ...againAt(afterMs, now)],
      afterMs,
      counts: "nothing",
    };
  }
  // Not our error: the account there has no credit left, or another request is in the way.
  if (status === 402 || status === 409) {
    const unpaid = remedy === null ? [because("unpaid", status)] : [because("noCredit", status), remedy];
    const why = status === 402 ? unpaid : [because("busy", status)];
    return { kind: "end", error: new RetryLater(why, 0), counts: "nothing" };
  }
  if (status >= 500) {
    return {
      kind: "again",
      why: [because("failed", status), ...againAt(afterMs, now)],
      afterMs,
      counts: "failure",
    };
  }
  const isKeyRefused =
    remedy !== null && (status === 401 || status === 403 || (REFUSES_KEYS.has(status) && NAMES_KEY.test(text)));
  if (isKeyRefused || status === 401 || status === 403 || status === 451) {
    const refusal = isKeyRefused ? [because("keyRefused", status), remedy] : [because("refused", status)];
    const error = anyHost ? new RetryLater(refusal, 0) : new DisableConnector(refusal);
    return { kind: "end", error, counts: "nothing" };
  }
  return {
    kind: "end",
    error: new UnexpectedStatus(because("unexpected", status)),
    counts: "nothing",
  };
}

/** Some report a rejected key as a bad request: Google's APIs with 400, Brave's with 422. */
const REFUSES_KEYS: ReadonlySet<number> = new Set([400, 422]);
const NAMES_KEY = /api[ _-]?key|subscription[ _-]?token|access[ _-]?token|credential/i;

/** Google's APIs report an exhausted daily quota with 403 (developers.google.com/youtube/v3/docs/errors). */
const SPENT_QUOTA = /"(?:quota|dailyLimit)Exceeded"/;
/** Limits whose end may be missing from the headers: Google's `rateLimitExceeded`, GitHub's "secondary rate limit". */
const NAMES_LIMIT = /rate ?limit ?exceeded|secondary rate limit/i;

/** When the source may be asked again, as it says: "2026-11-23 14:05 UTC". */
export function againAt(afterMs: number | null, now: Date): LedgerReason[] {
  if (afterMs === null) return [];
  return [because("again", `${new Date(now.getTime() + afterMs).toISOString().slice(0, 16).replace("T", " ")} UTC`)];
}

/**
 * What a missing response means. A source that used up the probe's time has failed; one that we stopped waiting for because the run was
 * over has not.
 */
export function judgeFailure(error: unknown, signal: AbortSignal): JudgedResponse {
  if (signal.aborted) {
    const over = signal.reason as Error;
    return over.name === "TimeoutError"
      ? { kind: "end", error: new RetryLater(because("late"), 0), counts: "failure" }
      : { kind: "end", error: over, counts: "nothing" };
  }
  // Thrown before a redirect was followed.
  if (error instanceof SkipProbe || error instanceof RetryLater) return { kind: "end", error, counts: "nothing" };
  const cause = error instanceof Error ? error.cause : undefined;
  if (error instanceof TooManyRedirects)
    return { kind: "end", error: new RetryLater(because("circles"), 0), counts: "failure" };
  const blocked = [error, cause].find((each) => each instanceof BlockedAddress);
  if (blocked) {
    return { kind: "end", error: new SkipProbe(because("notAllowed", blocked.message)), counts: "nothing" };
  }
  if (error instanceof ResponseTooLarge) {
    return { kind: "end", error: new RetryLater(because("tooLarge", error.maxBytes), 0), counts: "success" };
  }
  if (error instanceof Error && error.name === "TimeoutError") {
    return { kind: "again", why: [because("late")], afterMs: null, counts: "failure" };
  }
  if (!(error instanceof TypeError) && !isNetworkError(error)) throw error;
  return { kind: "again", why: [because(reasonOf(error))], afterMs: null, counts: "failure" };
}

/** Why there is no connection, by error codes of Node's sockets, its resolver and OpenSSL (nodejs.org/api/errors.html). */
function reasonOf(error: unknown): LedgerReason["code"] {
  const codes = [error, error instanceof Error ? error.cause : undefined].flatMap((each) =>
    each instanceof Error && "code" in each && typeof each.code === "string" ? each.code : [],
  );
  const found = REASONS.find(([pattern]) => codes.some((code) => pattern.test(code)));
  return found?.[1] ?? "brokenOff";
}

const REASONS: readonly (readonly [RegExp, LedgerReason["code"]])[] = [
  [/^(?:ENOTFOUND|EAI_\w+|ENODATA)$/, "noAddress"],
  [/^ECONNREFUSED$/, "connectionRefused"],
  [/^(?:E?CERT_|ERR_TLS_|ERR_SSL_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|EPROTO$)/, "notSecure"],
];

function isNetworkError(error: unknown): boolean {
  return error instanceof Error && "code" in error && typeof error.code === "string";
}
