import { writeFile } from "node:fs/promises";
import { type Command, Option } from "commander";
import { unwrap } from "../client/client.ts";
import { EXPORT_FORMATS, EXPORTS, type ExportFormat } from "../contract/export-format.ts";
import { CommandFailed, type CommandContext, type OpenContext } from "./context.ts";

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
  if (output === "-") return void process.stdout.write(content);
  const path = output ?? `candor-${lookupId}.${EXPORTS[format].ending}`;
  await writeFile(path, content, { flag: output === undefined ? "wx" : "w" }).catch((error: unknown) => {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
    throw new CommandFailed(`${path} already exists. Choose another name with -o, or overwrite it with -o ${path}.`);
  });
  if (terminal.json) terminal.printJson({ path, bytes: content.byteLength });
  else terminal.print(path);
}
