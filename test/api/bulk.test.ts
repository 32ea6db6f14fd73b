import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { after, before, describe, test } from "node:test";
import { setTimeout as delay } from "node:timers/promises";
import { parse } from "csv-parse/sync";
import pg from "pg";
import readSheets from "read-excel-file/node";
import type { Bulk, BulkPage, BulkRowPage } from "../../src/contract/bulk.ts";
import { writeSheet } from "../../src/exports/table.ts";
import { startService, type TestService } from "../support/service.ts";
import { countsOf, importPeople, PEOPLE, readBulk, readRows, runList, sendList, waitForBulk } from "./bulk-kit.ts";
import { assertProblem, callService, startApi, type TestApi } from "./http.ts";

const LIST = `name,employer,email
Ottilie Bramwick,,ottilie@bramwick.example.org
Casimir Ploughwright,Aldine Freight,
Casimir Ploughwright,,
Nobody Whatever,Aldine Freight,
"=HYPERLINK(""https://example.org"")",,
Ottilie Bramwick,Harrow Kites,
`;

describe("A bulk lookup", () => {
  let service: TestService;
  before(async () => {
    service = await startService({ engine: "postgres" });
    await importPeople(service, PEOPLE);
  });
  after(() => service.stop());

  test("matches and looks up each row once, or says why not", async () => {
    const bulk = await runList(service, "name=people.csv", LIST);
    assert.equal(bulk.status, "success");
    assert.deepEqual(countsOf(bulk), { done: 3, unmatched: 2, rejected: 1 });
    assert.deepEqual([bulk.rows, bulk.spent.lookups], [6, 2]);
    const rows = await readRows(service, bulk.bulkId, 2);
    assert.deepEqual(
      rows.map(({ row, line, state, reason, matchedName }) => ({ row, line, state, reason, matchedName })),
      [
        { row: 1, line: 2, state: "done", reason: undefined, matchedName: "Ottilie Bramwick" },
        { row: 2, line: 3, state: "done", reason: undefined, matchedName: "Casimir Ploughwright" },
        {
          row: 3,
          line: 4,
          state: "unmatched",
          reason: "several people match equally well",
          matchedName: undefined,
        },
        { row: 4, line: 5, state: "unmatched", reason: "no matching person", matchedName: undefined },
        { row: 5, line: 6, state: "rejected", reason: "a formula in the place of a name", matchedName: undefined },
        { row: 6, line: 7, state: "done", reason: "the same person as row 1", matchedName: "Ottilie Bramwick" },
      ],
    );
    assert.equal(rows[0]?.lookupId, rows[5]?.lookupId);
    const lookup = await callService(service, "GET", `/lookups/${rows[1]?.lookupId}`);
    const { data, metadata } = lookup.body as { data: { company: string }; metadata: Record<string, string> };
    assert.deepEqual([data.company, metadata["candor.bulk"]], ["Aldine Freight", bulk.bulkId]);
    assert.deepEqual(readdirSync(`${service.dataDir}/uploads`), []);
  });

  test("matches somebody whose forename is their surname, among many who have only one of them", async () => {
    const others = Array.from({ length: 45 }, (_, at) => ({
      key: `ibrahim:${at}`,
      fullName: `Ibrahim Corv${String.fromCharCode(97 + (at % 26), 97 + Math.floor(at / 26))}n`,
      prominence: 80,
    }));
    const sought = { key: "ibrahim:same", fullName: "Ibrahim Ibrahim", company: "Harrow Kites" };
    await importPeople(service, [...others, sought]);
    const bulk = await runList(service, "name=people.csv", "name,employer\nIbrahim Ibrahim,Harrow Kites\n");
    assert.deepEqual(countsOf(bulk), { done: 1 });
  });

  test("has one result column per field with its evidence, and no cell is a formula", async () => {
    const list = JSON.stringify({ fullName: "=cmd|' /C calc'!A0 Bramwick" });
    const { bulkId } = await runList(
      service,
      "name=people.ndjson",
      `${list}\n{"fullName":"Ottilie Bramwick","email":"ottilie@bramwick.example.org"}\n`,
    );
    const read = async (format: string) =>
      await fetch(`${service.url}/v1/bulk/${bulkId}/result?format=${format}`, {
        headers: { "x-api-key": service.apiKey },
      });
    const csv = await read("csv");
    assert.equal(csv.headers.get("content-disposition"), `attachment; filename="candor-bulk-${bulkId}.csv"`);
    const [bad, good] = parse(await csv.text(), { bom: true, columns: true }) as Record<string, string>[];
    assert.equal(bad?.["given name"], "'=cmd|' /C calc'!A0 Bramwick");
    assert.deepEqual([bad?.["state"], bad?.["reason"], bad?.["company"]], ["unmatched", "no matching person", ""]);
    assert.deepEqual([good?.["company"], good?.["matched name"]], ["Harrow Kites", "Ottilie Bramwick"]);
    assert.match(good?.["company evidence"] ?? "", /^urn:candor:/);
    assert.equal(good?.["lookup"], `${service.url}/lookups/${good?.["lookupId"]}`);
    const lines = (await (await read("ndjson")).text())
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
    assert.equal(lines[1].fields.company.value, "Harrow Kites");
    assert.deepEqual(lines[1].fields.company.evidence, [good?.["company evidence"]]);
    const [sheet] = await readSheets(Buffer.from(await (await read("xlsx")).arrayBuffer()));
    const titles = sheet?.data[0] ?? [];
    assert.equal(sheet?.data[2]?.[titles.indexOf("company")], "Harrow Kites");
    assert.equal(sheet?.data[1]?.[titles.indexOf("given name")], "=cmd|' /C calc'!A0 Bramwick");
  });

  test("stays within its budget of lookups, and rows beyond it keep their match", async () => {
    const bulk = await runList(service, "name=people.csv&maxLookups=1", LIST);
    assert.deepEqual(countsOf(bulk), { done: 2, skipped: 1, unmatched: 2, rejected: 1 });
    assert.deepEqual([bulk.spent.lookups, bulk.budget], [1, { lookups: 1 }]);
    const [, skipped] = await readRows(service, bulk.bulkId);
    assert.deepEqual(
      [skipped?.state, skipped?.reason],
      ["skipped", "the budget is spent, or the key has no lookups left"],
    );
    assert.ok(skipped?.candidateId);
  });

  test("looks up unknown people as described, if asked to", async () => {
    const list = "name,employer\nNobody Whatever,Aldine Freight\nNobody Whatever,Aldine Freight\n";
    const bulk = await runList(service, "name=people.csv&unmatched=lookUp&sections=overview", list);
    assert.deepEqual(countsOf(bulk), { done: 2 });
    assert.equal(bulk.spent.lookups, 1);
    const [row] = await readRows(service, bulk.bulkId);
    const { body } = await callService(service, "GET", `/lookups/${row?.lookupId}`);
    assert.deepEqual((body as { sections: string[] }).sections, ["overview"]);
    assert.equal((body as { candidate: { fullName: string } }).candidate.fullName, "Nobody Whatever");
  });

  test("does not look up candidates that lack what is required", async () => {
    const bulk = await runList(service, "name=people.csv&required=email,birthDate", LIST);
    assert.equal(bulk.counts.done, 0);
    const [first, second] = await readRows(service, bulk.bulkId);
    assert.equal(first?.reason, "the candidate lacks date of birth");
    assert.deepEqual(first?.why, [{ code: "lacks", values: ["birthDate"] }]);
    assert.equal(second?.reason, "the candidate lacks email, date of birth");
  });

  test("says for a row whose nearest match is too unlikely what speaks against it, and names nobody", async () => {
    const list = "name,employer\nThessaly Quornden,Harrow Kites\nThessaly Quornden,\nThessaly Quornden,Quornden\n";
    const rows = await readRows(service, (await runList(service, "name=people.csv", list)).bulkId);
    assert.deepEqual(
      rows.map(({ reason, matchedName }) => [reason, matchedName]),
      [
        ["no match is likely enough: the employer is different, though people change jobs", undefined],
        ["no match is likely enough: only the name matches", undefined],
        ["no match is likely enough: only the name matches", undefined],
      ],
    );
  });

  test("can be stopped, and deleted with its rows", async () => {
    const list = `name\n${Array.from({ length: 400 }, (_, at) => `Person Number${at}`).join("\n")}\n`;
    const made = await sendList(service, "name=people.csv&unmatched=lookUp", list);
    const { bulkId } = made.body as Bulk;
    const cancelled = await callService(service, "POST", `/bulk/${bulkId}/cancel`);
    assert.equal((cancelled.body as Bulk).status, "cancelled", cancelled.text);
    const { counts } = await waitForBulk(service, bulkId);
    assert.equal(counts.waiting + counts.running, 0);
    assert.ok(counts.cancelled > 0);
    const erased = await callService(service, "DELETE", `/bulk/${bulkId}`);
    assert.deepEqual(erased.body, { bulkId, rows: 400, status: "success" });
    assertProblem(await callService(service, "GET", `/bulk/${bulkId}`), 404, "bulk_not_found");
  });

  test("keeps the results of rows whose lookups have ended when it is stopped", async () => {
    const list = `name\n${Array.from({ length: 100 }, (_, at) => `Ended Number${at}`).join("\n")}\n`;
    const made = await sendList(service, "name=people.csv&unmatched=lookUp", list);
    const { bulkId } = made.body as Bulk;
    const hasEnded = async () =>
      (await readRows(service, bulkId)).some(({ lookupStatus }) => lookupStatus === "success");
    while (!(await hasEnded())) await delay(10);
    await callService(service, "POST", `/bulk/${bulkId}/cancel`);
    const rows = await readRows(service, bulkId);
    const ended = rows.filter(({ lookupStatus }) => lookupStatus === "success");
    assert.ok(ended.length > 0);
    assert.deepEqual([...new Set(ended.map(({ state }) => state))], ["done"]);
    assert.equal((await readBulk(service, bulkId)).counts.done, ended.length);
  });

  test("keeps nothing about the person in a row whose lookup is erased", async () => {
    const { bulkId } = await runList(service, "name=people.csv", LIST);
    const [row] = await readRows(service, bulkId);
    const erased = await callService(service, "DELETE", `/lookups/${row?.lookupId}`);
    assert.equal((erased.body as { rows: { bulk_row: number } }).rows.bulk_row, 2);
    const rows = await readRows(service, bulkId);
    assert.deepEqual(rows[0], { row: 1, line: 2, fullName: "", state: "erased" });
    assert.equal((await readBulk(service, bulkId)).counts.erased, 2);
  });
});

describe("A bulk lookup of a suppressed person", () => {
  let service: TestService;
  before(async () => {
    service = await startService();
    await importPeople(service, PEOPLE);
  });
  after(() => service.stop());
  const HIDDEN = { fullName: "Ottilie Bramwick", email: "ottilie@bramwick.example.org" };
  const UNKNOWN = { fullName: "Odette Cranwick", email: "odette@cranwick.example.org" };
  const list = [HIDDEN, UNKNOWN].map((person) => `${JSON.stringify(person)}\n`).join("");
  const show = async (bulkId: string) => {
    const result = await fetch(`${service.url}/v1/bulk/${bulkId}/result?format=ndjson`, {
      headers: { "x-api-key": service.apiKey },
    });
    const lines = (await result.text())
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
    const anonymous = (row: object) => ({ ...row, row: 0, line: 0, fullName: "" });
    const rows = await readRows(service, bulkId);
    return [rows.map(anonymous), lines.map(anonymous), countsOf(await readBulk(service, bulkId))] as const;
  };

  test("shows their row like that of an unknown person, whenever they were suppressed", async () => {
    const before = await runList(service, "name=people.ndjson", list);
    assert.equal(before.spent.lookups, 1);
    assert.deepEqual(countsOf(before), { done: 1, unmatched: 1 });
    const [row] = await readRows(service, before.bulkId);
    const done = await callService(service, "POST", "/suppressions", {
      body: { identifiers: [{ kind: "email", value: HIDDEN.email }] },
    });
    assert.ok(done.status < 300, done.text);
    const after = await runList(service, "name=people.ndjson", list);
    for (const { bulkId } of [before, after]) {
      const { spent } = await readBulk(service, bulkId);
      assert.deepEqual(spent, { lookups: 0, questions: 0, credits: 0 });
      const page = (await callService(service, "GET", "/bulk")).body as BulkPage;
      assert.deepEqual(page.results.find((each) => each.bulkId === bulkId)?.spent, spent);
      const [[hidden, unknown], [hiddenLine, unknownLine], counts] = await show(bulkId);
      assert.deepEqual(hidden, unknown);
      assert.deepEqual(hiddenLine, unknownLine);
      assert.deepEqual(counts, { unmatched: 2 });
      const filtered = await callService(service, "GET", `/bulk/${bulkId}/rows?state=unmatched`);
      assert.equal((filtered.body as BulkRowPage).results.length, 2);
    }
    assertProblem(await callService(service, "GET", `/lookups/${row?.lookupId}`), 404, "lookup_not_found");
  });

  test("looks them up like an unknown person when it looks up people as described", async () => {
    const { bulkId, spent } = await runList(service, "name=people.ndjson&unmatched=lookUp", list);
    assert.equal(spent.lookups, 2);
    const [rows, lines, counts] = await show(bulkId);
    assert.deepEqual(counts, { done: 2 });
    const ids = { lookupId: "", address: "" };
    assert.deepEqual({ ...rows[0], ...ids }, { ...rows[1], ...ids });
    const without = (line: object | undefined) => ({ ...line, ...ids, fields: {} });
    assert.deepEqual(without(lines[0]), without(lines[1]));
    const named = lines.map((line) => Object.keys((line as { fields?: object }).fields ?? {}));
    assert.deepEqual(named[0], named[1]);
  });

  const BORN = { "candor.birthDate": "1971-02-03" };
  const KNOWN = { fullName: "Thessaly Quornden", ...BORN };
  const NEVER = { fullName: "Theodora Quilnden", ...BORN };
  const pair = [KNOWN, { ...KNOWN, "candor.place": "Graz" }, NEVER, { ...NEVER, "candor.place": "Graz" }];
  const pairs = pair.map((person) => `${JSON.stringify(person)}\n`).join("");
  /** Everything reported about a row except its number, IDs and times and the names from its list. */
  const tellings = async (bulkId: string, number: number) => {
    const rows = await readRows(service, bulkId);
    const row = rows.find((each) => each.row === number);
    const result = await fetch(`${service.url}/v1/bulk/${bulkId}/result?format=csv`, {
      headers: { "x-api-key": service.apiKey },
    });
    const [titles, ...lines] = (await result.text()).trim().split("\r\n");
    const told = [JSON.stringify(row), titles ?? "", lines[number - 1] ?? ""];
    for (const path of ["", "/coverage", "/records", "/evidence", "/datasources", "/changes"]) {
      const { status, text } = await callService(service, "GET", `/lookups/${row?.lookupId}${path}`);
      told.push(`${path} ${status} ${text}`);
    }
    // Derived from a name: IDs, hashes, the colour of initials, its rarity.
    return told.map((text) =>
      text
        .replaceAll(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|\b[0-9a-f]{32,64}\b/g, "ID")
        .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, "TIME")
        .replaceAll(/Thessaly|Theodora/g, "GIVEN")
        .replaceAll(/Quornden|Quilnden/g, "FAMILY")
        .replaceAll(/initials-\d+-\d+/g, "initials")
        .replaceAll(/urn:candor:[\w:/.#-]+|"ms":\d+/g, "HASH")
        .replaceAll(/"score":[\d.]+|"name":"nameRarity","weight":[\d.]+|about 1 in [\d,]+ people/g, "RARITY")
        .replaceAll(/(?<="row":|"line":|"candor.bulkRow":"|row )\d+/g, "N")
        .replace(/^\d+,\d+,/, "N,N,"),
    );
  };

  test("shows, if everybody is looked up, rows of people suppressed later byte for byte like those of unknown people", async () => {
    const { bulkId } = await runList(service, "name=people.ndjson&unmatched=lookUp", pairs);
    const before = await readBulk(service, bulkId);
    assert.equal(before.spent.lookups, 3);
    const old = (await readRows(service, bulkId))[0]?.lookupId;
    const lacking = await runList(service, "name=people.ndjson&required=email", pairs);
    assert.match((await readRows(service, lacking.bulkId))[0]?.reason ?? "", /lacks email/);
    const done = await callService(service, "POST", "/suppressions", {
      body: { names: [KNOWN.fullName], birthDate: "1971" },
    });
    assert.equal(done.status, 201, done.text);
    assert.deepEqual(await tellings(bulkId, 1), await tellings(bulkId, 3));
    assert.deepEqual(await tellings(bulkId, 2), await tellings(bulkId, 4));
    const after = await readBulk(service, bulkId);
    assert.deepEqual(countsOf(after), { done: 4 });
    const unknown = await runList(service, "name=people.ndjson&unmatched=lookUp", pairs);
    assert.deepEqual(after.spent, unknown.spent);
    const rows = await readRows(service, bulkId);
    for (const row of rows) {
      const { body } = await callService(service, "GET", `/lookups/${row.lookupId}`);
      assert.ok(String((body as { finishedAt?: string }).finishedAt) <= String(before.finishedAt), "rebuilt today");
    }
    assertProblem(await callService(service, "GET", `/lookups/${old}`), 404, "lookup_not_found");
    const left = await readRows(service, lacking.bulkId);
    assert.deepEqual({ ...left[0], row: 3, line: 3, fullName: NEVER.fullName }, left[2]);
  });

  test("names nobody from the list in the log", () => {
    assert.doesNotMatch(service.output(), /Bramwick|Cranwick|Quornden|Quilnden/i);
  });
});

describe("A list of people", () => {
  let api: TestApi;
  before(async () => {
    api = await startApi();
    await importPeople(api.service, PEOPLE);
  });
  after(() => api.stop());
  const refused = async (query: string, content: string | Uint8Array, status: number, code: string) => {
    const problem = assertProblem(await sendList(api.service, query, content), status, code);
    const left = await api.rows.query("select (select count(*) from bulk) + (select count(*) from bulk_row) as count");
    assert.equal(Number(left.rows[0].count), 0, "a refused list left something behind");
    return problem.detail;
  };

  test("that is unreadable leaves nothing behind and is refused with the reason", async () => {
    assert.match(await refused("name=a.csv", "", 422, "import_unreadable"), /contains no text/);
    assert.match(await refused("name=a.csv", "name\n\n ,\n\n", 422, "import_unreadable"), /holds nobody/);
    assert.match(await refused("name=a.pdf", "%PDF-1.7", 422, "import_unreadable"), /table/);
    assert.match(await refused("name=a.csv", "x,y\n1,2\n", 422, "import_unreadable"), /No column holds names/);
    assert.match(await refused("name=a.xlsx", "no workbook", 422, "import_unreadable"), /a\.xlsx/);
    const broken = `name,note\n${Array.from({ length: 700 }, (_, at) => `Ada Broken${at},x`).join("\n")}\n"Ada Open,x\n`;
    await refused("name=a.csv", broken, 422, "import_unreadable");
    for (const query of [
      "name=a.csv&maxLookups=-1",
      "name=a.csv&minLikelihood=2",
      "name=a.csv&required=soul",
      "name=a.csv&sections=",
      "name=a%2Fb.csv",
      "name=a.csv&what=1",
    ]) {
      await refused(query, "name\nAda Long\n", 400, "invalid_request");
    }
    await refused("name=a.csv&purpose=tenancy", "name\nAda Long\n", 403, "purpose_refused");
    await refused("name=a.csv&purpose=sales&sections=adverseMedia", "name\nAda Long\n", 403, "section_closed");
  });

  test("is read in other encodings, separators and programs' formats, and unreadable lines are reported", async () => {
    const latin = Buffer.from("Vorname;Nachname;Firma\nJörg;Größe;Würz\n", "latin1");
    const { bulkId } = await runList(api.service, "name=leute.csv&preview=true", latin);
    assert.equal((await readRows(api.service, bulkId))[0]?.fullName, "Jörg Größe");
    const sheet = await writeSheet([
      ["who", "where"],
      ["Casimir Ploughwright", "Graz"],
    ]);
    const map = encodeURIComponent(JSON.stringify({ who: "fullName", where: "city" }));
    const mapped = await runList(api.service, `name=people.xlsx&map=${map}`, sheet);
    assert.deepEqual(countsOf(mapped), { done: 1 });
    const lines = `{"fullName":"Casimir Ploughwright","candor.place":"Graz"}\nno json\n{"fullName":1}\n\n{"fullName":"A","secret":1}\n{"fullName":"\\u0000A"}\n`;
    const read = await runList(api.service, "name=people.jsonl", lines);
    assert.deepEqual(countsOf(read), { done: 1, rejected: 4 });
    const reasons = (await readRows(api.service, read.bulkId)).map(({ reason }) => reason ?? "");
    assert.deepEqual(reasons.slice(0, 2), ["", "not JSON"]);
    assert.match(reasons[2] ?? "", /fullName/);
    assert.match(reasons[3] ?? "", /secret/i);
  });

  test("repeated under one Idempotency-Key is one bulk lookup; another list under that key is refused", async () => {
    const headers = { "idempotency-key": "a list of mine" };
    const send = async (list: string) => await sendList(api.service, "name=people.csv", list, headers);
    const first = await send(LIST);
    const again = await send(LIST);
    assert.deepEqual([again.status, again.body], [201, first.body]);
    assertProblem(await send(`${LIST}Ada More,,\n`), 422, "idempotency_mismatch");
    await waitForBulk(api.service, (first.body as Bulk).bulkId);
    await api.call("DELETE", `/bulk/${(first.body as Bulk).bulkId}`);
  });

  test("appears newest first among the bulk lookups, and its rows are filtered by state, page by page", async () => {
    const one = await runList(api.service, "name=one.csv", LIST);
    const two = await runList(api.service, "name=two.csv", LIST);
    const page = (await api.call("GET", "/bulk?limit=1")).body as BulkPage;
    assert.deepEqual([page.results.map(({ name }) => name), page.results[0]?.bulkId], [["two.csv"], two.bulkId]);
    const next = (await api.call("GET", `/bulk?limit=1&next=${page.next}`)).body as BulkPage;
    assert.equal(next.results[0]?.bulkId, one.bulkId);
    const rows = (await api.call("GET", `/bulk/${one.bulkId}/rows?state=unmatched`)).body as BulkRowPage;
    assert.deepEqual(
      rows.results.map(({ row }) => row),
      [3, 4],
    );
    assertProblem(await api.call("GET", `/bulk/${one.bulkId}/rows?next=zzz`), 400, "invalid_request");
  });

  test("stays within its budget of credits if paid, and says so if its key has none left", async () => {
    const body = { name: "few", scopes: ["lookups:read", "lookups:write"], purposes: ["research"], credits: 1 };
    const { key } = (await api.call("POST", "/keys", { body })).body as { key: string };
    const service = { url: api.service.url, apiKey: key };
    const none = await runList(service, "name=a.csv&maxCredits=0", LIST);
    assert.deepEqual([none.counts.skipped, none.spent.lookups], [3, 0]);
    const one = await runList(service, "name=a.csv", LIST);
    assert.deepEqual([one.spent.lookups <= 2, one.counts.done + one.counts.skipped], [true, 3]);
    assert.ok((await readRows(service, one.bulkId)).every(({ reason }) => reason !== undefined || one.counts.done > 0));
  });

  const holdRow = async () => {
    const done = await runList(api.service, "name=held.csv&maxLookups=1", LIST);
    const [row] = await readRows(api.service, done.bulkId);
    await api.rows.query("update lookup set status = 'queued', credit = null where id = $1", [row?.lookupId]);
    await api.rows.query("update bulk_row set state = 'running' where bulk_id = $1 and number = 1", [done.bulkId]);
    await api.rows.query("update bulk set status = 'running', finished_at = null where id = $1", [done.bulkId]);
    return { bulkId: done.bulkId, lookupId: row?.lookupId ?? "" };
  };

  test("can be stopped without the request and the worker deadlocking", async () => {
    const { bulkId, lookupId } = await holdRow();
    const taken = "select 1 from bulk where id = $1 and worker is not null";
    while ((await api.rows.query(taken, [bulkId])).rows.length === 0) await delay(20);
    const other = new pg.Client({ connectionString: api.service.databaseUrl });
    await other.connect();
    try {
      await other.query("begin");
      await other.query("select 1 from bulk where id = $1 for update", [bulkId]);
      await api.rows.query("update lookup set status = 'success', credit = 'charged' where id = $1", [lookupId]);
      const waits = "select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()";
      while ((await api.rows.query(waits)).rows.length === 0) await delay(20);
      await other.query("update bulk_row set line = line where bulk_id = $1", [bulkId]);
      await other.query("commit");
    } finally {
      await other.end();
    }
    assert.equal((await waitForBulk(api.service, bulkId)).status, "success");
  });

  test("continues after a temporary failure, and ends with all its rows after a permanent one", async () => {
    await api.rows.query(`
      create sequence failing;
      create function fail_at_times() returns trigger language plpgsql as $$ begin
        if nextval('failing') <= 2 or new.given->>'fullName' = 'Poisonous Rowland' then
          raise exception 'broken for a test' using errcode = '40P01';
        end if;
        return new;
      end $$;
      create trigger failing before update on bulk_row for each row when (new.state = 'unmatched')
        execute function fail_at_times()
    `);
    const passing = await runList(api.service, "name=a.csv", "name\nNobody Whatever\n");
    assert.deepEqual([passing.status, countsOf(passing)], ["success", { unmatched: 1 }]);
    const list = "name\nNobody Whatever\nPoisonous Rowland\nNobody Else\n";
    const staying = await runList(api.service, "name=a.csv", list);
    assert.deepEqual([staying.status, countsOf(staying)], ["error", { unmatched: 1, cancelled: 2 }]);
    await api.rows.query("drop trigger failing on bulk_row");
  });

  test("ends with the reason when its key is revoked", async () => {
    const body = { name: "gone", scopes: ["lookups:read", "lookups:write"], purposes: ["research"] };
    const { key, keyId } = (await api.call("POST", "/keys", { body })).body as { key: string; keyId: string };
    const list = `name\n${Array.from({ length: 300 }, (_, at) => `Person Number${at}`).join("\n")}\n`;
    const made = await sendList({ url: api.service.url, apiKey: key }, "name=a.csv&unmatched=lookUp", list);
    await api.call("DELETE", `/keys/${keyId}`);
    const ended = await waitForBulk(api.service, (made.body as Bulk).bulkId);
    assert.equal(ended.status, "error");
    assert.match(ended.errorMessage ?? "", /key/);
    assert.deepEqual([ended.counts.waiting, ended.counts.running], [0, 0]);
  });
});
