import assert from "node:assert/strict";
import { test } from "node:test";
import type { Claim } from "../../src/domain/claim.ts";
import type { ReportInput } from "../../src/report/render-request.ts";
import { forOutside } from "../../src/service/report-for-outside.ts";
import { minimalSample } from "../report/samples.ts";

const claim = (id: string, property: string, value: unknown): Claim =>
  ({ id, property, value, datasourceId: "d", locator: "", method: "stated", confidence: 1 }) as unknown as Claim;
const CLAIMS = [
  claim("name", "fullName", "Ida Holm"),
  claim("spouse", "spouse", "Ove Lund"),
  claim("birth", "birthDate", "1971-02-03"),
];
const cite = (id: string, value: unknown) =>
  [{ claimId: id, value, datasourceId: "d", locator: "", method: "stated", confidence: 1, purpose: "self" }] as never;

async function made(data: Record<string, unknown>, evidence: ReportInput["evidence"]): Promise<ReportInput> {
  const input = await minimalSample();
  return { ...input, lookup: { ...input.lookup, data: { ...data } }, evidence };
}

test("A sentence about kin is left out of a summary, and the evidence of the next one moves up", async () => {
  const text = "Ida binds books. She is married to Ove Lund. She lives in Odense.";
  const input = await made(
    { overviewSummary: text },
    {
      "/overviewSummary#char=0,16": cite("name", "Ida Holm"),
      "/overviewSummary#char=17,44": cite("spouse", "Ove Lund"),
      "/overviewSummary#char=45,65": cite("name", "Ida Holm"),
    },
  );
  const { lookup, evidence, summaries } = forOutside(
    { ...input, summaries: { overviewSummary: ["Buchbinderin.", "Verheiratet.", "Odense."] } },
    CLAIMS,
    [],
  );
  assert.equal(lookup.data?.overviewSummary, "Ida binds books. She lives in Odense.");
  assert.deepEqual(Object.keys(evidence), ["/overviewSummary#char=0,16", "/overviewSummary#char=17,37"]);
  assert.deepEqual(summaries, { overviewSummary: ["Buchbinderin.", "Odense."] });
});

test("Names of kin and birthdays are hidden in any text without moving the rest of it", async () => {
  const told = "Wrote a book with ove lund, born 3 February 1971, in Odense";
  const input = await made({ hobbies: [{ title: "Books", description: told }] }, {});
  const [hobby] = forOutside(input, CLAIMS, []).lookup.data?.hobbies ?? [];
  assert.equal(hobby?.description?.length, told.length);
  assert.doesNotMatch(hobby?.description ?? "", /lund|February|\b3\b/);
  assert.match(hobby?.description ?? "", /1971.*Odense/);
});

test("A town stays and a street address does not; no picture stays in the data or among the files", async () => {
  const town = await made({ location: "Odense, Denmark", avatarUrl: "https://pictures.example.org/1" }, {});
  const street = await made({ location: "Vestergade 12, 5000 Odense" }, {});
  const pictures = new Map([["https://pictures.example.org/1", new Uint8Array(3)]]);
  const shown = forOutside({ ...town, pictures }, CLAIMS, []);
  assert.equal(shown.lookup.data?.location, "Odense, Denmark");
  assert.equal(shown.lookup.data?.avatarUrl, undefined);
  assert.equal(shown.pictures.size, 0);
  assert.equal(forOutside(street, CLAIMS, []).lookup.data?.location, undefined);
});
