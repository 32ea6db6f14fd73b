import { setTimeout as delay } from "node:timers/promises";

/**
 * How long one step of a lookup waits for requests: as long as such a step occupies the thread (5 to 10 ms for most).
 * Even if requests arrive without a pause, they get half of the thread, and lookups proceed.
 */
const PAUSE_MS = 10;
/** A request that takes longer is waiting for something other than the thread. */
const LONG_MS = 1_000;

/**
 * Requests and lookups share one thread, and one connection of the embedded engine: whoever waits for an answer goes
 * first.
 */
export interface RightOfWay {
  /** Says that somebody is waiting for an answer. Returns a function that says that they have it. */
  ask(): () => void;
  /**
   * Resolves when nobody is waiting for an answer, at the latest after a pause. Only one step of one lookup runs at a
   * time.
   */
  giveWay(): Promise<void>;
}

export function openRightOfWay(): RightOfWay {
  let asking = 0;
  let answered = Promise.withResolvers<void>();
  let turn = Promise.resolve();
  const pause = async () => {
    if (asking === 0) return;
    const waiting = new AbortController();
    const over = delay(PAUSE_MS, undefined, { signal: waiting.signal }).catch(() => {});
    await Promise.race([answered.promise, over]);
    waiting.abort();
  };
  return {
    ask() {
      asking++;
      const end = () => {
        clearTimeout(timer);
        if (isOver) return;
        isOver = true;
        if (--asking > 0) return;
        answered.resolve();
        answered = Promise.withResolvers();
      };
      let isOver = false;
      const timer = setTimeout(end, LONG_MS).unref();
      return end;
    },
    giveWay: () => (asking === 0 ? Promise.resolve() : (turn = turn.then(pause))),
  };
}
