import { openFolder } from "../../src/cli/folder.ts";
import type { CandidateImportRow, ImportRow } from "../../src/importers/importer.ts";
import { usCongress } from "../../src/importers/us-congress.ts";

/** The rows of a few people of the register, as the importer gives them: their own, and what is filed under their keys. */
export async function readMembers(folder: string, bioguideIds: readonly string[]): Promise<string> {
  const rows: ImportRow[] = [];
  for await (const row of usCongress.rows(openFolder(folder))) rows.push(row);
  const people = rows.filter((row) => row.type === "candidate" && bioguideIds.some((id) => row.key.endsWith(`:${id}`)));
  const keys = new Set(people.flatMap((row) => (row.type === "candidate" ? listKeys(row) : [])));
  const isFiled = (row: ImportRow): boolean =>
    row.type === "document"
      ? row.identifiers.some(({ kind, value }) => keys.has(`${kind} ${value}`))
      : row.type === "picture" && bioguideIds.some((id) => row.url.includes(id));
  return [...people, ...rows.filter(isFiled)].map((row) => JSON.stringify(row)).join("\n");
}

function listKeys({ key, identifiers = [], presences = [] }: CandidateImportRow): string[] {
  return [
    `candidate ${key}`,
    ...identifiers.map(({ kind, value }) => `${kind} ${value}`),
    ...presences.map(({ url }) => `profileUrl ${url}`),
  ];
}
