import { type Command, Option } from "commander";
import { type Schemas, unwrap } from "../client/client.ts";
import { SCOPES, type Scope } from "../contract/scope.ts";
import { PURPOSES, type Purpose } from "../domain/purpose.ts";
import type { CommandContext, OpenContext } from "./context.ts";
import { parseCount, parseInstant, parseList } from "./options.ts";
import { renderTable } from "./table.ts";
import { messages } from "./messages.ts";

interface CreateOptions {
  readonly scopes: readonly Scope[];
  readonly purposes: readonly Purpose[];
  readonly defaultPurpose?: Purpose;
  readonly credits?: number;
  readonly trials?: number;
  readonly rateLimit?: number;
  readonly expires?: string;
  readonly label: "live" | "test";
  readonly member?: string;
}

/** `null` removes a limit. */
interface ChangeOptions {
  readonly name?: string;
  readonly scopes?: readonly Scope[];
  readonly purposes?: readonly Purpose[];
  readonly defaultPurpose?: Purpose;
  readonly credits?: number | null;
  readonly trials?: number | null;
  readonly rateLimit?: number | null;
  readonly expires?: string | null;
}

const MAX_COUNT = 999_999_999;

export function addKeys(program: Command, open: OpenContext): void {
  const keys = program.command("keys").description("manage API keys");
  keys
    .command("create")
    .description("create a key; it is shown once, and only its hash is stored")
    .argument("<name>", "who or what uses the key")
    .requiredOption("--scopes <names>", `comma-separated: ${SCOPES.join(", ")}`, parseList(SCOPES))
    .requiredOption("--purposes <names>", `comma-separated: ${PURPOSES.join(", ")}`, parseList(PURPOSES))
    .addOption(new Option("--default-purpose <purpose>", "default: the first of --purposes").choices(PURPOSES))
    .option("--credits <number>", "paid lookups; unlimited by default", parseCount(0, MAX_COUNT))
    .option("--trials <number>", "trial lookups; unlimited by default", parseCount(0, MAX_COUNT))
    .option(
      "--rate-limit <number>",
      "requests per minute (default: the installation's limit)",
      parseCount(1, 1_000_000),
    )
    .option("--expires <date>", "the last day the key is valid, such as 2027-01-31", parseInstant)
    .option(
      "--member <memberId>",
      "the member whose key it is: their role limits it, and it is revoked when they are removed",
    )
    .addOption(
      new Option("--label <label>", "part of the key's text; has no other effect")
        .choices(["live", "test"])
        .default("live"),
    )
    .action(async (name: string, options: CreateOptions) => await createKey(open(), name, options));
  keys
    .command("list")
    .description("list your account's keys, without their secrets")
    .action(async () => await listKeys(open()));
  keys
    .command("change")
    .description("change a key; what you leave out stays as it is. Takes effect within a second")
    .argument("<keyId>")
    .option("--name <name>", "who or what uses the key")
    .option("--scopes <names>", `comma-separated: ${SCOPES.join(", ")}`, parseList(SCOPES))
    .option("--purposes <names>", `comma-separated: ${PURPOSES.join(", ")}`, parseList(PURPOSES))
    .addOption(new Option("--default-purpose <purpose>", "one of --purposes").choices(PURPOSES))
    .option("--credits <number>", "paid lookups left from now on; none for no limit", orNone(parseCount(0, MAX_COUNT)))
    .option("--trials <number>", "trial lookups left from now on; none for no limit", orNone(parseCount(0, MAX_COUNT)))
    .option("--rate-limit <number>", "requests per minute; none for no limit", orNone(parseCount(1, 1_000_000)))
    .option("--expires <date>", "the last day the key is valid; none for no end", orNone(parseInstant))
    .action(async (keyId: string, options: ChangeOptions) => await changeKey(open(), keyId, options));
  keys
    .command("rotate")
    .description("replace a key; the old one keeps working for some hours")
    .argument("<keyId>", "or `own` for the key you are using")
    .option(
      "--grace-hours <number>",
      "how long the old key keeps working (default: 24); 0 if it has leaked",
      parseCount(0, 720),
    )
    .action(
      async (keyId: string, { graceHours }: { graceHours?: number }) => await rotateKey(open(), keyId, graceHours),
    );
  keys
    .command("revoke")
    .description("revoke a key; it stops working within a second")
    .argument("<keyId>")
    .action(async (keyId: string) => await revokeKey(open(), keyId));
}

async function createKey({ client, terminal }: CommandContext, name: string, options: CreateOptions): Promise<void> {
  const { scopes, purposes, defaultPurpose, credits, trials, rateLimit, expires, label, member } = options;
  const body = {
    name,
    label,
    scopes: [...scopes],
    purposes: [...purposes],
    ...(defaultPurpose === undefined ? {} : { defaultPurpose }),
    ...(credits === undefined ? {} : { credits }),
    ...(trials === undefined ? {} : { trials }),
    ...(rateLimit === undefined ? {} : { rateLimit }),
    ...(expires === undefined ? {} : { expiresAt: expires }),
    ...(member === undefined ? {} : { memberId: member }),
  };
  const made = await unwrap(client.POST("/keys", { body }));
  if (terminal.json) return terminal.printJson(made);
  terminal.print(made.key);
  terminal.note(`Store it now: it will not be shown again. Its keyId is ${made.keyId}.`);
}

function orNone<T>(parse: (text: string) => T): (text: string) => T | null {
  return (text) => (text === "none" ? null : parse(text));
}

async function changeKey({ client, terminal }: CommandContext, keyId: string, options: ChangeOptions): Promise<void> {
  const { expires, scopes, purposes, ...rest } = options;
  const body = {
    ...rest,
    ...(scopes === undefined ? {} : { scopes: [...scopes] }),
    ...(purposes === undefined ? {} : { purposes: [...purposes] }),
    ...(expires === undefined ? {} : { expiresAt: expires }),
  };
  const key = await unwrap(client.POST("/keys/{keyId}", { params: { path: { keyId } }, body }));
  if (terminal.json) return terminal.printJson(key);
  printKeys([key], terminal);
}

async function listKeys({ client, terminal }: CommandContext): Promise<void> {
  const list = await unwrap(client.GET("/keys", {}));
  if (terminal.json) return terminal.printJson(list);
  printKeys(list.results, terminal);
}

function printKeys(keys: readonly Schemas["Key"][], terminal: CommandContext["terminal"]): void {
  const rows = keys.map((key) => [
    key.name,
    key.scopes.join("\n"),
    key.purposes.map((purpose) => (purpose === key.defaultPurpose ? `${purpose} (default)` : purpose)).join("\n"),
    messages.keys.left(key),
    stateOf(key),
    key.lastUsedAt?.slice(0, 10) ?? "never",
    key.keyId,
  ]);
  const titles = ["name", "scopes", "purposes", "left", "state", "last used"].map((title) => ({ title }));
  terminal.print(renderTable([...titles, { title: "keyId", whole: true }], rows, terminal.columns, terminal.style));
}

async function rotateKey(context: CommandContext, keyId: string, graceHours: number | undefined): Promise<void> {
  const { client, terminal } = context;
  const body = graceHours === undefined ? {} : { graceHours };
  const rotated = await unwrap(
    keyId === "own"
      ? client.POST("/keys/own/rotations", { body })
      : client.POST("/keys/{keyId}/rotations", { params: { path: { keyId } }, body }),
  );
  if (terminal.json) return terminal.printJson(rotated);
  terminal.print(rotated.key);
  terminal.note(`Store it now: it will not be shown again. The old key works until ${rotated.oldKeyUntil}.`);
}

async function revokeKey({ client, terminal }: CommandContext, keyId: string): Promise<void> {
  const key = await unwrap(client.DELETE("/keys/{keyId}", { params: { path: { keyId } } }));
  if (terminal.json) return terminal.printJson(key);
  terminal.print(`${key.keyId}: revoked`);
}

function stateOf({ expiresAt, revokedAt }: Schemas["Key"]): string {
  if (revokedAt !== undefined) return `revoked ${revokedAt.slice(0, 10)}`;
  if (expiresAt === undefined) return "valid";
  return `${Date.parse(expiresAt) <= Date.now() ? "expired" : "until"} ${expiresAt.slice(0, 10)}`;
}
