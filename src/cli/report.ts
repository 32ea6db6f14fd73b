import { readFile, writeFile } from "node:fs/promises";
import { type Command, Option } from "commander";
import { unwrap } from "../client/client.ts";
import { type ReportLanguage, LANGUAGES } from "../contract/language.ts";
import { CONFIDENTIALITY, type Confidentiality, REDACTIONS, type Redaction } from "../contract/report-form.ts";
import { UsageError } from "./connection.ts";
import { messages } from "./messages.ts";
import type { Terminal } from "./terminal.ts";
import { verifyOffline } from "./verify-offline.ts";
import { CommandFailed, type CommandContext, type OpenContext } from "./context.ts";

interface SaveOptions {
  readonly output?: string;
  readonly paper?: "a4" | "us-letter";
  readonly language?: ReportLanguage;
  readonly attachProfile?: true;
  readonly attachCaptures?: true;
  readonly preparedFor?: string;
  readonly confidentiality?: Confidentiality;
  readonly redact?: Redaction;
}

export function addReport(program: Command, open: OpenContext, openTerminal: () => Terminal): void {
  const report = program
    .command("report")
    .usage("[options] <lookupId>\n       candor report verify <file>")
    .description("save a lookup's report as a PDF file, or verify one")
    .argument("<lookupId>")
    .option("-o, --output <file>", "output file (overwritten if it exists); - for standard output")
    .addOption(new Option("--paper <paper>", "a4 (default) or us-letter").choices(["a4", "us-letter"]))
    .addOption(new Option("--language <code>", "language of the report (default: en)").choices(LANGUAGES))
    .option("--attach-profile", "embed the profile as profile.json")
    .option("--attach-captures", "embed every source as it was received, by its number in the report")
    .option("--prepared-for <name>", "the recipient, printed on the first page")
    .addOption(new Option("--confidentiality <mark>", "printed at the top of every page").choices(CONFIDENTIALITY))
    .addOption(
      new Option(
        "--redact <level>",
        "contacts masks email addresses and phone numbers; outside also leaves out relatives, birthday, street addresses and pictures",
      ).choices(REDACTIONS),
    )
    .action(async (lookupId: string, options: SaveOptions) => await saveReport(open(), lookupId, options));
  report
    .command("verify")
    .description(
      "check that a report, an exported archive or a copy given to a person is unaltered and was made by this service",
    )
    .argument("<file>")
    .option(
      "--offline",
      "check the verification code, and the certificate if one signed the report; needs no service and no API key",
    )
    .option("--trust <file>", "with --offline: the signer's or an authority's certificate, as PEM")
    .action(async (file: string, options: VerifyOptions) => {
      const { offline, trust } = options;
      if (offline) return await verifyOffline(openTerminal(), file, trust);
      if (trust !== undefined) throw new UsageError("--trust goes with --offline.");
      await verifyReport(open(), file);
    });
}

interface VerifyOptions {
  readonly offline?: true;
  readonly trust?: string;
}

/**
 * Without `-o` the service names the file, and nothing is overwritten. With `--json` the wire's response is printed: a
 * signed address.
 */
async function saveReport({ client, terminal }: CommandContext, lookupId: string, options: SaveOptions): Promise<void> {
  const { output, paper, language, attachProfile, attachCaptures, preparedFor, confidentiality, redact } = options;
  if (attachProfile && attachCaptures) throw new UsageError("Use --attach-profile or --attach-captures, not both.");
  if (terminal.json && output === "-")
    throw new UsageError("--json and -o - both write to standard output. Use only one.");
  const query = {
    ...(paper === undefined ? {} : { paper }),
    ...(language === undefined ? {} : { language }),
    ...(attachProfile ? { attach: "profile" as const } : {}),
    ...(attachCaptures ? { attach: "captures" as const } : {}),
    ...(preparedFor === undefined ? {} : { preparedFor }),
    ...(confidentiality === undefined ? {} : { confidentiality }),
    ...(redact === undefined ? {} : { redact }),
  };
  const link = await unwrap(client.GET("/lookups/{lookupId}/pdf", { params: { path: { lookupId }, query } }));
  if (terminal.json) terminal.printJson(link);
  if (terminal.json && output === undefined) return;
  const { bytes, name } = await download(link.url);
  if (output === "-") return void process.stdout.write(bytes);
  const path = output ?? name ?? `candor-${lookupId}.pdf`;
  await write(path, bytes, output === undefined ? "wx" : "w");
  if (!terminal.json) terminal.print(path);
}

/** The service verifies: only it has the secret that reports are sealed with. */
async function verifyReport({ client, terminal }: CommandContext, file: string): Promise<void> {
  // The schema declares a binary body as a string.
  const body = (await readFile(file)) as unknown as string;
  const verification = await unwrap(
    client.POST("/reports/verifications", {
      body,
      bodySerializer: (bytes) => bytes,
      headers: { "content-type": "application/pdf" },
    }),
  );
  const { genuine, kind, lookupId, state } = verification;
  if (terminal.json) terminal.printJson(verification);
  else if (kind === "access") terminal.print(messages.genuineAccess(file));
  else if (genuine) terminal.print(messages.genuine(file, lookupId ?? "", state));
  if (!genuine) throw new CommandFailed(`${file} was not made by this service, or has been altered.`);
}

/** The report, and the name that the service gave it, if it is a plain file name. */
async function download(url: string): Promise<{ readonly bytes: Uint8Array; readonly name: string | null }> {
  let response: Response;
  try {
    response = await fetch(url);
  } catch (cause) {
    throw new CommandFailed(
      `Cannot reach ${new URL(url).origin} to download the report. Set the service's CANDOR_BASE_URL to a URL that callers can reach.`,
      { cause },
    );
  }
  if (!response.ok) throw new CommandFailed(`Could not download the report (HTTP ${response.status}). Try again.`);
  const name = /filename="(\w[\w.-]*\.pdf)"/.exec(response.headers.get("content-disposition") ?? "");
  return { bytes: new Uint8Array(await response.arrayBuffer()), name: name?.[1] ?? null };
}

async function write(path: string, bytes: Uint8Array, flag: "w" | "wx"): Promise<void> {
  try {
    await writeFile(path, bytes, { flag });
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
    throw new CommandFailed(`${path} already exists. Choose another name with -o, or overwrite it with -o ${path}.`);
  }
}
