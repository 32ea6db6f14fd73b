import assert from "node:assert/strict";
import { test } from "node:test";
import { bluesky } from "../../../src/connectors/bluesky/connector.ts";
import { blueskyFeed } from "../../../src/connectors/bluesky/author-feed.ts";
import { blueskyProfile } from "../../../src/connectors/bluesky/profile.ts";
import type { Answer, ConnectorContext, Question } from "../../../src/connectors/connector.ts";
import { capture } from "../capture.ts";
import { BLUESKY_FEED, BLUESKY_PROFILE } from "../../../src/connectors/bluesky/samples.ts";

const VERIFIED = { verification: { verifiedStatus: "valid" } };

function postWith(changes: { readonly embed?: object; readonly record?: object; readonly author?: object }) {
  const [first] = BLUESKY_FEED.feed;
  const { embed, record = {}, author = {} } = changes;
  const post = {
    ...first?.post,
    embed,
    record: { ...first?.post.record, ...record },
    author: { ...first?.post.author, ...author },
  };
  const findings = [...blueskyFeed.read(capture("bluesky/author-feed", { feed: [{ post }] }))];
  const claims = findings.flatMap((finding) => finding.claims);
  return claims.find(({ property }) => property === "post")?.value as Record<string, unknown>;
}

test("a profile yields the website that its owner names and whether the account is verified", () => {
  const profile = { ...BLUESKY_PROFILE, ...VERIFIED, website: "https://ada.example.org/" };
  const [finding] = [...blueskyProfile.read(capture("bluesky/profile", profile))];
  assert.deepEqual(finding?.identifiers[1], { kind: "website", value: "ada.example.org" });
  const account = finding?.claims.find(({ property }) => property === "account")?.value as {
    readonly attributes?: unknown[];
  };
  assert.deepEqual(account.attributes?.at(-1), { key: "Verified", value: "yes" });
});

test("a domain that is a whole handle is the person's website, but a name under a provider's domain is not", () => {
  const websitesOf = (handle: string) => {
    const [finding] = [...blueskyProfile.read(capture("bluesky/profile", { ...BLUESKY_PROFILE, handle }))];
    return finding?.claims
      .filter(({ property }) => property === "website")
      .map(({ value, locator }) => [value, locator]);
  };
  assert.deepEqual(websitesOf("adafinch.example"), [["https://adafinch.example", "/handle"]]);
  assert.deepEqual(websitesOf("ada.example.org"), []);
  assert.deepEqual(websitesOf("ada.bsky.social"), []);
  assert.deepEqual(websitesOf("handle.invalid"), []);
});

test("a post's picture is the first of its images or gallery, the still of its video, or what accompanies a quoted post", () => {
  const at = (name: string) => `https://pictures.example.org/${name}.png`;
  const images = { $type: "app.bsky.embed.images#view", images: [{ thumb: at("thumb"), fullsize: at("full") }] };
  const gallery = { $type: "app.bsky.embed.gallery#view", items: [{ thumbnail: at("thumb"), fullsize: at("item") }] };
  const film = {
    $type: "app.bsky.embed.video#view",
    playlist: "https://films.example.org/1.m3u8",
    thumbnail: at("still"),
  };
  const beside = { $type: "app.bsky.embed.recordWithMedia#view", record: {}, media: images };
  const card = { $type: "app.bsky.embed.external#view", external: { uri: "https://example.org/", thumb: at("card") } };
  assert.deepEqual(
    [images, gallery, film, beside, card].map((embed) => postWith({ embed })["imageUrl"]),
    [at("full"), at("item"), at("still"), at("full"), undefined],
  );
});

test("a post that contains another is a quote, unless it answers one; an author somebody vouches for is verified", () => {
  const quote = { $type: "app.bsky.embed.record#view", record: {} };
  assert.equal(postWith({ embed: quote })["kind"], "quote");
  assert.equal(postWith({ embed: quote, record: { reply: {} } })["kind"], "reply");
  assert.deepEqual([postWith({ author: VERIFIED })["verified"], postWith({})["verified"]], [true, undefined]);
});

test("a profile is kept if its posts are unavailable, whatever reason the source gives", async () => {
  for (const status of [400, 404]) {
    const ask = async ({ url, answers = [] }: Question): Promise<Answer | null> => {
      const isFeed = url.includes("getAuthorFeed");
      if (isFeed && status === 404) return null;
      // An unexpected answer is an error of the connector.
      if (isFeed && !answers.includes(status)) throw new Error(`the source answered with ${status}`);
      const json = isFeed ? { error: "BlockedActor", message: "Requester has blocked actor" } : BLUESKY_PROFILE;
      const data = JSON.stringify(json);
      const answer = { url, mediaType: "application/json", data, json, collectedAt: "2026-06-15T12:00:00Z" };
      return { ...answer, status: isFeed ? status : 200 };
    };
    const kinds: string[] = [];
    const context = { ask, setting: () => undefined, known: [] } as unknown as ConnectorContext;
    for await (const { kind } of bluesky.probe(bluesky.examples.present, context)) kinds.push(kind);
    assert.deepEqual(kinds, ["bluesky/profile"]);
  }
});
