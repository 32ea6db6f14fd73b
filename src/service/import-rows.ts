import { makeSafePicture, NotAPicture } from "../blobs/picture.ts";
import type { Import } from "../contract/import.ts";
import { deleteDocumentsOfNobody, saveDocuments } from "../db/archive.ts";
import { type StoredImport, insertImport, updateImport } from "../db/import.ts";
import type { CandidateDraft } from "../db/candidate.ts";
import { type StoredPicture, savePictures } from "../db/picture.ts";
import { hasSuppressions, withoutSuppressed } from "../db/suppression.ts";
import { transact } from "../db/transaction.ts";
import { isUnavailable } from "../db/unavailable.ts";
import { newId } from "../domain/id.ts";
import { identityKeys, pictureKeys } from "../names/suppression.ts";
import type { PictureImportRow } from "../importers/importer.ts";
import { isStatement } from "../importers/person.ts";
import type { Engine } from "../db/open.ts";
import type { Db } from "../db/schema.ts";
import { errorFields } from "../log.ts";
import type { Draft, DraftedLine, Origin } from "../reading/draft-rows.ts";
import type { Caller, ServiceContext } from "./context.ts";
import { draftStream } from "./draft-stream.ts";
import { type Counts, emptyCounts, keepRejection, reject, startCounts, writeRejections } from "./import-counts.ts";
import { describeBreak } from "./import-lines.ts";
import { BatchPace } from "./batch-pace.ts";
import { toWireImport } from "./wire-import.ts";
import { writePeople } from "./write-people.ts";

/** In UTF-16 units: batches of large documents are written earlier. */
const BATCH_LENGTH = { embedded: 4_000_000, postgres: 16_000_000 } as const;
const SIMULTANEOUS_PICTURES = 4;

/** The dependencies of an import. */
export type ImportContext = Pick<
  ServiceContext,
  "database" | "db" | "blobs" | "reading" | "log" | "keyring" | "now" | "importing"
> & { readonly worker: { readonly id: number } };

/**
 * Imports a stream of Candor NDJSON. Batches are written as they fill, each in a transaction. An unusable line is counted and named, and
 * the import continues. Importing the same file again changes nothing.
 *
 * @param file the rows' origin: format, name, and number if known
 * @param signal aborts when the sender disconnects; nothing more is then written
 */
export async function importRows(
  context: ImportContext,
  caller: Caller,
  body: AsyncIterable<Uint8Array>,
  file: Pick<StoredImport, "format" | "rows" | "fileName"> = { format: "candor", rows: null, fileName: null },
  signal: AbortSignal | null = null,
): Promise<Import> {
  const started: StoredImport = {
    id: newId(context.now().getTime()),
    accountId: caller.accountId,
    ...file,
    status: "running",
    errorMessage: null,
    startedAt: context.now(),
    finishedAt: null,
    ...emptyCounts(),
  };
  const counts = startCounts();
  context.importing.add(started.id);
  try {
    await insertImport(context.db, context.keyring, { ...started, worker: context.worker.id });
    const origin = { accountId: caller.accountId, importId: started.id };
    const reading = context.reading.onBehalfOf(caller.accountId);
    const refused = new Set<string>();
    const lines = draftStream(body, { reading, origin, keyring: context.keyring, at: started.startedAt });
    const pace = new BatchPace(context.database.engine);
    await readBatches(lines, { counts, engine: context.database.engine, pace, signal }, async (drafts) => {
      const ms = await writeBatch(context, caller, { ...origin, refused }, drafts, counts);
      pace.note(drafts.length, ms);
      await writeRejections(context, started.id, counts);
      await updateImport(context.db, context.keyring, started, counts);
    });
    await writeRejections(context, started.id, counts);
    const finishedAt = context.now();
    await updateImport(context.db, context.keyring, started, counts, { status: "success", at: finishedAt });
    return toWireImport({ ...started, ...counts, status: "success", finishedAt }, finishedAt, caller);
  } catch (error) {
    const errorMessage = describeBreak(error);
    // If the database is down, `startLeftImports` ends it later.
    const ending = updateImport(context.db, context.keyring, started, counts, {
      status: "error",
      at: context.now(),
      errorMessage,
    });
    await ending.catch((failure: unknown) => {
      if (!isUnavailable(failure)) throw failure;
    });
    context.log.warn({ importId: started.id, ...errorFields(error) }, "an import was interrupted");
    throw error;
  } finally {
    context.importing.delete(started.id);
  }
}

interface ImportRun {
  readonly counts: Counts;
  readonly engine: Engine;
  readonly pace: BatchPace;
  readonly signal: AbortSignal | null;
}

/** Reads the next batch while the database writes the last; a single writer keeps the order. */
async function readBatches(
  lines: AsyncIterable<readonly DraftedLine[]>,
  { counts, engine, pace, signal }: ImportRun,
  write: (drafts: readonly Draft[]) => Promise<void>,
): Promise<void> {
  const writer = createWriter(write);
  let drafts: Draft[] = [];
  let length = 0;
  const flush = async (): Promise<void> => {
    await writer.write(drafts, signal);
    drafts = [];
    length = 0;
  };
  try {
    for await (const some of lines) {
      for (const drafted of some) {
        if (!isPartOfRow(drafted)) counts.rowsRead++;
        if ("reason" in drafted) reject(counts, drafted.line, drafted.reason);
        else if ("rejected" in drafted) keepRejection(counts, drafted.rejected);
        else {
          drafts.push(drafted.draft);
          length += drafted.length;
          if (drafts.length >= pace.rows || length >= BATCH_LENGTH[engine]) await flush();
        }
      }
    }
  } catch (error) {
    // Everything before the break is written, unless a write failed or the consumer left.
    if (!writer.failed && drafts.length > 0 && error !== signal?.reason) await writer.write(drafts);
    if (!writer.failed) await writer.end();
    throw error;
  }
  if (drafts.length > 0 || counts.rowsRead === 0) await writer.write(drafts, signal);
  await writer.end();
}

/** A file's statement about a person is kept with their row. */
function isPartOfRow(drafted: DraftedLine): boolean {
  if ("rejected" in drafted) return drafted.rejected.cell === true;
  return "draft" in drafted && drafted.draft.type === "document" && isStatement(drafted.draft.draft);
}

interface BatchWriter {
  readonly failed: boolean;
  /** Resolves when the batch starts to be written, after the previous one. Rejects with the previous one's error, or if the signal has aborted. */
  write(drafts: readonly Draft[], signal?: AbortSignal | null): Promise<void>;
  end(): Promise<void>;
}

function createWriter(write: (drafts: readonly Draft[]) => Promise<void>): BatchWriter {
  let last: Promise<unknown> = Promise.resolve(null);
  let failure: { readonly error: unknown } | null = null;
  const end = async (): Promise<void> => {
    await last;
    if (failure) throw failure.error;
  };
  return {
    get failed() {
      return failure !== null;
    },
    async write(drafts, signal) {
      await end();
      signal?.throwIfAborted();
      last = write(drafts).catch((error: unknown) => {
        failure = { error };
      });
    },
    end,
  };
}

/** @returns how long it occupied the database, in milliseconds */
async function writeBatch(
  context: ImportContext,
  { keyId }: Caller,
  origin: Origin & { readonly refused: Set<string> },
  drafts: readonly Draft[],
  counts: Counts,
): Promise<number> {
  const told = drafts.flatMap((each) => (each.type === "candidate" ? [each.draft] : []));
  const minors = new Set(drafts.flatMap((each) => (each.type === "candidate" && each.isMinor ? [each.draft] : [])));
  const candidates = lastByKey(told, (draft) => draft.originKey);
  const documents = lastByKey(
    drafts.flatMap((each) => (each.type === "document" ? [each.draft] : [])),
    (draft) => draft.id,
  );
  const pictures = await keepPictures(
    context,
    drafts.filter((each) => each.type === "picture"),
    counts,
  );
  return await transact(context.db, async (db) => {
    const since = performance.now();
    const allowed = await withoutNamed(db, context, candidates);
    const saved = await writePeople(db, allowed, { keyId, at: context.now() });
    const passed = new Set(allowed);
    const named = candidates.filter((draft) => !passed.has(draft)).map(({ originKey }) => originKey);
    const refused = [...named, ...saved.refused];
    for (const key of refused) origin.refused.add(key);
    await deleteDocumentsOfNobody(db, origin.accountId, refused);
    const save = (some: typeof documents) => saveDocuments(db, context.keyring, some, origin.refused);
    const statements = await save(documents.filter(isStatement));
    const others = documents.filter((document) => !isStatement(document));
    const othersWritten = others.length === 0 ? 0 : await save(others);
    const picturesWritten = await savePictures(db, origin, pictures);
    counts.peopleRead += told.length;
    counts.documentsRead += documents.length;
    counts.candidates += saved.written.length;
    counts.suppressed += refused.length;
    const left = new Set(saved.refused);
    counts.underAge += allowed.filter((each) => minors.has(each) && !left.has(each.originKey)).length;
    counts.documents += statements + othersWritten;
    counts.pictures += picturesWritten;
    // A group's list names the same people as the list of all.
    counts.unchanged += told.length - candidates.length;
    counts.unchanged += saved.unchanged + (others.length - othersWritten) + (pictures.length - picturesWritten);
    return performance.now() - since;
  });
}

/**
 * Without people listed by name together with a shared identifier. No row has those keys: there are as many as names times identifiers, so
 * they are only computed if there is a list at all.
 */
async function withoutNamed(
  db: Db,
  { keyring }: Pick<ImportContext, "keyring">,
  drafts: readonly CandidateDraft[],
): Promise<readonly CandidateDraft[]> {
  if (drafts.length === 0 || !(await hasSuppressions(db))) return drafts;
  return await withoutSuppressed(db, drafts, ({ fullName, aliases, birthDate, identifiers }) =>
    identityKeys(keyring, { names: [fullName, ...aliases], birthDate, identifiers }),
  );
}

async function keepPictures(
  context: ImportContext,
  rows: readonly { readonly line: number; readonly row: PictureImportRow }[],
  counts: Counts,
): Promise<StoredPicture[]> {
  const waiting = lastByKey(rows, (each) => each.row.url).values();
  const kept: StoredPicture[] = [];
  const work = async (): Promise<void> => {
    for (const { line, row } of waiting) {
      const picture = await keepPicture(context, row);
      if (picture !== null) counts.picturesRead++;
      if (picture === "suppressed") counts.suppressed++;
      else if (picture) kept.push(picture);
      else reject(counts, line, "a picture that cannot be opened");
    }
  };
  await Promise.all(Array.from({ length: SIMULTANEOUS_PICTURES }, work));
  return kept;
}

/** `null` for a picture that cannot be opened. */
async function keepPicture(
  { db, blobs, keyring }: Pick<ServiceContext, "db" | "blobs" | "keyring">,
  row: PictureImportRow,
): Promise<StoredPicture | "suppressed" | null> {
  try {
    const { hash, bytes, mediaType, width, height } = await makeSafePicture(Buffer.from(row.base64, "base64"));
    const [allowed] = await withoutSuppressed(db, [hash], (each) => pictureKeys(keyring, each));
    if (allowed === undefined) return "suppressed";
    await blobs.put(`pictures/${hash}`, bytes);
    return { url: row.url, hash, mediaType, width, height };
  } catch (error) {
    if (error instanceof NotAPicture) return null;
    throw error;
  }
}

/** Of rows with the same key the last wins, at the place of the first. */
function lastByKey<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Row[] {
  return [...new Map(rows.map((row) => [keyOf(row), row])).values()];
}
