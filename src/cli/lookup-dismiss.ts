import { Argument, type Command } from "commander";
import { type Schemas, unwrap } from "../client/client.ts";
import { BRAND_SAFETY_FLAGS } from "../domain/brand-safety.ts";
import type { CommandContext, OpenContext } from "./context.ts";

type Flag = Schemas["DismissFlag"]["flag"];

export function addLookupDismiss(parent: Command, open: OpenContext): void {
  parent
    .command("dismiss")
    .description("dismiss a wrong brand-safety flag in every lookup of the person")
    .argument("<lookupId>")
    .addArgument(new Argument("<flag>", "the flag").choices(BRAND_SAFETY_FLAGS))
    .option("--back", "restore the flag")
    .action(
      async (lookupId: string, flag: Flag, { back }: { back?: true }) =>
        await dismissFlag(open(), { lookupId, flag, back: back === true }),
    );
}

async function dismissFlag(
  { client, terminal }: CommandContext,
  { lookupId, flag, back }: { readonly lookupId: string; readonly flag: Flag; readonly back: boolean },
): Promise<void> {
  const lookup = await unwrap(
    back
      ? client.DELETE("/lookups/{lookupId}/dismissals/{flag}", { params: { path: { lookupId, flag } } })
      : client.POST("/lookups/{lookupId}/dismissals", { params: { path: { lookupId } }, body: { flag } }),
  );
  if (terminal.json) return terminal.printJson(lookup);
  terminal.print(`${lookup.lookupId}: ${flag} ${back ? "restored" : "dismissed"}`);
}
