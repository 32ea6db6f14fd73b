import { once } from "node:events";
import { setTimeout as delay } from "node:timers/promises";
import { parseArgs, type ParseArgsOptionsConfig } from "node:util";
import { BackupError } from "./backup/backup-file.ts";
import { backUp, migrateHere, move, restore } from "./backup/commands.ts";
import { ConfigError, readConfig } from "./config/config.ts";
import { readS3Setup } from "./config/s3-setup.ts";
import { readTombstonesFile } from "./config/tombstones-file.ts";
import { failQuestionOf } from "./connectors/strays.ts";
import { isFull } from "./db/room.ts";
import { DirectoryInUse } from "./db/lock.ts";
import { MigrationError } from "./db/migrate.ts";
import { DatabaseUnavailable } from "./db/unavailable.ts";
import { createLog, errorFields, type Log } from "./log.ts";
import { SecretError } from "./domain/secret-lines.ts";
import { examineInstallation } from "./service/examine-installation.ts";
import { type ServeOptions, type Service, serve } from "./serve.ts";

const OLDEST_NODE = [22, 18] as const;
const STOP_LATE_MS = 5_000;

const USAGE = `candor serve [--new-key] [--accept-secret] [--accept-tombstones]

Starts the service: API and web interface on PORT (4000), data in CANDOR_DATA_DIR (./data).
  --new-key   makes a further API key and shows it once
  --accept-secret takes the secret at hand, though the database was written with
              another: what was suppressed under the lost one is forgotten
  --accept-tombstones goes on without the file of who was erased since a backup`;

const FLAGS = ["--new-key", "--accept-secret", "--accept-tombstones"];

/** Commands on everything in an installation; the command line has checked their arguments. */
const STORE_COMMANDS: Readonly<Record<string, { readonly options: ParseArgsOptionsConfig }>> = {
  backup: { options: { "with-secret": { type: "boolean", default: false } } },
  restore: { options: {} },
  move: { options: {} },
  migrate: { options: { citus: { type: "boolean", default: false } } },
};

await main(process.argv.slice(2));

/** `serve`: parses the arguments and the configuration, and stops gracefully. */
async function main(args: readonly string[]): Promise<void> {
  try {
    requireNode();
    const [command = ""] = args;
    if (command === "examine") return console.log(JSON.stringify(await examineInstallation(process.env)));
    if (Object.hasOwn(STORE_COMMANDS, command)) return console.error(await runStoreCommand(command, args.slice(1)));
    const options = readArguments(args);
    if (options === "help") return void console.log(USAGE);
    const config = readConfig(process.env);
    const log = createLog(config.logLevel);
    const service = await serve(config, process.env, log, options).catch((error: unknown) => {
      if (isExpected(error) || !isFull(config.dataDir)) throw error;
      throw new ConfigError(`The disk under ${config.dataDir} is full. Free some space, and start again.`);
    });
    endOnBugs(log);
    stopOnSignals(service, config.drainSeconds, log);
  } catch (error) {
    if (!isExpected(error)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

async function runStoreCommand(command: string, args: readonly string[]): Promise<string> {
  const tombstonesFile = readTombstonesFile(process.env);
  const place = { ...readConfig(process.env), s3: readS3Setup(process.env), tombstonesFile };
  const log = createLog("warn");
  const { options = {} } = STORE_COMMANDS[command] ?? {};
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
  const [path = ""] = positionals;
  if (command === "backup") return await backUp(place, path, { withSecret: values["with-secret"] === true, log });
  if (command === "migrate") return await migrateHere(place, { citus: values["citus"] === true, log });
  if (command === "move") return await move(place, path, log);
  return await restore(place, path, log);
}

function readArguments(args: readonly string[]): ServeOptions | "help" {
  if (args.includes("--help") || args.includes("-h")) return "help";
  const unknown = args.find((argument) => argument !== "serve" && !FLAGS.includes(argument));
  if (unknown !== undefined) throw new ConfigError(`Unknown option ${unknown} for serve. Try --help.`);
  return {
    newKey: args.includes("--new-key"),
    acceptSecret: args.includes("--accept-secret"),
    acceptTombstones: args.includes("--accept-tombstones"),
  };
}

/**
 * An error that nothing handles ends the process, because what it left half done is unknown; the log has it without its
 * message. If a connector's code threw it, only its question fails.
 */
function endOnBugs(log: Log): void {
  process.on("uncaughtException", (error: unknown) => {
    if (failQuestionOf(error)) return;
    log.error(errorFields(error), "the service failed, and ends");
    process.exit(1);
  });
}

/**
 * On the first signal the service drains, and then stops; a second one cuts the draining short. Further ones change
 * nothing: what is written is safe, and the wait is short.
 */
function stopOnSignals(service: Service, drainSeconds: number, log: Log): void {
  let hurry: AbortController | null = null;
  const signalled = async () => {
    if (hurry !== null) return hurry.abort();
    hurry = new AbortController();
    if (drainSeconds > 0) {
      log.info({ seconds: drainSeconds }, "leaving");
      service.leave();
      await Promise.race([delay(drainSeconds * 1_000), once(hurry.signal, "abort")]);
    }
    await stop(service, log);
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => void signalled());
}

async function stop(service: Service, log: Log): Promise<void> {
  log.info({}, "stopping");
  try {
    const outcome = await Promise.race([service.stop(), delay(STOP_LATE_MS, "late", { ref: false })]);
    if (outcome === "late") log.warn({ steps: service.stopping }, "stopped late: a step did not finish in time");
  } catch (error) {
    log.error(errorFields(error), "stopping failed");
    process.exitCode = 1;
  } finally {
    process.exit();
  }
}

function requireNode(): void {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])) return;
  throw new ConfigError(
    `Candor needs Node ${OLDEST_NODE.join(".")} or newer; this is ${process.versions.node}. Start it with npm start.`,
  );
}

function isExpected(error: unknown): error is Error {
  return [BackupError, ConfigError, SecretError, DirectoryInUse, MigrationError, DatabaseUnavailable].some(
    (kind) => error instanceof kind,
  );
}
