import { createReadStream, existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { createGunzip } from "node:zlib";
import type { Folder } from "../../src/importers/importer.ts";

/** A folder on disk, for data that are not committed. */
export function diskFolder(root: string): Folder {
  const names = readdirSync(root, { recursive: true, encoding: "utf8" });
  return {
    list: () => names.map((name) => name.replace(/\.gz$/, "")).toSorted(),
    async *lines(path) {
      const file = join(root, path);
      const input = existsSync(file) ? createReadStream(file) : createReadStream(`${file}.gz`).pipe(createGunzip());
      yield* createInterface({ input, crlfDelay: Infinity });
    },
    async *stream(path) {
      yield* createReadStream(join(root, path)) as AsyncIterable<Uint8Array>;
    },
    async bytes(path) {
      return readFileSync(join(root, path));
    },
  };
}
