import assert from "node:assert/strict";
import { test } from "node:test";
import type { Schemas } from "../../src/client/client.ts";
import { NOBODY_ASKED } from "../../src/contract/section-state.ts";
import { renderCoverage } from "../../src/cli/profile.ts";

test("Answers kept from an earlier lookup count as a source's, and are not reported as no search", () => {
  const probe = { connector: "wikidata", identifierKind: "name", outcome: "absent", ms: 30 } as Schemas["Probe"];
  assert.doesNotMatch(renderCoverage([probe], { metadata: {} }), /No external source/);
  assert.match(renderCoverage([probe], { metadata: NOBODY_ASKED }), /No external source was searched/);
});
