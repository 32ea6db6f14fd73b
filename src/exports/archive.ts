import { createHash } from "node:crypto";
import { strToU8, type Zippable, zipSync } from "fflate";
import type { ExportInput } from "./export-input.ts";
import { listFacts } from "./facts.ts";
import { writeMarkdown } from "./markdown.ts";
import { writeCsv } from "./table.ts";

/**
 * Everything about a lookup in one archive: the profile, its evidence, the documents that the caller may see, the
 * report in words and as a table, and a manifest with the SHA-256 of each file.
 */
export function writeArchive(input: ExportInput): Uint8Array {
  const { lookup, evidence, datasources } = input;
  const documents = datasources.map((each) => ({
    ...each,
    data: undefined,
    file: documentPath(each.datasourceId),
  }));
  const files = new Map<string, Uint8Array>([
    ["lookup.json", json(lookup)],
    ["evidence.json", json(evidence)],
    ["documents.json", json(documents)],
    ...datasources.map(({ datasourceId, data }): [string, Uint8Array] => [documentPath(datasourceId), strToU8(data)]),
    ["report.md", strToU8(writeMarkdown(input))],
    ["fields.csv", strToU8(writeCsv(listFacts(input)))],
  ]);
  const manifest = {
    lookupId: lookup.lookupId,
    finishedAt: lookup.finishedAt,
    files: [...files].map(([path, bytes]) => ({
      path,
      bytes: bytes.byteLength,
      sha256: createHash("sha256").update(bytes).digest("hex"),
    })),
  };
  files.set("manifest.json", json(manifest));
  const at = new Date(lookup.finishedAt ?? lookup.startedAt);
  const packed: Zippable = Object.fromEntries([...files].map(([path, bytes]) => [path, [bytes, { mtime: at }]]));
  return zipSync(packed, { level: 6 });
}

/**
 * Makes room at the end of an archive for a seal of this many bytes: the archive comment, which readers skip (APPNOTE
 * 4.3.16). The archive must not have one yet.
 */
export function withComment(archive: Uint8Array, bytes: number): Uint8Array {
  const open = Buffer.from(archive);
  open.writeUInt16LE(bytes, open.byteLength - 2);
  return open;
}

function documentPath(datasourceId: string): string {
  return `documents/${datasourceId.replace(/[^\w-]/g, "_")}.txt`;
}

function json(value: unknown): Uint8Array {
  return strToU8(`${JSON.stringify(value, null, 2)}\n`);
}
