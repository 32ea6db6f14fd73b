import assert from "node:assert/strict";
import { test } from "node:test";
import type { Schemas } from "../../src/client/client.ts";
import { NOBODY_ASKED } from "../../src/contract/section-state.ts";
import { renderCoverage } from "../../src/cli/profile.ts";

test("Answers that were kept from an earlier lookup are a source's, and nobody is told that none was searched", () => {
  const probe = { connector: "wikidata", identifierKind: "name", outcome: "absent", ms: 30 } as Schemas["Probe"];
  assert.doesNotMatch(renderCoverage([probe], { metadata: {} }), /No external source/);
  assert.match(renderCoverage([probe], { metadata: NOBODY_ASKED }), /No external source was searched/);
});
