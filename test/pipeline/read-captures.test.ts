import { because } from "../../src/domain/ledger-reason.ts";
import assert from "node:assert/strict";
import { test } from "node:test";
import { storeCapture } from "../../src/pipeline/positions.ts";
import { listUnread, readCaptures } from "../../src/pipeline/read-captures.ts";
import { capturePage, createConnector, type Page, stageContext } from "./kit.ts";

const LOOKUP = { id: "lookup" };
const page = (id: string, skills: number): Page => ({
  id,
  name: "Ines Calder",
  skills: Array.from({ length: skills }, (_, at) => `${id} ${at}`),
});

test("Skips a document that would exceed twenty thousand claims in total, says so in the ledger, and still reads shorter ones", async () => {
  const shelf = createConnector({});
  const pages = [page("a", 12_000), page("b", 12_000), page("c", 10)];
  const stored = pages.map((each, at) => storeCapture(LOOKUP.id, shelf.name, capturePage(each), 0, at));
  const read = await readCaptures(LOOKUP, stored, new Map(), stageContext(null as never, [shelf]));
  assert.deepEqual(
    read.map(({ reading }) => reading?.findings[0]?.claims.length ?? null),
    [12_001, null, 11],
  );
  assert.deepEqual([...listUnread(read).values()], [[because("ofDocuments", 1, 3), because("tooManyThings", 20_000)]]);
});

test("The ledger says when only the parts about the person were read, and which page is satire or damaged", () => {
  const stored = (id: string, partial: boolean, madeUp = false, damaged = false) => {
    const page = storeCapture(LOOKUP.id, "shelf", capturePage({ id, name: "Ines Calder", skills: [] }), 0, 0);
    const marks = {
      ...(partial && { partial: true as const }),
      ...(madeUp && { madeUp: true as const }),
      ...(damaged && { damaged: true as const }),
    };
    const reading = { findings: [], text: "", ...marks };
    return { ...page, reading, unread: null };
  };
  const told = because("partsRead");
  assert.deepEqual([...listUnread([stored("a", true)]).values()], [[told]]);
  assert.deepEqual(
    [...listUnread([stored("a", true), stored("b", false)]).values()],
    [[because("ofDocuments", 1, 2), told]],
  );
  assert.equal(listUnread([stored("b", false)]).size, 0);
  assert.deepEqual([...listUnread([stored("c", false, true)]).values()], [[because("madeUp")]]);
  assert.deepEqual([...listUnread([stored("d", false, false, true)]).values()], [[because("damaged")]]);
});
