import type { Folder } from "./importer.ts";

/**
 * A folder that tells that it is read, no more often than every so many milliseconds: a large mailbox gives its first
 * person when its last letter was read.
 */
export function watchFolder(folder: Folder, everyMs: number, onRead: () => void): Folder {
  let toldAt = performance.now();
  const note = (): void => {
    if (performance.now() - toldAt < everyMs) return;
    toldAt = performance.now();
    onRead();
  };
  return {
    list: () => folder.list(),
    lines: (path) => passing(folder.lines(path), note),
    stream: (path) => passing(folder.stream(path), note),
    bytes: (path) => folder.bytes(path),
  };
}

async function* passing<T>(pieces: AsyncIterable<T>, note: () => void): AsyncGenerator<T> {
  for await (const piece of pieces) {
    note();
    yield piece;
  }
  // Of many empty files none gives a piece.
  note();
}
