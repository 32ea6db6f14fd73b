/**
 * Loads `node:test` so that it does not follow promises.
 *
 * To know which test has called `test()` or has thrown, `node:test` records the beginning and the end of every promise
 * and resource with an async hook: a fifth of the processor time of tests over HTTP. What it takes from
 * `node:async_hooks` when it is loaded is replaced here, for it alone. The tests of a process run one after the other, so
 * whatever happens belongs to the innermost one that is running. What a test leaves behind and fails after its end is
 * therefore blamed on the next one; it still fails the run.
 *
 * This rests on the inside of the Node that comes with the packages; `test/run-tests.test.ts` checks that tests have
 * their parents and their errors.
 */
import type { AsyncResourceOptions, HookCallbacks } from "node:async_hooks";

const hooks = process.getBuiltinModule("node:async_hooks");
const { AsyncResource, createHook, executionAsyncId } = hooks;
/** What is running: a suite, a test in it, a test within that. */
const running: TestScope[] = [];
let announce: HookCallbacks["init"];

/** What a test is: it announces itself where an async hook would, and counts as running until its promise is settled. */
class TestScope extends AsyncResource {
  /** Set by `node:test`, also for a test that failed before its promise was settled. */
  declare readonly finished: boolean | undefined;

  constructor(type: string, options?: number | AsyncResourceOptions) {
    super(type, options);
    announce?.(this.asyncId(), type, executionAsyncId(), this);
  }

  override runInAsyncScope<This, Result>(
    fn: (this: This, ...args: unknown[]) => Result,
    thisArg?: This,
    ...args: unknown[]
  ): Result {
    running.push(this);
    const end = () => {
      const at = running.lastIndexOf(this);
      if (at >= 0) running.splice(at, 1);
    };
    let result: Result;
    try {
      result = super.runInAsyncScope(fn, thisArg, ...args);
    } catch (error) {
      end();
      throw error;
    }
    if (result instanceof Promise) result.then(end, end);
    else end();
    return result;
  }
}

Object.assign(hooks, {
  AsyncResource: TestScope,
  createHook: ({ init }: HookCallbacks) => ({
    enable: () => void (announce = init),
    disable: () => void (announce = undefined),
  }),
  executionAsyncId: () => running.findLast(({ finished }) => finished !== true)?.asyncId() ?? executionAsyncId(),
});
// Not a static import, which would load it before this file is run.
export const { suite } = await import("node:test");
Object.assign(hooks, { AsyncResource, createHook, executionAsyncId });
