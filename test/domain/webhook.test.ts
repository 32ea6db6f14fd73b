import assert from "node:assert/strict";
import { describe, test } from "node:test";
import fc from "fast-check";
import { pauseBeforeNext, webhookSecret } from "../../src/domain/webhook.ts";

const DAY_MS = 86_400_000;

describe("The pauses between attempts to notify a receiver", () => {
  test("last about a day in total, grow each time, and end", () => {
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

  test("grow if the receiver asks for more time, up to a day", () => {
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

  test("vary randomly by at most a tenth", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 7 }), fc.double({ min: 0, max: 1, noNaN: true }), (tries, chance) => {
        const [least, drawn] = [pauseBeforeNext(tries, null, () => 0), pauseBeforeNext(tries, null, () => chance)];
        assert.ok(least !== null && drawn !== null && drawn >= least && drawn <= least * 1.1 + 1);
      }),
    );
  });
});

describe("The webhook secret of an account", () => {
  test("has the format and length of Standard Webhooks, and differs between accounts and installations", () => {
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
