import { isUnavailable } from "../db/unavailable.ts";
import { errorFields } from "../log.ts";
import type { Retention } from "./expiry.ts";
import { keepSealed, type Sealing } from "./keep-sealed.ts";
import { TABLES } from "./stores.ts";

const MINUTE_MS = 60_000;

/** Every minute, deletes what has expired and keeps the rest sealed. Returns a function that stops it. */
export function startRetention(retention: Retention & Sealing): () => Promise<void> {
  let running: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    running = turn(retention).catch((error: unknown) => {
      // Problems of the database have already been logged.
      if (!isUnavailable(error)) retention.log.error(errorFields(error), "the retention sweep failed");
    });
  }, MINUTE_MS);
  return async () => {
    clearInterval(timer);
    await running;
  };
}

async function turn(retention: Retention & Sealing): Promise<void> {
  await sweep(retention);
  await keepSealed(retention);
}

/**
 * One sweep over the register of stores. Reading something does not extend its retention.
 *
 * @returns how much was deleted, by table; tables without any are left out
 */
export async function sweep(retention: Retention): Promise<Readonly<Record<string, number>>> {
  const gone: Record<string, number> = {};
  for (const { name, expire } of TABLES) {
    const count = (await expire?.(retention)) ?? 0;
    if (count > 0) gone[name] = count;
  }
  if (Object.keys(gone).length > 0) retention.log.info(gone, "retention");
  return gone;
}
