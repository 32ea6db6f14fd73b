import { because } from "../domain/ledger-reason.ts";
import { readFile, stat } from "node:fs/promises";
import { SkipProbe } from "../connectors/connector.ts";

/** Files as last read, so that a file of a megabyte is not parsed for every probe. */
const read = new Map<string, { readonly version: string; readonly json: unknown }>();

/**
 * The JSON of a file named in a setting, read again if it has changed. Throws `SkipProbe` with the reason, which callers see in the ledger,
 * so it never contains the path.
 */
export async function readReference(path: string | undefined): Promise<unknown> {
  if (path === undefined) throw new SkipProbe(because("noFile"));
  try {
    const { mtimeMs, size } = await stat(path);
    const version = `${mtimeMs} ${size}`;
    const known = read.get(path);
    if (known?.version === version) return known.json;
    const json: unknown = JSON.parse(await readFile(path, "utf8"));
    read.set(path, { version, json });
    return json;
  } catch (error) {
    if (error instanceof SyntaxError) throw new SkipProbe(because("unreadableFile", "JSON"), { cause: error });
    if (!(error instanceof Error && "code" in error)) throw error;
    throw new SkipProbe(because("unreadableFile", String(error.code)), { cause: error });
  }
}
