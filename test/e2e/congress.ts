import { openFolder } from "../../src/importers/disk-folder.ts";
import { congressImporter } from "../../src/connectors/us-congress/importer.ts";
import type { ImportLine } from "../../src/importers/importer.ts";
import { pickPeople } from "../support/samples.ts";

/** Read once for both engines. */
let read: Promise<ImportLine[]> | undefined;

async function readRows(folder: string): Promise<ImportLine[]> {
  const rows: ImportLine[] = [];
  for await (const row of congressImporter.rows(await openFolder(folder))) rows.push(row);
  return rows;
}

/** The rows for a few people of the register, as the importer writes them. */
export async function readMembers(folder: string, bioguideIds: readonly string[]): Promise<string> {
  const rows = await (read ??= readRows(folder));
  return pickPeople(rows, ({ key }) => bioguideIds.some((id) => key.endsWith(`:${id}`)));
}
