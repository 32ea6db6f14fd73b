import assert from "node:assert/strict";
import { test } from "node:test";
import { listAnswered } from "../../src/pipeline/assemble.ts";

test("a source one of whose documents could not be read was not asked whole", () => {
  const answered = listAnswered([
    { connector: "website", outcome: "found", unread: null },
    {
      connector: "website",
      outcome: "found",
      unread: "1 of 2 documents could not be read: its elements nest deeper than 512",
    },
    { connector: "gdelt", outcome: "absent", unread: null },
    { connector: "github", outcome: "failed", unread: null },
  ]);
  assert.deepEqual([...answered], ["gdelt"]);
});
