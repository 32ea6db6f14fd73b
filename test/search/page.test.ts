import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { sql } from "kysely";
import type { Database } from "../../src/db/open.ts";
import type { Arm } from "../../src/search/arms.ts";
import { WHOLE_BIT } from "../../src/search/keys.ts";
import { readPostings } from "../../src/search/page.ts";
import { openMemory } from "./people.ts";

/** One key has a hundred people, half of them with bit 1 and none with bit 2; a thousand keys have one person each. */
const CROWD = 10n;
const FIRST_OF_MANY = 1_000;
let database: Database;
let counting: Database;
let lists = 0;
let statements = 0;

before(async () => {
  database = await openMemory();
  await sql`insert into posting (key, place, signature) select 10, place, case when place % 2 = 0 then 1 else 0 end
    from generate_series(1, 100) as place`.execute(database.db);
  await sql`insert into posting (key, place, signature) select key, key, 0
    from generate_series(${FIRST_OF_MANY}::bigint, ${FIRST_OF_MANY + 999}::bigint) as key`.execute(database.db);
  counting = {
    ...database,
    async prepared<Row>(...[statement, args]: Parameters<Database["prepared"]>) {
      statements += 1;
      if (statement.name.startsWith("candor_arms_"))
        lists += args.filter((_, at) => at % 2 === 1 && args[at] !== -1n).length;
      return await database.prepared<Row>(statement, args);
    },
  };
});

after(async () => await database.close());

async function read(arms: readonly Arm[], place = -1, rows = 20) {
  lists = 0;
  statements = 0;
  return await readPostings(counting, arms, place, rows);
}

const crowd = (wave: number, bits: bigint, people = 100): Arm => ({ wave, key: CROWD, bits, people });

test("Reads a long list in steps, and only to its end.", async () => {
  const first = await read([crowd(0, 0n), crowd(1, 1n)]);
  assert.deepEqual([first.horizons.get(0), first.horizons.get(1)], [24, 48]);
  const rest = await readPostings(counting, first.left, 48, 120);
  assert.equal(rest.found.length, 52 + 26);
  assert.deepEqual([rest.horizons.size, rest.left.length], [0, 0]);
});

test("Reads a list once for two waves that need it.", async () => {
  const { found, horizons } = await read([crowd(3, 1n), crowd(5, 1n)]);
  assert.equal(lists, 1);
  for (const wave of [3, 5]) {
    assert.equal(found.filter((row) => row.wave === wave).length, 24);
    assert.equal(horizons.get(wave), 48);
  }
});

test("If a very long list has no matches, does not read its subset.", async () => {
  const { found, left } = await read([crowd(0, 2n | WHOLE_BIT, 50_000), crowd(1, 2n, 50_000)]);
  assert.deepEqual([found.length, left.length, lists], [0, 0, 1]);
  const both = await read([crowd(0, 1n | WHOLE_BIT, 50_000), crowd(1, 1n, 50_000)]);
  assert.equal(lists, 2);
  assert.ok(both.found.every(({ wave }) => wave === 1));
});

test("Reads nearly empty lists with one statement, and those that turn out longer like long ones.", async () => {
  const few = (count: number) =>
    Array.from({ length: count }, (_, at): Arm => ({ wave: 4, key: BigInt(FIRST_OF_MANY + at), bits: 0n, people: 1 }));
  const short = await read(few(500));
  assert.deepEqual([short.found.length, statements], [500, 1]);
  const many = await read(few(600));
  assert.equal(many.found.length, 600);
  assert.deepEqual([many.horizons.size, many.left.length], [0, 0]);
});
