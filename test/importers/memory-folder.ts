import type { Folder } from "../../src/importers/importer.ts";

/** A folder with the given files: text or bytes by path. */
export function memoryFolder(files: Readonly<Record<string, string | Uint8Array>>): Folder {
  const contentOf = (path: string): string | Uint8Array => {
    const content = files[path];
    if (content === undefined) throw new Error(`No file ${path}`);
    return content;
  };
  return {
    list: () => Object.keys(files).toSorted(),
    async *lines(path) {
      const content = contentOf(path);
      yield* (typeof content === "string" ? content : Buffer.from(content).toString()).replace(/\n$/, "").split("\n");
    },
    async *stream(path) {
      const content = contentOf(path);
      yield typeof content === "string" ? Buffer.from(content) : content;
    },
    async bytes(path) {
      const content = contentOf(path);
      return typeof content === "string" ? Buffer.from(content) : content;
    },
  };
}

export function jsonLines(...rows: readonly unknown[]): string {
  return rows.map((row) => `${JSON.stringify(row)}\n`).join("");
}
