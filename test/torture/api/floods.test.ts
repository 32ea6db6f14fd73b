import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { gzipSync } from "node:zlib";
import { Import, ImportPage } from "../../../src/contract/import.ts";
import { Problem } from "../../../src/contract/problem.ts";
import { sendList } from "../../api/bulk-kit.ts";
import { assertProblem, findPerson, NDJSON, startApi, type TestApi } from "../../api/http.ts";

let api: TestApi;
before(async () => {
  api = await startApi();
});
after(() => api.stop());

test("An import of lines that contain no rows ends early, keeps what came before, and says why", async () => {
  const row = JSON.stringify({ type: "candidate", key: "import:first", fullName: "Prima Inter Lineas" });
  for (const [what, line] of [
    ["blank lines", "\n"],
    ["blank lines of Windows", "\r\n"],
    ["lines of nothing", "{}\n"],
  ] as const) {
    const body = gzipSync(`${row}\n${line.repeat(3_000_000)}`);
    const answer = await fetch(`${api.service.url}/v1/imports?format=candor`, {
      method: "POST",
      headers: { "x-api-key": api.service.apiKey, "content-encoding": "gzip", ...NDJSON },
      body: body as Uint8Array<ArrayBuffer>,
    });
    assert.equal(answer.status, 400, what);
    assert.match(Problem.parse(await answer.json()).detail, /More than 100,000 lines/);
    const [last] = ImportPage.parse((await api.call("GET", "/imports?limit=1")).body).results;
    assert.equal(last?.status, "error");
    assert.match(last?.errorMessage ?? "", /More than 100,000 lines/);
    assert.ok((last?.rowsRead ?? 0) <= 100_012);
  }
  await findPerson(api, "Prima Inter Lineas");
});

test("A file with an empty line after each row is accepted", async () => {
  const row = (at: number) => ({ type: "candidate", key: `import:spaced-${at % 10}`, fullName: "Sparsa Interlineata" });
  const body = Array.from({ length: 30_000 }, (_, at) => `${JSON.stringify(row(at))}\n\n\n\n\n`).join("");
  const answer = await api.call("POST", "/imports?format=candor", { body, headers: NDJSON });
  assert.equal(answer.status, 201, answer.text);
  assert.equal(Import.strict().parse(answer.body).rowsRead, 30_000);
});

test("A list of people that is too long or too wide leaves nothing behind and is refused with the reason", async () => {
  const wide = `name${",c".repeat(1_000_000)}\nAda Wide\n`;
  const long = `name\n${Array.from({ length: 10_001 }, (_, at) => `Ada Long${at}`).join("\n")}\n`;
  for (const [list, status, code, reason] of [
    [wide, 422, "import_unreadable", /columns|characters/],
    [long, 413, "too_many_rows", /10,000 rows/],
  ] as const) {
    assert.match(assertProblem(await sendList(api.service, "name=a.csv", list), status, code).detail, reason);
    const left = await api.rows.query("select (select count(*) from bulk) + (select count(*) from bulk_row) as count");
    assert.equal(Number(left.rows[0].count), 0);
  }
});
