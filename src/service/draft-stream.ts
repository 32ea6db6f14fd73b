import { Breath } from "../db/breath.ts";
import type { Keyring } from "../domain/keyring.ts";
import { draftLine, draftLines, type DraftedLine, type NumberedLine, type Origin } from "../reading/draft-rows.ts";
import type { ReadingRoom } from "../reading/reading-room.ts";
import { lacksRows, readLines, requireRows } from "./import-lines.ts";

/** Of a stream so many lines are drafted here: most are no longer, and a thread takes a moment to start. */
const FIRST_LINES = 500;
/** Longer lines are read in a thread one by one, in UTF-16 units: to check one of a megabyte takes twenty milliseconds. */
const LONG_LINE_LENGTH = 256_000;
/** What goes to the thread at once, in lines and in UTF-16 units: twenty milliseconds of its work. */
const CHUNK_LINES = 500;
const CHUNK_LENGTH = 500_000;

interface Drafting {
  readonly reading: Pick<ReadingRoom, "readLine" | "draftLines">;
  readonly origin: Origin;
  readonly keyring: Pick<Keyring, "list">;
}

/**
 * The lines of a stream of Candor NDJSON in their order, as they are written, some at a time. A long stream is drafted in a thread,
 * beside whoever takes the lines. What came before a break is given before it throws.
 */
export async function* draftStream(
  body: AsyncIterable<Uint8Array>,
  { reading, origin, keyring }: Drafting,
): AsyncGenerator<readonly DraftedLine[]> {
  const secrets = { list: keyring.list };
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
    const drafting = reading.draftLines(waiting, origin, secrets);
    [waiting, length] = [[], 0];
    // Who waits for it hears of it; until then it may fail unheard.
    drafting.catch(() => undefined);
    return drafting;
  };
  try {
    for await (const text of readLines(body)) {
      line++;
      if (breath.isDue) await breath.take();
      // What is under way may hold rows.
      if (lacksRows(line, rows)) yield* drain();
      requireRows(line, rows);
      if (text === null) {
        yield* drain();
        yield [{ line, reason: "a line of more than 16 million characters" }];
      } else if (text.length > LONG_LINE_LENGTH) {
        yield* drain();
        yield counted([draftLine(await reading.readLine(text), { line, text }, origin, secrets)]);
      } else if (text.trim() === "") continue;
      else if (line <= FIRST_LINES) yield counted(draftLines([{ line, text }], origin, secrets));
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

  /** All that is under way, so that the next line comes behind it. */
  async function* drain(): AsyncGenerator<readonly DraftedLine[]> {
    const last = waiting.length > 0 ? begin() : null;
    if (under !== null) yield counted(await under);
    under = null;
    if (last !== null) yield counted(await last);
  }
}
