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
  describe(`A person's decision on the ${engine} engine`, { skip: engine === "embedded" && LONG_FORM_ALONE }, () => {
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

    test("Overrules the rules, in the rebuilt profile and in the next run", async () => {
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

    test("Leaves no claims and no evidence of a record judged to be somebody else's", async () => {
      const id = await run();
      await decide(id, "ines", "other");
      await rebuild(id);
      const profile = await findProfile(db, KEYRING, id);
      assert.deepEqual([profile?.data, profile?.evidence], [{}, {}]);
      assert.ok((await listClaims(db, KEYRING, id)).every(({ value }) => value !== "Knots"));
    });

    test("A new run follows the keys of a record judged to be the candidate's", async () => {
      const subject = newId();
      await decide(await run(subject), "maybe", "own");
      const asked = shelf();
      await runLookup(await insertTestLookup(db, { subject }), 1, stageContext(db, [asked]));
      assert.deepEqual(asked.asked, [OWN.value, STRANGER.value]);
    });

    test("Withdrawn decisions leave the same rows as if there had been none", async () => {
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

    test("A decision made during a rebuild is in the profile", async () => {
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

    test("A record whose text was deleted keeps its place and reasons through a rebuild", async () => {
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

    test("People merged with the candidate are not namesakes, and a merged namesake has everybody's keys", async () => {
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
