const NEWLINE = 10;

/** Counts the rows of a file without keeping it in memory. */
export async function countLines(file: Blob, signal: AbortSignal): Promise<number> {
  let lines = 0;
  let last = NEWLINE;
  const reader = file.stream().getReader();
  for (;;) {
    signal.throwIfAborted();
    const { done, value } = await reader.read();
    if (done) return last === NEWLINE ? lines : lines + 1;
    for (const byte of value) if (byte === NEWLINE) lines++;
    last = value.at(-1) ?? last;
  }
}
