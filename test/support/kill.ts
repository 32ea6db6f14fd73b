import assert from "node:assert/strict";
import { setTimeout as delay } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import { callService, waitForEnd } from "../api/http.ts";
import type { ServiceProcess, TestService } from "./service.ts";

/** How a lookup ended, without what may differ from one lookup to the next. */
export interface Ending {
  readonly status: unknown;
  readonly data: unknown;
  readonly claims: unknown;
  readonly coverage: unknown;
}

/** What else is in progress when the service is killed. */
export interface Beside {
  /** Started when the undisturbed lookup has ended. */
  begin?(): Promise<void>;
  /** Done just before the kill. */
  last?(): Promise<void>;
  /** Done while no service is running. */
  dead?(): Promise<void>;
}

/**
 * Kills the service at random moments during lookups of one candidate, restarts it each time, and checks that every
 * lookup ends like an undisturbed one.
 *
 * @param times kills that must hit a running lookup
 * @returns the stages that they hit
 */
export async function killAndCompare(
  service: ServiceProcess,
  candidateId: string,
  times: number,
  beside: Beside = {},
): Promise<readonly string[]> {
  await waitForEnd(apiOf(service), await start(service, candidateId));
  const calm = await start(service, candidateId);
  const since = performance.now();
  await waitForEnd(apiOf(service), calm);
  let withinMs = performance.now() - since;
  const expected = await readEnding(service, calm);
  const stages: string[] = [];
  await beside.begin?.();
  while (stages.length < times) {
    const lookupId = await start(service, candidateId);
    await delay(Math.random() * withinMs);
    const stage = await readStage(service, lookupId);
    if (stage === "done") {
      // The undisturbed one was slower than this: the machine has less to do now, or the service is warm.
      withinMs /= 2;
      continue;
    }
    await beside.last?.();
    await service.kill();
    await beside.dead?.();
    await service.restart();
    await waitForEnd(apiOf(service), lookupId);
    const differs = listDifferences(await readEnding(service, lookupId), expected);
    assert.deepEqual(differs, [], `another profile: killed in ${stage}`);
    stages.push(stage);
  }
  return stages;
}

/** The differences between two values, by JSON pointer, with both. */
export function listDifferences(actual: unknown, expected: unknown, pointer = ""): readonly string[] {
  if (isDeepStrictEqual(actual, expected)) return [];
  if (typeof actual !== "object" || typeof expected !== "object" || actual === null || expected === null)
    return [`${pointer}: ${JSON.stringify(actual)} instead of ${JSON.stringify(expected)}`];
  const [one, other] = [actual, expected] as readonly Readonly<Record<string, unknown>>[];
  const keys = new Set([...Object.keys(actual), ...Object.keys(expected)]);
  return [...keys].flatMap((key) => listDifferences(one?.[key], other?.[key], `${pointer}/${key}`));
}

function apiOf(service: ServiceProcess) {
  return { call: async (method: string, path: string) => await callService(service, method, path) };
}

async function start(service: ServiceProcess, candidateId: string): Promise<string> {
  const { status, text, body } = await callService(service, "POST", "/lookups", { body: { candidateId } });
  assert.equal(status, 201, text);
  return (body as { lookupId: string }).lookupId;
}

async function readStage(service: ServiceProcess, lookupId: string): Promise<string> {
  const { body } = await callService(service, "GET", `/lookups/${lookupId}`);
  return (body as { stage: string }).stage;
}

/** Also of a service whose lookups are run by other processes. */
export async function readEnding(service: TestService, lookupId: string): Promise<Ending> {
  const read = async (rest: string) => (await callService(service, "GET", `/lookups/${lookupId}${rest}`)).body;
  const { status, data } = (await read("")) as { status: unknown; data: Record<string, unknown> };
  const evidence = (await read("/evidence")) as Record<string, { claimId: string }[]>;
  const coverage = (await read("/coverage")) as Record<string, unknown>[];
  return {
    status,
    // The address of a lookup's page contains its ID.
    data: { ...data, url: String(data["url"]).replace(lookupId, "") },
    claims: Object.entries(evidence).map(([pointer, claims]) => [pointer, claims.map(({ claimId }) => claimId)]),
    coverage: coverage.map((probe) => ({ ...probe, ms: 0 })),
  };
}
