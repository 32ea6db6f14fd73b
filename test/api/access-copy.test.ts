import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { AccessCopy } from "../../src/contract/access.ts";
import { ENGINES } from "../support/database.ts";
import { LONG_FORM_ALONE } from "../support/long-form.ts";
import { markPerson } from "../support/marked-person.ts";
import { readPdf } from "../support/pdf.ts";
import { startService } from "../support/service.ts";
import {
  assertProblem,
  callService,
  type CallOptions,
  findPerson,
  insertKey,
  lookUp,
  NDJSON,
  ndjson,
  startApi,
  type TestApi,
} from "./http.ts";

const NAMES = [
  "Quillandra",
  "Vestermoor",
  "Zibbeline",
  "Thwackmere",
  "Oxterby",
  "Jaspenholt",
  "Pluvenwick",
  "Grimmelsby",
  "Kwendolith",
] as const;

interface Copy {
  readonly held: readonly { store: string; rows: Record<string, unknown>[]; kept: string }[];
  readonly looked: readonly { operation: string; purpose: string | null; key: string; lookupId: string | null }[];
  readonly purposes: readonly { purpose: string; expiresAt: string }[];
  readonly sources: readonly { source: string; url: string }[];
  readonly shared: readonly { openings: number }[];
  readonly logic: readonly { title: string }[];
}

for (const engine of ENGINES) {
  test(`A requester gets everything held about them, with its origin, purpose and readers, ${engine}`, {
    skip: engine === "embedded" && LONG_FORM_ALONE,
  }, async () => {
    const service = await startService({ engine });
    try {
      const call = (method: string, path: string, options?: CallOptions) => callService(service, method, path, options);
      const api = { call };
      const person = await markPerson(NAMES, "408020");
      const other = {
        type: "candidate",
        key: "crm:namesake",
        fullName: person.fullName,
        birthDate: "1961-02-03",
        location: "Nowhereville",
        identifiers: [{ kind: "email", value: "somebody.else@namesake.example.org" }],
      };
      const body = ndjson(...person.rows, other);
      const path = "/imports?format=candor&name=customers.ndjson";
      assert.equal((await call("POST", path, { body, headers: NDJSON })).status, 201);
      const candidateId = await findPerson(api, person.email);
      const { lookupId } = await lookUp(api, candidateId);
      await call("POST", `/lookups/${String(lookupId)}/shares`, { body: { days: 7 } });
      const list = `fullName,email\n${person.fullName},${person.email}\nSigrun Elsewhere,sigrun@else.example.org\n`;
      await call("POST", "/bulk?name=people.csv&preview=true", {
        body: list,
        headers: { "content-type": "application/octet-stream" },
      });

      const asked = { body: { identifiers: [{ kind: "email", value: person.email }] } };
      const answer = await call("POST", "/access", asked);
      assert.equal(answer.status, 200, answer.text);
      assert.match(answer.headers.get("content-disposition") ?? "", /candor-access-.*\.json/);
      const copy = answer.body as Copy;
      assert.deepEqual(AccessCopy.parse(copy), copy, "the copy contains what openapi.json describes, and nothing else");
      // The alias is spelled as in the lookup, the site as its URL.
      for (const marker of NAMES) assert.match(answer.text, new RegExp(marker, "i"), marker);
      assert.doesNotMatch(answer.text, /Nowhereville|somebody\.else|Sigrun/);
      const stores = new Map(copy.held.map((store) => [store.store, store]));
      assert.equal(stores.get("candidate")?.rows.length, 1);
      const [listed] = stores.get("bulk_row")?.rows ?? [];
      assert.equal(listed?.["purpose"], "due_diligence");
      assert.match(String(listed["expires_at"]), /^20\d\d-/);
      assert.equal(stores.get("bulk_row")?.rows.length, 1);
      assert.equal(stores.get("pictures/")?.rows.length, 1);
      assert.match(String(stores.get("archive_document")?.rows[0]?.["data"]), new RegExp(person.hobby));
      assert.ok((stores.get("claim")?.rows.length ?? 0) > 5);
      assert.ok(copy.held.every(({ kept }) => kept.length > 3));
      assert.ok(copy.sources.some(({ source, url }) => source === "import" && url === "customers.ndjson"));
      assert.ok(copy.sources.some(({ url }) => url.toLowerCase().includes(person.markers[4]?.toLowerCase() ?? "-")));
      assert.ok(copy.purposes.every(({ purpose, expiresAt }) => purpose === "due_diligence" && expiresAt > "2026"));
      assert.deepEqual(
        copy.shared.map(({ openings }) => openings),
        [0],
      );
      const done = new Set(copy.looked.map(({ operation }) => operation));
      for (const operation of ["searchCandidates", "createLookup", "getLookup", "createShare", "createBulk"]) {
        assert.ok(done.has(operation), operation);
      }
      assert.ok(copy.looked.every(({ key }) => key !== ""));
      assert.ok(copy.logic.length > 2);

      await call("POST", "/suppressions", { body: { candidateId } });
      const hidden = (await call("POST", "/access", asked)).body as Copy;
      assert.ok(hidden.held.some(({ store, rows }) => store === "candidate" && rows.length === 1));
      for (const marker of NAMES)
        assert.match(JSON.stringify(hidden), new RegExp(marker, "i"), `${marker} of a suppressed person`);
    } finally {
      await service.stop();
    }
  });
}

describe("Access", () => {
  let api: TestApi;
  before(async () => {
    api = await startApi();
  });
  after(() => api.stop());

  const bring = async (...rows: readonly unknown[]) => {
    const done = await api.call("POST", "/imports?format=candor", { body: ndjson(...rows), headers: NDJSON });
    assert.equal(done.status, 201, done.text);
  };
  const row = (key: string, fullName: string, email: string, more: object = {}) => ({
    type: "candidate",
    key,
    fullName,
    identifiers: [{ kind: "email", value: email }],
    ...more,
  });
  const byMail = (value: string, more: object = {}) => ({ body: { identifiers: [{ kind: "email", value }], ...more } });

  test("A copy is signed, and any alteration is detected", async () => {
    await bring(row("signed:1", "Philippa Wrenfield", "philippa@wrenfield.example.org"));
    for (const format of ["json", "pdf", "json&language=lt"]) {
      const answer = await fetch(`${api.service.url}/v1/access?format=${format}`, {
        method: "POST",
        headers: { "x-api-key": api.service.apiKey, "content-type": "application/json" },
        body: JSON.stringify(byMail("philippa@wrenfield.example.org").body),
      });
      const file = Buffer.from(await answer.arrayBuffer());
      const verify = async (bytes: Uint8Array) => {
        const done = await fetch(`${api.service.url}/v1/reports/verifications`, {
          method: "POST",
          headers: { "x-api-key": api.service.apiKey, "content-type": "application/pdf" },
          body: new Uint8Array(bytes),
        });
        return await done.json();
      };
      assert.deepEqual(await verify(file), { genuine: true, kind: "access" }, format);
      if (format.endsWith("=lt"))
        assert.match(file.toString(), /Kurie dokumentai naudojami[^]*"kept":"kol bus pašalintas/);
      const changed = Buffer.from(file);
      changed[40] = (changed[40] ?? 0) ^ 1;
      assert.deepEqual(await verify(changed), { genuine: false }, format);
    }
  });

  test("If two people share an address, neither gets the other's data, and a request without a name gets nothing", async () => {
    const shared = "family@shared.example.org";
    await bring(
      row("family:1", "Bartholomew Pennyfeather", shared, { location: "Leftward" }),
      row("family:2", "Ermintrude Pennyfeather", shared, { location: "Rightward" }),
    );
    assertProblem(await api.call("POST", "/access", byMail(shared)), 422, "person_ambiguous");
    const answer = await api.call("POST", "/access", byMail(shared, { names: ["Ermintrude Pennyfeather"] }));
    assert.equal(answer.status, 200, answer.text);
    assert.match(answer.text, /Rightward/);
    assert.doesNotMatch(answer.text, /Leftward|Bartholomew/);
  });

  test("A name and a birth year alone release nothing, because namesakes share them", async () => {
    await bring(row("alone:1", "Cuthbert Featherstone", "cuthbert@alone.example.org", { birthDate: "1957-05-06" }));
    const answer = await api.call("POST", "/access", {
      body: { names: ["Cuthbert Featherstone"], birthDate: "1957-05-06", identifiers: [] },
    });
    assert.equal(answer.status, 200);
    assert.deepEqual((answer.body as Copy).held, []);
  });

  test("Another account gets nothing, and a key without the scope is refused", async () => {
    await bring(row("held:1", "Drusilla Hammersmith", "drusilla@held.example.org"));
    await insertKey(api.rows, "a-key-of-another-account-0002", { accountId: "another" });
    await insertKey(api.rows, "a-key-without-privacy-access1", { scopes: ["admin", "search", "lookups:write"] });
    const asked = byMail("drusilla@held.example.org");
    const foreign = await api.call("POST", "/access", { ...asked, key: "a-key-of-another-account-0002" });
    assert.deepEqual((foreign.body as Copy).held, []);
    assert.doesNotMatch(foreign.text, /Drusilla/);
    const denied = await api.call("POST", "/access", { ...asked, key: "a-key-without-privacy-access1" });
    assertProblem(denied, 403, "scope_missing");
    const own = await api.call("POST", "/access", asked);
    assert.deepEqual(
      (own.body as Copy).held.map(({ store }) => store),
      ["identifier_key", "candidate"],
    );
  });

  test("The human-readable file states what is held, where it came from and who saw it", async () => {
    await bring(row("pdf:1", "Evadne Larkspurling", "evadne@pdf.example.org", { company: "Larkspur Mills" }));
    await lookUp(api, await findPerson(api, "evadne@pdf.example.org"));
    const response = await fetch(`${api.service.url}/v1/access?format=pdf`, {
      method: "POST",
      headers: { "x-api-key": api.service.apiKey, "content-type": "application/json" },
      body: JSON.stringify(byMail("evadne@pdf.example.org").body),
    });
    const pdf = await readPdf(new Uint8Array(await response.arrayBuffer()));
    const text = pdf.join(" ");
    for (const said of ["What is stored about you", "Evadne Larkspurling", "Larkspur Mills", "Due diligence"]) {
      assert.ok(text.includes(said), said);
    }
    assert.match(text, /Who has seen it.*createLookup/);
  });
});
