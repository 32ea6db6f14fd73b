import type { Command } from "commander";
import { type Schemas, unwrap } from "../client/client.ts";
import type { CommandContext, OpenContext } from "./context.ts";
import { messages } from "./messages.ts";
import { renderTable } from "./table.ts";

export function addAccounts(program: Command, open: OpenContext): void {
  const accounts = program
    .command("accounts")
    .description("manage the accounts of your installation, with a key of its first account");
  accounts
    .command("create")
    .description("create an account and print its first key, or another one if none of its keys works any more")
    .argument("<accountId>", "its name in logs and lists: lower-case letters, digits and hyphens")
    .option("--key-name <name>", "who or what uses the key (default: first)")
    .action(async (accountId: string, { keyName }: { keyName?: string }) => {
      await createAccount(open(), { accountId, ...(keyName !== undefined && { keyName }) });
    });
  accounts
    .command("list")
    .description("list the accounts, with how many keys and members each has")
    .action(async () => await listAccounts(open()));
  accounts
    .command("close")
    .description("close an account; all of its keys stop working within a second")
    .argument("<accountId>")
    .action(async (accountId: string) => await closeAccount(open(), accountId));
}

async function createAccount(
  { client, terminal }: CommandContext,
  body: { readonly accountId: string; readonly keyName?: string },
): Promise<void> {
  const made = await unwrap(client.POST("/accounts", { body }));
  if (terminal.json) return terminal.printJson(made);
  terminal.print(made.key);
  terminal.note(messages.accounts.storeKey(made.accountId));
}

async function listAccounts({ client, terminal }: CommandContext): Promise<void> {
  const list = await unwrap(client.GET("/accounts", {}));
  if (terminal.json) return terminal.printJson(list);
  const rows = list.results.map(({ accountId, createdAt, keys, members }: Schemas["Account"]) => [
    accountId,
    createdAt.slice(0, 10),
    String(keys),
    String(members),
  ]);
  const titles = [{ title: "accountId", whole: true }, { title: "created" }, { title: "keys" }, { title: "members" }];
  terminal.print(renderTable(titles, rows, terminal.columns, terminal.style));
}

async function closeAccount({ client, terminal }: CommandContext, accountId: string): Promise<void> {
  const closed = await unwrap(client.DELETE("/accounts/{accountId}", { params: { path: { accountId } } }));
  if (terminal.json) return terminal.printJson(closed);
  terminal.print(messages.accounts.closed(closed.accountId));
}
