import { z } from "zod";
import type { ConnectorSetup } from "../config/connector-setups.ts";
import { deleteSetting, listSettings, writeSetting } from "../db/setting.ts";
import type { Db } from "../db/schema.ts";
import { isUnavailable } from "../db/unavailable.ts";
import type { Keyring } from "../domain/keyring.ts";
import { seal, unseal } from "../domain/sealed.ts";
import { errorFields, type Log } from "../log.ts";

/** Settings of a source made in the running service, in addition to the environment. */
export interface ChosenSetup {
  readonly enabled: boolean;
  readonly values: Readonly<Record<string, string>>;
}

/** Settings of all sources: the environment's, which take precedence, and those made in the running service. */
export interface SourceSetups {
  get(source: string): ConnectorSetup | undefined;
  values(): Iterable<ConnectorSetup>;
  ofEnvironment(source: string): ConnectorSetup | undefined;
  chosen(source: string): ChosenSetup;
  /** How sources can reach the operator; `null` if not set. */
  contact(): string | null;
  choose(source: string, setup: ChosenSetup): Promise<void>;
  chooseContact(contact: string): Promise<void>;
  close(): void;
}

/** How long other processes may continue with earlier settings. */
const REFRESH_MS = 5_000;
const PREFIX = "source:";
const CONTACT = "source-contact";
const Chosen = z.object({ enabled: z.boolean(), values: z.record(z.string(), z.string()) });
const NOTHING: ChosenSetup = { enabled: false, values: {} };

/**
 * Reads the settings made in the running service. They are sealed with the installation's secret; only here does a key leave the database
 * in clear.
 *
 * @param environment by source; its values cannot be changed
 * @param shared whether other processes may change settings too
 */
export async function openSourceSetups(
  { db, keyring, log }: { readonly db: Db; readonly keyring: Keyring; readonly log: Log },
  environment: ReadonlyMap<string, ConnectorSetup>,
  given: { readonly contact: string | null; readonly shared: boolean },
): Promise<SourceSetups> {
  let chosen = new Map<string, ChosenSetup>();
  let contact: string | null = null;
  const refresh = async (): Promise<void> => {
    const next = new Map<string, ChosenSetup>();
    let nextContact: string | null = null;
    for (const { name, value } of await listSettings(db, "source")) {
      if (name === CONTACT) nextContact = value;
      if (!name.startsWith(PREFIX)) continue;
      const source = name.slice(PREFIX.length);
      const opened = unseal(keyring, phraseOf(source), value);
      if (opened === null) log.warn({ source }, "a source's setting was sealed under another secret: set it again");
      else next.set(source, Chosen.parse(JSON.parse(opened)));
      // After a change of the secret, values sealed with the previous one are sealed again while it is still known.
      if (opened !== null && unseal({ verifying: [keyring.current] }, phraseOf(source), value) === null)
        await writeSetting(db, name, seal(keyring, phraseOf(source), opened));
    }
    chosen = next;
    contact = nextContact;
  };
  await refresh();
  const timer = given.shared
    ? setInterval(() => {
        // The pool reports a database outage once.
        refresh().catch((error: unknown) => {
          if (!isUnavailable(error)) log.warn(errorFields(error), "the settings of sources could not be reloaded");
        });
      }, REFRESH_MS).unref()
    : undefined;
  const chosenOf = (source: string): ChosenSetup => chosen.get(source) ?? NOTHING;
  const get = (source: string): ConnectorSetup | undefined => {
    const set = environment.get(source);
    if (set === undefined) return undefined;
    const { enabled, values } = chosenOf(source);
    return { ...set, enabled: set.enabled || enabled, values: { ...values, ...set.values } };
  };
  return {
    get,
    values: () => [...environment.keys()].flatMap((source) => get(source) ?? []),
    ofEnvironment: (source) => environment.get(source),
    chosen: chosenOf,
    contact: () => given.contact ?? contact,
    choose: async (source, setup) => {
      const isEmpty = !setup.enabled && Object.keys(setup.values).length === 0;
      if (isEmpty) await deleteSetting(db, `${PREFIX}${source}`);
      else await writeSetting(db, `${PREFIX}${source}`, seal(keyring, phraseOf(source), JSON.stringify(setup)));
      await refresh();
    },
    chooseContact: async (address) => {
      await writeSetting(db, CONTACT, address);
      await refresh();
    },
    close: () => clearInterval(timer),
  };
}

function phraseOf(source: string): string {
  return `what is set for the source ${source}`;
}
