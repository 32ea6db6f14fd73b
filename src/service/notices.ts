import type { Notice as WireNotice, NoticePage, NoticeReceipt } from "../contract/notice.ts";
import { listNotices as readNotices, type Notice, saveNotice } from "../db/notice.ts";
import { writeTimeCursor } from "../domain/cursor.ts";
import type { ReportLanguage } from "../contract/language.ts";
import { dueDate } from "../domain/due-date.ts";
import { PublicError } from "../errors.ts";
import { isSubject } from "../domain/subject.ts";
import { STATEMENT_RECORD } from "../pipeline/statement.ts";
import { loadWords } from "../words/languages.ts";
import { loadLetters } from "../words/letters.ts";
import type { Caller, ServiceContext } from "./context.ts";
import { hushCards } from "./hush-cards.ts";
import { requireTimeCursor } from "./list-lookups.ts";
import { requirePast } from "./past-instant.ts";

/** People whom an account must notify, or has notified, earliest data first. */
export async function listNotices(
  context: ServiceContext,
  { accountId }: Caller,
  query: {
    readonly state: "due" | "sent";
    readonly language: ReportLanguage;
    readonly next?: string | undefined;
    readonly limit: number;
  },
): Promise<NoticePage> {
  const { state, limit } = query;
  const after = requireTimeCursor(query.next, isSubject);
  const rows = await readNotices(context.db, accountId, {
    sent: state === "sent",
    after,
    limit: limit + 1,
    statement: STATEMENT_RECORD,
  });
  const page = rows.slice(0, limit);
  // A letter to an address that contains a listed person's name may be read by them.
  const open = await hushCards(
    context,
    page.map(({ name, emails }) => ({ names: [name], aliases: [], fragments: [], addresses: emails })),
  );
  const shown = page.map((notice, index) => ({ ...notice, emails: open[index]?.addresses ?? [] }));
  const last = rows.length > limit ? page.at(-1) : undefined;
  return {
    results: await Promise.all(shown.map(async (notice) => await toWire(context, notice, query.language))),
    next: last === undefined ? "" : writeTimeCursor({ createdAt: last.collectedAt, id: last.subject }),
    status: "success",
  };
}

/** @throws PublicError `notice_not_found` */
export async function markNoticeSent(
  context: ServiceContext,
  { accountId, keyId }: Caller,
  subjectId: string,
  given: string | undefined,
): Promise<NoticeReceipt> {
  const sentAt = requirePast(context, given, "sentAt");
  // No database stores a text with NUL.
  if (
    subjectId.includes("\0") ||
    !(await saveNotice(context.db, { accountId, subject: subjectId, sentAt, keyId, statement: STATEMENT_RECORD }))
  ) {
    throw new PublicError("notice_not_found", "Nobody in your account has this ID.");
  }
  return { subjectId, sentAt: sentAt.toISOString(), status: "success" };
}

async function toWire(
  { baseUrl, desk, now }: ServiceContext,
  notice: Notice,
  language: ReportLanguage,
): Promise<WireNotice> {
  const { subject, name, emails, collectedAt, purposes, sentAt } = notice;
  const dueAt = dueDate("gdpr", collectedAt);
  const { greeting, notice: words, formats } = await loadLetters(language);
  const named: Readonly<Record<string, string>> = (await loadWords(language)).purposes;
  const known = purposes.map((purpose) => named[purpose] ?? purpose).join("; ");
  const paragraphs = [
    greeting(name),
    `${words.intro} ${words.since(formats.longInstant(collectedAt.toISOString()))}`,
    words.who,
    words.purposes(known === "" ? words.anyPurpose : known),
    words.what,
    words.from,
    words.recipients,
    words.until,
    words.rights,
    words.how(desk === null ? words.anyAddress : `${baseUrl}/desk`),
  ];
  return {
    subjectId: subject,
    name,
    emails: [...emails],
    collectedAt: collectedAt.toISOString(),
    dueAt: dueAt.toISOString(),
    isOverdue: sentAt === null && dueAt < now(),
    sentAt: sentAt?.toISOString() ?? null,
    subject: words.subject,
    text: paragraphs.join("\n\n"),
  };
}
