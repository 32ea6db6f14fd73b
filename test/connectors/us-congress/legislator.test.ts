import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { congressLegislator } from "../../../src/connectors/us-congress/legislator.ts";
import type { Finding } from "../../../src/domain/claim.ts";
import { capture } from "../captures.ts";
import { LEGISLATOR, REGISTER } from "../../../src/connectors/us-congress/samples.ts";

const url = `${REGISTER}/legislators-current.json#E000901`;

describe("an entry of the register of Congress", () => {
  test("yields names, life and relatives", () => {
    const finding = read(LEGISLATOR);
    assert.equal(finding.externalId, "congress-legislators:E000901");
    assert.equal(finding.name, "Ada M. Example");
    const said = finding.claims
      .filter(({ value }) => typeof value === "string")
      .map(({ property, value, locator, method }) => [property, value, locator, method]);
    assert.deepEqual(said, [
      ["fullName", "Ada M. Example", "/name/official_full", "stated"],
      ["firstName", "Ada", "/name/first", "stated"],
      ["lastName", "Example", "/name/last", "stated"],
      ["alias", "Addie Example", "/name/nickname", "derived"],
      ["alias", "Ada Example", "/id/wikipedia", "derived"],
      ["gender", "female", "/bio/gender", "stated"],
      ["birthDate", "1961-02-03", "/bio/birthday", "stated"],
      ["child", "Bo Example", "/family/0/name", "stated"],
      ["spouse", "Cy Example", "/family/1/name", "stated"],
      ["phone", "+12025550101", "/terms/1/phone", "stated"],
      ["location", "1 Example Senate Office Building Washington DC 20510", "/terms/1/address", "stated"],
      ["website", "https://www.example.senate.gov", "/terms/1/url", "stated"],
    ]);
  });

  test("yields each term and each leading role as an office, and says which is current", () => {
    assert.deepEqual(
      experiences(read(LEGISLATOR)).map(({ locator, value }) => [
        locator,
        value.title,
        value.company,
        value.location,
        value.from,
        value.to,
        value.current,
        value.description,
      ]),
      [
        [
          "/terms/0",
          "U.S. Representative",
          "United States House of Representatives",
          "Vermont, at large",
          "2007-01-04",
          "2009-01-03",
          undefined,
          "Independent",
        ],
        [
          "/terms/1",
          "U.S. Senator",
          "United States Senate",
          "Vermont",
          "2025-01-03",
          undefined,
          true,
          "Independent, by appointment",
        ],
        [
          "/leadership_roles/0",
          "Outreach Chair",
          "United States Senate",
          undefined,
          "2023-01-03",
          "2025-01-03",
          undefined,
          undefined,
        ],
        ["/leadership_roles/1", "Whip", "United States Senate", undefined, "2025-01-03", undefined, true, undefined],
      ],
    );
  });

  test("yields nothing current, and no office contacts, once the term is over", () => {
    const finding = read(LEGISLATOR, `${REGISTER}/legislators-historical.json#E000901`, "2031-02-01T00:00:00.000Z");
    assert.deepEqual(
      experiences(finding).map(({ value }) => value.current),
      [undefined, undefined, undefined, undefined],
    );
    assert.ok(finding.claims.every(({ property }) => !["phone", "location", "office", "website"].includes(property)));
  });

  test("recognises delegates, commissioners and presidents by their titles", () => {
    const titleOf = (term: object): unknown => {
      const entry = { ...LEGISLATOR, leadership_roles: [], terms: [term] };
      const [claim] = experiences(read(entry));
      return [claim?.value.title, claim?.value.location];
    };
    const years = { start: "1887-03-04", end: "1889-03-03" };
    assert.deepEqual(titleOf({ type: "rep", state: "WA", district: 0, ...years }), ["Delegate", "Washington"]);
    assert.deepEqual(titleOf({ type: "rep", state: "WA", district: 12, start: "1999-01-03" }), [
      "U.S. Representative",
      "Washington, 12th district",
    ]);
    assert.deepEqual(titleOf({ type: "rep", state: "DC", district: 0, start: "1999-01-03" }), [
      "Delegate",
      "District of Columbia",
    ]);
    assert.deepEqual(titleOf({ type: "rep", state: "PR", start: "1999-01-03" }), [
      "Resident Commissioner",
      "Puerto Rico",
    ]);
    assert.deepEqual(titleOf({ type: "prez", ...years }), ["President of the United States", undefined]);
    assert.deepEqual(titleOf({ type: "viceprez", ...years }), ["Vice President of the United States", undefined]);
  });
});

function read(entry: unknown, at = url, collectedAt = "2026-06-15T00:00:00.000Z"): Finding {
  const [finding] = congressLegislator.read(capture("us-congress/legislator", entry, { url: at, collectedAt }));
  assert.ok(finding);
  return finding;
}

function experiences(finding: Finding) {
  return finding.claims.filter((claim) => claim.property === "experience");
}
