import type { Command } from "commander";
import { unwrap } from "../client/client.ts";
import type { CommandContext, OpenContext } from "./context.ts";
import { messages } from "./messages.ts";
import { renderTable } from "./table.ts";

interface UsageOptions {
  readonly from?: string;
  readonly to?: string;
}

export function addUsage(program: Command, open: OpenContext): void {
  program
    .command("usage")
    .description("show what your account's keys used, by day and key (UTC)")
    .option("--from <day>", "the first day, such as 2027-01-01 (default: 29 days before the last)")
    .option("--to <day>", "the last day (default: today)")
    .action(async (options: UsageOptions) => await showUsage(open(), options));
}

async function showUsage({ client, terminal }: CommandContext, query: UsageOptions): Promise<void> {
  const list = await unwrap(client.GET("/usage", { params: { query } }));
  if (terminal.json) return terminal.printJson(list);
  if (list.results.length === 0) return terminal.note(messages.keys.unused);
  const rows = list.results.map(({ day, name, lookups, charged, trials, returned, keyId }) => [
    day,
    name,
    ...[lookups, charged, trials, returned].map(String),
    keyId,
  ]);
  const figures = ["lookups", "charged", "trials", "returned"].map((title) => ({ title, align: "right" as const }));
  const titles = [{ title: "day", whole: true }, { title: "key" }, ...figures, { title: "keyId", whole: true }];
  terminal.print(renderTable(titles, rows, terminal.columns, terminal.style));
}
