import { AsyncLocalStorage } from "node:async_hooks";

/** Ends a question with an error that nothing waits for. */
type FailQuestion = (error: unknown) => void;

const asked = new AsyncLocalStorage<FailQuestion>();

/**
 * Runs a connector's code, so that errors that it throws where nobody waits for them (in a timer, or in a promise that
 * it does not await) fail its question instead of the process.
 */
export function withStrays<T>(fail: FailQuestion, work: () => T): T {
  return asked.run(fail, work);
}

/**
 * For the process's `uncaughtException`, which also receives unhandled rejections.
 *
 * @returns whether a connector caused the error; any other is a bug of the service, whose state is unknown then
 */
export function failQuestionOf(error: unknown): boolean {
  const fail = asked.getStore();
  fail?.(error);
  return fail !== undefined;
}
