import type { Located } from "./html.ts";

/** A value in a JSON text with its position in the page. A string's position is between its quotes. */
export type JsonNode =
  | {
      readonly type: "object";
      readonly members: ReadonlyMap<string, JsonNode>;
      readonly from: number;
      readonly to: number;
    }
  | { readonly type: "array"; readonly items: readonly JsonNode[]; readonly from: number; readonly to: number }
  | { readonly type: "text"; readonly value: string; readonly from: number; readonly to: number }
  | { readonly type: "other"; readonly value: number | boolean | null; readonly from: number; readonly to: number };
export type JsonObject = Extract<JsonNode, { type: "object" }>;

/**
 * Reads the linked data of a page: every top-level node, including those in `@graph`, with references by `@id`
 * resolved. A block that is not JSON says nothing, as for every other reader of the page.
 */
export function readJsonLd(blocks: readonly Located[]): LinkedData {
  const roots = blocks.map(parseLocated).filter((root) => root !== null);
  const nodes = roots.flatMap(topLevel);
  const byId = new Map<string, JsonObject>();
  for (const node of nodes) {
    const id = node.members.get("@id");
    if (id?.type === "text" && node.members.size > 1 && !byId.has(id.value)) byId.set(id.value, node);
  }
  return new LinkedData(nodes, byId);
}

function topLevel(root: JsonNode): readonly JsonObject[] {
  if (root.type === "array") return root.items.flatMap(topLevel);
  if (root.type !== "object") return [];
  const graph = root.members.get("@graph");
  return graph === undefined ? [root] : [root, ...topLevel(graph)];
}

/** Deeper than in any page; keeps the recursion from overflowing the stack. */
const MAX_DEPTH = 100;

/**
 * Reads a JSON text whose first character is at `from` in the page; `null` if it is not JSON, or is nested deeper than
 * 100.
 */
export function parseLocated({ value: text, from }: Located): JsonNode | null {
  if (!isJson(text)) return null;
  const reader = new PlaceReader(text, from);
  return reader.read(0);
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch (error) {
    if (error instanceof SyntaxError) return false;
    throw error;
  }
}

/** Values of members: single values, lists and missing values are treated alike. References are resolved one step. */
export class LinkedData {
  readonly nodes: readonly JsonObject[];
  readonly #byId: ReadonlyMap<string, JsonObject>;

  constructor(nodes: readonly JsonObject[], byId: ReadonlyMap<string, JsonObject>) {
    this.nodes = nodes;
    this.#byId = byId;
  }

  values(node: JsonObject, ...names: readonly string[]): readonly JsonNode[] {
    return names.flatMap((name) => {
      const member = node.members.get(name);
      const values = member === undefined ? [] : member.type === "array" ? member.items : [member];
      return values.map((value) => this.#follow(value));
    });
  }

  objects(node: JsonObject, ...names: readonly string[]): readonly JsonObject[] {
    return this.values(node, ...names).filter((value) => value.type === "object");
  }

  /** Non-empty texts of a member; for a thing its name, for a language-tagged text its value. */
  texts(node: JsonObject, ...names: readonly string[]): readonly Located[] {
    return this.values(node, ...names).flatMap((value) => this.text(value) ?? []);
  }

  text(value: JsonNode): Located | undefined {
    if (value.type === "text") return value.value.trim() === "" ? undefined : { ...value, value: value.value.trim() };
    if (value.type === "other" && typeof value.value === "number") return { ...value, value: String(value.value) };
    if (value.type !== "object") return undefined;
    const [text] = this.texts(value, "name", "@value");
    return text;
  }

  /** Types without the address of their vocabulary. */
  types(node: JsonObject): readonly string[] {
    return this.texts(node, "@type").map(({ value }) => value.replace(/^(?:https?:\/\/schema\.org\/|schema:)/, ""));
  }

  #follow(value: JsonNode): JsonNode {
    if (value.type !== "object" || value.members.size !== 1) return value;
    const id = value.members.get("@id");
    return (id?.type === "text" ? this.#byId.get(id.value) : undefined) ?? value;
  }
}

/** Walks a text that is known to be JSON. */
class PlaceReader {
  readonly #text: string;
  readonly #offset: number;
  #at = 0;

  constructor(text: string, offset: number) {
    this.#text = text;
    this.#offset = offset;
  }

  read(depth: number): JsonNode | null {
    if (depth > MAX_DEPTH) return null;
    this.#skip(/\s*/y);
    const start = this.#at;
    switch (this.#text[start]) {
      case "{":
        return this.#readObject(start, depth);
      case "[":
        return this.#readArray(start, depth);
      case '"': {
        const written = this.#skip(/"(?:[^"\\]|\\.)*"/y);
        const value = String(JSON.parse(written));
        return { type: "text", value, from: this.#offset + start + 1, to: this.#offset + this.#at - 1 };
      }
      default: {
        const written = this.#skip(/[^\s,\]}]+/y);
        return { type: "other", value: JSON.parse(written), ...this.#place(start) };
      }
    }
  }

  #readObject(start: number, depth: number): JsonNode | null {
    const members = new Map<string, JsonNode>();
    this.#skip(/\{\s*/y);
    while (this.#text[this.#at] !== "}") {
      const name = String(JSON.parse(this.#skip(/"(?:[^"\\]|\\.)*"/y)));
      this.#skip(/\s*:\s*/y);
      const value = this.read(depth + 1);
      if (value === null) return null;
      members.set(name, value);
      this.#skip(/\s*(?:,\s*)?/y);
    }
    this.#at++;
    return { type: "object", members, ...this.#place(start) };
  }

  #readArray(start: number, depth: number): JsonNode | null {
    const items: JsonNode[] = [];
    this.#skip(/\[\s*/y);
    while (this.#text[this.#at] !== "]") {
      const value = this.read(depth + 1);
      if (value === null) return null;
      items.push(value);
      this.#skip(/\s*(?:,\s*)?/y);
    }
    this.#at++;
    return { type: "array", items, ...this.#place(start) };
  }

  #place(start: number): { readonly from: number; readonly to: number } {
    return { from: this.#offset + start, to: this.#offset + this.#at };
  }

  #skip(pattern: RegExp): string {
    pattern.lastIndex = this.#at;
    const written = pattern.exec(this.#text)?.[0] ?? "";
    this.#at += written.length;
    return written;
  }
}
