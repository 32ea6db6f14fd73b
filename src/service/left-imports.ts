import { endLeftImports } from "../db/import.ts";
import { isUnavailable } from "../db/unavailable.ts";
import { errorFields } from "../log.ts";
import type { ServiceContext } from "./context.ts";

const SWEEP_MS = 15_000;
const ERROR_MESSAGE =
  "The service ended while it read the stream. What is counted here is written; send the file again for the rest.";

/**
 * Ends imports whose process was killed, now and every 15 seconds: a stream cannot be resumed, and its sender must be told. Returns a
 * function that stops it.
 */
export async function startLeftImports(context: ServiceContext): Promise<() => Promise<void>> {
  let running = sweepLeftImports(context);
  await running;
  const timer = setInterval(() => {
    running = sweepLeftImports(context);
  }, SWEEP_MS);
  return async () => {
    clearInterval(timer);
    await running;
  };
}

async function sweepLeftImports({ db, worker, importing, now, log }: ServiceContext): Promise<void> {
  try {
    const living = await worker.listLiving();
    const ended = await endLeftImports(
      db,
      { worker: worker.id, living, reading: importing },
      { at: now(), errorMessage: ERROR_MESSAGE },
    );
    for (const importId of ended) log.warn({ importId }, "an import was abandoned by a process that ended");
  } catch (error) {
    if (!isUnavailable(error)) log.error(errorFields(error), "abandoned imports could not be ended");
  }
}
