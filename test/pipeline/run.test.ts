import { inEnglish } from "../support/in-english.ts";
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { createArchive } from "../../src/connectors/archive/connector.ts";
import { type Capture, type Connector, RetryLater } from "../../src/connectors/connector.ts";
import { pages } from "../../src/connectors/pages/source.ts";
import { saveDocuments } from "../../src/db/archive.ts";
import { deleteLookup } from "../../src/db/forget-lookup.ts";
import { finishLookup } from "../../src/db/finish-lookup.ts";
import { findLookupToRun, findProfile, insertLookup } from "../../src/db/lookup.ts";
import { listProbes } from "../../src/db/probe.ts";
import { listClaims, listRecords } from "../../src/db/record.ts";
import type { Db } from "../../src/db/schema.ts";
import type { Finding } from "../../src/domain/claim.ts";
import type { Identifier } from "../../src/domain/identifier.ts";
import type { StageContext } from "../../src/pipeline/stage.ts";
import { rebuildLookup, runLookup } from "../../src/pipeline/run.ts";
import { type KyselyPlugin, type RootOperationNode, SelectQueryNode, sql, TableNode } from "kysely";
import { listDatasources } from "../../src/db/datasource.ts";
import { listedKeys, renamedKeys, suppressionKeys } from "../../src/names/suppression.ts";
import { draftDatasource, draftDocument, draftLookup, KEYRING, keyed, suppress } from "../db/drafts.ts";
import { saveDatasources } from "../db/save-captures.ts";
import { ENGINES, openTestDatabase, type TestDatabase } from "../support/database.ts";
import { LONG_FORM_ALONE } from "../support/long-form.ts";
import { QueueStopped } from "../../src/jobs/queue.ts";
import { createConnector, insertTestLookup, OWN, type Page, readPage, stageContext } from "./kit.ts";
import { readRows } from "./rows.ts";

const PHONE: Identifier = { kind: "phone", value: "+12025550101" };
const REGISTER: Identifier = { kind: "externalId", value: "register:IC-1" };
const FAR: Identifier = { kind: "externalId", value: "register:far" };
const STRANGER: Identifier = { kind: "phone", value: "+12025550199" };

/**
 * Ines by her email address. Her page names a phone, the page for that phone an id in a register, and that page a
 * fourth key.
 */
const chain = {
  [OWN.value]: [page("ines", [OWN, PHONE], ["Knots"])],
  [PHONE.value]: [page("ines-phone", [PHONE, REGISTER], ["Ropes"]), page("ines", [OWN, PHONE], ["Knots"])],
  [REGISTER.value]: [page("ines-register", [REGISTER, FAR], ["Sails"])],
  [FAR.value]: [page("ines-far", [FAR], ["Too far"])],
};

const FINDING = {
  externalId: "h",
  url: "https://harbour.example.org/h",
  name: "Ines Calder",
  claims: [],
  identifiers: [OWN],
};
const CLAIM = { property: "skill", value: "Sails", locator: "/skills/0", method: "stated", confidence: 1 };
const finds = (changes: object) => () => [{ ...FINDING, ...changes }];
const claims = (changes: object) => finds({ claims: [{ ...CLAIM, ...changes }] });

/** Readers as an untyped plug-in may have them, and what the ledger says about each. */
const BROKEN_READERS: readonly (readonly [() => Iterable<unknown>, RegExp])[] = [
  [claims({ property: "shoeSize" }), /the reader of page fails: it claims "shoeSize", which is not a property/],
  [claims({ value: 7 }), /the value of a claim has another shape: skill is no text/],
  [claims({ property: "experience", value: { company: "Harbour", from: 2019 } }), /experience\.from is no text/],
  [claims({ property: "account", value: null }), /account is no object/],
  [claims({ confidence: 7 }), /"confidence" of a claim of skill is not above 0/],
  [claims({ locator: undefined }), /a claim of skill has no "locator"/],
  [finds({ identifiers: [{ kind: "shoe", value: "7" }] }), /no kind of identifier is called "shoe"/],
  [finds({ claims: undefined }), /the "claims" of a finding are not a list/],
  [finds({ externalId: 7 }), /no "externalId", or one that is not text/],
  [finds({ url: undefined }), /has no "url"/],
  [finds({ name: { first: "Ines" } }), /the "name" of a finding is not text/],
  [() => [null], /it yields no finding/],
  [() => 7 as never, /the connector failed; the log has details/],
  [
    () => {
      throw new Error("low tide");
    },
    /the connector failed; the log has details/,
  ],
];

const CAPTURE = { kind: "page", url: "https://harbour.example.org/h", mediaType: "application/json", data: "{}" };
const yieldsWith = (capture: unknown) => ({
  async *probe() {
    yield capture;
  },
});

/** The same for connectors. */
const BROKEN_CONNECTORS: readonly (readonly [object, RegExp])[] = [
  [
    {
      takes: () => {
        throw new Error("low tide");
      },
    },
    /the connector failed; the log has details/,
  ],
  [{ probe: () => undefined }, /the connector failed; the log has details/],
  [yieldsWith(null), /the connector fails: it yields no capture, but something else/],
  [
    yieldsWith({ ...CAPTURE, url: undefined, collectedAt: null }),
    /the connector fails: the "url" of a capture is not text/,
  ],
  [
    yieldsWith({ ...CAPTURE, collectedAt: "yesterday" }),
    /the connector fails: the "collectedAt" of a capture is not an ISO 8601/,
  ],
];

for (const engine of ENGINES) {
  describe(`A lookup's run on the ${engine} engine`, { skip: engine === "embedded" && LONG_FORM_ALONE }, () => {
    let opened: TestDatabase;
    let db: Db;
    before(async () => {
      opened = await openTestDatabase(engine);
      db = opened.database.db;
    });
    after(() => opened.close());

    const skillsOf = async (id: string) =>
      ((await findProfile(db, KEYRING, id))?.data as { skills?: string[] } | undefined)?.skills;

    test("Follows the keys on own records to a depth of two, and no further", async () => {
      const shelf = createConnector(chain);
      const id = await insertTestLookup(db);
      await runLookup(id, 1, stageContext(db, [shelf]));
      const lookup = await findLookupToRun(db, id);
      assert.deepEqual([lookup?.status, lookup?.stage, lookup?.progress], ["success", "done", 1]);
      assert.deepEqual(shelf.asked, [OWN.value, PHONE.value, REGISTER.value]);
      assert.deepEqual((await skillsOf(id))?.sort(), ["Knots", "Ropes", "Sails"]);
    });

    test("Loads and reads each answer once across all depths, and builds the profile once from claims loaded once", async () => {
      const read: string[] = [];
      const shelf = createConnector(chain, {
        *read(capture) {
          read.push(capture.url);
          yield* readPage(capture);
        },
      });
      const context = stageContext(db, [shelf]);
      let built = 0;
      // The run gets a reading room of its own through onBehalfOf, so that one is counted too.
      const counted = (room: StageContext["reading"]): StageContext["reading"] => ({
        ...room,
        onBehalfOf: (lookupId, budgetMs) => counted(room.onBehalfOf(lookupId, budgetMs)),
        buildProfile: async (believed) => {
          built++;
          return await room.buildProfile(believed);
        },
      });
      let loaded = 0;
      const texts: string[] = [];
      const countingLoads: KyselyPlugin = {
        transformQuery({ node }) {
          if (isQueryOf(node, "claim")) loaded++;
          return node;
        },
        transformResult: async ({ result }) => {
          texts.push(...result.rows.flatMap(({ kind, data }) => (kind === "page" && data ? String(data) : [])));
          return result;
        },
      };
      const id = await insertTestLookup(db);
      await runLookup(id, 1, {
        ...context,
        db: db.withPlugin(countingLoads),
        reading: counted(context.reading),
      });
      assert.equal(shelf.asked.length, 3);
      assert.equal(loaded, 1);
      assert.deepEqual([texts.length, new Set(texts).size], [3, 3]);
      // The page of Ines came up under two questions.
      assert.deepEqual(
        read.map((url) => url.split("/").at(-1)),
        ["ines", "ines-phone", "ines-register"],
      );
      assert.equal(built, 1);
    });

    test("A source with broken code loses only its own findings, and the ledger says why", async () => {
      const shelf = createConnector({ [OWN.value]: [page("ines", [OWN], ["Knots"])] });
      for (const [fault, says] of BROKEN_READERS) {
        const read = fault as unknown as (capture: Capture) => Iterable<Finding>;
        const broken = {
          ...createConnector({ [OWN.value]: [page("harbour", [OWN], ["Sails"])] }, { name: "harbour", read }),
          access: "open" as const,
          asks: "https://harbour.example.org",
        };
        await endsWithout(broken, shelf, says);
      }
      for (const [changes, says] of BROKEN_CONNECTORS) {
        const broken = { ...createConnector({}, { name: "harbour" }), ...(changes as unknown as Partial<Connector>) };
        await endsWithout(broken, shelf, says);
      }
    });

    async function endsWithout(broken: Connector, shelf: Connector, says: RegExp): Promise<void> {
      const id = await insertTestLookup(db);
      await runLookup(id, 1, stageContext(db, [broken, shelf]));
      assert.equal((await findLookupToRun(db, id))?.status, "success", String(says));
      assert.deepEqual(await skillsOf(id), ["Knots"], String(says));
      const failed = (await listProbes(db, id)).filter(({ connector }) => connector === "harbour");
      assert.deepEqual([...new Set(failed.map(({ outcome }) => outcome))], ["failed"], String(says));
      for (const { why } of failed) assert.match(inEnglish(why), says);
    }

    test("What a source does not allow to be stored is used during the run and deleted at its end", async () => {
      const shelf = createConnector({ [PHONE.value]: [page("ines-phone", [OWN, PHONE], ["Knots"])] });
      const harbour = createConnector({ [OWN.value]: [page("harbour", [OWN], [])] }, { name: "harbour" });
      const kind = "harbour/addresses";
      const finding = { externalId: "h", url: "https://harbour.example.org/h", claims: [], identifiers: [] };
      const transient: Connector = {
        ...harbour,
        readers: [{ kind, forRun: true, yields: [], read: () => [{ ...finding, pages: [PHONE] }] }],
        async *probe(identifier, context) {
          for await (const capture of harbour.probe(identifier, context)) yield { ...capture, kind };
        },
      };
      const id = await insertTestLookup(db);
      await runLookup(id, 1, stageContext(db, [transient, shelf]));
      assert.deepEqual(await skillsOf(id), ["Knots"]);
      const kinds = (await listDatasources(db, KEYRING, id)).map((each) => each.kind);
      assert.ok(kinds.length > 0 && !kinds.includes(kind), `${kinds}`);
      assert.ok(
        (await listProbes(db, id)).some(({ connector, outcome }) => connector === "harbour" && outcome === "found"),
      );
    });

    test("An undecided record contributes nothing, and its keys are not followed", async () => {
      // The same name and nothing else, so it may or may not be her.
      const doubtful: Page = { id: "maybe", name: "Ines Calder", identifiers: [STRANGER], skills: ["Poison"] };
      const shelf = createConnector({
        [OWN.value]: [page("ines", [OWN], ["Knots"]), doubtful],
        [STRANGER.value]: [page("next", [STRANGER], ["Poison"])],
      });
      const id = await insertTestLookup(db);
      await runLookup(id, 1, stageContext(db, [shelf]));
      assert.deepEqual(await judgements(db, id), { ines: "own", maybe: "undecided" });
      assert.deepEqual(shelf.asked, [OWN.value]);
      assert.deepEqual(await skillsOf(id), ["Knots"]);
      assert.equal((await findLookupToRun(db, id))?.metadata["candor.undecided"], "1");
    });

    test("Somebody else's record contributes nothing, is not followed, and leaves no claims", async () => {
      const other: Page = {
        id: "other",
        name: "Carl Holm",
        birthDate: "1931",
        identifiers: [STRANGER],
        skills: ["Poison"],
      };
      const shelf = createConnector({
        [OWN.value]: [{ ...page("ines", [OWN], ["Knots"]), birthDate: "1971-02-03" }, other],
      });
      const id = await insertTestLookup(db);
      await runLookup(id, 1, stageContext(db, [shelf]));
      assert.deepEqual(await judgements(db, id), { ines: "own", other: "other" });
      assert.deepEqual(shelf.asked, [OWN.value]);
      assert.deepEqual(await skillsOf(id), ["Knots"]);
      assert.ok((await listClaims(db, KEYRING, id)).every((claim) => claim.value !== "Poison"));
    });

    test("Two lookups of one person end in the same rows, and a finished one does not run again", async () => {
      const first = await insertTestLookup(db);
      const second = await insertTestLookup(db);
      await runLookup(first, 1, stageContext(db, [createConnector(chain)]));
      await runLookup(second, 1, stageContext(db, [createConnector(chain)]));
      const rows = await readRows(db, first);
      assert.deepEqual(await readRows(db, second), rows);
      const shelf = createConnector(chain);
      await runLookup(first, 2, stageContext(db, [shelf]));
      assert.deepEqual([await readRows(db, first), shelf.asked], [rows, []]);
    });

    test("A run stopped at any question and resumed ends in the rows of an undisturbed one", async () => {
      const undisturbed = await insertTestLookup(db);
      const shelf = createConnector(chain);
      await runLookup(undisturbed, 1, stageContext(db, [shelf]));
      const rows = await readRows(db, undisturbed);
      for (let stopAt = 1; stopAt <= shelf.asked.length; stopAt++) {
        const id = await insertTestLookup(db);
        const stopping = new AbortController();
        let questions = 0;
        const stopped = createConnector(chain, {
          onProbe: () => (++questions === stopAt ? stopping.abort(new QueueStopped("stopping")) : undefined),
        });
        await assert.rejects(runLookup(id, 1, stageContext(db, [stopped], { signal: stopping.signal })), /stopping/);
        assert.equal((await findLookupToRun(db, id))?.status, "running");
        await runLookup(id, 2, stageContext(db, [createConnector(chain)]));
        assert.deepEqual(await readRows(db, id), rows, `stopped at question ${stopAt}`);
      }
    });

    test("A run killed after any write ends in the rows of an undisturbed one", async () => {
      const undisturbed = await insertTestLookup(db);
      await runLookup(undisturbed, 1, stageContext(db, [createConnector(chain)]));
      const rows = await readRows(db, undisturbed);
      let killed = 0;
      for (let statement = 3; statement < 60; statement += 7) {
        const id = await insertTestLookup(db);
        const dying = dieAfter(db, statement);
        await runLookup(id, 1, stageContext(dying, [createConnector(chain)])).catch(() => killed++);
        await runLookup(id, 2, stageContext(db, [createConnector(chain)]));
        assert.equal((await findLookupToRun(db, id))?.status, "success");
        assert.deepEqual(await readRows(db, id), rows, `died at statement ${statement}`);
      }
      assert.ok(killed >= 4, `${killed} runs were killed`);
    });

    test("A rebuild applies a changed reader, without asking anybody", async () => {
      const id = await insertTestLookup(db);
      await runLookup(id, 1, stageContext(db, [createConnector(chain)]));
      const shout = createConnector(chain, {
        *read(capture) {
          for (const finding of readPage(capture)) {
            const claims = finding.claims.map((claim) =>
              claim.property === "skill" ? { ...claim, value: claim.value.toUpperCase() } : claim,
            );
            yield { ...finding, claims };
          }
        },
      });
      await rebuild(db, id, shout);
      assert.deepEqual((await skillsOf(id))?.sort(), ["KNOTS", "ROPES", "SAILS"]);
      assert.deepEqual(shout.asked, []);
      await rebuild(db, id, createConnector(chain));
      assert.deepEqual((await skillsOf(id))?.sort(), ["Knots", "Ropes", "Sails"]);
    });

    test("Without its captures, a rebuilt profile has no fields and no evidence", async () => {
      const id = await insertTestLookup(db);
      await runLookup(id, 1, stageContext(db, [createConnector(chain)]));
      assert.ok(Object.keys((await findProfile(db, KEYRING, id))?.evidence ?? {}).length > 0);
      await db.deleteFrom("datasource").where("lookup_id", "=", id).execute();
      await rebuild(db, id, createConnector(chain));
      const profile = await findProfile(db, KEYRING, id);
      assert.deepEqual([profile?.data, profile?.evidence], [{}, {}]);
      assert.deepEqual([await listRecords(db, id), await listClaims(db, KEYRING, id)], [[], []]);
    });

    test("A new lookup shows nothing from deleted documents", async () => {
      const key: Identifier = { kind: "candidate", value: "test:ines-calder" };
      const person = {
        "@context": "https://schema.org",
        "@type": "Person",
        name: "Ines Calder",
        email: OWN.value,
        knowsAbout: ["Knots"],
      };
      const data = `<html><head><script type="application/ld+json">${JSON.stringify(person)}</script></head></html>`;
      await saveDocuments(db, KEYRING, [draftDocument({ id: "ld", data, identifiers: [keyed(key)] })]);
      const look = async () => {
        const draft = draftLookup({ sections: ["overview", "career"], identifiers: [key, OWN] });
        await insertLookup(db, draft);
        await runLookup(draft.id, 1, stageContext(db, [createArchive([pages])]));
        return draft.id;
      };
      const before = await look();
      assert.deepEqual(await skillsOf(before), ["Knots"]);
      await db.deleteFrom("archive_document").execute();
      const after = await look();
      assert.deepEqual((await findProfile(db, KEYRING, after))?.data, {});
      assert.deepEqual(await skillsOf(before), ["Knots"]);
    });

    test("A lookup cancelled while it runs writes nothing more and stays cancelled", async () => {
      const at = new Date("2026-03-01T09:30:00.000Z");
      const id = await insertTestLookup(db);
      const shelf = createConnector(chain, {
        onProbe: async (value) => {
          if (value === PHONE.value) await finishLookup(db, id, { status: "cancelled", at });
        },
      });
      await runLookup(id, 1, stageContext(db, [shelf]));
      const lookup = await findLookupToRun(db, id);
      assert.deepEqual([lookup?.status, lookup?.finishedAt, lookup?.stage], ["cancelled", at, "resolve"]);
      assert.deepEqual(shelf.asked, [OWN.value, PHONE.value]);
      assert.deepEqual(await listProbes(db, id), []);
      assert.equal(await findProfile(db, KEYRING, id), null);
    });

    test("A lookup erased while it runs leaves nothing behind", async () => {
      const id = await insertTestLookup(db);
      const shelf = createConnector(chain, {
        onProbe: async (value) => {
          if (value === PHONE.value) await deleteLookup(db, id);
        },
      });
      await runLookup(id, 1, stageContext(db, [shelf]));
      for (const table of ["probe", "datasource", "record", "match", "claim"] as const) {
        assert.deepEqual(await db.selectFrom(table).select("lookup_id").where("lookup_id", "=", id).execute(), []);
      }
      assert.equal(await findLookupToRun(db, id), null);
      assert.deepEqual(shelf.asked, [OWN.value, PHONE.value]);
    });

    test("A lookup whose person is suppressed while it runs writes nothing more, and ends", async () => {
      const id = await insertTestLookup(db, { suppressionKeys: [`key of ${engine}`] });
      const shelf = createConnector(chain, {
        onProbe: async (value) => {
          if (value === PHONE.value) await suppress(db, [`key of ${engine}`]);
        },
      });
      await runLookup(id, 1, stageContext(db, [shelf]));
      const row = await db
        .selectFrom("lookup")
        .select(["status", "sealed_data as data"])
        .where("id", "=", id)
        .executeTakeFirst();
      assert.deepEqual(row, { status: "cancelled", data: null });
      assert.deepEqual(shelf.asked, [OWN.value, PHONE.value]);
      // What was asked about earlier is deleted as well.
      const probes = await db.selectFrom("probe").select("identifier_value").where("lookup_id", "=", id).execute();
      assert.deepEqual(probes, []);
    });

    test("A lookup whose person is suppressed while its answers are read stays hidden", async () => {
      const keys = listedKeys(
        KEYRING,
        { names: ["Ines Calder"], birthDate: null, identifiers: [OWN, PHONE] },
        () => true,
      );
      const id = await insertTestLookup(db, { suppressionKeys: keys });
      const { reading: room } = stageContext(db, []);
      const reading: typeof room = {
        ...room,
        onBehalfOf: () => reading,
        judgeRecords: async (question) => {
          await suppress(db, keys);
          return await room.judgeRecords(question);
        },
      };
      try {
        await runLookup(id, 1, stageContext(db, [createConnector(chain)], { reading }));
        assert.equal(await findLookupToRun(db, id), null, "it is shown again");
        const row = await db.selectFrom("lookup").select(["status"]).where("id", "=", id).executeTakeFirst();
        assert.equal(row?.status, "cancelled");
      } finally {
        await db.deleteFrom("suppression").where("key", "in", keys).execute();
      }
    });

    test("A lookup that turns out to be about a suppressed person keeps nothing, stops asking, and ends like one of an unknown person", async () => {
      const keys = listedKeys(
        KEYRING,
        { names: ["Ines Calder"], birthDate: null, identifiers: [REGISTER] },
        () => true,
      );
      await suppress(db, keys);
      try {
        const shelf = createConnector(chain);
        const id = await insertTestLookup(db);
        await runLookup(id, 1, stageContext(db, [shelf]));
        const lookup = await findLookupToRun(db, id);
        assert.equal(lookup?.status, "success");
        assert.deepEqual(shelf.asked, [OWN.value, PHONE.value], "the register was asked about its own id");
        const left = JSON.stringify([
          await findProfile(db, KEYRING, id),
          await listRecords(db, id),
          await listClaims(db, KEYRING, id),
        ]);
        assert.doesNotMatch(left, /Knots|Ropes|Sails/);
        assert.deepEqual(await listDatasources(db, KEYRING, id), []);
        assert.deepEqual([...new Set((await listProbes(db, id)).map(({ outcome }) => outcome))], ["absent"]);
        const unknown = await insertTestLookup(db, { identifiers: [{ kind: "email", value: "unknown@example.org" }] });
        await runLookup(unknown, 1, stageContext(db, [createConnector({})]));
        assert.deepEqual((await findProfile(db, KEYRING, id))?.data, (await findProfile(db, KEYRING, unknown))?.data);
      } finally {
        await sql`delete from suppression where key = any(${keys}::text[])`.execute(db);
      }
    });

    test("Two listed identifiers beside the listed given name show a suppressed person under a new last name", async () => {
      for (const [names, identifiers, isTheirs] of [
        [["Ines Marlow"], [PHONE, REGISTER], true],
        [["Ines Marlow"], [REGISTER], false],
        [["Otto Marlow"], [PHONE, REGISTER], false],
      ] as const) {
        const keys = renamedKeys(KEYRING, { names, identifiers }, { isListed: true }).flat();
        await suppress(db, keys);
        try {
          const id = await insertTestLookup(db);
          await runLookup(id, 1, stageContext(db, [createConnector(chain)]));
          const left = JSON.stringify([await findProfile(db, KEYRING, id), await listRecords(db, id)]);
          assert.equal(/Knots|Ropes|Sails/.test(left), !isTheirs, `${names[0]}, ${identifiers.length}`);
        } finally {
          await sql`delete from suppression where key = any(${keys}::text[])`.execute(db);
        }
      }
    });

    test("Keeps no record, claim or document about a suppressed stranger found on the way", async () => {
      const stranger: Identifier = { kind: "email", value: "left.alone@example.org" };
      const keys = suppressionKeys(KEYRING, { names: [], birthDate: null, identifiers: [stranger] });
      await suppress(db, keys);
      try {
        const hidden: Page = { id: "hidden", name: "Somebody Else", identifiers: [stranger], skills: ["Left alone"] };
        const shelf = createConnector({ [OWN.value]: [page("ines", [OWN], ["Knots"]), hidden] });
        const id = await insertTestLookup(db);
        await runLookup(id, 1, stageContext(db, [shelf]));
        assert.deepEqual(await skillsOf(id), ["Knots"]);
        const left = [
          await listRecords(db, id),
          await listClaims(db, KEYRING, id),
          await listDatasources(db, KEYRING, id),
        ];
        assert.doesNotMatch(JSON.stringify(left), /Somebody Else|Left alone|left\.alone/);
      } finally {
        await sql`delete from suppression where key = any(${keys}::text[])`.execute(db);
      }
    });

    test("Leaves a suppressed follower out of the profile, and lists the others", async () => {
      const address = (handle: string) => `https://x.com/${handle}`;
      const keys = suppressionKeys(KEYRING, {
        names: [],
        birthDate: null,
        identifiers: [{ kind: "profileUrl", value: address("left_alone") }],
      });
      await suppress(db, keys);
      try {
        const stated = { method: "stated", confidence: 1 } as const;
        const follower = (name: string, handle: string, at: number) =>
          ({
            property: "follower",
            value: { name, url: address(handle), followerCount: 9_000_000 },
            locator: `/followers/${at}`,
            ...stated,
          }) as const;
        const shelf = createConnector(
          { [OWN.value]: [page("ines", [OWN], ["Knots"])] },
          {
            *read(capture) {
              for (const finding of readPage(capture)) {
                const claims = [follower("Left Alone", "left_alone", 0), follower("Stays There", "stays_there", 1)];
                yield { ...finding, claims: [...finding.claims, ...claims] };
              }
            },
          },
        );
        const id = await insertTestLookup(db, { sections: ["overview", "socialMedia"] });
        await runLookup(id, 1, stageContext(db, [shelf]));
        const told = JSON.stringify(await listClaims(db, KEYRING, id));
        assert.match(told, /Stays There/);
        assert.doesNotMatch(told, /Left Alone|left_alone/);
      } finally {
        await sql`delete from suppression where key = any(${keys}::text[])`.execute(db);
      }
    });

    test("A lookup of a suppressed person keeps neither what it is given about them nor what Candor's own data says", async () => {
      const keys = listedKeys(KEYRING, { names: ["Ines Calder"], birthDate: null, identifiers: [OWN] }, () => true);
      await suppress(db, keys);
      try {
        const id = await insertTestLookup(db, { asksNobody: true });
        await saveDatasources(db, [
          draftDatasource(id, {
            connector: "shelf",
            kind: "page",
            data: JSON.stringify(page("ines", [OWN], ["Knots"])),
          }),
        ]);
        const shelf = createConnector(chain);
        await runLookup(id, 1, stageContext(db, [shelf]));
        // Asked like about anybody: otherwise the duration in the ledger would tell who is on the list.
        assert.deepEqual(shelf.asked, [OWN.value]);
        assert.deepEqual(
          (await listProbes(db, id)).map(({ outcome, bytes }) => [outcome, bytes]),
          [["absent", 0]],
        );
        const left = [
          await listRecords(db, id),
          await listClaims(db, KEYRING, id),
          await listDatasources(db, KEYRING, id),
        ];
        assert.deepEqual(left, [[], [], []]);
      } finally {
        await sql`delete from suppression where key = any(${keys}::text[])`.execute(db);
      }
    });

    test("A lookup of a suppressed person looks like one of an unknown person: ledger, bytes, requests, coverage", async () => {
      const harbour: Connector = {
        ...createConnector(
          {},
          {
            name: "harbour",
            limits: { requestsPerMinute: 1_000, timeoutMs: 5_000, cacheDays: 1 },
            onProbe: async (value, { ask }) => {
              asked.push(value);
              await ask({ url: `https://harbour.example.org/${value}` });
            },
          },
        ),
        asks: "https://harbour.example.org",
      };
      const asked: string[] = [];
      const outbound: StageContext["outbound"] = {
        ...stageContext(db, []).outbound,
        fetch: async ({ url }) => ({
          status: 404,
          url,
          headers: { get: () => null },
          bytes: Buffer.from('{"message":"Not Found"}'),
        }),
      };
      const told = async (value: string, changes: object) => {
        const own: Identifier = { kind: "email", value };
        const id = await insertTestLookup(db, { identifiers: [own], ...changes });
        await runLookup(id, 1, stageContext(db, [harbour], { outbound }));
        const stored = await findLookupToRun(db, id);
        const ledger = (await listProbes(db, id)).map(({ outcome, why, attempts, bytes }) => ({
          outcome,
          why,
          attempts,
          bytes,
        }));
        return JSON.stringify({ status: stored?.status, metadata: stored?.metadata, ledger });
      };
      const unknown = await told("unknown@example.org", {});
      assert.match(unknown, /"attempts":1,"bytes":23/);
      assert.equal(await told("listed@example.org", { asksNobody: true }), unknown);
      const again = await told("unknown@example.org", {});
      assert.match(again, /"attempts":0/);
      assert.equal(await told("listed@example.org", { asksNobody: true }), again);
      assert.deepEqual(asked, ["unknown@example.org", "unknown@example.org"]);
    });

    test("A lookup whose person was suppressed before it ran asks nobody", async () => {
      const id = await insertTestLookup(db, { suppressionKeys: [`early key of ${engine}`] });
      await suppress(db, [`early key of ${engine}`]);
      const shelf = createConnector(chain);
      await runLookup(id, 1, stageContext(db, [shelf]));
      assert.deepEqual(shelf.asked, []);
      const row = await db.selectFrom("lookup").select("status").where("id", "=", id).executeTakeFirst();
      assert.equal(row?.status, "cancelled");
    });

    test("A dead source does not fail a lookup, and a lookup that could ask no source says so", async () => {
      const dead = createConnector({}, { name: "dead", onProbe: () => Promise.reject(new RetryLater("503", 1_000)) });
      const alive = createConnector(chain, { name: "alive" });
      const half = await insertTestLookup(db);
      await runLookup(half, 1, stageContext(db, [dead, alive]));
      assert.equal((await findLookupToRun(db, half))?.status, "success");
      const none = await insertTestLookup(db);
      await runLookup(none, 1, stageContext(db, [dead]));
      const lookup = await findLookupToRun(db, none);
      assert.deepEqual([lookup?.status, lookup?.stage], ["error", "resolve"]);
      assert.match(lookup?.errorMessage ?? "", /^No source could be asked\./);
    });

    test("A lookup that our own code fails five times ends in an error that says what to do", async () => {
      const id = await insertTestLookup(db);
      const broken = stageContext(db, [createConnector(chain)], {
        search: { find: () => Promise.reject(new Error("a bug")) },
      });
      for (let attempt = 1; attempt < 5; attempt++) {
        await assert.rejects(runLookup(id, 1, broken), /a bug/);
        assert.equal((await findLookupToRun(db, id))?.status, "running");
      }
      await runLookup(id, 1, broken);
      const lookup = await findLookupToRun(db, id);
      assert.equal(lookup?.status, "error");
      assert.match(lookup?.errorMessage ?? "", /Start another/);
      await runLookup(id, 1, stageContext(db, [createConnector(chain)]));
      assert.equal((await findLookupToRun(db, id))?.status, "error");
    });

    test("A lookup whose process was killed five times at the same point ends in an error; one that was stopped as often does not", async () => {
      const [killer, patient] = [await insertTestLookup(db), await insertTestLookup(db)];
      for (let worker = 1; worker <= 5; worker++) {
        await assert.rejects(
          runLookup(killer, worker, stageContext(dieAfter(db, 5), [createConnector(chain)])),
          /gone/,
        );
        assert.equal((await findLookupToRun(db, killer))?.status, "running");
        const stopping = new AbortController();
        const stopped = createConnector(chain, { onProbe: () => stopping.abort(new QueueStopped("stopping")) });
        await assert.rejects(runLookup(patient, worker, stageContext(db, [stopped], { signal: stopping.signal })));
      }
      const shelf = createConnector(chain);
      await runLookup(killer, 6, stageContext(db, [shelf]));
      const ended = await findLookupToRun(db, killer);
      assert.equal(ended?.status, "error");
      assert.match(ended?.errorMessage ?? "", /failed inside the service/);
      assert.deepEqual(shelf.asked, []);
      await runLookup(patient, 6, stageContext(db, [createConnector(chain)]));
      assert.equal((await findLookupToRun(db, patient))?.status, "success");
    });
  });
}

function page(id: string, identifiers: readonly Identifier[], skills: readonly string[]): Page {
  return { id, name: "Ines Calder", identifiers, skills };
}

async function judgements(db: Db, lookupId: string): Promise<Record<string, string>> {
  const records = await listRecords(db, lookupId);
  return Object.fromEntries(records.map((record) => [record.externalId, record.judgement]));
}

async function rebuild(db: Db, id: string, connector: ReturnType<typeof createConnector>): Promise<void> {
  const lookup = await findLookupToRun(db, id);
  assert.ok(lookup);
  await rebuildLookup(lookup, stageContext(db, [connector]));
}

/** A database handle that loses its connection for good after so many statements, as a dying process would. */
function dieAfter(db: Db, statements: number): Db {
  let left = statements;
  return db.withPlugin({
    transformQuery({ node }) {
      if (left-- <= 0) throw new Error("the connection is gone");
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  });
}

function isQueryOf(node: RootOperationNode, table: string): boolean {
  if (!SelectQueryNode.is(node)) return false;
  return (node.from?.froms ?? []).some((from) => TableNode.is(from) && from.table.identifier.name === table);
}
