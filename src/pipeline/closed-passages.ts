import type { Datasource } from "../db/datasource.ts";
import type { Claim } from "../domain/claim.ts";
import { isJsonType } from "../domain/json-shape.ts";
import { listJsonTexts } from "./json-texts.ts";

/** Somebody named in documents stored for another person. */
export interface ClosedPerson {
  readonly names: ReadonlySet<string>;
  readonly claims: ReadonlyMap<string, Claim>;
  readonly datasources: ReadonlySet<string>;
}

/** A longer string in a JSON document is a text about several people, which is not closed as a whole because of one name. */
const MAX_NAMING_LENGTH = 200;

/**
 * Where documents are about people who must not be shown: what was read about them, and every place of their full names. Locators by
 * datasource ID, as in claims.
 */
export function findClosedPassages(
  people: readonly ClosedPerson[],
  datasources: readonly Datasource[],
): ReadonlyMap<string, readonly string[]> {
  const found = datasources.map(({ id, data, mediaType }): [string, readonly string[]] => {
    const named = people.filter((person) => person.datasources.has(id));
    const stated = named.flatMap(({ claims }) => [...claims.values()]).filter((claim) => claim.datasourceId === id);
    // A single word is the name of many people.
    const names = named.flatMap((person) => [...person.names]).filter((name) => /\S\s+\S/.test(name));
    const places = isJsonType(mediaType) ? pointersOf(data, names) : rangesOf(data, names);
    return [id, [...new Set([...stated.map(({ locator }) => locator), ...places])]];
  });
  return new Map(found.filter(([, locators]) => locators.length > 0));
}

/** The passages of both, by datasource. */
export function bothPassages(
  one: ReadonlyMap<string, readonly string[]>,
  other: ReadonlyMap<string, readonly string[]>,
): ReadonlyMap<string, readonly string[]> {
  return new Map(
    [...one.keys(), ...other.keys()].map((id) => [id, [...(one.get(id) ?? []), ...(other.get(id) ?? [])]]),
  );
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
  if (names.length === 0) return [];
  return listJsonTexts(data)
    .filter(({ text }) => text.length <= MAX_NAMING_LENGTH && names.some((name) => text.includes(name)))
    .map(({ pointer }) => pointer);
}
