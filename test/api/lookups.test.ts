import { parse } from "csv-parse/sync";
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { FoundHistory } from "../../src/contract/history.ts";
import { ErasureReceipt, Lookup, LookupPage } from "../../src/contract/lookup.ts";
import { createDiskBlobs } from "../../src/blobs/disk-blobs.ts";
import { readPdf } from "../support/pdf.ts";
import {
  assertProblem,
  findPerson,
  insertKey,
  lookUp,
  NDJSON,
  ndjson,
  startApi,
  type TestApi,
  waitForEnd,
} from "./http.ts";

let api: TestApi;
let candidateId: string;
before(async () => {
  api = await startApi();
  candidateId = await findPerson(api, "Amara Okonkwo");
});
after(() => api.stop());

const create = (headers: Record<string, string> = {}, body: object = { candidateId }) =>
  api.call("POST", "/lookups", { body, headers });
const idOf = (answer: { readonly body: unknown }) => (answer.body as { lookupId: string }).lookupId;

test("A lookup is created with its address, waits in the queue, and ends with its data", async () => {
  const created = await create();
  assert.equal(created.status, 201);
  assert.equal(created.headers.get("location"), `/v1/lookups/${idOf(created)}`);
  const queued = Lookup.parse(created.body);
  assert.deepEqual([queued.status, queued.stage, queued.progress, queued.data], ["queued", "queued", 0, undefined]);
  const ended = Lookup.parse(await waitForEnd(api, queued.lookupId));
  assert.deepEqual([ended.status, ended.stage, ended.progress], ["success", "done", 1]);
  assert.equal(ended.startedAt, queued.startedAt);
  assert.ok(ended.finishedAt && ended.finishedAt >= ended.startedAt);
  assert.equal(Date.parse(ended.expiresAt ?? "") - Date.parse(ended.startedAt), 90 * 86_400_000);
  assert.equal(ended.data?.fullName, "Amara Okonkwo");
});

test("While it is running neither stage nor progress goes back, and a wait is answered at each change", async () => {
  const id = idOf(await create());
  const stages = ["queued", "collect", "resolve", "assemble", "summarize", "done"];
  let last = { stage: 0, progress: 0 };
  for (;;) {
    const lookup = Lookup.parse((await api.call("GET", `/lookups/${id}?wait=5`)).body);
    const now = { stage: stages.indexOf(lookup.stage), progress: lookup.progress };
    assert.ok(now.stage >= last.stage && now.progress >= last.progress, JSON.stringify([last, now]));
    last = now;
    if (lookup.status === "success") break;
    assert.ok(["queued", "running"].includes(lookup.status));
  }
  assert.deepEqual(last, { stage: 5, progress: 1 });
});

test("A wait for an ended lookup is answered at once, and one for a lookup that is erased meanwhile ends", async () => {
  const id = idOf(await create());
  await waitForEnd(api, id);
  const ended = await api.call("GET", `/lookups/${id}?wait=60`);
  assert.equal(ended.status, 200);
  // Held back by a lock on its row, the lookup does not proceed until it is erased.
  await api.rows.query("begin");
  await api.rows.query("lock table pgboss.job in access exclusive mode");
  await api.rows.query("rollback");
  await api.call("DELETE", `/lookups/${id}`);
  assertProblem(await api.call("GET", `/lookups/${id}?wait=60`), 404, "lookup_not_found");
});

test("The same Idempotency-Key and body give the same lookup, another body is refused, another key gives another lookup", async () => {
  const key = { "idempotency-key": "first-key" };
  const first = await create(key);
  const again = await create(key);
  assert.deepEqual([again.status, idOf(again)], [201, idOf(first)]);
  assert.equal(again.headers.get("location"), first.headers.get("location"));
  const other = await findPerson(api, "Nadia Rahmani");
  assertProblem(await create(key, { candidateId: other }), 422, "idempotency_mismatch");
  assert.notEqual(idOf(await create({ "idempotency-key": "second-key" })), idOf(first));
  for (const bad of ["", "k".repeat(256)]) {
    assertProblem(await create({ "idempotency-key": bad }), 400, "invalid_request", ["/header/idempotency-key"]);
  }
});

test("Many simultaneous requests with one Idempotency-Key all get the same lookup", async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, () => create({ "idempotency-key": "at-once" })));
  const ids = new Set(answers.filter((answer) => answer.status === 201).map(idOf));
  assert.equal(ids.size, 1);
  for (const answer of answers.filter((each) => each.status !== 201))
    assertProblem(answer, 409, "idempotency_in_flight");
  const { rows } = await api.rows.query("select id from lookup where id = $1", [[...ids][0]]);
  assert.equal(rows.length, 1);
});

test("The Idempotency-Key of an erased lookup creates a new one", async () => {
  const key = { "idempotency-key": "erased-key" };
  const first = idOf(await create(key));
  await waitForEnd(api, first);
  await api.call("DELETE", `/lookups/${first}`);
  assert.notEqual(idOf(await create(key)), first);
});

test("Of several simultaneous erasures one succeeds, and the others find nothing", async () => {
  const id = idOf(await create());
  await waitForEnd(api, id);
  const answers = await Promise.all(Array.from({ length: 6 }, () => api.call("DELETE", `/lookups/${id}`)));
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 404, 404, 404, 404, 404]);
});

test("The history contains only this account's lookups, newest first, paged without repeats, optionally by status", async () => {
  const ids: string[] = [];
  for (let count = 0; count < 3; count++) ids.push(idOf(await create()));
  for (const id of ids) await waitForEnd(api, id);
  const seen: string[] = [];
  let next = "";
  do {
    const page = LookupPage.strict().parse((await api.call("GET", `/lookups?limit=2&next=${next}`)).body);
    assert.ok(page.results.length <= 2);
    seen.push(...page.results.map((lookup) => lookup.lookupId));
    assert.ok(page.results.every((lookup) => !("data" in lookup)));
    next = page.next;
  } while (next !== "");
  assert.equal(new Set(seen).size, seen.length);
  const { rows } = await api.rows.query<{ id: string }>("select id from lookup order by created_at desc, id desc");
  assert.deepEqual(
    seen,
    rows.map((row) => row.id),
  );
  assert.deepEqual(seen.slice(0, 3), ids.toReversed());
  const table = await api.call("GET", "/history");
  assert.deepEqual(
    [table.status, table.headers.get("content-type"), table.headers.get("content-disposition")],
    [200, "text/csv; charset=utf-8", 'attachment; filename="candor-history.csv"'],
  );
  const told = parse(table.text, { bom: true, columns: true }) as Record<string, string>[];
  assert.deepEqual(
    told.map((row) => row["lookupId"]),
    seen,
  );
  assert.deepEqual([told[0]?.["status"], told[0]?.["error"]], ["success", ""]);
  assert.ok(told[0]?.["name"] && told[0]["purpose"] && told[0]["address"]?.endsWith(`/lookups/${ids[2]}`));
  assert.equal(parse((await api.call("GET", "/history?status=cancelled")).text, { bom: true }).length, 1);
  const [first] = told;
  const idsOf = async (query: string) =>
    (parse((await api.call("GET", `/history?${query}`)).text, { bom: true, columns: true }) as typeof told).map(
      (row) => row["lookupId"],
    );
  const purpose = first?.["purpose"] ?? "";
  const ofPurpose = told.filter((row) => row["purpose"] === purpose).map((row) => row["lookupId"]);
  assert.deepEqual(await idsOf(`purpose=${purpose}`), ofPurpose);
  const other = purpose === "journalism" ? "sales" : "journalism";
  const ofOther = told.filter((row) => row["purpose"] === other).map((row) => row["lookupId"]);
  assert.deepEqual(await idsOf(`purpose=${other}`), ofOther);
  const previews = told.filter((row) => row["preview"] === "true").map((row) => row["lookupId"]);
  assert.deepEqual(await idsOf("kind=preview"), previews);
  assert.ok(ofOther.length < told.length && previews.length < told.length);
  const found = FoundHistory.parse((await api.call("POST", "/history", { body: { limit: 1 } })).body);
  assert.equal(found.results[0]?.metadata?.["candor.purpose"], purpose);
  const cancelled = LookupPage.parse((await api.call("GET", "/lookups?status=cancelled")).body);
  assert.deepEqual(cancelled, { results: [], next: "", status: "success" });
});

test("The pages of a search add up to the whole result, and an empty cursor gives the first page", async () => {
  const people = Array.from({ length: 7 }, (_, index) => ({
    type: "candidate",
    key: `page:${index}`,
    fullName: `Wilhelmina Pagewright ${"ABCDEFG".charAt(index)}.`,
  }));
  await api.call("POST", "/imports?format=candor", { body: ndjson(...people), headers: NDJSON });
  const whole = (await api.call("GET", "/search?type=candor&query=wilhelmina%20pagewright&limit=100")).body as Page;
  const seen: string[] = [];
  let next = "";
  do {
    const page = (
      await api.call(
        "GET",
        `/search?type=candor&query=wilhelmina%20pagewright&limit=3&next=${encodeURIComponent(next)}`,
      )
    ).body as Page;
    seen.push(...page.results.map((result) => result.candidateId));
    next = page.next;
  } while (next !== "");
  assert.deepEqual(
    seen,
    whole.results.map((result) => result.candidateId),
  );
  assert.deepEqual([new Set(seen).size, whole.next], [7, ""]);
});

test("A report is refused while the lookup is running", async () => {
  const id = idOf(await create());
  await waitForEnd(api, id);
  await api.rows.query("update lookup set status = 'running' where id = $1", [id]);
  for (const route of ["/pdf", "/evidence"]) {
    assertProblem(await api.call("GET", `/lookups/${id}${route}`), 409, "lookup_not_finished");
  }
  assertProblem(await api.call("POST", `/lookups/${id}/rebuild`), 409, "lookup_not_finished");
  await api.rows.query("update lookup set status = 'success' where id = $1", [id]);
});

test("A report's address works without a key, any number of times; a forged one does not, nor one after erasure", async () => {
  const id = idOf(await create());
  await waitForEnd(api, id);
  const link = await api.call("GET", `/lookups/${id}/pdf`);
  const { url } = link.body as { url: string };
  assert.deepEqual(Object.keys(link.body as object), ["url"]);
  assert.ok(url.startsWith(`${api.service.url}/reports/`));
  for (let time = 0; time < 2; time++) {
    const report = await fetch(url);
    const bytes = Buffer.from(await report.arrayBuffer());
    assert.deepEqual([report.status, report.headers.get("content-type")], [200, "application/pdf"]);
    assert.match((await readPdf(bytes)).join(" "), /In brief/);
    assert.equal(Number(report.headers.get("content-length")), bytes.length);
    assert.match(report.headers.get("cache-control") ?? "", /no-store/);
  }
  const [body = "", signature = ""] = url.slice(url.lastIndexOf("/") + 1).split(".");
  const stolen = Buffer.from(JSON.stringify(["report", id, 9_999_999_999])).toString("base64url");
  for (const token of [`${body}.${"A".repeat(signature.length)}`, `${stolen}.${signature}`, body, `${body}.`, "x"]) {
    assertProblem(await api.call("GET", `${api.service.url}/reports/${token}`, { key: null }), 404, "report_not_found");
  }
  assert.equal(((await api.call("GET", `/lookups/${id}/pdf`)).body as { url: string }).url.includes("/reports/"), true);
  await api.call("DELETE", `/lookups/${id}`);
  assertProblem(await api.call("GET", url, { key: null }), 404, "report_not_found");
  assert.equal(await createDiskBlobs(`${api.service.dataDir}/blobs`).has(`reports/${id}/`.slice(0, -1)), false);
});

test("Erasure answers with a receipt; afterwards the lookup and everything under it are gone", async () => {
  const id = idOf(await create());
  await waitForEnd(api, id);
  await api.call("GET", `/lookups/${id}/pdf`);
  const counted = await api.rows.query<{ count: string }>("select count(*) from claim where lookup_id = $1", [id]);
  const receipt = ErasureReceipt.strict().parse((await api.call("DELETE", `/lookups/${id}`)).body);
  assert.equal(receipt.lookupId, id);
  assert.equal(receipt.rows["claim"], Number(counted.rows[0]?.count));
  assert.ok((receipt.rows["datasource"] ?? 0) > 0);
  assert.deepEqual([receipt.rows["lookup"], receipt.rows["report"]], [1, 1]);
  for (const route of ["", "/datasources", "/evidence", "/coverage", "/pdf"]) {
    assertProblem(await api.call("GET", `/lookups/${id}${route}`), 404, "lookup_not_found");
  }
  assertProblem(await api.call("DELETE", `/lookups/${id}`), 404, "lookup_not_found");
  for (const table of ["probe", "datasource", "record", "match", "claim"]) {
    assert.equal((await api.rows.query(`select 1 from ${table} where lookup_id = $1`, [id])).rowCount, 0, table);
  }
});

test("An expired lookup says so without its data, and everything under it is gone", async () => {
  const id = idOf(await create());
  await waitForEnd(api, id);
  await api.rows.query("update lookup set expires_at = now() - interval '1 second' where id = $1", [id]);
  const expired = Lookup.parse((await api.call("GET", `/lookups/${id}`)).body);
  assert.deepEqual([expired.status, expired.data], ["expired", undefined]);
  for (const route of ["/datasources", "/evidence", "/coverage", "/pdf"]) {
    assertProblem(await api.call("GET", `/lookups/${id}${route}`), 410, "lookup_expired");
  }
  assertProblem(await api.call("POST", `/lookups/${id}/rebuild`), 410, "lookup_expired");
  const listed = LookupPage.parse((await api.call("GET", "/lookups?status=expired")).body);
  assert.ok(listed.results.some((lookup) => lookup.lookupId === id));
});

test("An expired lookup reveals nothing about its person from the minute it expires", async () => {
  const marked = {
    candidate: {
      fullName: "Zephyrine Marrowby",
      email: "zephyrine@marrowby.example.org",
      sources: ["https://marrowby.example.org/zephyrine"],
      "candor.employer": "Marrowby Looms",
    },
    metadata: { ticket: "marrowby-4711" },
  };
  const id = idOf(await api.call("POST", "/lookups", { body: marked }));
  await waitForEnd(api, id);
  assert.match((await api.call("GET", `/lookups/${id}`)).text, /marrowby-4711/);
  await api.rows.query("update lookup set expires_at = now() - interval '1 second' where id = $1", [id]);
  for (const path of [`/lookups/${id}`, "/lookups?status=expired"]) {
    const { status, text } = await api.call("GET", path);
    assert.equal(status, 200);
    assert.match(text, new RegExp(id));
    assert.doesNotMatch(text, /marrowby/i);
  }
});

test("Suppressed data can still be erased, but only by its account", async () => {
  const candidate = { fullName: "Ottoline Fernsby", email: "ottoline@fernsby.example.org", sources: [] };
  const id = idOf(await api.call("POST", "/lookups", { body: { candidate } }));
  await waitForEnd(api, id);
  await api.rows.query(
    "insert into suppression (key, kind) select unnest(suppression_keys), 'test' from lookup where id = $1",
    [id],
  );
  assertProblem(await api.call("GET", `/lookups/${id}`), 404, "lookup_not_found");
  const other = "an-erasing-key-of-others-000";
  await insertKey(api.rows, other, { accountId: "others" });
  assertProblem(await api.call("DELETE", `/lookups/${id}`, { key: other }), 404, "lookup_not_found");
  const receipt = await api.call("DELETE", `/lookups/${id}`);
  assert.equal(receipt.status, 200, receipt.text);
  assert.equal((await api.rows.query("select 1 from lookup where id = $1", [id])).rowCount, 0);
  assertProblem(await api.call("DELETE", `/lookups/${id}`), 404, "lookup_not_found");
});

test("A rebuild rereads the stored captures and asks no source", async () => {
  const lookup = Lookup.parse(await lookUp(api, candidateId));
  const before = await api.call("GET", `/lookups/${lookup.lookupId}/coverage`);
  const rebuilt = await api.call("POST", `/lookups/${lookup.lookupId}/rebuild`);
  assert.equal(rebuilt.status, 200);
  assert.deepEqual(Lookup.parse(rebuilt.body).data, lookup.data);
  assert.deepEqual((await api.call("GET", `/lookups/${lookup.lookupId}/coverage`)).body, before.body);
  await api.rows.query("delete from datasource where lookup_id = $1", [lookup.lookupId]);
  const empty = Lookup.parse((await api.call("POST", `/lookups/${lookup.lookupId}/rebuild`)).body);
  assert.deepEqual(empty.data, {});
});

test("An imported picture is served whole and as a thumbnail, and one that the service draws is safe", async () => {
  const lookup = Lookup.parse(await lookUp(api, candidateId));
  const [photo] = lookup.data?.photos ?? [];
  assert.ok(photo);
  const whole = await fetch(photo.imageUrl);
  assert.deepEqual([whole.status, whole.headers.get("content-type")], [200, "image/jpeg"]);
  const thumbnail = await fetch(photo.thumbnailUrl);
  assert.deepEqual([thumbnail.status, thumbnail.headers.get("content-type")], [200, "image/jpeg"]);
  assert.match(whole.headers.get("content-security-policy") ?? "", /default-src 'none'/);
  const initials = await fetch(`${api.service.url}/pictures/initials-${Buffer.from("<&").toString("hex")}-20.svg`);
  assert.equal(initials.headers.get("content-type"), "image/svg+xml; charset=utf-8");
  assert.match(initials.headers.get("content-security-policy") ?? "", /sandbox/);
  assert.match(await initials.text(), /&#60;&#38;/);
  assert.equal((await fetch(`${api.service.url}/pictures/platform-github.svg`)).status, 200);
  const unknown = [
    "0".repeat(40),
    "initials-zz-1.svg",
    "platform-.svg",
    "..%2f..%2fsecret",
    `${photo.imageUrl.split("/").at(-1)}?size=9999`,
  ];
  for (const name of unknown) {
    assertProblem(
      await api.call("GET", `${api.service.url}/pictures/${name}`, { key: null }),
      404,
      "picture_not_found",
    );
  }
});

test("The service mounts exactly the operations that its description lists", async () => {
  const document = (await api.call("GET", `${api.service.url}/openapi.json`, { key: null })).body as {
    paths: Record<string, object>;
  };
  for (const [path, methods] of Object.entries(document.paths)) {
    // The holder of a shared link needs no key.
    if (path === "/shared") continue;
    for (const method of Object.keys(methods)) {
      const address = path.replace(/\{\w+\}/g, "x");
      const answer = await api.call(method.toUpperCase(), address, { key: null });
      assertProblem(answer, 401, "api_key_missing");
    }
  }
});

interface Page {
  readonly results: readonly { readonly candidateId: string }[];
  readonly next: string;
}
