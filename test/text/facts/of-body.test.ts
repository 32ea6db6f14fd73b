import assert from "node:assert/strict";
import { test } from "node:test";
import { readText } from "../../../src/text/read.ts";

function honours(text: string, organisation?: string): string[] {
  const options = {
    subject: "Ada Finch",
    about: true,
    lang: "en",
    ...(organisation !== undefined && { organisation }),
  };
  return readText(text, options).flatMap((said) => (said.property === "badge" ? said.value : []));
}

test("An organisation's honours are not those of the person on whose page it is described", () => {
  const text = "Ada Finch leads the house. Larchfield Partners was founded in 1988 and won the Harbour Prize in 2015.";
  assert.deepEqual(honours(text, "Larchfield Partners"), []);
  assert.deepEqual(honours("Ada Finch leads the Grain Museum. The museum won the Harbour Prize in 2015."), []);
});

test("A sentence that mentions the person tells of them, whoever is its subject", () => {
  assert.deepEqual(honours("Ada Finch leads the house. In 2015 she won the Harbour Prize."), ["Harbour Prize"]);
});
