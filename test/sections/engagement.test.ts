import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, test } from "node:test";
import type { PostValue } from "../../src/domain/claim.ts";
import type { Platform } from "../../src/domain/platform.ts";
import { foldProfile, say } from "./claims.ts";

type Fixture = {
  readonly id: number;
  readonly note: string;
  readonly followers: Readonly<Record<string, number>>;
  readonly posts: readonly (readonly [
    platform: string,
    id: string,
    date: string,
    likes: number | null,
    comments: number | null,
    shares: number | null,
    kind: string,
  ])[];
  /**
   * Numbers as exact fractions; `null` if unknown. For more than eight `recent` posts: the first, the last and the
   * count.
   */
  readonly expected: Readonly<Record<string, unknown>>;
  readonly arithmetic: string;
};

/** Calculated by hand from the definitions of the wire contract, with the arithmetic next to each. */
const FIXTURES = readFileSync(new URL("../analysis/engagement-fixtures.ndjson", import.meta.url), "utf8")
  .trimEnd()
  .split("\n")
  .map((line) => JSON.parse(line) as Fixture);

const NUMBERS = [
  "engagementRate",
  "averageLikes",
  "averageComments",
  "averageShares",
  "totalFollowerCount",
  "countFacebookPosts",
  "facebookLikeCount",
  "facebookCommentCount",
  "facebookShareCount",
];

describe("the figures of posts", () => {
  test("have sixty worked cases", () => {
    assert.equal(FIXTURES.length, 60);
    assert.equal(new Set(FIXTURES.map(({ note }) => note)).size, 60);
  });

  for (const fixture of FIXTURES) {
    test(`are exact: ${fixture.note}`, () => {
      const { data, unknown } = profileOf(fixture);
      for (const name of NUMBERS) {
        const truth = fixture.expected[name];
        assert.equal(
          unknown.includes(`/socialMedia/${name}`),
          truth === null,
          `${name} is reported as unknown only if it is`,
        );
        const expected = fractionOf(truth);
        const difference = Math.abs(Number(data[name]) - expected);
        assert.ok(difference <= 1e-9 * Math.max(1, Math.abs(expected)), `${name} is ${data[name]}, not ${expected}`);
      }
      assert.deepEqual(data["followerCounts"], fixture.expected["followerCounts"]);
      assert.equal((data["topPost"] as { message: string }).message, fixture.expected["top"]);
      const recent = (data["recentPosts"] as { message: string }[]).map(({ message }) => message);
      const shown = recent.length > 8 ? [recent[0], recent.at(-1), recent.length] : recent;
      assert.deepEqual(shown, fixture.expected["recent"]);
    });
  }
});

test("The engagement rate cites the followers and the posts that it is made of, and no others", () => {
  const post = (platform: Platform, figures: Partial<PostValue>) =>
    say(`${platform}-page`, "post", {
      platform,
      id: "1",
      date: "2026-01-01T00:00:00.000Z",
      url: `https://example.org/${platform}`,
      message: "A bridge is a promise",
      username: "ada",
      kind: "original",
      ...figures,
    });
  const used = [say("x-page", "followers", { platform: "x", count: 1000 }), post("x", { likes: 20 })];
  const { evidence } = foldProfile(
    say("page", "fullName", "Ada Example"),
    ...used,
    say("github-page", "followers", { platform: "github", count: 50 }),
    say("linkedin-page", "followers", { platform: "linkedin", count: 319 }),
    post("linkedin", {}),
  );
  const cited = evidence["/socialMedia/engagementRate"] ?? [];
  assert.deepEqual(cited.toSorted(), used.map(({ id }) => id).toSorted());
});

function profileOf({ followers, posts }: Fixture) {
  const { data, unknown } = foldProfile(
    say("page", "fullName", "Ada Example"),
    ...Object.entries(followers).map(([platform, count]) =>
      say("page", "followers", { platform: platform as Platform, count }),
    ),
    ...posts.map(([platform, id, date, likes, comments, shares, kind]) =>
      say("page", "post", {
        platform: platform as Platform,
        id,
        date,
        url: `https://example.org/${platform}/${id}`,
        message: `${platform}:${id}`,
        username: "ada",
        kind: kind as PostValue["kind"],
        ...(likes === null ? {} : { likes }),
        ...(comments === null ? {} : { comments }),
        ...(shares === null ? {} : { shares }),
      }),
    ),
  );
  return { data: data["socialMedia"] as Record<string, unknown>, unknown };
}

function fractionOf(value: unknown): number {
  if (value === null) return 0;
  const [above = "", below = "1"] = String(value).split("/");
  return Number(above) / Number(below);
}
