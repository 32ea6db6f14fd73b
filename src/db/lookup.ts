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
import { changeAndNotify } from "./lookup-hint.ts";
import { areUnsuppressed, unsuppressed } from "./suppression.ts";

/** One durable request to profile a candidate. */
export interface StoredLookup {
  readonly id: string;
  readonly accountId: string;
  readonly candidateId: string | null;
  /** Whom it is about: the same for every lookup of one person, see `subjectOf`. */
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
  /** Incremented with every change of the profile; reports are cached under it. */
  readonly revision: number;
  readonly worker: number | null;
  /** How often it has been started. A run that has been superseded writes nothing more. */
  readonly run: number;
  /** The key that created it. */
  readonly keyId: string | null;
  readonly credit: CreditState | null;
  /** The receiver to notify when it has ended. */
  readonly webhookUrl: string | null;
  /**
   * It is about a suppressed person whom the caller described: it contacts no source, and ends like a lookup about
   * somebody unknown.
   */
  readonly asksNobody: boolean;
  /** How many questions it may ask external sources; if absent, as many as any lookup. */
  readonly maxQuestions?: number | null;
}

/** A trial or paid lookup is reserved when the lookup is created, and charged or returned when it has ended. */
export type CreditState = "trial" | "paid" | "charged" | "returned";

/** The person as described when the lookup was created. */
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
  /** Sentences added by the caller: compared, never shown. */
  readonly note?: string;
  /**
   * Whether all of it is a statement by the operator or the caller; what a search found is a statement by the source.
   */
  readonly stated?: boolean;
  /** What remains to be stated if the operator's imported files already state some of it. */
  readonly unfiled?: Pick<LookupSubject, "email" | "birthDate" | "headline" | "company" | "location" | "sources">;
}

/** The derived part, which can be rebuilt from the captures at any time. */
export interface StoredProfile {
  readonly data: unknown;
  /** JSON pointer into `data` → claim ids. */
  readonly evidence: Readonly<Record<string, readonly string[]>>;
  /** Pointers of required members that no datasource states. */
  readonly unknown: readonly string[];
  /** The gists of the summaries' sentences; `null` if an earlier release wrote them. */
  readonly gists: Gists | null;
  /** Other people in the profile: where they appear, and the keys under which they may be suppressed. */
  readonly related: readonly RelatedPerson[];
}

export interface RelatedPerson {
  readonly pointer: string;
  readonly suppressionKeys: readonly string[];
}

/** The columns of a `StoredLookup`. */
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

/** Every read of lookups starts here, which leaves out those of suppressed people. */
export function visibleLookups(db: Db) {
  return db.selectFrom("lookup").where(unsuppressed("lookup.suppression_keys"));
}

/** Writes a new lookup. Returns false, and writes nothing, if its person is suppressed. */
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

/** A lookup of the account; lookups of other accounts do not exist. */
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

/** @throws PublicError `sealed_unreadable` if it was altered, or the lookup's key is gone */
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
 * Starts a lookup, or takes it over from a dead worker, which counts as a failure: the lookup may have caused the
 * death.
 *
 * @returns the number of this run, and the failures in its current stage; `null` if the lookup has ended or is gone
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
 * Whether the lookup is unchanged until the caller's transaction ends: still there, same status and run, person not
 * suppressed. Writers under one lookup take turns, so their writes become visible in the order of their numbers.
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
 * Advances a running lookup: neither its stage, the furthest reached, nor `progress` ever goes back. A new stage resets
 * its failures, so that it is not ended because of what ran beside it. Returns false, and changes nothing, if it is no
 * longer running, is gone, or is about somebody who has since been suppressed.
 */
export async function advanceLookup(db: Db, id: string, stage: Stage, progress: number): Promise<boolean> {
  const earlier = STAGES.slice(0, STAGES.indexOf(stage));
  return await changeAndNotify(
    db,
    id,
    sql`
      update lookup set
        stage = case when stage = any(${earlier}::text[]) then ${stage} else stage end,
        failures = case when progress < ${progress}::real then 0 else failures end,
        progress = greatest(progress, ${progress}::real)
      where id = ${id} and status = 'running' and ${unsuppressed("lookup.suppression_keys")}
    `,
  );
}

/**
 * Saves a profile, unless the lookup is gone or its person is suppressed.
 *
 * @param profile with `data`, `evidence` and `gists` as JSON texts; `data` and `gists` are sealed with the lookup's
 * `key`
 * @param how `still`: the status and run that the lookup must still have; `metadata`: members to add to its metadata,
 * where `null` removes one
 * @returns whether it was saved
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
  how: {
    readonly still?: Pick<StoredLookup, "status" | "run">;
    readonly metadata?: Readonly<Record<string, string | null>>;
  } = {},
): Promise<boolean> {
  const { still, metadata = {} } = how;
  const saved = await db
    .updateTable("lookup")
    .set({
      data: null,
      sealed_data: sealProfileData(key, profile.data),
      sealed_gists: profile.gists === null ? null : sealGists(key, profile.gists),
      evidence: profile.evidence,
      unknown_pointers: [...profile.unknown],
      related: JSON.stringify(profile.related),
      revision: sql`revision + 1`,
      ...(Object.keys(metadata).length > 0 && { metadata: withMetadata(metadata) }),
    })
    .where("id", "=", id)
    .$if(still !== undefined, (query) =>
      query.where("status", "=", still?.status ?? "").where("run", "=", still?.run ?? 0),
    )
    .where(unsuppressed("lookup.suppression_keys"))
    .executeTakeFirst();
  return saved.numUpdatedRows > 0n;
}

/** Adds to a lookup's metadata; `null` removes a member. */
export async function addMetadata(
  db: Db,
  id: string,
  metadata: Readonly<Record<string, string | null>>,
): Promise<void> {
  await sql`update lookup set metadata = ${withMetadata(metadata)} where id = ${id}`.execute(db);
}

function withMetadata(metadata: Readonly<Record<string, string | null>>) {
  return sql<string>`jsonb_strip_nulls(metadata::jsonb || ${JSON.stringify(metadata)}::jsonb)::json`;
}
