import type { Account, AccountList, CreateAccount, NewAccount } from "../contract/account.ts";
import { SCOPES } from "../contract/scope.ts";
import { listAccounts as readAccounts, revokeKeysOfAccount, type StoredAccount } from "../db/account.ts";
import { type ApiKey, insertApiKey, lockKeys } from "../db/api-key.ts";
import { fromReserve } from "../db/reserve.ts";
import { transact } from "../db/transaction.ts";
import { FIRST_ACCOUNT } from "../domain/account.ts";
import { hashApiKey, issueApiKey } from "../domain/api-key.ts";
import { newId } from "../domain/id.ts";
import { PublicError } from "../errors.ts";
import type { Caller, ServiceContext } from "./context.ts";
import { findOwnKey, refuseWider } from "./key-bounds.ts";
import { toWireKey } from "./keys.ts";
import { copyRemovals, recordRemoval } from "./removals.ts";

/** `privacy` reaches into every account, so the operator keeps it. */
const SCOPES_OF_ACCOUNT = SCOPES.filter((scope) => scope !== "privacy");

/**
 * Creates an account with its first key, whose purposes are those of the caller's key, and which has no more rights.
 * An account none of whose keys works any more gets another one.
 */
export async function createAccount(
  context: ServiceContext,
  caller: Caller,
  { accountId, keyName }: CreateAccount,
): Promise<NewAccount> {
  requireOperator(caller);
  const key = issueApiKey("live");
  const now = context.now();
  const row: ApiKey = {
    id: newId(),
    hash: hashApiKey(key),
    accountId,
    name: keyName,
    label: "live",
    scopes: SCOPES_OF_ACCOUNT,
    purposes: caller.purposes,
    defaultPurpose: caller.defaultPurpose,
    rateLimit: context.keyRate,
    credits: null,
    trials: null,
    expiresAt: null,
    revokedAt: null,
    createdAt: now,
    lastUsedAt: null,
    memberId: null,
  };
  await transact(context.db, async (db) => {
    await lockKeys(db, accountId);
    const [known] = await readAccounts(db, now, accountId);
    if (known !== undefined && known.keys > 0)
      throw new PublicError("account_exists", `The account ${accountId} has keys that work.`);
    refuseWider(row, await findOwnKey(db, caller));
    await insertApiKey(db, row);
  });
  return { ...toWireKey(row), accountId, key };
}

export async function listAccounts(context: ServiceContext, caller: Caller): Promise<AccountList> {
  requireOperator(caller);
  const accounts = await readAccounts(context.db, context.now());
  return { results: accounts.map(toWireAccount), status: "success" };
}

/** Revokes every key of an account. The operator's own stays open: nobody could reopen it. */
export async function closeAccount(context: ServiceContext, caller: Caller, accountId: string): Promise<Account> {
  requireOperator(caller);
  if (accountId === FIRST_ACCOUNT)
    throw new PublicError("last_admin_key", "The account of the first key cannot be closed.");
  const now = context.now();
  const closed = await transact(fromReserve(context.db), async (db) => {
    for (const id of await revokeKeysOfAccount(db, accountId, now)) await recordRemoval(db, `key/${id}`, now);
    return (await readAccounts(db, now, accountId))[0];
  });
  if (closed === undefined) throw new PublicError("account_not_found", `There is no account ${accountId}.`);
  await copyRemovals(context);
  return toWireAccount(closed);
}

function requireOperator({ accountId }: Caller): void {
  if (accountId !== FIRST_ACCOUNT)
    throw new PublicError("accounts_not_yours", "Accounts are for whoever runs the installation.");
}

function toWireAccount({ createdAt, ...account }: StoredAccount): Account {
  return { ...account, createdAt: createdAt.toISOString() };
}
