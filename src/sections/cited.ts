import { escapePointer } from "../domain/pointer.ts";

/** A value and the claims that support it. A profile consists of nothing else. */
export class Cited<T> {
  readonly value: T;
  readonly evidence: readonly [string, ...string[]];
  /** Members of the value that the wire requires but no claim states. */
  readonly unknown: readonly string[];

  constructor(value: T, evidence: readonly [string, ...string[]], unknown: readonly string[] = []) {
    this.value = value;
    this.evidence = evidence;
    this.unknown = unknown;
  }

  /** The same value, if no claim states these members; they have their empty form. */
  withUnknown(...members: readonly (string & keyof T)[]): Cited<T> {
    return new Cited(this.value, this.evidence, members);
  }
}

/** A member that the wire contract requires but no claim states: its empty form, marked as unknown on the wire. */
export class Unknown<T> {
  readonly value: T;

  constructor(value: T) {
    this.value = value;
  }
}

/**
 * A profile value of which every leaf is cited, or explicitly unknown if the wire requires it. An optional member has evidence or is
 * absent. Nothing else type-checks.
 */
export type CitedTree<T> =
  | Cited<T>
  | (T extends readonly (infer Item)[]
      ? readonly CitedTree<Item>[]
      : T extends object
        ? { readonly [Key in keyof T]: object extends Pick<T, Key> ? CitedTree<T[Key]> : RequiredTree<T[Key]> }
        : never);

/** A member that the wire requires, known or unknown. */
export type RequiredTree<T> = CitedTree<T> | Unknown<T>;

/** Anything that has the ID of a claim. */
interface WithId {
  readonly id: string;
}

/** Cites a value with the claims it was taken from; at least one. */
export function cite<T>(value: T, ...claims: readonly (WithId | readonly WithId[])[]): Cited<T> {
  const [first, ...rest] = new Set((claims as readonly (readonly WithId[])[]).flat().map((claim) => claim.id));
  if (first === undefined) throw new Error("a value without evidence cannot be cited");
  return new Cited(value, [first, ...rest]);
}

/** The claims of a cited value, to cite another value with. */
export function evidenceOf(cited: Cited<unknown> | undefined): readonly WithId[] {
  return (cited?.evidence ?? []).map((id) => ({ id }));
}

/** `undefined` for an empty list, because empty lists are omitted. */
export function some<T>(items: readonly T[]): readonly T[] | undefined {
  return items.length > 0 ? items : undefined;
}

/** A text of which every sentence is cited. */
export class CitedText {
  readonly sentences: readonly Cited<string>[];

  constructor(sentences: readonly Cited<string>[]) {
    this.sentences = sentences;
  }
}

export interface Flattened {
  readonly data: Record<string, unknown>;
  /** JSON pointer into `data` → claim IDs. A sentence's pointer is `/careerSummary#char=0,57`. */
  readonly evidence: Record<string, readonly string[]>;
  readonly unknown: readonly string[];
}

/** Splits a tree into the plain value for the wire, the evidence by pointer, and the pointers of unknown members. */
export function flatten(tree: Readonly<Record<string, unknown>>): Flattened {
  const evidence: Record<string, readonly string[]> = {};
  const unknown: string[] = [];
  const walk = (node: unknown, pointer: string): unknown => {
    if (node instanceof Cited) {
      evidence[pointer] = node.evidence;
      unknown.push(...node.unknown.map((member) => `${pointer}/${escapePointer(member)}`));
      return node.value;
    }
    if (node instanceof Unknown) {
      unknown.push(pointer);
      return node.value;
    }
    if (node instanceof CitedText) return flattenText(node, pointer, evidence);
    if (Array.isArray(node)) return node.map((item, index) => walk(item, `${pointer}/${index}`));
    if (node !== null && typeof node === "object") {
      const members: Record<string, unknown> = {};
      for (const [key, member] of Object.entries(node)) {
        if (member !== undefined) members[key] = walk(member, `${pointer}/${escapePointer(key)}`);
      }
      return members;
    }
    throw new Error(`a value without evidence at ${pointer}`);
  };
  return { data: walk(tree, "") as Record<string, unknown>, evidence, unknown };
}

function flattenText(text: CitedText, pointer: string, evidence: Record<string, readonly string[]>): string {
  let whole = "";
  const all = new Set<string>();
  for (const sentence of text.sentences) {
    if (whole !== "") whole += " ";
    const from = whole.length;
    whole += sentence.value;
    evidence[`${pointer}#char=${from},${whole.length}`] = sentence.evidence;
    for (const id of sentence.evidence) all.add(id);
  }
  evidence[pointer] = [...all];
  return whole;
}
