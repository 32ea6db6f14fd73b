import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { deleteDecision, saveDecision } from "../../src/db/decision.ts";
import { findLookupToRun, findProfile } from "../../src/db/lookup.ts";
import { insertMerges } from "../../src/db/merge.ts";
import { saveCandidates } from "../../src/db/write-candidate.ts";
import { listClaims, listRecords } from "../../src/db/record.ts";
import type { Db } from "../../src/db/schema.ts";
import { newId } from "../../src/domain/id.ts";
import type { Identifier } from "../../src/domain/identifier.ts";
import { collectNamesakes } from "../../src/pipeline/namesakes.ts";
import { rebuildLookup, runLookup } from "../../src/pipeline/run.ts";
import type { StageContext } from "../../src/pipeline/stage.ts";
import { draftCandidate, KEYRING } from "../db/drafts.ts";
import { ENGINES, openTestDatabase, type TestDatabase } from "../support/database.ts";
import { LONG_FORM_ALONE } from "../support/long-form.ts";
import { createConnector, insertTestLookup, OWN, type Page, stageContext, takeUp } from "./kit.ts";
import { readRows } from "./rows.ts";

const STRANGER: Identifier = { kind: "phone", value: "+12025550199" };
const PAGES: readonly Page[] = [
  { id: "ines", name: "Ines Calder", birthDate: "1971-02-03", identifiers: [OWN], skills: ["Knots"] },
  { id: "maybe", name: "Ines Calder", identifiers: [STRANGER], skills: ["Sails"] },
  { id: "other", name: "Carl Holm", birthDate: "1931", skills: ["Poison"] },
];

for (const engine of ENGINES) {
  describe(`A person's word on the ${engine} engine`, { skip: engine === "embedded" && LONG_FORM_ALONE }, () => {
    let opened: TestDatabase;
    let db: Db;
    before(async () => {
      opened = await openTestDatabase(engine);
      db = opened.database.db;
    });
    after(() => opened.close());

    const shelf = () => createConnector({ [OWN.value]: PAGES });
    const context = (changes: Partial<StageContext> = {}) => stageContext(db, [shelf()], changes);

    async function run(subject: string = newId()): Promise<string> {
      const id = await insertTestLookup(db, { subject });
      await runLookup(id, 1, context());
      return id;
    }
    async function rebuild(id: string, within = context()): Promise<void> {
      const lookup = await findLookupToRun(db, id);
      assert.ok(lookup);
      await rebuildLookup(lookup, within);
    }
    async function decide(id: string, externalId: string, judgement: "own" | "other"): Promise<void> {
      const recordId = (await listRecords(db, id)).find((each) => each.externalId === externalId)?.id;
      assert.ok(recordId);
      await saveDecision(db, id, { recordId, judgement, keyId: "key", decidedAt: new Date() });
    }
    const judgements = async (id: string) =>
      Object.fromEntries(
        (await listRecords(db, id)).map((each) => [each.externalId, `${each.judgement} ${each.judgedBy}`]),
      );
    const skillsOf = async (id: string) =>
      ((await findProfile(db, KEYRING, id))?.data as { skills?: string[] } | undefined)?.skills?.toSorted();

    test("What a person decides stands above the rules, in the rebuilt profile and in the next run", async () => {
      const subject = newId();
      const id = await run(subject);
      assert.deepEqual(await judgements(id), { ines: "own rule", maybe: "undecided rule", other: "other rule" });
      await decide(id, "maybe", "own");
      await decide(id, "ines", "other");
      await rebuild(id);
      const decided = { ines: "other decision", maybe: "own decision", other: "other rule" };
      assert.deepEqual([await judgements(id), await skillsOf(id)], [decided, ["Sails"]]);
      await rebuild(id);
      assert.deepEqual([await judgements(id), await skillsOf(id)], [decided, ["Sails"]]);
      const next = await run(subject);
      assert.deepEqual([await judgements(next), await skillsOf(next)], [decided, ["Sails"]]);
    });

    test("Of a record that a person calls somebody else's no claim is left, and no evidence", async () => {
      const id = await run();
      await decide(id, "ines", "other");
      await rebuild(id);
      const profile = await findProfile(db, KEYRING, id);
      assert.deepEqual([profile?.data, profile?.evidence], [{}, {}]);
      assert.ok((await listClaims(db, KEYRING, id)).every(({ value }) => value !== "Knots"));
    });

    test("In a new run the keys of a record that a person calls the candidate's are followed", async () => {
      const subject = newId();
      await decide(await run(subject), "maybe", "own");
      const asked = shelf();
      await runLookup(await insertTestLookup(db, { subject }), 1, stageContext(db, [asked]));
      assert.deepEqual(asked.asked, [OWN.value, STRANGER.value]);
    });

    test("What is taken back leaves the rows of a lookup about which nobody ever decided", async () => {
      const id = await run();
      const rows = await readRows(db, id);
      await decide(id, "maybe", "own");
      await decide(id, "ines", "other");
      await rebuild(id);
      assert.notDeepEqual(await readRows(db, id), rows);
      for (const { id: recordId } of await listRecords(db, id)) await deleteDecision(db, id, recordId);
      await rebuild(id);
      assert.deepEqual(await readRows(db, id), rows);
    });

    test("A decision that is taken while the profile is rebuilt is in the profile", async () => {
      const id = await run();
      let decided = false;
      const search = {
        find: async () => {
          if (!decided) await decide(id, "maybe", "own");
          decided = true;
          return { hits: [], next: "" };
        },
      };
      await rebuild(id, context({ search }));
      assert.deepEqual(await skillsOf(id), ["Knots", "Sails"]);
    });

    test("A record whose text has been deleted keeps its place and its reasons through a rebuild", async () => {
      const id = await run();
      const before = (await listRecords(db, id)).find((each) => each.externalId === "other");
      await db
        .updateTable("datasource")
        .set({ data: "" })
        .where("lookup_id", "=", id)
        .where("id", "in", [...(before?.datasourceIds ?? [])])
        .execute();
      await rebuild(id);
      assert.deepEqual(
        (await listRecords(db, id)).find((each) => each.externalId === "other"),
        before,
      );
      assert.equal((await listRecords(db, id)).length, 3);
    });

    test("Whoever the candidate is merged with is no namesake, and a merged namesake comes with the keys of all", async () => {
      const drafts = ["self", "twin", "elder", "elder-again"].map((key) =>
        draftCandidate({
          key: `${engine}:${key}`,
          fullName: "Ines Calder",
          identifiers: [{ kind: "email", value: `${key}@example.org` }],
        }),
      );
      const { written } = await saveCandidates(db, drafts);
      const idOf = (key: string) => written.find(({ draft }) => draft.originKey === `${engine}:${key}`)?.id ?? "";
      for (const [head, absorbed] of [
        ["twin", "self"],
        ["elder", "elder-again"],
      ] as const) {
        const headId = idOf(head);
        await insertMerges(db, [
          {
            absorbedId: idOf(absorbed),
            intoId: headId,
            headId,
            mergedAt: new Date(),
            keyId: "key",
          },
        ]);
      }
      const lookup = await takeUp(db, await insertTestLookup(db, { candidateId: idOf("self") }));
      const hits = await Promise.all(
        ["twin", "elder"].map(async (key) => {
          const draft = drafts.find(({ originKey }) => originKey === `${engine}:${key}`);
          assert.ok(draft);
          const candidate = { ...draft, id: idOf(key), number: 1 };
          return { candidateId: candidate.id, candidate, likelihood: 1, matchedOn: [] };
        }),
      );
      const namesakes = await collectNamesakes(lookup, context({ search: { find: async () => ({ hits, next: "" }) } }));
      assert.deepEqual(
        namesakes.map(({ id, identifiers }) => [id, identifiers.map(({ value }) => value).sort()]),
        [[idOf("elder"), ["elder-again@example.org", "elder@example.org"]]],
      );
    });
  });
}
