import type { Command } from "commander";
import { fingerprintOf } from "../domain/keyring.ts";
import { currentOf, readSecretFile, rotateSecretFile, SecretError, secretPath } from "../secret-file.ts";
import { CommandFailed } from "./context.ts";
import { parseCount } from "./options.ts";
import { renderTable } from "./table.ts";
import type { Terminal } from "./terminal.ts";

/** What the commands of the secret work with: the file on this machine, not the service. */
export interface SecretContext {
  readonly terminal: Terminal;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** As long as a lookup is kept unless it says otherwise: until then its report can be verified. */
const OVERLAP_DAYS = 90;
const MOST_DAYS = 3_650;

export function addSecret(program: Command, open: () => SecretContext): void {
  const secret = program
    .command("secret")
    .description("the secret on this machine that signs addresses and hashes identifiers");
  secret
    .command("rotate")
    .description("put a new secret in front; running services take it up by themselves")
    .option(
      "--overlap-days <number>",
      `how long addresses and reports signed before still verify (default: ${OVERLAP_DAYS}); 0 where the secret became known`,
      parseCount(0, MOST_DAYS),
    )
    .action(({ overlapDays }: { overlapDays?: number }) => rotate(open(), overlapDays ?? OVERLAP_DAYS));
  secret
    .command("list")
    .description("the secrets by their fingerprints, never themselves")
    .action(() => list(open()));
}

function rotate(context: SecretContext, overlapDays: number): void {
  const { terminal } = context;
  const entries = orFail(() => rotateSecretFile(fileOf(context), overlapDays, new Date()));
  const [newest, previous] = entries;
  const from = newest?.from?.toISOString();
  const until = previous?.until?.toISOString();
  if (terminal.json) return terminal.printJson({ from, until });
  terminal.print(`The new secret signs from ${from}; what was signed before verifies until ${until}.`);
  terminal.note("Back the file up now: without its older lines nobody who was suppressed is recognised.");
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
  const titles = ["fingerprint", "signs", "from", "verifies until"].map((title) => ({ title }));
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
      "CANDOR_SECRET gives the secret, and nothing can rotate a variable. Write it into a file that only the service may read, name the file in CANDOR_SECRET_FILE, unset CANDOR_SECRET, restart, and rotate.",
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
