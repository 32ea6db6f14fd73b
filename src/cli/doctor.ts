import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { resolve } from "node:path";
import type { Command } from "commander";
import { CandorError } from "../client/client.ts";
import type { Scope } from "../contract/scope.ts";
import { canBeSent, isUnreachable } from "./connection.ts";
import { countDeskRequests } from "./doctor-desk.ts";
import type { examineInstallation } from "./doctor-installation.ts";
import { checkProvider } from "./doctor-sign-in.ts";
import { checkGroups } from "./doctor-sources.ts";
import { CommandFailed } from "./context.ts";
import { checkWrapping } from "./doctor-wrapping.ts";
import { renderTable } from "./table.ts";
import type { TerminalStyle, Terminal } from "./terminal.ts";
import { readVersion } from "./version.ts";

/** What `doctor` works with; a missing key is one of its findings. */
export interface DoctorContext {
  readonly url: string;
  readonly key: string | undefined;
  readonly terminal: Terminal;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly examine: typeof examineInstallation;
}

interface CheckResult {
  readonly check: string;
  readonly outcome: "ok" | "warn" | "fail";
  readonly detail: string;
  /** What to do about it. */
  readonly remedy?: string;
}

export function addDoctor(program: Command, open: () => DoctorContext): void {
  program
    .command("doctor")
    .description("check this machine, the service and your API key, and suggest remedies")
    .action(async () => await runDoctor(open()));
}

async function runDoctor(context: DoctorContext): Promise<void> {
  const { terminal } = context;
  const health = await checkService(context);
  const checks: readonly CheckResult[] = [
    { check: "command line", outcome: "ok", detail: readVersion() },
    checkNode(),
    ...checkPackages(),
    ...checkWrappingSecrets(context),
    ...(isLocal(context.url) ? await context.examine(context.env) : []),
    ...health.checks,
    ...(health.reachable ? await checkWithKey(context) : []),
    ...(await checkSignIn(context)),
    ...(await checkLanguageModel(context)),
  ];
  if (terminal.json) terminal.printJson({ checks });
  else terminal.print(renderChecks(checks, terminal));
  const failed = checks.filter(({ outcome }) => outcome === "fail").length;
  if (failed > 0) throw new CommandFailed(`${failed} of ${checks.length} checks failed.`);
}

const COLOURS: Readonly<Record<string, TerminalStyle>> = { ok: "green", warn: "yellow", fail: "red" };

function renderChecks(checks: readonly CheckResult[], { columns, style }: Terminal): string {
  const rows = checks.map(({ check, outcome, detail, remedy }) => [
    outcome,
    check,
    remedy === undefined ? detail : `${detail}\n→ ${remedy}`,
  ]);
  const titles = [{ title: "", style: (cell: string) => COLOURS[cell] ?? null }, { title: "" }, { title: "" }];
  return renderTable(titles, rows, columns, style);
}

const OLDEST_NODE = [22, 18] as const;

function checkNode(): CheckResult {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  const recent = major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1]);
  const detail = `${process.versions.node} on ${process.platform}-${process.arch}`;
  if (recent) return { check: "Node", outcome: "ok", detail };
  const remedy = `Candor needs ${OLDEST_NODE.join(".")} or newer. Start it with npm start, which uses its own.`;
  return { check: "Node", outcome: "fail", detail, remedy };
}

/** Packages that exist only for some platforms, and that `npm ci --omit=optional` leaves out. */
function checkPackages(): CheckResult[] {
  const platform = `${process.platform}-${process.arch}`.replace("win32", "win");
  const wanted: readonly (readonly [string, string, CheckResult["outcome"], string])[] = [
    [`node-${platform}`, "Node for hosts with an older version", "warn", "The host's own Node is used."],
    [`@img/sharp-${platform.replace("win", "win32")}`, "pictures", "fail", "Run npm ci without --omit=optional."],
    ["@myriaddreamin/typst-ts-node-compiler", "reports", "fail", "Run npm ci without --omit=optional."],
  ];
  const checks = wanted.map(([name, purpose, outcome, remedy]): CheckResult => {
    if (isInstalled(name)) return { check: "package", outcome: "ok", detail: `${name}: ${purpose}` };
    return { check: "package", outcome, detail: `${name} is missing: ${purpose}`, remedy };
  });
  const built = existsSync(new URL("../../web/dist/index.html", import.meta.url));
  const web: CheckResult = built
    ? { check: "web interface", outcome: "ok", detail: "built" }
    : {
        check: "web interface",
        outcome: "warn",
        detail: "not built: only the API is available",
        remedy: "Run npm run prepare.",
      };
  return [...checks, web];
}

/** Looks for the package's directory: not every package allows its `package.json` to be resolved. */
function isInstalled(name: string): boolean {
  const paths = createRequire(import.meta.url).resolve.paths(name) ?? [];
  return paths.some((path) => existsSync(resolve(path, name, "package.json")));
}

/** Only if the service's address is this machine. */
function checkWrappingSecrets({ url, env }: DoctorContext): CheckResult[] {
  const state = isLocal(url) ? checkWrapping(env, new Date()) : null;
  return state === null ? [] : [{ check: "wrapping secrets", ...state }];
}

function isLocal(url: string): boolean {
  return /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(new URL(url).hostname);
}

async function checkDesk({ url, key }: DoctorContext): Promise<CheckResult[]> {
  const counted = await countDeskRequests(url, key, ask);
  if (counted === null) return [];
  const check = "requests of people";
  const { open, overdue } = counted;
  if (overdue === 0) return [{ check, outcome: "ok", detail: `${open} open, none overdue` }];
  return [
    { check, outcome: "fail", detail: `${overdue} of ${open} are overdue`, remedy: "Answer them: candor desk list." },
  ];
}

async function checkSignIn({ env }: DoctorContext): Promise<CheckResult[]> {
  const found = await checkProvider(env, ask);
  return found === null ? [] : [{ check: "sign-in", ...found }];
}

interface HealthResponse {
  readonly reachable: boolean;
  readonly checks: readonly CheckResult[];
}

const TIMEOUT_MS = 10_000;

async function checkService({ url }: DoctorContext): Promise<HealthResponse> {
  const answer = await ask(`${url}/readyz`);
  if (answer === null) {
    const remedy = "Start it with npm start, or set its URL with --url.";
    return {
      reachable: false,
      checks: [{ check: "service", outcome: "fail", detail: `no answer from ${url}`, remedy }],
    };
  }
  const document = await ask(`${url}/openapi.json`);
  const isJson = document?.ok === true && document.headers.get("content-type")?.includes("json") === true;
  const { info } = (isJson ? await document.json() : {}) as { info?: { title?: string; version?: string } };
  if (info?.title === undefined || info.version === undefined) {
    const remedy = "Set the URL of the service with --url, without a path.";
    return {
      reachable: false,
      checks: [{ check: "service", outcome: "fail", detail: `${url} is not Candor`, remedy }],
    };
  }
  const service: CheckResult = {
    check: "service",
    outcome: "ok",
    detail: `${info.title} at ${url}, API version ${info.version}`,
  };
  const ready: CheckResult = answer.ok
    ? { check: "ready", outcome: "ok", detail: "the database answers" }
    : { check: "ready", outcome: "fail", detail: "the database does not answer", remedy: "See the service's log." };
  return { reachable: true, checks: [service, ready, ...(await checkSecret(answer))] };
}

async function checkSecret(answer: Response): Promise<CheckResult[]> {
  const { secret } = (await answer.json().catch(() => ({}))) as { secret?: string };
  if (secret !== "refused") return [];
  const detail =
    "its file no longer contains this installation's secret; the service keeps using the one it read before";
  return [{ check: "secret", outcome: "fail", detail, remedy: "Restore the file before the next start; see the log." }];
}

/**
 * A request for each scope that shows whether the key has it: the scope is checked first (403), and without the rest of
 * its input the request does nothing.
 */
const SCOPE_PROBES: readonly (readonly [Scope, string, string])[] = [
  ["search", "GET", "/search"],
  ["lookups:read", "GET", "/lookups?limit=1"],
  ["lookups:write", "POST", "/lookups"],
  ["candidates:write", "GET", "/imports?limit=1"],
  ["privacy", "POST", "/suppressions"],
  ["admin", "GET", "/keys"],
];

async function checkWithKey(context: DoctorContext): Promise<CheckResult[]> {
  if (context.key && !canBeSent(context.key)) {
    return [{ check: "key", outcome: "fail", detail: "contains invalid characters", remedy: "Copy it again." }];
  }
  return [...(await checkKey(context)), ...(await checkSources(context)), ...(await checkDesk(context))];
}

async function checkKey({ url, key }: DoctorContext): Promise<CheckResult[]> {
  const check = "key";
  if (!key) {
    return [{ check, outcome: "fail", detail: "not set", remedy: "Set CANDOR_API_KEY or use --key." }];
  }
  const scopes: Scope[] = [];
  for (const [scope, method, path] of SCOPE_PROBES) {
    const answer = await ask(`${url}/v1${path}`, { method, headers: { "x-api-key": key } });
    if (answer?.status === 401) {
      const remedy = "Start the service once with --new-key to create another.";
      return [{ check, outcome: "fail", detail: "unknown, revoked or expired", remedy }];
    }
    if (answer !== null && answer.status !== 403) scopes.push(scope);
  }
  const missing = SCOPE_PROBES.map(([scope]) => scope).filter((scope) => !scopes.includes(scope));
  const detail = `valid, with ${scopes.join(", ") || "no scope"}`;
  if (missing.length === 0) return [{ check, outcome: "ok", detail }];
  return [{ check, outcome: "warn", detail, remedy: `It lacks ${missing.join(", ")}. Use another key for those.` }];
}

/**
 * The language model that reads documents a second time, as set in this environment; the service itself may use
 * another. Says where documents are sent, or that they are not.
 */
async function checkLanguageModel({ env }: DoctorContext): Promise<CheckResult[]> {
  const check = "language model";
  const [url, model] = [env["CANDOR_LLM_URL"]?.replace(/(?<!\/)\/+$/, ""), env["CANDOR_LLM_MODEL"]];
  if (!url && !model) return [{ check, outcome: "ok", detail: "not set: no document is sent to one" }];
  if (!url || !model) {
    const remedy = "Set both CANDOR_LLM_URL and CANDOR_LLM_MODEL, or neither.";
    return [{ check, outcome: "fail", detail: "only partly set", remedy }];
  }
  const goes = `passages of documents about looked-up people, with contact details masked, go to ${model} at ${url}`;
  const key = env["CANDOR_LLM_KEY"];
  const answer = URL.canParse(url)
    ? await ask(`${url}/models`, key ? { headers: { authorization: `Bearer ${key}` } } : {})
    : null;
  if (answer === null) {
    const remedy = "Start its server, or correct CANDOR_LLM_URL. Until then lookups continue without it.";
    return [{ check, outcome: "warn", detail: `${goes}; no answer from there`, remedy }];
  }
  if (answer.status === 401 || answer.status === 403) {
    return [{ check, outcome: "warn", detail: `${goes}; the key is rejected`, remedy: "Correct CANDOR_LLM_KEY." }];
  }
  const names = await listedModels(answer);
  if (names === null || names.includes(model)) return [{ check, outcome: "ok", detail: goes }];
  const remedy = `Set CANDOR_LLM_MODEL to one of: ${names.slice(0, 5).join(", ") || "it has none yet"}.`;
  return [{ check, outcome: "warn", detail: `${goes}; that server does not list it`, remedy }];
}

/** The names of the models that a server lists; `null` if it lists none in the documented format. */
async function listedModels(answer: Response): Promise<readonly string[] | null> {
  if (!answer.ok || answer.headers.get("content-type")?.includes("json") !== true) return null;
  const { data } = (await answer.json()) as { data?: unknown };
  return Array.isArray(data)
    ? data.flatMap((each: { id?: unknown }) => (typeof each?.id === "string" ? each.id : []))
    : null;
}

/** Says nothing about sources without a key that may see them: `checkKey` reports that. */
async function checkSources({ url, key }: DoctorContext): Promise<CheckResult[]> {
  if (!key) return [];
  try {
    return (await checkGroups(url, key)).map((each) => ({ ...each, outcome: "warn" }));
  } catch (error) {
    if (error instanceof CandorError) return [];
    throw error;
  }
}

/** `null` if there is no answer in time. */
async function ask(url: string, init: RequestInit = {}): Promise<Response | null> {
  try {
    return await fetch(url, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });
  } catch (error) {
    const late = error instanceof Error && error.name === "TimeoutError";
    if (late || isUnreachable(error)) return null;
    throw error;
  }
}
