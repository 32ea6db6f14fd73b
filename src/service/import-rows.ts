import { createHash } from "node:crypto";
import { makeSafePicture, NotAPicture } from "../blobs/picture.ts";
import type { Import } from "../contract/import.ts";
import { type ArchiveDocumentDraft, saveDocuments } from "../db/archive.ts";
import { type CandidateDraft, saveCandidates } from "../db/candidate.ts";
import { type ImportCounts, type ImportRecord, insertImport, updateImport } from "../db/import.ts";
import { type Picture, savePictures } from "../db/picture.ts";
import { transact } from "../db/transaction.ts";
import { canonicalJson } from "../domain/claim.ts";
import { newId } from "../domain/id.ts";
import type { Identifier } from "../domain/identifier.ts";
import { readProfileUrl } from "../domain/platform.ts";
import { suppressionKeys } from "../domain/suppression.ts";
import { PublicError } from "../errors.ts";
import { readImportLine } from "../importers/candor-ndjson.ts";
import type { CandidateImportRow, DocumentImportRow, ImportRow, PictureImportRow } from "../importers/importer.ts";
import { errorFields } from "../log.ts";
import { indexCandidates } from "../search/index-candidates.ts";
import { searchEntryOf } from "./search-entry.ts";
import type { Caller, ServiceContext } from "./context.ts";

const BATCH_ROWS = 500;
// A batch of large documents is written sooner: one statement stays well under a second on the embedded engine.
const BATCH_BYTES = 4_000_000;
const LONGEST_LINE_BYTES = 16_000_000;
const KEPT_REJECTIONS = 100;

type Counts = { -readonly [Key in keyof ImportCounts]: ImportCounts[Key] };

/**
 * Streams Candor NDJSON in. Batches are written as they fill, each in a transaction; a line that cannot be
 * used is counted and named, and the others go on. The same file again changes nothing.
 */
export async function importRows(
  context: ServiceContext,
  caller: Caller,
  body: AsyncIterable<Uint8Array>,
): Promise<Import> {
  const started: ImportRecord = {
    id: newId(context.now().getTime()),
    accountId: caller.accountId,
    format: "candor",
    status: "running",
    errorMessage: null,
    startedAt: context.now(),
    finishedAt: null,
    ...emptyCounts(),
  };
  await insertImport(context.db, started);
  const counts: Counts = emptyCounts();
  try {
    await readBatches(body, counts, async (rows) => {
      await writeBatch(context, started.id, rows, counts);
      await updateImport(context.db, started.id, counts);
    });
  } catch (error) {
    const errorMessage = "The stream broke off. What came before it is written; send the file again.";
    await updateImport(context.db, started.id, counts, { status: "error", at: context.now(), errorMessage });
    context.log.warn({ importId: started.id, ...errorFields(error) }, "an import broke off");
    throw error;
  }
  const finishedAt = context.now();
  await updateImport(context.db, started.id, counts, { status: "success", at: finishedAt });
  return toWireImport({ ...started, ...counts, status: "success", finishedAt });
}

export function toWireImport(row: ImportRecord): Import {
  return {
    importId: row.id,
    format: row.format,
    status: row.status,
    startedAt: row.startedAt.toISOString(),
    ...(row.finishedAt ? { finishedAt: row.finishedAt.toISOString() } : {}),
    rowsRead: row.rowsRead,
    candidates: row.candidates,
    documents: row.documents,
    pictures: row.pictures,
    unchanged: row.unchanged,
    suppressed: row.suppressed,
    rejected: row.rejected,
    rejections: [...row.rejections],
    ...(row.errorMessage ? { errorMessage: row.errorMessage } : {}),
  };
}

async function readBatches(
  body: AsyncIterable<Uint8Array>,
  counts: Counts,
  write: (rows: ImportRow[]) => Promise<void>,
): Promise<void> {
  let rows: ImportRow[] = [];
  let bytes = 0;
  let line = 0;
  for await (const text of readLines(body)) {
    line++;
    if (text.trim() === "") continue;
    counts.rowsRead++;
    const read = readImportLine(text);
    if ("reason" in read) {
      reject(counts, line, read.reason);
      continue;
    }
    rows.push(read.row);
    bytes += text.length;
    if (rows.length >= BATCH_ROWS || bytes >= BATCH_BYTES) {
      await write(rows);
      rows = [];
      bytes = 0;
    }
  }
  if (rows.length > 0 || line === 0) await write(rows);
}

/** Lines of a byte stream. One beyond the limit ends the import: nothing legitimate is that long. */
async function* readLines(body: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder("utf-8");
  let rest = "";
  for await (const chunk of body) {
    rest += decoder.decode(chunk, { stream: true });
    const lines = rest.split("\n");
    rest = lines.pop() ?? "";
    if (rest.length > LONGEST_LINE_BYTES) throw new PublicError("body_too_large", "A line is longer than 16 MB.");
    for (const line of lines) yield line.endsWith("\r") ? line.slice(0, -1) : line;
  }
  rest += decoder.decode();
  if (rest !== "") yield rest;
}

async function writeBatch(context: ServiceContext, importId: string, rows: ImportRow[], counts: Counts): Promise<void> {
  const candidates = lastByKey(
    rows.filter((row) => row.type === "candidate"),
    (row) => row.key,
  ).map((row) => draftCandidate(row, importId, context.secret));
  const documents = lastByKey(
    rows.filter((row) => row.type === "document"),
    documentId,
  ).map((row) => draftDocument(row, importId, context.secret));
  const pictures = await keepPictures(
    context,
    rows.filter((row) => row.type === "picture"),
    counts,
  );
  await transact(context.db, async (db) => {
    const saved = await saveCandidates(db, candidates);
    await indexCandidates(
      db,
      saved.written.map(({ draft, number }) => searchEntryOf(draft, number)),
    );
    const documentsWritten = await saveDocuments(db, documents);
    const picturesWritten = await savePictures(db, importId, pictures);
    counts.candidates += saved.written.length;
    counts.suppressed += saved.suppressed;
    counts.documents += documentsWritten;
    counts.pictures += picturesWritten;
    counts.unchanged += saved.unchanged + (documents.length - documentsWritten) + (pictures.length - picturesWritten);
  });
}

function draftCandidate(row: CandidateImportRow, importId: string, secret: string): CandidateDraft {
  const presences = (row.presences ?? []).flatMap((presence) => {
    const profile = readProfileUrl(presence.url);
    return profile ? [{ ...presence, platform: profile.platform, handle: profile.handle, url: profile.url }] : [];
  });
  const identifiers: Identifier[] = [
    ...(row.identifiers ?? []),
    ...presences.map((presence) => ({ kind: "profileUrl", value: presence.url }) as const),
  ];
  const names = [row.fullName, ...(row.aliases ?? [])];
  const own: Identifier = { kind: "candidate", value: row.key };
  return {
    id: newId(),
    importId,
    originKey: row.key,
    fullName: row.fullName,
    aliases: row.aliases ?? [],
    headline: row.headline ?? null,
    company: row.company ?? null,
    location: row.location ?? null,
    birthDate: row.birthDate ?? null,
    avatarUrl: row.avatarUrl ?? null,
    prominence: row.prominence ?? 0,
    suppressionKeys: suppressionKeys(secret, {
      names,
      birthDate: row.birthDate ?? null,
      identifiers: [own, ...identifiers],
    }),
    contentHash: createHash("sha256").update(canonicalJson(row)).digest("hex"),
    presences: presences.map((presence) => ({
      platform: presence.platform,
      handle: presence.handle,
      url: presence.url,
      displayName: presence.displayName ?? null,
      headline: presence.headline ?? null,
      avatarUrl: presence.avatarUrl ?? null,
      followers: presence.followers ?? null,
    })),
    identifiers,
  };
}

function draftDocument(row: DocumentImportRow, importId: string, secret: string): ArchiveDocumentDraft {
  return {
    id: documentId(row),
    importId,
    kind: row.kind,
    url: row.url,
    mediaType: row.mediaType,
    collectedAt: row.collectedAt ?? null,
    data: row.data,
    sha256: createHash("sha256").update(row.data).digest("hex"),
    identifiers: row.identifiers.map((identifier) => {
      const [key] = suppressionKeys(secret, { names: [], birthDate: null, identifiers: [identifier] });
      return { ...identifier, suppressionKey: key ?? null };
    }),
  };
}

/** One address has one document of a kind: a later import of it replaces the earlier. */
function documentId(row: DocumentImportRow): string {
  return createHash("sha256")
    .update(JSON.stringify([row.kind, row.url]))
    .digest("hex")
    .slice(0, 32);
}

async function keepPictures(
  context: ServiceContext,
  rows: readonly PictureImportRow[],
  counts: Counts,
): Promise<Picture[]> {
  const kept: Picture[] = [];
  for (const row of lastByKey(rows, (each) => each.url)) {
    try {
      const picture = await makeSafePicture(Buffer.from(row.base64, "base64"));
      await context.blobs.put(`pictures/${picture.hash}`, picture.bytes);
      kept.push({
        url: row.url,
        hash: picture.hash,
        mediaType: picture.mediaType,
        width: picture.width,
        height: picture.height,
      });
    } catch (error) {
      if (!(error instanceof NotAPicture)) throw error;
      reject(counts, counts.rowsRead, "a picture that cannot be opened");
    }
  }
  return kept;
}

/** Of rows with one key the last wins, at the place of the first. */
function lastByKey<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Row[] {
  return [...new Map(rows.map((row) => [keyOf(row), row])).values()];
}

function reject(counts: Counts, line: number, reason: string): void {
  counts.rejected++;
  if (counts.rejections.length < KEPT_REJECTIONS) counts.rejections = [...counts.rejections, { line, reason }];
}

function emptyCounts(): ImportCounts {
  return {
    rowsRead: 0,
    candidates: 0,
    documents: 0,
    pictures: 0,
    unchanged: 0,
    suppressed: 0,
    rejected: 0,
    rejections: [],
  };
}
