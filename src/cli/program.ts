import { Command } from "commander";
import { addBulk } from "./bulk.ts";
import { addAudit } from "./audit.ts";
import { addCandidate } from "./candidate.ts";
import { readKey, readUrl } from "./connection.ts";
import { addCompletion } from "./completion.ts";
import { addSources } from "./sources.ts";
import { createContext, type OpenContext } from "./context.ts";
import { addDoctor, type DoctorContext } from "./doctor.ts";
import { examineInstallation } from "./doctor-installation.ts";
import type { ReadFiles } from "../connectors/read-files.ts";
import { addImport } from "./import.ts";
import { addImports } from "./imports.ts";
import { addKeys } from "./keys.ts";
import { addLeads } from "./leads.ts";
import { addLookupCreate, addLookupOpen } from "./lookup-create.ts";
import { addLookupDocument } from "./lookup-document.ts";
import { addLookupCancel, addLookupErase, addLookupRebuild } from "./lookup-end.ts";
import { addLookupDismiss } from "./lookup-dismiss.ts";
import { addLookupDatasources, addLookupEvidence } from "./lookup-evidence.ts";
import { addLookupChanges } from "./lookup-changes.ts";
import { addLookupExport } from "./lookup-export.ts";
import { addLookupCoverage, addLookupList, addLookupShow } from "./lookup-read.ts";
import { addDesk } from "./desk.ts";
import { addAccounts } from "./accounts.ts";
import { addMembers } from "./members.ts";
import { addPrivacy } from "./privacy.ts";
import { addPurposes } from "./purposes.ts";
import { addReport } from "./report.ts";
import { addSamples } from "./samples.ts";
import { addSearch } from "./search.ts";
import { addSecret } from "./secret.ts";
import { openTerminal, type Output, type Terminal } from "./terminal.ts";
import { addUsage } from "./usage.ts";
import { readVersion } from "./version.ts";
import { addWebhooks } from "./webhooks.ts";

/** What the command line gets from outside. */
export interface Surroundings {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly stdout: Output;
  readonly stderr: Output;
  /** Examines this machine's installation; in a process of its own unless given. */
  readonly examine?: DoctorContext["examine"];
  /** Reads the files of an import; in a process of their own unless given. */
  readonly readFiles?: ReadFiles;
}

/** The options that every command has. */
export interface SharedOptions {
  readonly url?: string;
  readonly key?: string;
  readonly json?: true;
}

const ENDINGS = `
Exit codes: 0 done, 1 failed (the service said no, a lookup ended without success,
doctor found a fault), 2 misused (an unknown option, a wrong value, no key), 3 done
in part (an import left out lines that it could not use, a bulk has rows that were
not looked up).
Environment: CANDOR_API_KEY, CANDOR_URL, NO_COLOR, COLUMNS.`;

/** The grammar of the command line. `parseAsync` runs the requested command and throws what went wrong. */
export function buildProgram(surroundings: Surroundings): Command {
  const program = new Command("candor")
    .description("Search for people, look them up and read reports with evidence for every field.")
    .option("--url <url>", "the service URL (or CANDOR_URL; default: http://localhost with the port in PORT, or 4000)")
    .option("--key <key>", "your API key (or CANDOR_API_KEY, which other users of this machine cannot see)")
    .option("--json", "print the API's JSON and nothing else")
    .version(readVersion(), "--version", "print the version")
    .addHelpText("after", ENDINGS)
    .configureHelp({ showGlobalOptions: true })
    .configureOutput({
      writeOut: (text) => void surroundings.stdout.write(text),
      writeErr: (text) => void surroundings.stderr.write(text),
      getOutHelpWidth: () => 80,
      getErrHelpWidth: () => 80,
    })
    .exitOverride();
  const openContext = openerOf(program, surroundings);
  addServe(program);
  addStore(program);
  const { env, examine = examineInstallation } = surroundings;
  addDoctor(program, () => ({ ...readShared(program, surroundings), env, examine }));
  addSearch(program, openContext);
  addCandidate(program, openContext);
  addLookup(program, openContext);
  addBulk(program, openContext);
  addLeads(program, openContext);
  addReport(program, openContext, () => readShared(program, surroundings).terminal);
  addImport(program, openContext, surroundings);
  addSources(program, openContext, () => readShared(program, surroundings).terminal);
  addPurposes(program, openContext);
  addImports(program, openContext);
  addSamples(program, openContext);
  addKeys(program, openContext);
  addMembers(program, openContext);
  addAccounts(program, openContext);
  addUsage(program, openContext);
  addWebhooks(program, openContext);
  addPrivacy(program, openContext);
  addDesk(program, openContext);
  addAudit(program, openContext);
  addSecret(program, () => ({ ...readShared(program, surroundings), env: surroundings.env }));
  addCompletion(program, () => readShared(program, surroundings).terminal);
  return program;
}

/** `--help` and wrong options are handled here; the rest is left to the service. */
function addServe(program: Command): void {
  program
    .command("serve")
    .description("start the service on this machine: API and web interface on PORT, data in CANDOR_DATA_DIR")
    .option("--new-key", "create another API key with every scope and show it once")
    .option("--accept-secret", "use the current secret although the database was written with another")
    .option("--accept-tombstones", "start although the tombstones file is missing or does not match the database")
    .action(async (flags: { newKey?: true; acceptSecret?: true; acceptTombstones?: true }) => {
      const given = [
        ...(flags.newKey ? ["--new-key"] : []),
        ...(flags.acceptSecret ? ["--accept-secret"] : []),
        ...(flags.acceptTombstones ? ["--accept-tombstones"] : []),
      ];
      await runMain(given);
    });
}

/** Commands that work on this machine's database and files, without the service. */
function addStore(program: Command): void {
  program
    .command("backup")
    .description(
      "write everything the installation holds to a file; stop the service first if the database is embedded",
    )
    .argument("<file>", "the file to write; - for standard output")
    .option("--with-secret", "include the secret; anyone who has the file can then sign URLs and read everything")
    .action(async (file: string, { withSecret }: { withSecret?: true }) => {
      await runMain(["backup", file, ...(withSecret ? ["--with-secret"] : [])]);
    });
  program
    .command("restore")
    .description("restore a backup into an empty database; the next start repeats the erasures made since")
    .argument("<file>", "the backup; - for standard input")
    .action(async (file: string) => await runMain(["restore", file]));
  program
    .command("move")
    .description("copy everything to another empty database: from the embedded one to PostgreSQL, or back")
    .argument("<target>", "a PostgreSQL address, or a directory for the embedded database")
    .action(async (target: string) => await runMain(["move", target]));
  program
    .command("migrate")
    .description("migrate the database to this release and exit, as every start does; stop the service first")
    .option("--citus", "then distribute the tables over the workers of a Citus cluster")
    .action(async ({ citus }: { citus?: true }) => await runMain(["migrate", ...(citus ? ["--citus"] : [])]));
}

/** Hands over to the service's own entry point, with these arguments. */
async function runMain(args: readonly string[]): Promise<void> {
  process.argv = [process.argv[0] ?? "node", "candor", ...args];
  await import("../main.ts");
}

function addLookup(program: Command, open: OpenContext): void {
  const lookup = program
    .command("lookup")
    .usage("[options] <candidateId | lookupId | query>\n       candor lookup <command>")
    .description("look a person up and read the result");
  addLookupOpen(lookup, open);
  addLookupCreate(lookup, open);
  addLookupShow(lookup, open);
  addLookupList(lookup, open);
  addLookupEvidence(lookup, open);
  addLookupDatasources(lookup, open);
  addLookupCoverage(lookup, open);
  addLookupDismiss(lookup, open);
  addLookupChanges(lookup, open);
  addLookupExport(lookup, open);
  addLookupCancel(lookup, open);
  addLookupDocument(lookup, open);
  addLookupRebuild(lookup, open);
  addLookupErase(lookup, open);
}

function openerOf(program: Command, surroundings: Surroundings): OpenContext {
  return () => {
    const { url, terminal } = readShared(program, surroundings);
    return createContext({ url, apiKey: readKey(program.opts<SharedOptions>().key, surroundings.env) }, terminal);
  };
}

function readShared(
  program: Command,
  { env, stdout, stderr }: Surroundings,
): { readonly url: string; readonly key: string | undefined; readonly terminal: Terminal } {
  const options = program.opts<SharedOptions>();
  return {
    url: readUrl(options.url, env),
    key: options.key ?? env["CANDOR_API_KEY"],
    terminal: openTerminal({ json: options.json === true, env, stdout, stderr }),
  };
}
