import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import fc from "fast-check";
import { sql } from "kysely";
import { readTimestamp } from "../../src/db/parsers.ts";
import { readInstant } from "../../src/domain/instant.ts";
import { ENGINES, openTestDatabase, type TestDatabase } from "../support/database.ts";

for (const engine of ENGINES) {
  describe(`Timestamps on the ${engine} engine`, () => {
    let opened: TestDatabase;
    before(async () => {
      opened = await openTestDatabase(engine);
    });
    after(() => opened.close());

    /** What the engine stores for a text, read back. */
    const store = async (text: string): Promise<unknown> =>
      (await sql<{ at: unknown }>`select ${text}::timestamptz as at`.execute(opened.database.db)).rows[0]?.at;

    test("every instant that the API accepts is stored and read back unchanged", async () => {
      const time = fc.date({
        min: new Date("1000-01-01T00:00:00Z"),
        max: new Date("9999-12-31T23:59:59.999Z"),
        noInvalidDate: true,
      });
      const instants = fc.sample(time, { numRuns: 300, seed: 16 });
      for (const instant of [
        ...instants,
        ...["1000-01-01T00:00:00Z", "9999-12-31T23:59:59.999Z", "1999-12-31T23:59:59.9Z"].map((text) => new Date(text)),
      ]) {
        const read = readInstant(instant.toISOString());
        assert.ok(read);
        const stored = (await sql<{ at: Date }>`select ${read}::timestamptz as at`.execute(opened.database.db)).rows[0]
          ?.at;
        assert.equal(stored?.getTime(), instant.getTime(), instant.toISOString());
      }
    });

    test("years from older releases are read as they are: the year 1 is not 2001, and the year 20 has a leap day", async () => {
      for (const text of [
        "0001-01-01T00:00:00.000Z",
        "0020-02-29T00:00:00.000Z",
        "0099-12-31T23:59:59.000Z",
        "+012345-06-07T08:09:10.123Z",
      ]) {
        const stored = await store(text.replace("+0", ""));
        assert.ok(stored instanceof Date);
        assert.equal(stored.toISOString(), text);
      }
      assert.equal(((await store("0044-03-15 12:00:00+00 BC")) as Date).toISOString(), "-000043-03-15T12:00:00.000Z");
      assert.ok(((await store("infinity")) as Date).getTime() > Date.now());
      assert.ok(((await store("-infinity")) as Date).getTime() < 0);
    });
  });
}

test("reads offsets down to the second, and refuses any other form", () => {
  assert.equal(readTimestamp("1890-01-01 00:19:32.5+00:19:32").toISOString(), "1890-01-01T00:00:00.500Z");
  assert.equal(readTimestamp("2026-01-01 00:00:00-03:30").toISOString(), "2026-01-01T03:30:00.000Z");
  for (const text of ["2026-01-01", "01/02/2026", "Thu Jan 01 2026"]) assert.throws(() => readTimestamp(text));
});
