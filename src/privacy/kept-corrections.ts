import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import { type KeptRectification, listKeptRectifications } from "../db/rectification.ts";
import type { Db } from "../db/schema.ts";
import { makeDataKey, openText, sealText, unwrapDataKey, wrapDataKey } from "../domain/data-key.ts";
import { fingerprintOf, type Keyring } from "../domain/keyring.ts";
import { PublicError } from "../errors.ts";
import type { Log } from "../log.ts";

/**
 * The copy of rectifications outside the database, because a database restored from a backup lacks those granted since.
 * Unlike the tombstones it contains what people said about themselves. It is therefore sealed, contains only those in
 * force, and is rewritten without those of erased people.
 */
export interface KeptCorrections {
  /** What the file contains; empty if there is none, or it cannot be opened. Read before the first `keep`. */
  readonly found: readonly KeptRectification[];
  /** Writes what the database now contains, if it differs from the file. */
  keep(): Promise<void>;
}

interface CorrectionsFile {
  readonly candor: "corrections";
  readonly version: 1;
  /** The key that seals the rows, wrapped like a data key. */
  readonly key: string;
  readonly rows: string;
}

const HOLDER = "file/corrections";

/** @param path next to the tombstones; created with the first correction that is granted */
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

/**
 * What decides whether the file is rewritten; includes the wrapping secret, so that it is rewritten under a new one
 * before the earlier one is discarded.
 */
function textOf(rows: readonly KeptRectification[], secret: string): string {
  return JSON.stringify([secret, rows]);
}

interface Read {
  readonly found: readonly KeptRectification[];
  /** The fingerprint of the secret that wraps the file's key; empty if there is no file. */
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
