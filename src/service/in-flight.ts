import { PublicError } from "../errors.ts";

/**
 * Runs work within limits of concurrency. Rejects with `rate_limited` if its owner has too much in progress, with `overloaded` if all
 * owners together do.
 */
export type InFlight = <T>(owner: string, work: () => Promise<T>) => Promise<T>;

/**
 * @param most per owner in this process
 * @param mostInAll for all owners; unlimited by default
 */
export function limitInFlight(most: number, what: string, mostInAll = Number.POSITIVE_INFINITY): InFlight {
  const running = new Map<string, number>();
  let inAll = 0;
  return async (owner, work) => {
    const count = running.get(owner) ?? 0;
    if (count >= most) {
      throw new PublicError(
        "rate_limited",
        `${most} ${what} are under way already. Send this one when one has ended.`,
        {
          retryAfterSeconds: 1,
        },
      );
    }
    if (inAll >= mostInAll)
      throw new PublicError("overloaded", "Too much is being read at the moment. Try again soon.");
    running.set(owner, count + 1);
    inAll++;
    try {
      return await work();
    } finally {
      inAll--;
      const left = (running.get(owner) ?? 1) - 1;
      if (left === 0) running.delete(owner);
      else running.set(owner, left);
    }
  };
}
