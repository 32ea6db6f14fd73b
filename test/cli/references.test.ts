import assert from "node:assert/strict";
import { test } from "node:test";
import { renderSections } from "../../src/cli/page.ts";
import { createReferences } from "../../src/cli/references.ts";
import { openTerminal } from "../../src/cli/terminal.ts";
import type { Schemas } from "../../src/client/client.ts";
import type { LookupData } from "../../src/contract/profile.ts";
import { present } from "../../src/presentation/present.ts";

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
  return {
    claimId: datasourceId,
    value: "v",
    datasourceId,
    locator: "/a",
    method: "stated",
    confidence: 1,
    purpose: "self",
  };
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

test("a field without evidence of its own has that of its parts, else that of its parent", () => {
  const references = createReferences(
    { "/list/0/title": [claim("a")], "/list/0/place": [claim("b")], "/whole": [claim("c")] },
    DATASOURCES,
  );
  assert.deepEqual(references.at("/list/0"), [1, 2]);
  assert.deepEqual(references.at("/whole/part/0"), [3]);
  assert.deepEqual(references.at("/elsewhere"), []);
});

test("each sentence has its own numbers, counted in code units", () => {
  const text = "Ada builds 🌉 bridges. She lives in Graz.";
  const cut = text.indexOf("She");
  const evidence = {
    "/overviewSummary": [claim("a"), claim("b")],
    [`/overviewSummary#char=0,${cut}`]: [claim("b")],
    [`/overviewSummary#char=${cut},${text.length}`]: [claim("a")],
  };
  const sentences = createReferences(evidence, DATASOURCES).sentences("/overviewSummary");
  assert.deepEqual(sentences, [
    { from: 0, to: cut, numbers: [2] },
    { from: cut, to: text.length, numbers: [1] },
  ]);
});

function pageOf(data: LookupData, evidence: Schemas["Evidence"], datasources = DATASOURCES): string {
  const { sections } = present({ data, evidence, today: "2026-11-22T00:00:00Z" });
  return renderSections(sections, terminal, createReferences(evidence, datasources));
}

test("a page shows a fact with evidence, but not one without", () => {
  const page = pageOf(
    { jobTitle: "Engineer", company: "Unproven Ltd", experiences: [] },
    { "/jobTitle": [claim("a")] },
  );
  assert.equal(page, "OVERVIEW\n  Job title  Engineer  [1]");
});

test("a preview, whose datasources are closed, is shown without numbers", () => {
  assert.equal(pageOf({ jobTitle: "Engineer" }, {}, []), "OVERVIEW\n  Job title  Engineer");
});

test("emphasis in a summary leaves no underscores on the page", () => {
  const data = { overviewSummary: "Ada is __an engineer__ as __ada_b__." };
  const page = pageOf(data, { "/overviewSummary": [claim("a")] });
  assert.equal(page, "OVERVIEW\n  Ada is an engineer as ada_b. [1]");
});

test("an entry is one row: when, what with everything known about it, and its evidence", () => {
  const job = { title: "Engineer", company: "Span & Co", dateFrom: "2019-01-01", companyStockSymbol: "SPAN" };
  const page = pageOf({ experiences: [job] }, { "/experiences/0": [claim("a")] });
  const lines = ["CAREER", "  Experience", "  from 2019  Engineer, Span & Co  [1]", "             Stock symbol: SPAN"];
  assert.equal(page, lines.join("\n"));
});
