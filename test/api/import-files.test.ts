import { leftOut } from "../../src/importers/left-out.ts";
import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { after, before, test } from "node:test";
import { zipSync } from "fflate";
import type { Import, TablePreview } from "../../src/contract/import.ts";
import type { Datasource } from "../../src/contract/lookup.ts";
import { type Answer, assertProblem, findPerson, lookUp, startApi, type TestApi } from "./http.ts";
import { until } from "../support/until.ts";

let api: TestApi;

before(async () => {
  api = await startApi();
});
after(async () => {
  await api?.stop();
});

async function bring(query: string, content: string | Uint8Array, to = "files"): Promise<Answer> {
  const response = await fetch(`${api.service.url}/v1/imports/${to}?${query}`, {
    method: "POST",
    headers: { "x-api-key": api.service.apiKey, "content-type": "application/octet-stream" },
    body: content as BodyInit,
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, body: JSON.parse(text) };
}

test("a file from another program is imported, its people are found, and nothing of it stays on the disk", async () => {
  const table = "Vorname;Nachname;E-Mail\nJörg;Filequell;joerg@filequell.example.org\n;;x@example.org\n";
  const made = await bring("name=leads.csv", Buffer.from(table, "latin1"));
  assert.equal(made.status, 201, made.text);
  const { importId, ...done } = made.body as Import;
  assert.equal(made.headers.get("location"), `/v1/imports/${importId}`);
  assert.deepEqual(
    [done.status, done.format, done.fileName, done.rows, done.rowsRead, done.candidates, done.rejected],
    ["success", "csv", "leads.csv", 1, 2, 1, 1],
  );
  assert.deepEqual(done.rejections, [{ path: "leads.csv", line: 3, ...leftOut("noName") }]);
  const found = await api.call("GET", "/search?query=joerg%40filequell.example.org&type=candor");
  assert.match(found.text, /Jörg Filequell/);
  const list = await api.call("GET", `/imports/${importId}/rejections`);
  assert.equal(
    list.headers.get("content-disposition"),
    `attachment; filename="candor-import-${importId}-rejected.csv"`,
  );
  assert.equal(list.text.replace("\uFEFF", ""), "file,line,reason\r\nleads.csv,3,no name\r\n");
  assertProblem(await api.call("GET", `/imports/${crypto.randomUUID()}/rejections`), 404, "import_not_found");
  const again = (await bring("name=leads.csv", Buffer.from(table, "latin1"))).body as Import;
  assert.deepEqual([again.candidates, again.documents, again.unchanged], [0, 0, 1]);
  assert.deepEqual(readdirSync(`${api.service.dataDir}/uploads`), []);
});

test("a phone number imported without its country code finds its people as written, and merges no two of them", async () => {
  await bring("name=phones.csv", "name,phone\nPerpetua Barenumber,0171 99 88 776\nQuillon Barenumber,(0171) 9988776\n");
  const found = async (number: string) => {
    const { text } = await api.call("GET", `/search?type=candor&query=${encodeURIComponent(number)}`);
    return ["Perpetua", "Quillon"].filter((name) => text.includes(`${name} Barenumber`));
  };
  assert.deepEqual(await found("0171 9988776"), ["Perpetua", "Quillon"]);
  assert.deepEqual(await found("01719988776"), ["Perpetua", "Quillon"]);
  assert.deepEqual(await found("0171 9988775"), []);
});

test("a datasource names the file it was imported from, but not in a shared report or once that import is removed", async () => {
  const made = await bring(
    "name=dinner-guests.csv",
    "name,email,company\nOttoline Filebearer,o@filebearer.example.org,Pewter Lane Ltd\n",
  );
  const { importId } = made.body as Import;
  const lookup = await lookUp(api, await findPerson(api, "Ottoline Filebearer"));
  const lookupId = String(lookup["lookupId"]);
  const filesOf = async () =>
    ((await api.call("GET", `/lookups/${lookupId}/datasources`)).body as readonly Datasource[]).flatMap(
      ({ source, file }) => (source.startsWith("urn:candor:import:") ? [file] : []),
    );
  assert.deepEqual(await filesOf(), ["dinner-guests.csv"]);
  const link = (await api.call("POST", `/lookups/${lookupId}/shares`, { body: {} })).body as { readonly url: string };
  const shared = await api.call("GET", "/shared", {
    key: null,
    headers: { "x-share-token": link.url.split("#")[1] ?? "" },
  });
  assert.equal(shared.status, 200, shared.text);
  assert.doesNotMatch(shared.text, /dinner-guests/);
  assert.equal((await api.call("DELETE", `/imports/${importId}`)).status, 200);
  assert.deepEqual(await filesOf(), [undefined]);
});

test("an archive is read as the folder that was packed, and a table as the caller maps it", async () => {
  const packed = zipSync({ "a/odd.csv": Buffer.from("who,where\nZipporah Packling,Graz\n") });
  const map = encodeURIComponent(JSON.stringify({ who: "fullName", where: "city" }));
  const made = await bring(`name=people.zip&map=${map}`, packed);
  assert.deepEqual([made.status, (made.body as Import).candidates], [201, 1], made.text);
  assert.match((await api.call("GET", "/search?query=Zipporah+Packling&type=candor")).text, /Zipporah Packling/);
});

test("an import whose caller disconnects ends with the batch being written, and says so", async () => {
  const rows = Array.from(
    { length: 700 },
    (_, at) => `Leona Hangup ${"abcdefghij"[at % 10]}${at},l${at}@hangup.example.org`,
  );
  await api.rows.query("begin; lock table candidate in access exclusive mode");
  const leaving = new AbortController();
  const asked = fetch(`${api.service.url}/v1/imports/files?name=hangup.csv`, {
    method: "POST",
    headers: { "x-api-key": api.service.apiKey, "content-type": "application/octet-stream" },
    body: `name,email\n${rows.join("\n")}\n`,
    signal: leaving.signal,
  });
  const left = assert.rejects(asked, { name: "AbortError" });
  const waits = "select from pg_locks where not granted and relation = 'candidate'::regclass";
  await until(async () => (await api.rows.query(waits)).rowCount !== 0);
  leaving.abort();
  await left;
  // Later requests queue behind it.
  await (await fetch(`${api.service.url}/healthz`)).arrayBuffer();
  await api.rows.query("rollback");
  const read = async () => {
    const { results } = (await api.call("GET", "/imports")).body as { results: Import[] };
    return results[0];
  };
  await until(async () => (await read())?.status !== "running");
  const ended = await read();
  assert.deepEqual(
    [ended?.status, ended?.errorMessage, ended?.candidates],
    [
      "error",
      "The request ended before its body was complete. What is counted here is written, and nothing else of it.",
      250,
    ],
    "five hundred rows: each line is a person and their document",
  );
  assert.deepEqual(readdirSync(`${api.service.dataDir}/uploads`), []);
});

test("an unreadable file imports nobody, and the answer says why", async () => {
  const before = (await api.call("GET", "/imports")).body as { results: unknown[] };
  const cases: readonly (readonly [string, string | Uint8Array, RegExp])[] = [
    ["name=a.png", "\x89PNG", /not recognised/],
    ["name=a.csv", "a,b\n1,2\n", /No column holds names/],
    ["name=a.csv&format=nothing", "Name\nAda\n", /There is no format nothing/],
    ["name=a.xlsx", "PK no workbook", /not an archive, or is cut off/],
  ];
  for (const [query, content, detail] of cases) {
    const { detail: said } = assertProblem(await bring(query, content), 422, "import_unreadable");
    assert.match(said, detail);
  }
  assertProblem(await bring("name=..%2Fa.csv", "Name\nAda\n"), 400, "invalid_request", ["/query/name"]);
  assertProblem(await bring("name=a.csv&map=x", "Name\nAda\n"), 400, "invalid_request", ["/query/map"]);
  const after = (await api.call("GET", "/imports")).body as { results: unknown[] };
  assert.equal(after.results.length, before.results.length);
  assert.deepEqual(readdirSync(`${api.service.dataDir}/uploads`), []);
});

test("the mapping of a table's columns is shown before anything is imported, and can be changed", async () => {
  const rows = Array.from({ length: 12 }, (_, at) => `Vorschau-${"abcdefghijkl"[at]},v${at}@graz.example.org,Graz`);
  const table = `Blau,E-Mail,Ort\n,nobody@graz.example.org,\n${rows.join("\n")}\n`;
  const seen = await bring("name=leads.csv", table, "previews");
  assert.equal(seen.status, 200, seen.text);
  const first = seen.body as TablePreview;
  assert.deepEqual([first.named, first.people], [false, []]);
  assert.ok(first.fields.includes("fullName"));
  const map = encodeURIComponent(JSON.stringify({ Blau: "fullName" }));
  const second = (await bring(`name=leads.csv&map=${map}`, table, "previews")).body as TablePreview;
  assert.deepEqual(
    second.columns.map(({ title, field, examples }) => [title, field, examples[0]]),
    [
      ["Blau", "fullName", "Vorschau-a"],
      ["E-Mail", "email", "nobody@graz.example.org"],
      ["Ort", "city", "Graz"],
    ],
  );
  assert.equal(second.people.length, 10);
  assert.deepEqual(second.people[0], {
    fullName: "Vorschau-a",
    emails: ["v0@graz.example.org"],
    location: "Graz",
  });
  assert.deepEqual(second.rejections, [{ path: "leads.csv", line: 2, ...leftOut("noName") }]);
  assert.doesNotMatch((await api.call("GET", "/search?query=Vorschau-a&type=candor")).text, /v0@graz/);
  const report =
    "username,name,url_main,url_user,exists,http_status,response_time_s\ncandor,GitHub,https://github.com,https://github.com/candor,Claimed,200,0.5\n";
  const other = (await bring("name=report.csv", report, "previews")).body as TablePreview;
  assert.deepEqual([other.format, other.columns, other.people], ["sherlock", [], []]);
  assertProblem(await bring("name=a.vcf", "BEGIN:VCARD", "previews"), 422, "import_unreadable");
  const wrong = encodeURIComponent(JSON.stringify({ Wer: "shoe" }));
  assertProblem(await bring(`name=leads.csv&map=${wrong}`, table, "previews"), 422, "import_unreadable");
  assert.deepEqual(readdirSync(`${api.service.dataDir}/uploads`), []);
});
