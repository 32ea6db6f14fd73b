import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { closeSync, ftruncateSync, mkdtempSync, openSync, rmdirSync, rmSync, statfsSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { callService, findPerson, waitForEnd } from "../api/http.ts";
import { startServiceProcess, type ServiceProcess } from "./service.ts";
import { until } from "./until.ts";

/** A separate small disk, in memory. */
export interface SmallDisk {
  readonly path: string;
  free(): number;
  /** Fills it until only so many bytes are free. */
  fill(left: number): void;
  /** Frees what `fill` took. */
  empty(): void;
  grow(megabytes: number): void;
  remove(): void;
}

/** `null` if this user may not mount: the test that needs it says so and is skipped. */
export function mountSmallDisk(megabytes: number): SmallDisk | null {
  if (process.platform !== "linux" || process.getuid?.() !== 0) return null;
  const path = mkdtempSync(join(tmpdir(), "candor-disk-"));
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m`, "tmpfs", path], { stdio: "pipe" });
  } catch {
    // A container's user may be root and still not be allowed to.
    rmdirSync(path);
    return null;
  }
  const filler = openSync(join(path, "filler"), "w");
  const free = () => {
    const { bavail, bsize } = statfsSync(path);
    return bavail * bsize;
  };
  return {
    path,
    free,
    fill(left) {
      const block = Buffer.alloc(1_048_576);
      while (free() > left) writeSync(filler, block, 0, Math.min(block.length, free() - left));
    },
    empty: () => ftruncateSync(filler, 0),
    grow: (size) => void execFileSync("mount", ["-o", `remount,size=${size}m`, path]),
    remove() {
      closeSync(filler);
      execFileSync("umount", [path]);
      rmSync(path, { recursive: true, force: true });
    },
  };
}

/** Why a test that mounts is skipped. */
export const NO_MOUNT = "may not mount a file system";

/**
 * Fills the disk of a service on the embedded engine and empties it, again and again, while lookups are created: reads
 * continue, writes are refused with 507, health says so, and everything recovers without a restart.
 *
 * @param times how often
 * @returns lookups that were created
 */
export async function fillAndRecover(disk: SmallDisk, times: number): Promise<number> {
  const service = await startServiceProcess({ dataDir: join(disk.path, "data") });
  try {
    const api = { call: async (method: string, path: string) => await callService(service, method, path) };
    const candidateId = await findPerson(api, "Amara Okonkwo");
    const created: string[] = [];
    for (let time = 0; time < times; time++) {
      created.push(await create(service, candidateId));
      // To the last byte every other time, like another program's log.
      disk.fill(time % 2 === 0 ? 33_554_432 : 0);
      await checkFull(service, candidateId, created[0] ?? "");
      disk.empty();
      await untilRoom(service);
      created.push(await create(service, candidateId));
      for (const lookupId of created.splice(0, created.length - 1)) {
        assert.equal((await waitForEnd(api, lookupId))["status"], "success");
      }
    }
    assert.doesNotThrow(() => process.kill(service.pid(), 0));
    return 2 * times;
  } finally {
    await service.stop();
  }
}

async function create(service: ServiceProcess, candidateId: string): Promise<string> {
  const { status, body, text } = await callService(service, "POST", "/lookups", { body: { candidateId } });
  assert.equal(status, 201, text);
  return (body as { lookupId: string }).lookupId;
}

async function checkFull(service: ServiceProcess, candidateId: string, lookupId: string): Promise<void> {
  const refused = await callService(service, "POST", "/lookups", { body: { candidateId } });
  assert.equal(refused.status, 507, refused.text);
  assert.equal(refused.headers.get("content-type")?.split(";")[0], "application/problem+json");
  assert.equal((refused.body as { code: string }).code, "storage_full");
  const imported = await callService(service, "POST", "/imports?format=candor", {
    body: "{}\n",
    headers: { "content-type": "application/x-ndjson" },
  });
  assert.equal(imported.status, 507, imported.text);
  for (const path of [
    `/lookups/${lookupId}`,
    "/lookups",
    `/candidates/${candidateId}`,
    "/search?type=candor&query=amara",
  ]) {
    const read = await callService(service, "GET", path);
    assert.equal(read.status, 200, `${path}: ${read.text}`);
  }
  for (const path of ["/healthz", "/readyz"]) {
    const answer = await fetch(`${service.url}${path}`);
    assert.equal(answer.status, 200);
    assert.equal(((await answer.json()) as { database: string }).database, "full");
  }
}

async function untilRoom(service: ServiceProcess): Promise<void> {
  await until(async () => {
    const { database } = (await (await fetch(`${service.url}/readyz`)).json()) as { database: string };
    return database === "ok";
  });
}
