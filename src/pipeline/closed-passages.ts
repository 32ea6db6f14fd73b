import type { Datasource } from "../db/datasource.ts";
import type { Claim } from "../domain/claim.ts";
import { isJsonType, MAX_JSON_DEPTH, shapeOfJson } from "../domain/json-shape.ts";
import { escapePointer } from "../domain/pointer.ts";

/** Somebody whom documents name that are kept for somebody else. */
export interface ClosedPerson {
  readonly names: ReadonlySet<string>;
  readonly claims: ReadonlyMap<string, Claim>;
  readonly datasources: ReadonlySet<string>;
}

/** A longer string of a JSON document is a text about more than one person, which is not closed whole for a name in it. */
const MAX_NAMING_LENGTH = 200;

/**
 * Where documents tell of people whom nobody may be shown: what was read of them, and every place of their whole names. Locators by
 * the ids of datasources, as claims have them.
 */
export function findClosedPassages(
  people: readonly ClosedPerson[],
  datasources: readonly Datasource[],
): ReadonlyMap<string, readonly string[]> {
  const found = datasources.map(({ id, data, mediaType }): [string, readonly string[]] => {
    const named = people.filter((person) => person.datasources.has(id));
    const stated = named.flatMap(({ claims }) => [...claims.values()]).filter((claim) => claim.datasourceId === id);
    // One word is a name of many.
    const names = named.flatMap((person) => [...person.names]).filter((name) => /\S\s+\S/.test(name));
    const places = isJsonType(mediaType) ? pointersOf(data, names) : rangesOf(data, names);
    return [id, [...new Set([...stated.map(({ locator }) => locator), ...places])]];
  });
  return new Map(found.filter(([, locators]) => locators.length > 0));
}

function rangesOf(data: string, names: readonly string[]): readonly string[] {
  return names.flatMap((name) => {
    const places: string[] = [];
    for (let at = data.indexOf(name); at >= 0; at = data.indexOf(name, at + name.length)) {
      places.push(`char=${at},${at + name.length}`);
    }
    return places;
  });
}

function pointersOf(data: string, names: readonly string[]): readonly string[] {
  if (names.length === 0 || shapeOfJson(data).depth > MAX_JSON_DEPTH) return [];
  const pointers: string[] = [];
  const walk = (node: unknown, pointer: string): void => {
    if (typeof node === "string") {
      if (node.length <= MAX_NAMING_LENGTH && names.some((name) => node.includes(name))) pointers.push(pointer);
    } else if (node !== null && typeof node === "object") {
      for (const [name, member] of Object.entries(node)) walk(member, `${pointer}/${escapePointer(name)}`);
    }
  };
  walk(parsed(data), "");
  return pointers;
}

/** What a source calls JSON may be none: then no reader found anybody in it. */
function parsed(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
