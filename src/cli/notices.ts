import { type Command, Option } from "commander";
import { LANGUAGES, type ReportLanguage } from "../contract/language.ts";
import { type Schemas, unwrap } from "../client/client.ts";
import type { CommandContext, OpenContext } from "./context.ts";
import { messages } from "./messages.ts";
import { parseCount } from "./options.ts";
import { readPages } from "./pages.ts";
import { renderTable } from "./table.ts";

const COLUMNS = [
  { title: "person", whole: true },
  { title: "due" },
  { title: "sent" },
  { title: "name" },
  { title: "email" },
] as const;

interface NoticeOptions {
  readonly sent?: true;
  readonly text?: true;
  readonly language: ReportLanguage;
  readonly limit: number;
  readonly all?: true;
}

export function addNotices(privacy: Command, open: OpenContext): void {
  const notices = privacy.command("notices").description("notify people that data about them was collected");
  notices
    .command("list", { isDefault: true })
    .description("list the people you must notify, and by when")
    .option("--sent", "people you have notified")
    .option("--text", "include the text of the notice")
    .addOption(new Option("--language <code>", "language of the notice").choices(LANGUAGES).default("en"))
    .option("--limit <number>", "results per page, 1 to 1000", parseCount(1, 1_000), 100)
    .option("--all", "fetch every page")
    .action(async (options: NoticeOptions) => await listNotices(open(), options));
  notices
    .command("sent")
    .description("record that a person was notified")
    .argument("<personId>")
    .option("--at <time>", "when, such as 2026-11-02T09:00:00Z (default: now)")
    .action(async (personId: string, { at }: { at?: string }) => await markSent(open(), personId, at));
}

async function listNotices({ client, terminal }: CommandContext, options: NoticeOptions): Promise<void> {
  const state = options.sent === true ? ("sent" as const) : ("due" as const);
  const page = await readPages<Schemas["Notice"], Schemas["NoticePage"]>(
    options.all === true,
    async (next) =>
      await unwrap(
        client.GET("/notices", {
          params: { query: { state, language: options.language, next, limit: options.limit } },
        }),
      ),
  );
  if (terminal.json) return terminal.printJson(page);
  if (page.results.length === 0) return terminal.print("Nobody.");
  if (options.text === true) {
    for (const { subjectId, emails, subject, text } of page.results) {
      terminal.print(`${[subjectId, ...emails].join(" ")}\n\n${subject}\n\n${text}\n`);
    }
  } else {
    const rows = page.results.map(({ subjectId, dueAt, isOverdue, sentAt, name, emails }) => [
      subjectId,
      `${dueAt.slice(0, 10)}${isOverdue ? " OVERDUE" : ""}`,
      sentAt?.slice(0, 10) ?? "",
      name,
      emails.join(", "),
    ]);
    terminal.print(renderTable(COLUMNS, rows, terminal.columns, terminal.style));
  }
  if (page.next !== "") terminal.note(messages.more);
}

async function markSent(
  { client, terminal }: CommandContext,
  subjectId: string,
  at: string | undefined,
): Promise<void> {
  const body = at === undefined ? {} : { sentAt: at };
  const done = await unwrap(client.POST("/notices/{subjectId}", { params: { path: { subjectId } }, body }));
  if (terminal.json) return terminal.printJson(done);
  terminal.print(`${done.subjectId}: told on ${done.sentAt.slice(0, 10)}`);
}
