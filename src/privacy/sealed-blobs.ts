import { Readable } from "node:stream";
import type { Blobs } from "../blobs/blobs.ts";
import { findDataKey, takeOwnKey, takeLookupKey } from "../db/data-key.ts";
import type { Db } from "../db/schema.ts";
import { readSetting, writeSetting } from "../db/setting.ts";
import { type Holder, openBytes, sealBytes } from "../domain/data-key.ts";
import type { Keyring } from "../domain/keyring.ts";

/** Blobs that are stored sealed, and read and written in plain form. */
export interface SealedBlobs extends Blobs {
  /**
   * Seals what an earlier release wrote unsealed, or a backup of one brought: once per database. Returns how many there
   * were.
   */
  sealEarlier(): Promise<number>;
}

/** How a sealed file begins; no picture or report begins like this. */
const MARK = Buffer.from("candor sealed 1\n");
const IS_SEALED = "sealed_blobs";

/**
 * Seals each blob with a key that is erased together with its person: a report with its lookup's, a picture with its
 * own, which the database deletes with the last row that refers to it. A blob whose holder is gone is not written, and
 * one whose key is gone does not exist.
 */
export function createSealedBlobs(
  disk: Blobs,
  { db, keyring }: { readonly db: Db; readonly keyring: Keyring },
): SealedBlobs {
  const put = async (key: string, bytes: Uint8Array) => {
    const holder = holderOf(key);
    const [kind, id = ""] = [holder.slice(0, holder.indexOf("/")), holder.slice(holder.indexOf("/") + 1)];
    const dataKey =
      kind === "lookup" ? await takeLookupKey(db, keyring, id) : await takeOwnKey(db, keyring, `blob/${id}`);
    if (dataKey !== null) await disk.put(key, Buffer.concat([MARK, sealBytes(dataKey, key, bytes)]));
  };
  const get = async (key: string) => {
    const bytes = await disk.get(key);
    if (bytes === null || !isSealed(bytes)) return bytes;
    const dataKey = await findDataKey(db, keyring, holderOf(key));
    return dataKey === null ? null : openBytes(dataKey, key, bytes.subarray(MARK.length));
  };
  return {
    put,
    get,
    has: disk.has,
    remove: disk.remove,
    keys: disk.keys,
    close: disk.close,
    async stream(key) {
      const bytes = await get(key);
      return bytes && { bytes: bytes.length, body: Readable.from([bytes], { objectMode: false }) };
    },
    async sealEarlier() {
      if ((await readSetting(db, IS_SEALED)) !== null) return 0;
      let sealed = 0;
      for await (const key of disk.keys()) {
        const bytes = await disk.get(key);
        if (bytes === null || isSealed(bytes)) continue;
        // Reports are rendered again on request.
        if (key.startsWith("reports/")) await disk.remove(key);
        else await put(key, bytes);
        sealed++;
      }
      await writeSetting(db, IS_SEALED, "yes");
      return sealed;
    },
  };
}

function holderOf(key: string): Holder {
  const [prefix = "", id = ""] = key.split("/");
  return prefix === "reports" ? `lookup/${id}` : `blob/${key}`;
}

function isSealed(bytes: Uint8Array): boolean {
  return MARK.equals(bytes.subarray(0, MARK.length));
}
