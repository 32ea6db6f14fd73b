import { setTimeout as delay } from "node:timers/promises";

const LOOK_MS = 50;

/**
 * Looks again and again until it is so. It ends with its test file's own deadline and no sooner: any other would be too
 * short for some machine.
 */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await delay(LOOK_MS);
}
