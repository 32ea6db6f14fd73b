import type { LedgerReason } from "../domain/ledger-reason.ts";
import { type CachedAnswer, findAnswers, saveAnswers } from "../db/answer.ts";
import { type ArchiveDocument, type AskedDocuments, findDocuments, listDocumentPages } from "../db/archive.ts";
import { inBatches } from "../db/batches.ts";
import { slicesOf } from "../db/rows.ts";
import type { Db } from "../db/schema.ts";
import type { Identifier } from "../domain/identifier.ts";
import type { Keyring } from "../domain/keyring.ts";
import {
  holdSource,
  type LoggedRequest,
  type Reservation,
  recordRequests,
  reserveRequests,
  type SourceScope,
} from "../db/source.ts";
import { transact } from "../db/transaction.ts";
import { GroupWriter } from "./group-writer.ts";

/** Reads and writes that a run's questions make in the database, batched across questions. */
export interface Traffic {
  /** The account's imported documents under an identifier. */
  findDocuments(accountId: string, identifier: Identifier): AsyncIterable<ArchiveDocument>;
  findAnswer(key: string): Promise<CachedAnswer | null>;
  /** The next slot in a source's queue, within the given time. */
  reserve(source: SourceScope, mostMs: number): Promise<Reservation>;
  /** Nobody asks the source for so many milliseconds, as it requested; `because` gives the reason with the time. */
  hold(source: SourceScope, forMs: number, because: readonly LedgerReason[]): Promise<void>;
  /** For how many milliseconds the source is on hold, and why: a slot may have been taken before it requested that. */
  heldFor(source: SourceScope): { readonly ms: number; readonly because: readonly LedgerReason[] };
  /** Records a request or a cached response. It is written soon; only `settle` waits for it. */
  note(entry: Passed): void;
  /** Resolves once everything recorded is written; rejects if something could not be written. */
  settle(): Promise<void>;
}

/** Traffic to be recorded. */
export interface Passed {
  readonly request?: LoggedRequest;
  readonly answer?: CachedAnswer;
}

/** How many identifiers are looked for in one statement. */
const DOCUMENT_QUESTIONS = 64;

/** @param write writes an entry, batched with others */
export function createTraffic(db: Db, keyring: Keyring, write: (entry: Passed) => Promise<void>): Traffic {
  const finder = new GroupWriter<string, CachedAnswer | null>((keys) => findAnswers(db, keyring, keys));
  const gate = new GroupWriter<{ source: SourceScope; mostMs: number }, Reservation>((asks) =>
    reserveRequests(db, asks),
  );
  const pageOf = inBatches((asked: readonly AskedDocuments[]) => listDocumentPages(db, asked), {
    most: DOCUMENT_QUESTIONS,
    atOnce: 1,
  });
  const writing: Promise<void>[] = [];
  const held = new Map<string, { readonly until: number; readonly because: readonly LedgerReason[] }>();
  return {
    async *findDocuments(accountId, identifier) {
      yield* findDocuments(db, keyring, accountId, identifier, await pageOf({ accountId, identifier }));
    },
    findAnswer: (key) => finder.write(key),
    reserve: (source, mostMs) => gate.write({ source, mostMs }),
    async hold(source, forMs, because) {
      held.set(source.scope, { until: performance.now() + forMs, because });
      await holdSource(db, source, forMs, because);
    },
    heldFor({ scope }) {
      const { until, because } = held.get(scope) ?? { until: 0, because: [] };
      return { ms: Math.max(0, until - performance.now()), because };
    },
    note(entry) {
      const written = write(entry);
      // `settle` reports it.
      written.catch(() => undefined);
      writing.push(written);
    },
    async settle() {
      await Promise.all(writing);
    },
  };
}

/** Writes traffic: a response is never cached without the request through which erasing its lookup finds it. */
export async function writePassed(db: Db, keyring: Keyring, entries: readonly Passed[]): Promise<void> {
  const answers = entries.flatMap(({ answer }) => answer ?? []);
  const requests = entries.flatMap(({ request }) => request ?? []);
  if (answers.length === 0) return await recordRequests(db, keyring, requests);
  await transact(db, async (db) => {
    for (const slice of slicesOf(answers, ({ data }) => data.length)) await saveAnswers(db, keyring, slice);
    await recordRequests(db, keyring, requests);
  });
}
