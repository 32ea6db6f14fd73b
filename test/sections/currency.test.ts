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
  test("lasts only as long as its source is recent enough", () => {
    const claims = [say("site", "experience", WARDEN, { collectedAt: "2025-01-01T00:00:00.000Z" })];
    assert.equal(profileOn("2026-11-22", ...claims)["jobTitle"], "Warden");
    const later = profileOn("2031-01-01", ...claims);
    assert.equal(later["jobTitle"], undefined);
    assert.doesNotMatch(JSON.stringify(later["careerSummary"] ?? ""), /has served|serves|today/iu);
  });

  test("does not include a post before the day on which it begins", () => {
    const next = { title: "Harbour Master", company: "Torvik Harbour", from: "2027-03-01", current: true };
    const claims = [say("site", "experience", WARDEN), say("paper", "experience", next)];
    const before = profileOn("2026-11-22", ...claims);
    assert.equal(before["jobTitle"], "Warden");
    assert.doesNotMatch(JSON.stringify(before), /Harbour Master/u);
    assert.match(JSON.stringify(profileOn("2027-03-01", ...claims)["experiences"]), /Harbour Master/u);
  });

  test("includes no post, seat or home of somebody who is dead, whoever tells of them", () => {
    const told = [
      say("crm", "experience", WARDEN),
      say("crm", "membership", SEAT),
      say("crm", "location", "Torvik, Norway"),
    ];
    const living = profileOn("2026-11-22", ...told);
    assert.equal(living["jobTitle"], "Warden");
    assert.match(JSON.stringify(living["overviewSummary"]), /Torvik/u);
    const dead = profileOn("2026-11-22", ...told, say("paper", "dead", true));
    assert.equal(dead["location"], undefined);
    assert.equal(dead["jobTitle"], undefined);
    assert.match(JSON.stringify(dead["experiences"]), /Harbour Office/u);
    assert.doesNotMatch(JSON.stringify([dead["overviewSummary"], dead["careerSummary"]]), /\bis\b|serves|sits|based/u);
  });

  test("includes no post that a source, no older than the one that has it without an end, calls former", () => {
    const chair = { title: "Chair", company: "Fenmark Trust", from: "2003", current: true };
    const former = { title: "Former chair", company: "Fenmark Trust" };
    const over = profileOn("2026-11-22", say("site", "experience", chair), say("crm", "experience", former));
    assert.equal(over["jobTitle"], undefined);
    assert.doesNotMatch(JSON.stringify([over["overviewSummary"], over["careerSummary"]]), /\bis\b|former|has been/u);
    assert.doesNotMatch(JSON.stringify(over["experiences"]), /Former chair|"current":true/u);
    const again = profileOn(
      "2026-11-22",
      say("site", "experience", chair, { collectedAt: "2026-06-01T00:00:00.000Z" }),
      say("crm", "experience", former, { collectedAt: "2024-06-01T00:00:00.000Z" }),
    );
    assert.equal(again["jobTitle"], "Chair");
  });

  test("includes no committee of a body that the person has left", () => {
    const seat = { title: "Member", company: "Fenmark Town Council", from: "1994", to: "2002" };
    const chair = {
      title: "Chair of the Finance Committee",
      company: "Fenmark Town Council",
      from: "1998",
      current: true,
    };
    const over = profileOn("2026-11-22", say("site", "experience", chair), say("site", "experience", seat));
    assert.equal(over["jobTitle"], undefined);
    const still = profileOn(
      "2026-11-22",
      say("site", "experience", chair),
      say("site", "experience", { ...seat, to: "1996" }),
    );
    assert.equal(still["jobTitle"], "Chair of the Finance Committee");
  });

  test("includes a seat or chair for at most two years after a list last named it", () => {
    const claims = [say("site", "membership", SEAT, { collectedAt: "2025-01-01T00:00:00.000Z" })];
    assert.match(String(profileOn("2026-11-22", ...claims)["overviewSummary"]), /Committee on Ferries/u);
    assert.doesNotMatch(String(profileOn("2027-11-22", ...claims)["overviewSummary"] ?? ""), /Committee on Ferries/u);
  });

  test("includes a term until it has run out, even if its source is recent", () => {
    const term = { ...WARDEN, kind: "office", current: true, lapses: "2027-01-03" } as const;
    const seat = { ...SEAT, lapses: "2027-01-03" };
    const claims = [
      say("register", "experience", term, { collectedAt: "2026-06-15T00:00:00.000Z" }),
      say("register", "membership", seat, { collectedAt: "2026-06-15T00:00:00.000Z" }),
    ];
    const before = profileOn("2026-11-22", ...claims);
    assert.match(String(before["overviewSummary"]), /has been a warden .* since 2015.*Committee on Ferries/u);
    const after = profileOn("2027-01-04", ...claims);
    assert.equal(after["jobTitle"], undefined);
    assert.match(String(after["overviewSummary"]), /was a warden .* from 2015 to 2027/u);
    assert.doesNotMatch(String(after["overviewSummary"]), /Committee on Ferries/u);
    const ends = (after["experiences"] as readonly Readonly<Record<string, unknown>>[]).map(({ dateTo }) => dateTo);
    assert.deepEqual(ends, ["2027-01-03", "2027-01-03"]);
  });

  test("is not said to date from a day that only begins a term", () => {
    const term = { ...WARDEN, kind: "office", from: "2025-01-03", begins: "term" } as const;
    const alone = profileOn("2026-11-22", say("register", "experience", term));
    assert.match(String(alone["overviewSummary"]), /is a warden .*, in a term that began in January 2025/u);
    assert.doesNotMatch(String(alone["careerSummary"]), /since/u);
    const before = { ...WARDEN, kind: "office", from: "2019-01-03", to: "2025-01-03", current: false } as const;
    const both = profileOn("2026-11-22", say("register", "experience", term), say("site", "experience", before));
    assert.match(String(both["overviewSummary"]), /has been a warden .* since January 2019/u);
  });

  test("includes nothing for somebody who has died, and the summary gives both years", () => {
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

test("Every figure about posts names its own sample, and the sum of followers its platforms", () => {
  const sample = {
    collectedPosts: 2856,
    averagedPosts: 50,
    postsWithLikes: 50,
    postsWithComments: 1,
    postsWithShares: 0,
    postsWithSentiment: 3,
  };
  const socialMedia = {
    sample,
    averageLikes: 643158,
    averageComments: 3,
    totalFollowerCount: 0,
    followerCounts: { tiktok: 0 },
    sentimentSplit: { positive: 33.3, neutral: 33.4, negative: 33.3 },
  };
  const { sections } = present({ data: { socialMedia } as never, evidence: {}, today: "2026-11-22T00:00:00Z" });
  const figures = sections.flatMap(({ panels }) => panels).find(({ kind }) => kind === "figures");
  assert.ok(figures?.kind === "figures");
  assert.deepEqual(
    figures.facts.map(({ label }) => label),
    ["Followers, TikTok", "Average likes, newest 50 of 2,856 posts", "Average comments, 1 post"],
  );
  const splits = sections.flatMap(({ panels }) => panels).find(({ kind }) => kind === "splits");
  assert.ok(splits?.kind === "splits");
  assert.deepEqual(
    splits.splits.map(({ title }) => title),
    ["Sentiment of posts, 3 of 2,856 posts, without repeats and languages that are not judged"],
  );
});
