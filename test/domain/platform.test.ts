import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, test } from "node:test";
import * as fc from "fast-check";
import {
  isPlatform,
  PLATFORMS,
  platformCategory,
  platformTitle,
  profileUrl,
  readProfileUrl,
} from "../../src/domain/platform.ts";

const datasets = process.env.CANDOR_DATASETS;
const skip = datasets === undefined && "CANDOR_DATASETS is not set";

const spellings: readonly (readonly [text: string, platform: string, handle: string, url: string])[] = [
  ["https://twitter.com/Ada_Example?s=20", "x", "ada_example", "https://x.com/ada_example"],
  ["mobile.twitter.com/#!/Ada_Example", "x", "ada_example", "https://x.com/ada_example"],
  ["HTTP://WWW.X.COM/@ADA_EXAMPLE/status/1460323737035677698", "x", "ada_example", "https://x.com/ada_example"],
  ["//x.com./ada_example/photo", "x", "ada_example", "https://x.com/ada_example"],
  ["uk.linkedin.com/in/Ada-Example-1/", "linkedin", "ada-example-1", "https://www.linkedin.com/in/ada-example-1"],
  ["linkedin.com/mwlite/in/ada-example", "linkedin", "ada-example", "https://www.linkedin.com/in/ada-example"],
  [
    "https://www.linkedin.com/in/J%C3%BCrgen-Beispiel/de?trk=x",
    "linkedin",
    "jürgen-beispiel",
    "https://www.linkedin.com/in/j%C3%BCrgen-beispiel",
  ],
  [
    "https://www.linkedin.com/pub/ada-example/5/a2b/901",
    "linkedin",
    "ada-example-901a2b5",
    "https://www.linkedin.com/in/ada-example-901a2b5",
  ],
  ["fb.com/Ada.Example", "facebook", "ada.example", "https://www.facebook.com/ada.example"],
  [
    "https://de-de.facebook.com/ada.example/photos/1",
    "facebook",
    "ada.example",
    "https://www.facebook.com/ada.example",
  ],
  [
    "m.facebook.com/profile.php?id=100055&sk=about",
    "facebook",
    "100055",
    "https://www.facebook.com/profile.php?id=100055",
  ],
  [
    "https://www.facebook.com/people/Ada-Example/100055/",
    "facebook",
    "100055",
    "https://www.facebook.com/profile.php?id=100055",
  ],
  ["https://www.facebook.com/pg/adaexample/about", "facebook", "adaexample", "https://www.facebook.com/adaexample"],
  ["instagram.com/Ada.Example/?hl=en", "instagram", "ada.example", "https://www.instagram.com/ada.example"],
  [
    "https://www.instagram.com/stories/ada.example/3141/",
    "instagram",
    "ada.example",
    "https://www.instagram.com/ada.example",
  ],
  [
    "https://m.youtube.com/user/AdaExample/videos",
    "youtube",
    "user/adaexample",
    "https://www.youtube.com/user/adaexample",
  ],
  ["youtube.com/c/AdaExample/about", "youtube", "adaexample", "https://www.youtube.com/@adaexample"],
  ["youtube.com/@@AdaExample", "youtube", "adaexample", "https://www.youtube.com/@adaexample"],
  ["youtube.com/AdaExample", "youtube", "adaexample", "https://www.youtube.com/@adaexample"],
  [
    "youtube.com/channel/UCaBcDeFgHiJkLmNoPqRsTuV/about",
    "youtube",
    "UCaBcDeFgHiJkLmNoPqRsTuV",
    "https://www.youtube.com/channel/UCaBcDeFgHiJkLmNoPqRsTuV",
  ],
  ["https://github.com/Ada-Example/engine", "github", "ada-example", "https://github.com/ada-example"],
  ["https://gist.github.com/ada-example/0a1b", "github", "ada-example", "https://github.com/ada-example"],
  ["https://www.tiktok.com/@Ada.Example/video/71", "tiktok", "ada.example", "https://www.tiktok.com/@ada.example"],
  [
    "bsky.app/profile/Ada.example.com/post/3k",
    "bluesky",
    "ada.example.com",
    "https://bsky.app/profile/ada.example.com",
  ],
  ["https://social.example.org/@Ada/110", "mastodon", "ada@social.example.org", "https://social.example.org/@ada"],
  ["https://social.example.org/@ada@other.example", "mastodon", "ada@other.example", "https://other.example/@ada"],
  ["@Ada@social.example.org", "mastodon", "ada@social.example.org", "https://social.example.org/@ada"],
  ["https://mastodon.social/users/Ada", "mastodon", "ada@mastodon.social", "https://mastodon.social/@ada"],
];

const notProfiles = [
  "",
  "x.com",
  "https://x.com/i/status/1",
  "https://x.com/intent/user?screen_name=ada",
  "https://x.com/hashtag/ada",
  "https://x.com.example.org/ada",
  "https://x.com@example.org/ada",
  "https://ada:secret@x.com/ada",
  "https://x.com:8443/ada",
  "https://notx.com/ada",
  "https://notx.com/@ada",
  "https://x.com/%E0%A4%A",
  "https://help.x.com/ada",
  "https://www.linkedin.com/company/example",
  "https://www.linkedin.com/in/",
  "https://www.facebook.com/groups/1",
  "https://www.facebook.com/profile.php",
  "https://www.facebook.com/photo.php?fbid=1",
  "https://developers.facebook.com/ada",
  "https://www.instagram.com/p/Cabc/",
  "https://www.instagram.com/stories/highlights/17/",
  "https://youtu.be/abc",
  "https://www.youtube.com/watch?v=abc",
  "https://www.youtube.com/channel/short",
  "https://github.com/orgs/example",
  "https://www.tiktok.com/tag/ada",
  "https://tiktok.com.example.org/@ada",
  "https://bsky.app/profile/ada",
  "https://www.threads.net/@ada",
  "https://example.org/users/ada",
  "https://example.org/about",
  "ada@example.org",
  "mailto:ada@example.org",
  "javascript:alert(1)",
  "ftp://x.com/ada",
];

describe("a profile's address", () => {
  for (const [text, platform, handle, url] of spellings) {
    test(`is read from ${text}`, () => {
      assert.deepEqual(readProfileUrl(text), { platform, handle, url });
    });
  }

  for (const text of notProfiles) {
    test(`is not recognised in "${text}"`, () => {
      assert.equal(readProfileUrl(text), null);
    });
  }

  test("reads back as itself, and profileUrl writes it from the handle", () => {
    const part = fc.stringMatching(/^(?:[a-zA-ZäİßſÅй中0-9._@%-]|\u0301){1,20}$/);
    const text = fc.oneof(
      fc.webUrl({ withQueryParameters: true }),
      fc
        .tuple(fc.constantFrom(...spellings.map(([text]) => text.replace(/[^/]*\/?$/, ""))), part)
        .map(([start, end]) => `${start}${end}`),
    );
    fc.assert(
      fc.property(text, (text) => {
        const profile = readProfileUrl(text);
        if (profile === null) return;
        assert.deepEqual(readProfileUrl(profile.url), profile);
        assert.equal(profileUrl(profile.platform, profile.handle), profile.url);
      }),
    );
  });

  test("is not recognised in arbitrary text, which never throws", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        const profile = readProfileUrl(text);
        assert.ok(profile === null || /[./@]/.test(text));
      }),
    );
  });

  test("is read in every spelling of the congress accounts", { skip }, () => {
    const cases = readCases("social-url-cases.jsonl");
    assert.ok(cases.length > 1000);
    for (const { input, platform, handle, id } of cases) {
      const named = (input.includes("/channel/") ? id : handle.replace(/^@/, "")).toLowerCase();
      // Old user names are not handles: the same word may be somebody else's.
      const wanted = /youtube\.com\/user\/(?!@|UC[\w-]{22}\b)/i.test(input) ? `user/${named}` : named;
      const profile = readProfileUrl(input);
      assert.deepEqual([profile?.platform, profile?.handle.toLowerCase()], [platform, wanted], input);
    }
    for (const { input } of readCases("social-url-not-profile.jsonl")) assert.equal(readProfileUrl(input), null, input);
  });

  test("accepts the Bluesky handles that the AT Protocol accepts", { skip }, () => {
    for (const { kind, input, valid } of readCases("atproto-syntax.jsonl")) {
      if (kind !== "handle" || !/^[\x21-\x7e]*$/.test(input) || /[:/?#@]/.test(input)) continue;
      assert.equal(readProfileUrl(`https://bsky.app/profile/${input}`) !== null, valid, input);
    }
  });
});

describe("a platform", () => {
  test("has a title and a category", () => {
    for (const platform of PLATFORMS) {
      assert.match(platformTitle(platform), /^[A-Z]/);
      assert.match(platformCategory(platform), /^(?:social|professional|video|code)$/);
      assert.ok(isPlatform(platform));
    }
    assert.ok(!isPlatform("candor"));
  });

  test("throws for an invalid handle", () => {
    assert.throws(() => profileUrl("x", "not a handle"), RangeError);
    assert.throws(() => profileUrl("x", "home"), RangeError);
    assert.equal(profileUrl("x", " @Ada "), "https://x.com/ada");
  });
});

interface AddressCase {
  readonly kind?: string;
  readonly valid?: boolean;
  readonly input: string;
  readonly platform: string;
  readonly handle: string;
  readonly id: string;
}

function readCases(file: string): readonly AddressCase[] {
  const text = readFileSync(join(datasets ?? "", "data/contact", file), "utf8");
  return text
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
}
