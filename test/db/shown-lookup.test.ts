import assert from "node:assert/strict";
import { after, before, beforeEach, describe, test } from "node:test";
import { insertApiKey } from "../../src/db/api-key.ts";
import { isDistributed } from "../../src/db/distributed.ts";
import { insertLookup, type StoredLookup, saveProfile } from "../../src/db/lookup.ts";
import { insertMerges } from "../../src/db/merge.ts";
import type { Database } from "../../src/db/open.ts";
import { createShownLookups, findShownLookups } from "../../src/db/shown-lookup.ts";
import { saveCandidates } from "../../src/db/write-candidate.ts";
import { newId } from "../../src/domain/id.ts";
import { ENGINES, openTestDatabase, type TestDatabase } from "../support/database.ts";
import { draftCandidate, draftLookup, KEYRING, suppress } from "./drafts.ts";
import { keyOf } from "./save-captures.ts";

const ACCOUNT = "default";
const DATA = { fullName: "Inês Çalder 王", similarPeople: [{ fullName: "Ola Calder" }], heightM: 1.7 };

for (const engine of ENGINES) {
  describe(`Lookups with their profiles on the ${engine} engine`, () => {
    let opened: TestDatabase;
    let database: Database;
    before(async () => {
      opened = await openTestDatabase(engine);
      ({ database } = opened);
    });
    after(() => opened.close());
    beforeEach(async () => {
      for (const table of ["suppression", "candidate_merge", "candidate", "lookup"] as const) {
        await database.db.deleteFrom(table).execute();
      }
    });

    const write = async (changes: Partial<StoredLookup> = {}, relatedKeys: readonly string[] = []) => {
      const lookup = draftLookup({ status: "success", stage: "done", finishedAt: new Date(), ...changes });
      assert.equal(await insertLookup(database.db, lookup), true);
      const profile = {
        data: JSON.stringify(DATA),
        evidence: "{}",
        unknown: ["/location"],
        related: [{ pointer: "/similarPeople/0", suppressionKeys: relatedKeys }],
        gists: null,
      };
      await saveProfile(database.db, lookup.id, profile, await keyOf(database.db, lookup.id));
      return lookup.id;
    };
    const find = async (id: string, accountId = ACCOUNT) =>
      (await findShownLookups(database, KEYRING, [{ id, accountId }]))[0];

    test("The data are the stored text, with the unknown fields and the key's remaining credits", async () => {
      const key = {
        id: newId(),
        hash: newId(),
        accountId: ACCOUNT,
        name: "k",
        label: "test",
        scopes: [],
        purposes: [],
      };
      const limits = {
        rateLimit: null,
        credits: 7,
        trials: null,
        expiresAt: null,
        revokedAt: null,
        lastUsedAt: null,
        memberId: null,
      };
      await insertApiKey(database.db, { ...key, ...limits, defaultPurpose: "self", createdAt: new Date() });
      const shown = await find(await write({ keyId: key.id }));
      assert.equal(shown?.data, JSON.stringify(DATA));
      assert.deepEqual([shown.unknown, shown.creditsLeft, shown.lookup.status], [["/location"], 7, "success"]);
      assert.ok(shown.lookup.createdAt instanceof Date);
    });

    test("Answers each request in its place, with nothing for other accounts' lookups and unknown ones", async () => {
      const [own, other] = [await write(), await write({ accountId: "other" })];
      const asked = [
        { id: other, accountId: ACCOUNT },
        { id: own, accountId: ACCOUNT },
        { id: newId(), accountId: ACCOUNT },
        { id: other, accountId: "other" },
        { id: own, accountId: ACCOUNT },
        { id: own, accountId: "other" },
      ];
      const alone = await findShownLookups(database, KEYRING, asked);
      assert.deepEqual(
        alone.map((shown) => shown?.lookup.id ?? null),
        [null, own, null, other, own, null],
      );
      const { find } = createShownLookups(database, KEYRING);
      assert.deepEqual(await Promise.all(asked.map(find)), alone);
    });

    test("Withholds the stored text if it is masked, unfinished, or names somebody suppressed since", async () => {
      const trial = await write({ trial: true });
      const running = await write({ status: "running", stage: "collect", finishedAt: null });
      assert.deepEqual([(await find(trial))?.data, (await find(running))?.data], [null, null]);
      const [hiding, free] = [await write({}, ["k1", "k2"]), await write({}, ["k3"])];
      assert.notEqual((await find(hiding))?.data ?? null, null);
      await suppress(database.db, ["k2"]);
      const shown = await find(hiding);
      assert.deepEqual([shown?.lookup.id, shown?.data], [hiding, null]);
      assert.notEqual((await find(free))?.data ?? null, null);
    });

    test("Withholds it if it names somebody merged with a suppressed person", async () => {
      const people = ["Ola Calder", "Ola Winter"].map((fullName) =>
        draftCandidate({ key: `test:${fullName}`, fullName, birthDate: "1971", identifiers: [], profiles: [] }),
      );
      const { written } = await saveCandidates(database.db, people);
      const [head, absorbed] = written.map(({ id }) => id);
      assert.ok(head && absorbed);
      const keysOf = (id: string) => written.find((each) => each.id === id)?.draft.suppressionKeys ?? [];
      const lookup = await write({}, keysOf(head));
      assert.notEqual((await find(lookup))?.data ?? null, null);
      await suppress(database.db, keysOf(absorbed));
      assert.notEqual((await find(lookup))?.data ?? null, null);
      const merge = { absorbedId: absorbed, intoId: head, headId: head, mergedAt: new Date(), keyId: "key" };
      await insertMerges(database.db, [merge]);
      assert.equal((await find(lookup))?.data, null);
    });

    describe("kept", () => {
      /** Reads like another process would, and counts the profiles that the database sends. */
      const open = () => {
        let sent = 0;
        const counting: Database = {
          ...database,
          async prepared<Row>(...given: Parameters<Database["prepared"]>): Promise<Row[]> {
            const rows = await database.prepared<Row & { readonly sealed?: unknown }>(...given);
            sent += rows.filter(({ sealed }) => typeof sealed === "string").length;
            return rows;
          },
        };
        const { find } = createShownLookups(counting, KEYRING);
        return { find: (id: string, accountId = ACCOUNT) => find({ id, accountId }), sent: () => sent };
      };

      test("An unchanged lookup is sent once, and shown to its account only", async () => {
        const id = await write();
        const reader = open();
        const [first, again] = [await reader.find(id), await reader.find(id)];
        assert.deepEqual(again, first);
        // Where lookups are on several servers, one statement cannot check everything that a kept one needs.
        const isKept = !(await isDistributed(database.db));
        assert.equal(reader.sent(), isKept ? 1 : 2);
        assert.equal(again?.lookup === first?.lookup, isKept);
        assert.equal(await reader.find(id, "other"), null);
      });

      test("A changed one is sent again", async () => {
        const id = await write();
        const reader = open();
        await reader.find(id);
        const data = { ...DATA, fullName: "Ina Calder" };
        const profile = { data: JSON.stringify(data), evidence: "{}", unknown: [], related: [], gists: null };
        await saveProfile(database.db, id, profile, await keyOf(database.db, id));
        const shown = await reader.find(id);
        assert.deepEqual([shown?.data, shown?.unknown], [JSON.stringify(data), []]);
        const expiresAt = new Date(0);
        await database.db.updateTable("lookup").set({ expires_at: expiresAt }).where("id", "=", id).execute();
        assert.deepEqual((await reader.find(id))?.lookup.expiresAt, expiresAt);
      });

      test("One that is erased, or of somebody suppressed, does not exist", async () => {
        const [erased, hidden] = [await write(), await write({ suppressionKeys: ["k1"] })];
        const reader = open();
        for (const id of [erased, hidden]) assert.notEqual(await reader.find(id), null);
        await database.db.deleteFrom("lookup").where("id", "=", erased).execute();
        await suppress(database.db, ["k1"]);
        for (const id of [erased, hidden]) assert.equal(await reader.find(id), null);
      });

      test("One that names somebody suppressed since is withheld for as long as they are", async () => {
        const id = await write({}, ["k2"]);
        const reader = open();
        const before = await reader.find(id);
        await suppress(database.db, ["k2"]);
        assert.deepEqual([(await reader.find(id))?.data, (await reader.find(id))?.lookup.id], [null, id]);
        await database.db.deleteFrom("suppression").execute();
        assert.equal((await reader.find(id))?.data, before?.data);
      });

      test("One whose key is gone is unreadable", async () => {
        const id = await write();
        const reader = open();
        await reader.find(id);
        await database.db.deleteFrom("data_key").where("holder", "=", `lookup/${id}`).execute();
        await assert.rejects(reader.find(id), { code: "sealed_unreadable" });
      });
    });
  });
}
