import { purposesOf, type Role, SCOPES_OF_ROLE } from "../contract/role.ts";
import { type AdminKey, type ApiKey, findKeyOfAccount } from "../db/api-key.ts";
import { findMember } from "../db/member.ts";
import type { Db } from "../db/schema.ts";
import type { Purpose } from "../domain/purpose.ts";
import { type Fault, PublicError } from "../errors.ts";
import type { Caller } from "./context.ts";

type Rights = Pick<ApiKey, "scopes" | "purposes">;

/** The caller's key as it is now. Throws if it was revoked after the request was let in. */
export async function findOwnKey(db: Db, { accountId, keyId }: Caller): Promise<ApiKey> {
  const own = await findKeyOfAccount(db, accountId, keyId);
  if (!own) throw new PublicError("key_not_found", "The key used for this request no longer exists.");
  if (own.revokedAt !== null) throw new PublicError("api_key_invalid", "The key has been revoked.");
  return own;
}

/** A key cannot grant what it does not have. */
export function refuseWider(wanted: ApiKey, own: ApiKey): void {
  const faults = [
    ...excess(wanted, own).map(({ pointer, name }) => ({ pointer, detail: `${name} is not held` })),
    ...beyond("/rateLimit", wanted.rateLimit, own.rateLimit),
    ...beyond("/credits", wanted.credits, own.credits),
    ...beyond("/trials", wanted.trials, own.trials),
    ...beyond("/expiresAt", wanted.expiresAt, own.expiresAt),
  ];
  if (faults.length > 0)
    throw new PublicError("key_too_wide", `A key cannot grant more than it has (${list(faults)}).`, faults);
}

/** A key cannot change or end one that may do more. What that has left, and how long it lasts, does not matter. */
export function refuseRightsBeyond(own: Rights, other: Rights): void {
  const faults = excess(other, own).map(({ pointer, name }) => ({ pointer, detail: `${name} is not held` }));
  if (faults.length === 0) return;
  throw new PublicError("key_too_wide", `A key cannot change or end one that may do more (${list(faults)}).`, faults);
}

/** `null` means unlimited, and only an unlimited key can grant it. */
function beyond(
  pointer: string,
  wanted: number | Date | null,
  held: number | Date | null,
): { readonly pointer: string; readonly detail: string }[] {
  if (held === null || (wanted !== null && wanted <= held)) return [];
  const most = held instanceof Date ? held.toISOString() : held;
  return [{ pointer, detail: `at most ${most}` }];
}

function lastAdmin(): PublicError {
  return new PublicError(
    "last_admin_key",
    "This is the account's last key with the scope admin that does not expire. Make another one first, or rotate it.",
  );
}

/** Somebody must always be able to manage the account's keys, with a key that does not expire if there was one. */
export function refuseWithoutAdmin(before: readonly AdminKey[], after: readonly AdminKey[]): void {
  const lasts = ({ expiresAt }: AdminKey) => expiresAt === null;
  if (after.length === 0 || (before.some(lasts) && !after.some(lasts))) throw lastAdmin();
}

/** The most that a member's role and purposes allow their keys. */
export function rightsOf({ role, purposes }: { readonly role: string; readonly purposes: readonly string[] }): Rights {
  return { scopes: SCOPES_OF_ROLE[role as Role], purposes: purposesOf(role as Role, purposes as readonly Purpose[]) };
}

/** A key cannot give a member a role that may do more than itself, nor change or remove a member who may do more. */
export function refuseRoleBeyond(own: Rights, member: Parameters<typeof rightsOf>[0]): void {
  const faults = excess(rightsOf(member), own).map(({ pointer, name }) => ({
    pointer: pointer === "/scopes" ? "/role" : pointer,
    detail: `${name} is not held`,
  }));
  if (faults.length === 0) return;
  throw new PublicError(
    "key_too_wide",
    `Your key has less than the role ${member.role} gives (${list(faults)}).`,
    faults,
  );
}

/** A member's key may do no more than their role. */
export async function refuseBeyondRole(db: Db, wanted: ApiKey): Promise<void> {
  if (wanted.memberId === null) return;
  const member = await findMember(db, wanted.accountId, wanted.memberId);
  if (member === null || member.removedAt !== null) throw unknownMember();
  const faults = excess(wanted, rightsOf(member)).map(({ pointer, name }) => ({
    pointer,
    detail: `${name} is not allowed to ${member.role === "owner" ? "this member" : `this ${member.role}`}`,
  }));
  if (faults.length === 0) return;
  throw new PublicError("role_exceeded", `The key would do more than its member may (${list(faults)}).`, faults);
}

export function unknownMember(): PublicError {
  return new PublicError("member_not_found", "No member with this ID in your account.");
}

function excess(wanted: Rights, held: Rights): { readonly pointer: string; readonly name: string }[] {
  const beyondOf = (part: keyof Rights) =>
    wanted[part].filter((name) => !held[part].includes(name)).map((name) => ({ pointer: `/${part}`, name }));
  return [...beyondOf("scopes"), ...beyondOf("purposes")];
}

function list(faults: readonly Fault[]): string {
  return faults.map(({ pointer, detail }) => `${pointer.slice(1)}: ${detail}`).join("; ");
}
