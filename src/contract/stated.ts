import { escapePointer } from "../domain/pointer.ts";
import type { Evidence } from "./lookup.ts";

/** A value of the wire with what nothing states left out: any member can be missing. */
export type Stated<T> = T extends readonly (infer Entry)[]
  ? readonly Stated<Entry>[]
  : T extends object
    ? { readonly [Member in keyof T]?: Stated<T[Member]> | undefined }
    : T;

/** A generated picture states nothing and may stand if there is none. */
const PICTURES: ReadonlySet<string> = new Set(["avatarUrl", "imageUrl", "logoUrl", "thumbnailUrl"]);

/**
 * The part of a profile that something states. The wire requires members that no source may have stated: their evidence is
 * an empty list, and whatever is in their place ("", 0, false, []) is no fact. What shows a profile to people shows
 * this, so that it cannot show them.
 *
 * @param data the profile as it is on the wire
 * @param evidence what `/evidence` answers about it; `null` while it is on its way: then whatever may be unknown is taken
 * for it
 */
export function statedOf<T>(data: T, evidence: Evidence | null): Stated<T> {
  const unknown = new Set(Object.keys(evidence ?? {}).filter((pointer) => evidence?.[pointer]?.length === 0));
  const isUnknown = (pointer: string, value: unknown): boolean =>
    evidence === null ? value === "" || value === 0 : unknown.has(pointer);
  const copy = (node: unknown, pointer: string): unknown => {
    if (Array.isArray(node)) return node.map((entry, index) => copy(entry, `${pointer}/${index}`));
    if (typeof node !== "object" || node === null) return node;
    const members = Object.entries(node).filter(
      ([name, value]) => PICTURES.has(name) || !isUnknown(`${pointer}/${escapePointer(name)}`, value),
    );
    return Object.fromEntries(members.map(([name, value]) => [name, copy(value, `${pointer}/${escapePointer(name)}`)]));
  };
  return copy(data, "") as Stated<T>;
}
