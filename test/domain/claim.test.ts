import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { canonicalJson, type ClaimDraft, claimId, datasourceId, recordId } from "../../src/domain/claim.ts";

const stated = { locator: "/job", method: "stated", confidence: 0.9 } as const;
const job = (value: { title?: string; company: string }, more: Partial<ClaimDraft> = {}): ClaimDraft =>
  ({ property: "experience", value, ...stated, ...more }) as ClaimDraft;

test("A claim's id depends only on what is claimed, by which record and in which language", () => {
  const id = claimId("record", job({ title: "Editor", company: "Corvane" }));
  assert.match(id, /^[0-9a-f]{32}$/u);
  assert.equal(claimId("record", job({ company: "Corvane", title: "Editor" })), id);
  const elsewhere = { locator: "char=3,9", quote: "Editor", confidence: 0.5, method: "derived" } as const;
  assert.equal(claimId("record", job({ title: "Editor", company: "Corvane" }, elsewhere)), id);
  assert.equal(
    claimId("record", { ...job({ title: "Editor", company: "Corvane" }), collectedAt: "2026" } as never),
    id,
  );
  for (const other of [
    claimId("another", job({ title: "Editor", company: "Corvane" })),
    claimId("record", job({ title: "Reader", company: "Corvane" })),
    claimId("record", job({ title: "Editor", company: "Corvane" }, { lang: "de" })),
    claimId("record", { property: "skill", value: "Editor", ...stated }),
  ])
    assert.notEqual(other, id);
});

test("A record's id depends on its register and key there, a datasource's on lookup, address and text", () => {
  assert.equal(recordId("archive", "7"), recordId("archive", "7"));
  assert.notEqual(recordId("archive", "7"), recordId("orcid", "7"));
  const one = datasourceId("lookup", "archive", "https://a.example.org/", "hash");
  assert.equal(datasourceId("lookup", "archive", "https://a.example.org/", "hash"), one);
  assert.notEqual(datasourceId("lookup", "archive", "https://a.example.org/", "other"), one);
});

test("Equal values have the same canonical text whatever the order of their members, and different ones do not", () => {
  const value = fc.dictionary(fc.string(), fc.oneof(fc.string(), fc.integer(), fc.boolean()), { maxKeys: 6 });
  fc.assert(
    fc.property(value, value, (a, b) => {
      const turned = Object.fromEntries(Object.entries(a).toReversed());
      assert.equal(canonicalJson(a), canonicalJson(turned));
      const same = JSON.stringify(Object.entries(a).sort()) === JSON.stringify(Object.entries(b).sort());
      assert.equal(canonicalJson(a) === canonicalJson(b), same);
    }),
  );
});
