import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Keyring } from "../domain/keyring.ts";
import { inBatches } from "./batches.ts";
import type { Database } from "./database.ts";
import { isDistributed } from "./distributed.ts";
import { type KeptLookup, type KeptLookups, keepLookups } from "./kept-lookups.ts";
import { LOOKUP_COLUMNS, type RelatedPerson, type StoredLookup, visibleLookups } from "./lookup.ts";
import { arrayParameter, defineStatement, type PreparedStatement } from "./prepared.ts";
import type { Db } from "./schema.ts";
import { keyOfLookup, openProfileData, wrappedKeyOf } from "./sealed-claim.ts";
import { hidesRelated, withoutSuppressed } from "./suppression.ts";

/** A lookup as its caller may read it. */
export interface ShownLookup {
  /** The same object as in an earlier reading if neither the lookup nor its profile has changed in between. */
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
  const kept = keepLookups();
  const find = inBatches(async (asked: readonly Asked[]) => await findShownLookups(database, keyring, asked, kept), {
    most: MAX_TOGETHER,
    atOnce: STATEMENTS_AT_ONCE,
  });
  return { find };
}

/**
 * Reads them with one prepared statement and returns them in the order asked for. Of one that is kept and has not
 * changed, the statement returns only whether and how it may be shown.
 */
export async function findShownLookups(
  database: Database,
  keyring: Keyring,
  asked: readonly Asked[],
  kept: KeptLookups = keepLookups(),
): Promise<readonly (ShownLookup | null)[]> {
  // Several callers may ask for the same lookup.
  const once = [...new Map(asked.map((each) => [`${each.id} ${each.accountId}`, each])).values()];
  const known = new Map(once.map(({ id }) => [id, kept.find(id)]));
  const apart = await isDistributed(database.db);
  const rows = await database.prepared<ShownRow>(shownStatement(database.db, apart), [
    once.map(({ id }) => id),
    once.map(({ accountId }) => accountId),
    ...(apart ? [] : [[...known.values()].map((each) => each?.version ?? "")]),
  ]);
  const accountOf = (row: ShownRow) => row.accountId ?? known.get(row.shownId)?.lookup.accountId;
  const own = rows.filter((row) =>
    once.some(({ id, accountId }) => id === row.shownId && accountId === accountOf(row)),
  );
  const whole = apart ? await completeRows(database, own) : own;
  const found = new Map(whole.map((row) => [row.shownId, toShown(keyring, row, known.get(row.shownId))]));
  for (const id of known.keys()) {
    const read = found.get(id);
    if (read?.kept) kept.keep(id, read.kept);
    else kept.forget(id);
  }
  return asked.map(({ id, accountId }) => {
    const shown = found.get(id)?.shown;
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

/** What a row shows, and what to keep of it. */
function toShown(
  keyring: Keyring,
  row: ShownRow,
  known: KeptLookup | undefined,
): { readonly shown: ShownLookup; readonly kept: KeptLookup | null } {
  const { isWhole, creditsLeft } = row;
  if (row.id === null) {
    if (known === undefined) throw new Error("the database says that a lookup is unchanged that is not kept");
    const { lookup, data, unknown } = known;
    return { shown: { lookup, data: isWhole ? data : null, unknown, creditsLeft }, kept: known };
  }
  const { related: _, shownId, version, data: clear, sealed, wrapped, unknown, ...rest } = row;
  const { isWhole: __, creditsLeft: ___, ...lookup } = rest;
  const open = () => (sealed === null ? clear : openProfileData(keyOfLookup(keyring, shownId, wrapped), sealed));
  const data = isWhole ? open() : null;
  return {
    shown: { lookup, data, unknown, creditsLeft },
    kept: data === null || version === null ? null : { version, lookup, data, unknown },
  };
}

/** How a lookup may be shown now. */
interface ShownState {
  readonly shownId: string;
  readonly isWhole: boolean;
  readonly creditsLeft: number | null;
  /** `null` where lookups are not kept. */
  readonly version: string | null;
}

/** The rest of a row. `sealed` is null if there is no profile yet, or if an earlier release wrote `data` in plain text. */
interface ReadRow extends StoredLookup, Pick<ShownLookup, "data" | "unknown"> {
  readonly sealed: string | null;
  readonly wrapped: string | null;
  /** Read where the gate has to be checked afterwards. */
  readonly related: readonly RelatedPerson[] | null;
}

type ShownRow = ShownState & (ReadRow | Readonly<Record<keyof ReadRow, null>>);

function shownQuery(db: Db, apart: boolean) {
  const asked = visibleLookups(db)
    .where(sql<SqlBool>`lookup.id = any(${sql.raw(arrayParameter(1, "uuid"))})`)
    .where(sql<SqlBool>`lookup.account_id = any(${sql.raw(arrayParameter(2, "text"))})`)
    .select("lookup.id as shownId");
  const mayBeWhole = sql<boolean>`lookup.status = 'success' and not lookup.trial`;
  if (apart) {
    return asked
      .select(LOOKUP_COLUMNS)
      .select([...CONTENT, "lookup.related", mayBeWhole.as("isWhole")])
      .select([sql<null>`null::int`.as("creditsLeft"), sql<null>`null::text`.as("version")]);
  }
  const columns = [...LOOKUP_COLUMNS.map(selectColumn), ...CONTENT, sql`null::json as related`];
  return (
    asked
      // `offset 0` keeps the planner from computing it at each of its two uses.
      .innerJoinLateral(
        sql<Pick<ShownState, "version">>`(select ${VERSION} as version offset 0)`.as("current"),
        (join) => join.onTrue(),
      )
      .leftJoinLateral(
        sql<ReadRow>`(select ${sql.join(columns)}
          where current.version <> all(${sql.raw(arrayParameter(3, "text"))}))`.as("changed"),
        (join) => join.onTrue(),
      )
      .selectAll("changed")
      .select([
        "current.version",
        sql<boolean>`${mayBeWhole} and not ${hidesRelated()}`.as("isWhole"),
        sql<number | null>`(select credits from api_key where api_key.id = lookup.key_id)`.as("creditsLeft"),
      ])
  );
}

/** Every update gives a row another transaction ID (xmin): this changes with the lookup, and with its key. */
const VERSION = sql<string>`concat_ws(' ', lookup.id, lookup.xmin,
  (select data_key.xmin from data_key where holder = 'lookup/' || lookup.id))`;

const CONTENT = [
  sql<readonly string[]>`lookup.unknown_pointers`.as("unknown"),
  sql<string | null>`lookup.data::text`.as("data"),
  sql<string | null>`lookup.sealed_data`.as("sealed"),
  wrappedKeyOf(sql`lookup.id::text`).as("wrapped"),
];

/** @param column such as `lookup.account_id as accountId` */
function selectColumn(column: (typeof LOOKUP_COLUMNS)[number]): RawBuilder<unknown> {
  const [source = "", name = source.replace(/^.*\./, "")] = column.split(" as ");
  return sql`${sql.ref(source)} as ${sql.ref(name)}`;
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
