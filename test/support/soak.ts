import { setTimeout as delay } from "node:timers/promises";
import { residentMegabytes } from "../../bench/processor-time.ts";
import { type Answer, callService, type CallOptions, findPerson, NDJSON, ndjson } from "../api/http.ts";
import type { ServiceProcess } from "./service.ts";

/** A minute, or the end of a shorter soak. */
export interface SoakMoment {
  readonly seconds: number;
  /** Resident memory of the service's process: the median since the moment before. */
  readonly megabytes: number;
  /** Requests answered since then. */
  readonly answered: number;
}

export interface SoakOutcome {
  readonly moments: readonly SoakMoment[];
  readonly growth: Growth;
  /** How many requests of each kind were answered as they should be. */
  readonly served: Readonly<Record<string, number>>;
  /** Any other answer: what was asked, the status and what it said. */
  readonly failures: readonly string[];
}

/** Resident megabytes, as medians: of the second third of a soak, when everything is compiled and cached, and of the last. */
export interface Growth {
  readonly middle: number;
  readonly last: number;
  readonly isFlat: boolean;
}

/** What garbage collection and new pages of caches move a median by. A leak of a megabyte a second exceeds it in minutes. */
const MAX_GROWTH = 1.1;
const SAMPLE_MS = 250;
const MOMENT_MS = 60_000;
const NAMES = ["Amara Okonkwo", "Lukas Brandt", "Nadia Rahmani", "Tan Mei Ling", "Tomás Herrera Quiroga"];
/** Lookups that readers read. Older ones are deleted, so that the database does not grow either. */
const KEPT_LOOKUPS = 20;
const IMPORTED = 100;
const IMPORT_EVERY_MS = 2_000;
const REST_MS = 20;
const REPORT_EVERY = 5;

/**
 * Does everything at once that an installation does all day: creates lookups, waits for them and follows their events,
 * reads profiles, evidence, pictures and reports, searches, imports people again, and deletes old lookups. Every caller
 * rests between two requests, because a machine that is full all the time shows nothing but its queues.
 */
export async function soak(
  service: ServiceProcess,
  seconds: number,
  say: (moment: SoakMoment) => void = () => {},
): Promise<SoakOutcome> {
  const endMs = performance.now() + seconds * 1_000;
  const state: State = {
    service,
    served: new Map(),
    failures: [],
    kept: [],
    made: 0,
    isOver: () => performance.now() >= endMs,
  };
  const call = async (method: string, path: string, options?: CallOptions) =>
    await callService(service, method, path, options);
  const candidateIds: string[] = [];
  for (const name of NAMES) candidateIds.push(await findPerson({ call }, name));
  const watching = watchMemory(state, say);
  await Promise.all([
    ...candidateIds.slice(0, 2).map((_, index) => lookUpAgain(state, candidateIds, index)),
    readAgain(state, candidateIds),
    searchAgain(state),
    importAgain(state),
  ]);
  const { samples, moments } = await watching;
  return {
    moments,
    growth: growthOf(samples),
    served: Object.fromEntries(state.served),
    failures: state.failures,
  };
}

/** @param samples resident megabytes at equal distances */
export function growthOf(samples: readonly number[]): Growth {
  const third = Math.floor(samples.length / 3);
  const middle = medianOf(samples.slice(third, 2 * third));
  const last = medianOf(samples.slice(2 * third));
  return { middle, last, isFlat: last <= middle * MAX_GROWTH };
}

interface State {
  readonly service: ServiceProcess;
  readonly served: Map<string, number>;
  readonly failures: string[];
  /** Finished lookups, oldest first. */
  readonly kept: string[];
  made: number;
  isOver(): boolean;
}

/** Counts an answer, or notes that it is not what it should be. */
async function ask(
  state: State,
  kind: string,
  method: string,
  path: string,
  { status = 200, ...options }: CallOptions & { readonly status?: number } = {},
): Promise<Answer> {
  const answer = await callService(state.service, method, path, options);
  if (answer.status === status) state.served.set(kind, (state.served.get(kind) ?? 0) + 1);
  else state.failures.push(`${method} ${path}: ${answer.status} ${answer.text.slice(0, 300)}`);
  return answer;
}

async function lookUpAgain(state: State, candidateIds: readonly string[], first: number): Promise<void> {
  for (let turn = first; !state.isOver(); turn++) {
    const candidateId = candidateIds[turn % candidateIds.length];
    const created = await ask(state, "created", "POST", "/lookups", { body: { candidateId }, status: 201 });
    const { lookupId } = created.body as { readonly lookupId?: string };
    if (lookupId === undefined) continue;
    await ask(state, "followed", "GET", `/lookups/${lookupId}/events`, { headers: { accept: "text/event-stream" } });
    const ended = await ask(state, "waited", "GET", `/lookups/${lookupId}?wait=10`);
    const { status } = ended.body as { readonly status?: string };
    if (status !== "success") state.failures.push(`lookup ${lookupId} ended with ${status}`);
    if (++state.made % REPORT_EVERY === 0) await readReport(state, lookupId);
    state.kept.push(lookupId);
    const oldest = state.kept.length > KEPT_LOOKUPS ? state.kept.shift() : undefined;
    if (oldest !== undefined) await ask(state, "deleted", "DELETE", `/lookups/${oldest}`);
    await delay(REST_MS);
  }
}

async function readReport(state: State, lookupId: string): Promise<void> {
  const link = await ask(state, "linked", "GET", `/lookups/${lookupId}/pdf`);
  const { url } = link.body as { readonly url?: string };
  if (url !== undefined) await ask(state, "downloaded", "GET", url);
}

async function readAgain(state: State, candidateIds: readonly string[]): Promise<void> {
  for (let turn = 0; !state.isOver(); turn++) {
    await ask(state, "candidates", "GET", `/candidates/${candidateIds[turn % candidateIds.length]}`);
    // The newest, which no deletion reaches before it has been read.
    const lookupId = state.kept.at(-1);
    if (lookupId !== undefined) {
      for (const part of ["", "/evidence", "/coverage", "/datasources", "/records"])
        await ask(state, "read", "GET", `/lookups/${lookupId}${part}`);
    }
    await ask(state, "listed", "GET", "/lookups?limit=20");
    await delay(REST_MS);
  }
}

async function searchAgain(state: State): Promise<void> {
  const words = NAMES.flatMap((name) => [name, name.split(" ")[0] ?? "", name.slice(0, -2)]);
  for (let turn = 0; !state.isOver(); turn++) {
    const query = encodeURIComponent(words[turn % words.length] ?? "");
    await ask(state, "searched", "GET", `/search?type=candor&query=${query}`);
    await delay(REST_MS);
  }
}

/** The same people each time, with another title. */
async function importAgain(state: State): Promise<void> {
  for (let turn = 0; !state.isOver(); turn++) {
    const rows = Array.from({ length: IMPORTED }, (_, at) => ({
      type: "candidate",
      key: `soak:${at}`,
      fullName: `Ottoline Quarrywick ${at}`,
      title: `Keeper of ledger ${turn}`,
    }));
    await ask(state, "imported", "POST", "/imports?format=candor", {
      body: ndjson(...rows),
      headers: NDJSON,
      status: 201,
    });
    await delay(IMPORT_EVERY_MS);
  }
}

async function watchMemory(
  state: State,
  say: (moment: SoakMoment) => void,
): Promise<{ readonly samples: readonly number[]; readonly moments: readonly SoakMoment[] }> {
  const samples: number[] = [];
  const moments: SoakMoment[] = [];
  const startMs = performance.now();
  let [from, answered] = [0, 0];
  const endMoment = () => {
    const all = [...state.served.values()].reduce((sum, count) => sum + count, 0);
    const moment = {
      seconds: Math.round((performance.now() - startMs) / 1_000),
      megabytes: medianOf(samples.slice(from)),
      answered: all - answered,
    };
    [from, answered] = [samples.length, all];
    moments.push(moment);
    say(moment);
  };
  while (!state.isOver()) {
    samples.push(residentMegabytes(state.service.pid()));
    await delay(SAMPLE_MS);
    if (performance.now() - startMs >= (moments.length + 1) * MOMENT_MS) endMoment();
  }
  if (from < samples.length) endMoment();
  return { samples, moments };
}

function medianOf(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}
