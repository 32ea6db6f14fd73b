import { hash } from "node:crypto";
import { CandidateInput } from "../contract/lookup.ts";
import { lockBulk, spendOfBulk, type StoredBulk } from "../db/bulk.ts";
import { settleRows, spentOnRow } from "../db/bulk-row.ts";
import { NOBODY } from "../db/forget-lookup.ts";
import type { StoredLookup } from "../db/lookup.ts";
import { fromReserve } from "../db/reserve.ts";
import type { Db } from "../db/schema.ts";
import { transact } from "../db/transaction.ts";
import {
  giveLookup,
  type HiddenRow,
  listBulksWithHidden,
  listHiddenRows,
  listUnknownUnderWay,
} from "../db/unknown-row.ts";
import { canonicalJson } from "../domain/claim.ts";
import { newId } from "../domain/id.ts";
import { localNames } from "../pipeline/questions.ts";
import { runLookup } from "../pipeline/run.ts";
import type { ServiceContext } from "./context.ts";
import { describeUnknown } from "./create-lookup.ts";
import { explainRow } from "./row-reason.ts";
import { chooseSubject } from "./subject.ts";

/**
 * Gives hidden rows, of bulks that look everybody up, what a row of an unknown person has: a lookup of the list's description that searches
 * nothing and has the hidden one's times. The hidden one stays, to be erased or shown again. Killed at any point and restarted, it ends
 * with the same rows.
 */
export async function showAsUnknown(context: ServiceContext): Promise<void> {
  for (const bulkId of await listBulksWithHidden(context.db)) {
    if (context.stopping.aborted) return;
    const local = localNames(context.stageContext(context.stopping).connectors);
    await transact(fromReserve(context.db), async (db) => await replaceHidden(context, db, bulkId, local));
    for (const lookupId of await listUnknownUnderWay(context.db, bulkId)) {
      await runLookup(lookupId, context.worker.id, context.stageContext(context.stopping));
    }
    await transact(fromReserve(context.db), async (db) => {
      // A running bulk is handled by whoever processes it.
      const bulk = await lockBulk(db, bulkId);
      if (bulk !== null && bulk.status !== "running")
        await spendOfBulk(db, bulkId, await settleRows(db, bulkId, local));
    });
  }
}

async function replaceHidden(context: ServiceContext, db: Db, bulkId: string, local: readonly string[]): Promise<void> {
  const bulk = await lockBulk(db, bulkId);
  if (bulk === null) return;
  const hidden = await listHiddenRows(db, bulkId);
  // Rows with the same description are one person's, as for unknown people.
  const people = [...Map.groupBy(hidden, ({ given }) => canonicalJson(given)).values()];
  for (const [at, rows] of people.entries()) {
    const [first] = rows;
    if (first === undefined) continue;
    const spent = await spentOnRow(
      db,
      bulkId,
      rows.map(({ number }) => number),
      local,
    );
    await giveLookup(
      db,
      {
        bulkId,
        person: `given:${hash("sha256", canonicalJson(CandidateInput.parse(first.given)), "base64url")}`,
        rows,
        reasons: rows.map(({ number }) =>
          number === first.number ? null : explainRow("sameAs", [String(first.number)]),
        ),
      },
      draftOf(context, bulk, first, at),
    );
    const lookups = 1 - spent.lookups;
    await spendOfBulk(db, bulkId, { lookups, questions: -spent.questions, credits: -spent.credits });
  }
}

/**
 * A row's lookup as for an unknown person. It costs nothing: the hidden one has been charged.
 *
 * @param laterMs with several lookups each has its own time, in order
 */
function draftOf(
  context: Pick<ServiceContext, "keyring">,
  bulk: StoredBulk,
  { number, given, state, finishedAt, ...hidden }: HiddenRow,
  laterMs: number,
): Omit<StoredLookup, "progress" | "revision" | "worker" | "run"> {
  const person = describeUnknown(context, CandidateInput.parse(given));
  const createdAt = new Date(hidden.createdAt.getTime() + laterMs);
  const id = newId(createdAt.getTime());
  const isCancelled = bulk.status === "cancelled" && state === "cancelled";
  const { accountId, keyId, sections, purpose, trial, preview, retentionDays } = bulk;
  return {
    accountId,
    keyId,
    sections,
    purpose,
    trial,
    preview,
    retentionDays,
    createdAt,
    ...person,
    ...(isCancelled && { candidate: NOBODY, identifiers: [] }),
    id,
    subject: chooseSubject(context.keyring.current, person, id),
    suppressionKeys: [],
    asksNobody: true,
    status: isCancelled ? "cancelled" : "queued",
    stage: "queued",
    metadata: isCancelled ? {} : { "candor.bulk": bulk.id, "candor.bulkRow": String(number) },
    finishedAt: finishedAt ?? createdAt,
    expiresAt: new Date(createdAt.getTime() + retentionDays * DAY_MS),
    errorMessage: null,
    credit: preview ? null : trial ? "charged" : "returned",
    webhookUrl: null,
  };
}

const DAY_MS = 86_400_000;
