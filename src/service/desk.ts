import type { DeskSetup } from "../config/desk-setup.ts";
import { errorFields, type Log } from "../log.ts";
import { type Mailer, openMailer } from "../net/mail.ts";

/** What a letter that is on its way is given when the service stops. */
const STOP_GRACE_MS = 1_000;

/** What the public pages work with. */
export interface Desk {
  /** `null`: the operator hands out codes. */
  readonly mailer: Mailer | null;
  /** Lets something go on after its answer. */
  later(work: Promise<void>): void;
  close(): Promise<void>;
}

/** @param offline no mail either: the operator hands out codes */
export function openDesk(
  setup: DeskSetup | null,
  { log, offline }: { readonly log: Log; readonly offline: boolean },
): Desk | null {
  if (setup === null) return null;
  const mailer = setup.mail === null || offline ? null : openMailer(setup.mail.url, setup.mail.from);
  const running = new Set<Promise<void>>();
  return {
    mailer,
    later(work) {
      const settled = work
        .catch((error: unknown) => log.error(errorFields(error), "a code could not be made"))
        .finally(() => running.delete(settled));
      running.add(settled);
    },
    async close() {
      const cut = setTimeout(() => mailer?.close(), STOP_GRACE_MS);
      await Promise.all(running);
      clearTimeout(cut);
      mailer?.close();
    },
  };
}
