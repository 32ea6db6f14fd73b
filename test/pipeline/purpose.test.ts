import { because } from "../../src/domain/ledger-reason.ts";
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { Connector } from "../../src/connectors/connector.ts";
import { listDatasources } from "../../src/db/datasource.ts";
import { findLookupToRun, findProfile, type StoredLookup } from "../../src/db/lookup.ts";
import { listProbes } from "../../src/db/probe.ts";
import { listClaims } from "../../src/db/record.ts";
import type { Db } from "../../src/db/schema.ts";
import type { ClaimDraft } from "../../src/domain/claim.ts";
import { SECTIONS } from "../../src/domain/lookup.ts";
import { sectionsOf } from "../../src/domain/purpose.ts";
import { rebuildLookup, runLookup } from "../../src/pipeline/run.ts";
import { KEYRING } from "../db/drafts.ts";
import { openTestDatabase, type TestDatabase } from "../support/database.ts";
import { createConnector, insertTestLookup, OWN, readPage, stageContext } from "./kit.ts";

const STATED = { method: "stated", confidence: 1 } as const;
const HEALTH = "After my diagnosis the hospital called again today";
const PARTY = "Vote for the greens in the election on Sunday, knock on doors with us";
const FERRY = "The ferry leaves at nine from the north quay today";

describe("Data closed to a purpose", () => {
  let opened: TestDatabase;
  let db: Db;
  before(async () => {
    opened = await openTestDatabase("embedded");
    db = opened.database.db;
  });
  after(() => opened.close());

  const shelfWith = (claims: readonly ClaimDraft[]) =>
    createConnector(
      { [OWN.value]: [{ id: "ines", name: "Ines Calder", identifiers: [OWN], skills: ["Knots"] }] },
      {
        *read(capture) {
          for (const finding of readPage(capture)) yield { ...finding, claims: [...finding.claims, ...claims] };
        },
      },
    );
  const run = async (connectors: readonly Connector[], changes: Partial<StoredLookup>) => {
    const id = await insertTestLookup(db, changes);
    await runLookup(id, 1, stageContext(db, connectors));
    return id;
  };
  const rowsOf = async (id: string) =>
    JSON.stringify(await db.selectFrom("claim").selectAll().where("lookup_id", "=", id).execute());

  const SPOUSE: ClaimDraft = {
    property: "spouse",
    value: "Tam Bligh",
    locator: "/spouse",
    quote: "Tam Bligh",
    ...STATED,
  };

  test("are not stored: of relatives only the position remains, for purposes that do not cover them", async () => {
    const shelf = shelfWith([SPOUSE]);
    const open = await run([shelf], { purpose: "due_diligence", sections: SECTIONS });
    assert.match(JSON.stringify((await findProfile(db, KEYRING, open))?.data), /Tam Bligh/);
    for (const purpose of ["meeting", "sales", "brand_partnership", "research"] as const) {
      const id = await run([shelf], { purpose, sections: sectionsOf(purpose) });
      assert.match(await rowsOf(id), /"property":"spouse"/);
      assert.doesNotMatch(await rowsOf(id), /Tam Bligh/, purpose);
      assert.doesNotMatch(JSON.stringify(await findProfile(db, KEYRING, id)), /Tam Bligh/, purpose);
    }
  });

  test("are not asked for: a source that only reports breaches is skipped, even though it names no section", async () => {
    const breaches = {
      ...createConnector({}, { name: "breach-list" }),
      readers: [{ kind: "breaches", yields: ["breach"], read: () => [] }],
    } as Connector;
    const reasonOf = async (purpose: "meeting" | "due_diligence") => {
      const id = await run([shelfWith([]), breaches], { purpose, sections: sectionsOf(purpose) });
      return (await listProbes(db, id)).find(({ connector }) => connector === "breach-list");
    };
    const closed = await reasonOf("meeting");
    assert.deepEqual([closed?.outcome, closed?.why], ["skipped", [because("allClosed")]]);
    assert.equal((await reasonOf("due_diligence"))?.outcome, "absent");
  });

  test("are not kept from an answer that contains nothing else", async () => {
    const shelf = {
      ...shelfWith([]),
      readers: [
        ...shelfWith([]).readers,
        { kind: "breaches", yields: ["breach"], read: () => [] } as Connector["readers"][number],
      ],
      async *probe() {
        yield {
          kind: "breaches",
          url: "https://shelf.example.net/b",
          mediaType: "application/json",
          collectedAt: "2026-01-02T03:04:05.000Z",
          data: '{"leak":"Aldine"}',
        };
      },
    } as Connector;
    const kept = async (purpose: "meeting" | "due_diligence") =>
      (await listDatasources(db, KEYRING, await run([shelf], { purpose, sections: sectionsOf(purpose) }))).length;
    assert.equal(await kept("meeting"), 0);
    assert.equal(await kept("due_diligence"), 1);
  });

  const post = (id: string, message: string): ClaimDraft => ({
    property: "post",
    locator: `/posts/${id}`,
    value: {
      platform: "mastodon",
      id,
      url: `https://social.example.org/@ines/${id}`,
      date: `2026-02-0${id}T10:00:00.000Z`,
      message,
      username: "ines",
      kind: "original",
    },
    ...STATED,
  });
  const posts = [post("1", HEALTH), post("2", PARTY), post("3", FERRY)];

  test("Posts that reveal health or political views are only stored raw, and neither judged nor shown", async () => {
    const id = await run([shelfWith(posts)], { sections: SECTIONS });
    const told = `${await rowsOf(id)}${JSON.stringify(await findProfile(db, KEYRING, id))}`;
    assert.match(told, /The ferry leaves/);
    assert.doesNotMatch(told, /diagnosis|greens/);
    const profile = await findProfile(db, KEYRING, id);
    assert.ok(profile);
    const { socialMedia } = profile.data as {
      socialMedia: { brandSafetyAnalysis: Record<string, { evaluated: boolean }> };
    };
    const flags = socialMedia.brandSafetyAnalysis;
    for (const flag of ["politicalContent", "religiousContent", "adultContent"]) {
      assert.equal(flags[flag]?.evaluated, false, flag);
    }
  });

  test("A flag that the lookup asks for is judged, and shown with only the posts that raise it", async () => {
    const metadata = { "candor.flags": "politicalContent" };
    const id = await run([shelfWith(posts)], { sections: SECTIONS, metadata });
    const told = `${await rowsOf(id)}${JSON.stringify(await findProfile(db, KEYRING, id))}`;
    assert.match(told, /greens/);
    assert.doesNotMatch(told, /diagnosis/);
    const data = (await findProfile(db, KEYRING, id))?.data as {
      socialMedia: {
        brandSafetyAnalysis: Record<string, { topicPosts?: number; evaluated: boolean; source: string | null }>;
      };
    };
    const { politicalContent, religiousContent } = data.socialMedia.brandSafetyAnalysis;
    assert.deepEqual(
      [politicalContent?.topicPosts, politicalContent?.source],
      [1, "https://social.example.org/@ines/2"],
    );
    assert.equal(religiousContent?.evaluated, false);
  });

  test("If the person turns out to be under 18, the lookup ends and keeps only how it ended", async () => {
    const shelf = createConnector({
      [OWN.value]: [
        { id: "ines", name: "Ines Calder", identifiers: [OWN], birthDate: "2011-02-03", skills: ["Knots"] },
      ],
    });
    const id = await run([shelf], { sections: SECTIONS });
    const row = await db.selectFrom("lookup").selectAll().where("id", "=", id).executeTakeFirst();
    assert.equal(row?.status, "error");
    assert.match(row?.error_message ?? "", /under 18/);
    assert.doesNotMatch(JSON.stringify(row), /Ines|ines|2011|Knots/);
    for (const table of ["datasource", "claim", "record", "match", "probe"] as const) {
      assert.deepEqual(await db.selectFrom(table).selectAll().where("lookup_id", "=", id).execute(), [], table);
    }
  });

  test("Neither a typo in a date of birth nor having children ends a lookup", async () => {
    const page = { id: "ines", name: "Ines Calder", identifiers: [OWN], skills: ["Knots"] };
    const typo = createConnector({
      [OWN.value]: [
        { ...page, birthDate: "1978-02-03" },
        { ...page, id: "ines-2", birthDate: "2018-02-03" },
      ],
    });
    const parent = shelfWith([
      { property: "biography", value: "Ines Calder has a 15-year-old daughter.", locator: "/about", ...STATED },
    ]);
    for (const shelf of [typo, parent]) {
      const id = await run([shelf], { sections: SECTIONS });
      assert.equal((await findLookupToRun(db, id))?.status, "success");
    }
  });

  test("A finished lookup whose person turns out to be under 18 in a rebuild is withdrawn and emptied", async () => {
    const page = { id: "ines", name: "Ines Calder", identifiers: [OWN], skills: ["Knots"] };
    const id = await run([createConnector({ [OWN.value]: [page] })], { sections: SECTIONS });
    const lookup = await findLookupToRun(db, id);
    assert.ok(lookup);
    const born: ClaimDraft = { property: "birthDate", value: "2011-02-03", locator: "/born", ...STATED };
    await rebuildLookup(lookup, stageContext(db, [shelfWith([born])]));
    assert.equal((await findLookupToRun(db, id))?.status, "error");
    assert.deepEqual(await listClaims(db, KEYRING, id), []);
    assert.equal(await findProfile(db, KEYRING, id), null);
  });
});
