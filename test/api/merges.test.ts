import assert from "node:assert/strict";
import { after, before, beforeEach, describe, test } from "node:test";
import { CandidateDetail } from "../../src/contract/candidate.ts";
import { Lookup } from "../../src/contract/lookup.ts";
import { SearchPage } from "../../src/contract/search.ts";
import { startService, type TestService } from "../support/service.ts";
import { assertProblem, callService, insertKey, NDJSON, ndjson, startApi, type TestApi, waitForEnd } from "./http.ts";
import { writePage } from "./people.ts";

const FIRST = { kind: "email", value: "tova.lindqvist@example.org" };
const SECOND = { kind: "email", value: "t.lindqvist@example.com" };
/** One person, known to two imports by different names, keys and pages, with nothing in common. */
const TOVA = ndjson(
  {
    type: "candidate",
    key: "crm:tova",
    fullName: "Tova Lindqvist",
    company: "Norden Press",
    identifiers: [FIRST],
    presences: [{ platform: "github", url: "https://github.com/candor-tova" }],
  },
  writePage("tova", "crm:tova", { name: "Tova Lindqvist", email: FIRST.value, knowsAbout: ["Knots"] }),
);
const writeTovah = (location: string) =>
  ndjson(
    {
      type: "candidate",
      key: "register:tova",
      fullName: "Tovah Lindkvist",
      aliases: ["Tova Lindqvist"],
      location,
      prominence: 40,
      identifiers: [SECOND],
      presences: [{ platform: "x", url: "https://x.com/candor_tova" }],
    },
    writePage("tovah", "register:tova", { name: "Tovah Lindkvist", email: SECOND.value, knowsAbout: ["Sails"] }),
  );

describe("Merged candidates", () => {
  let service: TestService;
  let imports: string[] = [];
  let [tova, tovah] = ["", ""];
  const call: TestApi["call"] = (method, path, options) => callService(service, method, path, options);
  before(async () => {
    service = await startService({ engine: "postgres" });
  });
  after(() => service.stop());

  const load = async (body: string) => {
    const answer = await call("POST", "/imports?format=candor", { body, headers: NDJSON });
    assert.equal(answer.status, 201, answer.text);
    const { importId, rejected } = answer.body as { importId: string; rejected: number };
    assert.equal(rejected, 0, answer.text);
    imports.push(importId);
  };
  const find = async (query: string, type = "candor") => {
    const { body } = await call("GET", `/search?type=${type}&query=${encodeURIComponent(query)}`);
    return SearchPage.parse(body).results;
  };
  const idsOf = async (query: string, type = "candor") => (await find(query, type)).map((each) => each.candidateId);
  const detail = async (id: string) => CandidateDetail.strict().parse((await call("GET", `/candidates/${id}`)).body);
  const merge = (id: string, candidateId: string) =>
    call("POST", `/candidates/${id}/merges`, { body: { candidateId } });
  const split = (id: string, otherId: string) => call("DELETE", `/candidates/${id}/merges/${otherId}`);
  const look = async (body: object) => {
    const created = await call("POST", "/lookups", { body });
    assert.equal(created.status, 201, created.text);
    const lookup = Lookup.parse(await waitForEnd({ call }, (created.body as { lookupId: string }).lookupId));
    assert.equal(lookup.status, "success", lookup.errorMessage);
    return lookup;
  };
  /** Everything that callers see of the two. */
  const everything = async () => {
    const queries = ["Tova Lindqvist", "Tovah Lindkvist", FIRST.value, SECOND.value, "candor_tova"];
    const found = await Promise.all(queries.map((query) => find(query)));
    const onX = await find("Tovah Lindkvist", "x");
    return JSON.stringify([found, onX, await detail(tova), await detail(tovah)]);
  };

  beforeEach(async () => {
    for (const id of imports) await call("DELETE", `/imports/${id}`);
    imports = [];
    await load(TOVA);
    await load(writeTovah("Umeå"));
    [tova = ""] = await idsOf(FIRST.value);
    [tovah = ""] = await idsOf(SECOND.value);
    assert.ok(tova !== "" && tovah !== "" && tova !== tovah);
  });

  test("are one in every search, with the names, keys and profiles of both", async () => {
    const merged = await merge(tova, tovah);
    assert.equal(merged.status, 200, merged.text);
    for (const query of ["Tova Lindqvist", "Tovah Lindkvist", FIRST.value, SECOND.value, "@candor_tova"]) {
      assert.deepEqual(await idsOf(query), [tova], query);
    }
    assert.deepEqual(await idsOf("Tova Lindqvist", "x"), [tova]);
    assert.deepEqual(await idsOf(SECOND.value, "github"), [tova]);
    const [shown] = await find("Tovah Lindkvist");
    assert.deepEqual([shown?.fullName, shown?.fragments], ["Tova Lindqvist", ["Norden Press", "Umeå"]]);
    assert.deepEqual(shown?.aliases, ["Tovah Lindkvist"]);
    for (const id of [tova, tovah]) {
      const { candidateId, aliases, presences, identifiers, mergedFrom } = await detail(id);
      assert.deepEqual([candidateId, aliases], [tova, ["Tovah Lindkvist"]]);
      assert.deepEqual(presences.map(({ platform }) => platform).sort(), ["github", "x"]);
      const emails = identifiers.filter(({ kind }) => kind === "email").map(({ value }) => value);
      assert.deepEqual(emails, [FIRST.value, SECOND.value]);
      assert.deepEqual(
        mergedFrom.map((each) => [each.candidateId, each.fullName]),
        [[tovah, "Tovah Lindkvist"]],
      );
    }
  });

  test("are exactly as before after a split", async () => {
    const before = await everything();
    await merge(tova, tovah);
    assert.notEqual(await everything(), before);
    const answer = await split(tova, tovah);
    assert.equal(answer.status, 200, answer.text);
    assert.equal(await everything(), before);
    await merge(tovah, tova);
    await split(tova, tovah);
    assert.equal(await everything(), before);
  });

  test("have the keys and pages of both in a new lookup, whichever it is made for", async () => {
    const alone = await look({ candidateId: tova });
    assert.deepEqual(alone.data?.skills, ["Knots"]);
    await merge(tova, tovah);
    for (const candidateId of [tova, tovah]) {
      const { lookupId, data } = await look({ candidateId });
      assert.deepEqual(data?.skills?.toSorted(), ["Knots", "Sails"]);
      const asked = await call("GET", `/lookups/${lookupId}?candidate=id`);
      assert.equal((asked.body as { candidateId: string }).candidateId, tova);
    }
    const given = await look({ candidate: { fullName: "Tova Lindqvist", email: SECOND.value, sources: [] } });
    const pages = (await call("GET", `/lookups/${given.lookupId}/datasources`)).body as {
      source: string;
      connector: string;
    }[];
    const collected = pages.filter(({ connector }) => connector !== "operator");
    assert.deepEqual(collected.map(({ source }) => source).sort(), [
      "https://tova.example.org/",
      "https://tovah.example.org/",
    ]);
  });

  test("stay merged when an import writes one of them again, and what it brings is the person's", async () => {
    await merge(tova, tovah);
    await load(writeTovah("Gävle"));
    await load(TOVA.replace("Norden Press", "Other Press"));
    assert.deepEqual(await idsOf("Tovah Lindkvist"), [tova]);
    assert.deepEqual((await find("Lindkvist Gävle"))[0]?.fragments, ["Other Press", "Gävle"]);
  });

  test("are separate again when the import of one is removed", async () => {
    await merge(tova, tovah);
    const [first = "", second = ""] = imports;
    assert.equal((await call("DELETE", `/imports/${first}`)).status, 200);
    assert.deepEqual(await idsOf("Tovah Lindkvist"), [tovah]);
    assert.deepEqual(await idsOf("Tova Lindqvist"), await idsOf("Tovah Lindkvist"));
    assert.deepEqual((await detail(tovah)).mergedFrom, []);
    assertProblem(await call("GET", `/candidates/${tova}`), 404, "candidate_not_found");
    assert.equal((await call("DELETE", `/imports/${second}`)).status, 200);
    assert.deepEqual(await idsOf(SECOND.value), []);
  });

  test("can form a chain that is one person; a circle changes nothing, and each link can be undone alone", async () => {
    await load(ndjson({ type: "candidate", key: "blog:tova", fullName: "T. Lindqvist-Berg" }));
    const [third = ""] = await idsOf("Lindqvist-Berg");
    assert.ok(third !== "");
    await merge(tovah, third);
    await merge(tova, tovah);
    assert.deepEqual(await idsOf("Lindqvist-Berg"), [tova]);
    const circle = await merge(third, tova);
    assert.equal(circle.status, 200, circle.text);
    assert.deepEqual(circle.body, await detail(tova));
    await split(tova, tovah);
    assert.deepEqual(await idsOf("Lindqvist-Berg"), [tovah]);
    assert.deepEqual((await detail(tova)).mergedFrom, []);
    await split(tovah, third);
    assert.deepEqual(await idsOf("Lindqvist-Berg"), [third]);
  });

  test("must be different and exist, and only merged ones can be split", async () => {
    assertProblem(await merge(tova, tova), 400, "invalid_request", ["/candidateId"]);
    for (const nobody of ["01a00000-0000-7000-8000-000000000000", "nobody"]) {
      assertProblem(await merge(tova, nobody), 404, "candidate_not_found");
      assertProblem(await merge(nobody, tova), 404, "candidate_not_found");
      assertProblem(await split(nobody, tova), 404, "candidate_not_found");
      assertProblem(await split(tova, nobody), 404, "merge_not_found");
    }
    assertProblem(await split(tova, tovah), 404, "merge_not_found");
  });
});
describe("Merges in the database", () => {
  let api: TestApi;
  before(async () => {
    api = await startApi();
    await api.call("POST", "/imports?format=candor", { body: TOVA + writeTovah("Umeå"), headers: NDJSON });
  });
  after(() => api.stop());
  const find = async (query: string) => {
    const { body } = await api.call("GET", `/search?type=candor&query=${encodeURIComponent(query)}`);
    return SearchPage.parse(body).results.map(({ candidateId }) => candidateId);
  };

  test("change nothing known about the candidates, need their scope, and hide both if one is suppressed", async () => {
    const [[tova = ""], [tovah = ""]] = [await find(FIRST.value), await find(SECOND.value)];
    const rows = async () =>
      (
        await api.rows.query(`
          select (to_jsonb(candidate) - '{in_merge,search_place,search_platforms,search_pairs,search_singles,search_extras,search_context}'::text[])::text
          from candidate
          union all select to_json(identifier_key)::text from identifier_key order by 1`)
      ).rows as unknown;
    const before = await rows();
    await insertKey(api.rows, "a-key-that-only-reads-000000", { scopes: ["search", "lookups:read"] });
    const body = { candidateId: tovah };
    const path = `/candidates/${tova}/merges`;
    assertProblem(await api.call("POST", path, { body, key: "a-key-that-only-reads-000000" }), 403, "scope_missing");
    assert.equal((await api.call("POST", path, { body })).status, 200);
    assert.deepEqual(await rows(), before);
    const made = await api.call("POST", "/lookups", { body: { candidateId: tova } });
    const { lookupId } = made.body as { lookupId: string };
    await api.rows.query(
      `insert into suppression (key, kind) select unnest(suppression_keys), 'test' from candidate where id = $1`,
      [tovah],
    );
    const listed = await api.rows.query<{ keys: string[] }>("select array_agg(key) as keys from suppression");
    await api.rows.query("select hide_merged_people($1::text[])", [listed.rows[0]?.keys]);
    for (const query of ["Tova Lindqvist", "Tovah Lindkvist", FIRST.value, SECOND.value]) {
      assert.deepEqual(await find(query), [], query);
    }
    for (const id of [tova, tovah]) {
      assertProblem(await api.call("GET", `/candidates/${id}`), 404, "candidate_not_found");
      const created = await api.call("POST", "/lookups", { body: { candidateId: id } });
      assertProblem(created, 404, "candidate_not_found");
    }
    assertProblem(await api.call("GET", `/lookups/${lookupId}`), 404, "lookup_not_found");
  });
});
