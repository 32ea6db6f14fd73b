import assert from "node:assert/strict";
import { test } from "node:test";
import type { Erasure } from "../../src/contract/erasure.ts";
import { ENGINES } from "../support/database.ts";
import { LONG_FORM_ALONE } from "../support/long-form.ts";
import { startService } from "../support/service.ts";
import { assertProblem, callService, type CallOptions, findPerson, NDJSON, ndjson, waitForEnd } from "./http.ts";

const EMAIL = "ysolde@harrowmint.example.org";
const PERSON = { type: "candidate", key: "words:ysolde", fullName: "Ysolde Harrowmint" };

for (const engine of ENGINES) {
  test(`What a caller wrote and uploaded about a person is hidden when they are suppressed and erased with them, ${engine}`, {
    skip: engine === "embedded" && LONG_FORM_ALONE,
  }, async (t) => {
    const service = await startService({ engine });
    t.after(() => service.stop());
    const call = async (method: string, path: string, options?: CallOptions) =>
      await callService(service, method, path, options);
    const row = { ...PERSON, identifiers: [{ kind: "email", value: EMAIL }] };
    await call("POST", "/imports?format=candor", { body: ndjson(row), headers: NDJSON });
    const candidateId = await findPerson({ call }, EMAIL);
    const lookUp = async (body: object) => {
      const created = await call("POST", "/lookups", { body });
      assert.equal(created.status, 201, created.text);
      const { lookupId } = created.body as { lookupId: string };
      await waitForEnd({ call }, lookupId);
      return lookupId;
    };
    const metadata = { file: "harrowmint 7" };
    const lookups = [
      await lookUp({ candidateId, metadata }),
      await lookUp({ candidate: { fullName: PERSON.fullName, email: EMAIL, sources: [] }, metadata }),
    ];
    for (const lookupId of lookups) {
      const note = { note: "Ysolde likes tin whistles", tags: ["harrowmint"] };
      assert.equal((await call("POST", `/lookups/${lookupId}/note`, { body: note })).status, 200);
      const document = await call("POST", `/lookups/${lookupId}/documents?name=cv.txt&whose=person`, {
        body: `${PERSON.fullName}\n${EMAIL}\n\nSkills\nWhistles, Tin`,
        headers: { "content-type": "application/octet-stream" },
      });
      assert.equal(document.status, 200, document.text);
    }
    const histories = ["", "query=harrowmint", "metadata[file]=harrowmint 7"];
    const history = async (query: string) => (await call("GET", `/lookups?${encodeURI(query)}`)).text;
    assert.match(await history(""), /Harrowmint/i);

    const suppressed = await call("POST", "/suppressions", {
      body: { identifiers: [{ kind: "email", value: EMAIL }] },
    });
    assert.equal(suppressed.status, 201, suppressed.text);
    for (const lookupId of lookups) {
      for (const path of ["", "/note", "/datasources"])
        assertProblem(await call("GET", `/lookups/${lookupId}${path}`), 404, "lookup_not_found");
      const body = { note: "again", tags: [] };
      assertProblem(await call("POST", `/lookups/${lookupId}/note`, { body }), 404, "lookup_not_found");
    }
    for (const query of histories) assert.doesNotMatch(await history(query), /Ysolde|harrowmint/i, query);

    const erase = async () => {
      const answer = await call("POST", "/erasures", {
        body: { names: [PERSON.fullName], identifiers: [{ kind: "email", value: EMAIL }] },
      });
      assert.equal(answer.status, 201, answer.text);
      return new Map((answer.body as Erasure).stores.map(({ store, count }) => [store, count]));
    };
    const erased = await erase();
    assert.ok((erased.get("person_note") ?? 0) >= 1, JSON.stringify([...erased]));
    assert.equal(erased.get("lookup"), 2);
    assert.deepEqual([...(await erase()).keys()], []);
  });
}
