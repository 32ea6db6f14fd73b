import assert from "node:assert/strict";
import { after, before, beforeEach, describe, test } from "node:test";
import { insertMerges } from "../../src/db/merge.ts";
import type { Db } from "../../src/db/schema.ts";
import { listSharedKeys } from "../../src/db/shared-key.ts";
import { saveCandidates } from "../../src/db/write-candidate.ts";
import { newId } from "../../src/domain/id.ts";
import { ENGINES, openTestDatabase, type TestDatabase } from "../support/database.ts";
import { draftCandidate } from "./drafts.ts";

const EMAIL = "ines@example.org";
const TEXT = `email:${EMAIL}`;

for (const engine of ENGINES) {
  describe(`Shared keys on the ${engine} engine`, () => {
    let opened: TestDatabase;
    let db: Db;
    before(async () => {
      opened = await openTestDatabase(engine);
      db = opened.database.db;
    });
    after(() => opened.close());
    beforeEach(async () => {
      await db.deleteFrom("candidate").execute();
    });

    async function know(accountId: string, count: number): Promise<readonly string[]> {
      const drafts = Array.from({ length: count }, (_, at) => ({
        ...draftCandidate({
          key: `test:${accountId}-${at}`,
          fullName: "Ines Ferreira",
          identifiers: [{ kind: "email", value: EMAIL }],
        }),
        accountId,
        importId: newId(),
      }));
      return (await saveCandidates(db, drafts)).written.map(({ id }) => id);
    }
    const sharing = async (accountId: string) =>
      (await listSharedKeys(db, accountId, [TEXT])).map(({ headIds }) => headIds);

    test("Another account's imports do not count", async () => {
      await know("other", 120);
      const own = await know("own", 2);
      assert.deepEqual(await sharing("own"), [own]);
    });

    test("A key shared by more than ten people belongs to nobody, and a person imported several times counts once", async () => {
      const ids = await know("own", 11);
      assert.deepEqual(await sharing("own"), []);
      const [head = "", absorbed = ""] = ids;
      const merge = { absorbedId: absorbed, intoId: head, headId: head, mergedAt: new Date(0), keyId: "key" };
      await insertMerges(db, [merge]);
      assert.deepEqual(await sharing("own"), [ids.filter((id) => id !== absorbed)]);
    });
  });
}
