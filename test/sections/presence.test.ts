import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { AccountValue, Claim, PostValue } from "../../src/domain/claim.ts";
import { SECTIONS } from "../../src/domain/lookup.ts";
import { createClaimSet } from "../../src/sections/claim-set.ts";
import { assembleProfile, buildSections } from "../../src/sections/profile.ts";
import type { SectionContext } from "../../src/sections/section.ts";
import { foldProfile, SUBJECT, say } from "./claims.ts";

const NAME = say("site", "fullName", "Ada Example");
const X: AccountValue = { platform: "x", url: "https://x.com/candor_ada", handle: "candor_ada" };
const POST: PostValue = {
  platform: "facebook",
  id: "1",
  url: "https://www.facebook.com/candor.ada/posts/1",
  date: "2026-01-02T00:00:00.000Z",
  message: "Bread",
  username: "candor.ada",
  kind: "original",
  likes: 10,
  comments: 2,
  shares: 1,
};

type Rows = readonly Record<string, unknown>[];

describe("the online presence", () => {
  test("combines several records of an account, with the earliest creation and the latest activity", () => {
    const { data } = foldProfile(
      NAME,
      say("site", "account", X),
      say("api", "account", {
        ...X,
        createdAt: "2015-01-01T00:00:00.000Z",
        attributes: [{ key: "Posts", value: "7" }],
      }),
      say("posts", "account", { ...X, lastActiveAt: "2026-01-01T00:00:00.000Z" }),
      say("old", "account", { ...X, lastActiveAt: "2020-01-01T00:00:00.000Z" }),
    );
    const { timeline, activity, accounts } = data["onlinePresence"] as Record<string, Rows>;
    assert.deepEqual(timeline, [
      {
        firstLoginAt: "2015-01-01T00:00:00.000Z",
        lastLoginAt: "2026-01-01T00:00:00.000Z",
        name: "X",
        logoUrl: "https://candor.example.org/pictures/platform-x.svg",
      },
    ]);
    assert.deepEqual(activity?.[0]?.["attributes"], [{ key: "Posts", value: "7" }]);
    assert.deepEqual(
      accounts?.map(({ name, category }) => [name, category]),
      [["X", "social"]],
    );
  });

  test("tells two accounts on one platform apart by their handles", () => {
    const other = { ...X, url: "https://x.com/ada_bakes", handle: "ada_bakes" };
    const mastodon = { platform: "mastodon", url: "https://social.example.org/@ada", handle: "ada@social.example.org" };
    const { data } = foldProfile(
      NAME,
      ...[X, other, mastodon].map((account, at) => say(`site${at}`, "account", account)),
    );
    assert.deepEqual(
      (data["onlinePresence"] as Record<string, Rows>)["accounts"]?.map(({ name }) => name),
      ["Mastodon", "X (ada_bakes)", "X (candor_ada)"],
    );
  });

  test("leaves an account without a known start or end out of the timeline", () => {
    const { data, unknown } = foldProfile(
      NAME,
      say("site", "account", { ...X, createdAt: "2015-01-01T00:00:00.000Z" }),
    );
    assert.deepEqual((data["onlinePresence"] as Record<string, Rows>)["timeline"], []);
    assert.ok(unknown.includes("/onlinePresence/timeline"));
  });
});

describe("the social media section", () => {
  test("is absent without posts, even with followers", () => {
    const { data } = foldProfile(NAME, say("site", "followers", { platform: "x", count: 5 }));
    assert.equal(data["socialMedia"], undefined);
  });

  test("counts and sums what is stated, and reports the rest as unknown", () => {
    const { data, unknown } = foldProfile(
      NAME,
      say("page", "post", POST),
      say("again", "post", POST),
      say("page", "post", { ...POST, id: "2", date: "2026-01-03T00:00:00.000Z", likes: 20, comments: 0 }),
      say("page", "followers", { platform: "facebook", count: 100 }),
      say("channel", "followers", { platform: "youtube", count: 50 }),
      say("older", "followers", { platform: "youtube", count: 40 }, { collectedAt: "2025-01-01T00:00:00.000Z" }),
    );
    const social = data["socialMedia"] as Record<string, unknown>;
    assert.equal(social["countFacebookPosts"], 2);
    assert.equal(social["facebookLikeCount"], 30);
    assert.equal(social["facebookCommentCount"], 2);
    assert.equal(social["totalFollowerCount"], 150);
    assert.deepEqual(social["followerCounts"], { facebook: 100, youtube: 50 });
    assert.equal(social["averageLikes"], 15);
    // 100 × the mean of 13/100 and 21/100.
    assert.equal(social["engagementRate"], 17);
    assert.equal((social["topPost"] as PostValue).likes, 20);
    for (const field of ["targetAudience", "sentimentSplit/positive", "brandSafetyAnalysis/pranks"]) {
      assert.ok(unknown.includes(`/socialMedia/${field}`), field);
    }
  });

  test("names as audience whom an account says it is for, and not whom one post is for", () => {
    const audienceOf = (...said: Claim[]) =>
      (foldProfile(NAME, ...said).data["socialMedia"] as Record<string, unknown>)["targetAudience"];
    const post = (day: string) =>
      say("page", "post", {
        ...POST,
        id: day,
        date: `2026-01-0${day}T00:00:00.000Z`,
        message: `Guide ${day} for ward nurses is out.`,
      });
    assert.equal(audienceOf(post("1"), post("2")), "");
    assert.equal(audienceOf(post("1"), post("2"), post("3")), "Ward nurses");
    const described = say("account", "biography", "Writing for hospital pharmacists and ward nurses.");
    assert.equal(audienceOf(post("1"), described), "Ward nurses and hospital pharmacists");
  });

  test("lists famous followers by reach, each once", () => {
    const star = { name: "Zelda Quillfeather", url: "https://x.com/candor_zelda", followerCount: 4_000_000 };
    const { data } = foldProfile(
      NAME,
      say("page", "post", POST),
      say("x", "follower", { ...star, url: "https://x.com/candor_small", name: "Small Star", followerCount: 20_000 }),
      say("x", "follower", star),
      say("again", "follower", star),
      say("m", "follower", { ...star, url: "https://social.example.org/@zelda", followerCount: 9_000 }),
    );
    const famous = (data["socialMedia"] as Record<string, Rows>)["famousFollowing"];
    assert.deepEqual(
      famous?.map(({ name, followerCount }) => [name, followerCount]),
      [
        ["Zelda Quillfeather", 4_000_000],
        ["Small Star", 20_000],
      ],
    );
    assert.match(String(famous?.[0]?.["imageUrl"]), /\/pictures\/initials-/);
  });
});

test("each average is taken over the posts that state it, and so are the engagement rate and the sentiment", () => {
  const bare = { platform: "x", message: "Tide tables.", username: "odo", source: "x" } as const;
  const { likes: _, comments: __, shares: ___, ...silent } = { ...POST, ...bare };
  const { data } = foldProfile(
    NAME,
    say("page", "post", { ...silent, id: "1", date: "2026-01-01T00:00:00.000Z", likes: 4 }),
    say("page", "post", { ...silent, id: "2", date: "2026-01-02T00:00:00.000Z", comments: 3 }),
    say("page", "post", { ...silent, id: "3", date: "2026-01-03T00:00:00.000Z" }),
  );
  const { sample, averageLikes, averageComments } = data["socialMedia"] as Record<string, unknown>;
  assert.deepEqual([averageLikes, averageComments], [4, 3]);
  const { postsWithSentiment, ...counted } = sample as Record<string, number>;
  assert.ok(postsWithSentiment !== undefined && postsWithSentiment <= 3);
  assert.deepEqual(counted, {
    collectedPosts: 3,
    averagedPosts: 3,
    postsWithLikes: 1,
    postsWithComments: 1,
    postsWithShares: 0,
    postsWithEngagement: 0,
  });
});

describe("events, pictures and breaches", () => {
  test("show an event once, newest first, with the role and place in words", () => {
    const event = { title: "Bread and Maps", date: "2026-05-06", url: "https://events.example.org/bread" };
    const { data } = foldProfile(
      NAME,
      say("page", "event", {
        ...event,
        role: "performer",
        place: "Town Hall, Graz",
        description: "Two days of loaves.",
      }),
      say("other", "event", event),
      say("page", "event", { title: "Old Maps", date: "2020" }),
    );
    const events = data["events"] as Rows;
    assert.deepEqual(
      events.map(({ title, date }) => [title, date]),
      [
        ["Bread and Maps", "2026-05-06"],
        ["Old Maps", "2020-01-01"],
      ],
    );
    assert.equal(events[0]?.["description"], "Performer, Town Hall, Graz. Two days of loaves.");
    assert.match(String(data["eventsSummary"]), /__Bread and Maps__ \(2026\)/);
  });

  test("show only pictures that the service holds, each once, with a thumbnail", () => {
    const { data } = foldProfile(
      NAME,
      say("site", "photo", { imageUrl: "https://pictures.example.org/a.png", sourceUrl: "https://ada.example.org/" }),
      say("site", "avatar", { imageUrl: "https://pictures.example.org/a.png" }),
      say("site", "avatar", { imageUrl: "https://pictures.example.org/missing.png" }),
    );
    assert.deepEqual(data["photos"], [
      {
        thumbnailUrl: "https://candor.example.org/pictures/a.png?size=160",
        imageUrl: "https://candor.example.org/pictures/a.png",
        sourceUrl: "https://ada.example.org/",
      },
    ]);
  });

  test("show as the portrait the first of several pictures on a page, whatever their IDs", () => {
    const photo = (name: string, locator: string): Claim => ({
      ...say("site", "photo", {
        imageUrl: `https://pictures.example.org/${name}.png`,
        sourceUrl: "https://ada.example.org/",
      }),
      locator,
    });
    for (const [first, second] of [
      ["a", "b"],
      ["b", "a"],
    ] as const) {
      for (const [before, after] of [
        ["char=279,341", "char=1396,1457"],
        ["/image/9", "/image/10"],
      ] as const) {
        const { data } = foldProfile(NAME, photo(second, after), photo(first, before), photo("missing", "char=1,2"));
        assert.equal(data["avatarUrl"], `https://candor.example.org/pictures/${first}.png`, before);
      }
    }
  });

  test("show breaches by date, and report missing details as unknown", () => {
    const breach = { email: "ada@example.org", domain: "", description: "", attributes: [] };
    const { data, unknown } = foldProfile(
      NAME,
      say("list", "breach", { ...breach, title: "Old Forum", date: "2015-01-01" }),
      say("list", "breach", { ...breach, title: "New Forum", date: "2020-02-03", domain: "forum.example.com" }),
    );
    assert.deepEqual(
      (data["dataBreaches"] as Rows).map(({ title, date }) => [title, date]),
      [
        ["New Forum", "2020-02-03"],
        ["Old Forum", "2015-01-01"],
      ],
    );
    assert.ok(unknown.includes("/dataBreaches/1/domain"));
    assert.ok(!unknown.includes("/dataBreaches/0/domain"));
  });
});

describe("news that names the person", () => {
  const context: SectionContext = { ...SUBJECT, identityConfidence: (record) => (record === "doubtful" ? 0.9 : 1) };
  const eventsOf = (...claims: readonly Claim[]) => {
    const set = createClaimSet(claims, () => "published");
    return (assembleProfile(buildSections(set, SECTIONS, context)).data["events"] ?? []) as Rows;
  };
  const article = (title: string, page = "roof") => ({
    title,
    url: `https://news.example.org/${page}`,
    date: "2026-04-11",
  });

  test("is shown once, with its date and address, if it accuses nobody", () => {
    const value = article("Solar roof keeps the peas frozen");
    const passage = "“We make ice by day,” says Ada Example.";
    const shown = eventsOf(
      say("page", "fullName", "Ada Example"),
      say("page", "article", value),
      say("page", "article", { ...value, passage }),
    );
    assert.deepEqual(
      shown.map(({ title, date, source }) => [title, date, source]),
      [[value.title, value.date, value.url]],
    );
  });

  test("is left out if it may be about somebody else, if its headline reports a case, or if it is adverse media", () => {
    const name = say("page", "fullName", "Ada Example");
    assert.deepEqual(eventsOf(name, say("doubtful", "article", article("Solar roof keeps the peas frozen"))), []);
    assert.deepEqual(eventsOf(name, say("page", "article", article("Car dealer jailed for mileage fraud"))), []);
    const fine = {
      ...article("Cold store in the news"),
      passage: "Ada Example was fined $48,000 for fraud by the court.",
    };
    assert.deepEqual(eventsOf(name, say("page", "article", fine)), []);
  });

  test("is limited to the newest articles", () => {
    const many = Array.from({ length: 40 }, (_, at) => ({
      ...article(`Peas, part ${at}`, `peas-${at}`),
      date: `2026-03-${String(1 + (at % 28)).padStart(2, "0")}`,
    }));
    const shown = eventsOf(say("page", "fullName", "Ada Example"), ...many.map((each) => say("page", "article", each)));
    assert.equal(shown.length, 25);
    assert.equal(shown[0]?.["date"], "2026-03-28");
  });
});
