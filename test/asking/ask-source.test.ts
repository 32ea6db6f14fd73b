import assert from "node:assert/strict";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, beforeEach, describe, test } from "node:test";
import { sql } from "kysely";
import { createRoom } from "../../src/asking/ask-connector.ts";
import type { Connector } from "../../src/connectors/connector.ts";
import { CONNECTORS } from "../../src/connectors/registry.ts";
import { saveDocuments } from "../../src/db/archive.ts";
import { listDatasources } from "../../src/db/datasource.ts";
import { listProbes } from "../../src/db/probe.ts";
import type { Db } from "../../src/db/schema.ts";
import type { Identifier } from "../../src/domain/identifier.ts";
import type { SectionName } from "../../src/domain/lookup.ts";
import { collect } from "../../src/pipeline/collect.ts";
import { createOutbound, type Outbound } from "../../src/asking/outbound.ts";
import { routeOf } from "../../src/asking/route.ts";
import { type Imitation, startImitation } from "../connectors/imitation.ts";
import { BREACHES } from "../../src/connectors/hibp/samples.ts";
import { draftDocument, KEYRING, keyed } from "../db/drafts.ts";
import { openTestDatabase, type TestDatabase } from "../support/database.ts";
import { insertTestLookup, stageContext, takeUp } from "../pipeline/kit.ts";

const DAY_MS = 86_400_000;
const folder = mkdtempSync(join(tmpdir(), "candor-sources-"));

function connectorOf(name: string): Connector {
  const connector = CONNECTORS.find((one) => one.name === name);
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
    rmSync(folder, { recursive: true });
  });
  beforeEach(async () => {
    await sql`delete from source_answer`.execute(db);
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
    await collect(lookup, identifiers, 0, { disabled: new Set(), room: createRoom() }, context);
    const probes = await listProbes(db, lookup.id);
    return {
      rows: probes.map(({ outcome, reason }) => [outcome, reason]),
      datasources: await listDatasources(db, KEYRING, lookup.id),
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

  test("An answer with more than its connector may look into is not looked into, and the ledger says so", async () => {
    imitation.faults.set("stack-exchange", "crowded");
    const { rows, datasources } = await ask("stack-exchange", [connectorOf("stack-exchange").examples.present]);
    assert.deepEqual(rows, [["blocked", "the answer has too many members to look into"]]);
    assert.deepEqual(datasources, []);
  });

  test("What a user of Stack Overflow writes of themselves is asked for with a filter that is made once", async () => {
    const stackOverflow = connectorOf("stack-exchange");
    const { datasources } = await ask("stack-exchange", [stackOverflow.examples.present]);
    assert.match(datasources[0]?.data ?? "", /Maps &amp; bread/);
    now = new Date(now.getTime() + 60_000);
    await ask("stack-exchange", [{ kind: "website", value: "stackoverflow.com/users/9000199" }]);
    const filters = imitation.requests.filter(({ path }) => path.includes("filters/create"));
    assert.equal(filters.length, 1);
  });

  test("A source that asks for patience in its answer is not asked again before it is over", async () => {
    imitation.faults.set("stack-exchange", "patience");
    await ask("stack-exchange", [connectorOf("stack-exchange").examples.present]);
    const { rows } = await sql<{ wait: number }>`
      select extract(epoch from arrival - clock_timestamp())::float8 as wait from source_state
      where scope = 'stack-exchange'
    `.execute(db);
    assert.ok((rows[0]?.wait ?? 0) > 20, `${rows[0]?.wait}`);
    await sql`delete from source_state where scope = 'stack-exchange'`.execute(db);
  });

  test("A question that had its place before a source asked for patience waits as well, or is not asked", async () => {
    imitation.faults.set("stack-exchange", "patience");
    const { value } = connectorOf("stack-exchange").examples.present;
    const sites = ["stackoverflow.com", "superuser.com", "askubuntu.com", "serverfault.com"];
    const { rows } = await ask(
      "stack-exchange",
      sites.map((site) => ({ kind: "website", value: value.replace(/^[^/]+/, site) })),
    );
    const left = rows.filter(([, reason]) =>
      reason?.startsWith("the source asks for a pause; it may be asked again at "),
    );
    assert.ok(left.length > 0, JSON.stringify(rows));
    await sql`delete from source_state where scope = 'stack-exchange'`.execute(db);
  });

  test("A source that was asked too often and says so with status 400 is blocked, with the time it names", async () => {
    imitation.faults.set("stack-exchange", "throttled");
    const { rows } = await ask("stack-exchange", [connectorOf("stack-exchange").examples.absent]);
    assert.deepEqual(rows, [["blocked", "the source's own rate limit (400)"]]);
  });

  test("That a source was asked too often is not kept: asked again when it is over, it answers", async () => {
    const { examples } = connectorOf("stack-exchange");
    imitation.faults.set("stack-exchange", "throttled");
    await ask("stack-exchange", [examples.present]);
    imitation.faults.clear();
    const { rows } = await ask("stack-exchange", [examples.present]);
    assert.deepEqual(rows, [["found", null]]);
  });

  test("A question that a source does not understand, without a word why, is blocked", async () => {
    imitation.faults.set("stack-exchange", "misunderstood");
    const { rows } = await ask("stack-exchange", [connectorOf("stack-exchange").examples.absent]);
    assert.deepEqual(rows, [["blocked", "the source did not understand the question (400)"]]);
  });

  test("A user of Stack Overflow is asked about without a filter where none is made", async () => {
    imitation.faults.set("stack-exchange", "noFilter");
    const { rows, datasources } = await ask("stack-exchange", [connectorOf("stack-exchange").examples.present]);
    assert.deepEqual(rows, [["found", null]]);
    assert.doesNotMatch(datasources[0]?.data ?? "", /about_me/);
  });

  test("An answer that its person does not want kept is neither kept nor cached", async () => {
    const gitHub = connectorOf("github");
    const shy: Connector = {
      ...gitHub,
      async *probe(_, context) {
        await context.ask({ url: "https://api.github.com/users/candor-ada", refusal: () => "the profile is private" });
        yield* [];
      },
    };
    const lookup = await takeUp(db, await insertTestLookup(db, { sections: ["overview"] }));
    const context = stageContext(db, [shy], { outbound, now: () => now });
    await collect(lookup, [gitHub.examples.present], 0, { disabled: new Set(), room: createRoom() }, context);
    const [probe] = await listProbes(db, lookup.id);
    assert.deepEqual([probe?.outcome, probe?.reason], ["skipped", "the profile is private"]);
    const { rows } = await sql`select 1 from source_answer`.execute(db);
    assert.deepEqual(rows, []);
  });

  test("A page whose host keeps us out by robots.txt is not asked for", async () => {
    const { rows } = await ask("website", [{ kind: "website", value: "shy.example.org" }]);
    assert.deepEqual(rows, [["skipped", "the host's robots.txt keeps us from the page"]]);
    assert.deepEqual(
      imitation.requests.map(({ path }) => path),
      ["shy.example.org/robots.txt"],
    );
  });

  test("A redirect to a host that keeps us out by its robots.txt is not followed; one to a host that does not is", async () => {
    const kept = await ask("website", [{ kind: "website", value: "moved.example.org" }]);
    assert.deepEqual(kept.rows, [["skipped", "the host's robots.txt keeps us from the page"]]);
    assert.ok(imitation.requests.every(({ path }) => path !== "shy.example.org/"));
    const { rows, datasources } = await ask("website", [{ kind: "website", value: "new.example.org" }]);
    assert.deepEqual(rows, [["found", null]]);
    assert.equal(datasources.find(({ kind }) => kind === "web-page")?.url, "https://ada.example.org/");
  });

  test("An e-mail address goes to Gravatar as its hash, and stands in no address that is kept", async () => {
    const { rows, datasources } = await ask("gravatar", [connectorOf("gravatar").examples.present]);
    assert.deepEqual(rows, [["found", null]]);
    const { rows: log } = await sql`select * from outbound_request where connector = 'gravatar'`.execute(db);
    const { rows: cached } = await sql`select url from source_answer`.execute(db);
    assert.ok(log.length > 0 && cached.length > 0);
    const sent = imitation.requests.map(({ path, headers }) => [path, headers]);
    assert.doesNotMatch(JSON.stringify([log, cached, sent, datasources.map(({ url }) => url)]), /ada(?:@|%40)example/i);
  });

  test("The operator's list of breaches describes one that an imported document knows by name alone", async () => {
    const file = join(folder, "breaches.json");
    writeFileSync(file, JSON.stringify(BREACHES));
    const email: Identifier = { kind: "email", value: "ada@example.org" };
    const data = JSON.stringify([{ Name: "InventedForum" }, { Name: "Brandnew" }]);
    const url = "https://haveibeenpwned.com/api/v3/breachedaccount/ada%40example.org";
    await saveDocuments(db, KEYRING, [
      draftDocument({ id: "bare", kind: "hibp/breached-account", url, data, identifiers: [keyed(email)] }),
    ]);
    const way = { ...outbound, setupOf: () => ({ enabled: true, baseUrl: null, values: { file } }) };
    const { rows, datasources } = await ask("hibp-list", [email], { way });
    assert.deepEqual(rows, [["blocked", "the list lacks 1 of 2 breaches: Brandnew"]]);
    assert.deepEqual(
      datasources.map(({ kind }) => kind),
      ["hibp/listed-breaches"],
    );
    const closed = await ask("hibp-list", [email], { way, sections: ["overview"] });
    assert.deepEqual(closed.rows, [["skipped", "no section of this lookup is answered by it"]]);
    assert.deepEqual((await ask("hibp-list", [email])).rows, [], "nobody set a list");
    const lost = { ...outbound, setupOf: () => ({ enabled: true, baseUrl: null, values: { file: `${file}.gone` } }) };
    assert.deepEqual((await ask("hibp-list", [email], { way: lost })).rows, [
      ["skipped", "the operator's file cannot be read (ENOENT)"],
    ]);
    assert.equal(imitation.requests.length, 0);
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
