import { writeFile } from "node:fs/promises";
import type { Command } from "commander";
import { unwrap } from "../client/client.ts";
import { UsageError } from "./connection.ts";
import { CommandFailed, type CommandContext, type OpenContext } from "./context.ts";

export function addReport(program: Command, open: OpenContext): void {
  program
    .command("report")
    .description("a lookup's report as a PDF file")
    .argument("<lookupId>")
    .option("-o, --output <file>", "where to write it (an existing file is replaced); - is standard output")
    .action(async (lookupId: string, { output }: { output?: string }) => await saveReport(open(), lookupId, output));
}

/** Without `-o` the service names the file, and nothing is overwritten. With `--json` the wire's answer is printed: a signed address. */
async function saveReport({ client, terminal }: CommandContext, lookupId: string, output?: string): Promise<void> {
  if (terminal.json && output === "-")
    throw new UsageError("--json and -o - both want standard output. Leave one out.");
  const link = await unwrap(client.GET("/lookups/{lookupId}/pdf", { params: { path: { lookupId } } }));
  if (terminal.json) terminal.printJson(link);
  if (terminal.json && output === undefined) return;
  const { bytes, name } = await download(link.url);
  if (output === "-") return void process.stdout.write(bytes);
  const path = output ?? name ?? `candor-${lookupId}.pdf`;
  await write(path, bytes, output === undefined ? "wx" : "w");
  if (!terminal.json) terminal.print(path);
}

/** The report, and the name the service gave it as far as it is a plain one. */
async function download(url: string): Promise<{ readonly bytes: Uint8Array; readonly name: string | null }> {
  let response: Response;
  try {
    response = await fetch(url);
  } catch (cause) {
    throw new CommandFailed(
      `The report lies at ${new URL(url).origin}, which cannot be reached. CANDOR_BASE_URL of the service must be the address that callers reach.`,
      { cause },
    );
  }
  if (!response.ok) throw new CommandFailed(`The report could not be downloaded (HTTP ${response.status}). Try again.`);
  const name = /filename="(\w[\w.-]*\.pdf)"/.exec(response.headers.get("content-disposition") ?? "");
  return { bytes: new Uint8Array(await response.arrayBuffer()), name: name?.[1] ?? null };
}

async function write(path: string, bytes: Uint8Array, flag: "w" | "wx"): Promise<void> {
  try {
    await writeFile(path, bytes, { flag });
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
    throw new CommandFailed(`${path} is there already. Give another name with -o; -o ${path} replaces it.`);
  }
}
