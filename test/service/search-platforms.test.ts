import assert from "node:assert/strict";
import { after, before, beforeEach, describe, test } from "node:test";
import { sql } from "kysely";
import type { SearchQuery } from "../../src/contract/search.ts";
import { CONNECTORS } from "../../src/connectors/registry.ts";
import { insertMerges, listMerges } from "../../src/db/merge.ts";
import type { Db } from "../../src/db/schema.ts";
import { listUnknownMembers } from "../../src/db/source.ts";
import type { Identifier } from "../../src/domain/identifier.ts";
import { suppressionKeys } from "../../src/names/suppression.ts";
import { createLog } from "../../src/log.ts";
import { createOutbound, type Outbound } from "../../src/asking/outbound.ts";
import { sweep } from "../../src/privacy/retention.ts";
import { createSearch, type Search } from "../../src/search/search.ts";
import { transact } from "../../src/db/transaction.ts";
import { type PlatformContext, searchPlatforms } from "../../src/service/search-platforms.ts";
import { writePeople } from "../../src/service/write-people.ts";
import type { Fault } from "../connectors/imitation-faults.ts";
import { type Imitation, setupsFor, startImitation, TEST_KEY } from "../connectors/imitation.ts";
import { draftCandidate, type Invented, KEYRING, suppress } from "../db/drafts.ts";
import { insertTestLookup, stageContext } from "../pipeline/kit.ts";
import { ENGINES, openTestDatabase, type TestDatabase } from "../support/database.ts";
import { LONG_FORM_ALONE } from "../support/long-form.ts";

const SEARCHED = CONNECTORS.filter(({ search }) => search);
const NOW = new Date("2026-03-01T10:00:00.000Z");
const DAY_MS = 86_400_000;
const CALLER = { accountId: "default", defaultPurpose: "due_diligence" } as const;

/** The query for each source, and the name it finds for Ada. */
const ASKED: Readonly<Record<string, { readonly query: SearchQuery; readonly finds: string }>> = {
  github: { query: { query: "ada example", type: "github", limit: 20 }, finds: "Ada Example" },
  mastodon: { query: { query: "Ada Example", type: "mastodon", limit: 20 }, finds: "Ada Example" },
  bluesky: { query: { query: "Ada Example", type: "bluesky", limit: 20 }, finds: "Ada Example" },
  x: { query: { query: "Ada Example", type: "x", limit: 20 }, finds: "Ada Example" },
  youtube: { query: { query: "Ada Bakes", type: "youtube", limit: 20 }, finds: "Ada bakes" },
  wikidata: { query: { query: "Ada Example", type: "candor", ask: "wikidata", limit: 20 }, finds: "Ada Example" },
  openalex: { query: { query: "Ada Example", type: "candor", ask: "openalex", limit: 20 }, finds: "Ada Example" },
  orcid: { query: { query: "Ada Example", type: "candor", ask: "orcid", limit: 20 }, finds: "Ada M. Example" },
};

for (const engine of ENGINES) {
  describe(`A search on a platform, on the ${engine} engine`, {
    skip: engine === "embedded" && LONG_FORM_ALONE,
  }, () => {
    let opened: TestDatabase;
    let db: Db;
    let search: Search;
    let imitation: Imitation;
    let outbound: Outbound;

    before(async () => {
      opened = await openTestDatabase(engine);
      db = opened.database.db;
      search = createSearch(opened.database, { keyring: KEYRING });
      imitation = await startImitation();
      outbound = createOutbound({ offline: false, contact: null, baseUrl: "" }, imitation.setups);
    });
    after(async () => {
      await outbound.close();
      await imitation.close();
      await search.close();
      await opened.close();
    });
    beforeEach(async () => {
      imitation.faults.clear();
      imitation.requests.length = 0;
      const tables = ["source_state", "source_answer", "source_member", "outbound_request", "suppression", "lookup"];
      const people = ["candidate", "identifier_key", "posting", "term"];
      for (const table of [...tables, ...people]) await sql`delete from ${sql.table(table)}`.execute(db);
      await search.refresh();
    });

    function contextWith(way: Outbound = outbound, now = NOW): PlatformContext {
      // Without the sources' own limits, which would slow these tests down.
      const connectors = CONNECTORS.map((each) => ({ ...each, limits: { ...each.limits, requestsPerMinute: 6_000 } }));
      const stage = stageContext(db, connectors, { outbound: way, now: () => now });
      return {
        db,
        search,
        keyring: KEYRING,
        now: () => now,
        stageContext: (signal) => ({ ...stage, signal }),
      };
    }

    /** Searches as the route does: the platform first, then the page. */
    async function find(query: SearchQuery, context = contextWith()) {
      const coverage = await searchPlatforms(context, CALLER, query, new AbortController().signal);
      const { hits } = await search.find({ accountId: "default", ...query, next: "" });
      return { coverage, hits, names: hits.map(({ candidate }) => candidate.fullName) };
    }

    async function importPeople(...people: readonly Invented[]): Promise<void> {
      const drafts = people.map((person) => draftCandidate(person));
      await transact(db, (db) => writePeople(db, drafts, { keyId: "key", at: NOW }));
      await search.refresh();
    }

    async function countPeople(): Promise<number> {
      const { rows } = await sql<{ count: number }>`select count(*)::int as count from candidate`.execute(db);
      return rows[0]?.count ?? -1;
    }

    function setupOf(name: string, changes: object): Outbound {
      const setups = new Map(setupsFor(imitation.origin));
      const setup = setups.get(name);
      if (setup) setups.set(name, { ...setup, ...changes });
      return { ...outbound, setupOf: (each) => setups.get(each) };
    }

    test("is tested on every platform that can be searched", () => {
      assert.deepEqual(SEARCHED.map(({ name }) => name).sort(), Object.keys(ASKED).sort());
    });

    for (const [name, { query, finds }] of Object.entries(ASKED)) {
      test(`of ${name} makes a candidate of the person found, who can be looked up`, async () => {
        const { coverage, names, hits } = await find(query);
        assert.deepEqual(
          coverage.map(({ connector, outcome, reason }) => [connector, outcome, reason]),
          [[name, "found", undefined]],
        );
        assert.deepEqual(names, [finds]);
        assert.deepEqual(await listUnknownMembers(db), new Map());
        const [candidate] = hits;
        assert.ok(candidate && (await insertTestLookup(db, { candidateId: candidate.candidateId })));
      });

      test(`of ${name} reports nobody for an unknown name`, async () => {
        const { coverage, hits } = await find({ ...query, query: "Nobody Whatever" });
        assert.deepEqual(
          coverage.map(({ outcome, reason }) => [outcome, reason]),
          [["absent", undefined]],
        );
        assert.deepEqual([hits, await countPeople()], [[], 0]);
      });
    }

    test("for a platform without a source of its own finds public profiles through web searches", async () => {
      const { coverage, names, hits } = await find({ query: "Ada Example", type: "linkedin", limit: 20 });
      assert.deepEqual(
        coverage.map(({ connector, outcome }) => [connector, outcome]),
        [
          ["brave", "found"],
          // It knows a profile on another platform.
          ["searxng", "absent"],
        ],
      );
      assert.deepEqual(names, ["Ada Example"]);
      assert.ok(hits[0] && (await insertTestLookup(db, { candidateId: hits[0].candidateId })));
      const asked = imitation.requests.map(({ path }) => decodeURIComponent(path).replaceAll("+", " "));
      assert.ok(
        asked.length === 2 && asked.every((path) => path.includes('"Ada Example" site:linkedin.com/in')),
        `${asked}`,
      );
      const elsewhere = await find({ query: "Ada Example", type: "tiktok", limit: 20 });
      assert.deepEqual([elsewhere.coverage.map(({ outcome }) => outcome), elsewhere.hits], [["absent", "absent"], []]);
    });

    test("does not use web searches if the platform itself is on, or for a handle or email address", async () => {
      await find({ query: "Ada Example", type: "x", limit: 20 });
      await find({ query: "@candor_ada", type: "instagram", limit: 20 });
      await find({ query: "ada@example.org", type: "linkedin", limit: 20 });
      assert.ok(imitation.requests.every(({ connector }) => connector === "x"));
    });

    test("uses web searches if the platform is on but cannot be searched", async () => {
      const query: SearchQuery = { query: "Ada Example", type: "x", limit: 20 };
      for (const [values, reason] of [
        [{}, /^no key$/],
        [{ token: TEST_KEY }, /user token/],
      ] as const) {
        imitation.requests.length = 0;
        const { coverage } = await find(query, contextWith(setupOf("x", { values })));
        assert.deepEqual(
          coverage.map(({ connector }) => connector),
          ["x", "brave", "searxng"],
        );
        assert.match(coverage[0]?.reason ?? "", reason);
        await sql`delete from source_answer`.execute(db);
        const asked = imitation.requests.map(({ path }) => decodeURIComponent(path).replaceAll("+", " "));
        assert.ok(asked.length === 2 && asked.every((path) => path.includes('"Ada Example" site:x.com')), `${asked}`);
      }
    });

    for (const fault of ["limited", "failing", "challenge", "silent", "halfJson", "bomb", "refused"] as const) {
      test(`returns known people, and the problem, when the platforms are ${fault}`, async () => {
        await testFault(fault, ["blocked"]);
      });
    }

    for (const fault of ["hostile", "deep", "renamed"] as const) {
      test(`makes no candidate of an answer that is ${fault}, and says so`, async () => {
        await testFault(fault, ["blocked", "failed"]);
      });
    }

    async function testFault(fault: Fault, outcomes: readonly string[]): Promise<void> {
      await importPeople({ key: "test:known", fullName: "Ada Example", profiles: platformsOfAda("known") });
      for (const name of Object.keys(ASKED)) imitation.faults.set(name, fault);
      const all = await Promise.all(Object.values(ASKED).map(async ({ query }) => await find(query)));
      for (const { coverage, hits } of all) {
        assert.ok(outcomes.includes(coverage[0]?.outcome ?? ""), JSON.stringify(coverage));
        assert.ok(hits.every(({ candidate }) => candidate.originKey === "test:known"));
      }
      assert.equal(all.flatMap(({ hits }) => hits).length, Object.keys(ASKED).length - 1);
      assert.equal(await countPeople(), 1);
    }

    test("does not repeat a question within a day, and keeps only that there was an answer", async () => {
      await find(ASKED["github"]?.query as SearchQuery);
      const asked = imitation.requests.length;
      const again = await find({ ...(ASKED["github"]?.query as SearchQuery), query: "Ada  Example" });
      assert.equal(imitation.requests.length, asked);
      assert.deepEqual([again.coverage[0]?.reason, again.names], ["searched within the last day", ["Ada Example"]]);
      const kept = await sql`select * from source_answer`.execute(db);
      assert.doesNotMatch(JSON.stringify(kept.rows), /ada/i);
      const tomorrow = new Date(NOW.getTime() + DAY_MS);
      await find(ASKED["github"]?.query as SearchQuery, contextWith(outbound, tomorrow));
      assert.equal(imitation.requests.length, asked * 2);
    });

    test("logs each request, without names", async () => {
      await find(ASKED["github"]?.query as SearchQuery);
      const { rows } = await sql<{ connector: string; lookup_id: null; url: null }>`
      select connector, lookup_id, url from outbound_request
    `.execute(db);
      assert.equal(rows.length, imitation.requests.length);
      assert.ok(rows.every(({ connector, lookup_id, url }) => connector === "github" && !lookup_id && !url));
      assert.ok(imitation.requests.every(({ headers }) => headers.authorization === `Bearer ${TEST_KEY}`));
    });

    test("looks up a handle or address only on its own platform", async () => {
      const byHandle = await find({ query: "@candor_ada", type: "x", limit: 20 });
      assert.deepEqual(byHandle.names, ["Ada Example"]);
      const byAddress = await find({ query: "https://bsky.app/profile/ada.example.org", type: "bluesky", limit: 20 });
      assert.deepEqual(byAddress.names, ["Ada Example"]);
      assert.deepEqual(
        imitation.requests.map(({ connector, path }) => [connector, path.split("?")[0]]),
        [
          ["x", "2/users/by/username/candor_ada"],
          ["bluesky", "xrpc/app.bsky.actor.getProfile"],
        ],
      );
      const nobody = await find({ query: "@candor_nobody", type: "x", limit: 20 });
      assert.deepEqual([nobody.coverage[0]?.outcome, nobody.hits], ["absent", []]);
    });

    test("sends no email address or phone number to anybody", async () => {
      for (const query of ["ada@example.org", "+1 202-555-0101"]) {
        const { coverage } = await find({ query, type: "github", limit: 20 });
        assert.deepEqual(
          [coverage[0]?.outcome, coverage[0]?.reason],
          ["skipped", "it cannot be searched by this kind of identifier"],
        );
      }
      assert.deepEqual(imitation.requests, []);
    });

    test("asks only sources that are switched on, only for the first page, and nothing offline or without a key", async () => {
      const query: SearchQuery = { query: "Ada Example", type: "x", limit: 20 };
      const off = await find({ ...query, type: "bluesky" }, contextWith(setupOf("bluesky", { enabled: false })));
      assert.deepEqual(off.coverage, []);
      const named = await find({ ...query, ask: "x" }, contextWith(setupOf("x", { enabled: false })));
      assert.deepEqual(named.coverage[0]?.reason, "off: the operator has not switched this source on");
      const hostless = await find({ ...query, type: "mastodon" }, contextWith(setupOf("mastodon", { values: {} })));
      assert.deepEqual(hostless.coverage[0]?.reason, "no server to search through is set");
      const offline = await find(query, contextWith({ ...outbound, offline: true }));
      assert.deepEqual(offline.coverage[0]?.reason, "offline");
      const second = await searchPlatforms(
        contextWith(),
        CALLER,
        { ...query, next: "x" },
        new AbortController().signal,
      );
      assert.deepEqual(second, []);
      assert.deepEqual(imitation.requests, []);
    });

    test("of everybody asks nobody outside unless a source is named, and refuses one that cannot be searched", async () => {
      const query: SearchQuery = { query: "Ada Example", type: "candor", limit: 20 };
      assert.deepEqual((await find(query)).coverage, []);
      assert.deepEqual(imitation.requests, []);
      await assert.rejects(find({ ...query, ask: "hibp" }), /No source named "hibp"/);
      const { coverage, names } = await find({ ...query, ask: "bluesky" });
      assert.deepEqual([coverage[0]?.outcome, names], ["found", ["Ada Example"]]);
    });

    test("matches people imported with one of their addresses or ids, and lists nobody twice", async () => {
      await importPeople({
        key: "test:ada",
        fullName: "Ada Example",
        profiles: ["https://github.com/candor-ada"],
        identifiers: [{ kind: "externalId", value: "wikidata:Q900000101" }],
      });
      const onGithub = await find(ASKED["github"]?.query as SearchQuery);
      const inWikidata = await find(ASKED["wikidata"]?.query as SearchQuery);
      for (const { hits } of [onGithub, inWikidata]) {
        assert.deepEqual(
          hits.map(({ candidate }) => candidate.originKey),
          ["test:ada"],
        );
      }
    });

    test("takes one address from two sources for one person, and one name for two", async () => {
      await importPeople({ key: "test:namesake", fullName: "Ada Example", profiles: ["https://x.com/another_ada"] });
      // Wikidata lists the account on X that X knows.
      const { names } = await find({ query: "Ada Example", type: "x", ask: "wikidata", limit: 20 });
      assert.deepEqual(names, ["Ada Example", "Ada Example"]);
      assert.equal(await countPeople(), 2);
    });

    test("keeps nobody whom a source reports as under 18, and removes somebody kept before it did", async () => {
      const { query } = ASKED["wikidata"] ?? assert.fail();
      const child = new Date("1970-03-01T10:00:00.000Z");
      const kept = await find(query);
      assert.deepEqual([kept.names, await countPeople()], [["Ada Example"], 1]);
      await sql`delete from source_answer`.execute(db);
      const told = await find(query, contextWith(outbound, child));
      assert.deepEqual([told.coverage[0]?.outcome, told.names, await countPeople()], ["absent", [], 0]);
    });

    test("yields to a later import of the same person", async () => {
      const query = ASKED["github"]?.query as SearchQuery;
      await find(query);
      await importPeople({ key: "test:ada", fullName: "Ada Example", profiles: ["https://github.com/candor-ada"] });
      const { hits } = await search.find({ accountId: "default", ...query, next: "" });
      assert.deepEqual(
        hits.map(({ candidate }) => candidate.originKey),
        ["test:ada"],
      );
      const later = await find(query, contextWith(outbound, new Date(NOW.getTime() + 2 * DAY_MS)));
      assert.deepEqual(
        later.hits.map(({ candidate }) => candidate.originKey),
        ["test:ada"],
      );
    });

    test("is merged into a later import of the same person if a lookup of them is kept", async () => {
      const query = ASKED["github"]?.query as SearchQuery;
      const { hits: found } = await find(query);
      const foundId = found[0]?.candidate.id ?? "";
      await insertTestLookup(db, { candidateId: foundId });
      // Two imported people share the address, so it is not the found candidate that joins them.
      await importPeople(
        {
          key: "test:ada",
          fullName: "Ada Example",
          profiles: ["https://github.com/candor-ada"],
          birthDate: "1971-02-03",
        },
        {
          key: "test:ada-2",
          fullName: "Ada Example",
          profiles: ["https://github.com/candor-ada"],
          birthDate: "1984-05-06",
        },
      );
      const { hits } = await search.find({ accountId: "default", ...query, next: "" });
      assert.deepEqual(hits.map(({ candidate }) => candidate.originKey).sort(), ["test:ada", "test:ada-2"]);
      const merges = await listMerges(db, [foundId]);
      assert.equal(merges.length, 1);
      assert.equal(merges[0]?.absorbedId, foundId);
      assert.ok(hits.some(({ candidate }) => candidate.id === merges[0]?.headId));
      // Importing the file and searching again changes nothing.
      await importPeople({ key: "test:ada", fullName: "Ada E. Example", profiles: ["https://github.com/candor-ada"] });
      await find(query, contextWith(outbound, new Date(NOW.getTime() + 2 * DAY_MS)));
      assert.equal((await listMerges(db, [foundId])).length, 1);
    });

    test("remains merged as somebody merged it when the same person is imported", async () => {
      const query = ASKED["github"]?.query as SearchQuery;
      const { hits: found } = await find(query);
      const foundId = found[0]?.candidate.id ?? "";
      await importPeople({ key: "test:other", fullName: "Ada Other", profiles: ["https://x.com/ada_other"] });
      const { hits: others } = await search.find({
        accountId: "default",
        query: "Ada Other",
        type: "candor",
        limit: 20,
        next: "",
      });
      const other = others.find(({ candidate }) => candidate.originKey === "test:other")?.candidate.id ?? "";
      await insertMerges(db, [{ absorbedId: foundId, intoId: other, headId: other, mergedAt: NOW, keyId: "key" }]);
      await importPeople({ key: "test:ada", fullName: "Ada Example", profiles: ["https://github.com/candor-ada"] });
      assert.deepEqual(
        (await listMerges(db, [foundId])).map(({ headId }) => headId),
        [other],
      );
    });

    for (const [by, key] of [
      ["their profile", { kind: "profileUrl", value: "https://github.com/candor-ada" }],
      ["an e-mail that their profile shows", { kind: "email", value: "ada@example.org" }],
    ] satisfies [string, Identifier][]) {
      test(`keeps nothing about somebody suppressed by ${by}`, async () => {
        await suppress(db, suppressionKeys(KEYRING, { names: [], birthDate: null, identifiers: [key] }));
        const { hits } = await find(ASKED["github"]?.query as SearchQuery);
        assert.deepEqual([hits, await countPeople()], [[], 0]);
      });
    }

    test("keeps nothing about an imported person suppressed by another key", async () => {
      const phone: Identifier = { kind: "phone", value: "+12025550101" };
      await importPeople({
        key: "test:ada",
        fullName: "Ada Example",
        profiles: ["https://github.com/candor-ada"],
        identifiers: [phone],
      });
      await suppress(db, suppressionKeys(KEYRING, { names: [], birthDate: null, identifiers: [phone] }));
      const { hits } = await find(ASKED["github"]?.query as SearchQuery);
      assert.deepEqual([hits, await countPeople()], [[], 1]);
    });

    test("hides found people at once when they are suppressed later", async () => {
      const query = ASKED["github"]?.query as SearchQuery;
      assert.deepEqual((await find(query)).names, ["Ada Example"]);
      const email: Identifier = { kind: "email", value: "ada@example.org" };
      await suppress(db, suppressionKeys(KEYRING, { names: [], birthDate: null, identifiers: [email] }));
      assert.deepEqual((await find(query)).names, []);
    });

    test("is forgotten after a month, unless the person was found again or a lookup of them is kept", async () => {
      for (const name of ["github", "bluesky", "mastodon"]) await find(ASKED[name]?.query as SearchQuery);
      const later = new Date(NOW.getTime() + 20 * DAY_MS);
      const { hits } = await find(ASKED["bluesky"]?.query as SearchQuery, contextWith(outbound, later));
      const lookedUp = await find(ASKED["mastodon"]?.query as SearchQuery);
      const expiresAt = new Date(NOW.getTime() + 90 * DAY_MS);
      await insertTestLookup(db, { candidateId: lookedUp.hits[0]?.candidateId ?? null, expiresAt });
      const now = () => new Date(NOW.getTime() + 31 * DAY_MS);
      const blobs = { put: async () => {}, get: async () => null, remove: async () => {} };
      await sweep({ db, blobs: blobs as never, log: createLog("silent"), now, otherDays: 7 });
      const { rows } = await sql<{ id: string }>`select id from candidate`.execute(db);
      assert.deepEqual(rows.map(({ id }) => id).sort(), [hits[0]?.candidateId, lookedUp.hits[0]?.candidateId].sort());
      const github = await search.find({
        accountId: "default",
        query: "Ada Example",
        type: "github",
        limit: 20,
        next: "",
      });
      assert.deepEqual(github.hits, []);
    });
  });
}

function platformsOfAda(handle: string): string[] {
  return [
    `https://github.com/${handle}`,
    `https://social.example.org/@${handle}`,
    `https://bsky.app/profile/${handle}.example.org`,
    `https://x.com/${handle}`,
  ];
}
