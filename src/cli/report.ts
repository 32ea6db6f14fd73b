import { open as openFile, type FileHandle } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Command } from "commander";
import { CandorError, unwrap } from "../client/client.ts";
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
  const link = await unwrap(client.GET("/lookups/{lookupId}/pdf", { params: { path: { lookupId } } }));
  if (terminal.json) terminal.printJson(link);
  if (terminal.json && output === undefined) return;
  const response = await download(link.url);
  if (output === "-") {
    await pipeline(readBody(response), process.stdout, { end: false });
    return;
  }
  const path = output ?? nameOf(response, lookupId);
  const file = await create(path, output === undefined ? "wx" : "w");
  await pipeline(readBody(response), file.createWriteStream());
  if (!terminal.json) terminal.print(path);
}

async function download(url: string): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(url);
  } catch (cause) {
    throw new CommandFailed(
      `The report lies at ${new URL(url).origin}, which cannot be reached. The operator sets CANDOR_BASE_URL to the address that callers reach.`,
      { cause },
    );
  }
  if (response.ok) return response;
  const message = "The report could not be downloaded. Try again in a moment.";
  throw new CandorError(message, { code: "report_failed", status: response.status, requestId: response.headers.get("request-id") });
}

function readBody(response: Response): Readable {
  return Readable.from(response.body ?? []);
}

/** The name that the service gave, as far as it is a plain one. */
function nameOf(response: Response, lookupId: string): string {
  const given = /filename="([\w][\w.-]*\.pdf)"/.exec(response.headers.get("content-disposition") ?? "");
  return given?.[1] ?? `candor-${lookupId}.pdf`;
}

async function create(path: string, flag: "w" | "wx"): Promise<FileHandle> {
  try {
    return await openFile(path, flag);
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EEXIST") {
      throw new CommandFailed(`${path} is there already. Give another name with -o; -o ${path} replaces it.`);
    }
    throw error;
  }
}
