import { setTimeout as delay } from "node:timers/promises";

const LOOK_MS = 50;

/**
 * Checks repeatedly until it is true. It ends only with its test file's deadline: any other would be too short for
 * some machine.
 */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await delay(LOOK_MS);
}
