import { escapePointer } from "../domain/pointer.ts";

/** A wire value without whatever no source states: any member may be missing. */
export type Stated<T> = T extends readonly (infer Entry)[]
  ? readonly Stated<Entry>[]
  : T extends object
    ? { readonly [Member in keyof T]?: Stated<T[Member]> | undefined }
    : T;

/** A generated picture states nothing, and may remain in place of a real one. */
const PICTURES: ReadonlySet<string> = new Set(["avatarUrl", "imageUrl", "logoUrl", "thumbnailUrl"]);

/**
 * The part of a profile that some source states. The wire contract requires members that no source may have stated:
 * their evidence is an empty list, and their placeholder ("", 0, false, []) is not a fact. Whatever shows a profile to
 * people shows this instead, so that placeholders cannot appear.
 *
 * @param data the profile as on the wire
 * @param evidence the response of `/evidence` about it; `null` while it is loading: then whatever may be unknown counts
 * as unknown
 */
export function statedOf<T>(data: T, evidence: Readonly<Record<string, readonly unknown[]>> | null): Stated<T> {
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
