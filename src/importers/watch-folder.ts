import type { Folder } from "./importer.ts";

/**
 * A folder that reports that it is being read, at most once per `everyMs`: a large mailbox gives its first person only
 * when its last message was read.
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
  // Empty files give no chunks, however many there are.
  note();
}
