import { type Command, Option } from "commander";
import { type Schemas, unwrap } from "../client/client.ts";
import { STATUSES, type Status } from "../domain/lookup.ts";
import type { CommandContext, OpenContext } from "./context.ts";
import { parseCount } from "./options.ts";
import { readPages } from "./pages.ts";
import { printLookup, renderCoverage } from "./profile.ts";
import { saveFile } from "./save-file.ts";
import { renderTable } from "./table.ts";
import { messages, words } from "./messages.ts";

interface ListOptions {
  readonly status?: Status;
  readonly name?: string;
  readonly tag?: string;
  readonly limit: number;
  readonly all?: true;
  readonly output?: string;
}

export function addLookupShow(parent: Command, open: OpenContext): void {
  parent
    .command("show")
    .description("show a lookup's profile, with the datasources behind every field")
    .argument("<lookupId>")
    .action(async (lookupId: string) => await showLookup(open(), lookupId));
}

export function addLookupList(parent: Command, open: OpenContext): void {
  parent
    .command("list")
    .description("list your lookups, newest first")
    .addOption(new Option("--status <status>", "only those with this status").choices(STATUSES))
    .option("--name <words>", "only those whose name or alias has these words, or parts of them")
    .option("--tag <tag>", "only those of people with this tag")
    .option("--limit <number>", "results per page, 1 to 100", parseCount(1, 100), 20)
    .option("--all", "fetch every page")
    .option("-o, --output <file>", "save all of them as CSV instead (overwritten if it exists); - for standard output")
    .action(async (options: ListOptions) => {
      if (options.output === undefined) await listLookups(open(), options);
      else await saveHistory(open(), options.output, options);
    });
}

export function addLookupCoverage(parent: Command, open: OpenContext): void {
  parent
    .command("coverage")
    .description("show which sources were searched, and the outcome of each")
    .argument("<lookupId>")
    .action(async (lookupId: string) => await showCoverage(open(), lookupId));
}

async function showLookup(context: CommandContext, lookupId: string): Promise<void> {
  const lookup = await unwrap(context.client.GET("/lookups/{lookupId}", { params: { path: { lookupId } } }));
  if (context.terminal.json) context.terminal.printJson(lookup);
  else await printLookup(context, lookup);
}

async function listLookups({ client, terminal }: CommandContext, options: ListOptions): Promise<void> {
  const { limit, all } = options;
  const filter = filterOf(options);
  const page = await readPages<Schemas["LookupSummary"], Schemas["LookupPage"]>(all === true, async (next) => {
    return await unwrap(client.POST("/history", { body: { ...filter, limit, next } }));
  });
  if (terminal.json) return terminal.printJson(page);
  if (page.results.length === 0) {
    return terminal.note(Object.keys(filter).length === 0 ? messages.lookup.none : messages.lookup.noneFound);
  }
  const rows = page.results.map((lookup) => [
    lookup.startedAt.slice(0, 16).replace("T", " "),
    lookup.candidate?.fullName || messages.lookup.forgotten,
    [words.inLine(words.statuses[lookup.status]), ...marksOf(lookup)].join(", "),
    lookup.lookupId,
  ]);
  const titles = [{ title: "created (UTC)", whole: true }, { title: "candidate" }, { title: "status" }];
  terminal.print(renderTable([...titles, { title: "lookupId", whole: true }], rows, terminal.columns, terminal.style));
  if (page.next !== "") terminal.note(messages.more);
}

async function saveHistory({ client, terminal }: CommandContext, output: string, options: ListOptions): Promise<void> {
  const bytes = await unwrap(client.POST("/history/table", { body: filterOf(options), parseAs: "arrayBuffer" }));
  await saveFile(terminal, new Uint8Array(bytes as unknown as ArrayBuffer), { name: "candor-history.csv", output });
}

function filterOf({ status, name, tag }: ListOptions): Schemas["HistoryTable"] {
  return {
    ...(status === undefined ? {} : { status }),
    ...(name === undefined ? {} : { name }),
    ...(tag === undefined ? {} : { tag }),
  };
}

async function showCoverage({ client, terminal }: CommandContext, lookupId: string): Promise<void> {
  const params = { params: { path: { lookupId } } };
  const [lookup, coverage] = await Promise.all([
    unwrap(client.GET("/lookups/{lookupId}", params)),
    unwrap(client.GET("/lookups/{lookupId}/coverage", params)),
  ]);
  if (terminal.json) return terminal.printJson(coverage);
  const rows = coverage.map(({ connector, identifierKind, outcome, reason, ms, gives, remedy }) => [
    connector,
    words.identifierKinds[identifierKind],
    words.outcomes[outcome],
    String(ms),
    [
      reason ?? "",
      gives && `would give ${gives.map((name) => words.sections[name]).join(", ")}`,
      remedy && `→ ${remedy}`,
    ]
      .filter(Boolean)
      .join("\n"),
  ]);
  if (rows.length === 0) return terminal.note("No source was searched.");
  const titles = [
    { title: "source" },
    { title: "searched by" },
    { title: "outcome", style: outcomeStyle },
    { title: "ms", align: "right" as const },
    { title: "reason" },
  ];
  terminal.print(renderTable(titles, rows, terminal.columns, terminal.style));
  terminal.note(renderCoverage(coverage, lookup));
}

function marksOf({ preview, trial }: Pick<Schemas["LookupSummary"], "preview" | "trial">): readonly string[] {
  const { kinds } = messages.lookup;
  return [...(preview ? [kinds.preview] : []), ...(trial ? [kinds.trial] : [])];
}

function outcomeStyle(outcome: string): "green" | "dim" | "red" | "yellow" {
  if (outcome === words.outcomes.found) return "green";
  if (outcome === words.outcomes.absent) return "dim";
  return outcome === words.outcomes.failed ? "red" : "yellow";
}
