import type { Capture } from "./connector.ts";
import type { MemberTable } from "./reader.ts";

/** No source has changed this much: it now returns something else altogether. */
const MAX_UNKNOWN = 50;

/**
 * The members of a JSON response that its table does not know, as paths with `*` for an index or any key: they show
 * that a source has changed before anything is missed. Names only, never values.
 */
export function unknownMembers(capture: Capture, table: MemberTable): readonly string[] {
  const root = treeOf([...table.reads, ...Object.values(table.ignores).flat()]);
  const unknown = new Set<string>();
  const stack: { readonly value: unknown; readonly node: Node; readonly path: string }[] = [
    { value: JSON.parse(capture.data), node: root, path: "" },
  ];
  for (let place = stack.pop(); place !== undefined && unknown.size < MAX_UNKNOWN; place = stack.pop()) {
    const { value, node, path } = place;
    if (typeof value !== "object" || value === null || node.size === 0) continue;
    for (const [name, member] of Object.entries(value)) {
      const step = Array.isArray(value) ? "*" : name;
      const below = node.get(step) ?? node.get("*");
      const place = `${path}/${node.has(step) || !node.has("*") ? step : "*"}`;
      if (below === undefined && table.ignoresKind?.holds(member) === true) continue;
      if (below === undefined) unknown.add(place);
      else stack.push({ value: member, node: below, path: place });
    }
  }
  return [...unknown].sort();
}

/** Names by step; a step without any stands for everything below it. */
type Node = Map<string, Node>;

function treeOf(paths: readonly string[]): Node {
  const root: Node = new Map();
  for (const path of paths) {
    let node = root;
    for (const step of path.split("/")) {
      const next = node.get(step) ?? new Map<string, Node>();
      node.set(step, next);
      node = next;
    }
  }
  return root;
}
