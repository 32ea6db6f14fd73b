/** Runs work under a key; whoever asks for it while it runs waits for that run. */
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
