import { inEnglish } from "../../support/in-english.ts";
import assert from "node:assert/strict";
import { after, before, beforeEach, describe, test } from "node:test";
import { createRoom } from "../../../src/asking/ask-connector.ts";
import { sql } from "kysely";
import { createOutbound, type Outbound } from "../../../src/asking/outbound.ts";
import type { Connector } from "../../../src/connectors/connector.ts";
import { readWith, yieldsOf } from "../../../src/connectors/reader.ts";
import { CONNECTORS } from "../../../src/connectors/registry.ts";
import { listDatasources } from "../../../src/db/datasource.ts";
import { KEYRING } from "../../db/drafts.ts";
import { listProbes, type StoredProbe } from "../../../src/db/probe.ts";
import type { Db } from "../../../src/db/schema.ts";
import { listSourceHealth, listUnknownMembers } from "../../../src/db/source.ts";
import { claimId, recordId } from "../../../src/domain/claim.ts";
import { SECTIONS } from "../../../src/domain/lookup.ts";
import { collect } from "../../../src/pipeline/collect.ts";
import type { Fault } from "../../connectors/imitation-faults.ts";
import { type Imitation, startImitation, TEST_KEY } from "../../connectors/imitation.ts";
import { insertTestLookup, stageContext, takeUp } from "../../pipeline/kit.ts";
import { openTestDatabase, type TestDatabase } from "../../support/database.ts";

/** Pictures are fetched after the others: test/pipeline/pictures.test.ts. */
const OUTBOUND = CONNECTORS.filter(({ asks, picturesOnly }) => asks !== undefined && picturesOnly !== true);
const NAMES = OUTBOUND.map(({ name }) => name).sort();
const AT_HOST = ["mastodon", "searxng", "website"];
/** Sources whose terms forbid keeping their answers. */
const UNKEPT = OUTBOUND.filter(({ limits }) => limits.cacheDays === 0).map(({ name }) => name);

describe("Every external source", () => {
  let opened: TestDatabase;
  let db: Db;
  let imitation: Imitation;
  let outbound: Outbound;

  before(async () => {
    opened = await openTestDatabase("embedded");
    db = opened.database.db;
    imitation = await startImitation();
    outbound = createOutbound({ offline: false, contact: "test@example.org", baseUrl: "" }, imitation.setups);
  });
  after(async () => {
    await outbound.close();
    await imitation.close();
    await opened.close();
  });
  beforeEach(async () => {
    imitation.faults.clear();
    imitation.requests.length = 0;
    for (const table of ["source_state", "source_answer", "source_member"])
      await sql`delete from ${sql.table(table)}`.execute(db);
  });

  /** Asks every source at once about its own example. */
  async function askAll(
    about: "present" | "absent",
    { fault, timeoutMs, way = outbound }: { fault?: Fault; timeoutMs?: number; way?: Outbound } = {},
  ) {
    if (fault) for (const name of NAMES) imitation.faults.set(name, fault);
    // Without the sources' own limits, which would slow these tests down.
    const connectors = OUTBOUND.map((each) => {
      const limits = { ...each.limits, requestsPerMinute: 6_000, ...(timeoutMs !== undefined && { timeoutMs }) };
      return { ...each, limits };
    });
    const id = await insertTestLookup(db, { sections: [...SECTIONS], identifiers: [] });
    const lookup = await takeUp(db, id);
    const context = stageContext(db, connectors, { outbound: way });
    await Promise.all(
      connectors.map((connector) =>
        collect(
          lookup,
          [connector.examples[about]],
          0,
          { known: {}, disabled: new Set(), room: createRoom() },
          { ...context, connectors: [connector] },
        ),
      ),
    );
    const probes = await listProbes(db, id);
    return { id, probes, datasources: await listDatasources(db, KEYRING, id), outcomes: outcomesOf(probes) };
  }

  test("answers about its example person in a shape that is read completely, into the properties it declares", async () => {
    const { outcomes, datasources, probes } = await askAll("present");
    assert.deepEqual(outcomes, everyone("found"));
    for (const connector of OUTBOUND) {
      const own = datasources.filter((each) => each.connector === connector.name);
      const claims = own.flatMap((each) => [...readWith(connector.readers, each)].flatMap((finding) => finding.claims));
      assert.ok(claims.length > 0, connector.name);
      const undeclared = claims.filter(({ property }) => !yieldsOf(connector.readers).includes(property));
      assert.deepEqual(undeclared, [], connector.name);
    }
    assert.deepEqual(await listUnknownMembers(db), new Map());
    assert.ok(probes.every(({ attempts, bytes }) => attempts > 0 && bytes > 0));
  });

  test("reports an unknown person as absent, and nothing else", async () => {
    const { outcomes, datasources } = await askAll("absent");
    assert.deepEqual(outcomes, everyone("absent"));
    assert.deepEqual(datasources, []);
  });

  test("is stored under its public address, and asked with our name and no secrets in what is stored", async () => {
    const { id, datasources } = await askAll("present");
    assert.ok(datasources.every(({ url }) => url.startsWith("https://")));
    const log = await sql<{
      url: string;
    }>`select url from outbound_request where lookup_id = ${id} and attempt > 0`.execute(db);
    assert.equal(log.rows.length, imitation.requests.length);
    assert.ok(!JSON.stringify([datasources, log.rows]).includes(TEST_KEY));
    assert.ok(imitation.requests.every(({ headers }) => headers["user-agent"] === "Candor/0.1 (test@example.org)"));
  });

  test("gives the same records and claims when asked again", async () => {
    const [first, second] = [await askAll("present"), await askAll("present")];
    const ids = ({ datasources }: typeof first) =>
      datasources.flatMap((datasource) => {
        const connector = OUTBOUND.find(({ name }) => name === datasource.connector) as Connector;
        return [...readWith(connector.readers, datasource)].flatMap(({ externalId, claims }) =>
          claims.map((claim) => claimId(recordId(connector.name, externalId), claim)),
        );
      });
    assert.deepEqual(ids(first).sort(), ids(second).sort());
  });

  test("is not asked twice within its cache days, and the log says that a cached answer was used", async () => {
    await askAll("present");
    const asked = imitation.requests.length;
    const { id, outcomes, probes } = await askAll("present");
    const again = imitation.requests.slice(asked).map(({ connector }) => connector);
    assert.deepEqual(again, UNKEPT);
    assert.deepEqual(outcomes, everyone("found"));
    assert.ok(probes.every(({ connector, attempts }) => attempts === 0 || UNKEPT.includes(connector)));
    const used = await sql`select 1 from outbound_request where lookup_id = ${id} and attempt = 0`.execute(db);
    assert.ok(used.rows.length >= NAMES.length - UNKEPT.length);
  });

  for (const [fault, reason] of [
    ["limited", /rate limit \(429\)/],
    ["challenge", /challenge page/],
    ["bomb", /too large/],
    ["failing", /failed \(500\)/],
  ] as const) {
    test(`is blocked, not absent, when it is ${fault}`, async () => {
      const { outcomes, probes, datasources } = await askAll("present", { fault });
      assert.deepEqual(outcomes, everyone("blocked"));
      assert.ok(
        probes.every((probe) => reason.test(inEnglish(probe.why))),
        reasonsOf(probes),
      );
      assert.deepEqual(datasources, []);
    });
  }

  test("is blocked when it does not answer in time, without holding up the others", async () => {
    const { outcomes, probes } = await askAll("present", { fault: "silent", timeoutMs: 600 });
    assert.deepEqual(outcomes, everyone("blocked"));
    assert.ok(
      probes.every(({ why }) => why[0]?.code === "late"),
      reasonsOf(probes),
    );
  });

  for (const fault of ["cutOff", "halfJson"] as const) {
    test(`is blocked when its JSON is ${fault}`, async () => {
      const { outcomes } = await askAll("present", { fault });
      const blocked = fault === "cutOff" ? everyone("blocked") : { ...everyone("blocked"), website: ["skipped"] };
      assert.deepEqual(outcomes, blocked);
    });
  }

  for (const fault of ["refused", "forbidden"] as const) {
    test(`is off for the run when we are ${fault}, but with several hosts only that host is`, async () => {
      for (const name of NAMES) imitation.faults.set(name, fault);
      for (const connector of OUTBOUND) {
        const lookup = await takeUp(db, await insertTestLookup(db, { sections: [...SECTIONS], identifiers: [] }));
        const disabled = new Set<string>();
        const context = stageContext(db, [connector], { outbound });
        await collect(lookup, [connector.examples.present], 0, { known: {}, disabled, room: createRoom() }, context);
        assert.deepEqual([...disabled], AT_HOST.includes(connector.name) ? [] : [connector.name]);
        assert.deepEqual(outcomesOf(await listProbes(db, lookup.id)), { [connector.name]: ["blocked"] });
      }
    });
  }

  test("is asked again after a short pause if it requests one", async () => {
    const { outcomes, probes } = await askAll("present", { fault: "limitedForAMoment" });
    assert.deepEqual(outcomes, everyone("found"));
    assert.ok(probes.every(({ attempts }) => attempts >= 2));
  });

  test("fails in its own ledger row when it answers in another shape", async () => {
    for (const fault of ["hostile", "deep"] as const) {
      const { outcomes } = await askAll("present", { fault });
      const lies = Object.entries(outcomes).filter(([, all]) => all.includes("found") && !all.includes("failed"));
      assert.deepEqual(lies, [], fault);
    }
  });

  test("reports unknown members by name, and never by value", async () => {
    await askAll("present", { fault: "changed" });
    const unknown = await listUnknownMembers(db);
    const silent = NAMES.filter((name) => !unknown.get(name)?.some((member) => member.endsWith("brandNew")));
    // A page has no members.
    assert.deepEqual(silent, ["website"]);
  });

  test("is decoded from bytes: JSON always as UTF-8, pages as they declare", async () => {
    const { datasources } = await askAll("present", { fault: "latin1" });
    const website = datasources.find(({ kind }) => kind === "web-page");
    assert.match(website?.data ?? "", /Åda Example/);
    const github = datasources.find(({ kind }) => kind === "github/user");
    assert.match(github?.data ?? "", /\uFFFDda Example/);
  });

  test("cannot redirect to a private address: the probe ends with the reason", async () => {
    const { outcomes, probes } = await askAll("present", { fault: "redirectInside" });
    assert.deepEqual(outcomes, everyone("skipped"));
    assert.ok(
      probes.every(({ why }) => why[0]?.code === "notAllowed"),
      reasonsOf(probes),
    );
  });

  test("is not asked offline, and one row for each says so", async () => {
    const offline = createOutbound({ offline: true, contact: null, baseUrl: "" }, imitation.setups);
    const { probes } = await askAll("present", { way: offline });
    await offline.close();
    assert.ok(probes.every(({ outcome, why }) => outcome === "skipped" && why[0]?.code === "offline"));
    assert.deepEqual([probes.length, imitation.requests.length], [NAMES.length, 0]);
  });

  test("is left alone after five failures in a row, and the ledger says that its circuit is open", async () => {
    await askAll("present", { fault: "failing" });
    await askAll("present", { fault: "failing" });
    const asked = imitation.requests.length;
    imitation.faults.clear();
    const { outcomes, probes } = await askAll("present");
    assert.deepEqual(outcomes, everyone("skipped"));
    assert.ok(
      probes.every(({ why }) => why[0]?.code === "circuitOpen"),
      reasonsOf(probes),
    );
    assert.equal(imitation.requests.length, asked);
    const health = await listSourceHealth(db);
    assert.ok(health.every(({ open, errorRate }) => open === 1 && errorRate > 0.5));
  });
});

function outcomesOf(probes: readonly StoredProbe[]): Record<string, string[]> {
  const groups = Map.groupBy(probes, ({ connector }) => connector);
  return Object.fromEntries([...groups].map(([name, rows]) => [name, rows.map(({ outcome }) => outcome)]));
}

function everyone(outcome: string): Record<string, string[]> {
  return Object.fromEntries(NAMES.map((name) => [name, [outcome]]));
}

function reasonsOf(probes: readonly StoredProbe[]): string {
  return probes.map(({ connector, why }) => `${connector}: ${inEnglish(why)}`).join("\n");
}
