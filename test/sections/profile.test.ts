import assert from "node:assert/strict";
import { describe, test } from "node:test";
import * as fc from "fast-check";
import { LookupData } from "../../src/contract/profile.ts";
import type { Claim } from "../../src/domain/claim.ts";
import { foldProfile, say } from "./claims.ts";

const NAME = say("site", "fullName", "Ada Example");

describe("the profile", () => {
  test("is empty without claims", () => {
    assert.deepEqual(foldProfile(), { data: {}, evidence: {}, gists: {}, unknown: [] });
  });

  test("does not depend on the order of the claims", () => {
    const claims: readonly Claim[] = [
      NAME,
      say("network", "fullName", "Ada M. Example"),
      say("site", "language", { language: "Basque" }),
      say("network", "language", { language: "basque", proficiency: "Native" }),
      say("site", "experience", { company: "Example Maps", title: "Cartographer", from: "2020", current: true }),
      say("network", "experience", {
        company: "Example Maps Ltd",
        title: "cartographer",
        from: "2020-03",
        current: true,
      }),
      say("site", "skill", "Rivers"),
      say("network", "skill", "Lines"),
      say("site", "account", { platform: "x", url: "https://x.com/candor_ada" }),
    ];
    const whole = foldProfile(...claims);
    fc.assert(
      fc.property(fc.shuffledSubarray([...claims], { minLength: claims.length }), (shuffled) => {
        assert.deepEqual(foldProfile(...shuffled), whole);
      }),
      { numRuns: 50 },
    );
  });

  test("follows the wire contract, whatever is claimed", () => {
    const text = fc.string({ minLength: 1 }).filter((each) => each.trim() !== "");
    const date = fc.constantFrom("1999", "2003-04", "2011-12-31", "0999");
    const claim: fc.Arbitrary<Claim> = fc.oneof(
      text.map((value) => say("site", "fullName", value)),
      text.map((value) => say("network", "lastName", value)),
      date.map((value) => say("site", "birthDate", value)),
      fc.tuple(text, text, date).map(([title, company, from]) => say("site", "experience", { title, company, from })),
      fc.tuple(text, date).map(([school, to]) => say("network", "education", { school, to })),
      fc.tuple(text, date).map(([title, on]) => say("site", "event", { title, date: on })),
      fc.tuple(text, fc.nat()).map(([message, likes]) =>
        say("site", "post", {
          platform: "facebook",
          id: message,
          url: "https://www.facebook.com/candor.ada",
          date: "2026-01-01T00:00:00.000Z",
          message,
          username: "candor.ada",
          kind: "original",
          likes,
        }),
      ),
    );
    fc.assert(
      fc.property(fc.array(claim, { maxLength: 12 }), (claims) => {
        const { data, evidence } = foldProfile(...new Map(claims.map((each) => [each.id, each])).values());
        const checked = LookupData.safeParse(data);
        assert.ok(checked.success, JSON.stringify(checked.error?.issues));
        const known = new Set(claims.map(({ id }) => id));
        assert.ok(
          Object.values(evidence)
            .flat()
            .every((id) => known.has(id)),
        );
      }),
      { numRuns: 80 },
    );
  });
});

describe("the overview", () => {
  test("trusts agreeing sources more than a single one", () => {
    const { data, evidence } = foldProfile(
      NAME,
      say("site", "location", "Vilnius"),
      say("network", "location", "Kaunas", { confidence: 0.6 }),
      say("page", "location", "KAUNAS", { confidence: 0.6 }),
      say("list", "location", "kaunas", { confidence: 0.6 }),
    );
    assert.match(String(data["location"]), /^kaunas$/i);
    assert.equal(evidence["/location"]?.length, 3);
  });

  test("ranks what only the operator says below anything published", () => {
    const crm = { tier: "operator" } as const;
    const { data } = foldProfile(
      NAME,
      say("crm", "location", "Riga", crm),
      say("network", "location", "Tartu", { confidence: 0.3 }),
      say("crm", "email", "ada@example.org", crm),
    );
    assert.equal(data["location"], "Tartu");
    assert.deepEqual(data["emails"], ["ada@example.org"]);
  });

  test("merges a language from two records, with the level that either of them states", () => {
    const { data, unknown } = foldProfile(
      NAME,
      say("site", "language", { language: "Basque" }),
      say("network", "language", { language: "basque", proficiency: "Native" }),
      say("site", "language", { language: "Latin" }),
    );
    const languages = data["languages"] as { language: string; proficiency: string }[];
    assert.deepEqual(new Set(languages.map(({ proficiency }) => proficiency)), new Set(["Native", ""]));
    assert.equal(languages.length, 2);
    assert.equal(unknown.filter((pointer) => pointer.startsWith("/languages")).length, 1);
  });

  test("names an organisation once, however many records do, and does not call membership of a society a seat", () => {
    const { data } = foldProfile(
      NAME,
      say("site", "membership", { organization: "Map Society", role: "Member" }),
      say("network", "membership", { organization: "Map Society", role: "Member", from: "2020" }),
    );
    assert.match(String(data["overviewSummary"] ?? ""), /is a member of the Map Society\./);
    assert.equal(String(data["overviewSummary"]).split("Map Society").length, 2);
  });

  test("lists colleagues with the reason, and without a picture that is not available", () => {
    const peers = [
      { name: "Ben Sample", role: "Founder", imageUrl: "https://pictures.example.org/ben.png" },
      { name: "Cy Sample", imageUrl: "https://pictures.example.org/missing.png" },
    ];
    const { data } = foldProfile(
      NAME,
      say("site", "membership", { organization: "Example Maps", kind: "team", peers }),
    );
    assert.deepEqual(data["similarPeople"], [
      {
        name: "Ben Sample",
        reason: "Both work at Example Maps.",
        headline: "Founder, Example Maps",
        imageUrl: "https://candor.example.org/pictures/ben.png",
      },
      { name: "Cy Sample", reason: "Both work at Example Maps." },
    ]);
    assert.equal(data["experiences"], undefined);
  });
});
