import assert from "node:assert/strict";
import { test } from "node:test";
import { readPersonPage } from "../../../../src/connectors/pages/person-page.ts";
import type { Capture } from "../../../../src/connectors/connector.ts";
import { FURTHER_PAGES } from "../../../connectors/pages/hostile-pages-further.ts";
import { PAGES_OF_FOUR } from "../../../connectors/pages/hostile-pages-of-four.ts";
import { PAGES_OF_OTHERS } from "../../../connectors/pages/hostile-pages-of-others.ts";
import { PLANTED as PLANTED_IN_PAGES } from "../../../connectors/pages/hostile-people.ts";
import { ATTACKS, captureOfPage, pageWith, PLANTED, SUBJECT } from "../../../connectors/pages/hostile-pages.ts";

/** What a page says about its person. */
function claimsOf(html: string, of: Partial<Capture> = {}, person = SUBJECT) {
  const own = [...readPersonPage({ ...captureOfPage(html), ...of })].filter(({ name }) => name === person);
  return own.flatMap(({ claims }) => claims.map(({ property, value }) => JSON.stringify([property, value])));
}

const PLAIN = claimsOf(pageWith(""));

test("Without an attack the page is read", () => {
  for (const fact of [
    ["experience", { title: "Chief Engineer", company: "Corvane Ltd", current: true, kind: "job" }],
    ["education", { degree: "BSc Physics", school: "Larkmoor University", to: "1999" }],
    ["language", { language: "German" }],
    ["location", "Graz"],
  ])
    assert.ok(PLAIN.includes(JSON.stringify(fact)), `${JSON.stringify(fact)} is not among ${PLAIN.join("\n")}`);
});

for (const [attack, pages] of Object.entries(ATTACKS)) {
  test(`No fact comes from ${attack}`, () => {
    for (const page of pages) {
      const claims = claimsOf(page);
      const planted = claims.filter((claim) => PLANTED.some((word) => claim.includes(word)));
      assert.deepEqual(planted, [], page.slice(page.indexOf("German"), page.indexOf("German") + 400));
    }
  });

  test(`The person's own facts survive ${attack}`, () => {
    for (const page of pages) {
      const claims = claimsOf(page);
      const lost = PLAIN.filter((claim) => !claims.includes(claim));
      assert.deepEqual(lost, [], page.slice(0, 400));
    }
  });
}

test("Hiding only the back of a box hides nothing", () => {
  const claims = claimsOf(
    pageWith('<div style="backface-visibility:hidden"><h2>Skills</h2><ul><li>Bookbinding</li></ul></div>'),
  );
  assert.ok(claims.includes(JSON.stringify(["skill", "Bookbinding"])));
});

const PAGES = Map.groupBy([...PAGES_OF_FOUR, ...PAGES_OF_OTHERS, ...FURTHER_PAGES], ({ kind }) => kind);

for (const [kind, pages] of PAGES)
  test(`No fact comes from ${kind} on pages in four languages, and the person's own facts survive`, () => {
    for (const { name, html, plain, mediaType } of pages) {
      const of = { mediaType, about: [name] };
      const claims = claimsOf(html, of, name);
      const own = claimsOf(plain, of, name);
      assert.ok(own.length > 2, plain);
      const planted = claims.filter((claim) => PLANTED_IN_PAGES.some((word) => claim.includes(word)));
      const lost = own.filter((claim) => !claims.includes(claim));
      assert.deepEqual({ planted, lost }, { planted: [], lost: [] }, html);
    }
  });
