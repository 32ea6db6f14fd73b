import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { inflateSync } from "node:zlib";
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
import { writePage } from "./people.ts";
import { readPdf } from "../support/pdf.ts";

let api: TestApi;
let lookupId: string;
before(async () => {
  api = await startApi();
  ({ lookupId } = (await lookUp(api, await findPerson(api, "Amara Okonkwo"))) as { lookupId: string });
});
after(() => api.stop());

async function download(query = "", key = api.service.apiKey): Promise<Buffer> {
  const link = await api.call("GET", `/lookups/${lookupId}/pdf${query}`, { key });
  assert.equal(link.status, 200, link.text);
  const response = await fetch((link.body as { url: string }).url);
  assert.equal(response.status, 200);
  return Buffer.from(await response.arrayBuffer());
}

async function verify(bytes: Uint8Array, key = api.service.apiKey): Promise<{ status: number; body: unknown }> {
  const response = await fetch(`${api.service.url}/v1/reports/verifications`, {
    method: "POST",
    headers: { "x-api-key": key, "content-type": "application/pdf" },
    body: new Uint8Array(bytes),
  });
  return { status: response.status, body: await response.json() };
}

/** A4 is 595 by 842 points, Letter 612 by 792. */
const widthOf = (pdf: Buffer) => Number(/\/MediaBox ?\[ ?0 0 ([\d.]+)/.exec(pdf.toString("latin1"))?.[1]);

test("A report has the same bytes each time, on A4, or on Letter if requested", async () => {
  const first = await download();
  assert.deepEqual(await download(), first);
  assert.equal(Math.round(widthOf(first)), 595);
  assert.equal(Math.round(widthOf(await download("?paper=us-letter"))), 612);
});

test("A report is named after its person and day, and is the same for simultaneous requests", async () => {
  const links = await Promise.all([1, 2, 3].map(() => api.call("GET", `/lookups/${lookupId}/pdf?paper=us-letter`)));
  const files = await Promise.all(links.map(async ({ body }) => await fetch((body as { url: string }).url)));
  const day = new Date().toISOString().slice(0, 10);
  for (const file of files) {
    assert.equal(file.headers.get("content-disposition"), `inline; filename="amara-okonkwo-${day}.pdf"`);
  }
  const [first, ...others] = await Promise.all(files.map(async (file) => Buffer.from(await file.arrayBuffer())));
  for (const other of others) assert.deepEqual(other, first);
});

test("A report says what changed since the previous lookup, or that nothing has", async () => {
  const page = async (id: string, query = ""): Promise<string> => {
    const { body } = await api.call("GET", `/lookups/${id}/pdf${query}`);
    const answer = await fetch((body as { url: string }).url);
    return (await readPdf(Buffer.from(await answer.arrayBuffer()))).join(" ");
  };
  const look = async (): Promise<string> => {
    const { body } = await api.call("POST", "/lookups", {
      body: { candidateId: await findPerson(api, "Nadia Rahmani") },
    });
    const { lookupId: id } = body as { lookupId: string };
    await waitForEnd(api, id);
    return id;
  };
  const first = await look();
  const wordsOfFirst = await page(first);
  assert.doesNotMatch(wordsOfFirst, /Changes since|Nothing has changed/);
  assert.match(await page(await look()), /No changes since/);
  await api.call("DELETE", `/lookups/${first}`);
});

test("A report in another language translates everything of Candor's, and quotes sources unchanged", async () => {
  const german = (await readPdf(await download("?language=de"))).join(" ");
  for (const words of ["In Kürze", "Risikoprüfung", "Wie dieser Bericht zu lesen ist", "Laufbahn"]) {
    assert.ok(german.includes(words), words);
  }
  for (const words of ["In brief", "Risk check", "How to read this report", "Not found"]) {
    assert.ok(!german.includes(words), words);
  }
  assert.ok(german.includes("Amara Okonkwo"));
  assert.match(german, /Derzeit: /, "the summaries are in that language");
  assert.doesNotMatch(german, /auf Englisch/);
  assert.match((await readPdf(await download())).join(" "), /In brief/);
});

test("The profile is embedded only on request", async () => {
  assert.ok(!(await download()).includes("profile.json"));
  assert.ok((await download("?attach=profile")).includes("profile.json"));
});

test("The sources are embedded on request as received, by their numbers, with contacts masked where the report masks them", async () => {
  assert.ok(!(await download()).includes("source-1"));
  const whole = await download("?attach=captures");
  assert.match(whole.toString("latin1"), /source-1(?:-2)?\.(?:html|json|txt)/);
  const { body } = await api.call("GET", `/lookups/${lookupId}/datasources`);
  const own = (body as { judgement: string; data: string }[]).filter(({ judgement }) => judgement === "own");
  const embedded = embeddedIn(whole);
  for (const { data } of own) assert.ok(embedded.includes(data), data.slice(0, 80));
  const masked = embeddedIn(await download("?attach=captures&redact=contacts")).join("\n");
  assert.match(embedded.join("\n"), /amara\.okonkwo@/);
  assert.doesNotMatch(masked, /amara\.okonkwo@/);
});

/** The texts of all PDF streams that are compressed as files are. */
function embeddedIn(pdf: Buffer): readonly string[] {
  const texts: string[] = [];
  for (let at = pdf.indexOf("stream\n"); at >= 0; at = pdf.indexOf("stream\n", at + 1)) {
    const end = pdf.indexOf("endstream", at);
    try {
      texts.push(inflateSync(pdf.subarray(at + "stream\n".length, end)).toString("utf8"));
    } catch {
      // A picture or a font compressed in another way.
    }
  }
  return texts;
}

test("An unknown paper or attachment is refused with a pointer to it", async () => {
  assertProblem(
    await api.call("GET", `/lookups/${lookupId}/pdf?paper=a3&attach=all&language=tlh`),
    400,
    "invalid_request",
    ["/query/paper", "/query/language", "/query/attach"],
  );
});

test("A report that this service made is recognised in every form, but not with one byte changed", async () => {
  for (const query of ["", "?paper=us-letter", "?attach=profile"]) {
    const pdf = await download(query);
    assert.deepEqual(await verify(pdf), { status: 200, body: { genuine: true, lookupId, state: "current" } });
    for (const at of [10, Math.floor(pdf.length / 2), pdf.length - 2]) {
      const changed = Buffer.from(pdf);
      changed[at] = (changed[at] ?? 0) ^ 1;
      assert.deepEqual(await verify(changed), { status: 200, body: { genuine: false } });
    }
  }
});

test("A report whose profile has changed since is said to be of an earlier one, and another account learns neither", async () => {
  const candidateId = await findPerson(api, "Amara Okonkwo");
  const { lookupId: id } = await lookUp(api, candidateId);
  const url = (await api.call("GET", `/lookups/${id}/pdf`)).body as { url: string };
  const pdf = Buffer.from(await (await fetch(url.url)).arrayBuffer());
  assert.deepEqual((await verify(pdf)).body, { genuine: true, lookupId: id, state: "current" });
  assert.equal((await api.call("POST", `/lookups/${id}/rebuild`)).status, 200);
  assert.deepEqual((await verify(pdf)).body, { genuine: true, lookupId: id, state: "superseded" });
  await insertKey(api.rows, "a-key-of-another-account", { accountId: "another", scopes: ["lookups:read"] });
  assert.deepEqual((await verify(pdf, "a-key-of-another-account")).body, { genuine: true, lookupId: id });
  await api.call("DELETE", `/lookups/${id}`);
  assert.deepEqual((await verify(pdf)).body, { genuine: true, lookupId: id });
});

test("Another file, an empty one and one that is not a PDF are not genuine, and a huge one is refused", async () => {
  for (const text of ["", "%PDF-1.7\n%%EOF\n", "hello", `%candor-report-2 AAAA ${"0".repeat(64)}\n`]) {
    assert.deepEqual(await verify(Buffer.from(text)), { status: 200, body: { genuine: false } });
  }
  assert.equal((await verify(Buffer.alloc(65 * 1024 * 1024))).status, 413);
});

test("A rebuild leaves no report of the earlier profile behind", async () => {
  const { url } = (await api.call("GET", `/lookups/${lookupId}/pdf`)).body as { url: string };
  assert.equal((await fetch(url)).status, 200);
  assert.equal((await api.call("POST", `/lookups/${lookupId}/rebuild`)).status, 200);
  assertProblem(await api.call("GET", url, { key: null }), 404, "report_not_found");
  assert.ok((await download()).length > 10_000);
});

test("Every page of a report says who requested it and for what purpose, in every form", async () => {
  const body = { name: "Fjordbank KYC", scopes: ["lookups:read"], purposes: ["due_diligence"] };
  const { key } = (await api.call("POST", "/keys", { body })).body as { key: string };
  for (const query of ["", "?redact=contacts&preparedFor=Nobody&confidentiality=internal"]) {
    const pages = await readPdf(await download(query, key));
    for (const page of pages) assert.match(page, /Requested by Fjordbank KYC · Purpose: Due diligence/);
  }
  const german = (await readPdf(await download("?language=de", key))).join(" ");
  assert.match(german, /Angefordert von Fjordbank KYC · Zweck: /);
  const ours = (await readPdf(await download())).join(" ");
  assert.ok(
    ours.includes("Requested by the operator · ") && !ours.includes("Fjordbank"),
    "each caller is named in their own report",
  );
});

test("A report says for whom it was prepared and who may read it, and masks contacts on request", async () => {
  const plain = (await readPdf(await download())).join(" ");
  assert.ok(plain.includes("amara.okonkwo@example.org"));
  assert.ok(!plain.includes("Prepared for"));
  const client = encodeURIComponent("Solvang & Daughters");
  const made = await download(`?preparedFor=${client}&confidentiality=strictlyConfidential&redact=contacts`);
  const pages = await readPdf(made);
  const [first = ""] = pages;
  assert.ok(first.includes("Prepared for"), first);
  assert.ok(first.includes("Solvang & Daughters"), first);
  assert.ok(first.includes("Email addresses and phone numbers"), first);
  for (const page of pages) assert.ok(page.includes("Strictly confidential"), page.slice(0, 200));
  const text = pages.join(" ");
  assert.ok(!text.includes("amara.okonkwo@example.org") && !text.includes("555 0138"), "contacts are masked");
  assert.ok(!text.includes("Trial"), "it is not a trial");
  assert.equal(((await verify(made)).body as { genuine: boolean }).genuine, true);
  const other = (await readPdf(await download("?preparedFor=Nordlys%20Bank"))).join(" ");
  assert.ok(other.includes("Nordlys Bank") && !other.includes("Solvang"));
  assertProblem(await api.call("GET", `/lookups/${lookupId}/pdf?confidentiality=secret`), 400, "invalid_request");
});

test("A report for outside has no relatives, contacts, birthday or pictures in its pages and attached files", async () => {
  const person = {
    name: "Ines Calder",
    email: "ines.calder@example.org",
    telephone: "+45 32 12 34 56",
    birthDate: "1971-02-03",
    jobTitle: "Sailmaker",
    image: "https://ines.example.org/ines.jpg",
    spouse: { "@type": "Person", name: "Karl Calder" },
    children: [{ "@type": "Person", name: "Runa Calder" }],
    description: "Ines Calder, born on 3 February 1971, sews sails. She lives with her husband Karl Calder in Ribe.",
  };
  const body = ndjson(
    {
      type: "candidate",
      key: "test:ines",
      fullName: "Ines Calder",
      identifiers: [{ kind: "email", value: "ines.calder@example.org" }],
    },
    writePage("ines", "test:ines", person),
  );
  assert.equal((await api.call("POST", "/imports?format=candor", { body, headers: NDJSON })).status, 201);
  const candidateId = await findPerson(api, "ines.calder@example.org");
  const { lookupId: id } = await lookUp(api, candidateId);
  const read = async (query: string): Promise<string> => {
    const { body: link } = await api.call("GET", `/lookups/${String(id)}/pdf?attach=profile${query}`);
    const pdf = Buffer.from(await (await fetch((link as { url: string }).url)).arrayBuffer());
    return [...(await readPdf(pdf)), ...embeddedIn(pdf)].join("\n");
  };
  const [whole, outside] = [await read(""), await read("&redact=outside")];
  for (const each of ["Karl Calder", "Runa Calder", "ines.calder@example.org", "32 12 34 56"]) {
    assert.ok(whole.includes(each), each);
    assert.ok(!outside.includes(each), each);
  }
  assert.doesNotMatch(outside, /3 February|1971-02-03|ines\.jpg|husband|\/pictures\//);
  for (const each of ["Ines Calder", "Sailmaker", "1971", "left out: relatives"]) {
    assert.ok(outside.includes(each), each);
  }
  assertProblem(
    await api.call("GET", `/lookups/${String(id)}/pdf?attach=captures&redact=outside`),
    400,
    "invalid_request",
    ["/query/attach"],
  );
});
