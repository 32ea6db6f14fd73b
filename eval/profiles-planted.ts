import { createHash, randomInt } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { makePlantedPeople, type PlantedPerson } from "../scripts/make-planted-people.ts";
import type { Fact, Field } from "../scripts/planted-people/stories.ts";
import { FIELDS } from "../scripts/planted-people/stories.ts";
import { createClient, type Schemas, unwrap } from "../src/client/client.ts";
import { datasourceId } from "../src/domain/claim.ts";
import { startService, type TestService } from "../test/support/service.ts";
import { wilson } from "./homonym-trap.ts";
import { importRows } from "./import-rows.ts";
import {
  judgeConflict,
  type JudgedConflict,
  type Score,
  scoreProfile,
  type ShownProfile,
  unfoundedOf,
} from "./planted-score.ts";

/**
 * Invented people with planted truth, through the whole pipeline: their rows are imported over HTTP into a separate
 * service, each is found by email, looked up, and their profile, evidence and datasources are compared with what was
 * planted. First the checked-in sixty, then sixty from a seed drawn now (or given), which no rule was written for; the
 * drawn ones are the headline figure.
 */
export async function run(options: { dir: string; seed?: number; people?: number }): Promise<Record<string, unknown>> {
  const seed = options.seed ?? randomInt(2 ** 31);
  console.error(`seed ${seed}`);
  const checkedIn = readFileSync(join(options.dir, "people.jsonl"), "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as PlantedPerson);
  const fixed = await lookUpAll(checkedIn);
  const drawn = await lookUpAll(makePlantedPeople(seed, options.people ?? 60));
  return { ...figuresOf(drawn), seed, checkedIn: figuresOf(fixed) };
}

export interface Looked {
  readonly person: PlantedPerson;
  readonly score: Score;
  /** Claims behind the profile, and how many of them are where they say in a text with the stored hash. */
  readonly claims: number;
  readonly proven: number;
  /** Members of the profile without evidence. */
  readonly unfounded: readonly string[];
  readonly conflicts: readonly JudgedConflict[];
}

/** Looks up all people in a separate service. */
export async function lookUpAll(people: readonly PlantedPerson[]): Promise<Looked[]> {
  const service = await startService({ env: { CANDOR_LOG_LEVEL: "warn", CANDOR_OFFLINE: "1" } });
  try {
    await importRows(
      service,
      people.flatMap(({ rows }) => rows),
    );
    const looked: Looked[] = [];
    const waiting = [...people];
    const work = async (): Promise<void> => {
      for (let person = waiting.shift(); person !== undefined; person = waiting.shift())
        looked.push(await lookUp(service, person));
    };
    await Promise.all([work(), work(), work(), work()]);
    return looked.sort((a, b) => a.person.key.localeCompare(b.person.key, "en", { numeric: true }));
  } finally {
    await service.stop();
  }
}

async function lookUp(service: TestService, person: PlantedPerson): Promise<Looked> {
  const client = createClient({ baseUrl: service.url, apiKey: service.apiKey });
  const { results } = await unwrap(
    client.GET("/search", { params: { query: { query: person.email, type: "candor" } } }),
  );
  const candidateId = results[0]?.candidateId;
  if (candidateId === undefined) throw new Error(`${person.key} is not found`);
  let lookup = await unwrap(client.POST("/lookups", { body: { candidateId } }));
  const path = { lookupId: lookup.lookupId };
  while (lookup.status === "queued" || lookup.status === "running")
    lookup = await unwrap(client.GET("/lookups/{lookupId}", { params: { path, query: { wait: 30 } } }));
  const evidence = await unwrap(client.GET("/lookups/{lookupId}/evidence", { params: { path } }));
  const datasources = await unwrap(client.GET("/lookups/{lookupId}/datasources", { params: { path } }));
  const profile = (lookup.data ?? {}) as ShownProfile;
  const proof = new Prover(lookup.lookupId, datasources);
  const claims = Object.values(evidence).flat();
  return {
    person,
    score: scoreProfile(person, profile),
    claims: claims.length,
    proven: claims.filter((claim) => proof.proves(claim)).length,
    unfounded: unfoundedOf(profile, evidence, lookup.metadata?.["candor.unknown"] ?? ""),
    conflicts: person.conflicts.map((conflict) => judgeConflict(conflict, profile, evidence)),
  };
}

type Claim = Schemas["EvidenceClaim"];

/** Checks that the quote of a claim is at its place in a stored text whose hash is in the datasource's ID. */
class Prover {
  readonly #texts = new Map<string, { readonly data: string; readonly json: unknown }>();

  constructor(lookupId: string, datasources: readonly Schemas["Datasource"][]) {
    for (const { datasourceId: id, connector, source, data } of datasources) {
      const hash = createHash("sha256").update(data).digest("hex");
      if (datasourceId(lookupId, connector, source, hash) === id) this.#texts.set(id, { data, json: parse(data) });
    }
  }

  proves({ datasourceId: id, locator, quote }: Claim): boolean {
    const text = this.#texts.get(id);
    if (text === undefined) return false;
    const [, from, to] = /^char=(\d+),(\d+)$/u.exec(locator) ?? [];
    if (from !== undefined)
      return quote !== undefined && quote !== "" && text.data.slice(Number(from), Number(to)) === quote;
    return valueAt(text.json, locator) !== undefined;
  }
}

function parse(data: string): unknown {
  try {
    return JSON.parse(data) as unknown;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function valueAt(json: unknown, pointer: string): unknown {
  let value = json;
  for (const token of pointer.split("/").slice(1)) {
    if (value === null || typeof value !== "object") return undefined;
    value = (value as Record<string, unknown>)[token.replaceAll("~1", "/").replaceAll("~0", "~")];
  }
  return value;
}

const CRITICAL: readonly Field[] = ["birthYear", "spouse", "child", "email", "phone"];
/** Weights of completeness: identity 3, role 3, contact 2, education 2, others 1. */
const WEIGHTS: Partial<Record<Field, number>> = {
  fullName: 3,
  birthYear: 3,
  location: 3,
  jobTitle: 3,
  company: 3,
  experience: 3,
  email: 2,
  phone: 2,
  education: 2,
  degree: 2,
};

export function figuresOf(looked: readonly Looked[]): Record<string, unknown> {
  const figures = tally(looked);
  return {
    ...figures,
    byLanguage: Object.fromEntries(
      [...Map.groupBy(looked, ({ person }) => person.lang)].map(([lang, people]) => {
        const { precision, recall, criticalPrecision, completeness, n } = tally(people);
        return [lang, { precision, recall, criticalPrecision, completeness, n }];
      }),
    ),
    byField: Object.fromEntries(FIELDS.map((field) => [field, fieldFigures(looked, field)])),
    worst: worstOf(looked),
  };
}

function tally(looked: readonly Looked[]) {
  const shown = looked.flatMap(({ score }) => score.shown);
  const right = shown.filter(({ truth }) => truth !== undefined).length;
  const stated = looked.flatMap(({ score }) => score.stated);
  const missed = looked.flatMap(({ score }) => score.missed);
  const critical = shown.filter(({ field }) => CRITICAL.includes(field));
  const criticalRight = critical.filter(({ truth }) => truth !== undefined).length;
  const claims = sum(looked.map((one) => one.claims + one.unfounded.length));
  const proven = sum(looked.map((one) => one.proven));
  const foreign = sum(looked.map(({ score }) => score.foreign.length));
  const weight = (facts: readonly Fact[]) => sum(facts.map(({ field }) => WEIGHTS[field] ?? 1));
  const completeness = ratio(weight(stated) - weight(missed), weight(stated));
  const conflicts = looked.flatMap((one) => one.conflicts);
  const resolved = conflicts.filter((one) => one.resolved).length;
  const told = conflicts.filter((one) => one.shown).length;
  return {
    precision: ratio(right, shown.length),
    recall: ratio(stated.length - missed.length, stated.length),
    criticalPrecision: ratio(criticalRight, critical.length),
    provenanceCoverage: ratio(proven, claims),
    foreignFacts: ratio(foreign, shown.length),
    completeness,
    conflictsResolved: ratio(resolved, conflicts.length),
    conflictsShown: ratio(told, conflicts.length),
    n: {
      people: looked.length,
      documents: sum(looked.map(({ person }) => person.rows.length - 1)),
      factsShown: shown.length,
      factsStated: stated.length,
      criticalShown: critical.length,
      claims,
      foreign,
      conflicts: conflicts.length,
    },
    intervals: {
      precision: wilson(right, shown.length),
      recall: wilson(stated.length - missed.length, stated.length),
      criticalPrecision: wilson(criticalRight, critical.length),
      provenanceCoverage: wilson(proven, claims),
      foreignFacts: wilson(foreign, shown.length),
      completeness: wilson(completeness * stated.length, stated.length),
      conflictsResolved: wilson(resolved, conflicts.length),
      conflictsShown: wilson(told, conflicts.length),
    },
  };
}

function fieldFigures(looked: readonly Looked[], field: Field): Record<string, number> {
  const shown = looked.flatMap(({ score }) => score.shown).filter((one) => one.field === field);
  const right = shown.filter(({ truth }) => truth !== undefined).length;
  const stated = looked.flatMap(({ score }) => score.stated).filter((one) => one.field === field).length;
  const missed = looked.flatMap(({ score }) => score.missed).filter((one) => one.field === field).length;
  return { precision: ratio(right, shown.length), recall: ratio(stated - missed, stated), shown: shown.length, stated };
}

/** Foreign and critical errors first, then wrong values, then missing ones; at most two per person. */
function worstOf(looked: readonly Looked[]): string[] {
  const errors = looked.flatMap(({ person, score, unfounded, conflicts }) => {
    const wrong = score.shown.filter(({ truth }) => truth === undefined);
    const severity = ({ field }: { field: Field }) => (CRITICAL.includes(field) ? 0 : 2);
    return [
      ...score.foreign.map(({ field, value }) => ({ rank: 0, text: `shows ${field} "${value}" of somebody else` })),
      ...unfounded.map((pointer) => ({ rank: 0, text: `shows ${pointer} without evidence` })),
      ...wrong.map((one) => ({ rank: 1 + severity(one), text: `shows ${one.field} "${one.value}", not so` })),
      ...conflicts.flatMap(({ conflict, resolved, shown }) =>
        resolved && shown
          ? []
          : [
              {
                rank: 2,
                text: `${conflict.field} "${conflict.wrong}" ${resolved ? "is not shown as a conflict" : `won over "${conflict.truth}"`}`,
              },
            ],
      ),
      ...score.missed.map((one) => ({ rank: 4 + severity(one), text: `misses ${one.field} "${one.value}"` })),
    ]
      .sort((a, b) => a.rank - b.rank)
      .slice(0, MAX_ERRORS)
      .map(({ rank, text }) => ({ rank, text: `${person.key} (${person.lang}) ${text}` }));
  });
  return errors
    .sort((a, b) => a.rank - b.rank)
    .slice(0, 10)
    .map(({ text }) => text);
}

const MAX_ERRORS = 2;

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function ratio(part: number, whole: number): number {
  return whole === 0 ? 0 : Number((part / whole).toFixed(4));
}
