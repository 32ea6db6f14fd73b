import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { after, before, test } from "node:test";
import { dropHash } from "../../src/domain/drop-hash.ts";
import { assertProblem, findPerson, insertKey, NDJSON, ndjson, startApi, type TestApi } from "./http.ts";

let api: TestApi;
before(async () => {
  api = await startApi();
});
after(() => api.stop());

const OCTETS = { "content-type": "application/octet-stream" };
const answerList = async (body: string, query = "list=email", key?: string) =>
  await api.call("POST", `/drop?${query}`, { body, headers: OCTETS, ...(key !== undefined && { key }) });
const bring = async (...people: readonly (readonly [string, string])[]) => {
  const rows = people.map(([fullName, email]) => ({
    type: "candidate",
    key: `drop:${fullName}`,
    fullName,
    identifiers: [{ kind: "email", value: email }],
  }));
  const done = await api.call("POST", "/imports?format=candor", { body: ndjson(...rows), headers: NDJSON });
  assert.equal(done.status, 201, done.text);
};
const held = async (fullName: string) => {
  const { rows } = await api.rows.query<{ count: number }>(
    "select count(*)::int as count from candidate where full_name = $1",
    [fullName],
  );
  return rows[0]?.count;
};

test("Everybody on the list is erased, people who share an address are suppressed, and every item is answered", async () => {
  await bring(
    ["Alaric Dropworth", "alaric@drop.example.org"],
    ["Beatrix Dropworth", "house@drop.example.org"],
    ["Clement Stayward", "house@drop.example.org"],
    ["Dorothea Keepwell", "dorothea@drop.example.org"],
  );
  const list = [
    "ID,Hash",
    `aaaaaaaaaaaa,${dropHash("email", "Alaric@Drop.example.org")}`,
    `bbbbbbbbbbbb,${dropHash("email", "house@drop.example.org")}`,
    `"cccccccccccc","${dropHash("email", "nobody@drop.example.org")}"`,
  ].join("\r\n");
  const preview = await answerList(list, "list=email&preview=true");
  const wanted = "ID,Status\naaaaaaaaaaaa,3\nbbbbbbbbbbbb,4\ncccccccccccc,5\n";
  assert.equal(preview.text, wanted);
  assert.equal(await held("Alaric Dropworth"), 1);

  assert.equal((await answerList(list)).text, wanted);
  assert.equal(await held("Alaric Dropworth"), 0);
  assert.equal(await held("Beatrix Dropworth"), 1);
  for (const name of ["Beatrix Dropworth", "Clement Stayward"]) {
    const found = await api.call("GET", `/search?type=candor&query=${encodeURIComponent(name)}`);
    assert.deepEqual((found.body as { results: unknown[] }).results, [], name);
  }
  await findPerson(api, "Dorothea Keepwell");
  await bring(["Alaric Dropworth", "alaric@drop.example.org"]);
  assert.equal(await held("Alaric Dropworth"), 0);
  const { rows } = await api.rows.query<{ count: number }>("select count(*)::int as count from drop_item");
  assert.equal(rows[0]?.count, 3);
});

test("A list of a hundred thousand hashes is answered in full, and finds the one that is here", async () => {
  await bring(["Edwin Dropsworth", "edwin@drop.example.org"]);
  const items = Array.from({ length: 100_000 }, (_, index) => {
    const hash = index === 77_777 ? dropHash("email", "edwin@drop.example.org") : sha256(`stranger ${index}`);
    return `d${String(index).padStart(11, "0")},${hash}\n`;
  });
  const answer = await answerList(`ID,Hash\n${items.join("")}`);
  assert.equal(answer.status, 200);
  const lines = answer.text.trimEnd().split("\n").slice(1);
  assert.equal(lines.length, 100_000);
  assert.deepEqual(
    lines.filter((line) => !line.endsWith(",5")),
    ["d00000077777,3"],
  );
});

test("An invalid list is refused with the bad line, and no other account may send one", async () => {
  const damaged = await answerList(`ID,Hash\naaaaaaaaaaaa,${dropHash("email", "a@b.example")}\nnothing\n`);
  assert.match(assertProblem(damaged, 400, "invalid_request").detail, /Line 3/);
  assertProblem(await answerList(`ID,Hash\n${"x".repeat(9_000)}`), 400, "invalid_request");
  assertProblem(await answerList("ID,Hash\n", "list=vin"), 400, "invalid_request", ["/query/list"]);
  const key = "a-key-of-another-account-drop";
  await insertKey(api.rows, key, { accountId: "another" });
  assertProblem(await answerList("ID,Hash\n", "list=email", key), 403, "drop_not_yours");
});

test("A list sent again with its Idempotency-Key gets the first answer, and nobody is searched for again", async () => {
  await bring(["Fabian Dropmore", "fabian@drop.example.org"]);
  const send = async (body: string, key: string) =>
    await api.call("POST", "/drop?list=email", { body, headers: { ...OCTETS, "idempotency-key": key } });
  const list = `dddddddddddd,${dropHash("email", "fabian@drop.example.org")}\n`;
  const first = await send(list, "the list");
  assert.equal(first.text, "ID,Status\ndddddddddddd,3\n");
  const again = await send(list, "the list");
  assert.deepEqual([again.status, again.text], [200, first.text]);
  assert.equal(again.headers.get("content-disposition"), first.headers.get("content-disposition"));
  assertProblem(
    await send(`${list}eeeeeeeeeeee,${dropHash("email", "e@drop.example.org")}\n`, "the list"),
    422,
    "idempotency_mismatch",
  );
  // A later list contains these items: its answers replace the first ones.
  assert.equal((await send(list, "a later list")).text, "ID,Status\ndddddddddddd,5\n");
  assertProblem(await send(list, "the list"), 422, "idempotency_mismatch");
});

function sha256(text: string): string {
  return createHash("sha256").update(text).digest("base64");
}

test("A list with more items than one response answers gets an answer for each, in order of their IDs", async () => {
  const items = Array.from({ length: 2_345 }, (_, at) => {
    const hash = createHash("sha256").update(`long list ${at}`).digest("base64");
    return `long${String(at).padStart(8, "0")},${hash}`;
  });
  const answers = (await answerList(["ID,Hash", ...items].join("\n"))).text.trim().split("\n").slice(1);
  assert.deepEqual(
    answers,
    items.map((item) => `${item.split(",")[0]},5`),
  );
});
