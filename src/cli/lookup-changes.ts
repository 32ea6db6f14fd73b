import type { Command } from "commander";
import { type Schemas, unwrap } from "../client/client.ts";
import type { CommandContext, OpenContext } from "./context.ts";
import { messages, words } from "./messages.ts";

export function addLookupChanges(parent: Command, open: OpenContext): void {
  parent
    .command("changes")
    .description("show how a lookup differs from an earlier one of the same person")
    .argument("<lookupId>")
    .option("--since <lookupId>", "compare with this one instead of the newest earlier one")
    .action(async (lookupId: string, options: { since?: string }) => await showChanges(open(), lookupId, options));
}

async function showChanges(
  { client, terminal }: CommandContext,
  lookupId: string,
  query: { readonly since?: string },
): Promise<void> {
  const changes = await unwrap(client.GET("/lookups/{lookupId}/changes", { params: { path: { lookupId }, query } }));
  if (terminal.json) return terminal.printJson(changes);
  if (changes.since === undefined) return terminal.note(messages.noEarlier);
  const day = words.formats.instant(changes.since.finishedAt);
  if (changes.sections.length === 0) terminal.print(words.changes.none(day));
  else terminal.print([words.changes.title(day), ...changes.sections.map(renderSection)].join("\n\n"));
  const left = changes.notCompared.map((name) => words.sections[name]);
  if (left.length > 0) terminal.note(words.changes.notCompared(words.formats.list(left)));
}

function renderSection({ title, added, changed, gone }: Schemas["Changes"]["sections"][number]): string {
  const lines = [
    ...added.map(({ label, text }) => `  + ${label}: ${text}`),
    ...changed.map(({ label, text, before }) => `  ~ ${label}: ${words.changes.value(before, text)}`),
    ...gone.map(({ label, text }) => `  − ${label}: ${text}`),
  ];
  return [title, ...lines].join("\n");
}
