/** Runs work under a key; concurrent callers with the same key share one run. */
export function oneAtATime(): (key: string, work: () => Promise<void>) => Promise<void> {
  const running = new Map<string, Promise<void>>();
  return async (key, work) => {
    const run = running.get(key) ?? work();
    running.set(key, run);
    try {
      await run;
    } finally {
      running.delete(key);
    }
  };
}
