import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { startService, type TestService } from "../../support/service.ts";
import { type Hostile, lookUpHostile } from "../../reading/hostile-lookups.ts";
import { WORST_PAGES } from "../../reading/worst-pages.ts";

/** `npm run torture -- documents` runs every reader on all of them, with larger ones. */
const SHORT = ["nested elements", "attributes of one tag", "many people", "one long word"];

let service: TestService;
before(async () => {
  service = await startService();
});
after(() => service.stop());

test("Documents that once blocked the service are reported in the ledger, and it keeps answering and ends", async () => {
  const documents: Hostile[] = SHORT.map((name) => {
    const data = WORST_PAGES.find((each) => each.name === name)?.make(5_000) ?? "";
    return { name, kind: "person-page", mediaType: "text/html", data };
  });
  const endings = await lookUpHostile(service, documents);
  assert.deepEqual(
    endings.map(({ name, status, unread }) => [name, status, unread]),
    [
      ["nested elements", "success", ["could not be read: its elements nest deeper than 512"]],
      ["attributes of one tag", "success", ["could not be read: a tag has more than 256 attributes"]],
      ["many people", "success", []],
      ["one long word", "success", []],
    ],
  );
});
