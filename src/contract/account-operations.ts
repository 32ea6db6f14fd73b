import { z } from "zod";
import { Account, AccountList, CreateAccount, NewAccount } from "./account.ts";
import type { Operation } from "./operation.ts";

/** Operations on the accounts of an installation, for the account of its first key alone. */
export const ACCOUNT_OPERATIONS = {
  createAccount: {
    method: "post",
    repeat: "kept",
    atomic: true,
    path: "/accounts",
    summary:
      "Create an account with its first key, which may do everything within it but suppress and erase people. The key is shown only in this response. An account whose keys have all ended gets a new one.",
    tag: "keys",
    scope: "admin",
    body: CreateAccount,
    status: 201,
    response: NewAccount,
    errors: ["accounts_not_yours", "account_exists", "key_too_wide"],
  },
  listAccounts: {
    method: "get",
    path: "/accounts",
    summary: "List the accounts of this installation, oldest first: how many keys and members each has.",
    tag: "keys",
    scope: "admin",
    status: 200,
    response: AccountList,
    errors: ["accounts_not_yours"],
  },
  closeAccount: {
    method: "delete",
    path: "/accounts/{accountId}",
    summary:
      "Close an account: all of its keys stop working within a second, and its shared reports end. What it collected expires as it would have.",
    tag: "keys",
    scope: "admin",
    params: z.strictObject({ accountId: z.string() }),
    status: 200,
    response: Account,
    errors: ["accounts_not_yours", "account_not_found", "last_admin_key"],
  },
} as const satisfies Record<string, Operation>;
