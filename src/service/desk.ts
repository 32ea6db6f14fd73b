import type { DeskSetup } from "../config/desk-setup.ts";
import { errorFields, type Log } from "../log.ts";
import { type Mailer, openMailer } from "../net/mail.ts";

/** How long a letter being sent has when the service stops. */
const STOP_GRACE_MS = 1_000;
/** Each is a few reads, and for an address on file an email; whoever is left out can request another code. */
const MAX_WAITING = 200;

/** The dependencies of the public pages. */
export interface Desk {
  /** `null`: the operator hands out codes. */
  readonly mailer: Mailer | null;
  /** Who gets an email when a request is due. */
  readonly alertsTo: string | null;
  /** Runs work after the response, one at a time; if too much is waiting, it is skipped and logged. */
  later(work: () => Promise<void>): void;
  close(): Promise<void>;
}

/** @param offline no email either: the operator hands out codes */
export function openDesk(
  setup: DeskSetup | null,
  { log, offline }: { readonly log: Log; readonly offline: boolean },
): Desk | null {
  if (setup === null) return null;
  const mailer = setup.mail === null || offline ? null : openMailer(setup.mail.url, setup.mail.from);
  let [waiting, isClosed] = [0, false];
  let last = Promise.resolve();
  return {
    mailer,
    alertsTo: setup.alertsTo,
    later(work) {
      if (waiting >= MAX_WAITING) return log.warn({ waiting }, "too many codes are waiting to be created");
      waiting += 1;
      last = last
        .then(async () => (isClosed ? undefined : await work()))
        .catch((error: unknown) => log.error(errorFields(error), "a code could not be created"))
        .finally(() => (waiting -= 1));
    },
    async close() {
      isClosed = true;
      const cut = setTimeout(() => mailer?.close(), STOP_GRACE_MS);
      await last;
      clearTimeout(cut);
      mailer?.close();
    },
  };
}
