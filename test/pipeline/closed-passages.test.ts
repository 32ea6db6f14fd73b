import assert from "node:assert/strict";
import { test } from "node:test";
import type { Datasource } from "../../src/db/datasource.ts";
import type { Claim } from "../../src/domain/claim.ts";
import { findClosedPassages } from "../../src/pipeline/closed-passages.ts";
import { keepOpenPassages } from "../../src/service/open-passages.ts";

const stored = (id: string, mediaType: string, data: string): Datasource => ({
  lookupId: "lookup",
  id,
  connector: "archive",
  kind: "pages/page",
  url: `https://${id}.example.org/`,
  mediaType,
  collectedAt: null,
  data,
  sha256: "",
  position: 0,
});

const person = (datasource: string, name: string, ...locators: readonly string[]) => ({
  names: new Set([name, "Odile"]),
  datasources: new Set([datasource]),
  claims: new Map(locators.map((locator) => [locator, { datasourceId: datasource, locator } as Claim])),
});

function shown(document: Datasource, ...people: readonly ReturnType<typeof person>[]): string {
  const closed = findClosedPassages(people, [document, stored("other", "text/plain", "Odile Marchbank")]);
  assert.equal(closed.get("other"), undefined);
  const passages = (closed.get(document.id) ?? []).map((locator) => ({ locator, open: false }));
  return keepOpenPassages(document.data, passages, document.mediaType.includes("json"), true);
}

test("Redacts a hidden person's full name and the facts read about them, and nothing else on the page", () => {
  const page = stored("page", "text/html", "Odile and Ann wrote it.\nOdile Marchbank, a baker, and Odile Marchbanks.");
  assert.equal(
    shown(page, person("page", "Odile Marchbank", "char=41,48")),
    `Odile and Ann wrote it.\n${"█".repeat(15)}, ${"█".repeat(7)}, and ${"█".repeat(15)}s.`,
  );
});

test("In JSON, redacts the member about a hidden person and short texts that name them, but not articles", () => {
  const article = `Odile Marchbank ${"spoke about bread, ".repeat(20)}`;
  const data = JSON.stringify({
    people: [{ name: "Ann" }, { name: "Odile", job: "baker" }],
    by: "by Odile Marchbank",
    article,
  });
  const list = stored("list", "application/ld+json", data);
  assert.deepEqual(JSON.parse(shown(list, person("list", "Odile Marchbank", "/people/1"))), {
    people: [{ name: "Ann" }, { name: "█", job: "█" }],
    by: "█",
    article,
  });
});

test("Skips invalid JSON", () => {
  const broken = stored("broken", "application/json", "Odile Marchbank {");
  assert.equal(findClosedPassages([person("broken", "Odile Marchbank")], [broken]).size, 0);
});
