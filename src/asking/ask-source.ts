import { because } from "../domain/ledger-reason.ts";
import { createHmac } from "node:crypto";
import { type Answer, type Question, RetryLater, SkipProbe } from "../connectors/connector.ts";
import type { CachedAnswer } from "../db/answer.ts";
import { isAllowedByRobots, robotsAddress } from "../net/robots.ts";
import type { Asking } from "./asking.ts";
import { againAt } from "./judge-response.ts";
import { scopeOf, sendQuestion } from "./send-question.ts";

const DAY_MS = 86_400_000;
/** An absence may end sooner than details change. */
const ABSENCE_DAYS = 1;
/** How long a stale response is kept for revalidation. */
const REVALIDATE_DAYS = 14;
/** RFC 9309, 2.5: at least this much of the rules is read. */
const ROBOTS_LENGTH = 512_000;
/** In UTF-16 units: five times the longest list that one of our sources returns. */
const MAX_LOOKED_INTO = 2_000_000;
/** And commas and brackets: parsing that many takes about twenty milliseconds. */
const MAX_MEMBERS = 100_000;

/** Answers a question from the cache, or asks its source. `null`: the source has nothing. */
export async function askSource(question: Question, asking: Asking): Promise<Answer | null> {
  if (asking.stage.outbound.offline) throw new SkipProbe(because("offline"));
  const obeysRobots = question.wants === "page" || question.obeysRobots === true;
  if (obeysRobots) await obeyRobots(question.url, asking);
  const { now } = asking.stage;
  const days = asking.lookupId === null ? 0 : asking.connector.limits.cacheDays;
  const key = days > 0 ? keyOf(question, asking) : null;
  const cached = key === null ? null : await asking.traffic.findAnswer(key);
  if (cached && cached.freshUntil > now()) {
    noteUse(cached, question.url, asking);
    return toAnswer(cached, question);
  }
  const beforeFollowing = obeysRobots && { beforeFollowing: (url: string) => obeyRobots(url, asking) };
  const sent = await sendQuestion({ ...question, ...beforeFollowing }, cached, key, asking);
  if (sent === null && cached === null) throw new Error("a source confirmed an answer that we do not hold");
  const at = now();
  const isAbsent = (sent ?? cached)?.status !== 200;
  const freshUntil = new Date(at.getTime() + DAY_MS * (isAbsent ? Math.min(days, ABSENCE_DAYS) : days));
  const keptUntil = new Date(freshUntil.getTime() + DAY_MS * REVALIDATE_DAYS);
  const fresh = { key: key ?? "", collectedAt: at, freshUntil, keptUntil };
  const answer = { ...(cached as CachedAnswer), ...sent, ...fresh };
  const said = toAnswer(answer, question);
  const refusal = said === null ? null : (question.refusal?.(said.json) ?? null);
  if (refusal !== null) throw new SkipProbe(refusal);
  if (key !== null && isKept(answer, question)) asking.traffic.note({ answer });
  if (sent !== null && said !== null) await keepPatience(said, asking);
  return said;
}

/** A refusal concerns its asker: it is cached only if it says that nothing is there, or comes from a host's robots.txt. */
function isKept({ status }: CachedAnswer, { url }: Question): boolean {
  return status < 400 || status === 404 || status === 410 || url === robotsAddress(url);
}

/** Pauses the queue for as long as a response asks, for all askers. */
async function keepPatience({ url, json }: Answer, { connector, stage, traffic }: Asking): Promise<void> {
  const seconds = connector.patienceOf?.(json) ?? 0;
  if (seconds <= 0) return;
  const [scope, forMs] = [scopeOf(connector, new URL(url).host, stage.keyring.current), seconds * 1_000];
  await traffic.hold(scope, forMs, [because("asksForPause"), ...againAt(forMs, stage.now())]);
}

/**
 * Checks the robots.txt of the page's host, and of each host that a redirect leads to. RFC 9309, 2.3.1: missing rules allow everything,
 * rules that cannot be read at the moment forbid everything.
 */
async function obeyRobots(page: string, asking: Asking): Promise<void> {
  const answers = Array.from({ length: 100 }, (_, index) => 400 + index).filter((status) => status !== 429);
  const rules = await askSource({ url: robotsAddress(page), wants: "text", answers }, asking);
  if (rules === null || rules.status >= 400) return;
  if (!isAllowedByRobots(page, rules.data.slice(0, ROBOTS_LENGTH))) {
    throw new SkipProbe(because("robots"));
  }
}

/** A cached response is logged for every lookup that uses it, as a request with no attempts; it is deleted with each of them. */
function noteUse(cached: CachedAnswer, url: string, asking: Asking): void {
  const { connector, lookupId, stage } = asking;
  const scope = scopeOf(connector, new URL(url).host, stage.keyring.current);
  const record = {
    lookupId,
    url,
    status: cached.status,
    failure: null,
    attempt: 0,
    bytes: 0,
    ms: 0,
    answerKey: cached.key,
  };
  asking.traffic.note({ request: { source: scope, request: { ...record, at: stage.now() }, counts: "nothing" } });
}

function toAnswer(answer: CachedAnswer, question: Question): Answer | null {
  const { status, url, mediaType, data, collectedAt } = answer;
  if (status === 404 || status === 410) return null;
  const isJson = (question.wants ?? "json") === "json" && data !== "";
  return {
    status,
    url,
    mediaType,
    data,
    // Most connectors pass a response on as it is.
    get json(): unknown {
      return isJson ? parseShort(data) : undefined;
    },
    collectedAt: collectedAt.toISOString(),
  };
}

/** A connector parses its response on the thread where everybody else waits. */
function parseShort(data: string): unknown {
  if (data.length > MAX_LOOKED_INTO) throw new RetryLater(because("tooLargeToRead"), 0);
  const members = data.match(/[,{[]/g)?.length ?? 0;
  if (members > MAX_MEMBERS) throw new RetryLater(because("tooLargeToRead"), 0);
  return JSON.parse(data);
}

/** Lookups share responses, but ways of asking do not: another mirror or key may get others. */
function keyOf({ url, headers = {}, wants = "json" }: Question, { connector, setup, stage }: Asking): string {
  const question = JSON.stringify([
    connector.name,
    setup?.baseUrl,
    setup?.values,
    wants,
    url,
    Object.entries(headers).sort(),
  ]);
  return createHmac("sha256", stage.keyring.current).update(question).digest("base64url");
}
