import { inEnglish } from "../support/in-english.ts";
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
import { samples as GITHUB } from "../../src/connectors/github/samples.ts";
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
    const lookup = await takeUp(db, await insertTestLookup(db, { sections, identifiers: [] }));
    const context = stageContext(db, [connectorOf(name)], { outbound: way, now: () => now });
    await collect(lookup, identifiers, 0, { known: {}, disabled: new Set(), room: createRoom() }, context);
    const probes = await listProbes(db, lookup.id);
    return {
      rows: probes.map(({ outcome, why }) => [outcome, inEnglish(why)]),
      datasources: await listDatasources(db, KEYRING, lookup.id),
    };
  }

  test("Says so when a source yields more than a lookup takes from one question", async () => {
    const github = connectorOf("github");
    const capture = (GITHUB.captures ?? []).find(({ kind }) => kind === "github/user");
    assert.ok(capture);
    const endless: Connector = {
      ...github,
      async *probe() {
        for (;;) yield await Promise.resolve(capture);
      },
    };
    const lookup = await takeUp(db, await insertTestLookup(db, { sections: ["overview"], identifiers: [] }));
    const context = stageContext(db, [endless], { outbound, now: () => now });
    const run = { known: {}, disabled: new Set<string>(), room: createRoom() };
    await collect(lookup, [github.examples.present], 0, run, context);
    const [probe] = await listProbes(db, lookup.id);
    assert.equal(probe?.outcome, "found");
    assert.match(String(inEnglish(probe.why)), /the rest was left out: it is more than one lookup takes in/);
  });

  test("Revalidates an expired answer, which is fresh again as of now if unchanged", async () => {
    const { examples } = connectorOf("github");
    await ask("github", [examples.present]);
    now = new Date(now.getTime() + 2 * DAY_MS);
    imitation.requests.length = 0;
    const { rows, datasources } = await ask("github", [examples.present]);
    assert.deepEqual(rows, [["found", ""]]);
    assert.equal(imitation.requests[0]?.headers["if-none-match"], '"ada-1"');
    const user = datasources.find(({ kind }) => kind === "github/user");
    assert.match(user?.data ?? "", /Candor-Ada/);
    assert.equal(user?.collectedAt, now.toISOString());
  });

  test("Does not search an answer with more members than allowed, and the ledger says so", async () => {
    imitation.faults.set("stack-exchange", "crowded");
    const { rows, datasources } = await ask("stack-exchange", [connectorOf("stack-exchange").examples.present]);
    assert.deepEqual(rows, [["blocked", "the answer is too large to be read in full"]]);
    assert.deepEqual(datasources, []);
  });

  test("Asks for the self-descriptions of Stack Overflow users with a filter that is created once", async () => {
    const stackOverflow = connectorOf("stack-exchange");
    const { datasources } = await ask("stack-exchange", [stackOverflow.examples.present]);
    assert.match(datasources[0]?.data ?? "", /Maps &amp; bread/);
    now = new Date(now.getTime() + 60_000);
    await ask("stack-exchange", [{ kind: "website", value: "stackoverflow.com/users/9000199" }]);
    const filters = imitation.requests.filter(({ path }) => path.includes("filters/create"));
    assert.equal(filters.length, 1);
  });

  test("Does not ask a source again before the pause it asked for in an answer is over", async () => {
    imitation.faults.set("stack-exchange", "patience");
    await ask("stack-exchange", [connectorOf("stack-exchange").examples.present]);
    const { rows } = await sql<{ wait: number }>`
      select extract(epoch from arrival - clock_timestamp())::float8 as wait from source_state
      where scope = 'stack-exchange'
    `.execute(db);
    assert.ok((rows[0]?.wait ?? 0) > 20, `${rows[0]?.wait}`);
    await sql`delete from source_state where scope = 'stack-exchange'`.execute(db);
  });

  test("A question queued before a source asked for a pause also waits, or is not asked", async () => {
    imitation.faults.set("stack-exchange", "patience");
    const { value } = connectorOf("stack-exchange").examples.present;
    const sites = ["stackoverflow.com", "superuser.com", "askubuntu.com", "serverfault.com"];
    const { rows } = await ask(
      "stack-exchange",
      sites.map((site) => ({ kind: "website", value: value.replace(/^[^/]+/, site) })),
    );
    const left = rows.filter(([, reason]) =>
      reason?.startsWith("the source asks for a pause; it may be searched again at "),
    );
    assert.ok(left.length > 0, JSON.stringify(rows));
    await sql`delete from source_state where scope = 'stack-exchange'`.execute(db);
  });

  test("A source that throttles with status 400 is blocked for its rate limit", async () => {
    imitation.faults.set("stack-exchange", "throttled");
    const { rows } = await ask("stack-exchange", [connectorOf("stack-exchange").examples.absent]);
    assert.deepEqual(rows, [["blocked", "the source’s own rate limit (400)"]]);
  });

  test("Does not cache a throttled answer: asked again, the source answers", async () => {
    const { examples } = connectorOf("stack-exchange");
    imitation.faults.set("stack-exchange", "throttled");
    await ask("stack-exchange", [examples.present]);
    imitation.faults.clear();
    const { rows } = await ask("stack-exchange", [examples.present]);
    assert.deepEqual(rows, [["found", ""]]);
  });

  test("A question that a source rejects without a reason is blocked", async () => {
    imitation.faults.set("stack-exchange", "misunderstood");
    const { rows } = await ask("stack-exchange", [connectorOf("stack-exchange").examples.absent]);
    assert.deepEqual(rows, [["blocked", "the source did not understand the request (400)"]]);
  });

  test("Asks about a Stack Overflow user without a filter if none can be created", async () => {
    imitation.faults.set("stack-exchange", "noFilter");
    const { rows, datasources } = await ask("stack-exchange", [connectorOf("stack-exchange").examples.present]);
    assert.deepEqual(rows, [["found", ""]]);
    assert.doesNotMatch(datasources[0]?.data ?? "", /about_me/);
  });

  test("Neither stores nor caches an answer whose person does not want it kept", async () => {
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
    await collect(
      lookup,
      [gitHub.examples.present],
      0,
      { known: {}, disabled: new Set(), room: createRoom() },
      context,
    );
    const [probe] = await listProbes(db, lookup.id);
    assert.deepEqual([probe?.outcome, inEnglish(probe?.why)], ["skipped", "the profile is private"]);
    const { rows } = await sql`select 1 from source_answer`.execute(db);
    assert.deepEqual(rows, []);
  });

  test("Does not fetch a page that its host's robots.txt disallows", async () => {
    const { rows } = await ask("website", [{ kind: "website", value: "shy.example.org" }]);
    assert.deepEqual(rows, [["skipped", "the host’s robots.txt excludes the page"]]);
    assert.deepEqual(
      imitation.requests.map(({ path }) => path),
      ["shy.example.org/robots.txt"],
    );
  });

  test("A page without a byte is not found, and says so", async () => {
    imitation.faults.set("website", "empty");
    const { rows, datasources } = await ask("website", [{ kind: "website", value: "ada.example.org" }]);
    assert.deepEqual([rows, datasources], [[["blocked", "the source returned an empty answer"]], []]);
  });

  test("A source that answers with a page instead of JSON is blocked, and the ledger says so", async () => {
    imitation.faults.set("github", "login");
    const { rows, datasources } = await ask("github", [
      { kind: "profileUrl", value: "https://github.com/ada-example" },
    ]);
    assert.deepEqual([...new Set(rows.flat())], ["blocked", "the response is HTML, not JSON"]);
    assert.deepEqual(datasources, []);
  });

  test("An address that answers JSON without a list of results is no search engine that knows nobody", async () => {
    imitation.faults.set("searxng", "elsewhere");
    const { rows } = await ask("searxng", [{ kind: "name", value: "Ada Example" }]);
    assert.deepEqual(rows, [["blocked", "the answer has an unexpected shape: no list"]]);
  });

  test("Follows a redirect only to a host whose robots.txt allows it", async () => {
    const kept = await ask("website", [{ kind: "website", value: "moved.example.org" }]);
    assert.deepEqual(kept.rows, [["skipped", "the host’s robots.txt excludes the page"]]);
    assert.ok(imitation.requests.every(({ path }) => path !== "shy.example.org/"));
    const { rows, datasources } = await ask("website", [{ kind: "website", value: "new.example.org" }]);
    assert.deepEqual(rows, [["found", ""]]);
    assert.equal(datasources.find(({ kind }) => kind === "web-page")?.url, "https://ada.example.org/");
  });

  test("Sends an email address to Gravatar as a hash, and stores it in no URL", async () => {
    const { rows, datasources } = await ask("gravatar", [connectorOf("gravatar").examples.present]);
    assert.deepEqual(rows, [["found", ""]]);
    const { rows: log } = await sql`select * from outbound_request where connector = 'gravatar'`.execute(db);
    const { rows: cached } = await sql`select url from source_answer`.execute(db);
    assert.ok(log.length > 0 && cached.length > 0);
    const sent = imitation.requests.map(({ path, headers }) => [path, headers]);
    assert.doesNotMatch(JSON.stringify([log, cached, sent, datasources.map(({ url }) => url)]), /ada(?:@|%40)example/i);
  });

  test("The operator's list of breaches describes a breach that an imported document only names", async () => {
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
    assert.deepEqual(rows, [["blocked", "the list lacks 1 of 2: Brandnew"]]);
    assert.deepEqual(
      datasources.map(({ kind }) => kind),
      ["hibp/listed-breaches"],
    );
    const closed = await ask("hibp-list", [email], { way, sections: ["overview"] });
    assert.deepEqual(closed.rows, [["skipped", "it answers for no section of this lookup"]]);
    assert.deepEqual((await ask("hibp-list", [email])).rows, [], "no list is set");
    const lost = { ...outbound, setupOf: () => ({ enabled: true, baseUrl: null, values: { file: `${file}.gone` } }) };
    assert.deepEqual((await ask("hibp-list", [email], { way: lost })).rows, [
      ["skipped", "the operator’s file cannot be read (ENOENT)"],
    ]);
    assert.equal(imitation.requests.length, 0);
  });

  test("A source that answers none of the lookup's sections is not asked, and has one ledger row for all keys", async () => {
    const emails = ["ada@example.org", "bo@example.org"].map((value) => ({ kind: "email", value }) as const);
    const { rows } = await ask("hibp", emails, { sections: ["overview"] });
    assert.deepEqual(rows, [["skipped", "it answers for no section of this lookup"]]);
    assert.equal(imitation.requests.length, 0);
  });

  test("A source without its key has one row that says so, and a disabled one has none", async () => {
    const bare = (enabled: boolean): Outbound => ({
      ...outbound,
      setupOf: () => ({ enabled, baseUrl: null, values: {} }),
    });
    const { examples } = connectorOf("hibp");
    assert.deepEqual((await ask("hibp", [examples.present], { way: bare(true) })).rows, [["skipped", "no key"]]);
    assert.deepEqual((await ask("hibp", [examples.present], { way: bare(false) })).rows, []);
  });

  test("A connector only asks the hosts that it declares, with or without a mirror", () => {
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
