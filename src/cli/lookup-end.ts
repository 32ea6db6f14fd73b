import type { Command } from "commander";
import { unwrap } from "../client/client.ts";
import type { CommandContext, OpenContext } from "./context.ts";

export function addLookupCancel(parent: Command, open: OpenContext): void {
  parent
    .command("cancel")
    .description("stop a lookup; one that has ended stays as it is")
    .argument("<lookupId>")
    .action(async (lookupId: string) => await cancelLookup(open(), lookupId));
}

export function addLookupErase(parent: Command, open: OpenContext): void {
  parent
    .command("erase")
    .description("erase a lookup with everything under it, at once and for good")
    .argument("<lookupId>")
    .action(async (lookupId: string) => await eraseLookup(open(), lookupId));
}

export function addLookupRebuild(parent: Command, open: OpenContext): void {
  parent
    .command("rebuild")
    .description("read a lookup's stored datasources again and make its profile anew, asking nobody")
    .argument("<lookupId>")
    .action(async (lookupId: string) => await rebuildLookup(open(), lookupId));
}

async function cancelLookup({ client, terminal }: CommandContext, lookupId: string): Promise<void> {
  const lookup = await unwrap(client.POST("/lookups/{lookupId}/cancel", { params: { path: { lookupId } } }));
  if (terminal.json) return terminal.printJson(lookup);
  terminal.print(`${lookup.lookupId}: ${lookup.status}`);
}

async function eraseLookup({ client, terminal }: CommandContext, lookupId: string): Promise<void> {
  const receipt = await unwrap(client.DELETE("/lookups/{lookupId}", { params: { path: { lookupId } } }));
  if (terminal.json) return terminal.printJson(receipt);
  const rows = Object.entries(receipt.rows).map(([table, count]) => `${count} ${table}`);
  terminal.print(`${receipt.lookupId}: erased at ${receipt.erasedAt} (${rows.join(", ")})`);
}

async function rebuildLookup({ client, terminal }: CommandContext, lookupId: string): Promise<void> {
  const lookup = await unwrap(client.POST("/lookups/{lookupId}/rebuild", { params: { path: { lookupId } } }));
  if (terminal.json) return terminal.printJson(lookup);
  terminal.print(`${lookup.lookupId}: ${lookup.status}`);
}
