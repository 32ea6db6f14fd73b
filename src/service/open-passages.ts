import type { Claim } from "../domain/claim.ts";
import { MAX_JSON_DEPTH, shapeOfJson } from "../domain/json-shape.ts";
import { CLOSED, closePlaces } from "../domain/mask.ts";
import { escapePointer } from "../domain/pointer.ts";

/** A claim's place in a document, and whether the lookup may show it. */
export interface Passage {
  /** As in a claim: a JSON pointer, or `char=from,to`; for a place within a string of JSON both, as `/bio#char=from,to`. */
  readonly locator: string;
  readonly open: boolean;
}

/**
 * A document reduced to its open passages. Of nested passages the innermost decides; if an open and a closed one are identical, the open
 * one does. Line breaks and names of JSON members are kept. Of JSON nested too deeply to be walked nothing is kept.
 *
 * @param rest whether text outside all passages is open
 */
export function keepOpenPassages(data: string, passages: readonly Passage[], json: boolean, rest = false): string {
  if (!json) return keepInText(data, passages, rest);
  // Its passages cannot be separated, so none of it is shown.
  const isTooDeep = shapeOfJson(data).depth > MAX_JSON_DEPTH;
  return isTooDeep ? keepInText(data, [], false) : keepInJson(data, passages, rest);
}

/**
 * A claim without closed passages inside its own: they are blanked in its quote, and in a value that equals the quote. A closed passage
 * that covers all of it hides nothing, because the same words state something open.
 *
 * @param closed locators of what is closed in the claim's datasource
 */
export function closeWithin(claim: Claim, closed: readonly string[]): Claim {
  const { locator, quote } = claim;
  const own = rangeOf(locator);
  if (own === null || quote === undefined) return claim;
  const within = closed
    .flatMap((each) => rangeOf(each) ?? [])
    .filter(({ from, to }) => from < own.to && to > own.from && to - from < own.to - own.from);
  if (within.length === 0) return claim;
  const hidden = keepInText(
    quote,
    within.map(({ from, to }) => ({
      locator: `char=${Math.max(0, from - own.from)},${Math.min(to, own.to) - own.from}`,
      open: false,
    })),
    true,
  );
  return { ...claim, quote: hidden, ...(claim.value === quote && { value: hidden }) } as Claim;
}

interface TextRange {
  readonly from: number;
  readonly to: number;
}

function rangeOf(locator: string): TextRange | null {
  const [, from, to] = /^char=(\d+),(\d+)$/.exec(locator) ?? [];
  return from === undefined ? null : { from: Number(from), to: Number(to) };
}

function keepInText(data: string, passages: readonly Passage[], rest: boolean): string {
  const open = new Uint8Array(data.length).fill(rest ? 1 : 0);
  const ranges = passages.flatMap(({ locator, open: shown }) => {
    const range = rangeOf(locator);
    return range === null ? [] : [{ ...range, shown }];
  });
  // Longest first, so that inner ones are painted over them.
  ranges.sort((a, b) => b.to - b.from - (a.to - a.from) || Number(a.shown) - Number(b.shown));
  for (const { from, to, shown } of ranges) open.fill(shown ? 1 : 0, from, to);
  const parts: string[] = [];
  for (let from = 0; from < data.length; ) {
    const state = open[from];
    let to = from + 1;
    while (to < data.length && open[to] === state) to++;
    const part = data.slice(from, to);
    parts.push(state === 1 ? part : part.replace(/[^\n]/g, CLOSED));
    from = to;
  }
  return parts.join("");
}

function keepInJson(data: string, passages: readonly Passage[], rest: boolean): string {
  const states = new Map<string, boolean>();
  const within = new Map<string, TextRange[]>();
  for (const { locator, open } of passages) {
    const [, pointer, place = ""] = /^(\/.*)#(char=\d+,\d+)$/su.exec(locator) ?? [];
    const range = rangeOf(place);
    if (pointer === undefined || range === null) states.set(locator, open || states.get(locator) === true);
    else if (!open) within.set(pointer, [...(within.get(pointer) ?? []), range]);
  }
  const walk = (node: unknown, pointer: string, inherited: boolean): unknown => {
    const open = states.get(pointer) ?? inherited;
    if (Array.isArray(node)) return node.map((item, index) => walk(item, `${pointer}/${index}`, open));
    if (node !== null && typeof node === "object") {
      const members = Object.entries(node);
      return Object.fromEntries(
        members.map(([name, member]) => [name, walk(member, `${pointer}/${escapePointer(name)}`, open)]),
      );
    }
    if (!open && node !== null) return CLOSED;
    return typeof node === "string" ? closePlaces(node, within.get(pointer) ?? []) : node;
  };
  return JSON.stringify(walk(JSON.parse(data), "", rest));
}
