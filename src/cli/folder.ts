import { createReadStream, readdirSync, statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { basename, dirname, join, relative } from "node:path";
import { createInterface } from "node:readline";
import { createGunzip, gunzipSync } from "node:zlib";
import { type Folder, ImportFormatError } from "../importers/importer.ts";

/** A folder of the disk, or one file as a folder of one. Gzipped files are read decompressed. */
export function openFolder(path: string): Folder {
  const paths = listFiles(path);
  const find = (name: string) => {
    const found = paths.get(name);
    if (found === undefined) throw new ImportFormatError(`There is no ${name} in the folder.`);
    return found;
  };
  return {
    list: () => [...paths.keys()].sort(),
    async *lines(name) {
      const file = find(name);
      const stream = createReadStream(file);
      const input = file.endsWith(".gz") ? stream.pipe(createGunzip()) : stream;
      yield* createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY });
    },
    async bytes(name) {
      const file = find(name);
      const bytes = await readFile(file);
      return file.endsWith(".gz") ? gunzipSync(bytes) : bytes;
    },
  };
}

/** Name below the folder, without `.gz` → path on the disk. */
function listFiles(path: string): ReadonlyMap<string, string> {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) throw new ImportFormatError(`There is nothing at ${path}.`);
  if (found.isFile()) return new Map([[basename(path).replace(/\.gz$/, ""), join(dirname(path), basename(path))]]);
  const files = readdirSync(path, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    files.map((entry) => {
      const file = join(entry.parentPath, entry.name);
      return [relative(path, file).replace(/\.gz$/, ""), file];
    }),
  );
}
