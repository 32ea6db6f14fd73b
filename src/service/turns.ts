/** Runs work when it is its owner's turn. Rejects with the signal's reason if it aborts earlier. */
export type Turns = <T>(owner: string, signal: AbortSignal, work: () => Promise<T>) => Promise<T>;

interface Waiting {
  readonly owner: string;
  readonly begin: () => void;
}

/**
 * A queue in which no owner's work blocks everybody else's: among those who may run more, the one with the least running is next, then the
 * one waiting longest.
 *
 * @param most concurrent work in this process
 * @param mostOfOne per owner; less than `most`, otherwise one owner could take everything
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
