import assert from "node:assert/strict";
import { test } from "node:test";
import { createPage } from "../../src/cli/page.ts";
import { createReferences } from "../../src/cli/references.ts";
import { openTerminal } from "../../src/cli/terminal.ts";
import type { Schemas } from "../../src/client/client.ts";

const terminal = openTerminal({
  json: false,
  env: { COLUMNS: "60" },
  stdout: { write: () => true },
  stderr: { write: () => true },
});

function datasource(datasourceId: string): Schemas["Datasource"] {
  const source = `https://${datasourceId}.example.org/`;
  return {
    datasourceId,
    lookupId: "L",
    source,
    data: "x",
    date: null,
    connector: "archive",
    judgement: "own",
    recordIds: [],
  };
}

function claim(datasourceId: string): Schemas["EvidenceClaim"] {
  return { claimId: datasourceId, value: "v", datasourceId, locator: "/a", method: "stated", confidence: 1 };
}

const DATASOURCES = ["a", "b", "c"].map(datasource);

test("datasources are numbered in the order in which the reader meets them", () => {
  const references = createReferences({ "/jobTitle": [claim("c")], "/company": [claim("a"), claim("c")] }, DATASOURCES);
  assert.deepEqual(references.at("/jobTitle"), [1]);
  assert.deepEqual(references.at("/company"), [1, 2]);
  assert.deepEqual(
    references.numbered().map(({ number, datasourceId }) => [number, datasourceId]),
    [
      [1, "c"],
      [2, "a"],
    ],
  );
  assert.equal(references.number("nobody"), null);
});

test("a field without evidence of its own has that of its parts, else that of what holds it", () => {
  const references = createReferences(
    { "/list/0/title": [claim("a")], "/list/0/place": [claim("b")], "/whole": [claim("c")] },
    DATASOURCES,
  );
  assert.deepEqual(references.at("/list/0"), [1, 2]);
  assert.deepEqual(references.at("/whole/part/0"), [3]);
  assert.deepEqual(references.at("/elsewhere"), []);
});

test("each sentence carries its own numbers, counted in code units", () => {
  const text = "Ada builds 🌉 bridges. She lives in Graz.";
  const cut = text.indexOf("She");
  const evidence = {
    "/overviewSummary": [claim("a"), claim("b")],
    [`/overviewSummary#char=0,${cut}`]: [claim("b")],
    [`/overviewSummary#char=${cut},${text.length}`]: [claim("a")],
  };
  const sentences = createReferences(evidence, DATASOURCES).sentences("/overviewSummary", text);
  assert.deepEqual(sentences, [
    { text: "Ada builds 🌉 bridges.", numbers: [1] },
    { text: "She lives in Graz.", numbers: [2] },
  ]);
});

test("a page shows a fact that has evidence, and not one that has none", () => {
  const references = createReferences({ "/jobTitle": [claim("a")] }, DATASOURCES);
  const page = createPage(terminal, references);
  page.heading("Overview");
  page.facts([
    ["Job title", "/jobTitle", "Engineer"],
    ["Company", "/company", "Unproven Ltd"],
    ["Location", "/location", undefined],
  ]);
  page.heading("Career");
  page.list("Experience", "/experiences", [], [{ title: "", cell: () => "" }]);
  assert.equal(page.text(), "OVERVIEW\n  Job title  Engineer  [1]");
});

test("a preview, whose datasources are closed, is shown without numbers", () => {
  const page = createPage(terminal, createReferences({}, []));
  page.heading("Overview");
  page.facts([["Job title", "/jobTitle", "Engineer"]]);
  assert.equal(page.text(), "OVERVIEW\n  Job title  Engineer");
});

test("emphasis of a summary is no underscores on the page", () => {
  const page = createPage(terminal, createReferences({ "/overviewSummary": [claim("a")] }, DATASOURCES));
  page.heading("Overview");
  page.summary("/overviewSummary", "Ada is __an engineer__ in Graz.");
  assert.equal(page.text(), "OVERVIEW\n  Ada is an engineer in Graz. [1]");
});
