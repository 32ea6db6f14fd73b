import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, test } from "node:test";
import { sql } from "kysely";
import { isDistributed, listDistributed } from "../../src/db/distributed.ts";
import type { Db } from "../../src/db/schema.ts";
import { SEALED_COLUMNS } from "../../src/db/sealed-column.ts";
import { vacuum } from "../../src/db/upkeep.ts";
import { TABLES } from "../../src/privacy/stores.ts";
import { ENGINES, openTestDatabase } from "../support/database.ts";
import { draftCandidate } from "../db/drafts.ts";
import { saveCandidates } from "../../src/db/write-candidate.ts";

for (const engine of ENGINES) {
  describe(`the register of stores, ${engine}`, () => {
    test("lists every table and column of the database exactly once", async () => {
      const { database, close } = await openTestDatabase(engine);
      try {
        const { rows } = await sql<{ name: string }>`
          select table_name || '.' || column_name as name from information_schema.columns
          where table_schema = 'public'
            and table_name in (select relname from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace)
          order by 1
        `.execute(database.db);
        const listed = TABLES.flatMap(({ name, clear, sealed, hashed, plain }) =>
          [...Object.keys(clear), ...sealed, ...hashed, ...plain].map((column) => `${name}.${column}`),
        );
        assert.deepEqual(listed.toSorted(), rows.map(({ name }) => name).toSorted());
      } finally {
        await close();
      }
    });

    test("lists no clear column that the planner samples", async () => {
      const { database, close } = await openTestDatabase(engine);
      try {
        await saveCandidates(database.db, [draftCandidate({ key: "sampled", fullName: "Ottoline Sampleworth" })]);
        await sql`update candidate set presences = '[{"avatarUrl":"https://pictures.example.org/o.png"}]'`.execute(
          database.db,
        );
        await vacuum(database);
        const { rows: indexes } = await sql<{ name: string }>`
          select tablename as name from pg_stats join pg_class on relname = tablename where relkind = 'i'
        `.execute(database.db);
        assert.deepEqual(indexes, [], "expressions of indexes are sampled too");
        const { rows } = await sql<{ name: string }>`
          select tablename || '.' || attname as name from pg_stats where schemaname = 'public'
        `.execute(database.db);
        const sampled = new Set([...rows.map(({ name }) => name), ...(await listSampledOnWorkers(database.db))]);
        assert.ok(sampled.has("candidate.account_id"));
        const clear = TABLES.flatMap(({ name, clear, sealed }) =>
          [...Object.keys(clear), ...sealed].map((column) => `${name}.${column}`),
        );
        assert.deepEqual(
          clear.filter((name) => sampled.has(name)),
          [],
        );
      } finally {
        await close();
      }
    });
  });
}

test("Every table with personal data in clear says how a person's rows are found, or why they cannot be", () => {
  const unfound = TABLES.filter(
    ({ clear, sealed, found }) => Object.keys(clear).length + sealed.length > 0 && typeof found === "string",
  );
  assert.deepEqual(
    unfound.map(({ name }) => name),
    ["term"],
  );
});

test("Every table with personal data says which columns the person receives, and why not the others", () => {
  const missing = TABLES.flatMap(({ name, clear, sealed, hashed, plain, found, exported }) => {
    if (typeof found === "string" || typeof exported === "string") return [];
    if (exported === undefined) return [name];
    const { columns, withheld = {}, only, leftOut } = exported;
    const said = [...columns, ...Object.keys(withheld)];
    const personal = [...Object.keys(clear), ...sealed];
    const known = [...personal, ...hashed, ...plain];
    return [
      ...personal.filter((column) => !said.includes(column)),
      ...said.filter((column) => !known.includes(column)),
      ...(only !== undefined && leftOut === undefined ? ["leftOut"] : []),
    ].map((column) => `${name}.${column}`);
  });
  assert.deepEqual(missing, []);
});

test("What the register calls sealed is sealed, and what it calls clear is not", () => {
  // The clear columns of claims and profiles only contain what an earlier release wrote.
  const known = [
    ...SEALED_COLUMNS.map(({ table, column }) => `${table}.${column}`),
    "claim.value",
    "claim.quote",
    "claim.sealed",
    "lookup.data",
    "lookup.sealed_data",
    "lookup.sealed_gists",
  ];
  const listed = TABLES.flatMap(({ name, sealed }) => sealed.map((column) => `${name}.${column}`));
  assert.deepEqual(listed.toSorted(), known.toSorted());
});

test("PRIVACY.md lists and counts every clear column, with the reason from the register", () => {
  const page = readFileSync(new URL("../../PRIVACY.md", import.meta.url), "utf8");
  const [, part = ""] = /### What stands in clear in the database\n([^#]+)/.exec(page) ?? [];
  const listed = [...part.matchAll(/^\| `(\w+)` \| ([^|]+) \| (.+) \|$/gm)].flatMap(([, table, columns = "", why]) =>
    [...columns.matchAll(/`(\w+)`/g)].map(([, column]) => `${table}.${column}: ${why}`),
  );
  const clear = TABLES.flatMap(({ name, clear }) =>
    Object.entries(clear).map(([column, why]) => `${name}.${column}: ${why}`),
  );
  const sealed = TABLES.flatMap(({ sealed }) => sealed);
  assert.deepEqual(listed.toSorted(), clear.toSorted());
  const said = /Of the (\d+) columns .* (\d+) are sealed .* these (\d+) stand in clear/
    .exec(part)
    ?.slice(1)
    .map(Number);
  assert.deepEqual(said, [clear.length + sealed.length, sealed.length, clear.length]);
});

/** On a cluster each server has the samples of its own rows: the columns of which they would be kept there. */
async function listSampledOnWorkers(db: Db): Promise<readonly string[]> {
  const names: string[] = [];
  for (const table of (await isDistributed(db)) ? await listDistributed(db) : []) {
    const { rows } = await sql<{ result: string }>`
      select distinct result from run_command_on_shards(${table}, 'select string_agg(attname, '' '') from pg_attribute
        where attrelid = ''%s''::regclass and attnum > 0 and not attisdropped and attstattarget <> 0')
    `.execute(db);
    names.push(...rows.flatMap(({ result }) => result.split(" ").map((column) => `${table}.${column}`)));
  }
  return names;
}
