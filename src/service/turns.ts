/** Runs work when it is its owner's turn. Rejects with the signal's reason where it aborts before. */
export type Turns = <T>(owner: string, signal: AbortSignal, work: () => Promise<T>) => Promise<T>;

interface Waiting {
  readonly owner: string;
  readonly begin: () => void;
}

/**
 * A queue in which nobody's work holds up everybody else's: of those who may have more under way, whoever has least comes
 * next, and of these who has waited longest.
 *
 * @param most how much of the work is under way at once in this process
 * @param mostOfOne how much of it may be one owner's: less than `most`, or one could have it all
 */
export function createTurns(most: number, mostOfOne: number): Turns {
  const running = new Map<string, number>();
  const waiting = new Set<Waiting>();
  let inAll = 0;
  const countOf = (owner: string) => running.get(owner) ?? 0;
  const beginNext = () => {
    while (inAll < most) {
      const [next] = [...waiting]
        .filter(({ owner }) => countOf(owner) < mostOfOne)
        .sort((a, b) => countOf(a.owner) - countOf(b.owner));
      if (!next) return;
      waiting.delete(next);
      inAll++;
      running.set(next.owner, countOf(next.owner) + 1);
      next.begin();
    }
  };
  const end = (owner: string) => {
    inAll--;
    if (countOf(owner) === 1) running.delete(owner);
    else running.set(owner, countOf(owner) - 1);
    beginNext();
  };
  return async (owner, signal, work) => {
    signal.throwIfAborted();
    const turn = Promise.withResolvers<void>();
    const place: Waiting = { owner, begin: turn.resolve };
    const leave = () => {
      if (waiting.delete(place)) turn.reject(signal.reason);
    };
    signal.addEventListener("abort", leave, { once: true });
    waiting.add(place);
    beginNext();
    try {
      await turn.promise;
    } finally {
      signal.removeEventListener("abort", leave);
    }
    try {
      return await work();
    } finally {
      end(owner);
    }
  };
}
