import assert from "node:assert/strict";
import { after, before, beforeEach, describe, test } from "node:test";
import type { Connector } from "../../src/connectors/connector.ts";
import { findConnector } from "../../src/connectors/registry.ts";
import { listDatasources } from "../../src/db/datasource.ts";
import { listProbes } from "../../src/db/probe.ts";
import type { Db } from "../../src/db/schema.ts";
import type { Identifier } from "../../src/domain/identifier.ts";
import type { SectionName } from "../../src/domain/lookup.ts";
import { collect } from "../../src/pipeline/collect.ts";
import { createOutbound, type Outbound } from "../../src/pipeline/outbound.ts";
import { routeOf } from "../../src/pipeline/route.ts";
import { type Imitation, startImitation } from "../connectors/imitation.ts";
import { openTestDatabase, type TestDatabase } from "../support/database.ts";
import { insertTestLookup, stageContext, takeUp } from "./kit.ts";

const DAY_MS = 86_400_000;

function connectorOf(name: string): Connector {
  const connector = findConnector(name);
  if (!connector) throw new Error(`there is no ${name}`);
  return connector;
}

describe("Asking a source", () => {
  let opened: TestDatabase;
  let db: Db;
  let imitation: Imitation;
  let outbound: Outbound;
  let now: Date;

  before(async () => {
    opened = await openTestDatabase("embedded");
    db = opened.database.db;
    imitation = await startImitation();
    outbound = createOutbound({ offline: false, contact: null, baseUrl: "http://localhost" }, imitation.setups);
  });
  after(async () => {
    await outbound.close();
    await imitation.close();
    await opened.close();
  });
  beforeEach(() => {
    now = new Date("2026-03-01T10:00:00.000Z");
    imitation.faults.clear();
    imitation.requests.length = 0;
  });

  async function ask(
    name: string,
    identifiers: readonly Identifier[],
    { sections = ["overview", "dataBreaches"], way = outbound }: { sections?: SectionName[]; way?: Outbound } = {},
  ) {
    const lookup = await takeUp(db, await insertTestLookup(db, { sections }));
    const context = stageContext(db, [connectorOf(name)], { outbound: way, now: () => now });
    await collect(lookup, identifiers, 0, new Set(), context);
    const probes = await listProbes(db, lookup.id);
    return {
      rows: probes.map(({ outcome, reason }) => [outcome, reason]),
      datasources: await listDatasources(db, lookup.id),
    };
  }

  test("An answer past its time is asked about with its validator; unchanged, it is fresh again as of now", async () => {
    const { examples } = connectorOf("github");
    await ask("github", [examples.present]);
    now = new Date(now.getTime() + 2 * DAY_MS);
    imitation.requests.length = 0;
    const { rows, datasources } = await ask("github", [examples.present]);
    assert.deepEqual(rows, [["found", null]]);
    assert.equal(imitation.requests[0]?.headers["if-none-match"], '"ada-1"');
    const user = datasources.find(({ kind }) => kind === "github/user");
    assert.match(user?.data ?? "", /Candor-Ada/);
    assert.equal(user?.collectedAt, now.toISOString());
  });

  test("A page whose host keeps us out by robots.txt is not asked for", async () => {
    const { rows } = await ask("website", [{ kind: "website", value: "shy.example.org" }]);
    assert.deepEqual(rows, [["skipped", "the host's robots.txt keeps us from the page"]]);
    assert.deepEqual(
      imitation.requests.map(({ path }) => path),
      ["shy.example.org/robots.txt"],
    );
  });

  test("A source that answers no section of the lookup has one row, however many keys there are, and is not asked", async () => {
    const emails = ["ada@example.org", "bo@example.org"].map((value) => ({ kind: "email", value }) as const);
    const { rows } = await ask("hibp", emails, { sections: ["overview"] });
    assert.deepEqual(rows, [["skipped", "no section of this lookup is answered by it"]]);
    assert.equal(imitation.requests.length, 0);
  });

  test("A source without its key has one row that says so; one that the operator did not choose has none", async () => {
    const bare = (enabled: boolean): Outbound => ({
      ...outbound,
      setupOf: () => ({ enabled, baseUrl: null, values: {} }),
    });
    const { examples } = connectorOf("hibp");
    assert.deepEqual((await ask("hibp", [examples.present], { way: bare(true) })).rows, [["skipped", "no key"]]);
    assert.deepEqual((await ask("hibp", [examples.present], { way: bare(false) })).rows, []);
  });

  test("A connector asks where it says it does and nowhere else, mirror or not", () => {
    const setup = { enabled: true, baseUrl: "http://mirror.test:1/x", values: {} };
    const wikipedia = connectorOf("wikipedia");
    const route = routeOf("https://lt.wikipedia.org/wiki/A?b=c", wikipedia, setup);
    assert.equal(route.address, "http://mirror.test:1/x/lt.wikipedia.org/wiki/A?b=c");
    assert.equal(route.publicOf(route.address), "https://lt.wikipedia.org/wiki/A?b=c");
    const github = routeOf("https://api.github.com/users/a", connectorOf("github"), setup);
    assert.equal(github.address, "http://mirror.test:1/x/users/a");
    assert.equal(github.publicOf(github.address), "https://api.github.com/users/a");
    for (const url of [
      "https://evil.example.org/",
      "https://wikipedia.org.evil.example/",
      "http://en.wikipedia.org/",
    ]) {
      assert.throws(() => routeOf(url, wikipedia, undefined), /does not name/);
    }
  });
});
