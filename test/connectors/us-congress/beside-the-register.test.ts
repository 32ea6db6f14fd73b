import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { readWith } from "../../../src/connectors/reader.ts";
import { READERS } from "../../../src/connectors/registry.ts";
import type { Finding } from "../../../src/domain/claim.ts";
import { CAPTURES, capture } from "../captures.ts";
import { COMMITTEE } from "../../../src/connectors/us-congress/samples.ts";

describe("the files beside the register of Congress", () => {
  test("yield district offices with address, phone and hours", () => {
    const [finding] = read("us-congress/district-offices");
    assert.deepEqual(
      finding?.claims.map(({ property, value, locator }) => [property, value, locator]),
      [
        ["phone", "+18025550102", "/offices/0/phone"],
        [
          "office",
          { address: "12 Main St., 4, Barre, VT 05641", town: "Barre", phone: "+18025550102", hours: "9-5" },
          "/offices/0",
        ],
      ],
    );
    assert.deepEqual(finding?.identifiers.at(-1), { kind: "phone", value: "+18025550102" });
  });

  test("yield accounts under canonical addresses, a channel before its user name", () => {
    const [finding] = read("us-congress/social-media");
    const accounts = finding?.claims.filter((claim) => claim.property === "account") ?? [];
    assert.deepEqual(
      accounts.map(({ value, locator }) => [value.platform, value.url, value.handle, locator]),
      [
        ["x", "https://x.com/senadaexample", "SenAdaExample", "/social/twitter"],
        ["youtube", "https://www.youtube.com/channel/UCaBcDeFgHiJkLmNoPqRsTuV", "AdaExample", "/social/youtube_id"],
        ["mastodon", "https://social.example.org/@adaexample", "AdaExample@social.example.org", "/social/mastodon"],
      ],
    );
    assert.deepEqual(
      finding?.identifiers.filter(({ kind }) => kind === "profileUrl").map(({ value }) => value),
      [
        "https://x.com/senadaexample",
        "https://www.youtube.com/channel/UCaBcDeFgHiJkLmNoPqRsTuV",
        "https://www.youtube.com/@adaexample",
        "https://social.example.org/@adaexample",
      ],
    );
  });

  test("yield one finding for each member of a committee, with the others as peers, until the Congress ends", () => {
    const findings = read("us-congress/committee");
    assert.deepEqual(
      findings.map(({ externalId, name, identifiers }) => [externalId, name, identifiers[0]?.value]),
      [
        ["congress-legislators:E000901", "Ada M. Example", "bioguide:E000901"],
        ["congress-legislators:E000902", "Ben Sample", "bioguide:E000902"],
      ],
    );
    assert.deepEqual(
      findings[1]?.claims.map(({ value, locator }) => [value, locator]),
      [
        [
          {
            organization: "Senate Committee on Examples",
            role: "Member",
            lapses: "2027-01-03",
            peers: [{ name: "Ada M. Example", role: "Chair", key: "bioguide:E000901", party: "majority" }],
          },
          "/members/1",
        ],
        [
          {
            organization: "Subcommittee on Small Examples",
            parent: "Senate Committee on Examples",
            role: "Member",
            lapses: "2027-01-03",
            peers: [],
          },
          "/subcommittees/0/members/0",
        ],
      ],
    );
  });

  test("name at most sixty peers", () => {
    const members = Array.from({ length: 70 }, (_, index) => ({ name: `M ${index}`, bioguide: `M${100_000 + index}` }));
    const findings = [...readWith(READERS, capture("us-congress/committee", { ...COMMITTEE, members }))];
    const [claim] = findings[0]?.claims ?? [];
    assert.equal(claim?.property === "membership" && claim.value.peers?.length, 60);
  });

  test("yield the picture's address", () => {
    const [finding] = read("us-congress/picture");
    assert.deepEqual(
      finding?.claims.map(({ property }) => property),
      ["avatar", "photo"],
    );
    assert.equal(finding?.externalId, "congress-legislators:E000901");
  });
});

function read(kind: string): Finding[] {
  const document = CAPTURES.find((candidate) => candidate.kind === kind);
  assert.ok(document);
  return [...readWith(READERS, document)];
}
