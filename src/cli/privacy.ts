import { type Command, Option } from "commander";
import { type Schemas, unwrap } from "../client/client.ts";
import { ACCESS_FORMATS, type AccessFormat } from "../contract/access-format.ts";
import { type ReportLanguage, LANGUAGES } from "../contract/language.ts";
import { DROP_LISTS } from "../domain/drop-hash.ts";
import type { CommandContext, OpenContext } from "./context.ts";
import { answerDrop, type DropOptions } from "./drop.ts";
import type { Terminal } from "./terminal.ts";
import { addNotices } from "./notices.ts";
import { bodyOf, describePerson, type PersonOptions } from "./person-options.ts";
import { saveFile } from "./save-file.ts";
import { messages } from "./messages.ts";
import { renderTable } from "./table.ts";

const COLUMNS = [{ title: "store" }, { title: "erased", align: "right" }] as const;

interface AccessOptions extends PersonOptions {
  readonly format: AccessFormat;
  readonly language: ReportLanguage;
  readonly output?: string;
}

interface Previewed {
  readonly preview?: true;
}

interface SuppressOptions extends PersonOptions {
  readonly reason: Schemas["ListedSuppression"]["reason"];
}

const REASONS: readonly SuppressOptions["reason"][] = ["request", "objection", "safety", "minor", "legal", "other"];
const LISTED = ["suppression", "suppressed", "reason", "keys", "taken back"].map((title) => ({ title }));
const REACHED = ["candidate", "name", "born", "known by"].map((title) => ({ title }));
const PAGE = 1_000;

export function addPrivacy(program: Command, open: OpenContext): void {
  const privacy = program.command("privacy").description("handle privacy requests");
  describePerson(privacy.command("suppress"))
    .description("suppress a person: they are no longer searched, stored or shown under anything they are known by")
    .addOption(new Option("--reason <reason>", "why, for your own records").choices(REASONS).default("request"))
    .option("--preview", "show who would be suppressed and change nothing")
    .action(async (options: SuppressOptions & Previewed) =>
      options.preview === true ? await previewReach(open(), options) : await suppress(open(), options),
    );
  privacy
    .command("list")
    .description("list suppressions: when and why, never who")
    .action(async () => await listSuppressions(open()));
  privacy
    .command("lift")
    .description("lift a suppression")
    .argument("<suppressionId>")
    .action(async (suppressionId: string) => await lift(open(), suppressionId));
  describePerson(privacy.command("erase"))
    .description("erase a person from every store, in every account, and suppress them")
    .option("--preview", "show what would be erased and change nothing")
    .action(async (options: PersonOptions & Previewed) =>
      options.preview === true ? await previewReach(open(), options) : await erase(open(), options),
    );
  describePerson(privacy.command("access"))
    .description("write everything your account stores about a person to a file for them")
    .addOption(
      new Option("--format <format>", "json (everything) or pdf (readable)").choices(ACCESS_FORMATS).default("json"),
    )
    .addOption(new Option("--language <language>", "language of the copy").choices(LANGUAGES).default("en"))
    .option("-o, --output <file>", "output file (overwritten if it exists); - for standard output")
    .action(async (options: AccessOptions) => await access(open(), options));
  addNotices(privacy, open);
  privacy
    .command("drop")
    .description("process a deletion list from California's deletion platform (DROP): erase everyone on it")
    .argument("<list>", "the platform's file: ID,Hash")
    .addOption(
      new Option("--kind <kind>", "the kind of identifiers that are hashed").choices(DROP_LISTS).makeOptionMandatory(),
    )
    .option("--preview", "write the answers and erase nobody")
    .option("-o, --output <file>", "output file (overwritten if it exists); - for standard output")
    .action(async (path: string, options: DropOptions) => await answerDrop(open(), path, options));
  privacy
    .command("receipt")
    .description("show the receipt of an erasure, and whether it is unaltered")
    .argument("<erasureId>")
    .action(async (erasureId: string) => await showReceipt(open(), erasureId));
}

async function access({ client, terminal }: CommandContext, options: AccessOptions): Promise<void> {
  const { format, language, output } = options;
  const bytes = await unwrap(
    client.POST("/access", { params: { query: { format, language } }, body: bodyOf(options), parseAs: "arrayBuffer" }),
  );
  await saveFile(terminal, new Uint8Array(bytes as unknown as ArrayBuffer), {
    name: `candor-access.${format}`,
    ...(output !== undefined && { output }),
  });
}

async function erase({ client, terminal }: CommandContext, options: PersonOptions): Promise<void> {
  printErasure(terminal, await unwrap(client.POST("/erasures", { body: bodyOf(options) })));
}

async function showReceipt({ client, terminal }: CommandContext, erasureId: string): Promise<void> {
  printErasure(terminal, await unwrap(client.GET("/erasures/{erasureId}", { params: { path: { erasureId } } })));
}

function printErasure(terminal: Terminal, erasure: Schemas["Erasure"]): void {
  if (terminal.json) return terminal.printJson(erasure);
  const rows = erasure.stores.map(({ store, count }) => [store, String(count)]);
  terminal.print(
    rows.length === 0
      ? "Nothing was stored about this person."
      : renderTable(COLUMNS, rows, terminal.columns, terminal.style),
  );
  terminal.print(`erasure ${erasure.erasureId}, ${erasure.erasedAt}`);
  const state = erasure.verified ? "verified" : rows.length === 0 ? "nothing to verify" : "ALTERED";
  terminal.print(`hash    ${erasure.hash}, ${state}`);
}

async function listSuppressions({ client, terminal }: CommandContext): Promise<void> {
  const results: Schemas["ListedSuppression"][] = [];
  for (let next: string | undefined; ; ) {
    const query = { limit: PAGE, ...(next !== undefined && { next }) };
    const page = await unwrap(client.GET("/suppressions", { params: { query } }));
    results.push(...page.results);
    if (page.next === "") break;
    next = page.next;
  }
  if (terminal.json) return terminal.printJson({ results });
  const rows = results.map(({ suppressionId, suppressedAt, reason, keys, liftedAt }) => [
    suppressionId,
    suppressedAt,
    reason,
    String(keys),
    liftedAt ?? "",
  ]);
  terminal.print(
    rows.length === 0 ? "Nobody is suppressed." : renderTable(LISTED, rows, terminal.columns, terminal.style),
  );
}

async function lift({ client, terminal }: CommandContext, suppressionId: string): Promise<void> {
  const params = { path: { suppressionId } };
  const lifted = await unwrap(client.DELETE("/suppressions/{suppressionId}", { params }));
  if (terminal.json) return terminal.printJson(lifted);
  terminal.print(
    `Taken back at ${lifted.liftedAt}. Whoever another suppression or an erasure names stays on the list.`,
  );
}

/** Lists the people whom a suppression or an erasure would affect. */
async function previewReach({ client, terminal }: CommandContext, options: PersonOptions): Promise<void> {
  const preview = await unwrap(client.POST("/suppressions/preview", { body: bodyOf(options) }));
  if (terminal.json) return terminal.printJson(preview);
  const rows = preview.people.map(({ candidateId, fullName, birthDate = "", fragments }) => [
    candidateId,
    fullName,
    birthDate,
    fragments.join(", "),
  ]);
  if (rows.length > 0) terminal.print(renderTable(REACHED, rows, terminal.columns, terminal.style));
  const { people, lookups, documents } = preview;
  terminal.print(messages.privacy.reached({ people: people.length, lookups, documents }));
  if (!preview.inTexts)
    terminal.print("The name would stay in texts about others: none is known, or too many bear it.");
}

async function suppress({ client, terminal }: CommandContext, options: SuppressOptions): Promise<void> {
  const done = await unwrap(client.POST("/suppressions", { body: { ...bodyOf(options), reason: options.reason } }));
  if (terminal.json) return terminal.printJson(done);
  terminal.print(messages.privacy.suppressed(done));
  terminal.print(`suppression ${done.suppressionId}`);
  if (!done.byName)
    terminal.print("The name and birth year are not part of it: give both, and only if few people share them.");
}
