import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { CompiledQuery, createQueryId, type RootOperationNode, sql } from "kysely";
import { findCandidatesByIdentifier, findCandidatesUnder, isFiledUnder } from "../../src/db/candidate.ts";
import { identifierKey, identifierKeysOf, identifierText } from "../../src/db/identifier-key.ts";
import { readMigrations } from "../../src/db/migrations.ts";
import type { Db } from "../../src/db/schema.ts";
import { type Identifier, indexKeys, phoneKeys } from "../../src/domain/identifier.ts";
import { hash64 } from "../../src/names/hash.ts";
import { suppress } from "./drafts.ts";
import { ENGINES, openTestDatabase, type TestDatabase } from "../support/database.ts";

test("A phone number is found in every form in which it is typed, and stored once.", () => {
  const texts = indexKeys({ kind: "phone", value: "+12025550101" }).map(identifierText);
  const [filed, ...more] = identifierKeysOf(texts);
  assert.deepEqual(more, []);
  for (const typed of ["+1 202 555 0101", "(202) 555-0101", "2025550101"]) {
    assert.ok(
      phoneKeys(typed).some((key) => identifierKey(key) === filed),
      typed,
    );
  }
});

test("Profiles with the same handle share a key, whatever the platform and case.", () => {
  const keyOf = (value: string) => identifierKey({ kind: "profileUrl", value });
  assert.equal(keyOf("https://x.com/ines"), keyOf("https://github.com/ines"));
  assert.equal(keyOf("https://www.youtube.com/@ines"), keyOf("https://www.youtube.com/@Ines"));
  assert.notEqual(keyOf("https://x.com/ines"), keyOf("https://x.com/ines2"));
});

test("A name is not a key, and different kinds have different keys.", () => {
  assert.equal(identifierKey({ kind: "name", value: "Ines Calder" }), null);
  assert.notEqual(identifierKey({ kind: "email", value: "a" }), identifierKey({ kind: "website", value: "a" }));
});

test("Every form of an address leads to the mailbox.", () => {
  const keyOf = (value: string) => identifierKey({ kind: "email", value });
  assert.equal(keyOf("ines+club@calder.example"), keyOf("ines@calder.example"));
  assert.equal(keyOf("ines.calder@proton.me"), keyOf("inescalder@proton.me"));
  assert.notEqual(keyOf("ines.calder@calder.example"), keyOf("inescalder@calder.example"));
});

for (const engine of ENGINES) {
  describe(`People filed under an identifier on the ${engine} engine`, () => {
    let opened: TestDatabase;
    before(async () => {
      opened = await openTestDatabase(engine);
    });
    after(() => opened.close());

    test("Whoever an earlier release filed under an address with a tag is filed under its mailbox.", async () => {
      const { db } = opened.database;
      const addresses = [
        "plain@calder.example",
        "ines+club@calder.example",
        "+ines+club+x@calder.example",
        "inés𠮷+ü@calder.example",
        "in.es_c+x@proton.me",
        "a.b@pm.me",
        "_@pm.me",
        "a.b@calder.example",
      ];
      const texts = addresses.map((address) => `email:${address}`);
      await fileAsBefore(db, texts);
      const [moved] = readMigrations().filter(({ name }) => name === "000064_mailbox_keys.sql");
      await opened.database.execute(moved?.text ?? "");
      // Two statements: the tables may be distributed over servers by different columns.
      const keys = await sql<{ number: number; key: string }>`
        select number, key::text as key from identifier_key order by number`.execute(db);
      const people = await sql<{ number: number; text: string }>`
        select number, identifiers[1] as text from candidate order by number`.execute(db);
      assert.deepEqual(
        keys.rows.map(({ number }) => number),
        people.rows.map(({ number }) => number),
      );
      assert.deepEqual(
        people.rows.map(({ text }) => text),
        texts,
      );
      assert.deepEqual(
        keys.rows.map(({ key }) => key),
        texts.map((text) => String(identifierKeysOf([text])[0])),
      );
    });

    test("People are found under a keyed hash of an address without reading everybody.", async () => {
      const { db } = opened.database;
      const given: Identifier = { kind: "email", value: "rower4711@lake.example" };
      await sql`
        insert into candidate (id, account_id, origin_key, import_id, full_name, aliases, prominence, suppression_keys,
          content_hash, presences, identifiers)
        select gen_random_uuid(), 'default', 'rower:' || at, ${IMPORT}, 'Ada Rower', '{}', 0, array['key' || at], '', '[]',
          array['email:rower' || at || '+club@lake.example'] from generate_series(1, 5000) as at`.execute(db);
      await sql`insert into identifier_key (key, number) select ${String(identifierKey(given))}::bigint, number
        from candidate where origin_key = 'rower:4711'`.execute(db);
      await sql`analyze candidate`.execute(db);
      const asked: RootOperationNode[] = [];
      const watched = db.withPlugin({
        transformQuery: ({ node }) => {
          asked.push(node);
          return node;
        },
        transformResult: async ({ result }) => result,
      });
      const found = await findCandidatesUnder(watched, "default", { identifiers: [given], keys: ["key4711"] });
      assert.deepEqual(
        found.map(({ originKey }) => originKey),
        ["rower:4711"],
      );
      assert.equal((await findCandidatesByIdentifier(watched, "default", [given])).length, 0);
      assert.equal(await isFiledUnder(watched, "default", [given]), true);
      assert.equal(asked.length, 3);
      for (const node of asked) {
        const { sql: text, parameters } = db.getExecutor().compileQuery(node, createQueryId());
        const plan = await db.executeQuery(CompiledQuery.raw(`explain ${text}`, [...parameters]));
        assert.doesNotMatch(JSON.stringify(plan.rows), /Seq Scan on candidate\b(?!_)/);
        assert.match(JSON.stringify(plan.rows), /candidate_number_key/);
      }
      // Whether somebody hidden is filed there may not be told even by the time that an answer takes.
      assert.equal(await isFiledUnder(db, "another", [given]), false);
      await suppress(db, ["key4711"]);
      assert.equal(await isFiledUnder(db, "default", [given]), false);
    });
  });
}

const IMPORT = "01900000-0000-7000-8000-000000000001";

/** Files people under their addresses as they are written. */
async function fileAsBefore(db: Db, texts: readonly string[]): Promise<void> {
  for (const text of texts) {
    const [high, low] = hash64(text);
    const key = String(BigInt.asIntN(64, (BigInt(high) << 32n) | BigInt(low)));
    await sql`
      with own as (
        insert into candidate (id, account_id, origin_key, import_id, full_name, aliases, prominence, suppression_keys,
          content_hash, presences, identifiers)
        values (gen_random_uuid(), 'default', ${text}, ${IMPORT}, 'Ines Calder', '{}', 0, '{}', '', '[]', ${[text]}::text[])
        returning number)
      insert into identifier_key (key, number) select ${key}::bigint, number from own`.execute(db);
  }
}
