import type { ChangeMember, CreateMember, Member, MemberList } from "../contract/member.ts";
import { listAdminKeys, lockKeys } from "../db/api-key.ts";
import {
  countOwners,
  findMember,
  findMemberByEmail,
  insertMember,
  listMembers as readMembers,
  markMemberRemoved,
  narrowKeysOfMember,
  revokeKeysOfMember,
  type StoredMember,
  updateMember,
} from "../db/member.ts";
import { fromReserve } from "../db/reserve.ts";
import type { Db } from "../db/schema.ts";
import { transact } from "../db/transaction.ts";
import { isId, newId } from "../domain/id.ts";
import { PublicError } from "../errors.ts";
import type { Caller, ServiceContext } from "./context.ts";
import { findOwnKey, refuseRoleBeyond, refuseWithoutAdmin, rightsOf, unknownMember } from "./key-bounds.ts";
import { copyRemovals, recordRemoval } from "./removals.ts";

/** Adds a member to the account, with a role that allows no more than the caller's key. */
export async function createMember(
  context: ServiceContext,
  caller: Caller,
  { purposes, ...request }: CreateMember,
): Promise<Member> {
  const member: StoredMember = {
    ...request,
    id: newId(),
    accountId: caller.accountId,
    purposes: [...new Set(purposes ?? caller.purposes)],
    createdAt: context.now(),
    removedAt: null,
    issuer: null,
    subject: null,
  };
  await transact(context.db, async (db) => {
    await lockKeys(db, caller.accountId);
    refuseRoleBeyond(await findOwnKey(db, caller), member);
    if (!(await insertMember(db, member))) throw memberExists();
  });
  return toWireMember(member);
}

export async function listMembers(context: ServiceContext, caller: Caller): Promise<MemberList> {
  const rows = await readMembers(context.db, caller.accountId);
  return { results: rows.map(toWireMember), status: "success" };
}

/**
 * Changes a member. Their keys lose rights beyond the new role in the same transaction, and gain none by themselves. The caller's key must
 * allow at least as much as the member's role, before and after.
 */
export async function changeMember(
  context: ServiceContext,
  caller: Caller,
  memberId: string,
  { purposes, ...change }: ChangeMember,
): Promise<Member> {
  return await transact(context.db, async (db) => {
    await lockKeys(db, caller.accountId);
    const member = await requireMember(db, caller, memberId);
    const own = await findOwnKey(db, caller);
    const wanted: StoredMember = {
      ...member,
      name: change.name ?? member.name,
      email: change.email ?? member.email,
      role: change.role ?? member.role,
      purposes: purposes === undefined ? member.purposes : [...new Set(purposes)],
      // A new address signs in as a different identity of the provider.
      ...(change.email !== undefined && change.email !== member.email && { issuer: null, subject: null }),
    };
    refuseRoleBeyond(own, member);
    refuseRoleBeyond(own, wanted);
    const holder = await findMemberByEmail(db, caller.accountId, wanted.email);
    if (holder !== null && holder.id !== member.id) throw memberExists();
    await keepingOwnerAndAdmin(context, db, caller.accountId, async () => {
      await updateMember(db, wanted);
      await narrowKeysOfMember(db, member.id, rightsOf(wanted), context.now());
    });
    return toWireMember(wanted);
  });
}

/** Removes a member who may do no more than the caller's key: their keys end, and their address is deleted. */
export async function removeMember(context: ServiceContext, caller: Caller, memberId: string): Promise<Member> {
  const removed = await transact(fromReserve(context.db), async (db) => {
    await lockKeys(db, caller.accountId);
    const member = await requireMember(db, caller, memberId);
    refuseRoleBeyond(await findOwnKey(db, caller), member);
    const removedAt = context.now();
    await recordRemoval(db, `member/${member.id}`, removedAt);
    await keepingOwnerAndAdmin(context, db, caller.accountId, async () => {
      await markMemberRemoved(db, member.id, removedAt);
      await revokeKeysOfMember(db, member.id, removedAt);
    });
    return toWireMember({ ...member, email: "", removedAt });
  });
  await copyRemovals(context);
  return removed;
}

/** If there was an owner, one has to remain, and somebody must be able to manage keys. */
export async function keepingOwnerAndAdmin(
  context: Pick<ServiceContext, "now">,
  db: Db,
  accountId: string,
  change: () => Promise<void>,
): Promise<void> {
  const [owners, admins] = [await countOwners(db, accountId), await listAdminKeys(db, accountId, context.now())];
  await change();
  if (owners > 0 && (await countOwners(db, accountId)) === 0) {
    throw new PublicError("last_owner", "This is the account's last owner. Make somebody else an owner first.");
  }
  refuseWithoutAdmin(admins, await listAdminKeys(db, accountId, context.now()));
}

async function requireMember(db: Db, { accountId }: Caller, memberId: string): Promise<StoredMember> {
  const member = isId(memberId) ? await findMember(db, accountId, memberId) : null;
  if (member === null || member.removedAt !== null) throw unknownMember();
  return member;
}

function memberExists(): PublicError {
  return new PublicError("member_exists", "Another member of the account has this email address.");
}

function toWireMember(row: StoredMember): Member {
  return {
    memberId: row.id,
    name: row.name,
    email: row.email,
    role: row.role as Member["role"],
    purposes: [...rightsOf(row).purposes] as Member["purposes"],
    createdAt: row.createdAt.toISOString(),
    ...(row.removedAt ? { removedAt: row.removedAt.toISOString() } : {}),
  };
}
