import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { createClient, unwrap, type CandorClient, type Schemas } from "../../../src/client/client.ts";
import { connectorVariable } from "../../../src/config/connector-setups.ts";
import { CONNECTORS } from "../../../src/connectors/registry.ts";
import { type Imitation, startImitation, TEST_KEY } from "../../connectors/imitation.ts";
import { importPeople, readRows, runList } from "../../api/bulk-kit.ts";
import { runCandor } from "../../cli/run-candor.ts";
import { startService, type TestService } from "../../support/service.ts";

let imitation: Imitation;
let service: TestService;
let client: CandorClient;

before(async () => {
  imitation = await startImitation();
  const env: Record<string, string> = { CANDOR_CONNECTORS: "all", CANDOR_CONTACT: "test@example.org" };
  for (const [name, { baseUrl }] of imitation.setups) {
    env[connectorVariable(name, "baseUrl")] = baseUrl ?? "";
    const { settings = {} } = CONNECTORS.find((each) => each.name === name) ?? {};
    // YouTube stays without its key.
    for (const [setting, { secret }] of Object.entries(name === "youtube" ? {} : settings)) {
      env[connectorVariable(name, setting)] = secret ? TEST_KEY : "social.example.org";
    }
  }
  service = await startService({ env });
  client = createClient({ baseUrl: service.url, apiKey: service.apiKey });
});

after(async () => {
  await service?.stop();
  await imitation?.close();
});

const ADA = {
  fullName: "Ada Example",
  email: "ada@example.org",
  sources: [
    "https://github.com/candor-ada",
    "https://social.example.org/@ada",
    "https://x.com/candor_ada",
    "https://www.youtube.com/@adabakes",
    "https://ada.example.org",
  ],
};

async function lookUp(body: Schemas["CreateLookup"] = { candidate: ADA }) {
  let lookup = await unwrap(client.POST("/lookups", { body }));
  while (lookup.status === "queued" || lookup.status === "running") {
    const params = { path: { lookupId: lookup.lookupId }, query: { wait: 30 } };
    lookup = await unwrap(client.GET("/lookups/{lookupId}", { params }));
  }
  const params = { path: { lookupId: lookup.lookupId } };
  const coverage = await unwrap(client.GET("/lookups/{lookupId}/coverage", { params }));
  const datasources = await unwrap(client.GET("/lookups/{lookupId}/datasources", { params }));
  return { lookup, params, coverage, datasources };
}

test("A lookup asks all sources, some of which are having a bad day, and reports each outcome", async () => {
  imitation.faults.set("hibp", "refused").set("gdelt", "challenge").set("mastodon", "limited");
  const { lookup, coverage, datasources } = await lookUp();
  assert.equal(lookup.status, "success");
  // Of several questions to a source the first is about what the lookup started with.
  const outcomes = new Map(coverage.toReversed().map((probe) => [`${probe.connector} ${probe.identifierKind}`, probe]));
  const outcomeOf = (key: string) => [outcomes.get(key)?.outcome, outcomes.get(key)?.reason];
  assert.deepEqual(outcomeOf("github profileUrl"), ["found", undefined]);
  assert.deepEqual(outcomeOf("website website"), ["found", undefined]);
  assert.deepEqual(outcomeOf("hibp email"), [
    "blocked",
    "the key was refused (401): it is wrong, expired or revoked, or does not allow this request; you can set another with `candor sources set hibp key`, or in CANDOR_HIBP_KEY if that sets it",
  ]);
  assert.deepEqual(outcomeOf("gdelt name"), ["blocked", "the source returned a challenge page instead of an answer"]);
  const [outcome, reason = ""] = outcomeOf("mastodon profileUrl") ?? [];
  assert.equal(outcome, "blocked");
  assert.match(
    reason,
    /^the source’s own rate limit \(429\); it may be searched again at 2\d{3}-\d\d-\d\d \d\d:\d\d UTC$/,
  );
  // Another lookup gets the source's own words and time; the limit that we keep is irrelevant.
  const later = (await lookUp()).coverage.find(
    ({ connector, identifierKind }) => connector === "mastodon" && identifierKind === "profileUrl",
  );
  assert.deepEqual([later?.outcome, later?.reason, later?.attempts ?? 0], ["blocked", reason, 0]);
  assert.deepEqual(outcomeOf("orcid email"), ["absent", undefined]);
  const youtube = coverage.filter(({ connector }) => connector === "youtube");
  assert.deepEqual(
    youtube.map(({ outcome, reason }) => [outcome, reason]),
    [["skipped", "no key"]],
  );
  assert.ok((outcomes.get("github profileUrl")?.attempts ?? 0) >= 2);
  assert.ok(
    datasources.some(({ connector, source }) => connector === "github" && source.startsWith("https://api.github.com/")),
  );
  assert.ok(!JSON.stringify([lookup, coverage, datasources]).includes(TEST_KEY));
  assert.ok(!service.output().includes(TEST_KEY));
});

test("What a source states goes into the profile, each field with its evidence", async () => {
  imitation.faults.clear();
  const { lookup, params } = await lookUp();
  assert.match(JSON.stringify(lookup.data?.experiences ?? []), /example-maps|Example Maps/);
  const evidence = await unwrap(client.GET("/lookups/{lookupId}/evidence", { params }));
  const pointer = Object.keys(evidence).find((each) => each.startsWith("/experiences/"));
  assert.ok(pointer, Object.keys(evidence).join(" "));
});

test("A bulk lookup asks no more than its budget of questions, whatever its people could be asked about, and names those left out", async () => {
  imitation.faults.clear();
  const local = new Set(CONNECTORS.filter(({ access }) => access === "local").map(({ name }) => name));
  const people = Array.from({ length: 3 }, (_, at) =>
    JSON.stringify({ ...ADA, fullName: `Ada Example ${"ABC"[at]}`, email: `ada${at}@example.org` }),
  );
  const budget = 7;
  const query = `name=people.ndjson&unmatched=lookUp&maxQuestions=${budget}`;
  const bulk = await runList(service, query, people.join("\n"));
  const rows = await readRows(service, bulk.bulkId);
  const lookupIds = new Set(rows.flatMap(({ lookupId }) => lookupId ?? []));
  const asked = await Promise.all(
    [...lookupIds].map((lookupId) =>
      unwrap(client.GET("/lookups/{lookupId}/coverage", { params: { path: { lookupId } } })),
    ),
  );
  const questions = asked
    .flat()
    .filter(({ connector, outcome }) => !local.has(connector) && outcome !== "skipped" && outcome !== "suppressed");
  assert.equal(bulk.status, "success");
  assert.equal(questions.length, bulk.spent.questions, `of ${budget}`);
  assert.ok(questions.length > 0 && questions.length <= budget, `${questions.length} of ${budget}`);
  const left = rows.filter(({ state }) => state === "skipped");
  assert.ok(left.length > 0 && left.every(({ reason }) => /budget/.test(reason ?? "")), JSON.stringify(left));
});

test("The sources page shows which answered, which failed and which have no key", async () => {
  const { results } = await unwrap(client.GET("/connectors", {}));
  const states = new Map(results.map((each) => [each.connector, each]));
  assert.equal(states.get("archive")?.enabled, true);
  assert.ok(states.get("github")?.lastSuccessAt);
  assert.equal(states.get("github")?.configured, true);
  assert.deepEqual([states.get("youtube")?.enabled, states.get("youtube")?.configured], [true, false]);
  assert.ok((states.get("gdelt")?.requests ?? 0) > 0);
  assert.ok(!JSON.stringify(results).includes(TEST_KEY));
});

test("A search on a platform yields candidates who can be looked up; a failing platform does not break it", async () => {
  imitation.faults.clear();
  const found = await unwrap(
    client.GET("/search", { params: { query: { query: "Ada Example", type: "github", limit: 20 } } }),
  );
  assert.deepEqual(
    found.coverage?.map(({ connector, outcome }) => [connector, outcome]),
    [["github", "found"]],
  );
  const [ada] = found.results;
  assert.deepEqual([ada?.fullName, ada?.fragments], ["Ada Example", ["Maps, mostly.", "example-maps", "Barre, VT"]]);
  assert.match(ada?.avatarUrl ?? "", new RegExp(`^${service.url}/`));
  const lookup = await unwrap(client.POST("/lookups", { body: { candidateId: ada?.candidateId ?? "" } }));
  assert.deepEqual(lookup.candidate?.sources, ["https://github.com/candor-ada"]);
  imitation.faults.set("bluesky", "failing").set("github", "silent");
  for (const [type, reason, known] of [
    ["bluesky", "the source failed (500)", 0],
    ["github", "no answer in time", 1],
  ] as const) {
    const page = await unwrap(
      client.GET("/search", { params: { query: { query: "Ada M Example", type, limit: 20 } } }),
    );
    assert.deepEqual([page.results.length, page.coverage?.map((each) => each.reason)], [known, [reason]]);
  }
  imitation.faults.clear();
  assert.ok(!service.output().includes("Example"));
});

test("The command line lists and checks the sources, also by their API names, and ends with 1 if one that may be asked cannot be", async () => {
  const env = { CANDOR_URL: service.url, CANDOR_API_KEY: service.apiKey };
  const { stdout } = await runCandor(["sources", "list"], { env });
  assert.match(stdout, /^source +state +last success +errors +costs +settings +last error/);
  assert.match(stdout, /github +on /);
  assert.match(stdout, /^x .*up to \$0\.26/m);
  assert.match(stdout, /^youtube .*depends on/m);
  const { code, stderr } = await runCandor(["connectors", "check"], { env });
  assert.equal(code, 1);
  assert.match(stderr, /youtube cannot be searched\. Run `candor sources set youtube key`/);
  assert.doesNotMatch(stderr, /github/);
  const searched = await runCandor(["search", "Ada", "Example", "--type", "youtube"], { env });
  assert.equal(searched.code, 0);
  assert.match(searched.stderr, /youtube: not searched, no key/);
});

test("A person who was imported, or found by a search, is asked about by name, wherever a described one is", async () => {
  imitation.faults.clear();
  await importPeople(service, [{ fullName: "Berta Sample", company: "Sample Mills" }]);
  const imported = await unwrap(
    client.GET("/search", { params: { query: { query: "Berta Sample", type: "candor" } } }),
  );
  const found = await unwrap(
    client.GET("/search", { params: { query: { query: "Ada Example", type: "github", limit: 20 } } }),
  );
  const local = new Set(CONNECTORS.filter(({ access }) => access === "local").map(({ name }) => name));
  const byNameOf = async (body: Schemas["CreateLookup"]) => {
    const { coverage } = await lookUp(body);
    return coverage
      .filter(({ identifierKind, connector }) => identifierKind === "name" && !local.has(connector))
      .map(({ connector }) => connector)
      .toSorted();
  };
  const described = await byNameOf({ candidate: { fullName: "Berta Sample", sources: [] } });
  assert.ok(described.includes("gdelt") && described.includes("wikidata"), described.join(" "));
  for (const { results } of [imported, found]) {
    const candidateId = results[0]?.candidateId;
    assert.deepEqual(await byNameOf({ candidateId: candidateId ?? "" }), described);
  }
});

test("Searches by name alone wait for what a given address says, and use the employer that it names", async () => {
  imitation.faults.clear();
  imitation.requests.length = 0;
  await lookUp({ candidate: { fullName: "Ada Q. Example", sources: ["https://github.com/candor-ada"] } });
  const asked = imitation.requests.filter(({ connector }) => connector === "brave");
  assert.deepEqual(
    asked.map(({ path }) => new URL(path, imitation.origin).searchParams.get("q")),
    ['"Ada Q. Example" example-maps'],
  );
});

test("Erasing a lookup deletes its request log and the answers it received", async () => {
  const { params } = await lookUp();
  const receipt = await unwrap(client.DELETE("/lookups/{lookupId}", { params }));
  assert.ok((receipt.rows["outbound_request"] ?? 0) > 5);
  assert.ok((receipt.rows["source_answer"] ?? 0) > 5);
  imitation.requests.length = 0;
  await lookUp();
  assert.ok(
    imitation.requests.some(({ connector }) => connector === "github"),
    "the cache forgot",
  );
});
