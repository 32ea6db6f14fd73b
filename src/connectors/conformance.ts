import { AssertionError } from "node:assert/strict";
import type { Capture } from "./capture.ts";
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
import { readerOf, tableOf } from "./reader.ts";
import { UnreadableCapture } from "./findings/claims.ts";
import type { Registry } from "./registry.ts";
import type { Samples } from "./samples.ts";

/** One thing that holds for every source, and what keeps it from holding for this one; empty where it does. */
export interface Conformance {
  readonly title: string;
  readonly faults: readonly string[];
}

/**
 * What holds for every source, checked with its samples: nobody is asked and no database is there.
 *
 * @param others the sources beside it
 */
export async function checkSource(
  source: Source,
  samples: Samples | undefined,
  others: Pick<Registry, "connectors" | "readers">,
): Promise<readonly Conformance[]> {
  const checks: Conformance[] = [{ title: "describes itself", faults: faultsOf(source, others) }];
  if (samples === undefined) return [...checks, { title: "has samples", faults: ['it exports no "samples"'] }];
  const { captures } = samples;
  for (const reader of [...source.readers, ...(source.imports ?? [])]) {
    const own = captures.filter(({ kind }) => kind === reader.kind);
    const missing = own.length === 0 ? [`no sample is of the kind ${reader.kind}`] : [];
    const title = `reads ${reader.kind} as it stands there, and claims no more than it declares`;
    checks.push({
      title,
      faults: [...missing, ...own.flatMap((capture) => faultOf(() => checkReading([reader], capture)))],
    });
    const table = tableOf(reader);
    if (table === null) continue;
    const { unread, heeded, twice } = checkMembers(reader, captures, samples.other);
    const unknown = own.flatMap((capture) => unknownMembers(capture, table));
    checks.push({
      title: `knows the members of ${reader.kind}`,
      faults: [
        ...unread.map((path) => `${path} is called read, and nothing is missing without it`),
        ...heeded.map((path) => `${path} is called left, and what is claimed changes with it`),
        ...twice.map((path) => `${path} is named twice`),
        ...unknown.map((path) => `${path} is neither read nor left`),
      ],
    });
  }
  if (!isConnector(source) || source.access === "local") return checks;
  return [...checks, ...(await checkAsking(source, samples))];
}

async function checkAsking(connector: Connector, { answer, settings }: Samples): Promise<readonly Conformance[]> {
  if (answer === undefined) return [{ title: "is asked", faults: ['its samples have no "answer"'] }];
  const { present, absent } = connector.examples;
  const sent = (question: Question) => answerWith(connector, answer, question);
  const ask = async (how: typeof present, reply: (question: Question) => Promise<Answer | null>) => {
    const captures: Capture[] = [];
    for await (const capture of connector.probe(how, contextOf(connector, reply, settings))) captures.push(capture);
    return captures;
  };
  const found = await attempt(() => ask(present, sent));
  const nobody = await attempt(() => ask(absent, sent));
  const checks: Conformance[] = [
    {
      title: "finds the person of its example, and reads what it finds",
      faults:
        found.faults ??
        (found.captures.length === 0
          ? ["nothing was found"]
          : found.captures.flatMap((each) => readFaults(connector, each))),
    },
    {
      title: "finds nobody where there is nobody",
      faults: nobody.faults ?? nobody.captures.map(({ kind }) => `a capture of ${kind}`),
    },
  ];
  for (const error of [new RetryLater("not now", 0), new DisableConnector("refused")]) {
    const ended = await attempt(() => ask(present, () => Promise.reject(error)), error);
    checks.push({
      title: `says so when the source says "${error.message}"`,
      faults: ended.ended ? [] : ["the error was swallowed"],
    });
  }
  for (const json of HOSTILE) {
    const hostile = (question: Question) =>
      Promise.resolve(answerOf(question, JSON.stringify(json), "application/json"));
    const ended = await attempt(() => ask(present, hostile));
    const faults = ended.faults ?? ended.captures.flatMap((each) => readFaults(connector, each, true));
    checks.push({ title: `is not broken by an answer such as ${JSON.stringify(json).slice(0, 30)}`, faults });
  }
  return checks;
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
  /** It ended with the error that was expected. */
  readonly ended: boolean;
  readonly faults?: readonly string[];
}

/** "Not now", "not asked" and "not any more" are answers; anything else is a fault of the connector. */
async function attempt(ask: () => Promise<readonly Capture[]>, expected?: Error): Promise<Attempt> {
  try {
    return { captures: await ask(), ended: false };
  } catch (error) {
    const isSaid = error instanceof RetryLater || error instanceof SkipProbe || error instanceof DisableConnector;
    return { captures: [], ended: error === expected, ...(isSaid ? {} : { faults: [wordsOf(error)] }) };
  }
}

/** @param mayRefuse whether the reader may say that it cannot read it */
function readFaults({ readers }: Connector, capture: Capture, mayRefuse = false): readonly string[] {
  return faultOf(() => {
    try {
      for (const _ of readerOf(readers, capture.kind).read(capture));
    } catch (error) {
      if (!mayRefuse || !(error instanceof UnreadableCapture)) throw error;
    }
  });
}

function faultOf(check: () => unknown): readonly string[] {
  try {
    check();
    return [];
  } catch (error) {
    return [wordsOf(error)];
  }
}

function wordsOf(error: unknown): string {
  if (error instanceof AssertionError) return error.message.split("\n")[0] ?? "";
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}

/** As narrow as the service's own: settings are filled with something, the archive is empty. */
function contextOf(
  { settings = {} }: Connector,
  ask: ConnectorContext["ask"],
  set: Samples["settings"] = {},
): ConnectorContext {
  return {
    signal: new AbortController().signal,
    known: [],
    archive: { async *find() {} },
    setting: (name) => (Object.hasOwn(settings, name) ? (set[name] ?? "social.example.org") : undefined),
    reference: () => Promise.reject(new SkipProbe("no file is set")),
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
  if (status === 401 || status === 403) return Promise.reject(new DisableConnector(`the source refused (${status})`));
  if (status >= 400 && question.answers?.includes(status) !== true) {
    return Promise.reject(new RetryLater(`the source failed (${status})`, 0));
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
