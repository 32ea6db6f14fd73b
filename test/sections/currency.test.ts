import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { Claim } from "../../src/domain/claim.ts";
import { SECTIONS } from "../../src/domain/lookup.ts";
import { present } from "../../src/presentation/present.ts";
import { createClaimSet } from "../../src/sections/claim-set.ts";
import { buildSections, summarizeProfile } from "../../src/sections/profile.ts";
import { SUBJECT, say } from "./claims.ts";

const NAMED = say("site", "fullName", "Ada Example");
const WARDEN = { title: "Warden", company: "Harbour Office", from: "2015", current: true };
const SEAT = { organization: "Committee on Ferries", from: "2015", role: "Chair" };

function profileOn(asOf: string, ...claims: readonly Claim[]) {
  const set = createClaimSet([NAMED, ...claims], undefined, asOf);
  return summarizeProfile(buildSections(set, SECTIONS, SUBJECT), set, SUBJECT).data as Readonly<
    Record<string, unknown>
  >;
}

describe("What is current", () => {
  test("lasts on the word of a source that is not older than a job lasts", () => {
    const claims = [say("site", "experience", WARDEN, { collectedAt: "2025-01-01T00:00:00.000Z" })];
    assert.equal(profileOn("2026-11-22", ...claims)["jobTitle"], "Warden");
    const later = profileOn("2031-01-01", ...claims);
    assert.equal(later["jobTitle"], undefined);
    assert.doesNotMatch(JSON.stringify(later["careerSummary"] ?? ""), /has served|serves|today/iu);
  });

  test("a seat or a chair is held no longer than two years after a list last named it", () => {
    const claims = [say("site", "membership", SEAT, { collectedAt: "2025-01-01T00:00:00.000Z" })];
    assert.match(String(profileOn("2026-11-22", ...claims)["overviewSummary"]), /Committee on Ferries/u);
    assert.doesNotMatch(String(profileOn("2027-11-22", ...claims)["overviewSummary"] ?? ""), /Committee on Ferries/u);
  });

  test("nobody dead serves on, and the summary says both years", () => {
    const profile = profileOn(
      "2026-11-22",
      say("site", "birthDate", "1941"),
      say("site", "deathDate", "2019-05-02"),
      say("site", "experience", WARDEN),
      say("site", "experience", { title: "Pilot", company: "Harbour Office", from: "1970", to: "1990" }),
      say("site", "membership", SEAT),
    );
    assert.equal(profile["jobTitle"], undefined);
    const told = `${String(profile["overviewSummary"])} ${String(profile["careerSummary"])}`;
    assert.match(told, /\(1941–2019\)/u);
    assert.doesNotMatch(told, /\bis\b|\bserves\b|\bsits\b|has (?:been|served)/u);
  });
});

test("A figure over posts names its sample", () => {
  const socialMedia = { sample: { collectedPosts: 2856, averagedPosts: 50 }, averageLikes: 643158 };
  const { sections } = present({ data: { socialMedia } as never, evidence: {}, today: "2026-11-22T00:00:00Z" });
  const figures = sections.flatMap(({ panels }) => panels).find(({ kind }) => kind === "figures");
  assert.ok(figures?.kind === "figures");
  assert.deepEqual(
    figures.facts.map(({ label }) => label),
    ["Average likes, newest 50 of 2,856 posts"],
  );
});
