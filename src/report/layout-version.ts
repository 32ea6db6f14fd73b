import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
/**
 * What decides what a report says and how it looks: all code, because what is left out for a reader outside depends on
 * most of it, and the versions of typesetter and fonts.
 */
const DRAWN_BY = ["package.json", "src"];

let version: Promise<string> | undefined;

/**
 * Which layout this installation draws reports in: eight hexadecimal digits that change with the code that draws them.
 * A report kept from before an upgrade is thus never served as if it were today's.
 */
export function layoutVersion(): Promise<string> {
  return (version ??= layoutVersionOf(ROOT));
}

/** @param root the folder that contains `package.json` and `src` */
export async function layoutVersionOf(root: string): Promise<string> {
  const hash = createHash("sha256");
  for (const path of DRAWN_BY) {
    for (const file of await listFiles(root, path)) hash.update(`${file}\0`).update(await readFile(join(root, file)));
  }
  return hash.digest("hex").slice(0, 8);
}

async function listFiles(root: string, path: string): Promise<readonly string[]> {
  if (path !== "src") return [path];
  const entries = await readdir(join(root, path), { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return files.map(({ parentPath, name }) => relative(root, join(parentPath, name))).toSorted();
}
