import { because } from "../domain/ledger-reason.ts";
import { AssertionError } from "node:assert/strict";
import { setImmediate, setTimeout as delay } from "node:timers/promises";
import type { Finding } from "../domain/claim.ts";
import type { Identifier } from "../domain/identifier.ts";
import { AsksElsewhere, mayAsk } from "./asks.ts";
import { type Capture, faultOfCapture } from "./capture.ts";
import { checkMembers } from "./check-members.ts";
import { checkReading } from "./check-reading.ts";
import {
  type Answer,
  type Connector,
  type ConnectorContext,
  DisableConnector,
  type Question,
  RetryLater,
  SkipProbe,
  type Source,
} from "./connector.ts";
import { faultsOf } from "./describe-faults.ts";
import { unknownMembers } from "./members.ts";
import { type Reader, readerOf, tableOf } from "./reader.ts";
import { UnreadableCapture } from "./findings/claims.ts";
import { faultOfFinding } from "./findings/finding-faults.ts";
import type { Registry } from "./registry.ts";
import type { Samples } from "./samples.ts";
import { withStrays } from "./strays.ts";

/** One requirement that every source must meet, and what keeps this one from meeting it; empty if it does. */
export interface Conformance {
  readonly title: string;
  readonly faults: readonly string[];
}

/**
 * Checks the requirements for every source with its samples: no source is contacted and there is no database. Errors
 * that its code throws where nothing waits for them are among the faults if the process gives them to `failQuestionOf`.
 *
 * @param others the sources that exist besides it
 * @param onBegin receives the title of each requirement before the source's code runs for it
 */
export async function checkSource(
  source: Source,
  samples: Samples | undefined,
  others: Pick<Registry, "connectors" | "readers">,
  onBegin: (title: string) => void = () => undefined,
): Promise<readonly Conformance[]> {
  const checks: Conformance[] = [{ title: "describes itself", faults: faultsOf(source, others) }];
  // Without a valid description, it can neither be read nor asked.
  if (checks.some(({ faults }) => faults.length > 0)) return checks;
  if (samples === undefined) return [...checks, { title: "has samples", faults: ['it exports no "samples"'] }];
  const wrong = faultsOfCaptures(samples.captures);
  if (wrong.length > 0) return [...checks, { title: "has samples", faults: wrong }];
  for (const reader of [...source.readers, ...(source.imports ?? [])]) {
    checks.push(...checkReader(reader, samples, onBegin));
  }
  if (!isConnector(source) || source.access === "local") return checks;
  return [...checks, ...(await checkAsking(source, samples, onBegin))];
}

function faultsOfCaptures(captures: unknown): readonly string[] {
  if (!Array.isArray(captures)) return ['its samples have no list of "captures"'];
  return captures.flatMap((capture, at) => {
    const fault = faultOfCapture(capture);
    return fault === null ? [] : [`sample ${at + 1}: ${fault}`];
  });
}

function* checkReader(
  reader: Reader,
  { captures, other }: Samples,
  onBegin: (title: string) => void,
): Generator<Conformance> {
  const own = captures.filter(({ kind }) => kind === reader.kind);
  const missing = own.length === 0 ? [`no sample is of the kind ${reader.kind}`] : [];
  const reads = `reads ${reader.kind} as it stands there, and claims no more than it declares`;
  onBegin(reads);
  yield {
    title: reads,
    faults: [...missing, ...own.flatMap((capture) => faultsIn(() => void checkReading([reader], capture)))],
  };
  const table = tableOf(reader);
  if (table === null) return;
  const knows = `knows the members of ${reader.kind}`;
  onBegin(knows);
  yield {
    title: knows,
    faults: faultsIn(() => {
      const { unread, heeded, twice } = checkMembers(reader, captures, other);
      const unknown = own.flatMap((capture) => unknownMembers(capture, table));
      return [
        ...unread.map((path) => `${path} is in "reads", but no claim depends on it`),
        ...heeded.map((path) => `${path} is in "ignores", but claims depend on it`),
        ...twice.map((path) => `${path} is listed twice`),
        ...unknown.map((path) => `${path} is in neither "reads" nor "ignores"`),
      ];
    }),
  };
}

/** One way to ask a source, with what answers it. */
interface CheckedAsking {
  /** Completes "when it is asked …". */
  readonly how: string;
  ask(context: ConnectorContext): AsyncIterable<Capture>;
}

async function checkAsking(
  connector: Connector,
  samples: Samples,
  onBegin: (title: string) => void,
): Promise<readonly Conformance[]> {
  const { answer, settings } = samples;
  if (answer === undefined) return [{ title: "is asked", faults: ['its samples have no "answer"'] }];
  const { present, absent } = connector.examples;
  const elsewhere = new Set<string>();
  const strays = new Set<string>();
  const take = async ({ ask }: CheckedAsking, reply: (question: Question) => Promise<Answer | null>) => {
    const captures: Capture[] = [];
    const heard = (question: Question) => {
      const { origin } = new URL(question.url);
      if (mayAsk(connector.asks ?? "", origin)) return reply(question);
      elsewhere.add(`it asks ${origin}, and "asks" names ${connector.asks}`);
      return Promise.reject(new AsksElsewhere());
    };
    const time = new AbortController();
    const takeAll = async () => {
      for await (const capture of ask(contextOf(connector, heard, time.signal, settings))) {
        if (captures.length === MAX_CAPTURES) throw new Error(`it yields more than ${MAX_CAPTURES} captures`);
        captures.push(capture);
      }
    };
    await withStrays(
      (error) => void strays.add(wordsOfFault(error)),
      () => inTime(takeAll(), connector.limits.timeoutMs, time),
    );
    return captures;
  };
  const about = (identifier: Identifier): CheckedAsking => ({
    how: `by ${identifier.kind}`,
    ask: (context) => connector.probe(identifier, context),
  });
  const unanswered = new Set<string>();
  const sent = async (question: Question) => {
    const answered = await answerWith(connector, answer, question);
    if (answered === null) unanswered.add(question.url);
    return answered;
  };
  const hears = async (asking: CheckedAsking): Promise<readonly Conformance[]> => {
    const checks: Conformance[] = [];
    for (const [title, error] of [
      ["reports that the source is busy", new RetryLater("not now", 0)],
      ["reports that the source refuses", new DisableConnector("refused")],
    ] as const) {
      onBegin(title);
      const ended = await attempt(() => take(asking, () => Promise.reject(error)), error);
      checks.push({ title, faults: ended.ended ? [] : (ended.faults ?? ["the error was swallowed"]) });
    }
    for (const json of HOSTILE) {
      const title = `withstands a response such as ${JSON.stringify(json)}`;
      onBegin(title);
      const hostile = (question: Question) =>
        Promise.resolve(answerOf(question, JSON.stringify(json), "application/json"));
      const ended = await attempt(() => take(asking, hostile));
      const faults = ended.faults ?? ended.captures.flatMap((each) => readFaults(connector, each, true));
      checks.push({ title, faults });
    }
    return checks;
  };
  const finds = "finds the person of its example, and reads what it finds";
  const findsNobody = "finds nobody where there is nobody";
  onBegin(finds);
  const found = await attempt(() => take(about(present), sent));
  const missing = unanswered.size === 0 ? "" : `, and "answer" has nothing for ${[...unanswered].join(", ")}`;
  onBegin(findsNobody);
  const nobody = await attempt(() => take(about(absent), sent));
  const checks: Conformance[] = [
    {
      title: finds,
      faults:
        found.faults ??
        (found.captures.length === 0
          ? [`nothing was found${missing}`]
          : found.captures.flatMap((each) => readFaults(connector, each))),
    },
    {
      title: findsNobody,
      faults: nobody.faults ?? nobody.captures.map((each) => faultOfCapture(each) ?? `a capture of ${each.kind}`),
    },
    ...(await hears(about(present))),
  ];
  for (const asking of otherAskings(connector, samples)) {
    const title = `does the same when it is asked ${asking.how}`;
    onBegin(title);
    const ended = await attempt(() => take(asking, sent));
    const faults = ended.faults ?? ended.captures.flatMap((each) => readFaults(connector, each));
    const heard = (await hears(asking)).flatMap((check) => check.faults.map((fault) => `${check.title}: no, ${fault}`));
    checks.push({ title, faults: [...new Set([...faults, ...heard])] });
  }
  await setImmediate();
  return [
    ...checks,
    { title: "awaits its promises, and lets no error escape", faults: [...strays] },
    { title: 'asks where "asks" says, and nowhere else', faults: [...elsewhere] },
  ];
}

/** Other ways to ask it: with the kinds of keys that its examples leave out, and for people by name. */
function* otherAskings(connector: Connector, { captures }: Samples): Generator<CheckedAsking> {
  const findings = captures.flatMap((capture) => findingsOf(connector, capture));
  const names = findings.flatMap(({ name }) => (name === undefined ? [] : { kind: "name" as const, value: name }));
  const keys: readonly Identifier[] = [...findings.flatMap(({ identifiers }) => identifiers), ...names];
  for (const kind of new Set(connector.accepts)) {
    if (kind === connector.examples.present.kind) continue;
    const key = keys.find((each) => each.kind === kind && connector.takes?.(each) !== false);
    if (key !== undefined) yield { how: `by ${kind}`, ask: (context) => connector.probe(key, context) };
  }
  const words = names[0]?.value ?? "Ada Finch";
  if (connector.search !== undefined) {
    yield { how: "for people of a name", ask: (context) => connector.search?.(words, context) ?? NOTHING };
  }
  for (const platform of connector.finds ?? []) {
    const how = `for people of a name on ${platform}`;
    yield { how, ask: (context) => connector.searchOn?.(platform, words, context) ?? NOTHING };
  }
}

/** As many as a lookup takes from one question. */
const MAX_CAPTURES = 1_000;

/** What is done within `timeoutMs`, as in a lookup: after that, the question's signal is aborted. */
async function inTime(work: Promise<void>, timeoutMs: number, question: AbortController): Promise<void> {
  const done = new AbortController();
  const late = delay(timeoutMs, undefined, { signal: done.signal }).then(() => {
    question.abort();
    throw new Error(`it takes longer than its "timeoutMs" of ${timeoutMs}`);
  });
  try {
    await Promise.race([work, late]);
  } finally {
    late.catch(() => undefined);
    done.abort();
  }
}

const NOTHING: AsyncIterable<Capture> = { async *[Symbol.asyncIterator]() {} };

/** The findings in a sample; unreadable samples are reported elsewhere. */
function findingsOf({ readers, imports = [] }: Source, capture: Capture): readonly Finding[] {
  const findings: Finding[] = [];
  faultsIn(() => {
    for (const finding of readerOf([...readers, ...imports], capture.kind).read(capture)) {
      if (faultOfFinding(finding) === null) findings.push(finding);
    }
  });
  return findings;
}

const HOSTILE: readonly unknown[] = [
  null,
  [],
  {},
  "text",
  7,
  [null, { id: [] }],
  { items: 7, data: "x", feed: null, them: [null] },
];

interface Attempt {
  readonly captures: readonly Capture[];
  /** It ended with the expected error. */
  readonly ended: boolean;
  readonly faults?: readonly string[];
}

/** "Not now", "not asked" and "not any more" are valid answers; any other error is a fault of the connector. */
async function attempt(ask: () => Promise<readonly Capture[]>, expected?: Error): Promise<Attempt> {
  try {
    return { captures: await ask(), ended: false };
  } catch (error) {
    const isSaid = error instanceof RetryLater || error instanceof SkipProbe || error instanceof DisableConnector;
    return { captures: [], ended: error === expected, ...(isSaid ? {} : { faults: [wordsOfFault(error)] }) };
  }
}

/** @param mayRefuse whether the reader may report that it cannot read it */
function readFaults({ readers }: Connector, capture: Capture, mayRefuse = false): readonly string[] {
  const wrong = faultOfCapture(capture);
  if (wrong !== null) return [wrong];
  return faultsIn(() => {
    try {
      const findings = [...readerOf(readers, capture.kind).read(capture)];
      return findings.flatMap((finding) => faultOfFinding(finding) ?? []);
    } catch (error) {
      if (mayRefuse && error instanceof UnreadableCapture) return [];
      throw error;
    }
  });
}

/** The faults that a check finds, or the error that it ends with. */
function faultsIn(check: () => readonly string[] | void): readonly string[] {
  try {
    return check() ?? [];
  } catch (error) {
    return [wordsOfFault(error)];
  }
}

/** An error in one line. */
export function wordsOfFault(error: unknown): string {
  if (error instanceof AssertionError) return error.message.split("\n")[0] ?? "";
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}

/** As restricted as the service's own: settings are filled with placeholders, the archive is empty. */
function contextOf(
  { settings = {} }: Connector,
  ask: ConnectorContext["ask"],
  signal: AbortSignal,
  set: Samples["settings"] = {},
): ConnectorContext {
  return {
    signal,
    known: [],
    archive: { async *find() {} },
    setting: (name) => (Object.hasOwn(settings, name) ? (set[name] ?? "social.example.org") : undefined),
    reference: () => Promise.reject(new SkipProbe(because("noFile"))),
    ask,
    feedOf: () => Promise.resolve(undefined),
  };
}

function answerWith(
  { asks = "" }: Connector,
  answer: NonNullable<Samples["answer"]>,
  question: Question,
): Promise<Answer | null> {
  const url = new URL(question.url);
  const path = asks.includes("*") ? `/${url.host}${url.pathname}` : url.pathname;
  const {
    status = 200,
    type = "application/json",
    body,
  } = answer(path, url.searchParams, question.headers ?? {}) ?? { status: 404, body: "" };
  if (status === 404 || status === 410) return Promise.resolve(null);
  if (status === 401 || status === 403) return Promise.reject(new DisableConnector(because("refused", status)));
  if (status >= 400 && question.answers?.includes(status) !== true) {
    return Promise.reject(new RetryLater(because("failed", status), 0));
  }
  const data = typeof body === "string" ? body : JSON.stringify(body);
  return Promise.resolve({ ...answerOf(question, data, type), status });
}

function answerOf({ url, wants = "json" }: Question, data: string, mediaType: string): Answer {
  const json: unknown = wants === "json" && data !== "" ? JSON.parse(data) : undefined;
  return { status: 200, url, mediaType, data, json, collectedAt: "2026-06-15T00:00:00.000Z" };
}

function isConnector(source: Source): source is Connector {
  return "probe" in source;
}
