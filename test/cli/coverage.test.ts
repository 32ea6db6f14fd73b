import assert from "node:assert/strict";
import { test } from "node:test";
import type { Schemas } from "../../src/client/client.ts";
import type { Terminal } from "../../src/cli/terminal.ts";
import { NOBODY_ASKED } from "../../src/contract/section-state.ts";
import { renderCoverage, renderLookup } from "../../src/cli/profile.ts";

test("Answers kept from an earlier lookup count as a source's, and are not reported as no search", () => {
  const probe = { connector: "wikidata", identifierKind: "name", outcome: "absent", ms: 30 } as Schemas["Probe"];
  assert.doesNotMatch(renderCoverage([probe], { metadata: {} }), /No external source/);
  assert.match(renderCoverage([probe], { metadata: NOBODY_ASKED }), /No external source was searched/);
});

test("A lookup that asked nobody outside does not claim that sources know nothing, and offline says so", () => {
  const lookup = {
    lookupId: "1",
    status: "success",
    stage: "done",
    sections: ["overview"],
    finishedAt: AT,
    startedAt: AT,
    data: { fullName: "Ada Example" },
    metadata: NOBODY_ASKED,
  };
  const rowOf = (code: string) => ({
    connector: "wikidata",
    identifierKind: "name",
    outcome: "skipped",
    why: [{ code }],
    ms: 0,
  });
  const render = (code: string) =>
    renderLookup(
      lookup as unknown as Schemas["Lookup"],
      { evidence: {}, datasources: [], coverage: [rowOf(code) as unknown as Schemas["Probe"]] },
      { columns: 400, style: (_: string, text: string) => text } as unknown as Terminal,
    );
  assert.match(render("off"), /No external source was searched\. To switch on/);
  assert.match(render("offline"), /No external source was searched: the service is offline/);
  for (const code of ["off", "offline"]) assert.doesNotMatch(render(code), /none knows|To switch on.*offline/);
});

test("A preview that finds nothing does not say that any source was searched", () => {
  const preview = { lookupId: "1", preview: true, status: "success", stage: "done", finishedAt: AT, startedAt: AT };
  const told = renderLookup(
    { ...preview, sections: ["overview"], data: {}, metadata: {} } as unknown as Schemas["Lookup"],
    { evidence: {}, datasources: [], coverage: [] },
    { columns: 400, style: (_: string, text: string) => text } as unknown as Terminal,
  );
  assert.match(told, /Nothing on file about this person\. A preview searches no source\./);
  assert.doesNotMatch(told, /none knows/);
});

const AT = "2026-11-30T10:00:00.000Z";
