import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { UnreadableDocument } from "../../src/documents/document-text.ts";
import { READERS } from "../../src/connectors/registry.ts";
import { readCapture } from "../../src/reading/read-capture.ts";
import { readDocument } from "../../src/reading/read-document.ts";

const bytes = (text: string) => new TextEncoder().encode(text);
const json = (value: unknown) => readDocument(bytes(JSON.stringify(value, null, 2)), "json");
const card = (...lines: string[]) => ["BEGIN:VCARD", "VERSION:3.0", ...lines, "END:VCARD", ""].join("\r\n");

test("A card becomes the person that an import would make of it", async () => {
  const { kind, data } = await readDocument(
    bytes(card("N:Finch;Ada;;;", "FN:Ada Finch", "ORG:Barre Canoes", "TITLE:Builder", "EMAIL:ada@example.org")),
    "card",
  );
  assert.equal(kind, "crm/person");
  const person = JSON.parse(data) as { fullName: string; emails: string[]; positions: { company: string }[] };
  assert.deepEqual([person.fullName, person.emails], ["Ada Finch", ["ada@example.org"]]);
  assert.equal(person.positions[0]?.company, "Barre Canoes");
});

test("A number without its country code is kept as written, and an invalid one is dropped", () => {
  const data = JSON.stringify({ fullName: "Ada Finch", phones: ["0621 4815162", "+43316380255", "on request"] });
  const about = ["Ada Finch"];
  const read = {
    kind: "crm/person",
    url: "urn:candor:import:1",
    mediaType: "application/json",
    collectedAt: null,
    data,
    about,
  };
  const { findings } = readCapture({ name: "archive", readers: READERS }, read);
  const phones = findings.flatMap(({ claims }) =>
    claims.flatMap((claim) => (claim.property === "phone" ? claim.value : [])),
  );
  assert.deepEqual(phones, ["0621 4815162", "+43316380255"]);
  assert.deepEqual(findings[0]?.identifiers, [{ kind: "phone", value: "+43316380255" }]);
});

test("JSON is read by its shape: a résumé, a person record, data for search engines", async () => {
  const resume = await json({
    basics: { name: "Ada Finch" },
    work: [{ name: "Barre Canoes", position: "Builder", startDate: "2015" }],
  });
  assert.match(resume.data, /"company":"Barre Canoes"/);
  const record = await json({ full_name: "Ada Finch", job_title: "Builder", job_company_name: "Barre Canoes" });
  assert.match(record.data, /"title":"Builder"/);
  const linked = await json({ "@context": "https://schema.org", "@type": "Person", name: "</script><b>Ada" });
  assert.deepEqual([linked.kind, linked.mediaType], ["web-page", "text/html"]);
  assert.doesNotMatch(linked.data, /<\/script><b>/);
});

test("Other JSON, or JSON about several people or nobody, is refused with an explanation", async () => {
  await assert.rejects(json({ rows: 3 }), /JSON of an unknown kind/);
  await assert.rejects(readDocument(bytes("{ no"), "json"), /it is not JSON/);
  const two = card("FN:Ada Finch") + card("FN:Bo Finch");
  await assert.rejects(readDocument(bytes(two), "card"), /several people: import it instead/);
  await assert.rejects(readDocument(bytes(card("ORG:Barre Canoes")), "card"), UnreadableDocument);
});

test("Any JSON or card is either read or refused", async () => {
  await fc.assert(
    fc.asyncProperty(fc.jsonValue(), fc.string(), async (value, words) => {
      for (const [text, format] of [
        [JSON.stringify({ basics: value, work: value, full_name: words, job_title: value }), "json"],
        [JSON.stringify({ "@context": "https://schema.org", name: value }), "json"],
        [card(`FN:${words}`, `BDAY:${words}`), "card"],
      ] as const) {
        await readDocument(bytes(text), format).catch((error: unknown) =>
          assert.ok(error instanceof UnreadableDocument),
        );
      }
    }),
    { numRuns: 200 },
  );
});
