import { type Command, Option } from "commander";
import { type Schemas, unwrap } from "../client/client.ts";
import { CORRECTABLE_PROPERTIES, type CorrectableProperty } from "../domain/correctable.ts";
import { LANGUAGES, type ReportLanguage } from "../contract/language.ts";
import { REQUEST_KINDS, type RequestKind } from "../domain/desk-request.ts";
import { REGULATION_NAMES, type Regulation } from "../domain/due-date.ts";
import type { CommandContext, OpenContext } from "./context.ts";
import { bodyOf, describePerson, type PersonOptions } from "./person-options.ts";
import { renderTable } from "./table.ts";
import type { Terminal } from "./terminal.ts";

const COLUMNS = [
  { title: "request", whole: true },
  { title: "due" },
  { title: "kind" },
  { title: "law" },
  { title: "state" },
  { title: "identity" },
] as const;

interface EnterOptions extends CorrectionOptions {
  readonly kind: RequestKind;
  readonly law: Regulation;
  readonly language?: ReportLanguage;
  readonly name: string;
  readonly email?: string;
  readonly message: string;
  readonly received?: string;
}

/** What is wrong, and what is right. */
interface CorrectionOptions {
  readonly property?: CorrectableProperty;
  readonly was?: string;
  readonly value?: string;
}

interface AnswerOptions extends PersonOptions, CorrectionOptions {
  readonly grant?: true;
  readonly refuse?: true;
  readonly text: string;
  readonly identityChecked?: true;
}

export function addDesk(program: Command, open: OpenContext): void {
  const desk = program.command("desk").description("answer the requests of people who are looked up");
  desk
    .command("list")
    .description("list requests, open ones first, by due date")
    .option("--all", "include answered ones")
    .action(async ({ all }: { all?: true }) => await listRequests(open(), all === true));
  desk
    .command("show")
    .description("show a request")
    .argument("<requestId>")
    .action(async (requestId: string) => await showRequest(open(), requestId));
  describeCorrection(desk.command("enter"))
    .description("enter a request that reached you by letter, phone or another channel")
    .addOption(new Option("--kind <kind>", "the kind of request").choices(REQUEST_KINDS).makeOptionMandatory())
    .addOption(
      new Option("--law <law>", "the law that sets the due date").choices(REGULATION_NAMES).makeOptionMandatory(),
    )
    .addOption(new Option("--language <code>", "language of letters to the person (default: en)").choices(LANGUAGES))
    .option("--name <name>", "the person's name", "")
    .option("--email <address>", "their email address")
    .option("--message <text>", "the person's message", "")
    .option("--received <time>", "when it reached you, such as 2026-11-02T09:00:00Z (default: now)")
    .action(async (options: EnterOptions) => await enterRequest(open(), options));
  desk
    .command("letter")
    .description("print the letter that tells the person the status of their request")
    .argument("<requestId>")
    .addOption(new Option("--language <code>", "a language other than the request's").choices(LANGUAGES))
    .action(
      async (requestId: string, { language }: { language?: ReportLanguage }) =>
        await printLetter(open(), requestId, language),
    );
  desk
    .command("code")
    .description("create a code that proves that a request comes from the person")
    .argument("<requestId>")
    .action(async (requestId: string) => await makeCode(open(), requestId));
  desk
    .command("extend")
    .description("extend the deadline as far as the law allows")
    .argument("<requestId>")
    .requiredOption("--reason <text>", "the reason, shown to the person")
    .action(async (requestId: string, { reason }: { reason: string }) => await extend(open(), requestId, reason));
  describeCorrection(describePerson(desk.command("answer")))
    .description("answer a request; an erasure, objection or correction that is granted is carried out")
    .argument("<requestId>")
    .addOption(new Option("--grant", "grant it").conflicts("refuse"))
    .option("--refuse", "refuse it")
    .requiredOption("--text <text>", "the text shown to the person; a refusal states its reason")
    .option("--identity-checked", "you have verified the person's identity yourself")
    .action(async (requestId: string, options: AnswerOptions) => await answer(open(), requestId, options));
}

function describeCorrection(command: Command): Command {
  return command
    .addOption(new Option("--property <name>", "for a correction: the wrong property").choices(CORRECTABLE_PROPERTIES))
    .option("--was <text>", "for a correction: the wrong value")
    .option("--value <text>", "for a correction: the right value; leave it out if there is none");
}

function correctionOf({ property, was, value }: CorrectionOptions) {
  return property === undefined
    ? {}
    : { correction: { property, ...(was !== undefined && { was }), ...(value !== undefined && { value }) } };
}

async function listRequests({ client, terminal }: CommandContext, all: boolean): Promise<void> {
  const query = { state: all ? ("all" as const) : ("open" as const), limit: 1_000 };
  const page = await unwrap(client.GET("/desk/requests", { params: { query } }));
  if (terminal.json) return terminal.printJson(page);
  if (page.results.length === 0) return terminal.print("No requests.");
  const rows = page.results.map((request) => [
    request.subject_request_id,
    `${request.expected_completion_time.slice(0, 10)}${request.extensions.candor.isOverdue ? " OVERDUE" : ""}`,
    request.subject_request_type,
    request.regulation,
    request.request_status,
    request.extensions.candor.identity,
  ]);
  terminal.print(renderTable(COLUMNS, rows, terminal.columns, terminal.style));
  if (page.next !== "") terminal.note("There are more; these are the first to be answered.");
}

async function showRequest({ client, terminal }: CommandContext, requestId: string): Promise<void> {
  const request = await unwrap(client.GET("/desk/requests/{requestId}", { params: { path: { requestId } } }));
  if (terminal.json) return terminal.printJson(request);
  const { candor } = request.extensions;
  const rows = [
    ["kind", request.subject_request_type],
    ["law", request.regulation],
    ["state", request.request_status],
    ["received", request.received_time],
    ["due", `${request.expected_completion_time}${candor.isOverdue ? ", OVERDUE" : ""}`],
    ["name", candor.name ?? ""],
    ["email", request.subject_identities.map((identity) => identity.identity_value).join(", ")],
    ["message", candor.message ?? ""],
    ["identity", candor.identity],
    ["outcome", candor.outcome ?? ""],
    ["answer", candor.answer ?? ""],
    ["erasure", candor.erasureId ?? ""],
    ["wrong", candor.correction === null ? "" : `${candor.correction.property} ${candor.correction.was}`.trim()],
    ["right", candor.correction?.value ?? ""],
    ["rectified", candor.rectified?.at ?? ""],
    ...(candor.rectified?.told ?? []).map(({ kind, name, lookupId }) => [
      "told",
      `${kind} ${name}, lookup ${lookupId}`,
    ]),
  ].filter(([, value]) => value !== "");
  terminal.print(renderTable([{ title: "" }, { title: "" }], rows, terminal.columns, terminal.style));
}

async function enterRequest({ client, terminal }: CommandContext, options: EnterOptions): Promise<void> {
  const { kind, law, language, name, email, message, received } = options;
  const body = {
    kind,
    regulation: law,
    name,
    message,
    ...(language !== undefined && { language }),
    ...(email !== undefined && { email }),
    ...(received !== undefined && { receivedAt: received }),
    ...correctionOf(options),
  };
  printReceipt(terminal, await unwrap(client.POST("/desk/requests", { body })));
}

async function printLetter(
  { client, terminal }: CommandContext,
  requestId: string,
  language: ReportLanguage | undefined,
) {
  const params = { path: { requestId }, query: language === undefined ? {} : { language } };
  const letter = await unwrap(client.GET("/desk/requests/{requestId}/letter", { params }));
  if (terminal.json) return terminal.printJson(letter);
  if (letter.to !== "") terminal.note(`To: ${letter.to}`);
  terminal.print(`${letter.subject}\n\n${letter.text}`);
}

async function makeCode({ client, terminal }: CommandContext, requestId: string): Promise<void> {
  const path = { requestId };
  const made = await unwrap(client.POST("/desk/requests/{requestId}/codes", { params: { path } }));
  if (terminal.json) return terminal.printJson(made);
  terminal.print(made.code);
  terminal.note(
    `Valid until ${made.expiresAt}. Send it only to contact details already on file, never to whoever called.`,
  );
}

async function extend({ client, terminal }: CommandContext, requestId: string, reason: string): Promise<void> {
  const params = { path: { requestId } };
  const extended = await unwrap(client.POST("/desk/requests/{requestId}/extension", { params, body: { reason } }));
  printReceipt(terminal, extended);
}

async function answer({ client, terminal }: CommandContext, requestId: string, options: AnswerOptions): Promise<void> {
  const person = bodyOf(options);
  const isNamed = Object.values(person).some((value) =>
    Array.isArray(value) ? value.length > 0 : value !== undefined,
  );
  const body = {
    granted: options.grant === true,
    text: options.text,
    identityChecked: options.identityChecked === true,
    ...(isNamed && { person }),
    ...correctionOf(options),
  };
  const params = { path: { requestId } };
  printReceipt(terminal, await unwrap(client.POST("/desk/requests/{requestId}/answer", { params, body })));
}

function printReceipt(terminal: Terminal, receipt: Schemas["DeskReceipt"]): void {
  if (terminal.json) return terminal.printJson(receipt);
  terminal.print(
    `${receipt.subject_request_id}: ${receipt.request_status}${receipt.outcome === null ? "" : `, ${receipt.outcome}`}`,
  );
  terminal.print(`due ${receipt.expected_completion_time.slice(0, 10)}`);
  if (receipt.erasureId !== null) terminal.print(`erasure ${receipt.erasureId}`);
}
