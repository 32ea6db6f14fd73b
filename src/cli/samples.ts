import { createReadStream } from "node:fs";
import type { Command } from "commander";
import { type Schemas, unwrap } from "../client/client.ts";
import { type CommandContext, CommandFailed, type OpenContext } from "./context.ts";
import { sendRows } from "./import.ts";
import { messages } from "./messages.ts";
import { readPages } from "./pages.ts";

const WORLD = new URL("../../samples/world.ndjson", import.meta.url);

/** The invented people that come with Candor, for trying it out on an installation that started without them. */
export function addSamples(program: Command, open: OpenContext): void {
  const samples = program
    .command("samples")
    .description("add the invented people that come with Candor, or remove them");
  samples
    .command("add")
    .description("import the invented people, as the first start on the embedded database does")
    .action(async () => await addPeople(open()));
  samples
    .command("remove")
    .description("remove the invented people with their documents and pictures")
    .action(async () => await removePeople(open()));
}

async function addPeople({ connection, terminal }: CommandContext): Promise<void> {
  const result = await sendRows(connection, createReadStream(WORLD), { format: "samples" });
  if (terminal.json) terminal.printJson(result);
  else terminal.print(messages.imports.summary(result.importId, result));
  if (result.status !== "success") throw new CommandFailed(result.errorMessage ?? "");
}

async function removePeople({ client, terminal }: CommandContext): Promise<void> {
  const { results } = await readPages<Schemas["Import"], Schemas["ImportPage"]>(
    true,
    async (next) => await unwrap(client.GET("/imports", { params: { query: { limit: 100, next } } })),
  );
  const removed: Schemas["RemovedImport"][] = [];
  for (const { importId } of results.filter(({ format }) => format === "samples")) {
    removed.push(await unwrap(client.DELETE("/imports/{importId}", { params: { path: { importId } } })));
  }
  if (terminal.json) return terminal.printJson({ results: removed, status: "success" });
  if (removed.length === 0) terminal.note(messages.imports.noSamples);
  for (const each of removed) terminal.print(messages.imports.removed(each.importId, each));
}
