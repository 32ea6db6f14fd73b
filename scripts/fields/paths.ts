import { z } from "zod";
import { LookupData } from "../../src/contract/profile.ts";
import type { Flattened } from "../../src/sections/cited.ts";

/** A field of the profile that contains a value of its own: `experiences[].title`, `birthYear`, `skills[]`. */
export interface Field {
  readonly path: string;
  readonly type: string;
}

interface Node {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly properties?: Readonly<Record<string, Node>>;
  readonly items?: Node;
  readonly anyOf?: readonly Node[];
  readonly $defs?: Readonly<Record<string, Node>>;
}

/** Every field of the profile, in the order of the wire contract's schema. */
export function listFields(): readonly Field[] {
  const root = z.toJSONSchema(LookupData, { io: "output" }) as Node;
  const fields: Field[] = [];
  const walk = (node: Node, path: string): void => {
    if (node.$ref !== undefined) return walk(follow(root, node.$ref), path);
    if (node.properties) {
      for (const [name, member] of Object.entries(node.properties))
        walk(member, path === "" ? name : `${path}.${name}`);
    } else if (node.items) walk(node.items, `${path}[]`);
    else fields.push({ path, type: typeOf(node) });
  };
  walk(root, "");
  return fields;
}

/** The fields that a profile fills: those with a value based on a claim. */
export function filledFields({ data, unknown }: Flattened): ReadonlySet<string> {
  const paths = new Set<string>();
  const isUnknown = new Set(unknown);
  const walk = (value: unknown, pointer: string, path: string): void => {
    if (isUnknown.has(pointer) || value === null || value === undefined) return;
    if (Array.isArray(value)) value.forEach((item, index) => walk(item, `${pointer}/${index}`, `${path}[]`));
    else if (typeof value === "object") {
      for (const [name, member] of Object.entries(value)) {
        walk(member, `${pointer}/${name}`, path === "" ? name : `${path}.${name}`);
      }
    } else paths.add(path);
  };
  walk(data, "", "");
  return paths;
}

/** The field that a JSON pointer into a profile or its evidence leads to. */
export function fieldOf(pointer: string): string {
  return pointer
    .replace(/#.*$/, "")
    .replace(/\/\d+(?=\/|$)/g, "[]")
    .slice(1)
    .replaceAll("/", ".");
}

function follow(root: Node, reference: string): Node {
  const name = reference.replace(/^#\/\$defs\//, "");
  const node = root.$defs?.[name];
  if (node === undefined) throw new Error(`the schema has no ${reference}`);
  return node;
}

function typeOf(node: Node): string {
  if (node.anyOf) return node.anyOf.map(typeOf).join(" or ");
  return node.format ?? [node.type ?? "any"].flat().join(" or ");
}
