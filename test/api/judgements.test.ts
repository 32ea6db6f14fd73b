import assert from "node:assert/strict";
import { isDeepStrictEqual } from "node:util";
import pg from "pg";
import { after, before, describe, test } from "node:test";
import { z } from "zod";
import { JudgedRecord } from "../../src/contract/judgement.ts";
import { Datasource, Evidence, Lookup } from "../../src/contract/lookup.ts";
import { startService, type TestService } from "../support/service.ts";
import { until } from "../support/until.ts";
import {
  assertProblem,
  callService,
  findPerson,
  insertKey,
  lookUp,
  NDJSON,
  startApi,
  type TestApi,
  waitForEnd,
} from "./http.ts";
import { INES } from "./people.ts";

const Records = z.array(JudgedRecord.strict());
const MAYBE = "https://maybe.example.org/";
const ELDER = "https://elder.example.org/";

describe("Judgements", () => {
  let service: TestService;
  const call: TestApi["call"] = (method, path, options) => callService(service, method, path, options);
  before(async () => {
    service = await startService({ engine: "postgres" });
    const answer = await call("POST", "/imports?format=candor", { body: INES, headers: NDJSON });
    assert.equal(answer.status, 201, answer.text);
  });
  after(() => service.stop());

  const look = async (body: object = {}) => {
    const candidateId = await findPerson({ call }, "ines.calder@example.org");
    const created = await call("POST", "/lookups", { body: { candidateId, ...body } });
    const lookup = Lookup.parse(await waitForEnd({ call }, (created.body as { lookupId: string }).lookupId));
    assert.equal(lookup.status, "success", lookup.errorMessage);
    return lookup;
  };
  const recordsOf = async (id: string) => Records.parse((await call("GET", `/lookups/${id}/records`)).body);
  const recordAt = async (id: string, source: string) => {
    const record = (await recordsOf(id)).find((each) => each.source === source);
    assert.ok(record, `no record at ${source}`);
    return record;
  };
  const judge = async (id: string, recordId: string, judgement: string) => {
    const answer = await call("POST", `/lookups/${id}/judgements`, { body: { recordId, judgement } });
    assert.equal(answer.status, 200, answer.text);
    return Lookup.parse(answer.body);
  };
  const skills = (lookup: Lookup) => lookup.data?.skills?.toSorted();

  test("show for every record whether it is the candidate's and why, without the text of other people's", async () => {
    const { lookupId } = await look();
    const listed = await recordsOf(lookupId);
    const records = listed.filter(({ connector }) => connector !== "operator");
    const statement = listed.filter(({ connector }) => connector === "operator");
    assert.deepEqual(
      statement.map(({ judgement, judgedBy, name }) => [judgement, judgedBy, name]),
      [["own", "rule", "Ines Calder"]],
      "what the caller told the lookup is one record, and the person's, though nobody decided so",
    );
    const shown = records.map(({ source, judgement, judgedBy, name }) => [source, judgement, judgedBy, name]);
    assert.deepEqual(shown.sort(), [
      [ELDER, "other", "rule", undefined],
      ["https://ines.example.org/", "own", "rule", "Ines Calder"],
      [MAYBE, "undecided", "rule", "Ines Calder"],
    ]);
    for (const { reasons, score, likelihood, forgotten } of records) {
      const sum = reasons.reduce((total, { weight }) => total + weight, 0);
      assert.ok(Math.abs(sum - score) < 0.1, `${sum} is not ${score}`);
      assert.equal(likelihood > 0.5, score > 3);
      assert.equal(forgotten, false);
      for (const { text, detail } of reasons) assert.match(`${text} ${detail}`, /^[A-Z…].+[.)]? .+/);
    }
    const elder = records.find(({ source }) => source === ELDER);
    assert.ok(elder?.reasons.some(({ name, weight }) => name === "birthConflict" && weight < 0));
  });

  test("let a datasource name its records", async () => {
    const { lookupId } = await look();
    const datasources = z.array(Datasource).parse((await call("GET", `/lookups/${lookupId}/datasources`)).body);
    const records = await recordsOf(lookupId);
    for (const { source, recordIds } of datasources) {
      const telling = records.filter((record) => record.source === source);
      assert.deepEqual(
        recordIds,
        telling.map(({ recordId }) => recordId),
      );
    }
  });

  test("rebuild the profile at once, hold in the next lookup, and can be withdrawn", async () => {
    const first = await look();
    assert.deepEqual(skills(first), ["Knots"]);
    const { recordId } = await recordAt(first.lookupId, MAYBE);
    assert.deepEqual(skills(await judge(first.lookupId, recordId, "own")), ["Knots", "Sails"]);
    const decided = await recordAt(first.lookupId, MAYBE);
    assert.deepEqual([decided.judgement, decided.judgedBy], ["own", "caller"]);
    const next = await look();
    assert.deepEqual(skills(next), ["Knots", "Sails"]);
    assert.deepEqual(skills(await judge(next.lookupId, recordId, "other")), ["Knots"]);
    assert.equal((await recordAt(next.lookupId, MAYBE)).name, undefined);
    const rebuilt = await call("POST", `/lookups/${first.lookupId}/rebuild`);
    assert.deepEqual(skills(Lookup.parse(rebuilt.body)), ["Knots"]);
    const back = await call("DELETE", `/lookups/${first.lookupId}/judgements/${recordId}`);
    assert.equal(back.status, 200, back.text);
    const { judgement, judgedBy } = await recordAt(first.lookupId, MAYBE);
    assert.deepEqual([judgement, judgedBy], ["undecided", "rule"]);
    const again = await call("DELETE", `/lookups/${first.lookupId}/judgements/${recordId}`);
    assert.deepEqual(again.body, back.body);
  });

  test("are answered before the account's other lookups of the person show them, which happens soon after", async () => {
    const [first, second] = [await look(), await look()];
    const doubted = await recordAt(first.lookupId, MAYBE);
    const without = skills(second);
    const read = async () => Lookup.parse((await call("GET", `/lookups/${second.lookupId}`)).body);
    // The job that rebuilds the other one waits for its row.
    const rows = new pg.Client({ connectionString: service.databaseUrl });
    await rows.connect();
    await rows.query("begin");
    await rows.query("select from lookup where id = $1 for no key update", [second.lookupId]);
    const changed = skills(await judge(first.lookupId, doubted.recordId, "own"));
    assert.notDeepEqual(changed, without);
    assert.deepEqual(skills(await read()), without);
    await rows.query("rollback");
    await rows.end();
    await until(async () => isDeepStrictEqual(skills(await read()), changed));
    await call("DELETE", `/lookups/${first.lookupId}/judgements/${doubted.recordId}`);
    await until(async () => isDeepStrictEqual(skills(await read()), without));
    for (const { lookupId } of [first, second]) await call("DELETE", `/lookups/${lookupId}`);
  });

  test("about one namesake feed no lookup of another, and are reported with the lookup in which they were made", async () => {
    const imported = await call("POST", "/imports?format=candor", {
      body: JSON.stringify({
        type: "document",
        kind: "person-page",
        url: "https://namesake.example.org/",
        mediaType: "text/html",
        data: "<html><body><h1>Lorcan Merrow</h1><p>Lorcan Merrow is a banker at Truro Pensions.</p></body></html>",
        identifiers: [{ kind: "name", value: "Lorcan Merrow" }],
      }),
      headers: NDJSON,
    });
    assert.equal(imported.status, 201, imported.text);
    const lookAt = async (more: object): Promise<string> => {
      const candidate = { fullName: "Lorcan Merrow", sources: [], ...more };
      const created = await call("POST", "/lookups", { body: { candidate } });
      const { lookupId } = created.body as { lookupId: string };
      await waitForEnd({ call }, lookupId);
      return lookupId;
    };
    const page = async (id: string) => {
      const { judgedBy, decision } = await recordAt(id, "https://namesake.example.org/");
      return [judgedBy, decision?.lookupId];
    };
    const email = "lorcan@merrow.example.org";
    const [truro, penzance] = [await lookAt({ "candor.place": "Truro" }), await lookAt({ "candor.place": "Penzance" })];
    const [known, again] = [await lookAt({ email }), await lookAt({ email })];
    const { recordId } = await recordAt(truro, "https://namesake.example.org/");
    for (const judgement of ["own", "other"]) {
      await judge(truro, recordId, judgement);
      assert.deepEqual(await page(truro), ["caller", truro]);
      for (const id of [penzance, known, await lookAt({ "candor.place": "Truro" }), await lookAt({})]) {
        await call("POST", `/lookups/${id}/rebuild`);
        assert.deepEqual(await page(id), ["rule", undefined]);
      }
    }
    await judge(known, recordId, "own");
    await until(async () => isDeepStrictEqual(await page(again), ["caller", known]));
    await call("DELETE", `/lookups/${known}/judgements/${recordId}`);
    await until(async () => isDeepStrictEqual(await page(again), ["rule", undefined]));
  });

  test("are deleted with the person's last lookup, and counted in the receipt", async () => {
    const { lookupId } = await look();
    const { recordId } = await recordAt(lookupId, MAYBE);
    await judge(lookupId, recordId, "own");
    const history = (await call("GET", "/lookups?limit=100")).body as { results: { lookupId: string }[] };
    const others = history.results.filter((each) => each.lookupId !== lookupId);
    for (const other of others) await call("DELETE", `/lookups/${other.lookupId}`);
    assert.equal((await recordAt(lookupId, MAYBE)).judgedBy, "caller");
    const receipt = (await call("DELETE", `/lookups/${lookupId}`)).body as { rows: Record<string, number> };
    assert.equal(receipt.rows["decision"], 1);
    assert.equal((await recordAt((await look()).lookupId, MAYBE)).judgedBy, "rule");
  });

  test("put another value from a record of the candidate's beside the field, marked as such", async () => {
    const { lookupId } = await look();
    const conflicts = async () =>
      (Evidence.parse((await call("GET", `/lookups/${lookupId}/evidence`)).body)["/spouse"] ?? []).map(
        ({ value, conflicts = false }) => [value, conflicts],
      );
    assert.deepEqual(await conflicts(), [["Karl Calder", false]]);
    const { recordId } = await recordAt(lookupId, MAYBE);
    const lookup = await judge(lookupId, recordId, "own");
    assert.equal(lookup.data?.spouse, "Karl Calder");
    assert.deepEqual(await conflicts(), [
      ["Karl Calder", false],
      ["Otto Lind", true],
    ]);
    await call("DELETE", `/lookups/${lookupId}/judgements/${recordId}`);
    assert.deepEqual(await conflicts(), [["Karl Calder", false]]);
  });

  test("show reasons with contacts masked in a trial, without closed sections, and not at all in a preview", async () => {
    const trial = await call("GET", `/lookups/${(await look({ trial: true })).lookupId}/records`);
    assert.doesNotMatch(trial.text, /ines\.calder@example\.org/);
    assert.match(trial.text, /i•+@•+\.org/);
    const { lookupId } = await look({ sections: ["onlinePresence"] });
    const closed = await call("GET", `/lookups/${lookupId}/records`);
    // An ID of 32 hexadecimal digits may contain the digits of any year.
    const said = closed.text.replaceAll(/"[0-9a-f]{32}"/g, '"id"');
    assert.doesNotMatch(said, /Ines Calder|1971|1931|ines\.calder@/);
    assert.ok(Records.parse(closed.body).every(({ reasons }) => reasons.length > 0));
    assert.deepEqual(await recordsOf((await look({ preview: true })).lookupId), []);
  });

  test("are refused if invalid, about an unknown record or in another account's lookup", async () => {
    const { lookupId } = await look();
    const { recordId } = await recordAt(lookupId, MAYBE);
    const path = `/lookups/${lookupId}/judgements`;
    const bodies: readonly (readonly [object, string])[] = [
      [{ recordId, judgement: "undecided" }, "/judgement"],
      [{ recordId }, "/judgement"],
      [{ judgement: "own" }, "/recordId"],
      [{ recordId: "", judgement: "own" }, "/recordId"],
      [{ recordId, judgement: "own", reason: "because" }, "/reason"],
    ];
    for (const [body, pointer] of bodies) {
      assertProblem(await call("POST", path, { body }), 400, "invalid_request", [pointer]);
    }
    const unknown = { recordId: "0".repeat(32), judgement: "own" };
    assertProblem(await call("POST", path, { body: unknown }), 404, "record_not_found");
    assertProblem(await call("DELETE", `${path}/nothing`), 404, "record_not_found");
    const gone = "01a00000-0000-7000-8000-000000000000";
    const own = { recordId, judgement: "own" };
    assertProblem(await call("POST", `/lookups/${gone}/judgements`, { body: own }), 404, "lookup_not_found");
    assertProblem(await call("GET", `/lookups/${gone}/records`), 404, "lookup_not_found");
  });
});
describe("Judgements in the database", () => {
  let api: TestApi;
  let lookupId = "";
  let recordId = "";
  before(async () => {
    api = await startApi();
    await api.call("POST", "/imports?format=candor", { body: INES, headers: NDJSON });
    const lookup = await lookUp(api, await findPerson(api, "ines.calder@example.org"));
    lookupId = String(lookup["lookupId"]);
    const records = Records.parse((await api.call("GET", `/lookups/${lookupId}/records`)).body);
    recordId = records.find(({ source }) => source === MAYBE)?.recordId ?? "";
  });
  after(() => api.stop());
  const judge = (key?: string) =>
    api.call("POST", `/lookups/${lookupId}/judgements`, {
      body: { recordId, judgement: "own" },
      ...(key === undefined ? {} : { key }),
    });

  test("cannot be made in another account's lookup or by a key that only reads", async () => {
    await insertKey(api.rows, "a-key-of-another-account-000", { accountId: "another" });
    assertProblem(await judge("a-key-of-another-account-000"), 404, "lookup_not_found");
    await insertKey(api.rows, "a-key-that-only-reads-000000", { scopes: ["search", "lookups:read"] });
    assertProblem(await judge("a-key-that-only-reads-000000"), 403, "scope_missing");
    const reading = await api.call("GET", `/lookups/${lookupId}/records`, { key: "a-key-that-only-reads-000000" });
    assert.equal(reading.status, 200);
  });

  test("are stored under the key that made them", async () => {
    assert.equal((await judge()).status, 200);
    const { rows } = await api.rows.query<{ account_id: string; name: string; judgement: string }>(
      "select decision.account_id, name, judgement from decision join api_key on api_key.id = key_id",
    );
    assert.deepEqual(rows, [{ account_id: "default", name: "preset", judgement: "own" }]);
  });

  test("cannot be made about a record whose text was deleted, or in a lookup that has not ended", async () => {
    await api.rows.query("update datasource set data = '' where lookup_id = $1 and url = $2", [lookupId, MAYBE]);
    assertProblem(await judge(), 409, "record_forgotten");
    await api.rows.query("update lookup set status = 'running' where id = $1", [lookupId]);
    assertProblem(await judge(), 409, "lookup_not_finished");
    await api.rows.query("update lookup set status = 'success' where id = $1", [lookupId]);
  });

  test("cannot be made in a suppressed person's lookup, whose records cannot be read either", async () => {
    await api.rows.query("insert into suppression (key, kind) select unnest(suppression_keys), 'test' from lookup");
    assertProblem(await judge(), 404, "lookup_not_found");
    assertProblem(await api.call("GET", `/lookups/${lookupId}/records`), 404, "lookup_not_found");
  });
});
