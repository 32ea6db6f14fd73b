import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { setImmediate as turn } from "node:timers/promises";
import { inBatches } from "../../src/db/batches.ts";
import { DatabaseUnavailable } from "../../src/db/unavailable.ts";

/** A database whose statements answer only when the test tells them to. */
function openDatabase() {
  const statements: { readonly asks: readonly number[]; readonly done: PromiseWithResolvers<readonly string[]> }[] = [];
  const askAll = (asks: readonly number[]) => {
    const done = Promise.withResolvers<readonly string[]>();
    statements.push({ asks, done });
    return done.promise;
  };
  const answer = (index: number) => {
    const statement = statements[index];
    statement?.done.resolve(statement.asks.map((ask) => `answer ${ask}`));
  };
  return { statements, askAll, answer };
}

describe("Batched questions", () => {
  test("Questions asked at the same moment share a statement, and each gets its own answer", async () => {
    const { statements, askAll, answer } = openDatabase();
    const ask = inBatches(askAll, { most: 10, atOnce: 1 });
    const answers = Promise.all([ask(1), ask(2), ask(3)]);
    await turn();
    assert.deepEqual(
      statements.map(({ asks }) => asks),
      [[1, 2, 3]],
    );
    answer(0);
    assert.deepEqual(await answers, ["answer 1", "answer 2", "answer 3"]);
  });

  test("A statement never answers a question asked after it began", async () => {
    const { statements, askAll, answer } = openDatabase();
    const ask = inBatches(askAll, { most: 10, atOnce: 1 });
    const first = ask(1);
    await turn();
    const later = Promise.all([ask(1), ask(2)]);
    await turn();
    assert.equal(statements.length, 1);
    answer(0);
    assert.equal(await first, "answer 1");
    await turn();
    assert.deepEqual(statements[1]?.asks, [1, 2]);
    answer(1);
    assert.deepEqual(await later, ["answer 1", "answer 2"]);
  });

  test("Limits the questions per statement and the statements in flight", async () => {
    const { statements, askAll, answer } = openDatabase();
    const ask = inBatches(askAll, { most: 2, atOnce: 2 });
    const answers = Promise.all([1, 2, 3, 4, 5].map(ask));
    await turn();
    assert.deepEqual(
      statements.map(({ asks }) => asks),
      [
        [1, 2],
        [3, 4],
      ],
    );
    answer(1);
    await turn();
    assert.deepEqual(statements[2]?.asks, [5]);
    answer(0);
    answer(2);
    assert.equal((await answers).length, 5);
  });

  test("When one question makes a statement fail, the others are still answered", async () => {
    const ask = inBatches(
      async (asks: readonly number[]) => {
        if (asks.includes(2)) throw new RangeError("two");
        return asks.map((each) => `answer ${each}`);
      },
      { most: 10, atOnce: 1 },
    );
    const settled = await Promise.allSettled([ask(1), ask(2), ask(3)]);
    assert.deepEqual(
      settled.map((each) => (each.status === "fulfilled" ? each.value : (each.reason as Error).message)),
      ["answer 1", "two", "answer 3"],
    );
  });

  test("When the database is unavailable, every question fails after a single attempt", async () => {
    let attempts = 0;
    const ask = inBatches(
      async () => {
        attempts++;
        throw new DatabaseUnavailable("away");
      },
      { most: 10, atOnce: 1 },
    );
    const settled = await Promise.allSettled([ask(1), ask(2)]);
    assert.ok(settled.every(({ status }) => status === "rejected"));
    assert.equal(attempts, 1);
  });
});
