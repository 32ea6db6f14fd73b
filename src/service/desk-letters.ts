import type { DeskLetter } from "../contract/desk.ts";
import { isLanguage, type ReportLanguage } from "../contract/language.ts";
import type { DeskRequest } from "../db/desk-request.ts";
import { LAWS } from "../domain/due-date.ts";
import { errorFields } from "../log.ts";
import { loadLetters } from "../words/letters.ts";
import type { Letters } from "../words/words.ts";
import type { ServiceContext } from "./context.ts";

/** The letter about a request in its current state: received and due date, the reason for a delay, or the answer. */
export async function writeDeskLetter(
  { baseUrl, desk }: Pick<ServiceContext, "baseUrl" | "desk">,
  request: DeskRequest,
  language: ReportLanguage = request.language,
): Promise<DeskLetter> {
  const words = await loadLetters(language);
  const { authority } = LAWS[request.regulation];
  const paragraphs = [
    words.greeting(request.contact?.name ?? ""),
    ...(request.state === "completed" ? answerOf(request, words) : stateOf(request, words)),
    words.complain(authority === "" ? words.anyAuthority : authority),
    ...(desk === null ? [] : [words.desk(`${baseUrl}/desk`)]),
  ];
  return {
    to: request.contact?.email ?? "",
    language,
    subject: words.subject(request.id),
    text: `${paragraphs.join("\n\n")}\n`,
    status: "success",
  };
}

function answerOf({ kind, outcome, answer, erasureId }: DeskRequest, words: Letters): string[] {
  const said = answer === null || answer === "" ? [] : [words.answer(answer)];
  if (outcome === "refused") return [words.refused(words.kinds[kind]), ...said];
  return [words.granted[kind], ...said, ...(erasureId === null ? [] : [words.receipt(erasureId)])];
}

function stateOf(request: DeskRequest, words: Letters): string[] {
  if (request.state === "cancelled") return [words.withdrawn];
  const day = words.formats.longInstant(request.dueAt.toISOString());
  const { cited } = LAWS[request.regulation];
  if (request.extendedAt !== null) return [words.extended(day, cited), words.reason(request.answer ?? "")];
  return [
    words.received(words.kinds[request.kind], words.formats.longInstant(request.receivedAt.toISOString())),
    cited === "" ? words.duePromised(day) : words.due(day, cited),
  ];
}

/**
 * Sends it, after everything else, to somebody who confirmed by a code that the address is theirs, and to nobody else. Failures are logged:
 * the operator finds the letter with the request.
 *
 * @param request in its current state; after an erasure, with what was known before
 */
export function sendDeskLetter(context: ServiceContext, request: DeskRequest): void {
  const { desk, log } = context;
  const mailer = desk?.mailer ?? null;
  const to = request.contact?.email ?? "";
  if (desk === null || mailer === null || request.identity !== "code" || to === "") return;
  desk.later(async () => {
    const { subject, text } = await writeDeskLetter(context, request);
    try {
      await mailer.send({ to, subject, text });
      log.info({ requestId: request.id, state: request.state }, "a letter about a request was sent");
    } catch (error) {
      log.error({ requestId: request.id, ...errorFields(error) }, "a letter about a request could not be sent");
    }
  });
}

/** The browser's first language that letters have; English otherwise. */
export function languageOf(accepted: string | undefined): ReportLanguage {
  const asked = (accepted ?? "").slice(0, MAX_ACCEPT_LENGTH).split(",");
  const tags = asked.map((each) => each.split(/[;-]/, 1)[0]?.trim().toLowerCase() ?? "");
  return tags.find(isLanguage) ?? "en";
}

/** More than browsers send. */
const MAX_ACCEPT_LENGTH = 256;
