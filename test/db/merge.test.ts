import assert from "node:assert/strict";
import { after, before, beforeEach, describe, test } from "node:test";
import fc from "fast-check";
import { sql } from "kysely";
import {
  DELETABLE_COLUMNS,
  type DeletableCandidate,
  deleteCandidates,
  saveCandidates,
} from "../../src/db/write-candidate.ts";
import { deleteMerge, deleteMergesOf, findHead, findPeople, insertMerges, listMerges } from "../../src/db/merge.ts";
import type { Db } from "../../src/db/schema.ts";
import { newId } from "../../src/domain/id.ts";
import { ENGINES, openTestDatabase, type TestDatabase } from "../support/database.ts";
import { draftCandidate } from "./drafts.ts";

const NOON = new Date("2026-03-01T12:00:00.000Z").getTime();

for (const engine of ENGINES) {
  describe(`Merges on the ${engine} engine`, () => {
    let opened: TestDatabase;
    let db: Db;
    let merges = 0;
    before(async () => {
      opened = await openTestDatabase(engine);
      db = opened.database.db;
    });
    after(() => opened.close());
    beforeEach(async () => {
      await db.deleteFrom("candidate_merge").execute();
      await db.deleteFrom("candidate").execute();
    });

    async function know(...names: string[]): Promise<string[]> {
      const drafts = names.map((name) => draftCandidate({ key: `test:${name}`, fullName: name }));
      const { written } = await saveCandidates(db, drafts);
      const ids = new Map(written.map(({ draft, id }) => [draft.fullName, id]));
      return names.map((name) => ids.get(name) ?? "");
    }

    /** Merges head into head, as the service does. */
    async function merge(id: string, otherId: string): Promise<void> {
      const [head, absorbed] = [await findHead(db, id), await findHead(db, otherId)];
      if (head === null || absorbed === null || head === absorbed) return;
      const mergedAt = new Date(NOON + 60_000 * ++merges);
      await insertMerges(db, [{ absorbedId: absorbed, intoId: head, headId: head, mergedAt, keyId: "key" }]);
    }

    const membersOf = async (id: string) =>
      (await findPeople(db, [id])).get(id)?.members.map(({ fullName }) => fullName);

    test("Merged candidates are one person, whichever of them is asked for", async () => {
      const [ada = "", ida = "", eva = ""] = await know("Ada", "Ida", "Eva");
      await merge(ada, ida);
      for (const id of [ada, ida]) assert.deepEqual(await membersOf(id), ["Ada", "Ida"]);
      assert.deepEqual(await membersOf(eva), ["Eva"]);
      assert.deepEqual([await findHead(db, ida), await findHead(db, eva), await findHead(db, null)], [ada, eva, null]);
      const people = await findPeople(db, [ida, eva, newId()]);
      assert.deepEqual([...people.keys()], [ida, eva]);
    });

    test("The person has everybody's names, and fills in what the head lacks", async () => {
      const [head, absorbed] = [
        { ...draftCandidate({ key: "test:head", fullName: "Ada Berg" }), company: "Norden Press" },
        {
          ...draftCandidate({ key: "test:absorbed", fullName: "A. Berg", birthDate: "1971" }),
          company: "Other Press",
          aliases: ["Ada Berg", "Adda"],
          prominence: 7,
        },
      ];
      const { written } = await saveCandidates(db, [head, absorbed]);
      const idOf = (key: string) => written.find(({ draft }) => draft.originKey === key)?.id ?? "";
      await merge(idOf("test:head"), idOf("test:absorbed"));
      const person = (await findPeople(db, [idOf("test:absorbed")])).get(idOf("test:absorbed"));
      const { fullName, aliases, company, birthDate, prominence, suppressionKeys } = person?.candidate ?? {};
      assert.deepEqual(
        { fullName, aliases, company, birthDate, prominence },
        {
          fullName: "Ada Berg",
          aliases: ["A. Berg", "Adda"],
          company: "Norden Press",
          birthDate: "1971",
          prominence: 7,
        },
      );
      assert.deepEqual(suppressionKeys, [...new Set([...head.suppressionKeys, ...absorbed.suppressionKeys])].sort());
    });

    test("A split restores the earlier person, with everybody merged into it before", async () => {
      const [ada = "", ida = "", eva = "", uma = ""] = await know("Ada", "Ida", "Eva", "Uma");
      await merge(eva, uma);
      await merge(ida, eva);
      await merge(ada, ida);
      assert.deepEqual(await membersOf(uma), ["Ada", "Uma", "Eva", "Ida"]);
      await deleteMerge(db, eva);
      assert.deepEqual(await membersOf(ada), ["Ada", "Ida"]);
      assert.deepEqual(await membersOf(uma), ["Eva", "Uma"]);
      await deleteMerge(db, ida);
      assert.deepEqual(await membersOf(ada), ["Ada"]);
      assert.deepEqual(await membersOf(ida), ["Ida"]);
    });

    test("Importing a merged candidate again keeps the merge, and removing a candidate ends it", async () => {
      const [ada = "", ida = ""] = await know("Ada", "Ida");
      await merge(ada, ida);
      const again = { ...draftCandidate({ key: "test:Ida", fullName: "Ida" }, "second"), importId: newId() };
      await saveCandidates(db, [again]);
      assert.deepEqual(await membersOf(ada), ["Ada", "Ida"]);
      assert.deepEqual(await deleteMergesOf(db, [newId()]), []);
      const rows = await sql<DeletableCandidate>`select ${DELETABLE_COLUMNS} from candidate where id = ${ada}`.execute(
        db,
      );
      await deleteCandidates(db, rows.rows);
      assert.deepEqual([await listMerges(db, [ida]), await membersOf(ida)], [[], ["Ida"]]);
    });

    test("When an import's merges are undone, the remaining candidates move under the nearest remaining head", async () => {
      const [ada = "", ida = "", eva = "", uma = ""] = await know("Ada", "Ida", "Eva", "Uma");
      const brought = { ...draftCandidate({ key: "test:Ina", fullName: "Ina" }), importId: newId() };
      const ina = (await saveCandidates(db, [brought])).written[0]?.id ?? "";
      await merge(eva, uma);
      await merge(ina, eva);
      await merge(ida, ina);
      await merge(ada, ida);
      const undone = await deleteMergesOf(db, [ina]);
      assert.deepEqual(undone.map(({ absorbedId }) => absorbedId).sort(), [eva, ina].sort());
      assert.deepEqual(await Promise.all([ada, ida, eva, uma, ina].map(membersOf)), [
        ["Ada", "Ida"],
        ["Ada", "Ida"],
        ["Eva", "Uma"],
        ["Eva", "Uma"],
        ["Ina"],
      ]);
    });

    test("Undoing the merges of some people of an import leaves the others merged", async () => {
      const [ada = "", ida = "", eva = "", uma = ""] = await know("Ada", "Ida", "Eva", "Uma");
      await merge(ada, ida);
      await merge(eva, uma);
      const undone = await deleteMergesOf(db, [ida]);
      assert.deepEqual(
        undone.map(({ absorbedId }) => absorbedId),
        [ida],
      );
      assert.deepEqual(await Promise.all([ida, uma].map(membersOf)), [["Ida"], ["Eva", "Uma"]]);
    });

    test("After any merges and splits every candidate belongs to one person, and all its members have the same head", async () => {
      const names = ["Ada", "Ida", "Eva", "Uma", "Ina"];
      const step = fc.tuple(fc.boolean(), fc.nat({ max: 4 }), fc.nat({ max: 4 }));
      await fc.assert(
        fc.asyncProperty(fc.array(step, { maxLength: 9 }), async (steps) => {
          await db.deleteFrom("candidate").execute();
          const ids = await know(...names);
          /** The expected merges: who was merged into whom. */
          const into = new Map<string, string>();
          const headOf = (id: string): string => (into.has(id) ? headOf(into.get(id) ?? "") : id);
          for (const [together, a, b] of steps) {
            const [one = "", two = ""] = [ids[a], ids[b]];
            if (together) {
              if (headOf(one) !== headOf(two)) into.set(headOf(two), headOf(one));
              await merge(one, two);
            } else if (into.delete(one)) await deleteMerge(db, one);
          }
          for (const id of ids) {
            assert.equal(await findHead(db, id), headOf(id));
            const person = (await findPeople(db, [id])).get(id);
            const expected = ids.filter((other) => headOf(other) === headOf(id));
            assert.deepEqual(person?.members.map((member) => member.id).sort(), expected.sort());
          }
        }),
        { numRuns: 25 },
      );
    });
  });
}
