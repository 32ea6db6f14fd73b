import assert from "node:assert/strict";
import { after, before, beforeEach, describe, test } from "node:test";
import { sql } from "kysely";
import { forgetOtherPeople, listDatasources } from "../../src/db/datasource.ts";
import { adoptSubject, type Decision, deleteDecision, listDecisions, saveDecision } from "../../src/db/decision.ts";
import { deleteLookup, expireLookup } from "../../src/db/forget-lookup.ts";
import { insertLookup, type StoredLookup } from "../../src/db/lookup.ts";
import { deleteMerge, insertMerges } from "../../src/db/merge.ts";
import { replaceRecords } from "../../src/db/record.ts";
import type { Db } from "../../src/db/schema.ts";
import {
  DELETABLE_COLUMNS,
  type DeletableCandidate,
  deleteCandidates,
  saveCandidates,
} from "../../src/db/write-candidate.ts";
import { newId } from "../../src/domain/id.ts";
import type { Identifier } from "../../src/domain/identifier.ts";
import { subjectOf } from "../../src/domain/subject.ts";
import { ENGINES, openTestDatabase, type TestDatabase } from "../support/database.ts";
import { draftCandidate, draftDatasource, draftLookup, draftRecord, KEYRING } from "./drafts.ts";
import { keyOf, saveDatasources } from "./save-captures.ts";

const DAY_MS = 86_400_000;
const NOON = new Date("2026-03-01T12:00:00.000Z");

for (const engine of ENGINES) {
  describe(`Decisions on the ${engine} engine`, () => {
    let opened: TestDatabase;
    let db: Db;
    before(async () => {
      opened = await openTestDatabase(engine);
      db = opened.database.db;
    });
    after(() => opened.close());
    beforeEach(async () => {
      for (const table of ["candidate", "lookup", "decision"] as const) await db.deleteFrom(table).execute();
    });

    async function look(changes: Partial<StoredLookup> = {}): Promise<string> {
      const draft = draftLookup(changes);
      await insertLookup(db, draft);
      return draft.id;
    }
    const decided = async (id: string) =>
      (await listDecisions(db, id)).map(({ recordId, judgement }) => `${recordId} ${judgement}`);
    const decisions = async () => (await db.selectFrom("decision").select("record_id").execute()).length;

    test("A decision holds in all of the account's lookups of the same person, and in no other account's", async () => {
      const first = await look({ subject: "one" });
      const decision: Decision = { recordId: "r1", judgement: "own", keyId: "key", decidedAt: NOON };
      await saveDecision(db, first, decision);
      assert.deepEqual(await listDecisions(db, await look({ subject: "one" })), [{ ...decision, lookupId: first }]);
      assert.deepEqual(await decided(await look({ subject: "two" })), []);
      assert.deepEqual(await decided(await look({ subject: "one", accountId: "another" })), []);
    });

    test("A later decision on a record replaces the earlier one, and can be withdrawn from any of the lookups", async () => {
      const [first, second] = [await look({ subject: "one" }), await look({ subject: "one" })];
      await saveDecision(db, first, decide("r1", "own"));
      await saveDecision(db, first, decide("r2", "other"));
      await saveDecision(db, second, decide("r1", "other", 1));
      assert.deepEqual(await decided(first), ["r1 other", "r2 other"]);
      await deleteDecision(db, second, "r1");
      assert.deepEqual(await decided(first), ["r2 other"]);
      await deleteDecision(db, first, "unknown");
      assert.deepEqual(await decided(second), ["r2 other"]);
    });

    test("Decisions are deleted with the last lookup of their subject that holds data, whether it is erased or expires", async () => {
      const [first, second, third] = [
        await look({ subject: "one" }),
        await look({ subject: "one" }),
        await look({ subject: "one", accountId: "another" }),
      ];
      await saveDecision(db, first, decide("r1", "own"));
      await saveDecision(db, third, decide("r1", "own"));
      assert.equal((await deleteLookup(db, first))["decision"], 0);
      assert.deepEqual(await decided(second), ["r1 own"]);
      await expireLookup(db, second);
      assert.deepEqual(await decided(third), ["r1 own"]);
      assert.equal(await decisions(), 1);
      assert.equal((await deleteLookup(db, third))["decision"], 1);
      assert.equal(await decisions(), 0);
    });

    test("After the secret is rotated, decisions move to the new subject, and the newer of two wins", async () => {
      const [old, again] = [await look({ subject: "hashed before" }), await look({ subject: "hashed after" })];
      const stranger = await look({ subject: "hashed before", accountId: "another" });
      await saveDecision(db, old, decide("r1", "own"));
      await saveDecision(db, old, decide("r2", "other", 1));
      await saveDecision(db, again, decide("r2", "own"));
      await saveDecision(db, stranger, decide("r1", "other"));
      await adoptSubject(db, draftLookup({}).accountId, ["hashed after", "hashed before"], "hashed after");
      for (const id of [old, again]) assert.deepEqual(await decided(id), ["r1 own", "r2 other"]);
      assert.deepEqual(await decided(stranger), ["r1 other"]);
      assert.equal(await decisions(), 3);
    });

    test("Removing a candidate deletes the decisions about it", async () => {
      const { written } = await saveCandidates(db, [draftCandidate({ key: "test:gone", fullName: "Ines Calder" })]);
      const id = await look({ candidateId: written[0]?.id ?? "" });
      await saveDecision(db, id, decide("r1", "own"));
      const { rows } = await sql<DeletableCandidate>`select ${DELETABLE_COLUMNS} from candidate`.execute(db);
      await deleteCandidates(db, rows);
      assert.equal(await decisions(), 0);
    });

    test("While two candidates are merged, the newest decision about either applies to both", async () => {
      const drafts = ["test:one", "test:two"].map((key) => draftCandidate({ key, fullName: "Ines Calder" }));
      const { written } = await saveCandidates(db, drafts);
      const [one = "", two = ""] = written.map(({ id }) => id);
      const [first, second] = [await look({ candidateId: one }), await look({ candidateId: two })];
      await saveDecision(db, first, decide("shared", "own"));
      await saveDecision(db, first, decide("r1", "own"));
      await saveDecision(db, second, decide("shared", "other", 1));
      await insertMerges(db, [{ absorbedId: two, intoId: one, headId: one, mergedAt: NOON, keyId: "key" }]);
      for (const id of [first, second]) assert.deepEqual(await decided(id), ["r1 own", "shared other"]);
      await deleteMerge(db, two);
      assert.deepEqual([await decided(first), await decided(second)], [["r1 own", "shared own"], ["shared other"]]);
    });

    test("A text that somebody decided about is kept for its full period after the decision, so that it can be undone", async () => {
      const finishedAt = new Date(NOON.getTime() - 20 * DAY_MS);
      const ids: string[] = [];
      for (const subject of ["decided", "untouched"]) {
        const id = await look({ subject, status: "success", finishedAt });
        await saveDatasources(db, [draftDatasource(id)]);
        await replaceRecords(db, id, [draftRecord({ judgement: "other" })], [], await keyOf(db, id));
        ids.push(id);
      }
      const [id = "", other = ""] = ids;
      await saveDecision(db, id, decide("record", "other"));
      await db.updateTable("lookup").set({ account_id: "another" }).where("id", "=", other).execute();
      assert.equal(await forgetOtherPeople(db, new Date(NOON.getTime() - 7 * DAY_MS)), 1);
      assert.notEqual((await listDatasources(db, KEYRING, id))[0]?.data, "");
      assert.equal((await listDatasources(db, KEYRING, other))[0]?.data, "");
      assert.equal(await forgetOtherPeople(db, new Date(NOON.getTime() + DAY_MS)), 1);
    });
  });
}

test("The subject is the candidate's id or, without one, derived from the name and identifiers in any order and spelling", () => {
  const keys: Identifier[] = [
    { kind: "email", value: "ines.calder@example.org" },
    { kind: "profileUrl", value: "https://x.com/ines_calder" },
  ];
  const subject = (fullName: string, identifiers: readonly Identifier[], secret = KEYRING.current) =>
    subjectOf(secret, { candidateId: null, fullName, identifiers });
  const plain = subject("Ines Calder", keys);
  assert.equal(subject(" ines  CALDER ", keys.toReversed()), plain);
  assert.equal(subject("Ines Calder", [{ kind: "candidate", value: "import:1" }, ...keys]), plain);
  assert.notEqual(subject("Ines Calder", keys.slice(1)), plain);
  assert.notEqual(subject("Inga Calder", keys), plain);
  assert.notEqual(subject("Ines Calder", keys, "another secret"), plain);
  assert.doesNotMatch(plain, /calder/iu);
  const id = newId();
  assert.equal(subjectOf(KEYRING.current, { candidateId: id, fullName: "Ines Calder", identifiers: keys }), id);
});

function decide(recordId: string, judgement: "own" | "other", minutesLater = 0): Decision {
  return { recordId, judgement, keyId: "key", decidedAt: new Date(NOON.getTime() + minutesLater * 60_000) };
}
