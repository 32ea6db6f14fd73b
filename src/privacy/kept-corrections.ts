import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import { type KeptRectification, listKeptRectifications } from "../db/rectification.ts";
import type { Db } from "../db/schema.ts";
import { makeDataKey, openText, sealText, unwrapDataKey, wrapDataKey } from "../domain/data-key.ts";
import { fingerprintOf, type Keyring } from "../domain/keyring.ts";
import { PublicError } from "../errors.ts";
import type { Log } from "../log.ts";

/**
 * The copy of what was rectified that lies outside the database: one that is restored from a backup lacks what was granted since.
 * Unlike the tombstones it says what people said of themselves. So it is sealed, and holds those that hold now: it is written anew
 * without those whose person was erased.
 */
export interface KeptCorrections {
  /** What the file holds; nothing where there is none, or it cannot be opened. Read before the first `keep`. */
  readonly found: readonly KeptRectification[];
  /** Writes what the database holds now, where that is not what the file has. */
  keep(): Promise<void>;
}

interface CorrectionsFile {
  readonly candor: "corrections";
  readonly version: 1;
  /** The key that the rows are sealed with, wrapped as a data key is. */
  readonly key: string;
  readonly rows: string;
}

const HOLDER = "file/corrections";

/** @param path beside the tombstones; made with the first correction that is granted */
export function openCorrections(
  { db, keyring, log }: { readonly db: Db; readonly keyring: Keyring; readonly log: Log },
  path: string,
): KeptCorrections {
  const { found, secret } = readFile(path, keyring, log);
  let written = textOf(found, secret);
  return {
    found,
    async keep() {
      const rows = await listKeptRectifications(db, keyring);
      const text = textOf(rows, fingerprintOf(keyring.wrapping[0] ?? ""));
      if (text === written || (rows.length === 0 && !existsSync(path))) return;
      const key = makeDataKey(HOLDER);
      const file: CorrectionsFile = {
        candor: "corrections",
        version: 1,
        key: wrapDataKey(keyring, key),
        rows: sealText(key, HOLDER, JSON.stringify(rows)),
      };
      const draft = `${path}.${process.pid}.partial`;
      writeFileSync(draft, `${JSON.stringify(file)}\n`, { mode: 0o600, flush: true });
      renameSync(draft, path);
      written = text;
    },
  };
}

/** What decides whether the file is written anew: also under another wrapping secret, before the earlier one is thrown away. */
function textOf(rows: readonly KeptRectification[], secret: string): string {
  return JSON.stringify([secret, rows]);
}

interface Read {
  readonly found: readonly KeptRectification[];
  /** The fingerprint of the secret that the file's key is wrapped under; empty where there is no file. */
  readonly secret: string;
}

function readFile(path: string, keyring: Keyring, log: Log): Read {
  if (!existsSync(path)) return { found: [], secret: "" };
  try {
    const { key, rows } = JSON.parse(readFileSync(path, "utf8")) as CorrectionsFile;
    const text = openText(unwrapDataKey(keyring, HOLDER, key), HOLDER, rows);
    return { found: JSON.parse(text) as KeptRectification[], secret: key.split(".")[0] ?? "" };
  } catch (error) {
    const isUnreadable = error instanceof PublicError && error.code === "sealed_unreadable";
    if (!isUnreadable && !(error instanceof SyntaxError)) throw error;
    const aside = `${path}.unreadable`;
    renameSync(path, aside);
    log.warn({ file: basename(aside) }, "the copy of corrections cannot be opened and was set aside: see back-up.md");
    return { found: [], secret: "" };
  }
}
