import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { xPosts } from "../../../src/connectors/x/posts.ts";
import { capture } from "../captures.ts";
import { POSTS } from "../../../src/connectors/x/samples.ts";

describe("a page of posts of the X API", () => {
  const [finding, ...others] = xPosts.read(capture("x/posts", POSTS));
  const posts = finding?.claims.filter((claim) => claim.property === "post") ?? [];

  test("is its author's alone", () => {
    assert.deepEqual(others, []);
    assert.equal(finding?.externalId, "https://x.com/candor_ada");
    assert.deepEqual(
      posts.map(({ locator }) => locator),
      ["/data/0", "/data/1", "/data/2", "/data/3"],
    );
  });

  test("yields the message unescaped once, with counts, picture and address", () => {
    assert.deepEqual(posts[0]?.value, {
      platform: "x",
      id: "11",
      url: "https://x.com/Candor_Ada/status/11",
      date: "2026-01-02T03:04:05.000Z",
      message: "Bread & roses <3 &lt;",
      username: "Candor_Ada",
      kind: "original",
      likes: 5,
      comments: 3,
      shares: 9,
      imageUrl: "https://pictures.example.org/bread.png",
      verified: true,
    });
  });

  test("tells original, repost, quote and reply apart", () => {
    assert.deepEqual(
      posts.map(({ value }) => value.kind),
      ["original", "repost", "quote", "reply"],
    );
  });

  test("yields the account with its followers", () => {
    const account = finding?.claims.find((claim) => claim.property === "account");
    assert.equal(account?.locator, "/includes/users/0");
    assert.equal(account?.value.createdAt, "2015-03-04T00:00:00.000Z");
    const followers = finding?.claims.find((claim) => claim.property === "followers");
    assert.deepEqual(followers?.value, { platform: "x", count: 1234 });
    assert.equal(followers?.locator, "/includes/users/0/public_metrics/followers_count");
  });

  test("without an author's ID belongs to the only user named", () => {
    const page = {
      data: [{ id: "1", text: "Hello", created_at: "2026-01-02T03:04:05.000Z" }],
      includes: { users: [{ name: "Ada Example", username: "Candor_Ada" }] },
    };
    const [only] = xPosts.read(capture("x/posts", page));
    assert.deepEqual(
      only?.claims.map(({ property }) => property),
      ["account", "account", "post"],
    );
  });
});
