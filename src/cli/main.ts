import { Command, CommanderError } from "commander";
import { CandorError } from "../client/client.ts";
import { ImportFormatError } from "../importers/importer.ts";
import { type Connection, UsageError } from "./connection.ts";
import { runImport } from "./import.ts";
import { rebuildLookup } from "./lookup.ts";

process.exitCode = await main(process.argv);

/** The command line. Everything but `serve` speaks HTTP to a running service. Returns the exit code: 0, 1 failed, 2 misused. */
async function main(argv: readonly string[]): Promise<number> {
  const program = new Command("candor")
    .description("Search for a candidate, create a lookup, read a report with evidence under every field.")
    .option("--url <url>", "the service's address", process.env["CANDOR_URL"] ?? "http://localhost:4000")
    .option("--key <key>", "your API key (or CANDOR_API_KEY)")
    .exitOverride()
    .configureOutput({ writeErr: (text) => process.stderr.write(text) });
  program
    .command("serve")
    .description("start the service (see `candor serve --help`)")
    .allowUnknownOption()
    .helpOption(false)
    .argument("[options...]")
    .action(async (options: string[]) => {
      process.argv = [process.argv[0] ?? "node", "candor", ...options];
      await import("../main.ts");
    });
  program
    .command("import")
    .description("bring a file or folder of people in")
    .argument("<format>", "candor or us-congress")
    .argument("<path>", "the file or folder")
    .action(async (format: string, path: string) => await runImport(connect(program), format, path));
  program
    .command("lookup")
    .description("work with lookups")
    .command("rebuild")
    .description("read a lookup's stored datasources again and make its profile anew, asking nobody")
    .argument("<lookupId>")
    .action(async (lookupId: string) => await rebuildLookup(connect(program), lookupId));
  try {
    await program.parseAsync([...argv]);
    return Number(process.exitCode ?? 0);
  } catch (error) {
    return explain(error);
  }
}

function connect(program: Command): Connection {
  const { url, key } = program.opts<{ url: string; key?: string }>();
  const apiKey = key ?? process.env["CANDOR_API_KEY"];
  if (!apiKey) throw new UsageError("Give your API key with --key, or in CANDOR_API_KEY.");
  if (!URL.canParse(url)) throw new UsageError("--url is not an address.");
  return { url: url.replace(/\/+$/, ""), apiKey };
}

function explain(error: unknown): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
  if (error instanceof UsageError || error instanceof ImportFormatError) {
    process.stderr.write(`${error.message}\n`);
    return 2;
  }
  if (error instanceof CandorError) {
    process.stderr.write(`${error.message} (${error.code})\n`);
    return 1;
  }
  throw error;
}
