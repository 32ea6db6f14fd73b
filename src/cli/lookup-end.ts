import type { Command } from "commander";
import { unwrap } from "../client/client.ts";
import type { CommandContext, OpenContext } from "./context.ts";
import { words } from "./messages.ts";

export function addLookupCancel(parent: Command, open: OpenContext): void {
  parent
    .command("cancel")
    .description("stop a running lookup")
    .argument("<lookupId>")
    .action(async (lookupId: string) => await cancelLookup(open(), lookupId));
}

export function addLookupErase(parent: Command, open: OpenContext): void {
  parent
    .command("erase")
    .description("permanently delete a lookup and everything in it")
    .argument("<lookupId>")
    .action(async (lookupId: string) => await eraseLookup(open(), lookupId));
}

export function addLookupRebuild(parent: Command, open: OpenContext): void {
  parent
    .command("rebuild")
    .description("rebuild a lookup's profile from its stored datasources; no source is searched")
    .argument("<lookupId>")
    .action(async (lookupId: string) => await rebuildLookup(open(), lookupId));
}

async function cancelLookup({ client, terminal }: CommandContext, lookupId: string): Promise<void> {
  const lookup = await unwrap(client.POST("/lookups/{lookupId}/cancel", { params: { path: { lookupId } } }));
  if (terminal.json) return terminal.printJson(lookup);
  terminal.print(`${lookup.lookupId}: ${words.inLine(words.statuses[lookup.status])}`);
}

async function eraseLookup({ client, terminal }: CommandContext, lookupId: string): Promise<void> {
  const receipt = await unwrap(client.DELETE("/lookups/{lookupId}", { params: { path: { lookupId } } }));
  if (terminal.json) return terminal.printJson(receipt);
  const rows = Object.entries(receipt.rows).flatMap(([table, count]) => (count > 0 ? [`${count} ${table}`] : []));
  terminal.print(`${receipt.lookupId}: deleted at ${receipt.erasedAt} (${rows.join(", ")})`);
}

async function rebuildLookup({ client, terminal }: CommandContext, lookupId: string): Promise<void> {
  const lookup = await unwrap(client.POST("/lookups/{lookupId}/rebuild", { params: { path: { lookupId } } }));
  if (terminal.json) return terminal.printJson(lookup);
  terminal.print(`${lookup.lookupId}: ${words.inLine(words.statuses[lookup.status])}`);
}
