import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Config } from "../config/config.ts";
import type { Database } from "../db/open.ts";
import { ensureFirstKey, makeKey } from "./first-key.ts";

const OTHERS_STAY =
  "Earlier keys stay valid. See them with npx candor keys list, and revoke the lost one with npx candor keys revoke.";

const LOST_KEY = "Lost your API key? Start with --new-key to make another.";

/** The welcome screen's question, for those who start in a terminal: an installation whose lookups search no outside source. */
const OWN_DATA_ONLY =
  "Lookups see your own data only. To search open sources too: npx candor sources open --contact you@example.org";

/** Shows a new key once: in the terminal, or in a file that only its owner can read. Never in the log. */
export async function showKeys(config: Config, database: Database, newKey: boolean): Promise<void> {
  const first = config.apiKey === null ? await ensureFirstKey(database.db) : null;
  const key = first ?? (newKey ? await makeKey(database.db, "serve --new-key") : null);
  if (key === null) {
    if (process.stdout.isTTY) console.log(LOST_KEY);
    return;
  }
  const address = `${config.baseUrl}/#key=${key}`;
  if (process.stdout.isTTY) {
    console.log(`Your API key, shown once: ${key}\nSign in with one click:    ${address}`);
  } else {
    const path = join(config.dataDir, "first-key.txt");
    writeFileSync(path, `${key}\n${address}\n`, { mode: 0o600 });
    console.log(`A new API key was written to ${path}\nIf you lose it, start with --new-key to make another.`);
  }
  if (first === null) console.log(OTHERS_STAY);
  if (first !== null && config.connectors.length === 0) console.log(OWN_DATA_ONLY);
}
