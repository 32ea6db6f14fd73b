import { type Command, Option } from "commander";
import { type Schemas, unwrap } from "../client/client.ts";
import { SCOPES, type Scope } from "../contract/scope.ts";
import { PURPOSES, type Purpose } from "../domain/purpose.ts";
import type { CommandContext, OpenContext } from "./context.ts";
import { parseCount, parseInstant, parseList } from "./options.ts";
import { renderTable } from "./table.ts";

interface CreateOptions {
  readonly scopes: readonly Scope[];
  readonly purposes: readonly Purpose[];
  readonly defaultPurpose?: Purpose;
  readonly credits?: number;
  readonly trials?: number;
  readonly rateLimit?: number;
  readonly expires?: string;
  readonly label: "live" | "test";
}

const MOST = 999_999_999;

export function addKeys(program: Command, open: OpenContext): void {
  const keys = program.command("keys").description("API keys and what they may do");
  keys
    .command("create")
    .description("make a key; it is shown once and stored as a hash")
    .argument("<name>", "whose key it is, or what for")
    .requiredOption("--scopes <names>", `with commas between: ${SCOPES.join(", ")}`, parseList(SCOPES))
    .requiredOption("--purposes <names>", `with commas between: ${PURPOSES.join(", ")}`, parseList(PURPOSES))
    .addOption(new Option("--default-purpose <purpose>", "the first of --purposes by default").choices(PURPOSES))
    .option("--credits <number>", "paid lookups; unlimited by default", parseCount(0, MOST))
    .option("--trials <number>", "trial lookups; unlimited by default", parseCount(0, MOST))
    .option(
      "--rate-limit <number>",
      "requests a minute; by default as the installation has it",
      parseCount(1, 1_000_000),
    )
    .option("--expires <date>", "the last day it works, like 2027-01-31", parseInstant)
    .addOption(
      new Option("--label <label>", "stands in the key, changes nothing").choices(["live", "test"]).default("live"),
    )
    .action(async (name: string, options: CreateOptions) => await createKey(open(), name, options));
  keys
    .command("list")
    .description("your account's keys, without the keys themselves")
    .action(async () => await listKeys(open()));
  keys
    .command("rotate")
    .description("put another key in the place of one; the old one opens for some hours more")
    .argument("<keyId>", "or `own` for the key of this call")
    .option(
      "--grace-hours <number>",
      "how long the old key opens (default: 24); 0 where somebody knows it",
      parseCount(0, 720),
    )
    .action(
      async (keyId: string, { graceHours }: { graceHours?: number }) => await rotateKey(open(), keyId, graceHours),
    );
  keys
    .command("revoke")
    .description("end a key; it is refused within a second")
    .argument("<keyId>")
    .action(async (keyId: string) => await revokeKey(open(), keyId));
}

async function createKey({ client, terminal }: CommandContext, name: string, options: CreateOptions): Promise<void> {
  const { scopes, purposes, defaultPurpose, credits, trials, rateLimit, expires, label } = options;
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
  };
  const made = await unwrap(client.POST("/keys", { body }));
  if (terminal.json) return terminal.printJson(made);
  terminal.print(made.key);
  terminal.note(`Shown once: keep it now. Its keyId is ${made.keyId}.`);
}

async function listKeys({ client, terminal }: CommandContext): Promise<void> {
  const list = await unwrap(client.GET("/keys", {}));
  if (terminal.json) return terminal.printJson(list);
  const rows = list.results.map((key) => [
    key.name,
    key.scopes.join("\n"),
    key.purposes.map((purpose) => (purpose === key.defaultPurpose ? `${purpose} (default)` : purpose)).join("\n"),
    leftOf(key),
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
  terminal.note(`Shown once: keep it now. The old key opens until ${rotated.oldKeyUntil}.`);
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

function leftOf({ credits, trials }: Schemas["Key"]): string {
  const parts = [credits === undefined ? "" : `${credits} credits`, trials === undefined ? "" : `${trials} trials`];
  return parts.filter((part) => part !== "").join(", ") || "unlimited";
}
