import type { Block } from "./block.ts";
import { findPeriod } from "./period.ts";

/**
 * The lines of each box, on a page that puts every entry of a chapter into a box of its own: a post, its time and its
 * employer in one `div`. `undefined` for any other layout.
 */
export function boxesOf(lines: readonly Block[]): Block[][] | undefined {
  if (lines.some(({ cells, label }) => cells !== undefined || label !== undefined)) return undefined;
  const depth = lines[0]?.path.findIndex((element, at) => lines.some(({ path }) => path[at] !== element)) ?? -1;
  if (depth < 0 || !lines.every(({ path }) => BOX.test(path[depth] ?? ""))) return undefined;
  const boxes = [...Map.groupBy(lines, ({ path }) => path[depth]).values()].map(withoutDetails);
  const deep = boxes.filter((box) => box.length > 1);
  const timed = deep.filter((box) => box.filter(({ text }) => findPeriod(text) !== undefined).length === 1);
  return deep.length * 3 >= boxes.length * 2 && timed.length > 1 && timed.length * 3 >= deep.length * 2
    ? boxes
    : undefined;
}

/** An element that makes a box, with its number in the document. */
const BOX = /^(?:div|article|section)#/u;

/** Drops the items of a list inside a box: they describe the entry. */
function withoutDetails(box: readonly Block[]): Block[] {
  return box.filter(({ kind }, at) => at === 0 || kind !== "item");
}
