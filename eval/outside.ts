import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { createClient, type Schemas, unwrap } from "../src/client/client.ts";
import { connectorVariable } from "../src/config/connector-setups.ts";
import { CONNECTORS } from "../src/connectors/registry.ts";
import { findFreePort } from "../test/support/postgres.ts";
import { startService, type TestService } from "../test/support/service.ts";
import { countLosses, findLosses, type Loss } from "./outside-losses.ts";
import {
  answerHolds,
  factsOf,
  type OutsideFact,
  type OutsidePerson,
  type OutsideScore,
  type OutsideStart,
  scoreOutside,
} from "./outside-score.ts";

/**
 * Invented people as the public internet knows them: the folder's own server answers for every source at its base
 * address, each start that a user may have is looked up, and the profile is compared with the truth; a folder
 * `to-measure` gives only totals. There are two recalls: of the facts in sources that are on, and of the facts in
 * datasources that the lookup stored.
 */
export async function run({ dir }: { readonly dir: string }): Promise<Record<string, unknown>> {
  const file = join(dir, "people.jsonl");
  const people = readFileSync(file, "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as OutsidePerson);
  const world = await startWorld(dir, file);
  try {
    const asked: Looked[] = [];
    const service = await startService({ env: environmentOf(world.url) });
    try {
      for (const person of people) for (const start of person.starts) asked.push(await lookUp(service, person, start));
    } finally {
      await service.stop();
    }
    // Anybody who saw which facts it loses would write rules for them, and it would no longer measure anything.
    if (basename(resolve(dir)) === "to-measure") return { whole: figuresOf(asked), byStart: figuresByStart(asked) };
    return {
      whole: figuresOf(asked),
      losses: countLosses(asked.flatMap(({ losses }) => losses)),
      byStart: figuresByStart(asked),
      byKind: Object.fromEntries(
        groupBy(asked, ({ person }) => person.kind).map(([kind, of]) => [kind, figuresOf(of)]),
      ),
      starts: asked.map(tell),
    };
  } finally {
    world.child.kill();
  }
}

function figuresByStart(asked: readonly Looked[]): Record<string, Record<string, number>> {
  return Object.fromEntries(groupBy(asked, ({ start }) => start.name).map(([name, of]) => [name, figuresOf(of)]));
}

/** One start and its result. */
interface Looked {
  readonly person: OutsidePerson;
  readonly start: OutsideStart;
  readonly score: OutsideScore;
  /** Facts that a source which is on has, and those in a datasource of the lookup. */
  readonly held: readonly OutsideFact[];
  readonly read: readonly OutsideFact[];
  /** What a source has and the profile does not show, with where it was lost. */
  readonly losses: readonly Loss[];
  /** Questions to outside sources, including those answered from the cache. */
  readonly questions: number;
  readonly seconds: number;
  readonly dollars: number;
}

/** A source is on if it has its key; the set has no responses from sources that it does not name. */
export function environmentOf(world: string): Record<string, string> {
  const env: Record<string, string> = {
    CANDOR_CONNECTORS: "all",
    CANDOR_CONTACT: "evaluation@example.org",
    CANDOR_LOG_LEVEL: "warn",
    CANDOR_SAMPLES: "off",
  };
  for (const { name, asks, settings = {} } of CONNECTORS) {
    if (asks === undefined) continue;
    env[connectorVariable(name, "baseUrl")] = `${world}/${name}`;
    for (const [setting, { secret }] of Object.entries(settings))
      env[connectorVariable(name, setting)] = secret ? "key-of-the-evaluation" : (SETTINGS[`${name} ${setting}`] ?? "");
  }
  return env;
}

/** Servers listed by the set. */
const SETTINGS: Readonly<Record<string, string>> = {
  "brave storage": "granted",
  "mastodon searchHost": "mastodon.social",
  "searxng instance": "https://searx.example.org",
};

export async function startWorld(
  dir: string,
  file: string,
): Promise<{ readonly url: string; readonly child: ChildProcess }> {
  const port = await findFreePort();
  const server = serverOf(dir);
  const child = spawn(process.execPath, [server, file, String(port), "own"], { stdio: "ignore" });
  const url = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 100; tries++) {
    if ((await fetch(`${url}/__log`).catch(() => null))?.ok) return { url, child };
    await delay(50);
  }
  child.kill();
  throw new Error(`${server} does not answer`);
}

/** The folder's own, or that of the data sets, which serves any list of people in the same format. */
function serverOf(dir: string): string {
  const own = join(dir, "serve.mjs");
  const datasets = process.env["CANDOR_DATASETS"];
  const server = existsSync(own) || !datasets ? own : join(datasets, "eval/outside/serve.mjs");
  if (!existsSync(server)) throw new Error(`${own} is not there, nor is CANDOR_DATASETS set to where one is`);
  return server;
}

async function lookUp(service: TestService, person: OutsidePerson, start: OutsideStart): Promise<Looked> {
  const client = createClient({ baseUrl: service.url, apiKey: service.apiKey });
  const begun = performance.now();
  let lookup = await unwrap(client.POST("/lookups", { body: { candidate: candidateOf(start) } }));
  const params = { path: { lookupId: lookup.lookupId } };
  while (lookup.status === "queued" || lookup.status === "running")
    lookup = await unwrap(client.GET("/lookups/{lookupId}", { params: { ...params, query: { wait: 30 } } }));
  if (start.document !== undefined && lookup.status === "success")
    lookup = await unwrap(
      client.POST("/lookups/{lookupId}/documents", {
        params: { ...params, query: { name: "document.txt", whose: "person" } },
        body: new Blob([start.document.data]) as never,
        bodySerializer: (body) => body as unknown as Blob,
        headers: { "content-type": "application/octet-stream" },
      }),
    );
  const seconds = (performance.now() - begun) / 1000;
  const coverage = await unwrap(client.GET("/lookups/{lookupId}/coverage", { params }));
  const datasources = await unwrap(client.GET("/lookups/{lookupId}/datasources", { params }));
  const facts = factsOf(person.truth);
  const heldIn = (texts: readonly string[]) => facts.filter((fact) => texts.some((text) => answerHolds(text, fact)));
  const known = person.answers.filter(({ id, connector }) => /^(?:own|mix)-/u.test(id) && OUTSIDE.has(connector));
  const score = scoreOutside(person, start, lookup.data ?? {});
  const held = heldIn(known.map(({ body }) => body));
  const shown = new Set(score.right.map(({ value }) => value));
  const missing = held.filter(({ value }) => !shown.has(value));
  console.error(`${person.id}, ${start.name}: ${lookup.status}, ${score.right.length} right, ${seconds.toFixed(1)} s`);
  return {
    person,
    start,
    score,
    held,
    losses: findLosses(missing, person, datasources),
    read: heldIn(datasources.map(({ data }) => data)),
    questions: coverage.filter(({ connector, outcome }) => OUTSIDE.has(connector) && ASKED.has(outcome)).length,
    seconds,
    dollars: Number(lookup.metadata?.["candor.cost"] ?? 0),
  };
}

const OUTSIDE = new Set(CONNECTORS.filter(({ asks }) => asks !== undefined).map(({ name }) => name));
const ASKED = new Set(["found", "absent", "blocked", "failed"]);

export function candidateOf({ candidate }: OutsideStart): Schemas["CandidateInput"] {
  const { fullName, email, sources = [], employer, role, place, birthYear } = candidate;
  return {
    fullName,
    sources: [...sources],
    ...(email !== undefined && { email }),
    ...(employer !== undefined && { "candor.employer": employer }),
    ...(role !== undefined && { "candor.role": role }),
    ...(place !== undefined && { "candor.place": place }),
    ...(birthYear !== undefined && { "candor.birthDate": String(birthYear) }),
  };
}

function figuresOf(asked: readonly Looked[]): Record<string, number> {
  const sum = (of: (looked: Looked) => number) => asked.reduce((total, each) => total + of(each), 0);
  const count = (verdict: string) => sum(({ score }) => score.shown.filter((each) => each.verdict === verdict).length);
  const [right, wrong] = [count("right"), count("wrong")];
  const found = (of: (looked: Looked) => readonly OutsideFact[]) =>
    sum((looked) => of(looked).filter((fact) => looked.score.right.some((each) => each.value === fact.value)).length);
  const held = sum((looked) => looked.held.length);
  const read = sum((looked) => looked.read.length);
  return {
    starts: asked.length,
    held,
    recall: ratio(
      found((looked) => looked.held),
      held,
    ),
    read,
    recallOfRead: ratio(
      found((looked) => looked.read),
      read,
    ),
    right,
    wrong,
    // Of the wrong ones, those that say half of what they are about: an employer without a post, an event without a day.
    halves: sum(
      ({ score }) => score.shown.filter((each) => each.verdict === "wrong" && /^ @ | @ $/u.test(each.value)).length,
    ),
    unlisted: count("unlisted"),
    precision: ratio(right, right + wrong),
    groups: ratio(
      sum(({ score }) => new Set(score.right.map(({ group }) => group)).size),
      asked.length,
    ),
    foreign: sum(({ score }) => score.foreign.length),
    foreignShare: ratio(
      sum(({ score }) => score.foreign.length),
      sum(({ score }) => score.texts),
    ),
    empty: asked.filter(({ score }) => score.right.length === 0).length,
    questions: ratio(
      sum(({ questions }) => questions),
      asked.length,
    ),
    seconds: ratio(
      sum(({ seconds }) => seconds),
      asked.length,
    ),
    dollars: ratio(
      sum(({ dollars }) => dollars),
      asked.length,
    ),
  };
}

function tell(looked: Looked): Record<string, unknown> {
  const { person, start, score, losses } = looked;
  const line = ({ group, value }: { readonly group: string; readonly value: string }) => `${group}: ${value}`;
  return {
    person: person.id,
    start: start.name,
    ...figuresOf([looked]),
    wrongValues: score.shown.filter(({ verdict }) => verdict === "wrong").map(line),
    unlistedValues: score.shown.filter(({ verdict }) => verdict === "unlisted").map(line),
    missing: losses.map((loss) => `${line(loss)} (${loss.stage}: ${loss.source})`),
    foreignTexts: score.foreign,
  };
}

function ratio(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((part / whole) * 10_000) / 10_000;
}

function groupBy<T>(items: readonly T[], keyOf: (item: T) => string): [string, T[]][] {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return [...groups];
}
