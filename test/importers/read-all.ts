import type { Folder, Importer, ImportOptions, Rejection } from "../../src/importers/importer.ts";
import { type ImportedPerson, PERSON_KIND } from "../../src/importers/person.ts";

/** What an importer reads from files: the people as stated, their keys, and what was skipped. */
export async function readAll(
  importer: Importer,
  folder: Folder,
  options?: ImportOptions,
): Promise<{ readonly people: ImportedPerson[]; readonly keys: string[]; readonly rejections: Rejection[] }> {
  const rejections: Rejection[] = [];
  const people: ImportedPerson[] = [];
  const keys: string[] = [];
  for await (const row of importer.rows(folder, (rejection) => rejections.push(rejection), options)) {
    if (row.type === "candidate") keys.push(row.key);
    if (row.type === "document" && row.kind === PERSON_KIND) people.push(JSON.parse(row.data) as ImportedPerson);
  }
  return { people, keys, rejections };
}
