import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { checkMembers } from "../../src/connectors/check-members.ts";
import type { Capture } from "../../src/connectors/connector.ts";
import { tableOf } from "../../src/connectors/reader.ts";
import { READERS } from "../../src/connectors/registry.ts";
import { CAPTURES } from "./captures.ts";
import { WHOLE_CAPTURES } from "./whole-captures.ts";
import { item, states, WHOLE_LIVES } from "./whole-lives.ts";

const ANSWERS: readonly Capture[] = [...WHOLE_CAPTURES, ...WHOLE_LIVES, ...CAPTURES];

/** What the reference page says is read is read: without it something is missing. What is left changes nothing, whatever it holds. */
describe("the table of an answer's members", () => {
  for (const reader of READERS.filter((each) => tableOf(each) !== null)) {
    test(`of ${reader.kind} names what is read and what is left`, () => {
      assert.deepEqual(checkMembers(reader, ANSWERS, another), { unread: [], heeded: [], twice: [] });
    });
  }
});

/** What nobody said: of Wikidata a statement about somebody who has a name there. */
function another(name: string): unknown {
  return /^P\d+$/.test(name) ? [states(item("Q3"))] : "Something else";
}
