import type { Folder } from "./importer.ts";

/** A folder with only these of its files. */
export function only(folder: Folder, paths: readonly string[]): Folder {
  return {
    list: () => paths,
    lines: (path) => folder.lines(path),
    stream: (path) => folder.stream(path),
    bytes: (path) => folder.bytes(path),
  };
}
