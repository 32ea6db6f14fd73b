import { writeFile } from "node:fs/promises";
import { basename } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { type Command, Option } from "commander";
import { CandorError, type Schemas, unwrap } from "../client/client.ts";
import { REQUIRABLE, type Requirable, ROW_STATES, type RowState } from "../domain/bulk.ts";
import { SECTIONS, type SectionName } from "../domain/lookup.ts";
import { PURPOSES, type Purpose, REFUSED_PURPOSES, type RefusedPurpose } from "../domain/purpose.ts";
import { UsageError } from "./connection.ts";
import { openFile } from "./open-file.ts";
import { type CommandContext, CommandFailed, DoneInPart, type OpenContext } from "./context.ts";
import { readMapping } from "./import.ts";
import { messages } from "./messages.ts";
import { parseChoice, parseCount, parseList, parsePair, parseShare } from "./options.ts";
import { readPages } from "./pages.ts";
import { renderTable } from "./table.ts";

/** How often the state of a bulk is polled. */
const LOOK_MS = 1_000;
/** The wire contract's limit for each part of a budget. */
const MAX_BUDGET = 1_000_000;
const FORMATS = ["csv", "xlsx", "ndjson"] as const;
type BulkFormat = (typeof FORMATS)[number];

interface BulkArguments {
  readonly output?: string;
  readonly map?: Readonly<Record<string, string>>;
  readonly mapping?: string;
  readonly minLikelihood?: number;
  readonly required?: readonly Requirable[];
  readonly unmatched?: "leave" | "look-up";
  readonly purpose?: Purpose | RefusedPurpose;
  readonly sections?: readonly SectionName[];
  readonly trial?: true;
  readonly preview?: true;
  readonly retentionDays?: number;
  readonly maxLookups?: number;
  readonly maxQuestions?: number;
  readonly maxCredits?: number;
  readonly wait: boolean;
}

export function addBulk(program: Command, open: OpenContext): void {
  const bulk = program
    .command("bulk")
    .usage("[options] <list>\n       candor bulk <command>")
    .description("look up the people of a list: a CSV or XLSX table, or NDJSON lines");
  addBulkCreate(bulk, open);
  bulk
    .command("list")
    .description("list your bulk lookups, newest first")
    .option("--limit <number>", "results per page, 1 to 100", parseCount(1, 100), 20)
    .option("--all", "fetch every page")
    .action(async (options: { limit: number; all?: true }) => await listBulks(open(), options));
  bulk
    .command("show")
    .description("show a bulk lookup: its progress, counts and what it has spent")
    .argument("<bulkId>")
    .action(async (bulkId: string) => showBulk(open(), await readBulk(open(), bulkId)));
  bulk
    .command("rows")
    .description("show the rows of a bulk lookup: the person each one matched, and the state of its lookup")
    .argument("<bulkId>")
    .addOption(new Option("--state <state>", "only rows in this state").choices(ROW_STATES))
    .option("--limit <number>", "rows per page, 1 to 100", parseCount(1, 100), 100)
    .option("--all", "fetch every page")
    .action(async (bulkId: string, options: RowsOptions) => await showRows(open(), bulkId, options));
  bulk
    .command("result")
    .description(
      "wait for a bulk lookup to end and save its result as CSV, XLSX or NDJSON, depending on the file extension",
    )
    .argument("<bulkId>")
    .option("-o, --output <file>", "output file (overwritten if it exists); - for CSV on standard output", "-")
    .option("--no-wait", "save the result so far")
    .action(async (bulkId: string, options: { output: string; wait: boolean }) => {
      const context = open();
      const found = await readBulk(context, bulkId);
      await finish(context, options.wait ? await follow(context, found) : found, options.output);
    });
  bulk
    .command("cancel")
    .description("stop a bulk lookup and those of its lookups that are running")
    .argument("<bulkId>")
    .action(async (bulkId: string) => {
      const context = open();
      showBulk(context, await unwrap(context.client.POST("/bulk/{bulkId}/cancel", { params: { path: { bulkId } } })));
    });
  bulk
    .command("delete")
    .description("delete a bulk lookup and its rows; its finished lookups are kept")
    .argument("<bulkId>")
    .action(async (bulkId: string) => {
      const { client, terminal } = open();
      const erased = await unwrap(client.DELETE("/bulk/{bulkId}", { params: { path: { bulkId } } }));
      if (terminal.json) terminal.printJson(erased);
      else terminal.print(messages.bulk.deleted(erased.bulkId, erased.rows));
    });
}

function addBulkCreate(bulk: Command, open: OpenContext): void {
  bulk
    .command("create", { isDefault: true })
    .description("send a list, wait until every row is done, and save the result")
    .argument(
      "<list>",
      "a .csv, .tsv, .xlsx or .ods table, or an .ndjson file with one `candidate` object per line, as a lookup accepts it",
    )
    .option(
      "-o, --output <file>",
      "the result: .csv, .xlsx or .ndjson (overwritten if it exists); - for CSV on standard output",
    )
    .addOption(
      new Option("--map <column=field>", "for tables: the field that a column fills; repeatable").argParser(
        (text: string, before?: Record<string, string>) => parsePair(text, before),
      ),
    )
    .option("--mapping <file>", "a JSON file that maps columns to fields")
    .option("--min-likelihood <share>", "how likely a match must be, 0.5 to 1 (default: 0.8)", parseShare(0.5))
    .option("--required <fields>", `what a match must have: ${REQUIRABLE.join(", ")}`, parseList(REQUIRABLE))
    .addOption(
      new Option(
        "--unmatched <what>",
        "look-up: also look up people who are not in Candor yet, as the list describes them",
      ).choices(["leave", "look-up"]),
    )
    .option(
      "--purpose <purpose>",
      `why you are making these lookups: ${PURPOSES.join(", ")} (default: the key's default)`,
      parseChoice<Purpose | RefusedPurpose>([...PURPOSES, ...REFUSED_PURPOSES], PURPOSES),
    )
    .option("--sections <names>", `only these sections, comma-separated: ${SECTIONS.join(", ")}`, parseList(SECTIONS))
    .option("--trial", "mask email addresses and phone numbers; uses trials, not credits")
    .option("--preview", "search no source; free")
    .option("--retention-days <number>", "days until everything is deleted, 1 to 365 (default: 90)", parseCount(1, 365))
    .option("--max-lookups <number>", "make at most this many lookups", parseCount(0, MAX_BUDGET))
    .option("--max-questions <number>", "send external sources at most this many requests", parseCount(0, MAX_BUDGET))
    .option("--max-credits <number>", "spend at most this many credits", parseCount(0, MAX_BUDGET))
    .option("--no-wait", "send the list, print the ID of the bulk lookup and exit")
    .action(async (path: string, options: BulkArguments) => await createBulk(open(), path, options));
}

async function createBulk(context: CommandContext, path: string, options: BulkArguments): Promise<void> {
  const { client, terminal } = context;
  if (options.output !== undefined) formatOf(options.output);
  const map = { ...(options.mapping === undefined ? {} : await readMapping(options.mapping)), ...options.map };
  const list = await openFile(path);
  const bulk = await unwrap(
    client.POST("/bulk", {
      params: { query: { name: basename(path), ...queryOf(options, map) } },
      headers: { "content-type": "application/octet-stream" },
      body: list as unknown as string,
      bodySerializer: (body: unknown) => body as BodyInit,
    }),
  );
  if (!options.wait) return terminal.json ? terminal.printJson(bulk) : terminal.print(bulk.bulkId);
  // It continues without us: after an interruption, the caller returns to it by its ID.
  terminal.note(messages.bulk.begun(bulk.bulkId, bulk.rows));
  await finish(context, await follow(context, bulk), options.output);
}

function queryOf(options: BulkArguments, map: Readonly<Record<string, string>>) {
  const { minLikelihood, required, unmatched, purpose, sections, trial, preview, retentionDays } = options;
  const { maxLookups, maxQuestions, maxCredits } = options;
  return {
    ...(Object.keys(map).length > 0 && { map: JSON.stringify(map) }),
    ...(minLikelihood !== undefined && { minLikelihood }),
    ...(required !== undefined && { required: required.join(",") }),
    ...(unmatched === "look-up" && { unmatched: "lookUp" as const }),
    ...(purpose !== undefined && { purpose }),
    ...(sections !== undefined && { sections: sections.join(",") }),
    ...(trial && { trial: "true" as const }),
    ...(preview && { preview: "true" as const }),
    ...(retentionDays !== undefined && { retentionDays }),
    ...(maxLookups !== undefined && { maxLookups }),
    ...(maxQuestions !== undefined && { maxQuestions }),
    ...(maxCredits !== undefined && { maxCredits }),
  };
}

async function readBulk({ client }: CommandContext, bulkId: string): Promise<Schemas["Bulk"]> {
  return await unwrap(client.GET("/bulk/{bulkId}", { params: { path: { bulkId } } }));
}

/**
 * Waits until a bulk has ended. If the service is unavailable for a while, waits for that too: the bulk continues when
 * it is back.
 */
async function follow(context: CommandContext, begun: Schemas["Bulk"]): Promise<Schemas["Bulk"]> {
  let bulk = begun;
  const startedAt = performance.now();
  const endedBefore = endedOf(begun);
  while (bulk.status === "running") {
    await delay(LOOK_MS);
    bulk = await readBulk(context, bulk.bulkId).catch(whileAway(bulk));
    const ended = endedOf(bulk);
    const perSecond = (ended - endedBefore) / ((performance.now() - startedAt) / 1_000);
    const seconds = perSecond > 0 ? Math.ceil((bulk.rows - ended) / perSecond) : null;
    context.terminal.counter(messages.bulk.progress({ ended, rows: bulk.rows, done: bulk.counts.done, seconds }));
  }
  context.terminal.counter("");
  return bulk;
}

/** Keeps what was known before if the service is unavailable or cannot answer now. */
function whileAway<T>(before: T): (error: unknown) => T {
  return (error) => {
    if (error instanceof CandorError && (error.status === 0 || error.status === 429 || error.status === 503))
      return before;
    throw error;
  };
}

function endedOf({ rows, counts }: Schemas["Bulk"]): number {
  return rows - counts.waiting - counts.running;
}

/** Saves the result if requested, and says how the bulk ended. */
async function finish(context: CommandContext, bulk: Schemas["Bulk"], output: string | undefined): Promise<void> {
  const { client, terminal } = context;
  if (output !== undefined) {
    const params = { path: { bulkId: bulk.bulkId }, query: { format: formatOf(output) } };
    const bytes = await unwrap(client.GET("/bulk/{bulkId}/result", { params, parseAs: "arrayBuffer" }));
    const content = new Uint8Array(bytes as unknown as ArrayBuffer);
    if (output === "-") process.stdout.write(content);
    else await writeFile(output, content);
  }
  if (terminal.json && output !== "-") terminal.printJson(bulk);
  else terminal.note(messages.bulk.summary(bulk.bulkId, bulk.counts));
  if (bulk.status !== "success" && bulk.status !== "running") {
    throw new CommandFailed(bulk.errorMessage ?? messages.bulk.ended(bulk.status));
  }
  if (bulk.counts.done < bulk.rows) throw new DoneInPart();
}

function formatOf(output: string): BulkFormat {
  if (output === "-") return "csv";
  const format = FORMATS.find((each) => output.toLowerCase().endsWith(`.${each}`));
  if (format === undefined) throw new UsageError(`${output} must end in .csv, .xlsx or .ndjson.`);
  return format;
}

async function listBulks({ client, terminal }: CommandContext, { limit, all }: { limit: number; all?: true }) {
  const page = await readPages<Schemas["BulkSummary"], Schemas["BulkPage"]>(
    all === true,
    async (next) => await unwrap(client.GET("/bulk", { params: { query: { limit, next } } })),
  );
  if (terminal.json) return terminal.printJson(page);
  if (page.results.length === 0) return terminal.note(messages.bulk.none);
  const rows = page.results.map((each) => [
    each.startedAt.slice(0, 16).replace("T", " "),
    each.status,
    String(each.rows),
    each.name,
    each.bulkId,
  ]);
  const titles = [
    { title: "started (UTC)", whole: true },
    { title: "status" },
    { title: "rows", align: "right" as const },
    { title: "list" },
    { title: "bulkId", whole: true },
  ];
  terminal.print(renderTable(titles, rows, terminal.columns, terminal.style));
  if (page.next !== "") terminal.note(messages.more);
}

function showBulk({ terminal }: CommandContext, bulk: Schemas["Bulk"]): void {
  if (terminal.json) return terminal.printJson(bulk);
  const limit = (part: "lookups" | "questions" | "credits") =>
    bulk.budget[part] === undefined ? String(bulk.spent[part]) : `${bulk.spent[part]} of ${bulk.budget[part]}`;
  const facts = [
    ["bulk", bulk.bulkId],
    ["list", bulk.name],
    ["status", bulk.status],
    ...(bulk.errorMessage === undefined ? [] : [["error", bulk.errorMessage]]),
    ["started", bulk.startedAt],
    ...(bulk.finishedAt === undefined ? [] : [["finished", bulk.finishedAt]]),
    ["kept until", bulk.expiresAt],
    ["rows", String(bulk.rows)],
    ...ROW_STATES.filter((state) => bulk.counts[state] > 0).map((state) => [state, String(bulk.counts[state])]),
    ["lookups", limit("lookups")],
    ["questions", limit("questions")],
    ["credits", limit("credits")],
  ];
  terminal.print(renderTable([{ title: "" }, { title: "" }], facts, terminal.columns, terminal.style));
}

interface RowsOptions {
  readonly state?: RowState;
  readonly limit: number;
  readonly all?: true;
}

async function showRows({ client, terminal }: CommandContext, bulkId: string, { state, limit, all }: RowsOptions) {
  const page = await readPages<Schemas["BulkRow"], Schemas["BulkRowPage"]>(all === true, async (next) => {
    const query = { limit, next, ...(state !== undefined && { state }) };
    return await unwrap(client.GET("/bulk/{bulkId}/rows", { params: { path: { bulkId }, query } }));
  });
  if (terminal.json) return terminal.printJson(page);
  const rows = page.results.map((row) => [
    String(row.row),
    row.fullName,
    row.state,
    row.reason ?? row.matchedName ?? "",
    row.likelihood === undefined ? "" : row.likelihood.toFixed(2),
    row.lookupId ?? "",
  ]);
  const titles = [
    { title: "row", align: "right" as const },
    { title: "given name" },
    { title: "state" },
    { title: "match" },
    { title: "likely", align: "right" as const },
    { title: "lookupId", whole: true },
  ];
  terminal.print(renderTable(titles, rows, terminal.columns, terminal.style));
  if (page.next !== "") terminal.note(messages.more);
}
