import { purposesOf, type Role, SCOPES_OF_ROLE } from "../contract/role.ts";
import { type ApiKey, insertApiKey, lockKeys, updateApiKey } from "../db/api-key.ts";
import {
  bindMember,
  findMemberByEmail,
  insertMember,
  narrowKeysOfMember,
  type StoredMember,
  updateMember,
  wasMember,
} from "../db/member.ts";
import type { Db } from "../db/schema.ts";
import { transact } from "../db/transaction.ts";
import { endSessionByHash, insertSession, lockWebKey } from "../db/web-session.ts";
import { FIRST_ACCOUNT } from "../domain/account.ts";
import { hashApiKey, issueApiKey, WEB_LABEL } from "../domain/api-key.ts";
import { newId } from "../domain/id.ts";
import { PURPOSES, type Purpose } from "../domain/purpose.ts";
import type { ServiceContext } from "./context.ts";
import { rightsOf } from "./key-bounds.ts";
import { keepingOwnerAndAdmin } from "./members.ts";
import type { Identity } from "./oidc.ts";
import { issueSessionText } from "./sessions.ts";

/** Why somebody whom the provider vouches for is not let in. */
export type SignInRefusal = "unverified" | "unknown" | "another";

export class SignInRefused extends Error {
  readonly refusal: SignInRefusal;

  constructor(refusal: SignInRefusal) {
    super(`the sign-in was refused: ${refusal}`);
    this.refusal = refusal;
  }
}

/**
 * Signs a member in. They are identified by the address that the provider vouches for, and after the first time by the provider's own ID
 * for them. Returns the cookie's text; an earlier session of the browser ends.
 */
export async function signIn(context: ServiceContext, identity: Identity, before: string | null): Promise<string> {
  const cookie = issueSessionText(context.keyring);
  const keyId = await transact(context.db, async (db) => {
    await lockKeys(db, FIRST_ACCOUNT);
    const member = await findOrAddMember(context, db, identity);
    const key = await readyWebKey(context, db, member);
    const now = context.now();
    if (before !== null) await endSessionByHash(db, hashApiKey(before), now);
    await insertSession(db, {
      id: newId(),
      hash: hashApiKey(cookie),
      accountId: FIRST_ACCOUNT,
      memberId: member.id,
      keyId: key.id,
      createdAt: now,
      usedAt: now,
    });
    return key.id;
  });
  const [accountId, operation] = [FIRST_ACCOUNT, "signIn"];
  await context.audit.write({ at: context.now(), accountId, keyId, operation, status: 303 });
  return cookie;
}

async function findOrAddMember(context: ServiceContext, db: Db, identity: Identity): Promise<StoredMember> {
  const { email, issuer, subject } = identity;
  if (email === null) throw new SignInRefused("unverified");
  const bySetup = context.oidc?.setup.roles !== null;
  if (bySetup && identity.role === null) throw new SignInRefused("unknown");
  const known = await findMemberByEmail(db, FIRST_ACCOUNT, email);
  if (known === null && (!bySetup || (await wasMember(db, FIRST_ACCOUNT, identity)))) {
    throw new SignInRefused("unknown");
  }
  // An address may be reassigned to somebody else, who does not inherit anything.
  if (known !== null && known.subject !== null && (known.issuer !== issuer || known.subject !== subject)) {
    throw new SignInRefused("another");
  }
  const member = known ?? (await addMember(context, db, { ...identity, email }));
  if (!(await bindMember(db, member.id, { issuer, subject }))) throw new SignInRefused("another");
  if (!bySetup || identity.role === null || member.role === identity.role) return member;
  return await giveRole(context, db, member, identity.role);
}

async function addMember(
  context: ServiceContext,
  db: Db,
  { email, name, role }: Identity & { readonly email: string },
): Promise<StoredMember> {
  const member: StoredMember = {
    id: newId(),
    accountId: FIRST_ACCOUNT,
    name: name ?? email,
    email,
    role: role ?? "reader",
    purposes: PURPOSES,
    createdAt: context.now(),
    removedAt: null,
    issuer: null,
    subject: null,
  };
  await insertMember(db, member);
  return member;
}

async function giveRole(context: ServiceContext, db: Db, member: StoredMember, role: Role): Promise<StoredMember> {
  const changed = { ...member, role };
  await keepingOwnerAndAdmin(context, db, FIRST_ACCOUNT, async () => {
    await updateMember(db, changed);
    await narrowKeysOfMember(db, member.id, rightsOf(changed), context.now());
  });
  return changed;
}

/** The key with which a member uses the web: it may do exactly what their role allows. */
async function readyWebKey(context: ServiceContext, db: Db, member: StoredMember): Promise<ApiKey> {
  const role = member.role as Role;
  const purposes = purposesOf(role, member.purposes as readonly Purpose[]);
  const known = await lockWebKey(db, member, WEB_LABEL);
  const defaultPurpose =
    known !== null && purposes.includes(known.defaultPurpose as Purpose) ? known.defaultPurpose : (purposes[0] ?? "");
  if (known !== null && known.revokedAt === null) {
    const key = { ...known, scopes: SCOPES_OF_ROLE[role], purposes, defaultPurpose };
    await updateApiKey(db, key);
    return key;
  }
  const key: ApiKey = {
    id: newId(),
    hash: hashApiKey(issueApiKey("live")),
    accountId: member.accountId,
    name: `${member.name} (web)`.slice(0, 100),
    label: WEB_LABEL,
    scopes: SCOPES_OF_ROLE[role],
    purposes,
    defaultPurpose,
    // The limits of an ended key continue: nobody gets more by letting a key end.
    rateLimit: known === null ? context.keyRate : known.rateLimit,
    credits: known === null ? null : known.credits,
    trials: known === null ? null : known.trials,
    expiresAt: known === null ? null : known.expiresAt,
    revokedAt: null,
    createdAt: context.now(),
    lastUsedAt: null,
    memberId: member.id,
  };
  await insertApiKey(db, key);
  return key;
}
