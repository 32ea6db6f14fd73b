import assert from "node:assert/strict";
import { test } from "node:test";
import { readSite, writeSite } from "../../src/domain/written-site.ts";
import { SITES } from "../../src/domain/sites.ts";

test("A site survives being written and read, with the patterns that have slashes of their own", () => {
  assert.ok(SITES.some(({ pages, answersAt }) => pages !== undefined || answersAt !== undefined));
  for (const site of SITES) {
    const read = readSite(JSON.parse(JSON.stringify(writeSite(site))));
    assert.deepEqual(read, site, site.host);
  }
});

test("What is no pattern is refused", () => {
  assert.throws(() => readSite({ host: "pier.example", publisher: "Pier", answersAt: "/(/u" }), SyntaxError);
});
