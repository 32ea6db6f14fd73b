import { escapePointer } from "../domain/pointer.ts";

/** Where a claim stands in a document, and whether the lookup may show it. */
export interface Passage {
  /** As in a claim: a JSON pointer, or `char=from,to`. */
  readonly locator: string;
  readonly open: boolean;
}

/** Fills what is closed: as long as what stood there, so that what is open keeps its place. */
const CLOSED = "█";

/**
 * A document with nothing of it but its open passages. Of passages that lie in each other the innermost decides; where
 * an open and a closed one are the same, the open one does. Line breaks and the names of JSON members stay.
 */
export function keepOpenPassages(data: string, passages: readonly Passage[], json: boolean): string {
  return json ? keepInJson(data, passages) : keepInText(data, passages);
}

function keepInText(data: string, passages: readonly Passage[]): string {
  const open = new Uint8Array(data.length);
  const ranges = passages.flatMap(({ locator, open: shown }) => {
    const [, from, to] = /^char=(\d+),(\d+)$/.exec(locator) ?? [];
    return from === undefined ? [] : [{ from: Number(from), to: Number(to), shown }];
  });
  // The longest first, so that those within it are painted over it.
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

function keepInJson(data: string, passages: readonly Passage[]): string {
  const states = new Map<string, boolean>();
  for (const { locator, open } of passages) states.set(locator, open || states.get(locator) === true);
  const walk = (node: unknown, pointer: string, inherited: boolean): unknown => {
    const open = states.get(pointer) ?? inherited;
    if (Array.isArray(node)) return node.map((item, index) => walk(item, `${pointer}/${index}`, open));
    if (node !== null && typeof node === "object") {
      const members = Object.entries(node);
      return Object.fromEntries(
        members.map(([name, member]) => [name, walk(member, `${pointer}/${escapePointer(name)}`, open)]),
      );
    }
    return open || node === null ? node : CLOSED;
  };
  return JSON.stringify(walk(JSON.parse(data), "", false));
}
