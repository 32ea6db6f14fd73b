import { existsSync, statfsSync } from "node:fs";
import { openBlobs } from "../blobs/open-blobs.ts";
import { type Config, ConfigError, readConfig } from "../config/config.ts";
import { readConnectorSetups } from "../config/connector-setups.ts";
import { tryDataDirectory } from "../config/data-directory.ts";
import { readDeskSetup } from "../config/desk-setup.ts";
import { refuseUnknownVariables } from "../config/known-variables.ts";
import { readMetricsPort } from "../config/metrics-port.ts";
import { readOidcSetup } from "../config/oidc-setup.ts";
import { readReportLogo } from "../config/report-logo.ts";
import { readReportSigner } from "../config/report-signer.ts";
import { readS3Setup, type S3Setup } from "../config/s3-setup.ts";
import { readSecondReaderSetup } from "../config/second-reader-setup.ts";
import { readTracesSetup } from "../config/traces-setup.ts";
import { readWebhookOrigins } from "../config/webhook-origins.ts";
import { ocrCommandIn } from "../connectors/ocr-command.ts";
import { loadPlugins } from "../connectors/plugins.ts";
import { createRegistry } from "../connectors/registry.ts";
import type { Replica } from "../db/database.ts";
import { openDatabase } from "../db/open.ts";
import type { Done } from "../db/migrate.ts";
import { readMigrations, releaseNumber, worksBeside } from "../db/migrations.ts";
import { MIN_FREE_BYTES } from "../db/room.ts";
import { readSetting } from "../db/setting.ts";
import { leadsToPooler } from "../db/session.ts";
import { askOnce, askReplicaOnce, AWAY_REPLICA, POOLED } from "../db/start.ts";
import type { Db } from "../db/schema.ts";
import { fingerprintOf } from "../domain/keyring.ts";
import { SecretError } from "../domain/secret-lines.ts";
import { readSecretFile } from "../secret-file.ts";
import { FINGERPRINTS } from "./installation-secret.ts";
import { tryAddress } from "./try-address.ts";

/** What `candor doctor` examines. */
export interface Examined {
  readonly check: string;
  readonly outcome: "ok" | "warn" | "fail";
  readonly detail: string;
  readonly remedy?: string;
}

type Env = Readonly<Record<string, string | undefined>>;

/** What a start with this environment would find, without starting or migrating. Nothing that it writes stays. */
export async function examineInstallation(env: Env): Promise<readonly Examined[]> {
  let settings: { readonly config: Config; readonly s3: S3Setup | null };
  try {
    settings = await readSettings(env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return [fail("settings", error.message, "Correct the setting: the service refuses to start with it.")];
  }
  const { config, s3 } = settings;
  return [
    { check: "settings", outcome: "ok", detail: "each can be used" },
    ...examineDataDirectory(config.dataDir),
    ...(await examineHost(config.host)),
    ...(config.databaseUrl === null ? [] : await examineDatabase(config)),
    ...(s3 === null ? [] : [await examineBucket(config, s3)]),
  ];
}

/** All settings that `serve` reads, read in the same way. */
async function readSettings(env: Env): Promise<{ readonly config: Config; readonly s3: S3Setup | null }> {
  const config = readConfig(env);
  const plugins = await loadPlugins(config.plugins);
  const { connectors } = createRegistry(plugins.map(({ source }) => source));
  refuseUnknownVariables(env, connectors);
  readConnectorSetups(env, connectors);
  readSecondReaderSetup(env);
  readMetricsPort(env, config.port);
  readWebhookOrigins(env);
  readReportLogo(env);
  readReportSigner(env);
  readDeskSetup(env);
  readOidcSetup(env);
  readTracesSetup(env);
  ocrCommandIn(env);
  return { config, s3: readS3Setup(env) };
}

function fail(check: string, detail: string, remedy: string): Examined {
  return { check, outcome: "fail", detail, remedy };
}

const LITTLE_BYTES = 1_073_741_824;

function examineDataDirectory(dataDir: string): Examined[] {
  const check = "data directory";
  try {
    const there = tryDataDirectory(dataDir);
    const detail = there === dataDir ? `${dataDir} is writable` : `${dataDir} will be created at the first start`;
    return [{ check, outcome: "ok", detail }, examineDisk(there)];
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return [fail(check, error.message, "Until then the service does not start.")];
  }
}

function examineDisk(directory: string): Examined {
  const { bavail, bsize } = statfsSync(directory);
  const free = bavail * bsize;
  const detail = `${Math.floor(free / 1_048_576)} MiB free under ${directory}`;
  if (free < MIN_FREE_BYTES) return fail("disk", detail, "Free some space: until then nothing can be written.");
  if (free >= LITTLE_BYTES) return { check: "disk", outcome: "ok", detail };
  return { check: "disk", outcome: "warn", detail, remedy: "Free some space, or enlarge the disk." };
}

/** Whether the address to listen on belongs to this machine, tried on a free port: the service may be running on its own. */
async function examineHost(host: string): Promise<Examined[]> {
  try {
    await tryAddress({ port: 0, host });
    return [];
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return [fail("address", error.message, "Until then the service does not start.")];
  }
}

/** The server, which of this release's migrations it has, and whether the secret at hand is the one it was written with. */
async function examineDatabase(config: Config): Promise<Examined[]> {
  const database = await openDatabase(config);
  try {
    const asked = await askOnce(database);
    if (asked.refusal !== null)
      return [fail("database", asked.refusal, "Until then the service does not start, or waits for it.")];
    const { databaseUrl, databaseDirectUrl } = config;
    if (databaseUrl !== null && databaseDirectUrl === null && (await leadsToPooler(databaseUrl)))
      return [fail("database", POOLED, "Until then the service does not start.")];
    const there: Examined[] = [
      { check: "database", outcome: "ok", detail: `PostgreSQL ${asked.version}` },
      ...(database.replica ? [await examineReplica(database.replica)] : []),
    ];
    if (asked.migrations.size === 0)
      return [...there, { check: "migrations", outcome: "ok", detail: "none yet: the first start runs all of them" }];
    return [...there, examineMigrations(asked.migrations), await examineSecret(database.db, config)];
  } finally {
    await database.close();
  }
}

async function examineReplica(replica: Replica): Promise<Examined> {
  const { refusal, isAway } = await askReplicaOnce(replica);
  if (refusal !== null) return fail("replica", refusal, "Until then the service does not start.");
  if (isAway)
    return {
      check: "replica",
      outcome: "warn",
      detail: AWAY_REPLICA,
      remedy: "Start the replica, or correct its URL.",
    };
  return { check: "replica", outcome: "ok", detail: "a streaming replica of the database" };
}

function examineMigrations(ran: Done): Examined {
  const ours = readMigrations().map(({ name }) => name);
  const newer = [...ran].find(([name, file]) => !ours.includes(name) && !worksBeside(file, releaseNumber()))?.[0];
  if (newer !== undefined) {
    const detail = `${newer} ran on this database but is unknown to this release`;
    return fail("migrations", detail, "Start the newer release; this one refuses the database.");
  }
  const missing = readMigrations().filter(({ name }) => !ran.has(name));
  if (missing.length === 0) return { check: "migrations", outcome: "ok", detail: `all ${ours.length} ran` };
  const before = [...ran.keys()].sort().at(-1)?.slice(0, 6) ?? "";
  const remedy = missing.every((file) => worksBeside(file, before))
    ? "The next start of this release runs them; processes of the previous release can keep running."
    : "Make a backup and stop all processes of other releases. The next start of this release runs them.";
  return { check: "migrations", outcome: "warn", detail: `${missing.length} of ${ours.length} have not run`, remedy };
}

async function examineSecret(db: Db, { secret, secretFile }: Config): Promise<Examined> {
  const check = "secret";
  const known = (await readSetting(db, FINGERPRINTS))?.split(" ") ?? [];
  const where = secret === null ? secretFile : "CANDOR_SECRET";
  const remedy = "Restore the right one from your backup, or from another machine of this installation.";
  if (secret === null && !existsSync(secretFile)) {
    if (known.length > 0) return fail(check, `${secretFile} is missing; the database was written with one`, remedy);
    return { check, outcome: "ok", detail: `${secretFile} will be created at the first start` };
  }
  try {
    const held = secret === null ? readSecretFile(secretFile).map((entry) => entry.secret) : [secret];
    const fingerprints = held.map(fingerprintOf);
    if (known.every((fingerprint) => fingerprints.includes(fingerprint)))
      return { check, outcome: "ok", detail: `${where} is the one that the database was written with` };
    return fail(check, `${where} is not the one that the database was written with, or not all of it`, remedy);
  } catch (error) {
    if (!(error instanceof SecretError)) throw error;
    return fail(check, error.message, remedy);
  }
}

async function examineBucket({ dataDir }: Config, s3: S3Setup): Promise<Examined> {
  const blobs = await openBlobs({ dataDir, s3 });
  const where = `the bucket ${s3.bucket}${s3.endpoint === null ? "" : ` at ${s3.endpoint}`}`;
  try {
    await blobs.keys()[Symbol.asyncIterator]().next();
    return { check: "bucket", outcome: "ok", detail: `${where} answers` };
  } catch (error) {
    const remedy = "Start the store, or correct CANDOR_S3_ENDPOINT, CANDOR_S3_BUCKET and the access key.";
    return fail("bucket", `${where}: ${error instanceof Error ? error.message : String(error)}`, remedy);
  } finally {
    blobs.close();
  }
}
