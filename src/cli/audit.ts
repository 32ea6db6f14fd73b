import type { Command } from "commander";
import { type Schemas, unwrap } from "../client/client.ts";
import type { CommandContext, OpenContext } from "./context.ts";
import { parseCount } from "./options.ts";
import { readPages } from "./pages.ts";
import { renderTable } from "./table.ts";
import { messages } from "./messages.ts";

const COLUMNS = [
  { title: "number", align: "right" },
  { title: "at" },
  { title: "operation" },
  { title: "status" },
  { title: "purpose" },
  { title: "lookup", whole: true },
  { title: "key", whole: true },
] as const;

export function addAudit(program: Command, open: OpenContext): void {
  const audit = program
    .command("audit")
    .description("show and verify the log of what was done with your account's keys");
  audit
    .command("list")
    .description("list what was done with the keys of your account, newest first")
    .option("--limit <number>", "results per page, 1 to 1000", parseCount(1, 1_000), 100)
    .option("--all", "fetch every page")
    .action(async (options: { limit: number; all?: true }) => await listRows(open(), options));
  audit
    .command("verify")
    .description("verify the chain and name the first altered row; exit code 1 if there is one")
    .option("--head <hash>", "a head you saved earlier; detects rows deleted from the end of the log")
    .action(async ({ head }: { head?: string }) => await verify(open(), head));
}

async function listRows({ client, terminal }: CommandContext, options: { limit: number; all?: true }): Promise<void> {
  const page = await readPages<Schemas["AuditRow"], Schemas["AuditPage"]>(
    options.all === true,
    async (next) => await unwrap(client.GET("/audit", { params: { query: { next, limit: options.limit } } })),
  );
  if (terminal.json) return terminal.printJson(page);
  const rows = page.results.map((row) => [
    String(row.number),
    row.at.slice(0, 19).replace("T", " "),
    row.operation,
    String(row.httpStatus),
    row.purpose ?? "",
    row.lookupId ?? "",
    row.keyId,
  ]);
  terminal.print(renderTable(COLUMNS, rows, terminal.columns, terminal.style));
  if (page.next !== "") terminal.note(messages.more);
}

async function verify({ client, terminal }: CommandContext, head: string | undefined): Promise<void> {
  const query = head === undefined ? {} : { head };
  const found = await unwrap(client.GET("/audit/verification", { params: { query } }));
  if (found.firstBad !== null) process.exitCode = 1;
  if (terminal.json) return terminal.printJson(found);
  if (found.firstBad === null) terminal.print(`Rows verified: ${found.rows}. None was altered.`);
  else terminal.print(`Row ${found.firstBad.number}: ${found.firstBad.reason}.`);
  if (found.waiting > 0) terminal.print(`Rows that wait for their place in the chain: ${found.waiting}.`);
  terminal.print(`head ${found.head}`);
}
