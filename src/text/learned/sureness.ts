import { channel } from "node:diagnostics_channel";
import { COUNTED, PageReadings, type ReadPage, type Said } from "./sureness-features.ts";
import { SURENESS_TREES } from "./sureness-trees.ts";
import { chanceByTrees, readTrees, type Trees } from "./trees.ts";

let made: Trees | undefined;

/**
 * How likely each reading of a document is to be right, 0 to 1, in the order given: the share of similar readings
 * that were right on documents whose truth is known and which no model had seen (`eval/train-sureness.ts`).
 * Properties that were not counted keep the confidence of their reader, and so does everything if there are no trees.
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

/** There is too little data to be surer than this, or to keep a reading that is less sure. */
const [LEAST, MOST] = [0.3, 0.99];

/** The readings that are weighed, as published to `eval/train-sureness.ts`. */
export interface WeighedReadings {
  readonly all: readonly Said[];
  readonly readings: PageReadings;
}

/** The channel on which the readings of each document are published before they are weighed. */
export const WEIGHED = channel("candor.readings-weighed");
