import type { Notice as WireNotice, NoticePage, NoticeReceipt } from "../contract/notice.ts";
import { listNotices as readNotices, type Notice, saveNotice } from "../db/notice.ts";
import { writeTimeCursor } from "../domain/cursor.ts";
import { dueDate } from "../domain/due-date.ts";
import { PublicError } from "../errors.ts";
import { noticeWordsFor } from "../words/notice-words.ts";
import { isSubject } from "../domain/subject.ts";
import { wordsFor } from "../words/words.ts";
import type { Caller, ServiceContext } from "./context.ts";
import { requireTimeCursor } from "./list-lookups.ts";
import { requirePast } from "./past-instant.ts";

/** Whom an account must tell, or has told, those whose data came first before. */
export async function listNotices(
  context: ServiceContext,
  { accountId }: Caller,
  query: { readonly state: "due" | "sent"; readonly next?: string | undefined; readonly limit: number },
): Promise<NoticePage> {
  const { state, limit } = query;
  const after = requireTimeCursor(query.next, isSubject);
  const rows = await readNotices(context.db, accountId, { sent: state === "sent", after, limit: limit + 1 });
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return {
    results: page.map((notice) => toWire(context, notice)),
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
  // No database has a text with a NUL.
  if (subjectId.includes("\0") || !(await saveNotice(context.db, { accountId, subject: subjectId, sentAt, keyId }))) {
    throw new PublicError("notice_not_found", "Nobody in your account has this id.");
  }
  return { subjectId, sentAt: sentAt.toISOString(), status: "success" };
}

function toWire({ baseUrl, desk, now }: ServiceContext, notice: Notice): WireNotice {
  const words = wordsFor("en");
  const named: Readonly<Record<string, string>> = words.purposes;
  const { subject, name, emails, collectedAt, purposes, sentAt } = notice;
  const dueAt = dueDate("gdpr", collectedAt);
  return {
    subjectId: subject,
    name,
    emails: [...emails],
    collectedAt: collectedAt.toISOString(),
    dueAt: dueAt.toISOString(),
    isOverdue: sentAt === null && dueAt < now(),
    sentAt: sentAt?.toISOString() ?? null,
    text: noticeWordsFor("en").text({
      name,
      collected: words.formats.longInstant(collectedAt.toISOString()),
      purposes: purposes.map((purpose) => named[purpose] ?? purpose),
      desk: desk === null ? null : `${baseUrl}/desk`,
    }),
  };
}
