import { channel } from "node:diagnostics_channel";
import { COUNTED, PageReadings, type ReadPage, type Said } from "./sureness-features.ts";
import { SURENESS_TREES } from "./sureness-trees.ts";
import { chanceByTrees, readTrees, type Trees } from "./trees.ts";

let made: Trees | undefined;

/**
 * How likely each reading of a document is right, 0 to 1, in their order: the share of such readings that were, on documents whose
 * truth is known and which no model had seen (`eval/train-sureness.ts`). What nobody has counted keeps the confidence of its
 * reader; so does everything while there are no trees.
 */
export function surenessOf(all: readonly Said[], page: ReadPage): number[] {
  made ??= readTrees(SURENESS_TREES);
  const readings = new PageReadings(page, all);
  if (WEIGHED.hasSubscribers) WEIGHED.publish({ all, readings } satisfies WeighedReadings);
  const { columns, trees } = made;
  return all.map((said) => {
    if (trees.length === 0 || !(COUNTED as readonly string[]).includes(said.property)) return said.confidence;
    const counted = readings.of(said);
    const numbers = columns.map((column) => counted[column] ?? Number.NaN);
    return Math.round(Math.min(MOST, Math.max(LEAST, chanceByTrees(numbers, made as Trees))) * 100) / 100;
  });
}

/** Nobody has seen enough readings to be surer, or to believe a reading less and keep it. */
const [LEAST, MOST] = [0.3, 0.99];

/** What is weighed, as `eval/train-sureness.ts` hears it. */
export interface WeighedReadings {
  readonly all: readonly Said[];
  readonly readings: PageReadings;
}

/** On which each document's readings are told before they are weighed. */
export const WEIGHED = channel("candor.readings-weighed");
