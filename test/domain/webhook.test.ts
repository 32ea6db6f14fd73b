import assert from "node:assert/strict";
import { describe, test } from "node:test";
import fc from "fast-check";
import { pauseBeforeNext, webhookSecret } from "../../src/domain/webhook.ts";

const DAY_MS = 86_400_000;

describe("The pauses between attempts to tell a receiver", () => {
  test("They last about a day, each longer than the one before, and end", () => {
    const pauses: number[] = [];
    for (let tries = 1; ; tries++) {
      const pause = pauseBeforeNext(tries, null, () => 0);
      if (pause === null) break;
      pauses.push(pause);
    }
    assert.deepEqual(
      pauses,
      pauses.toSorted((first, second) => first - second),
    );
    const total = pauses.reduce((sum, pause) => sum + pause, 0);
    assert.ok(total > 0.95 * DAY_MS && total <= DAY_MS, `${total} ms`);
  });

  test("A receiver that asks for more time has it, up to a day", () => {
    assert.equal(
      pauseBeforeNext(1, 60_000, () => 0),
      60_000,
    );
    assert.equal(
      pauseBeforeNext(1, 90 * DAY_MS, () => 0),
      DAY_MS,
    );
    assert.equal(
      pauseBeforeNext(3, 1_000, () => 0),
      1_800_000,
    );
  });

  test("Chance makes a pause longer by a tenth at most", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 7 }), fc.double({ min: 0, max: 1, noNaN: true }), (tries, chance) => {
        const [least, drawn] = [pauseBeforeNext(tries, null, () => 0), pauseBeforeNext(tries, null, () => chance)];
        assert.ok(least !== null && drawn !== null && drawn >= least && drawn <= least * 1.1 + 1);
      }),
    );
  });
});

describe("The secret of an account's receivers", () => {
  test("It has the form and the length of Standard Webhooks, and is another for each account and installation", () => {
    const secrets = [
      webhookSecret("one", "a"),
      webhookSecret("one", "b"),
      webhookSecret("two", "a"),
      webhookSecret("one", "a"),
    ];
    assert.equal(new Set(secrets).size, 3);
    for (const secret of secrets) {
      assert.match(secret, /^whsec_[A-Za-z0-9+/]{43}=$/);
    }
  });
});
