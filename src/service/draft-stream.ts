import { Breath } from "../db/breath.ts";
import type { Keyring } from "../domain/keyring.ts";
import { draftLine, draftLines, type DraftedLine, type NumberedLine, type Origin } from "../reading/draft-rows.ts";
import type { ReadingRoom } from "../reading/reading-room.ts";
import { lacksRows, readLines, requireRows } from "./import-lines.ts";

/** This many lines of a stream are drafted on this thread: most streams are no longer, and a thread takes a moment to start. */
const FIRST_LINES = 500;
/** In UTF-16 units. Longer lines are read one by one in a thread: checking a line of a megabyte takes twenty milliseconds. */
const LONG_LINE_LENGTH = 256_000;
/** What is sent to the thread at once, in lines and UTF-16 units: about twenty milliseconds of work. */
const CHUNK_LINES = 500;
const CHUNK_LENGTH = 500_000;

interface Drafting {
  readonly reading: Pick<ReadingRoom, "readLine" | "draftLines">;
  readonly origin: Origin;
  readonly keyring: Pick<Keyring, "list">;
  readonly at: Date;
}

/**
 * The lines of a stream of Candor NDJSON, in order, as rows to write, some at a time. A long stream is drafted in a thread, in parallel
 * with its consumer. Everything before an error is yielded before the error is thrown.
 */
export async function* draftStream(
  body: AsyncIterable<Uint8Array>,
  { reading, origin, keyring, at }: Drafting,
): AsyncGenerator<readonly DraftedLine[]> {
  const occasion = { list: keyring.list, at };
  const breath = new Breath();
  let waiting: NumberedLine[] = [];
  let length = 0;
  let line = 0;
  let rows = 0;
  let under: Promise<readonly DraftedLine[]> | null = null;
  let broken: { readonly error: unknown } | null = null;
  const counted = (drafted: readonly DraftedLine[]): readonly DraftedLine[] => {
    rows += drafted.filter((each) => !("reason" in each)).length;
    return drafted;
  };
  const begin = (): Promise<readonly DraftedLine[]> => {
    const drafting = reading.draftLines(waiting, origin, occasion);
    [waiting, length] = [[], 0];
    // Its consumer gets the error; until then it must not count as unhandled.
    drafting.catch(() => undefined);
    return drafting;
  };
  try {
    for await (const text of readLines(body)) {
      line++;
      if (breath.isDue) await breath.take();
      // Lines in progress may contain rows.
      if (lacksRows(line, rows)) yield* drain();
      requireRows(line, rows);
      if (text === null) {
        yield* drain();
        yield [{ line, reason: "a line of more than 16 million characters" }];
      } else if (text.length > LONG_LINE_LENGTH) {
        yield* drain();
        yield counted([draftLine(await reading.readLine(text), { line, text }, origin, occasion)]);
      } else if (text.trim() === "") continue;
      else if (line <= FIRST_LINES) yield counted(draftLines([{ line, text }], origin, occasion));
      else {
        waiting.push({ line, text });
        length += text.length;
        if (waiting.length < CHUNK_LINES && length < CHUNK_LENGTH) continue;
        const next = begin();
        if (under !== null) yield counted(await under);
        under = next;
      }
    }
  } catch (error) {
    broken = { error };
  }
  yield* drain();
  if (broken !== null) throw broken.error;

  /** Yields everything in progress, so that the next line comes after it. */
  async function* drain(): AsyncGenerator<readonly DraftedLine[]> {
    const last = waiting.length > 0 ? begin() : null;
    if (under !== null) yield counted(await under);
    under = null;
    if (last !== null) yield counted(await last);
  }
}
