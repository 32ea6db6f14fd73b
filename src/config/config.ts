import { accessSync, constants } from "node:fs";
import { isIP } from "node:net";
import { isAbsolute, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { isGuessable, SECRET_BYTES } from "../domain/keyring.ts";
import { secretPath } from "../secret-file.ts";

/** The configuration of the process. Parsed once, here; nothing else reads the environment. */
export interface Config {
  readonly port: number;
  readonly host: string;
  /** `null`: the embedded engine in `dataDir`. */
  readonly databaseUrl: string | null;
  /** Where LISTEN and the job queue connect if `databaseUrl` is a transaction pooler. */
  readonly databaseDirectUrl: string | null;
  /** A replica of `databaseUrl`, from which searches are read. */
  readonly databaseReplicaUrl: string | null;
  /** The maximum number of this process's connections to PostgreSQL. */
  readonly databaseConnections: number;
  readonly dataDir: string;
  readonly apiKey: string | null;
  /** The public URL of the service, without a trailing slash. */
  readonly baseUrl: string;
  readonly secret: string | null;
  /** Where the secret is stored if `secret` is `null`. */
  readonly secretFile: string;
  readonly logLevel: string;
  readonly role: ProcessRole;
  readonly offline: boolean;
  /** How long to wait between the stop signal and stopping. */
  readonly drainSeconds: number;
  /** After this many days, documents about other people lose their text. */
  readonly otherDays: number;
  /** Names of connectors, or `all`, as given; the registry knows the valid ones (`readConnectorSetups`). */
  readonly connectors: readonly string[];
  /** Sources added by the operator: files and packages. */
  readonly plugins: readonly string[];
  readonly contact: string | null;
  /** Requests per minute; `null` for unlimited. */
  readonly rates: { readonly key: number | null; readonly account: number | null; readonly address: number | null };
  /** Addresses and networks of the proxies in front of the service. */
  readonly trustProxy: readonly string[];
  readonly concurrentLookups: number;
  /** How many questions by name one lookup may ask. */
  readonly nameQuestions: number;
  /** The file of people with which to fill an empty database; `null` for none. */
  readonly samples: string | null;
}

export type ProcessRole = "all" | "api" | "worker";

/** Ten connections for statements, and one that stays open. */
export const DATABASE_CONNECTIONS = 11;

/**
 * Every environment variable of the service: name, default and meaning. The reference page is generated from it.
 * Over 400 lines: one list.
 */
export const VARIABLES = [
  {
    name: "PORT",
    fallback: "4000",
    help: "The port to listen on; `0` picks a free one and requires `CANDOR_BASE_URL`.",
  },
  {
    name: "HOST",
    fallback: "127.0.0.1",
    help: "The address to listen on. `0.0.0.0` opens the service to the network.",
  },
  {
    name: "CANDOR_METRICS_PORT",
    fallback: "",
    help: "A separate port, on the same `HOST`, on which Prometheus can read `/metrics` without a key. Without it there are no metrics.",
  },
  {
    name: "OTEL_EXPORTER_OTLP_ENDPOINT",
    fallback: "",
    help: "Where to send OpenTelemetry traces over HTTP: a collector's URL, such as `http://localhost:4318`. Without it none are sent.",
  },
  {
    name: "OTEL_EXPORTER_OTLP_HEADERS",
    fallback: "",
    help: "Headers for that collector: comma-separated `name=value` pairs.",
  },
  {
    name: "DATABASE_URL",
    fallback: "",
    help: "A PostgreSQL URL. Without it the embedded database in `CANDOR_DATA_DIR` is used.",
  },
  {
    name: "DATABASE_DIRECT_URL",
    fallback: "",
    help: "The PostgreSQL URL for notifications and jobs if `DATABASE_URL` leads to a transaction pooler.",
  },
  {
    name: "DATABASE_REPLICA_URL",
    fallback: "",
    help: "The URL of a streaming replica of that database. A search reads from it if it has everything that was committed before.",
  },
  {
    name: "CANDOR_DATABASE_CONNECTIONS",
    fallback: String(DATABASE_CONNECTIONS),
    help: "The maximum number of connections from one process to PostgreSQL: one receives notifications and holds the worker's lock, the others run statements. It may have as many again to a replica.",
  },
  {
    name: "CANDOR_DATA_DIR",
    fallback: "./data",
    help: "The directory of the embedded database and the secrets, and of pictures and reports unless `CANDOR_S3_BUCKET` is set.",
  },
  {
    name: "CANDOR_S3_BUCKET",
    fallback: "",
    help: "A bucket for pictures and reports, in Amazon S3 or a compatible store. Without it they are stored in `CANDOR_DATA_DIR`.",
  },
  {
    name: "CANDOR_S3_ENDPOINT",
    fallback: "",
    help: "The URL of that store, such as `https://s3.example.org`. Without it, Amazon's.",
  },
  { name: "CANDOR_S3_REGION", fallback: "us-east-1", help: "The bucket's region." },
  { name: "CANDOR_S3_PREFIX", fallback: "", help: "A path inside the bucket, in case it also contains other things." },
  {
    name: "CANDOR_S3_ACCESS_KEY_ID",
    fallback: "",
    help: "The access key for the bucket. Without it, one is looked for as Amazon's tools do: in `AWS_ACCESS_KEY_ID`, a profile, or the machine's role.",
  },
  { name: "CANDOR_S3_SECRET_ACCESS_KEY", fallback: "", help: "The secret of that access key." },
  { name: "CANDOR_API_KEY", fallback: "", help: "Presets the first API key: any string of 24 characters or more." },
  {
    name: "CANDOR_BASE_URL",
    fallback: "",
    help: "The public URL of the service, as callers reach it, without a path.",
  },
  {
    name: "CANDOR_SECRET",
    fallback: "",
    help: "Signs URLs and hashes identifiers: 32 bytes or more, the same in all processes of one installation. Without it the secret is in `CANDOR_SECRET_FILE`, where it can be rotated.",
  },
  {
    name: "CANDOR_SECRET_FILE",
    fallback: "secret in CANDOR_DATA_DIR",
    help: "The file that contains the secret, created by the first start. All processes of one installation share it.",
  },
  {
    name: "CANDOR_TOMBSTONES_FILE",
    fallback: "tombstones in CANDOR_DATA_DIR",
    help: "The file that lists who was suppressed or erased, as keyed hashes. After a restore, the service suppresses and erases them again. All processes share it.",
  },
  {
    name: "CANDOR_AUDIT_HEAD_FILE",
    fallback: "",
    help: "A file to which the head of the audit is appended every ten minutes. Keep it where somebody who can change the database cannot. Each process has its own.",
  },
  { name: "CANDOR_LOG_LEVEL", fallback: "info", help: "`debug`, `info`, `warn`, `error` or `silent`." },
  { name: "CANDOR_ROLE", fallback: "all", help: "`all`, `api` (no jobs) or `worker` (no API)." },
  {
    name: "CANDOR_DRAIN_SECONDS",
    fallback: "0",
    help: "How many seconds a process keeps answering after it is told to stop, while `/readyz` says that it is leaving: as long as the proxy in front of it takes to send requests elsewhere, at most 300.",
  },
  {
    name: "CANDOR_OTHER_DAYS",
    fallback: "7",
    help: "How many days after the end of a lookup documents about somebody else lose their text.",
  },
  { name: "CANDOR_OFFLINE", fallback: "off", help: "`on`: no outbound requests at all." },
  {
    name: "CANDOR_CONNECTORS",
    fallback: "",
    help: "The external sources that lookups and platform searches may use: comma-separated names, or `all`. Without it, only imported data is read.",
  },
  {
    name: "CANDOR_PLUGINS",
    fallback: "",
    help: "Sources of your own, comma-separated: files (`./my-source.ts`) or installed packages. They run with the rights of the service.",
  },
  {
    name: "CANDOR_CONTACT",
    fallback: "",
    help: "Your email address or URL, sent in the `User-Agent` of every outbound request so that a source can reach you. Wikimedia and OpenAlex ask for one.",
  },
  {
    name: "CANDOR_KEY_RATE",
    fallback: "600",
    help: "Requests per minute for a key that was created without a limit of its own; `off` for no limit. The first key has no limit.",
  },
  {
    name: "CANDOR_ACCOUNT_RATE",
    fallback: "6000",
    help: "Requests per minute for all limited keys of an account together; `off` for no limit.",
  },
  {
    name: "CANDOR_ADDRESS_RATE",
    fallback: "1200",
    help: "Requests per minute from one IP address for what needs no key (pages, pictures, reports, shared links); `off` for no limit.",
  },
  {
    name: "CANDOR_TRUST_PROXY",
    fallback: "",
    help: "Comma-separated addresses and networks of the proxies whose `X-Forwarded-For` is trusted. Without it a caller's address is that of the connection.",
  },
  {
    name: "CANDOR_NAME_QUESTIONS",
    fallback: "24",
    help: "How many searches by name one lookup may send to sources that know people by name or search the web; 0 for none.",
  },
  {
    name: "CANDOR_OCR_COMMAND",
    fallback: "",
    help: "A program that reads scanned CVs and pictures of text, run without a shell and with an empty environment: its full path and its arguments, such as `/usr/local/bin/ocr-pdf {file}`, or a JSON array of them. It receives the PDF as `{file}`, or on standard input if no argument contains `{file}`, and writes text. Without it scans are skipped and listed by name.",
  },
  {
    name: "CANDOR_WEBHOOK_ORIGINS",
    fallback: "",
    help: "Webhook receivers inside your own network, comma-separated: `http://crm.internal:8080`. Any other receiver must have a public address.",
  },
  {
    name: "CANDOR_REPORT_LOGO",
    fallback: "",
    help: "A PNG, JPEG or WebP file of at most 1 MB, shown at the top of every report. Read at start.",
  },
  {
    name: "CANDOR_SIGNING_KEY",
    fallback: "",
    help: "A PEM file with the private key that signs reports (PAdES) and answers of the desk (OpenDSR): RSA of 2048 bits or more, P-256, P-384 or P-521. Requires `CANDOR_SIGNING_CERTIFICATE`.",
  },
  {
    name: "CANDOR_SIGNING_CERTIFICATE",
    fallback: "",
    help: "A PEM file with the certificate of that key, followed by those above it.",
  },
  {
    name: "CANDOR_SIGNING_PASSPHRASE",
    fallback: "",
    help: "Decrypts `CANDOR_SIGNING_KEY`, if it is encrypted.",
  },
  {
    name: "CANDOR_DESK",
    fallback: "off",
    help: "`on`: opens the public pages under `/desk`, on which people can ask what is stored about them.",
  },
  {
    name: "CANDOR_SMTP_URL",
    fallback: "",
    help: "The mail server that sends codes to people who ask: `smtp://user:password@host:587` or `smtps://…`. Without it the operator hands out the codes.",
  },
  { name: "CANDOR_MAIL_FROM", fallback: "", help: "The sender's address of that mail." },
  {
    name: "CANDOR_DESK_ALERTS",
    fallback: "",
    help: "The address to email a week before a request at the desk is due, and once it is overdue: with its number, never with who asked. Requires the mail server.",
  },
  {
    name: "CANDOR_OIDC_ISSUER",
    fallback: "",
    help: "The OpenID Connect provider through which members sign in to the web interface: its URL, as named in its tokens. Requires `CANDOR_OIDC_CLIENT_ID`.",
  },
  { name: "CANDOR_OIDC_CLIENT_ID", fallback: "", help: "The client ID that the provider gave this installation." },
  {
    name: "CANDOR_OIDC_CLIENT_SECRET",
    fallback: "",
    help: "The client's secret. Without it the client is public, secured only by PKCE.",
  },
  {
    name: "CANDOR_OIDC_ROLE_CLAIM",
    fallback: "",
    help: "The claim that states a member's role, such as `groups`. Without it, only members whom you have added can sign in.",
  },
  {
    name: "CANDOR_OIDC_ROLES",
    fallback: "owner=owner,analyst=analyst,reader=reader",
    help: "Which value of that claim gives which role, comma-separated: `candor-admins=owner,press=reader`.",
  },
  {
    name: "CANDOR_LLM_URL",
    fallback: "",
    help: "The URL of an OpenAI-compatible server (`http://localhost:11434/v1`) whose language model reads documents a second time. Passages of documents about the person looked up are sent there; without it none are.",
  },
  {
    name: "CANDOR_LLM_MODEL",
    fallback: "",
    help: "The model's name on that server. Requires `CANDOR_LLM_URL`.",
  },
  { name: "CANDOR_LLM_KEY", fallback: "", help: "The API key for that server, if it needs one." },
  {
    name: "CANDOR_LLM_LOOKUP_QUESTIONS",
    fallback: "20",
    help: "The maximum number of questions to the language model per lookup. A question contains up to 4,000 characters of a document.",
  },
  {
    name: "CANDOR_LLM_DAY_QUESTIONS",
    fallback: "2000",
    help: "The maximum number of questions to the language model per day (UTC), for all lookups together.",
  },
  {
    name: "CANDOR_LLM_SECONDS",
    fallback: "60",
    help: "How many seconds a lookup waits for the language model, over all its questions.",
  },
  {
    name: "CANDOR_CONCURRENT_LOOKUPS",
    fallback: "",
    help: "How many lookups one process runs at once: 4, or 32 if external sources are on. A worker on PostgreSQL can handle 200.",
  },
  {
    name: "CANDOR_SAMPLES",
    fallback: "on",
    help: "`on`: the first start fills an empty database with invented people; `off`: it stays empty, which is the default on PostgreSQL; or the path of a file of people (Candor NDJSON).",
  },
] as const;

/** An invalid setting. The message names the variable and says what to do; the process exits with it. */
export class ConfigError extends Error {}

/** What to do if a setting names a file that cannot be read. */
export const READABLE = "Correct the path, or make the file readable for the user who starts Candor.";

export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const port = readPort(env["PORT"]);
  const host = env["HOST"] || "127.0.0.1";
  const databaseUrl = readDatabaseUrl("DATABASE_URL", env["DATABASE_URL"]);
  return {
    port,
    host,
    databaseUrl,
    databaseDirectUrl: readDatabaseUrl("DATABASE_DIRECT_URL", env["DATABASE_DIRECT_URL"]),
    databaseReplicaUrl: readReplicaUrl(env["DATABASE_REPLICA_URL"], databaseUrl),
    databaseConnections: readConnections(env["CANDOR_DATABASE_CONNECTIONS"]),
    dataDir: absolute(env["CANDOR_DATA_DIR"] || "./data"),
    apiKey: readApiKey(env["CANDOR_API_KEY"]),
    baseUrl: readBaseUrl(env["CANDOR_BASE_URL"], host, port),
    secret: readSecret(env["CANDOR_SECRET"]),
    secretFile: secretPath(env),
    logLevel: oneOf("CANDOR_LOG_LEVEL", env["CANDOR_LOG_LEVEL"] || "info", [
      "debug",
      "info",
      "warn",
      "error",
      "silent",
    ]),
    role: readRole(env["CANDOR_ROLE"], databaseUrl),
    offline: readSwitch("CANDOR_OFFLINE", env["CANDOR_OFFLINE"]),
    drainSeconds: readDrain(env["CANDOR_DRAIN_SECONDS"]),
    otherDays: readDays("CANDOR_OTHER_DAYS", env["CANDOR_OTHER_DAYS"], 7),
    connectors: listOf(env["CANDOR_CONNECTORS"]),
    plugins: pluginsOf(env["CANDOR_PLUGINS"]),
    contact: readContact(env["CANDOR_CONTACT"]),
    rates: {
      key: readRate("CANDOR_KEY_RATE", env["CANDOR_KEY_RATE"], 600),
      account: readRate("CANDOR_ACCOUNT_RATE", env["CANDOR_ACCOUNT_RATE"], 6_000),
      address: readRate("CANDOR_ADDRESS_RATE", env["CANDOR_ADDRESS_RATE"], 1_200),
    },
    trustProxy: readTrustProxy(env["CANDOR_TRUST_PROXY"]),
    samples: readSamples(env["CANDOR_SAMPLES"], databaseUrl),
    nameQuestions: readNumber("CANDOR_NAME_QUESTIONS", env["CANDOR_NAME_QUESTIONS"], 24),
    concurrentLookups: readLanes(env["CANDOR_CONCURRENT_LOOKUPS"], listOf(env["CANDOR_CONNECTORS"]).length > 0),
  };
}

/** The plug-ins in `CANDOR_PLUGINS`. */
export function pluginsOf(text: string | undefined): readonly string[] {
  return (text ?? "")
    .split(",")
    .map((specifier) => specifier.trim())
    .filter((specifier) => specifier !== "");
}

/** Parses a switch, in the words that container files, shells and people use. Throws `ConfigError` for any other. */
export function readSwitch(name: string, text: string | undefined): boolean {
  const state = switchOf(text ?? "");
  if (state === null && text?.trim()) throw new ConfigError(`${name} is "${text}"; give on or off.`);
  return state ?? false;
}

function switchOf(text: string): boolean | null {
  const word = text.trim().toLowerCase();
  if (["1", "true", "yes", "on"].includes(word)) return true;
  return ["0", "false", "no", "off"].includes(word) ? false : null;
}

function readRole(text: string | undefined, databaseUrl: string | null): ProcessRole {
  const role = oneOf("CANDOR_ROLE", text || "all", ["all", "api", "worker"] as const);
  if (role === "worker" && databaseUrl === null) {
    throw new ConfigError(
      'CANDOR_ROLE is "worker", but the embedded database serves one process only. Set DATABASE_URL, or leave CANDOR_ROLE out.',
    );
  }
  return role;
}

function readSamples(given: string | undefined, databaseUrl: string | null): string | null {
  const wanted = switchOf(given ?? "");
  // A server of the operator's own will contain real people; invented ones must not be added without being asked for.
  if (wanted === false || (!given && databaseUrl !== null)) return null;
  const file = given && wanted === null ? given : null;
  if (file !== null && !isReadableFile(file))
    throw new ConfigError(`CANDOR_SAMPLES: ${file} cannot be read. Give on, off, or an existing file.`);
  return file !== null ? absolute(file) : fileURLToPath(new URL("../../samples/world.ndjson", import.meta.url));
}

/** The items of a comma-separated list, in lower case; `none` is an empty list. */
export function listOf(text: string | undefined): readonly string[] {
  return (text ?? "")
    .split(",")
    .map((name) => name.trim().toLowerCase())
    .filter((name) => name !== "" && name !== "none");
}

function readContact(text: string | undefined): string | null {
  if (!text) return null;
  // It is sent in a header.
  if (!/^[\x21-\x7e]{3,200}$/.test(text)) throw new ConfigError("CANDOR_CONTACT must be an email address or a URL.");
  return text;
}

function readLanes(text: string | undefined, asksOutside: boolean): number {
  if (!text) return asksOutside ? 32 : 4;
  if (!/^[1-9]\d{0,2}$/.test(text)) throw new ConfigError(`CANDOR_CONCURRENT_LOOKUPS is "${text}"; give 1 to 999.`);
  return Number(text);
}

function readDrain(text: string | undefined): number {
  if (!text) return 0;
  if (!/^\d{1,3}$/.test(text) || Number(text) > MAX_DRAIN_SECONDS)
    throw new ConfigError(`CANDOR_DRAIN_SECONDS is "${text}"; give 0 to ${MAX_DRAIN_SECONDS}.`);
  return Number(text);
}

/** Every proxy checks at least every five minutes. */
const MAX_DRAIN_SECONDS = 300;

function readRate(name: string, text: string | undefined, fallback: number): number | null {
  if (!text) return fallback;
  if (text === "off") return null;
  if (!/^[1-9]\d{0,6}$/.test(text)) throw new ConfigError(`${name} is "${text}"; give requests per minute, or off.`);
  return Number(text);
}

function readTrustProxy(text: string | undefined): readonly string[] {
  const networks = listOf(text);
  for (const network of networks) {
    const [address = "", prefix, ...rest] = network.split("/");
    const longest = isIP(address) === 4 ? 32 : 128;
    const known =
      isIP(address) !== 0 && (prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= longest));
    if (!known || rest.length > 0) {
      throw new ConfigError(`CANDOR_TRUST_PROXY names "${network}"; give addresses and networks.`);
    }
  }
  return networks;
}

function readPort(text: string | undefined): number {
  if (!text) return 4000;
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535) throw new ConfigError(`PORT is "${text}"; give a number from 0 to 65535.`);
  return port;
}

function readDays(name: string, text: string | undefined, fallback: number): number {
  if (!text) return fallback;
  if (!/^\d{1,4}$/.test(text)) throw new ConfigError(`${name} is "${text}"; give a number of days.`);
  return Number(text);
}

function readNumber(name: string, text: string | undefined, fallback: number): number {
  if (!text) return fallback;
  if (!/^\d{1,3}$/.test(text)) throw new ConfigError(`${name} is "${text}"; give a number from 0 to 999.`);
  return Number(text);
}

function readConnections(text: string | undefined): number {
  if (!text) return DATABASE_CONNECTIONS;
  if (!/^[1-9]\d{0,2}$/.test(text) || Number(text) < 3) {
    throw new ConfigError(`CANDOR_DATABASE_CONNECTIONS is "${text}"; give a number from 3 to 999.`);
  }
  return Number(text);
}

/** TLS modes in a PostgreSQL URL (libpq, 32.19.1, and the driver's `no-verify`). */
const MODES = ["disable", "no-verify", "prefer", "require", "verify-ca", "verify-full"];
const TLS_FILES = ["sslrootcert", "sslcert", "sslkey"];

/**
 * A PostgreSQL URL, `null` if none is set. Throws `ConfigError`. `prefer`, `require` and `verify-ca` become
 * `verify-full`, because the driver treats them as that, with a long warning at every start.
 */
function readDatabaseUrl(name: string, text: string | undefined): string | null {
  if (!text) return null;
  if (!/^postgres(ql)?:\/\//.test(text)) throw new ConfigError(`${name} must start with postgres:// or postgresql://.`);
  if (!URL.canParse(text))
    throw new ConfigError(`${name} is not a valid URL; percent-encode special characters in the password.`);
  const { searchParams } = new URL(text);
  const mode = searchParams.get("sslmode");
  if (mode !== null && !MODES.includes(mode)) {
    throw new ConfigError(`${name} has sslmode=${mode}; give verify-full, no-verify or disable.`);
  }
  for (const parameter of TLS_FILES) {
    const file = searchParams.get(parameter);
    if (file !== null && !isReadableFile(file))
      throw new ConfigError(`${name}: ${parameter}=${file} cannot be read. ${READABLE}`);
  }
  if (searchParams.get("uselibpqcompat") === "true") return text;
  return text.replace(/([?&]sslmode=)(?:prefer|require|verify-ca)(?=&|$)/, "$1verify-full");
}

/** The URL of a replica of `databaseUrl`. Throws `ConfigError`. */
function readReplicaUrl(text: string | undefined, databaseUrl: string | null): string | null {
  const url = readDatabaseUrl("DATABASE_REPLICA_URL", text);
  if (url !== null && databaseUrl === null) {
    throw new ConfigError("DATABASE_REPLICA_URL requires DATABASE_URL, the server that it replicates.");
  }
  return url;
}

function readApiKey(text: string | undefined): string | null {
  if (!text) return null;
  if (text.length < 24) throw new ConfigError("CANDOR_API_KEY is too short; give 24 characters or more.");
  return text;
}

function readSecret(text: string | undefined): string | null {
  if (!text) return null;
  if (Buffer.byteLength(text) < SECRET_BYTES) {
    throw new ConfigError(`CANDOR_SECRET has ${Buffer.byteLength(text)} bytes; give ${SECRET_BYTES} or more.`);
  }
  if (isGuessable(text)) {
    throw new ConfigError(
      "CANDOR_SECRET can be guessed. Give a random one, such as of openssl rand -hex 24; if this one is in use already, move it into a file and rotate it: see docs/how-to/secret.md.",
    );
  }
  return text;
}

function readBaseUrl(text: string | undefined, host: string, port: number): string {
  if (!text && port === 0) throw new ConfigError("PORT is 0, which picks a free port: set CANDOR_BASE_URL as well.");
  if (!text)
    return `http://${host === "127.0.0.1" || host === "0.0.0.0" || host === "::" ? "localhost" : host}:${port}`;
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol)) {
    throw new ConfigError("CANDOR_BASE_URL must be an http or https URL.");
  }
  const url = new URL(text);
  if (url.pathname !== "/" || url.search || url.hash || url.username || url.password) {
    throw new ConfigError(
      `CANDOR_BASE_URL must have no path, query or user, such as ${url.origin}: Candor is served from the root of its host.`,
    );
  }
  return text.replace(/(?<!\/)\/+$/, "");
}

/** A setting with a fixed set of values. Throws `ConfigError` for any other. */
export function oneOf<T extends string>(name: string, text: string, choices: readonly T[]): T {
  const choice = choices.find((each) => each === text);
  if (choice === undefined) throw new ConfigError(`${name} is "${text}"; give one of ${choices.join(", ")}.`);
  return choice;
}

export function isReadableFile(path: string): boolean {
  try {
    accessSync(path, constants.R_OK);
    return true;
  } catch {
    // Whatever the reason, the operator is told which file it is.
    return false;
  }
}

function absolute(path: string): string {
  return isAbsolute(path) ? path : resolve(path);
}
