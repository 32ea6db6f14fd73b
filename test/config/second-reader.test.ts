import assert from "node:assert/strict";
import { test } from "node:test";
import { ConfigError } from "../../src/config/config.ts";
import { readSecondReaderSetup } from "../../src/config/second-reader-setup.ts";

const SET = { CANDOR_LLM_URL: "http://localhost:11434/v1/", CANDOR_LLM_MODEL: "tiny" };

test("a language model needs both an address and a name", () => {
  assert.equal(readSecondReaderSetup({}), null);
  assert.deepEqual(readSecondReaderSetup(SET), {
    url: "http://localhost:11434/v1",
    model: "tiny",
    key: null,
    lookupQuestions: 20,
    dayQuestions: 2_000,
    seconds: 60,
  });
  for (const name of ["CANDOR_LLM_URL", "CANDOR_LLM_MODEL"] as const) {
    assert.throws(() => readSecondReaderSetup({ ...SET, [name]: "" }), ConfigError);
  }
});

test("refuses an address with credentials or a query, a name or key with spaces, and empty budgets", () => {
  for (const wrong of [
    { CANDOR_LLM_URL: "localhost:11434" },
    { CANDOR_LLM_URL: "http://me:secret@localhost/v1" },
    { CANDOR_LLM_URL: "http://localhost/v1?key=secret" },
    { CANDOR_LLM_MODEL: "tiny model" },
    { CANDOR_LLM_KEY: "a key" },
    { CANDOR_LLM_LOOKUP_QUESTIONS: "0" },
    { CANDOR_LLM_DAY_QUESTIONS: "many" },
    { CANDOR_LLM_SECONDS: "601" },
  ]) {
    assert.throws(
      () => readSecondReaderSetup({ ...SET, ...wrong }),
      (error: unknown) => error instanceof ConfigError && error.message.includes(Object.keys(wrong)[0] ?? ""),
    );
  }
});
