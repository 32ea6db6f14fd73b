import { type SqlBool, sql } from "kysely";
import type { Keyring } from "../domain/keyring.ts";
import { inBatches } from "./batches.ts";
import type { Database } from "./database.ts";
import { isDistributed } from "./distributed.ts";
import { LOOKUP_COLUMNS, type RelatedPerson, type StoredLookup, visibleLookups } from "./lookup.ts";
import { arrayParameter, defineStatement, type PreparedStatement } from "./prepared.ts";
import type { Db } from "./schema.ts";
import { keyOfLookup, openProfileData, wrappedKeyOf } from "./sealed-claim.ts";
import { hidesRelated, withoutSuppressed } from "./suppression.ts";

/** A lookup as its caller may read it. */
export interface ShownLookup {
  readonly lookup: StoredLookup;
  /**
   * The profile's data as the stored JSON text, if it may be shown unchanged: `null` if there is none, if contacts are
   * to be masked, or if somebody in it has been suppressed since.
   */
  readonly data: string | null;
  /** Pointers of required members that no datasource states. */
  readonly unknown: readonly string[];
  /** The remaining credits of the key that created it; `null` if unlimited, or if the key is gone. */
  readonly creditsLeft: number | null;
}

interface Asked {
  readonly id: string;
  readonly accountId: string;
}

/**
 * Reads lookups with their profiles, each for its own caller, in few round trips, because this is the most frequent
 * request.
 */
export interface ShownLookups {
  /** A lookup of the account; lookups of other accounts or of suppressed people do not exist. */
  find(asked: Asked): Promise<ShownLookup | null>;
}

/** Limited because a profile of ten thousand facts has a few megabytes. */
const MAX_TOGETHER = 32;
const STATEMENTS_AT_ONCE = 2;

export function createShownLookups(database: Database, keyring: Keyring): ShownLookups {
  const find = inBatches(async (asked: readonly Asked[]) => await findShownLookups(database, keyring, asked), {
    most: MAX_TOGETHER,
    atOnce: STATEMENTS_AT_ONCE,
  });
  return { find };
}

/** Reads them with one prepared statement and returns them in the order asked for. */
export async function findShownLookups(
  database: Database,
  keyring: Keyring,
  asked: readonly Asked[],
): Promise<readonly (ShownLookup | null)[]> {
  // Several callers may ask for the same lookup.
  const once = [...new Map(asked.map((each) => [`${each.id} ${each.accountId}`, each])).values()];
  const args = [once.map(({ id }) => id), once.map(({ accountId }) => accountId)];
  const apart = await isDistributed(database.db);
  const rows = await database.prepared<ShownRow>(shownStatement(database.db, apart), args);
  const own = rows.filter((row) => once.some(({ id, accountId }) => id === row.id && accountId === row.accountId));
  const whole = apart ? await completeRows(database, own) : own;
  const found = new Map(whole.map((row) => [row.id, toShown(keyring, row)]));
  return asked.map(({ id, accountId }) => {
    const shown = found.get(id);
    return shown?.lookup.accountId === accountId ? shown : null;
  });
}

/** Adds what the statement cannot read where lookups are on several servers and keys on one. */
async function completeRows(database: Database, rows: readonly ShownRow[]): Promise<readonly ShownRow[]> {
  const ids = [...new Set(rows.flatMap(({ keyId }) => keyId ?? []))];
  const keys = ids.length === 0 ? [] : await database.prepared<{ id: string; credits: number | null }>(CREDITS, [ids]);
  const credits = new Map(keys.map((key) => [key.id, key.credits]));
  const people = rows.flatMap(({ related }) => related ?? []);
  const shown = new Set(await withoutSuppressed(database.db, people, ({ suppressionKeys }) => suppressionKeys));
  return rows.map((row) => ({
    ...row,
    creditsLeft: credits.get(row.keyId ?? "") ?? null,
    isWhole: row.isWhole && (row.related ?? []).every((person) => shown.has(person)),
  }));
}

const CREDITS = defineStatement(
  "credits",
  `select id, credits from api_key where id = any(${arrayParameter(1, "text")})`,
);

function toShown(
  keyring: Keyring,
  { data, sealed, wrapped, isWhole, unknown, creditsLeft, ...rest }: ShownRow,
): ShownLookup {
  const { related: _, ...lookup } = rest;
  const open = () => (sealed === null ? data : openProfileData(keyOfLookup(keyring, lookup.id, wrapped), sealed));
  return { lookup, data: isWhole ? open() : null, unknown, creditsLeft };
}

/** `sealed` is null if there is no profile yet, or if an earlier release wrote `data` in plain text. */
type ShownRow = StoredLookup &
  Omit<ShownLookup, "lookup"> & {
    readonly sealed: string | null;
    readonly wrapped: string | null;
    readonly isWhole: boolean;
    /** Read where the gate has to be checked afterwards. */
    readonly related: readonly RelatedPerson[] | null;
  };

function shownQuery(db: Db, apart: boolean) {
  return visibleLookups(db)
    .where(sql<SqlBool>`lookup.id = any(${sql.raw(arrayParameter(1, "uuid"))})`)
    .where(sql<SqlBool>`lookup.account_id = any(${sql.raw(arrayParameter(2, "text"))})`)
    .select(LOOKUP_COLUMNS)
    .select([
      "lookup.unknown_pointers as unknown",
      sql<string | null>`data::text`.as("data"),
      "lookup.sealed_data as sealed",
      wrappedKeyOf(sql`lookup.id::text`).as("wrapped"),
      sql<boolean>`status = 'success' and not trial and ${apart ? sql`true` : sql`not ${hidesRelated()}`}`.as(
        "isWhole",
      ),
      sql<readonly RelatedPerson[] | null>`${apart ? sql`related` : sql`null::json`}`.as("related"),
      (apart
        ? sql<number | null>`null::int`
        : sql<number | null>`(select credits from api_key where api_key.id = lookup.key_id)`
      ).as("creditsLeft"),
    ]);
}

const statements = new Map<boolean, PreparedStatement>();

/** @param apart whether to leave out what is on another server than the lookup */
function shownStatement(db: Db, apart: boolean): PreparedStatement {
  const known = statements.get(apart);
  if (known) return known;
  const statement = defineStatement(apart ? "shown_apart" : "shown", shownQuery(db, apart).compile().sql);
  statements.set(apart, statement);
  return statement;
}
