import { type Command, Option } from "commander";
import { type Schemas, unwrap } from "../client/client.ts";
import { SEARCH_TYPES, type SearchType } from "../domain/platform.ts";
import type { CommandContext, OpenContext } from "./context.ts";
import { parseCount } from "./options.ts";
import { readPages } from "./pages.ts";
import { renderTable } from "./table.ts";
import type { Terminal } from "./terminal.ts";
import { messages, words } from "./messages.ts";

interface SearchOptions {
  readonly type: SearchType;
  readonly limit: number;
  readonly ask?: string;
  readonly all?: true;
}

export function addSearch(program: Command, open: OpenContext): void {
  program
    .command("search")
    .description("find people by name, email, phone, profile URL or @handle")
    .argument("<query...>", "a name, optionally with an employer, job title or place; or an exact identifier")
    .addOption(
      new Option("--type <type>", "the platform to search; candor searches everyone")
        .choices(SEARCH_TYPES)
        .default("candor"),
    )
    .option("--ask <source>", "an external source to search as well, such as wikidata")
    .option("--limit <number>", "results per page, 1 to 100", parseCount(1, 100), 20)
    .option("--all", "fetch every page")
    .action(async (words: readonly string[], options: SearchOptions) => await search(open(), words.join(" "), options));
}

async function search(context: CommandContext, query: string, options: SearchOptions): Promise<void> {
  const { client, terminal } = context;
  const { type, limit, ask, all } = options;
  const page = await readPages<Schemas["SearchResult"], Schemas["SearchPage"]>(
    all === true,
    async (next) =>
      await unwrap(client.POST("/search", { body: { query, type, limit, next, ...(ask !== undefined && { ask }) } })),
  );
  if (terminal.json) return terminal.printJson(page);
  for (const { connector, outcome, reason } of page.coverage ?? []) {
    if (outcome !== "found" && outcome !== "absent")
      terminal.note([`${connector}: ${words.inLine(words.outcomes[outcome])}`, reason ?? []].flat().join(", "));
  }
  if (page.results.length === 0)
    return terminal.note("No matches. Try another spelling, an email address or a profile URL.");
  terminal.print(renderResults(page.results, terminal));
  if (page.next !== "") terminal.note(messages.more);
}

/** People as a table, likeliest first. */
export function renderResults(results: readonly Schemas["SearchResult"][], { columns, style }: Terminal): string {
  const rows = results.map(({ candidateId, fullName, aliases = [], fragments, matchedOn, likelihood }) => [
    likelihood.toFixed(2),
    [fullName, ...aliases].join(" / "),
    fragments.join(", "),
    matchedOn.join(", "),
    candidateId,
  ]);
  const titles = [
    { title: "likely", align: "right" as const, whole: true },
    { title: "name" },
    { title: "known as" },
    { title: "matched on" },
    { title: "candidateId", whole: true },
  ];
  return renderTable(titles, rows, columns, style);
}
