import { writeFile } from "node:fs/promises";
import type { Command } from "commander";
import { type Schemas, unwrap } from "../client/client.ts";
import type { CommandContext, OpenContext } from "./context.ts";
import { describeRejection } from "./describe-rejection.ts";
import { parseCount } from "./options.ts";
import { readPages } from "./pages.ts";
import { renderTable } from "./table.ts";
import { printable } from "./terminal.ts";
import { messages } from "./messages.ts";

interface ListOptions {
  readonly limit: number;
  readonly all?: true;
}

export function addImports(program: Command, open: OpenContext): void {
  const imports = program.command("imports").description("list, inspect and remove imports");
  imports
    .command("list")
    .description("list your imports, newest first")
    .option("--limit <number>", "results per page, 1 to 100", parseCount(1, 100), 20)
    .option("--all", "fetch every page")
    .action(async (options: ListOptions) => await listImports(open(), options));
  imports
    .command("show")
    .description("show an import: progress, counts and rejected rows")
    .argument("<importId>")
    .action(async (importId: string) => await showImport(open(), importId));
  imports
    .command("rejections")
    .description("save the rejected rows of an import as CSV")
    .argument("<importId>")
    .option("-o, --output <file>", "output file; - for standard output", "-")
    .action(
      async (importId: string, { output }: { output: string }) => await writeRejections(open(), importId, output),
    );
  imports
    .command("remove")
    .description("remove an import with its people, documents and pictures")
    .argument("<importId>")
    .action(async (importId: string) => await removeImport(open(), importId));
}

async function listImports({ client, terminal }: CommandContext, { limit, all }: ListOptions): Promise<void> {
  const page = await readPages<Schemas["Import"], Schemas["ImportPage"]>(
    all === true,
    async (next) => await unwrap(client.GET("/imports", { params: { query: { limit, next } } })),
  );
  if (terminal.json) return terminal.printJson(page);
  if (page.results.length === 0) return terminal.note("No imports yet. Run `candor import` to add people.");
  const rows = page.results.map((each) => [
    each.startedAt.slice(0, 16).replace("T", " "),
    each.fileName === undefined ? formatOf(each) : `${each.fileName} (${formatOf(each)})`,
    statusOf(each),
    ...[each.candidates, each.rejected].map(String),
    each.importId,
  ]);
  const counts = ["people", "rejected"].map((title) => ({
    title,
    align: "right" as const,
  }));
  const titles = [{ title: "started (UTC)", whole: true }, { title: "file (format)" }, { title: "status" }, ...counts];
  terminal.print(renderTable([...titles, { title: "importId", whole: true }], rows, terminal.columns, terminal.style));
  if (page.next !== "") terminal.note(messages.more);
}

/** An import that ran to its end without importing anybody is not shown as a success. */
function statusOf({ status, nothingImported }: Schemas["Import"]): string {
  return nothingImported ? messages.imports.nothing : status;
}

function formatOf({ format }: Schemas["Import"]): string {
  return format.replaceAll("+", ", ");
}

async function showImport({ client, terminal }: CommandContext, importId: string): Promise<void> {
  const found = await unwrap(client.GET("/imports/{importId}", { params: { path: { importId } } }));
  if (terminal.json) return terminal.printJson(found);
  const facts = [
    ["import", found.importId],
    ...(found.fileName === undefined ? [] : [["file", found.fileName]]),
    ["format", formatOf(found)],
    ["status", statusOf(found)],
    ...(found.errorMessage === undefined ? [] : [["error", found.errorMessage]]),
    ["started", found.startedAt],
    ...(found.finishedAt === undefined ? [] : [["finished", found.finishedAt]]),
    ["rows read", found.rows === undefined ? String(found.rowsRead) : `${found.rowsRead} of ${found.rows}`],
    ...(found.rowsPerSecond === undefined ? [] : [["rows per second", String(found.rowsPerSecond)]]),
    ...(found.secondsLeft === undefined ? [] : [["seconds left", String(found.secondsLeft)]]),
    ["people", String(found.candidates)],
    ["documents", String(found.documents)],
    ["pictures", String(found.pictures)],
    ["unchanged", String(found.unchanged)],
    ["suppressed", String(found.suppressed)],
    ...(found.underAge === 0 ? [] : [["under 18", String(found.underAge)]]),
    ["rejected", String(found.rejected)],
    ...(found.cellsLeftOut === 0 ? [] : [["cells left out", String(found.cellsLeftOut)]]),
  ];
  terminal.print(renderTable([{ title: "" }, { title: "" }], facts, terminal.columns, terminal.style));
  for (const rejection of found.rejections) terminal.print(printable(describeRejection(rejection)));
}

async function writeRejections({ client }: CommandContext, importId: string, output: string): Promise<void> {
  const table = await unwrap(
    client.GET("/imports/{importId}/rejections", { params: { path: { importId } }, parseAs: "text" }),
  );
  if (output === "-") process.stdout.write(table);
  else await writeFile(output, table);
}

async function removeImport({ client, terminal }: CommandContext, importId: string): Promise<void> {
  const removed = await unwrap(client.DELETE("/imports/{importId}", { params: { path: { importId } } }));
  if (terminal.json) return terminal.printJson(removed);
  terminal.print(messages.imports.removed(removed.importId, removed));
}
