import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { NoticePage } from "../../src/contract/notice.ts";
import { startService, type TestService } from "../support/service.ts";
import { assertProblem, callService, type CallOptions, findPerson, NDJSON, ndjson, waitForEnd } from "./http.ts";

let service: TestService;
before(async () => {
  service = await startService({ engine: "postgres" });
});
after(() => service.stop());

const call = (method: string, path: string, options?: CallOptions) => callService(service, method, path, options);
const list = async (query = "") => NoticePage.strict().parse((await call("GET", `/notices?${query}`)).body);

test("People on whom data was collected are due a notice within a month, until it is noted as sent", async () => {
  const rows = ["Gwendolen Noticeby", "Horatio Noticeby", "Imogen Noticeby"].map((fullName, index) => ({
    type: "candidate",
    key: `notice:${index}`,
    fullName,
    identifiers: [{ kind: "email", value: `notice${index}@notice.example.org` }],
  }));
  const done = await call("POST", "/imports?format=candor", { body: ndjson(...rows), headers: NDJSON });
  assert.equal(done.status, 201, done.text);
  const email = { kind: "email", value: "jocasta@notice.example.org" };
  const page = {
    type: "document",
    kind: "person-page",
    url: "https://jocasta-byvalue.example.org/",
    mediaType: "text/html",
    data: `<html><head><script type="application/ld+json">${JSON.stringify({
      "@context": "https://schema.org",
      "@type": "Person",
      name: "Jocasta Byvalue",
      email: "jocasta@notice.example.org",
    })}</script></head></html>`,
    identifiers: [email],
  };
  await call("POST", "/imports?format=candor", { body: ndjson(page), headers: NDJSON });
  const given = { candidate: { fullName: "Jocasta Byvalue", email: "jocasta@notice.example.org", sources: [] } };
  const { lookupId } = (await call("POST", "/lookups", { body: given })).body as { lookupId: string };
  await waitForEnd({ call }, lookupId);
  const candidateId = await findPerson({ call }, "notice0@notice.example.org");
  const about = (await call("POST", "/lookups", { body: { candidateId } })).body as { lookupId: string };
  await waitForEnd({ call }, about.lookupId);

  const { results } = await list("limit=1000");
  const ours = results.filter(({ emails }) => emails.some((email) => email.endsWith("@notice.example.org")));
  assert.deepEqual(ours.map(({ name }) => name).toSorted(), [
    "Gwendolen Noticeby",
    "Horatio Noticeby",
    "Imogen Noticeby",
    "Jocasta Byvalue",
  ]);
  for (const { collectedAt, dueAt, isOverdue, sentAt } of ours) {
    const days = (Date.parse(dueAt) - Date.parse(collectedAt)) / 86_400_000;
    assert.ok(days >= 28 && days <= 31);
    assert.deepEqual([isOverdue, sentAt], [false, null]);
  }
  const gwendolen = ours.find(({ subjectId }) => subjectId === candidateId);
  assert.match(gwendolen?.text ?? "", /Dear Gwendolen Noticeby,[^]*Due diligence/);

  const french = (await list("limit=1000&language=fr")).results.find(({ subjectId }) => subjectId === candidateId);
  assert.match(`${french?.subject} ${french?.text}`, /données personnelles[^]*Bonjour Gwendolen Noticeby,/);

  const paged: string[] = [];
  for (let next = "", more = true; more; more = next !== "") {
    const page = await list(`limit=2&next=${encodeURIComponent(next)}`);
    paged.push(...page.results.map(({ subjectId }) => subjectId));
    ({ next } = page);
  }
  assert.deepEqual(
    paged,
    results.map(({ subjectId }) => subjectId),
  );

  const byValue = ours.find(({ name }) => name === "Jocasta Byvalue")?.subjectId ?? "";
  for (const subjectId of [candidateId, byValue]) {
    const noted = await call("POST", `/notices/${subjectId}`, { body: { sentAt: "2026-11-02T09:00:00Z" } });
    assert.equal(noted.status, 200, noted.text);
  }
  const sent = await list("state=sent");
  assert.deepEqual(sent.results.map(({ subjectId }) => subjectId).toSorted(), [candidateId, byValue].toSorted());
  assert.ok(sent.results.every(({ sentAt }) => sentAt === "2026-11-02T09:00:00.000Z"));
  assert.ok((await list("limit=1000")).results.every(({ subjectId }) => subjectId !== candidateId));

  const suppressed = { identifiers: [{ kind: "email", value: "notice1@notice.example.org" }] };
  await call("POST", "/suppressions", { body: suppressed });
  assert.ok((await list("limit=1000")).results.every(({ name }) => name !== "Horatio Noticeby"));
  const horatio = ours.find(({ name }) => name === "Horatio Noticeby")?.subjectId ?? "";
  assertProblem(await call("POST", `/notices/${horatio}`, { body: {} }), 404, "notice_not_found");
  for (const id of ["nobody", "%00"])
    assertProblem(await call("POST", `/notices/${id}`, { body: {} }), 404, "notice_not_found");
  assertProblem(await call("GET", "/notices?next=elsewhere"), 400, "invalid_request", ["/query/next"]);
});

test("People about whom nothing was found are due none, so that suppressed people do not stand out", async () => {
  const listed = { kind: "email", value: "lysander@quietly.example.org" };
  const given = { names: ["Lysander Quietly"], birthDate: "1971-03-04", identifiers: [listed] };
  assert.equal((await call("POST", "/suppressions", { body: given })).status, 201);
  for (const [fullName, email] of [
    ["Lysander Quietly", "lysander@quietly.example.org"],
    ["Melisande Unheard", "melisande@unheard.example.org"],
  ]) {
    const made = await call("POST", "/lookups", { body: { candidate: { fullName, email, sources: [] } } });
    assert.equal(made.status, 201, made.text);
    await waitForEnd({ call }, (made.body as { lookupId: string }).lookupId);
  }
  const named = (await list("limit=1000")).results.map(({ name }) => name);
  assert.deepEqual(
    named.filter((name) => name === "Lysander Quietly" || name === "Melisande Unheard"),
    [],
  );
  assert.ok(named.length > 0);
});
