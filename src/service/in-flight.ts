import { PublicError } from "../errors.ts";

/** Runs work as long as its owner has not too much of it under way; refuses it with `rate_limited` otherwise. */
export type InFlight = <T>(owner: string, work: () => Promise<T>) => Promise<T>;

/** @param most how much of this work one owner may have under way in this process */
export function limitInFlight(most: number, what: string): InFlight {
  const running = new Map<string, number>();
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
    running.set(owner, count + 1);
    try {
      return await work();
    } finally {
      const left = (running.get(owner) ?? 1) - 1;
      if (left === 0) running.delete(owner);
      else running.set(owner, left);
    }
  };
}
