import { type SqlBool, sql } from "kysely";
import type { Keyring } from "../domain/keyring.ts";
import { inBatches } from "./batches.ts";
import type { Database } from "./database.ts";
import { LOOKUP_COLUMNS, type StoredLookup, visibleLookups } from "./lookup.ts";
import { defineStatement, type PreparedStatement } from "./prepared.ts";
import type { Db } from "./schema.ts";
import { keyOfLookup, openProfileData, wrappedKeyOf } from "./sealed-claim.ts";
import { hidesRelated } from "./suppression.ts";

/** A lookup as its caller reads it. */
export interface ShownLookup {
  readonly lookup: StoredLookup;
  /**
   * The profile's data as the JSON text they are stored as, where they may be shown as they are: `null` where there are
   * none, where contacts are to be masked, and where somebody in them has been suppressed since.
   */
  readonly data: string | null;
  /** Pointers of required members that no datasource stated. */
  readonly unknown: readonly string[];
  /** What is left of the key it was created with; `null` for any number, and where the key is gone. */
  readonly creditsLeft: number | null;
}

interface Asked {
  readonly id: string;
  readonly accountId: string;
}

/** Reads lookups with their profiles, one to a caller, in few round trips: most requests are this one. */
export interface ShownLookups {
  /** One lookup of an account; another account's is not there, nor is a suppressed person's. */
  find(asked: Asked): Promise<ShownLookup | null>;
}

/** A profile of ten thousand facts has some megabytes. */
const MAX_TOGETHER = 32;
const STATEMENTS_AT_ONCE = 2;

export function createShownLookups(database: Database, keyring: Keyring): ShownLookups {
  const find = inBatches(async (asked: readonly Asked[]) => await findShownLookups(database, keyring, asked), {
    most: MAX_TOGETHER,
    atOnce: STATEMENTS_AT_ONCE,
  });
  return { find };
}

/** By one prepared statement, in the order they are asked for. */
export async function findShownLookups(
  database: Database,
  keyring: Keyring,
  asked: readonly Asked[],
): Promise<readonly (ShownLookup | null)[]> {
  // Several may ask for the same.
  const once = [...new Map(asked.map((each) => [`${each.id} ${each.accountId}`, each])).values()];
  const rows = await database.prepared<ShownRow>(shownStatement(database.db), [
    once.map(({ id }) => id),
    once.map(({ accountId }) => accountId),
  ]);
  const found = new Map(rows.map((row) => [row.id, toShown(keyring, row)]));
  return asked.map(({ id, accountId }) => {
    const shown = found.get(id);
    return shown?.lookup.accountId === accountId ? shown : null;
  });
}

function toShown(
  keyring: Keyring,
  { data, sealed, wrapped, isWhole, unknown, creditsLeft, ...lookup }: ShownRow,
): ShownLookup {
  const open = () => (sealed === null ? data : openProfileData(keyOfLookup(keyring, lookup.id, wrapped), sealed));
  return { lookup, data: isWhole ? open() : null, unknown, creditsLeft };
}

/** `sealed` is null where there is no profile yet, and where an earlier release wrote `data` in clear. */
type ShownRow = StoredLookup &
  Omit<ShownLookup, "lookup"> & {
    readonly sealed: string | null;
    readonly wrapped: string | null;
    readonly isWhole: boolean;
  };

function shownQuery(db: Db) {
  return visibleLookups(db)
    .where(
      sql<SqlBool>`(lookup.id, lookup.account_id) in
        (select asked.id, asked.account from unnest(${sql.raw("$1::uuid[], $2::text[]")}) as asked (id, account))`,
    )
    .select(LOOKUP_COLUMNS)
    .select([
      "lookup.unknown_pointers as unknown",
      sql<string | null>`data::text`.as("data"),
      "lookup.sealed_data as sealed",
      wrappedKeyOf(sql`lookup.id::text`).as("wrapped"),
      sql<boolean>`status = 'success' and not trial and not ${hidesRelated()}`.as("isWhole"),
      sql<number | null>`(select credits from api_key where api_key.id = lookup.key_id)`.as("creditsLeft"),
    ]);
}

let shown: PreparedStatement | null = null;

function shownStatement(db: Db): PreparedStatement {
  shown ??= defineStatement("shown", shownQuery(db).compile().sql);
  return shown;
}
