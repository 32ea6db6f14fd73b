import assert from "node:assert/strict";
import { test } from "node:test";
import { notAskedText } from "../../src/presentation/reason-text.ts";
import { whyUnused } from "../../src/presentation/document-outcome.ts";
import { loadWords } from "../../src/words/languages.ts";

const REASON = "satire or fiction by its own words: nothing in it is used";

test("the reason why a document is unused comes from its own question in the ledger, not from sources that are off", () => {
  const asked = { connector: "archive" };
  const off = { connector: "website", reason: "off" };
  assert.equal(whyUnused([asked, off], [asked, { connector: "archive", reason: REASON }, off]), REASON);
  assert.equal(whyUnused([asked, off], [asked, { connector: "archive" }, off]), undefined);
  assert.equal(whyUnused([asked, off], [asked, off]), undefined);
});

test("says in every language that a document is satire", async () => {
  for (const language of ["de", "es", "fr", "lt"] as const) {
    const told = notAskedText(await loadWords(language), REASON);
    assert.ok(told !== REASON && !told.includes("satire or"), `${language}: ${told}`);
  }
});
