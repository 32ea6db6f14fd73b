import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { createClient, type Schemas, unwrap } from "../src/client/client.ts";
import type { LookupData } from "../src/contract/profile.ts";
import { claimsBelow } from "../src/exports/evidence.ts";
import { startService, type TestService } from "../test/support/service.ts";
import { wilson } from "./homonym-trap.ts";
import { importRows } from "./import-rows.ts";
import { type Case, type CaseScore, FIELDS, type Sureness, scoreCase } from "./reading-score.ts";

/** A document with the score of its profile. */
export interface Scored {
  readonly one: Case;
  readonly score: CaseScore;
  /** Whether a record was made from the page. */
  readonly recorded: boolean;
}

/**
 * Documents about invented people, through the whole pipeline: each is imported under the key of its person, who is
 * known only by name, looked up, confirmed as theirs if the rules leave it open, and the profile is compared with what
 * the document says.
 */
export async function run(options: { readonly dir: string }): Promise<Record<string, unknown>> {
  const looked = await lookUpCases(readCasesIn(options.dir));
  const scored = looked.map(({ one, data, sureness, recorded }) => ({
    one,
    score: scoreCase(one, data, sureness),
    recorded,
  }));
  return figuresOf(scored);
}

/** What the profile of a document's person shows. */
export interface LookedUp {
  readonly one: Case;
  readonly data: LookupData;
  readonly sureness: Sureness;
  /** Whether a record was made from the page. */
  readonly recorded: boolean;
}

/** The profiles of documents, looked up in a service created for this, in document order. */
export async function lookUpCases(cases: readonly Case[]): Promise<readonly LookedUp[]> {
  const service = await startService({ env: { CANDOR_LOG_LEVEL: "warn", CANDOR_OFFLINE: "1" } });
  try {
    await importCases(service, cases);
    const looked: LookedUp[] = [];
    const waiting = cases.map((one, at) => ({ one, at }));
    const work = async (): Promise<void> => {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift())
        looked.push(await lookUp(service, next.one, next.at));
    };
    await Promise.all([work(), work(), work()]);
    return looked.sort((a, b) => cases.indexOf(a.one) - cases.indexOf(b.one));
  } finally {
    await service.stop();
  }
}

/** The documents of a folder, in file order. */
export function readCasesIn(dir: string): Case[] {
  return readdirSync(dir)
    .filter((name) => /\.jsonl(?:\.gz)?$/u.test(name))
    .sort()
    .flatMap((name) => readCases(join(dir, name)));
}

function readCases(path: string): Case[] {
  const bytes = readFileSync(path);
  const text = path.endsWith(".gz") ? gunzipSync(bytes).toString("utf8") : bytes.toString("utf8");
  return text
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => JSON.parse(line) as Case);
}

const keyOf = (at: number): string => `reading:${at}`;
/** Finds the person and tells namesakes apart. It is given, so it is not part of the figures. */
const mailboxOf = (at: number): string => `person-${at}@people.example.org`;

async function importCases(service: TestService, cases: readonly Case[]): Promise<void> {
  const rows = cases.flatMap((one, at) => [
    { type: "candidate", key: keyOf(at), fullName: one.name, identifiers: [{ kind: "email", value: mailboxOf(at) }] },
    {
      type: "document",
      kind: one.kind === "text" ? "person-page" : one.kind,
      url: `https://pages.example.org/${at}`,
      mediaType: one.media,
      collectedAt: `${one.date ?? COLLECTED}T12:00:00Z`,
      data: one.data,
      identifiers: [{ kind: "candidate", value: keyOf(at) }],
    },
  ]);
  await importRows(service, rows);
}

/** When a document without a date of its own was collected. */
const COLLECTED = "2026-01-15";

async function lookUp(service: TestService, one: Case, at: number): Promise<LookedUp> {
  const client = createClient({ baseUrl: service.url, apiKey: service.apiKey });
  const { results } = await unwrap(
    client.GET("/search", { params: { query: { query: mailboxOf(at), type: "candor" } } }),
  );
  const candidateId = results[0]?.candidateId;
  if (candidateId === undefined) throw new Error(`${one.id} is not found`);
  let lookup = await finish(service, await unwrap(client.POST("/lookups", { body: { candidateId } })));
  const path = { lookupId: lookup.lookupId };
  const records = await unwrap(client.GET("/lookups/{lookupId}/records", { params: { path } }));
  // A page may have several people: the one with this name is confirmed if the rules left it open.
  const named = records.filter(
    ({ connector, name }) => connector === "archive" && sharesWord(name ?? one.name, one.name),
  );
  for (const { recordId, judgement } of named) {
    if (judgement === "own") continue;
    const judged = { params: { path }, body: { recordId, judgement: "own" as const } };
    lookup = await finish(service, await unwrap(client.POST("/lookups/{lookupId}/judgements", judged)));
  }
  const evidence = await unwrap(client.GET("/lookups/{lookupId}/evidence", { params: { path } }));
  // Removing the given mailbox from the list may move another one up.
  const emails = lookup.data?.emails?.filter((email) => email !== mailboxOf(at));
  const sureness: Sureness = (pointer) => surenessOf(evidence, pointer.replace(/^\/emails\/\d+$/u, "/emails"));
  return { one, data: { ...lookup.data, emails } as LookupData, sureness, recorded: named.length > 0 };
}

/** The highest confidence of the claims at, above or below a pointer. */
function surenessOf(evidence: Schemas["Evidence"], pointer: string): number {
  const at = claimsBelow(evidence, pointer);
  const inside = Object.entries(evidence).filter(([key]) => key.startsWith(`${pointer}/`));
  const claims = at.length > 0 ? at : inside.flatMap(([, members]) => members);
  return Math.max(0, ...claims.map(({ confidence }) => confidence));
}

async function finish(service: TestService, begun: Schemas["Lookup"]): Promise<Schemas["Lookup"]> {
  const client = createClient({ baseUrl: service.url, apiKey: service.apiKey });
  let lookup = begun;
  const path = { lookupId: lookup.lookupId };
  while (lookup.status === "queued" || lookup.status === "running")
    lookup = await unwrap(client.GET("/lookups/{lookupId}", { params: { path, query: { wait: 30 } } }));
  return lookup;
}

/** Whether two names share a word. */
export function sharesWord(a: string, b: string): boolean {
  const words = (text: string) => text.toLowerCase().split(/[\s-]+/u);
  return words(a).some((word) => words(b).includes(word));
}

function figuresOf(scored: readonly Scored[]): Record<string, unknown> {
  const by = (key: (one: Case) => string) =>
    Object.fromEntries(
      [...Map.groupBy(scored, ({ one }) => key(one))]
        .sort(([a], [b]) => a.localeCompare(b))
        .map(([group, members]) => [group, tally(members)]),
    );
  return {
    ...tally(scored),
    n: scored.length,
    surest: Object.fromEntries(
      [["all", scored] as const, ...Map.groupBy(scored, ({ one }) => (one.lang === "en" ? "en" : "others"))].map(
        ([group, members]) => [group, surestOf(members)],
      ),
    ),
    noRecord: scored.filter(({ recorded }) => !recorded).length,
    byField: Object.fromEntries(FIELDS.map((field) => [field, tally(scored, field)])),
    byLang: by(({ lang }) => lang),
    byStyle: by(({ style }) => style),
    byCase: by(({ id }) => id),
    worst: worstOf(scored),
  };
}

/** Recall and precision over documents, for one field or for all. */
export function tally(scored: readonly Scored[], field?: string) {
  const of = <T extends { readonly field: string }>(items: readonly T[]) =>
    field === undefined ? items : items.filter((item) => item.field === field);
  const known = scored.flatMap(({ score }) => of(score.known)).length;
  const found = scored.flatMap(({ score }) => of(score.known)).filter((fact) => fact.found).length;
  const counted = scored.flatMap(({ score }) => of(score.shown)).filter(({ verdict }) => verdict !== "optional");
  const right = counted.filter(({ verdict }) => verdict === "right").length;
  const [recall, precision] = [ratio(found, known), ratio(right, counted.length)];
  return {
    recall,
    precision,
    f1: recall + precision === 0 ? 0 : (2 * recall * precision) / (recall + precision),
    known,
    found,
    shown: counted.length,
    right,
    n: scored.length,
    intervals: { recall: wilson(found, known), precision: wilson(right, counted.length) },
  };
}

const WANTED_PRECISION = 0.95;

/**
 * What is left if only values above a confidence threshold are shown: the recall at the lowest threshold that has a
 * precision of .95, with the whole curve. The threshold changes nothing else in the profile.
 */
export function surestOf(scored: readonly Scored[]) {
  const known = scored.flatMap(({ score }) => score.known).length;
  const counted = scored.flatMap(({ score }) => score.shown).filter(({ verdict }) => verdict !== "optional");
  const thresholds = [...new Set(counted.map(({ confidence }) => confidence))].sort((a, b) => a - b);
  const curve = thresholds.map((threshold) => {
    const shown = counted.filter(({ confidence }) => confidence >= threshold);
    const right = shown.filter(({ verdict }) => verdict === "right").length;
    return { threshold, recall: ratio(right, known), precision: ratio(right, shown.length) };
  });
  const reached = curve.find(({ precision }) => precision >= WANTED_PRECISION);
  return { threshold: reached?.threshold ?? null, recall: reached?.recall ?? 0, curve };
}

/** Traps first, then wrong values, at most four per document; then documents from which nothing was read. */
function worstOf(scored: readonly Scored[]): string[] {
  const wrong = scored.flatMap(({ one, score }) =>
    score.shown
      .filter(({ verdict }) => verdict === "trap" || verdict === "wrong")
      .sort((a, b) => (a.verdict === "trap" ? 0 : 1) - (b.verdict === "trap" ? 0 : 1))
      .slice(0, 4)
      .map(({ verdict, field, value }) => ({ verdict, text: `${one.id}: ${verdict} ${field} "${value}"` })),
  );
  const silent = scored
    .filter(({ score }) => score.shown.length === 0)
    .map(({ one, score }) => ({ verdict: "silent", text: `${one.id}: nothing of ${score.known.length} facts` }));
  const order = ["trap", "wrong", "silent"];
  return [...wrong, ...silent]
    .sort((a, b) => order.indexOf(a.verdict) - order.indexOf(b.verdict))
    .slice(0, 20)
    .map(({ text }) => text);
}

function ratio(part: number, whole: number): number {
  return whole === 0 ? 0 : part / whole;
}
