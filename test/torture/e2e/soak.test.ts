import assert from "node:assert/strict";
import { test } from "node:test";
import { startServiceProcess } from "../../support/service.ts";
import { growthOf, soak } from "../../support/soak.ts";

/** `npm run torture -- soak` goes on for as long as it takes to see whether memory grows. */
test("While everything is done at once, every request is answered as when it is alone", async () => {
  const env = { CANDOR_KEY_RATE: "off", CANDOR_ACCOUNT_RATE: "off" };
  const service = await startServiceProcess({ engine: "postgres", env });
  try {
    const { served, failures, moments } = await soak(service, 15);
    assert.deepEqual(failures, []);
    for (const kind of ["created", "followed", "waited", "candidates", "listed", "searched", "imported"])
      assert.ok((served[kind] ?? 0) > 0, `nothing was ${kind}`);
    assert.equal(moments.length, 1);
  } finally {
    await service.stop();
  }
});

test("A soak tells memory that grows from memory that goes up and down", () => {
  const start = Array.from({ length: 100 }, (_, at) => 300 + 3 * at);
  const sawtooth = Array.from({ length: 200 }, (_, at) => 600 + (at % 10) * 20);
  assert.equal(growthOf([...start, ...sawtooth]).isFlat, true);
  const leak = Array.from({ length: 200 }, (_, at) => 600 + (at % 10) * 20 + at);
  assert.equal(growthOf([...start, ...leak]).isFlat, false);
});
