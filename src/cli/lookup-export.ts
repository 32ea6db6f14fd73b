import { type Command, Option } from "commander";
import { unwrap } from "../client/client.ts";
import { EXPORT_FORMATS, EXPORTS, type ExportFormat } from "../contract/export-format.ts";
import type { CommandContext, OpenContext } from "./context.ts";
import { saveFile } from "./save-file.ts";

interface ExportOptions {
  readonly format: ExportFormat;
  readonly output?: string;
}

export function addLookupExport(parent: Command, open: OpenContext): void {
  parent
    .command("export")
    .description("export a lookup for people, spreadsheets, address books and other programs")
    .argument("<lookupId>")
    .addOption(
      new Option("--format <format>", "file format; zip contains everything, with the documents")
        .choices(EXPORT_FORMATS)
        .makeOptionMandatory(),
    )
    .option("-o, --output <file>", "output file (overwritten if it exists); - for standard output")
    .action(async (lookupId: string, options: ExportOptions) => await exportLookup(open(), lookupId, options));
}

async function exportLookup(
  { client, terminal }: CommandContext,
  lookupId: string,
  { format, output }: ExportOptions,
): Promise<void> {
  const bytes = await unwrap(
    client.GET("/lookups/{lookupId}/export", {
      params: { path: { lookupId }, query: { format } },
      parseAs: "arrayBuffer",
    }),
  );
  const content = new Uint8Array(bytes as unknown as ArrayBuffer);
  await saveFile(terminal, content, {
    name: `candor-${lookupId}.${EXPORTS[format].ending}`,
    ...(output !== undefined && { output }),
  });
}
