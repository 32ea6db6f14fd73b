import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { checkMembers } from "../../src/connectors/check-members.ts";
import { tableOf } from "../../src/connectors/reader.ts";
import { READERS } from "../../src/connectors/registry.ts";
import { CAPTURES } from "./captures.ts";
import { samples as wikidata } from "../../src/connectors/wikidata/samples.ts";

/** What the reference page says is read makes a difference if it is missing; what it says is ignored never does. */
describe("the table of an answer's members", () => {
  for (const reader of READERS.filter((each) => tableOf(each) !== null)) {
    test(`of ${reader.kind} names what is read and what is ignored`, () => {
      assert.deepEqual(checkMembers(reader, CAPTURES, wikidata.other), { unread: [], heeded: [], twice: [] });
    });
  }
});
