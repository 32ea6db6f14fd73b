import { sql } from "kysely";
import type { Db } from "./schema.ts";

/** Somebody who works with an account. */
export interface StoredMember {
  readonly id: string;
  readonly accountId: string;
  readonly name: string;
  /** In lower case; empty once they have been removed. */
  readonly email: string;
  readonly role: string;
  readonly purposes: readonly string[];
  readonly createdAt: Date;
  readonly removedAt: Date | null;
  /** The provider they signed in through, and its ID for them; `null` if they never signed in. */
  readonly issuer: string | null;
  readonly subject: string | null;
}

const COLUMNS = [
  "id",
  "account_id as accountId",
  "name",
  "email",
  "role",
  "purposes",
  "created_at as createdAt",
  "removed_at as removedAt",
  "issuer",
  "subject",
] as const;

/** Returns false if somebody in the account has the address. */
export async function insertMember(db: Db, member: StoredMember): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("member")
    .values({
      id: member.id,
      account_id: member.accountId,
      name: member.name,
      email: member.email,
      role: member.role,
      purposes: [...member.purposes],
      created_at: member.createdAt,
      removed_at: member.removedAt,
      issuer: member.issuer,
      subject: member.subject,
    })
    .onConflict((conflict) => conflict.columns(["account_id", "email"]).where("removed_at", "is", null).doNothing())
    .executeTakeFirstOrThrow();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function findMember(db: Db, accountId: string, id: string): Promise<StoredMember | null> {
  const found = db.selectFrom("member").select(COLUMNS).where("account_id", "=", accountId).where("id", "=", id);
  return (await found.executeTakeFirst()) ?? null;
}

/** The account's member with this address, unless removed. */
export async function findMemberByEmail(db: Db, accountId: string, email: string): Promise<StoredMember | null> {
  const found = db
    .selectFrom("member")
    .select(COLUMNS)
    .where("account_id", "=", accountId)
    .where("email", "=", email)
    .where("removed_at", "is", null);
  return (await found.executeTakeFirst()) ?? null;
}

/** An account's members, in the order in which they were added. */
export async function listMembers(db: Db, accountId: string): Promise<StoredMember[]> {
  return await db
    .selectFrom("member")
    .select(COLUMNS)
    .where("account_id", "=", accountId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}

export async function countOwners(db: Db, accountId: string): Promise<number> {
  const row = await db
    .selectFrom("member")
    .select((each) => each.fn.countAll<number>().as("count"))
    .where("account_id", "=", accountId)
    .where("role", "=", "owner")
    .where("removed_at", "is", null)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** Stores the provider's ID of the member. Returns false if another member has it. */
export async function bindMember(
  db: Db,
  id: string,
  { issuer, subject }: { readonly issuer: string; readonly subject: string },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update member set issuer = ${issuer}, subject = ${subject} where id = ${id}::uuid and not exists (
      select 1 from member as other where other.account_id = member.account_id and other.issuer = ${issuer}
        and other.subject = ${subject} and other.removed_at is null and other.id <> member.id)
  `.execute(db);
  return (numAffectedRows ?? 0n) > 0n;
}

/** Writes the changeable columns of a member. */
export async function updateMember(db: Db, member: StoredMember): Promise<void> {
  await db
    .updateTable("member")
    .set({
      name: member.name,
      email: member.email,
      role: member.role,
      purposes: [...member.purposes],
      issuer: member.issuer,
      subject: member.subject,
    })
    .where("id", "=", member.id)
    .execute();
}

/** Whether this was a member who has been removed. */
export async function wasMember(
  db: Db,
  accountId: string,
  { issuer, subject }: { readonly issuer: string; readonly subject: string },
): Promise<boolean> {
  const found = db
    .selectFrom("member")
    .select("id")
    .where("account_id", "=", accountId)
    .where("issuer", "=", issuer)
    .where("subject", "=", subject)
    .where("removed_at", "is not", null);
  return (await found.executeTakeFirst()) !== undefined;
}

/**
 * Removes a member and forgets their address; if they were removed earlier, the time stays. The provider's ID stays
 * too, so that signing in with it does not bring them back.
 */
export async function markMemberRemoved(db: Db, id: string, at: Date): Promise<void> {
  await db
    .updateTable("member")
    .set({ email: "", removed_at: at })
    .where("id", "=", id)
    .where("removed_at", "is", null)
    .execute();
}

/** Removes from a member's keys all scopes and purposes other than these; a key left with none is revoked. */
export async function narrowKeysOfMember(
  db: Db,
  memberId: string,
  { scopes, purposes }: { readonly scopes: readonly string[]; readonly purposes: readonly string[] },
  at: Date,
): Promise<void> {
  await sql`
    with narrow as (
      select id,
        array(select each from unnest(scopes) with ordinality as its (each, place)
          where each = any(${[...scopes]}::text[]) order by place) as scopes,
        array(select each from unnest(purposes) with ordinality as its (each, place)
          where each = any(${[...purposes]}::text[]) order by place) as purposes
      from api_key where member_id = ${memberId}::uuid and revoked_at is null
    )
    update api_key set
      scopes = narrow.scopes, purposes = narrow.purposes,
      default_purpose = case when default_purpose = any(narrow.purposes) then default_purpose
        else coalesce(narrow.purposes[1], default_purpose) end,
      revoked_at = case when cardinality(narrow.scopes) = 0 or cardinality(narrow.purposes) = 0 then ${at}::timestamptz end
    from narrow where api_key.id = narrow.id
  `.execute(db);
}

export async function revokeKeysOfMember(db: Db, memberId: string, at: Date): Promise<void> {
  await db
    .updateTable("api_key")
    .set({ revoked_at: at })
    .where("member_id", "=", memberId)
    .where("revoked_at", "is", null)
    .execute();
}
