import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { KyselyPlugin } from "kysely";
import { transact } from "../../src/db/transaction.ts";
import { suppressionKeys } from "../../src/names/suppression.ts";
import { writeDraft } from "../../src/service/create-lookup.ts";
import { draftLookup, KEYRING, suppress } from "../db/drafts.ts";
import { ENGINES, openTestDatabase, type TestDatabase } from "../support/database.ts";

const keysOf = (value: string) =>
  suppressionKeys(KEYRING, { names: [], birthDate: null, identifiers: [{ kind: "email", value }] });

for (const engine of ENGINES) {
  describe(`A new lookup of a described person, on the ${engine} engine`, () => {
    let opened: TestDatabase;
    before(async () => {
      opened = await openTestDatabase(engine);
      await suppress(opened.database.db, keysOf("listed@writes.example.org"));
    });
    after(async () => await opened.close());

    /** The lookup as written, and the kinds of statements that it took. */
    const write = async (email: string) => {
      const kinds: string[] = [];
      const plugin: KyselyPlugin = {
        transformQuery: ({ node }) => {
          kinds.push(node.kind);
          return node;
        },
        transformResult: async ({ result }) => result,
      };
      const draft = draftLookup({ suppressionKeys: keysOf(email) });
      const written = await transact(opened.database.db.withPlugin(plugin), async (db) => await writeDraft(db, draft));
      return { kinds, written };
    };

    test("takes the same statements whether the person is on the suppression list or unknown", async () => {
      const listed = await write("listed@writes.example.org");
      const unknown = await write("unknown@writes.example.org");
      assert.deepEqual(listed.kinds, unknown.kinds);
      assert.ok(listed.kinds.length >= 2, `${listed.kinds}`);
      assert.deepEqual([listed.written.asksNobody, unknown.written.asksNobody], [true, false]);
      assert.deepEqual(listed.written.suppressionKeys, []);
    });
  });
}
