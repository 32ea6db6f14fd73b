import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { sql } from "kysely";
import { copyRows, RowWriter } from "../../src/db/copy.ts";
import { transact } from "../../src/db/transaction.ts";
import { newId } from "../../src/domain/id.ts";
import { ENGINES, openTestDatabase, type TestDatabase } from "../support/database.ts";

/** A table that does not exist, so a statement on it fails. */
const NOWHERE = "nowhere" as "setting";

for (const engine of ENGINES) {
  describe(`Rows by COPY on the ${engine} engine`, () => {
    let opened: TestDatabase;
    before(async () => {
      opened = await openTestDatabase(engine);
    });
    after(() => opened.close());

    test("Integers of any size and sign are stored as written.", async () => {
      const { db } = opened.database;
      const keys = [0n, -1n, 2n ** 63n - 1n, -(2n ** 63n), 4_294_967_296n];
      const numbers = [0, 1, 4_294_967_295, 4_294_967_296, Number.MAX_SAFE_INTEGER];
      const rows = new RowWriter(16);
      for (const [index, key] of keys.entries()) {
        rows.row(2);
        rows.bigint(key);
        rows.number(numbers[index] ?? 0);
      }
      await copyRows(db, "identifier_key", ["key", "number"], rows);
      const stored = await sql<{ key: string; number: number }>`
        select key::text, number from identifier_key order by number
      `.execute(db);
      assert.deepEqual(
        stored.rows,
        keys.map((key, index) => ({ key: String(key), number: numbers[index] })),
      );
    });

    test("Texts, lists of texts and nulls are stored as written; characters that a text column cannot hold become U+FFFD.", async () => {
      const { db } = opened.database;
      const odd = ["", "a\tb\\N\n", '{"quoted",NULL}', "王小明 🙂", "half \uD800", "a\0b"];
      const rows = new RowWriter();
      const ids = odd.map(() => newId());
      for (const [index, text] of odd.entries()) {
        rows.row(6);
        rows.uuid(ids[index] ?? "");
        rows.text(`copy:${index}`);
        rows.uuid(ids[0] ?? "");
        rows.text(text);
        rows.texts(index === 0 ? [] : odd.slice(0, index));
        rows.text(null);
      }
      // Omitted columns take their defaults; those without a default must be written.
      await sql`alter table candidate alter column suppression_keys set default '{}', alter column content_hash set default '',
        alter column account_id set default ''`.execute(db);
      await copyRows(db, "candidate", ["id", "origin_key", "import_id", "full_name", "aliases", "headline"], rows);
      const stored = await db.selectFrom("candidate").selectAll().orderBy("origin_key").execute();
      const clean = odd.map((text) => text.replaceAll("\0", "\uFFFD").toWellFormed());
      assert.deepEqual(
        stored.map(({ id, full_name, aliases, headline }) => ({ id, full_name, aliases, headline })),
        clean.map((text, index) => ({
          id: ids[index],
          full_name: text,
          aliases: clean.slice(0, index),
          headline: null,
        })),
      );
    });

    test("Rows that violate a constraint fail the caller's transaction and leave the connection usable.", async () => {
      const { db } = opened.database;
      const write = async () => {
        const rows = new RowWriter();
        rows.row(2);
        rows.text("copied twice");
        rows.text("value");
        await transact(db, (db) => copyRows(db, "setting", ["name", "value"], rows));
      };
      await write();
      await assert.rejects(write(), { code: "23505" });
      assert.equal(
        (await db.selectFrom("setting").select("value").where("name", "=", "copied twice").execute()).length,
        1,
      );
    });

    test("Sends no statement if there are no rows.", async () => {
      const none = new RowWriter();
      await copyRows(opened.database.db, NOWHERE, ["name"], none);
      const one = new RowWriter();
      one.row(1);
      one.text("a");
      await assert.rejects(copyRows(opened.database.db, NOWHERE, ["name"], one), /nowhere/);
    });
  });
}
