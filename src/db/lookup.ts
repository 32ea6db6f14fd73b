import { sql } from "kysely";
import type { Identifier } from "../domain/identifier.ts";
import { type SectionName, STAGES, type Stage, type Status } from "../domain/lookup.ts";
import type { Purpose } from "../domain/purpose.ts";
import type { DataKey } from "../domain/data-key.ts";
import type { Keyring } from "../domain/keyring.ts";
import { insertionOf } from "./rows.ts";
import type { Db } from "./schema.ts";
import { keyOfLookup, openProfileData, openGists, sealProfileData, sealGists, wrappedKeyOf } from "./sealed-claim.ts";
import type { Gists } from "../presentation/gists.ts";
import { settleReserved } from "./credit-entry.ts";
import { emptyLookup } from "./forget-lookup.ts";
import { notifyLookup } from "./lookup-hint.ts";
import { areUnsuppressed, unsuppressed } from "./suppression.ts";
import { transact } from "./transaction.ts";
import { type ToldLookup, tellReceiver } from "./webhook-delivery.ts";

/** One durable request to profile a candidate. */
export interface StoredLookup {
  readonly id: string;
  readonly accountId: string;
  readonly candidateId: string | null;
  /** Whom it is about, the same for every lookup of one person: see `subjectOf`. */
  readonly subject: string;
  readonly candidate: LookupSubject;
  /** What the lookup starts from. */
  readonly identifiers: readonly Identifier[];
  readonly suppressionKeys: readonly string[];
  readonly sections: readonly SectionName[];
  readonly purpose: Purpose;
  readonly status: Status;
  readonly stage: Stage;
  readonly progress: number;
  readonly trial: boolean;
  readonly preview: boolean;
  readonly metadata: Readonly<Record<string, string>>;
  readonly createdAt: Date;
  readonly finishedAt: Date | null;
  readonly expiresAt: Date;
  readonly errorMessage: string | null;
  readonly retentionDays: number;
  /** Grows with every change of the profile: a report is cached under it. */
  readonly revision: number;
  readonly worker: number | null;
  /** How often it has been taken up. A run that another has followed writes nothing more. */
  readonly run: number;
  /** The key it was created with. */
  readonly keyId: string | null;
  readonly credit: CreditState | null;
  /** Who is told when it has ended. */
  readonly webhookUrl: string | null;
  /** It is about somebody suppressed whom the caller described: it asks nobody, and ends as one about somebody unknown. */
  readonly asksNobody: boolean;
  /** How many questions it may ask sources outside; absent for as many as any lookup. */
  readonly maxQuestions?: number | null;
}

/** A trial or a paid lookup is set aside when the lookup is created, and charged or returned when it has ended. */
export type CreditState = "trial" | "paid" | "charged" | "returned";

/** The person as the lookup was told of them. */
export interface LookupSubject {
  readonly fullName: string;
  readonly aliases: readonly string[];
  readonly avatarUrl: string | null;
  readonly email: string | null;
  readonly birthDate: string | null;
  readonly headline: string | null;
  readonly company: string | null;
  readonly location: string | null;
  readonly sources: readonly string[];
  readonly school?: string;
  /** What the caller adds in sentences: compared, never shown. */
  readonly note?: string;
  /** Whether all this is the operator's or the caller's own statement; what a search found is the source's. */
  readonly stated?: boolean;
  /** Where files of the operator's are filed that say some of it themselves: what is left to state. */
  readonly unfiled?: Pick<LookupSubject, "email" | "birthDate" | "headline" | "company" | "location" | "sources">;
}

/** The derived part: it can be rebuilt from the captures at any time. */
export interface StoredProfile {
  readonly data: unknown;
  /** JSON pointer into `data` → claim ids. */
  readonly evidence: Readonly<Record<string, readonly string[]>>;
  /** Pointers of required members that no datasource stated. */
  readonly unknown: readonly string[];
  /** What the sentences of the summaries say; `null` if an earlier release wrote them. */
  readonly gists: Gists | null;
  /** Other people in the profile: where they stand, and the keys they may be suppressed by. */
  readonly related: readonly RelatedPerson[];
}

export interface RelatedPerson {
  readonly pointer: string;
  readonly suppressionKeys: readonly string[];
}

/** What a `StoredLookup` is made of. */
export const LOOKUP_COLUMNS = [
  "lookup.id",
  "lookup.account_id as accountId",
  "lookup.candidate_id as candidateId",
  "lookup.subject",
  "lookup.candidate",
  "lookup.identifiers",
  "lookup.suppression_keys as suppressionKeys",
  "lookup.sections",
  "lookup.purpose",
  "lookup.status",
  "lookup.stage",
  "lookup.progress",
  "lookup.trial",
  "lookup.preview",
  "lookup.metadata",
  "lookup.created_at as createdAt",
  "lookup.finished_at as finishedAt",
  "lookup.expires_at as expiresAt",
  "lookup.error_message as errorMessage",
  "lookup.retention_days as retentionDays",
  "lookup.revision",
  "lookup.worker",
  "lookup.run",
  "lookup.key_id as keyId",
  "lookup.credit",
  "lookup.webhook_url as webhookUrl",
  "lookup.asks_nobody as asksNobody",
  "lookup.max_questions as maxQuestions",
] as const;

/** Every read of lookups starts here: those of suppressed people are not there. */
export function visibleLookups(db: Db) {
  return db.selectFrom("lookup").where(unsuppressed("lookup.suppression_keys"));
}

/** Writes a new lookup. False, and nothing written, where its person is suppressed. */
export async function insertLookup(
  db: Db,
  lookup: Omit<StoredLookup, "progress" | "revision" | "worker" | "run">,
): Promise<boolean> {
  const row = {
    id: lookup.id,
    account_id: lookup.accountId,
    candidate_id: lookup.candidateId,
    subject: lookup.subject,
    candidate: lookup.candidate,
    identifiers: lookup.identifiers,
    suppression_keys: lookup.suppressionKeys,
    sections: lookup.sections,
    purpose: lookup.purpose,
    status: lookup.status,
    stage: lookup.stage,
    trial: lookup.trial,
    preview: lookup.preview,
    metadata: lookup.metadata,
    retention_days: lookup.retentionDays,
    created_at: lookup.createdAt,
    finished_at: lookup.finishedAt,
    expires_at: lookup.expiresAt,
    error_message: lookup.errorMessage,
    key_id: lookup.keyId,
    credit: lookup.credit,
    webhook_url: lookup.webhookUrl,
    asks_nobody: lookup.asksNobody,
    max_questions: lookup.maxQuestions ?? null,
  };
  const columns = Object.keys(row) as (keyof typeof row)[];
  const insertion = insertionOf("lookup", columns, [row], { where: areUnsuppressed(lookup.suppressionKeys) });
  return ((await insertion.execute(db)).numAffectedRows ?? 0n) > 0n;
}

/** One lookup of an account; another account's is not there. */
export async function findLookup(db: Db, id: string, accountId: string): Promise<StoredLookup | null> {
  const row = await visibleLookups(db)
    .where("id", "=", id)
    .where("account_id", "=", accountId)
    .select(LOOKUP_COLUMNS)
    .executeTakeFirst();
  return row ? (row as StoredLookup) : null;
}

/** For the pipeline, which works for every account. */
export async function findLookupToRun(db: Db, id: string): Promise<StoredLookup | null> {
  const row = await visibleLookups(db).where("id", "=", id).select(LOOKUP_COLUMNS).executeTakeFirst();
  return row ? (row as StoredLookup) : null;
}

/** @throws PublicError `sealed_unreadable` where it was altered, or the lookup's key is gone */
export async function findProfile(db: Db, keyring: Keyring, id: string): Promise<StoredProfile | null> {
  const row = await visibleLookups(db)
    .where("id", "=", id)
    .select(["data", "sealed_data as sealed", "sealed_gists as said", "evidence"])
    .select(["unknown_pointers as unknown", "related"])
    .select(wrappedKeyOf(sql`${id}::text`).as("wrapped"))
    .executeTakeFirst();
  if (!row) return null;
  const { sealed, said, wrapped, data: clear, ...rest } = row;
  const key = keyOfLookup(keyring, id, wrapped);
  const data = sealed === null ? clear : JSON.parse(openProfileData(key, sealed));
  const gists = said === null ? null : JSON.parse(openGists(key, said));
  return data ? ({ ...rest, data, gists } as unknown as StoredProfile) : null;
}

/**
 * A worker takes a lookup up, or takes it over from one that died: which counts as a failure, for it may be its fault.
 *
 * @returns the number of this run, and how often the lookup has failed where it stands now; `null` if it has ended or is
 *   gone
 */
export async function startLookup(
  db: Db,
  id: string,
  worker: number,
): Promise<{ readonly run: number; readonly failures: number } | null> {
  const row = await db
    .updateTable("lookup")
    .set({
      status: "running",
      worker,
      run: sql`run + 1`,
      taken_at: sql`now()`,
      failures: sql`failures + case when status = 'running' and worker <> ${worker}::int then 1 else 0 end`,
    })
    .where("id", "=", id)
    .where("status", "in", ["queued", "running"])
    .returning(["run", "failures"])
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Whether the lookup is still what it was: there, in the same status and run, its person not suppressed. It stays so until
 * the caller's transaction ends, and writers under one lookup come one after the other: what they write is seen in
 * the order of its numbers.
 */
export async function holdLookup(db: Db, lookup: Pick<StoredLookup, "id" | "status" | "run">): Promise<boolean> {
  const row = await visibleLookups(db)
    .where("id", "=", lookup.id)
    .where("status", "=", lookup.status)
    .where("run", "=", lookup.run)
    .select("id")
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Moves a running lookup forward: neither the stage, the furthest reached, nor `progress` ever falls back. Failures count
 * anew beyond it, so that no lookup is ended for what ran beside it. False, and nothing moved, where it does not run any
 * more, is gone, or is about somebody who has been suppressed since.
 */
export async function advanceLookup(db: Db, id: string, stage: Stage, progress: number): Promise<boolean> {
  const earlier = STAGES.slice(0, STAGES.indexOf(stage));
  const moved = await sql`
    update lookup set
      stage = case when stage = any(${earlier}::text[]) then ${stage} else stage end,
      failures = case when progress < ${progress}::real then 0 else failures end,
      progress = greatest(progress, ${progress}::real)
    where id = ${id} and status = 'running' and ${unsuppressed("lookup.suppression_keys")}
  `.execute(db);
  if (moved.numAffectedRows !== 1n) return false;
  // A statement of its own: where lookups lie on several servers, it would be said on the lookup's, where nobody listens.
  await notifyLookup(db, id);
  return true;
}

/**
 * @param profile with `data`, `evidence` and `gists` as JSON texts
 * @param key of the lookup, with which `data` and `gists` are sealed
 */
export async function saveProfile(
  db: Db,
  id: string,
  profile: Pick<StoredProfile, "unknown" | "related"> & {
    readonly data: string;
    readonly evidence: string;
    readonly gists: string | null;
  },
  key: DataKey,
): Promise<void> {
  await db
    .updateTable("lookup")
    .set({
      data: null,
      sealed_data: sealProfileData(key, profile.data),
      sealed_gists: profile.gists === null ? null : sealGists(key, profile.gists),
      evidence: profile.evidence,
      unknown_pointers: [...profile.unknown],
      related: JSON.stringify(profile.related),
      revision: sql`revision + 1`,
    })
    .where("id", "=", id)
    .where(unsuppressed("lookup.suppression_keys"))
    .execute();
}

export interface LookupEnd {
  readonly status: "success" | "error" | "cancelled";
  readonly at: Date;
  readonly errorMessage?: string;
  /** Whether a paid lookup found somebody: only then is it charged. A trial is used up by any success. */
  readonly found?: boolean;
  /** Whether nothing is kept of the person: the lookup stays, to say how it ended. */
  readonly forgets?: boolean;
  /** The run that ends it: one that another has followed ends nothing. Absent: whoever has it. */
  readonly run?: number;
}

/** Ends a lookup that has not ended, and charges or returns what was set aside for it. Returns whether this call ended it. */
export async function finishLookup(db: Db, id: string, end: LookupEnd): Promise<boolean> {
  return await transact(db, async (db) => {
    const ended = await endLookup(db, id, end);
    if (ended) await settleCredit(db, id, ended, end);
    const event = EVENT_OF_END[end.status];
    if (ended && (end.status === "cancelled" || end.forgets)) await emptyLookup(db, id);
    if (ended && event !== null) await tellReceiver(db, ended, event, end.at);
    await notifyLookup(db, id);
    return ended !== undefined;
  });
}

/** Ends a lookup that had ended well as one that failed, and keeps nothing of its person. What it was charged stays charged. */
export async function withdrawLookup(db: Db, id: string, errorMessage: string, at: Date): Promise<void> {
  await transact(db, async (db) => {
    const row = await db
      .updateTable("lookup")
      .set({ status: "error", error_message: errorMessage, revision: sql`revision + 1` })
      .where("id", "=", id)
      .where("status", "=", "success")
      .returning(["id", "account_id as accountId", "purpose", "revision", "webhook_url as webhookUrl"])
      .executeTakeFirst();
    if (!row) return;
    await emptyLookup(db, id);
    await tellReceiver(db, row as ToldLookup, "lookup.failed", at);
    await notifyLookup(db, id);
  });
}

const EVENT_OF_END = { success: "lookup.finished", error: "lookup.failed", cancelled: null } as const;

interface SetAside extends ToldLookup {
  readonly credit: CreditState | null;
  readonly keyId: string | null;
}

/** Returns what was set aside for it; `undefined` if the lookup had ended before. */
async function endLookup(db: Db, id: string, end: LookupEnd): Promise<SetAside | undefined> {
  const row = await db
    .updateTable("lookup")
    .set({
      status: end.status,
      finished_at: end.at,
      error_message: end.errorMessage ?? null,
      worker: null,
      ...(end.status === "success" ? { stage: "done", progress: 1 } : {}),
    })
    .where("id", "=", id)
    .where("status", "in", ["queued", "running"])
    .$if(end.run !== undefined, (query) => query.where("run", "=", end.run ?? 0))
    .returning([
      "id",
      "account_id as accountId",
      "purpose",
      "revision",
      "webhook_url as webhookUrl",
      "credit",
      "key_id as keyId",
    ])
    .executeTakeFirst();
  return row as SetAside | undefined;
}

async function settleCredit(db: Db, id: string, { credit, keyId }: SetAside, end: LookupEnd): Promise<void> {
  if (credit !== "trial" && credit !== "paid") return;
  const kept = end.status === "success" && (credit === "trial" || end.found === true);
  await db
    .updateTable("lookup")
    .set({ credit: kept ? "charged" : "returned" })
    .where("id", "=", id)
    .execute();
  if (keyId) await settleReserved(db, keyId, credit, { lookupId: id, kept });
}

/** What a lookup tells beside its profile; `null` takes a member away. */
export async function addMetadata(
  db: Db,
  id: string,
  metadata: Readonly<Record<string, string | null>>,
): Promise<void> {
  await sql`
    update lookup set metadata = jsonb_strip_nulls(metadata::jsonb || ${JSON.stringify(metadata)}::jsonb)::json
    where id = ${id}
  `.execute(db);
}
