import { because, type LedgerReason } from "../domain/ledger-reason.ts";
import { connectorVariable } from "../config/connector-setups.ts";
import { createHmac } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import {
  ANY_HOST,
  type Connector,
  NotAnswered,
  type Question,
  RetryLater,
  SkipProbe,
} from "../connectors/connector.ts";
import type { CachedAnswer } from "../db/answer.ts";
import type { SourceScope } from "../db/source.ts";
import { redactSecrets } from "../net/redact.ts";
import type { Asking } from "./asking.ts";
import {
  againAt,
  type JudgedResponse,
  judgeFailure,
  judgeResponse,
  EMPTY,
  HTML_NOT_JSON,
  NO_JSON,
  type ReadAnswer,
} from "./judge-response.ts";
import { type Route, routeOf } from "./route.ts";

const MAX_ATTEMPTS = 3;
const FIRST_WAIT_MS = 300;
/** One response, decompressed: a Wikidata item about a head of state has 3 MB. */
const MAX_BYTES = 8_000_000;

/** A question as it is sent. */
export interface SentQuestion extends Question {
  /** Called with the public address of a redirect before it is followed. */
  readonly beforeFollowing?: (url: string) => Promise<void>;
}

/**
 * Sends a question within the source's limits, and retries if the source asks for patience and there is time. Every request is logged.
 * Throws what `probe` may throw.
 *
 * @returns the response, or `null` if the source says that the given one is still valid
 */
export async function sendQuestion(
  question: SentQuestion,
  stale: CachedAnswer | null,
  answerKey: string | null,
  asking: Asking,
): Promise<ReadAnswer | null> {
  const route = routeOf(question.url, asking.connector, asking.setup);
  const scope = scopeOf(asking.connector, route.host, asking.stage.keyring.current);
  for (let attempt = 1; ; attempt++) {
    await takeTurn(scope, asking);
    const judged = await sendOnce(question, stale, route, scope, attempt, answerKey, asking);
    if (judged.kind === "unchanged") return null;
    if (judged.kind === "answer") return judged.answer;
    if (judged.kind === "end") throw judged.error;
    if (judged.afterMs !== null) await asking.traffic.hold(scope, judged.afterMs, judged.why);
    const waitMs = judged.afterMs ?? FIRST_WAIT_MS * 2 ** (attempt - 1) * (0.5 + Math.random());
    if (attempt === MAX_ATTEMPTS || waitMs >= timeLeft(asking)) throw new RetryLater(judged.why, waitMs);
    await delay(waitMs, undefined, { signal: asking.signal });
  }
}

/** Waits for the next slot in the source's queue, which all processes share. */
async function takeTurn(scope: SourceScope, asking: Asking): Promise<void> {
  const { signal, traffic } = asking;
  signal.throwIfAborted();
  const turn = await traffic.reserve(scope, timeLeft(asking));
  if (turn.state === "open") throw new SkipProbe(because("circuitOpen"));
  if (turn.state === "held") throw new RetryLater(turn.because, turn.freeInMs);
  if (turn.state === "busy") {
    throw new RetryLater([because("ourLimit"), ...againAt(turn.freeInMs, asking.stage.now())], turn.freeInMs);
  }
  if (turn.waitMs === 0) return;
  await delay(turn.waitMs, undefined, { signal });
  // A response in the meantime may have asked everybody to wait.
  const held = traffic.heldFor(scope);
  if (held.ms >= timeLeft(asking)) throw new RetryLater(held.because, held.ms);
  if (held.ms > 0) await delay(held.ms, undefined, { signal });
}

async function sendOnce(
  question: SentQuestion,
  stale: CachedAnswer | null,
  route: Route,
  scope: SourceScope,
  attempt: number,
  answerKey: string | null,
  asking: Asking,
): Promise<JudgedResponse> {
  const { connector, signal, stage, tally } = asking;
  const { beforeFollowing } = question;
  const at = stage.now();
  const started = performance.now();
  let judged: JudgedResponse;
  let status: number | null = null;
  let bytes = 0;
  tally.attempts++;
  try {
    const response = await stage.outbound.fetch({
      url: route.address,
      headers: { accept: ACCEPTED[question.wants ?? "json"], ...conditionsOf(stale), ...question.headers },
      signal,
      maxBytes: MAX_BYTES,
      timeoutMs: Math.max(1, Math.ceil(timeLeft(asking))),
      ...(beforeFollowing && { beforeFollowing: (url: string) => beforeFollowing(route.publicOf(url)) }),
    });
    status = response.status;
    bytes = response.bytes.byteLength;
    tally.bytes += bytes;
    const publicResponse = { ...response, url: route.publicOf(response.url) };
    judged = clean(judgeResponse(publicResponse, question, connector.asks === ANY_HOST, at, keyRemedy(asking)), asking);
    if (judged.kind === "answer") judged = (await faultOf(judged.answer, question, stage)) ?? judged;
  } catch (error) {
    judged = judgeFailure(error, signal);
  }
  const failure = failureOf(judged);
  const ms = performance.now() - started;
  const isSearch = asking.lookupId === null;
  const url = isSearch ? null : redactSecrets(question.url, secretsOf(asking));
  const record = { lookupId: asking.lookupId, url, status, failure, attempt, bytes, ms, answerKey, at };
  // A search waits only briefly: no response within that time says nothing about the source's health.
  const counts = isSearch && status === null ? "nothing" : judged.counts;
  asking.traffic.note({ request: { source: scope, request: record, counts } });
  return judged;
}

/** Why a request was not answered; `null` if it was. */
function failureOf(judged: JudgedResponse): readonly LedgerReason[] | null {
  if (judged.kind === "again") return judged.why;
  if (judged.kind !== "end") return null;
  return judged.error instanceof NotAnswered ? judged.error.why : [because("said", judged.error.message)];
}

async function faultOf(
  { status, data, mediaType }: ReadAnswer,
  { wants = "json" }: Question,
  { reading }: Asking["stage"],
): Promise<JudgedResponse | undefined> {
  if (wants === "text" || wants === "picture") return undefined;
  if (data.trim() === "") return status === 200 ? EMPTY : undefined;
  if (wants === "page") return undefined;
  if (await reading.isJson(data)) return undefined;
  return /^text\/html\b/iu.test(mediaType) ? HTML_NOT_JSON : NO_JSON;
}

/** How to set another key; `null` if the source is asked without one. */
function keyRemedy({ connector: { name, settings = {} }, setup }: Asking): LedgerReason | null {
  const [setting] =
    Object.entries(settings).find(([key, { secret }]) => secret && setup?.values[key] !== undefined) ?? [];
  if (setting === undefined) return null;
  return because("setAnother", `\`candor sources set ${name} ${setting}\``, connectorVariable(name, setting));
}

/** None of our secrets reaches a datasource, whatever a source echoes. */
function clean(judged: JudgedResponse, asking: Asking): JudgedResponse {
  if (judged.kind !== "answer") return judged;
  const secrets = secretsOf(asking);
  const { answer } = judged;
  return {
    ...judged,
    answer: { ...answer, url: redactSecrets(answer.url, secrets), data: redactSecrets(answer.data, secrets) },
  };
}

function secretsOf({ connector, setup }: Asking): readonly string[] {
  return Object.entries(connector.settings ?? {}).flatMap(([name, { secret }]) => {
    const value = setup?.values[name];
    return secret && value !== undefined ? [value] : [];
  });
}

const ACCEPTED = {
  json: "application/json",
  page: "text/html, application/xhtml+xml, application/atom+xml, application/rss+xml, application/feed+json;q=0.9",
  text: "text/plain, */*;q=0.1",
  picture: "image/webp, image/png, image/jpeg, image/*;q=0.8",
} as const;

function conditionsOf(stale: CachedAnswer | null): Record<string, string> {
  return {
    ...(stale?.etag && { "if-none-match": stale.etag }),
    ...(stale?.lastModified && { "if-modified-since": stale.lastModified }),
  };
}

function timeLeft({ deadlineMs }: Asking): number {
  return Math.max(0, deadlineMs - performance.now());
}

/** A connector for any host has a limit and a circuit breaker per host, under a keyed hash, so that the table names no site. */
export function scopeOf(connector: Connector, host: string, secret: string): SourceScope {
  const { name, asks, limits } = connector;
  return {
    scope: asks === ANY_HOST ? `${name} ${hostHash(host, secret)}` : name,
    connector: name,
    requestsPerMinute: limits.requestsPerMinute,
  };
}

function hostHash(host: string, secret: string): string {
  return createHmac("sha256", secret).update(`host ${host}`).digest("base64url").slice(0, 16);
}
