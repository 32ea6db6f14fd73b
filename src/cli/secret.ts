import type { Command } from "commander";
import { fingerprintOf } from "../domain/keyring.ts";
import { currentOf, SecretError } from "../domain/secret-lines.ts";
import { readSecretFile, rotateSecretFile, rotateWrappingFile, secretPath, wrappingPath } from "../secret-file.ts";
import { CommandFailed } from "./context.ts";
import { parseCount } from "./options.ts";
import { renderTable } from "./table.ts";
import type { Terminal } from "./terminal.ts";

/** What the commands for the secret work with: the file on this machine, not the service. */
export interface SecretContext {
  readonly terminal: Terminal;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** As long as a lookup is kept by default: until then its report can be verified. */
const OVERLAP_DAYS = 90;
const MAX_DAYS = 3_650;

export function addSecret(program: Command, open: () => SecretContext): void {
  const secret = program
    .command("secret")
    .description("the installation's secret, which signs links and hashes identifiers");
  secret
    .command("rotate")
    .description("add a new secret; running services pick it up on their own")
    .option(
      "--overlap-days <number>",
      `how long links and reports signed with the old secret stay valid (default: ${OVERLAP_DAYS}); 0 if it has leaked`,
      parseCount(0, MAX_DAYS),
    )
    .action(({ overlapDays }: { overlapDays?: number }) => rotate(open(), overlapDays ?? OVERLAP_DAYS));
  secret
    .command("rotate-wrapping")
    .description("add a new wrapping secret for the keys of sealed documents; earlier ones are discarded later")
    .option(
      "--keep-days <number>",
      `how long backups from before stay readable (default: ${OVERLAP_DAYS}); 0 if a backup has leaked`,
      parseCount(0, MAX_DAYS),
    )
    .action(({ keepDays }: { keepDays?: number }) => rotateWrapping(open(), keepDays ?? OVERLAP_DAYS));
  secret
    .command("list")
    .description("list the secrets by fingerprint")
    .action(() => list(open()));
}

function rotate(context: SecretContext, overlapDays: number): void {
  const { terminal } = context;
  const entries = orFail(() => rotateSecretFile(fileOf(context), overlapDays, new Date()));
  const [newest, previous] = entries;
  const from = newest?.from?.toISOString();
  const until = previous?.until?.toISOString();
  if (terminal.json) return terminal.printJson({ from, until });
  terminal.print(`The new secret signs from ${from}; earlier signatures stay valid until ${until}.`);
  terminal.note("Back up the file now: without its older lines, suppressed people are no longer recognised.");
}

function rotateWrapping(context: SecretContext, keepDays: number): void {
  const { terminal } = context;
  const path = fileOf(context);
  const [newest, previous] = orFail(() => rotateWrappingFile(path, keepDays, new Date()));
  const from = newest?.from?.toISOString();
  const until = previous?.until?.toISOString();
  if (terminal.json) return terminal.printJson({ from, until, file: wrappingPath(path) });
  terminal.print(`Keys are wrapped under the new secret from ${from}; the earlier one is thrown away after ${until}.`);
  terminal.note(
    `Back up ${wrappingPath(path)} apart from the database, and keep no copy of it that is older than your oldest backup.`,
  );
}

function list(context: SecretContext): void {
  const { terminal } = context;
  const entries = orFail(() => readSecretFile(fileOf(context)));
  const current = currentOf(entries, new Date());
  const secrets = entries.map((entry) => ({
    fingerprint: fingerprintOf(entry.secret),
    signs: entry === current,
    ...(entry.from ? { from: entry.from.toISOString() } : {}),
    ...(entry.until ? { until: entry.until.toISOString() } : {}),
  }));
  if (terminal.json) return terminal.printJson({ secrets });
  const titles = ["fingerprint", "signs", "from", "valid until"].map((title) => ({ title }));
  const rows = secrets.map(({ fingerprint, signs, from, until }) => [
    fingerprint,
    signs ? "yes" : "no",
    from ?? "the first start",
    until ?? "no end",
  ]);
  terminal.print(renderTable(titles, rows, terminal.columns, terminal.style));
}

function fileOf({ env }: SecretContext): string {
  if (env["CANDOR_SECRET"]) {
    throw new CommandFailed(
      "The secret is set by CANDOR_SECRET, and an environment variable cannot be rotated. Write it to a file that only the service can read, set CANDOR_SECRET_FILE to that file, unset CANDOR_SECRET, restart the service, and rotate.",
    );
  }
  return secretPath(env);
}

function orFail<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof SecretError) throw new CommandFailed(error.message);
    throw error;
  }
}
