import { because } from "../../src/domain/ledger-reason.ts";
import { wordsFor } from "../../src/words/words.ts";
import assert from "node:assert/strict";
import { test } from "node:test";
import { ledgerText } from "../../src/presentation/reason-text.ts";
import { outcomeOf, whyUnused } from "../../src/presentation/document-outcome.ts";
import { loadWords } from "../../src/words/languages.ts";

const MADE_UP = [because("madeUp")];

test("the reason why a document is unused comes from its own question in the ledger, not from sources that are off", () => {
  const asked = { connector: "archive" };
  const off = { connector: "website", why: [because("off")] };
  assert.equal(whyUnused([asked, off], [asked, { connector: "archive", why: MADE_UP }, off]), MADE_UP);
  assert.equal(whyUnused([asked, off], [asked, { connector: "archive" }, off]), undefined);
  assert.equal(whyUnused([asked, off], [asked, off]), undefined);
});

test("a document did what its records say, whatever URL they state and whether they were known before", () => {
  const known = { recordId: "1", datasourceIds: ["page"], judgement: "own" as const };
  const grown = { ...known, datasourceIds: ["page", "document"] };
  const foreign = { recordId: "2", datasourceIds: ["document"], judgement: "other" as const };
  assert.deepEqual(outcomeOf([known], [grown, foreign]), { judgement: "own", recordIds: ["1"] });
  assert.deepEqual(outcomeOf([known], [known, foreign]), { judgement: "other", recordIds: ["2"] });
  assert.deepEqual(outcomeOf([grown], [grown]), { judgement: "nothing", recordIds: [] });
});

test("says in every language that a document is satire, or damaged", async () => {
  const english = wordsFor("en");
  for (const language of ["de", "es", "fr", "lt"] as const)
    for (const why of [MADE_UP, [because("ofDocuments", 1, 2), because("damaged")]]) {
      const told = ledgerText(await loadWords(language), why);
      assert.ok(told !== ledgerText(english, why) && !/satire or|decoded/u.test(told), `${language}: ${told}`);
    }
});
