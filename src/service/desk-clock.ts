import { type ReportLanguage, LANGUAGES } from "../contract/language.ts";
import {
  type DeskRequest,
  type DueRequest,
  expireUnconfirmed,
  listToRemind,
  listUnansweredObjections,
  updateDeskRequest,
} from "../db/desk-request.ts";
import { isUnavailable } from "../db/unavailable.ts";
import { errorFields } from "../log.ts";
import { deskNotesFor, loadDeskWords } from "../words/desk-words.ts";
import type { ServiceContext } from "./context.ts";
import { carryOut } from "./desk-requests.ts";
import { DESK_CALLER } from "./desk-visits.ts";
import { identifyAsker } from "./shown-address.ts";

const LOOK_MS = 60_000;
const DAY_MS = 86_400_000;
/** How long before a due date to send a reminder. */
const REMIND_DAYS = 7;
/** How long the operator has to answer an objection with a reason; after that it is granted. */
const OBJECTION_DAYS = 3;

/** Sends reminders of due requests, now and every minute, and grants unanswered objections. Returns a function that stops it. */
export function startDeskClock(context: ServiceContext): () => Promise<void> {
  const look = async () =>
    await lookAtDesk(context).catch((error: unknown) => {
      if (!isUnavailable(error)) context.log.error(errorFields(error), "due requests could not be checked");
    });
  let running = look();
  const timer = setInterval(() => {
    running = running.then(look);
  }, LOOK_MS);
  return async () => {
    clearInterval(timer);
    await running;
  };
}

/** One pass: ends unconfirmed requests, and logs, by ID, those due within days and once more those overdue. */
async function lookAtDesk(context: ServiceContext): Promise<void> {
  const now = context.now();
  for (const requestId of await expireUnconfirmed(context.db, context.keyring, {
    now,
    answers: await expiredInEachLanguage(),
  })) {
    context.log.info({ requestId }, "a request that nobody confirmed has expired");
  }
  const before = new Date(now.getTime() + REMIND_DAYS * DAY_MS);
  const toRemind = await listToRemind(context.db, { now, before });
  for (const { id, dueAt } of toRemind) {
    const fields = { requestId: id, dueAt: dueAt.toISOString() };
    if (dueAt < now) context.log.error(fields, "a person's request is overdue");
    else context.log.warn(fields, "a person's request is due soon");
  }
  // What the mail server rejected is sent again in the next pass.
  if (await tellOperator(context, toRemind)) {
    for (const { id } of toRemind) await updateDeskRequest(context.db, id, { remindedAt: now });
  }
  const shownBefore = new Date(now.getTime() - OBJECTION_DAYS * DAY_MS);
  for (const objection of await listUnansweredObjections(context.db, context.keyring, shownBefore)) {
    await grantObjection(context, objection).catch((error: unknown) => {
      context.log.error({ requestId: objection.id, ...errorFields(error) }, "an objection could not be granted");
    });
  }
}

async function expiredInEachLanguage(): Promise<Readonly<Record<ReportLanguage, string>>> {
  const entries = LANGUAGES.map(async (language) => [language, (await loadDeskWords(language)).expired] as const);
  return Object.fromEntries(await Promise.all(entries)) as Record<ReportLanguage, string>;
}

/** Emails the desk's contact about due requests, by number. Returns whether everybody has been told. */
async function tellOperator(context: ServiceContext, due: readonly DueRequest[]): Promise<boolean> {
  const { mailer = null, alertsTo = null } = context.desk ?? {};
  if (mailer === null || alertsTo === null || due.length === 0) return true;
  const { subject, text } = deskNotesFor("en").alert;
  const lines = due.map(({ id, dueAt }) => ({
    id,
    day: dueAt.toISOString().slice(0, 10),
    late: dueAt < context.now(),
  }));
  try {
    await mailer.send({ to: alertsTo, subject: subject(lines.length), text: text(lines) });
    return true;
  } catch (error) {
    context.log.error(errorFields(error), "the letter about requests that are due could not be sent");
    return false;
  }
}

/** Grants an objection made from a confirmed address if that alone identifies the person; otherwise it is left to the operator. */
async function grantObjection(context: ServiceContext, objection: DeskRequest): Promise<void> {
  const person = await identifyAsker(context, objection);
  if (person === null) {
    await updateDeskRequest(context.db, objection.id, { forOperator: true });
    context.log.warn({ requestId: objection.id }, "an objection waits for the operator");
    return;
  }
  const text = (await loadDeskWords(objection.language)).objectionGranted;
  await carryOut(context, DESK_CALLER, objection.id, {
    granted: true,
    text,
    person: { names: [], identifiers: [...person.identifiers] },
  });
}
