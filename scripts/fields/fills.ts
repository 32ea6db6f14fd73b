import { readFileSync } from "node:fs";
import { readImportLine } from "../../src/importers/candor-ndjson.ts";
import type { ImportLine } from "../../src/importers/importer.ts";
import { SECTION_BUILDERS } from "../../src/sections/profile.ts";
import { filledFields } from "./paths.ts";
import { type Dossier, profileOf, type PersonReading, readDossiers } from "./runs.ts";

/**
 * Documents to which a reader's own are added, to show what they contribute: a page with jobs, for what companies say
 * about them; posts without a follower count, for followers.
 */
const BASES: readonly (readonly string[])[] = [
  [],
  ["person-page"],
  ["tiktok/videos"],
  ["bluesky/author-feed"],
  ["x/posts"],
];

/** The people of the invented world, with everything that is known about them. */
export function readWorld(): readonly Dossier[] {
  world ??= readDossiers(readRows(new URL("../../samples/world.ndjson", import.meta.url)));
  return world;
}

/** Read once per process, because it takes seconds and several tests need it. */
let world: readonly Dossier[] | undefined;

export function readRows(file: URL): readonly ImportLine[] {
  return readFileSync(file, "utf8")
    .trimEnd()
    .split("\n")
    .map((line, index) => {
      const reading = readImportLine(line);
      if ("reason" in reading) throw new Error(`line ${index + 1}: ${reading.reason}`);
      return reading.row;
    });
}

/**
 * Maps each field to the kinds of documents that can fill it, found by running the sections over what people's documents
 * say. A kind fills a field if its documents alone do, or
 * if another kind's documents fill it only with them.
 */
export function findFills(people: readonly Dossier[]): ReadonlyMap<string, ReadonlySet<string>> {
  const fills = new Map<string, Set<string>>();
  for (const { readings } of people) {
    const byKind = Map.groupBy(readings, ({ kind }) => kind);
    for (const base of BASES) {
      const under = readings.filter(({ kind }) => base.includes(kind));
      if (under.length < base.length) continue;
      const before = base.length === 0 ? new Set<string>() : filledFields(profileOf(under));
      for (const [kind, own] of byKind) {
        if (base.includes(kind)) continue;
        for (const field of added(under, own, before)) fills.set(field, (fills.get(field) ?? new Set()).add(kind));
      }
    }
  }
  return fills;
}

/** Only sections that read the added documents can show more than before. */
function added(
  under: readonly PersonReading[],
  own: readonly PersonReading[],
  before: ReadonlySet<string>,
): readonly string[] {
  const properties = new Set(own.flatMap(({ claims }) => claims.map(({ property }) => property)));
  const readers = SECTION_BUILDERS.filter(({ reads }) => reads.some((property) => properties.has(property)));
  const profile = profileOf(
    [...under, ...own],
    undefined,
    readers.map(({ name }) => name),
  );
  return [...filledFields(profile)].filter((field) => !before.has(field));
}
