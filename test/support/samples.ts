import { readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { CandidateImportRow, ImportLine } from "../../src/importers/importer.ts";

/** The people of the invented world that tests know by name: a service started for a test has only these. */
const NAMES = ["Amara Okonkwo", "Lukas Brandt", "Nadia Rahmani", "Tan Mei Ling", "Tomás Herrera Quiroga"];
const WORLD = new URL("../../samples/world.ndjson", import.meta.url);

const written = new Map<boolean, string>();

/**
 * A file of a few invented people with everything filed under their keys; only their own pictures, unless all are
 * requested: those of the people they know would be two thirds of the cost of a start. One for the test process.
 */
export function writeSamplePeople(hasAllPictures = false): string {
  const path = written.get(hasAllPictures) ?? join(tmpdir(), `candor-samples-${process.pid}-${hasAllPictures}.ndjson`);
  if (!written.has(hasAllPictures)) writePeopleNamed(NAMES, path, hasAllPictures ? undefined : isTheirOwn);
  written.set(hasAllPictures, path);
  return path;
}

/** Whether a picture of the invented world is named after one of them. */
function isTheirOwn(url: string): boolean {
  return NAMES.some((name) =>
    url.includes(name.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase().replaceAll(" ", "-")),
  );
}

/** Writes a file of all invented people whose names contain one of these, with what is filed under their keys. */
export function writePeopleNamed(
  names: readonly string[],
  path: string,
  keepsPicture: (url: string) => boolean = () => true,
): void {
  const rows = readFileSync(WORLD, "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as ImportLine)
    .filter((row) => row.type !== "picture" || keepsPicture(row.url));
  writeFileSync(
    path,
    pickPeople(rows, ({ fullName }) => names.some((name) => fullName.includes(name))),
  );
}

/**
 * From an import's rows the selected people, what is filed under their keys, and the pictures that these name;
 * NDJSON.
 */
export function pickPeople(rows: readonly ImportLine[], isWanted: (row: CandidateImportRow) => boolean): string {
  const people = rows.filter((row) => row.type === "candidate").filter(isWanted);
  const keys = new Set(people.flatMap(listKeys));
  const documents = rows
    .filter((row) => row.type === "document")
    .filter((row) => row.identifiers.some(({ kind, value }) => keys.has(`${kind} ${value}`)));
  const lines = [...people, ...documents].map((row) => JSON.stringify(row));
  const named = lines.join("\n");
  const pictures = rows.filter((row) => row.type === "picture" && named.includes(row.url));
  return [...lines, ...pictures.map((row) => JSON.stringify(row))].join("\n");
}

function listKeys({ key, identifiers = [], presences = [] }: CandidateImportRow): string[] {
  return [
    `candidate ${key}`,
    ...identifiers.map(({ kind, value }) => `${kind} ${value}`),
    ...presences.map(({ url }) => `profileUrl ${url}`),
  ];
}
