import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { connect } from "node:net";
import { after, before, test } from "node:test";
import { Import, ImportPage, RemovedImport } from "../../src/contract/import.ts";
import { assertProblem, findPerson, lookUp, NDJSON, ndjson, startApi, type TestApi } from "./http.ts";
import { until } from "../support/until.ts";

const ines = {
  type: "candidate",
  key: "import:ines-calder",
  fullName: "Ines Calder-Ruiz",
  company: "Baltic Cordage",
  identifiers: [{ kind: "email", value: "ines.calder@example.org" }],
  presences: [{ platform: "x", url: "https://x.com/ines_calder_invented" }],
};
const page = {
  type: "document",
  kind: "person-page",
  url: "https://ines-calder.example.org/",
  mediaType: "text/html",
  data: `<html><head><script type="application/ld+json">${JSON.stringify({
    "@context": "https://schema.org",
    "@type": "Person",
    name: "Ines Calder-Ruiz",
    email: "ines.calder@example.org",
    knowsAbout: ["Splicing"],
  })}</script></head></html>`,
  identifiers: [{ kind: "candidate", value: "import:ines-calder" }],
};
/** The smallest possible GIF. */
const picture = {
  type: "picture",
  url: "https://pictures.example.org/ines.gif",
  mediaType: "image/gif",
  base64: "R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7",
};

let api: TestApi;
before(async () => {
  api = await startApi();
});
after(() => api.stop());

const send = async (body: string) => await api.call("POST", "/imports?format=candor", { body, headers: NDJSON });
const bring = async (body: string) => {
  const answer = await send(body);
  assert.equal(answer.status, 201, answer.text);
  const done = Import.strict().parse(answer.body);
  assert.equal(answer.headers.get("location"), `/v1/imports/${done.importId}`);
  return done;
};

test("A file is imported row by row, and importing it again changes nothing", async () => {
  const file = ndjson(ines, page, picture);
  const first = await bring(file);
  assert.deepEqual(
    [first.status, first.rowsRead, first.candidates, first.documents, first.pictures, first.unchanged, first.rejected],
    ["success", 3, 1, 1, 1, 0, 0],
  );
  const id = await findPerson(api, "ines.calder@example.org");
  const second = await bring(file);
  assert.deepEqual([second.candidates, second.documents, second.pictures, second.unchanged], [0, 0, 0, 3]);
  assert.equal(await findPerson(api, "calder ruiz ines"), id);
  assert.deepEqual(Import.parse((await api.call("GET", `/imports/${first.importId}`)).body), first);
});

test("A person who appears twice in a file is one person, and a row that repeats them counts as unchanged", async () => {
  const twice = { type: "candidate", key: "twice", fullName: "Tilda Twicewell" };
  const done = await bring(ndjson(twice, twice, { ...twice, headline: "Glazier" }));
  assert.deepEqual([done.rowsRead, done.candidates, done.unchanged], [3, 1, 2]);
});

test("A changed row changes its person, who keeps their ID", async () => {
  const id = await findPerson(api, "ines.calder@example.org");
  const changed = await bring(ndjson({ ...ines, fullName: "Inés Calder y Ruiz", identifiers: [] }));
  assert.deepEqual([changed.candidates, changed.unchanged], [1, 0]);
  assert.equal(await findPerson(api, "ines calder"), id);
  const gone = await api.call("GET", "/search?type=candor&query=ines.calder%40example.org");
  assert.deepEqual((gone.body as { results: unknown[] }).results, []);
  await bring(ndjson(ines));
});

test("Broken lines are reported by number and never by content; the others are imported", async () => {
  const lines = [
    "not json at all secretword",
    ines,
    { type: "candidate", key: "k" },
    { type: "stranger", secretword: 1 },
    { ...ines, key: "k2", secretword: "x" },
    { ...ines, key: "k3", birthDate: "1971-13-40" },
    { ...page, url: "ftp://secretword.example.org/" },
    { ...picture, url: "https://pictures.example.org/broken.gif", base64: "c2VjcmV0d29yZA==" },
    "",
    "[]",
    { type: "candidate", key: "import:last", fullName: "Last Of All" },
  ];
  const done = await bring(ndjson(...lines).replaceAll("\n", "\r\n"));
  assert.deepEqual([done.status, done.candidates, done.unchanged, done.rejected], ["success", 1, 1, 8]);
  assert.deepEqual(
    done.rejections.map((each) => each.line ?? 0).sort((a, b) => a - b),
    [1, 3, 4, 5, 6, 7, 8, 10],
  );
  assert.ok(done.rejections.every((each) => each.reason.length > 3));
  assert.ok(!api.service.output().includes("secretword"));
  await findPerson(api, "Last Of All");
});

test("A NUL or half a character in a row stops nothing", async () => {
  const odd = [
    {
      type: "candidate",
      key: "odd:\u0000:key",
      fullName: "Nul \u0000 Byte",
      identifiers: [{ kind: "website", value: "https://nul.example.org/" }],
    },
    {
      ...page,
      url: "https://nul.example.org/",
      data: "a \u0000 b \uD800 c",
      identifiers: [{ kind: "candidate", value: "odd:\u0000:key" }],
    },
    { type: "candidate", key: "odd:after", fullName: "After The Nul" },
  ];
  const done = await bring(ndjson(...odd));
  assert.equal(done.rejected + done.candidates + done.documents, 3);
  await findPerson(api, "After The Nul");
  const { rows } = await api.rows.query<{ data: string }>(
    "select data from archive_document where url = 'https://nul.example.org/'",
  );
  assert.ok(rows.every((row) => row.data === "a \uFFFD b \uFFFD c"));
});

test("Of two rows with one key the last wins", async () => {
  const twice = [1, 2].map((number) => ({
    type: "candidate",
    key: "import:twice",
    fullName: `Twice Told ${number === 1 ? "Earlier" : "Later"}`,
  }));
  const done = await bring(ndjson(...twice));
  assert.equal(done.candidates, 1);
  const { rows } = await api.rows.query("select full_name from candidate where origin_key = 'import:twice'");
  assert.deepEqual(rows, [{ full_name: "Twice Told Later" }]);
});

test("An import of nothing is an import", async () => {
  for (const body of ["", "\n\n"]) {
    const done = await bring(body);
    assert.deepEqual([done.status, done.rowsRead, done.rejected], ["success", 0, 0]);
  }
});

test("A line longer than the limit is refused, and the lines around it are imported", async () => {
  const row = (key: string, fullName: string) => JSON.stringify({ type: "candidate", key: `import:${key}`, fullName });
  const done = await bring(
    [row("before", "Before The Flood"), "x".repeat(17_000_000), row("after", "After The Flood")].join("\n"),
  );
  assert.deepEqual([done.status, done.rowsRead, done.candidates, done.rejected], ["success", 3, 2, 1]);
  assert.deepEqual(
    done.rejections.map(({ line, reason }) => [line, /16 million/.test(reason)]),
    [[2, true]],
  );
  for (const name of ["Before The Flood", "After The Flood"]) await findPerson(api, name);
});

test("An import whose sender disconnects ends in an error, and the service keeps running", async () => {
  const { port } = new URL(api.service.url);
  await new Promise<void>((resolve, reject) => {
    const socket = connect(Number(port), "127.0.0.1", () => {
      socket.write(
        `POST /v1/imports?format=candor HTTP/1.1\r\nHost: x\r\nX-API-Key: ${api.service.apiKey}\r\nContent-Type: application/x-ndjson\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{"typ\r\n`,
        () => setTimeout(() => socket.destroy(), 200),
      );
    });
    socket.on("close", () => resolve());
    socket.on("error", reject);
  });
  await until(async () => {
    const [last] = ImportPage.parse((await api.call("GET", "/imports?limit=1")).body).results;
    return last?.status === "error" && last.rowsRead === 0;
  });
});

test("An import whose sender hangs up while the service lags far behind ends with the batch being written", async () => {
  const rows = Array.from({ length: 3_000 }, (_, at) => ({
    type: "candidate",
    key: `import:behind-${at}`,
    fullName: `Hilda ${"abcdefghij"[at % 10]}${at} Hangwell`,
  }));
  await api.rows.query("begin; lock table candidate in access exclusive mode");
  const { port } = new URL(api.service.url);
  const socket = connect(Number(port), "127.0.0.1");
  socket.on("error", () => {});
  const head = `POST /v1/imports?format=candor HTTP/1.1\r\nHost: x\r\nX-API-Key: ${api.service.apiKey}\r\nContent-Type: application/x-ndjson\r\nContent-Length: 900000000\r\n\r\n`;
  // More than both ends of a connection buffer.
  const filler = `${" ".repeat(1_000_000)}\n`;
  socket.write(`${head}${ndjson(...rows)}\n${filler.repeat(40)}`);
  await until(() => socket.writableLength === 0);
  assert.deepEqual(readdirSync(`${api.service.dataDir}/uploads`).length, 1);
  socket.destroy();
  await until(() => readdirSync(`${api.service.dataDir}/uploads`).length === 0);
  await api.rows.query("rollback");
  const read = async () => ImportPage.parse((await api.call("GET", "/imports?limit=1")).body).results[0];
  await until(async () => (await read())?.status !== "running");
  const ended = await read();
  assert.deepEqual([ended?.status, ended?.candidates], ["error", 500]);
});

test("The list of imports is paged, newest first, and its pages are complete", async () => {
  const seen: string[] = [];
  let next = "";
  do {
    const list = ImportPage.strict().parse((await api.call("GET", `/imports?limit=3&next=${next}`)).body);
    seen.push(...list.results.map((each) => each.importId));
    next = list.next;
  } while (next !== "");
  const { rows } = await api.rows.query<{ id: string }>(
    "select id from import where account_id = 'default' order by started_at desc, id desc",
  );
  assert.deepEqual(
    seen,
    rows.map((row) => row.id),
  );
});

test("Removing an import removes its people, documents and pictures, and leaves lookups and other imports alone", async () => {
  const person = {
    ...ines,
    key: "import:removed",
    fullName: "Remo Vanished",
    identifiers: [{ kind: "email", value: "remo@example.org" }],
    presences: [],
  };
  const document = {
    ...page,
    url: "https://remo.example.org/",
    identifiers: [{ kind: "candidate", value: "import:removed" }],
    data: page.data.replaceAll("Ines Calder-Ruiz", "Remo Vanished").replaceAll("ines.calder", "remo"),
  };
  const { importId } = await bring(
    ndjson(person, document, { ...picture, url: "https://pictures.example.org/remo.gif" }),
  );
  const candidateId = await findPerson(api, "Remo Vanished");
  const lookup = await lookUp(api, candidateId);
  assert.deepEqual((lookup["data"] as { skills?: string[] }).skills, ["Splicing"]);
  const removed = RemovedImport.strict().parse((await api.call("DELETE", `/imports/${importId}`)).body);
  assert.deepEqual([removed.candidates, removed.documents], [1, 1]);
  assertProblem(await api.call("GET", `/candidates/${candidateId}`), 404, "candidate_not_found");
  assertProblem(await api.call("GET", `/imports/${importId}`), 404, "import_not_found");
  assertProblem(await api.call("POST", "/lookups", { body: { candidateId } }), 404, "candidate_not_found");
  const found = await api.call("GET", "/search?type=candor&query=remo%20vanished");
  assert.deepEqual((found.body as { results: unknown[] }).results, []);
  assert.equal((await api.rows.query("select 1 from picture where url like '%remo%'")).rowCount, 0);
  assert.equal((await api.call("GET", `/lookups/${String(lookup["lookupId"])}`)).status, 200);
  await findPerson(api, "Last Of All");
});

test("A search is answered while an import is running", async () => {
  const many = Array.from({ length: 1_500 }, (_, index) => ({
    type: "candidate",
    key: `many:${index}`,
    fullName: `Many Person${index}`,
  }));
  const importing = bring(ndjson(...many));
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => api.call("GET", "/search?type=candor&query=Last%20Of%20All")),
  );
  assert.ok(answers.every((answer) => answer.status === 200));
  assert.equal((await importing).candidates, 1_500);
});
