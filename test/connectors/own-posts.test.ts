import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { IMPORTERS, READERS } from "../../src/connectors/registry.ts";
import type { Claim, Property } from "../../src/domain/claim.ts";
import type { DocumentImportRow, ImportLine } from "../../src/importers/importer.ts";
import { ImportFormatError, type Rejection } from "../../src/importers/importer.ts";
import { recogniseFormat } from "../../src/importers/importers.ts";
import { type ImportedPerson, PERSON_KIND } from "../../src/importers/person.ts";
import { memoryFolder } from "../importers/memory-folder.ts";

type Files = Readonly<Record<string, string | Uint8Array>>;

/** What the importer that recognises the files makes of them, and what the readers make of that. */
async function read(files: Files) {
  const folder = memoryFolder(files);
  const importer = await recogniseFormat(IMPORTERS, folder);
  assert.ok(importer, "the files are recognised");
  const rows: ImportLine[] = [];
  const rejections: Rejection[] = [];
  for await (const row of importer.rows(folder, (each) => rejections.push(each))) rows.push(row);
  const documents = rows.filter((row): row is DocumentImportRow => row.type === "document");
  const claims = documents.flatMap((document) => {
    const reader = READERS.find(({ kind }) => kind === document.kind);
    assert.ok(reader, document.kind);
    const { kind, url, mediaType, data } = document;
    return [...reader.read({ kind, url, mediaType, data, collectedAt: null })].flatMap((finding) => finding.claims);
  });
  const stated = documents.find(({ kind }) => kind === PERSON_KIND);
  return {
    format: importer.name,
    rows,
    documents,
    rejections,
    person: JSON.parse(stated?.data ?? "null") as ImportedPerson,
    valuesOf: <P extends Property>(property: P) =>
      claims.flatMap((claim) =>
        claim.property === property ? [claim.value as Extract<Claim, { property: P }>["value"]] : [],
      ),
  };
}

const X: Files = {
  "data/manifest.js": 'window.__THAR_CONFIG = {"archiveInfo":{"generationDate":"2026-06-02T08:00:00.000Z"}}',
  "data/account.js": `window.YTD.account.part0 = ${JSON.stringify([
    {
      account: {
        email: "wanja@example.org",
        createdVia: "web",
        username: "candor_wanja",
        accountId: "900000000000000101",
        createdAt: "2015-03-04T00:00:00.000Z",
        accountDisplayName: "Wanja Quellbach",
      },
    },
  ])}`,
  "data/profile.js": `window.YTD.profile.part0 = ${JSON.stringify([
    {
      profile: {
        description: { bio: "Glass &amp; lead", website: "https://t.co/abc", location: "Graz" },
        avatarMediaUrl: "https://pictures.example.org/wanja.png",
      },
    },
  ])}`,
  "data/phone-number.js": `window.YTD.phone_number.part0 = ${JSON.stringify([{ device: { phoneNumber: "+447700900136" } }])}`,
  "data/ageinfo.js": `window.YTD.ageinfo.part0 = ${JSON.stringify([{ ageMeta: { ageInfo: { age: ["42"], birthDate: "1984-05-06" } } }])}`,
  "data/follower.js": `window.YTD.follower.part0 = ${JSON.stringify([{ follower: {} }, { follower: {} }, { follower: {} }])}`,
  "data/tweets.js": `window.YTD.tweets.part0 = ${JSON.stringify([
    tweet("111", "Wed Oct 10 20:19:24 +0000 2018", "A window &amp; a door", {
      favorite_count: "5",
      retweet_count: "2",
    }),
    tweet("222", "Thu Oct 11 20:19:24 +0000 2018", "RT @somebody: theirs", { favorite_count: "900" }),
    tweet("333", "no day", "Never", {}),
  ])}`,
  "data/tweets-part1.js": `window.YTD.tweets.part1 = ${JSON.stringify(
    Array.from({ length: 150 }, (_, at) => tweet(`9${at}`, "Mon Jan 02 10:00:00 +0000 2017", `Pane ${at}`, {})),
  )}`,
  "data/direct-messages.js": "this is not opened",
};

function tweet(id: string, date: string, text: string, more: object): object {
  return { tweet: { id, id_str: id, created_at: date, full_text: text, lang: "en", ...more } };
}

describe("an archive from X", () => {
  test("yields the profile with its followers, and every post with its counts", async () => {
    const { format, person, valuesOf, documents, rejections } = await read(X);
    assert.equal(format, "x");
    assert.equal(person.fullName, "Wanja Quellbach");
    assert.deepEqual(person.emails, ["wanja@example.org"]);
    assert.deepEqual([person.birthDate, person.phones], ["1984-05-06", ["+447700900136"]]);
    assert.deepEqual(valuesOf("followers"), [{ platform: "x", count: 3 }]);
    const posts = valuesOf("post");
    assert.equal(posts.length, 152);
    const window = posts.find(({ id }) => id === "111");
    assert.deepEqual(
      [window?.message, window?.likes, window?.shares, window?.date],
      ["A window & a door", 5, 2, "2018-10-10T20:19:24.000Z"],
    );
    // A repost's counts belong to its original.
    const repost = posts.find(({ id }) => id === "222");
    assert.deepEqual([repost?.kind, repost?.likes], ["repost", undefined]);
    assert.deepEqual(
      rejections.map(({ path, reason }) => `${path}: ${reason}`),
      ["data/tweets.js: post 3: /created_at: No time of the years 1000 to 9999"],
    );
    assert.deepEqual(new Set(documents.map(({ collectedAt }) => collectedAt)), new Set(["2026-06-02T08:00:00.000Z"]));
  });

  test("gives the same the second time", async () => {
    assert.deepEqual((await read(X)).rows, (await read(X)).rows);
  });

  test("that is cut off is refused with an explanation", async () => {
    await assert.rejects(read({ ...X, "data/account.js": "window.YTD.account.part0 = [ {" }), ImportFormatError);
  });
});

describe("an archive from Mastodon", () => {
  const everybody = "https://www.w3.org/ns/activitystreams#Public";
  const note = (at: number, to: readonly string[], cc: readonly string[] = []) => ({
    type: "Create",
    object: {
      id: `https://social.example.org/users/wanja/statuses/${at}`,
      url: `https://social.example.org/@wanja/${at}`,
      type: "Note",
      published: `2026-05-0${at}T08:00:00Z`,
      inReplyTo: null,
      content: `<p>Pane ${at}</p>`,
      to,
      cc,
      likes: { id: "x", type: "Collection", totalItems: 7 },
      shares: { id: "x", type: "Collection", totalItems: 3 },
    },
  });
  const FILES: Files = {
    "actor.json": JSON.stringify({
      "@context": "https://www.w3.org/ns/activitystreams",
      type: "Person",
      id: "https://social.example.org/users/wanja",
      preferredUsername: "wanja",
      name: "Wanja Quellbach :glass:",
      summary: "<p>Glass &amp; lead</p>",
      url: "https://social.example.org/@wanja",
      published: "2022-11-05T00:00:00Z",
      attachment: [
        { type: "PropertyValue", name: "Web", value: '<a href="https://wanja.example.org" rel="me">wanja</a>' },
      ],
    }),
    "outbox.json": JSON.stringify({
      type: "OrderedCollection",
      orderedItems: [
        note(1, [everybody]),
        note(2, ["https://social.example.org/users/wanja/followers"], [everybody]),
        note(3, ["https://other.example.org/users/bo"]),
        { type: "Announce", object: "https://other.example.org/users/bo/statuses/1" },
      ],
    }),
    "likes.json": "this is not opened",
  };

  test("yields the profile and public posts with their counts; what went to individuals is skipped", async () => {
    const { format, person, valuesOf, rejections } = await read(FILES);
    assert.deepEqual([format, person.fullName, person.biography], ["mastodon", "Wanja Quellbach", "Glass & lead"]);
    assert.deepEqual(rejections, []);
    assert.deepEqual(
      valuesOf("post").map(({ message, likes, shares }) => [message, likes, shares]),
      [
        ["Pane 1", 7, 3],
        ["Pane 2", 7, 3],
      ],
    );
    assert.deepEqual(valuesOf("website"), ["https://wanja.example.org"]);
  });
});

/** As in Meta's exports of non-ASCII text: each byte of its UTF-8 as a character. */
function meta(value: unknown): string {
  const bytes = (text: string): string => Buffer.from(text, "utf8").toString("latin1");
  return JSON.stringify(value, (_, member: unknown) => (typeof member === "string" ? bytes(member) : member));
}

describe("an export from Instagram", () => {
  const cell = (value: string) => ({ href: "", value, timestamp: 0 });
  const FILES: Files = {
    "personal_information/personal_information/personal_information.json": meta({
      profile_user: [
        {
          title: "",
          string_map_data: {
            Email: cell("wanja@example.org"),
            Username: cell("candor.wanja"),
            Name: cell("Wanja Quellbäch"),
            Bio: cell("Glas und Blei 🪟"),
            "Date of birth": cell("1984-05-12"),
          },
        },
      ],
    }),
    "your_instagram_activity/media/posts_1.json": meta([
      { media: [{ uri: "media/posts/202605/1.jpg", creation_timestamp: 1_780_000_000, title: "Ein Fenster für Bo" }] },
      { media: [] },
    ]),
    "connections/followers_and_following/followers_1.json": JSON.stringify([{ title: "" }, { title: "" }]),
    "your_instagram_activity/messages/inbox/bo_1/message_1.json": "this is not opened",
  };

  test("yields the profile with its followers and posts, in the characters in which they were written", async () => {
    const { format, person, valuesOf, rejections } = await read(FILES);
    assert.deepEqual(
      [format, person.fullName, person.biography, person.birthDate],
      ["instagram", "Wanja Quellbäch", "Glas und Blei 🪟", "1984-05-12"],
    );
    assert.deepEqual(valuesOf("followers"), [{ platform: "instagram", count: 2 }]);
    assert.deepEqual(
      valuesOf("post").map(({ message, date }) => [message, date]),
      [["Ein Fenster für Bo", "2026-05-28T20:26:40.000Z"]],
    );
    assert.match(rejections[0]?.reason ?? "", /^post 2: /);
  });

  test("loses only the post with an invalid time", async () => {
    const media = (at: number) => [{ uri: "media/posts/1.jpg", creation_timestamp: at, title: `Am ${at}` }];
    const posts = meta([{ media: media(1e15) }, { media: media(-1) }, { media: media(1_780_000_000) }]);
    const { valuesOf, rejections } = await read({ ...FILES, "your_instagram_activity/media/posts_1.json": posts });
    assert.deepEqual(
      valuesOf("post").map(({ message }) => message),
      ["Am 1780000000"],
    );
    assert.equal(rejections.length, 2);
  });

  test("made as web pages is refused with a message that says what to request", async () => {
    const pages = { "your_instagram_activity/media/posts_1.html": "<html></html>" };
    await assert.rejects(read(pages), /export in HTML. Ask Instagram for one in JSON/);
  });
});

describe("an export from Facebook", () => {
  const FILES: Files = {
    "personal_information/profile_information/profile_information.json": meta({
      profile_v2: {
        name: { full_name: "Wanja Quellbäch", first_name: "Wanja", last_name: "Quellbäch" },
        emails: { emails: ["wanja@example.org"], previous_emails: [] },
        birthday: { year: 1984, month: 5, day: 12 },
        gender: { gender_option: "FEMALE", pronoun: "FEMALE" },
        current_city: { name: "Graz", timestamp: 0 },
        work_experiences: [{ employer: "Prism Works", title: "Glazier", start_timestamp: 1_425_200_000 }],
        education_experiences: [{ name: "HTL Graz", school_type: "College", end_timestamp: 1_275_400_000 }],
        profile_uri: "https://www.facebook.com/candor.wanja",
      },
    }),
    "your_facebook_activity/posts/your_posts__check_ins__photos_and_videos_1.json": meta([
      { timestamp: 1_780_000_000, data: [{ post: "Für Bo" }], title: "Wanja Quellbäch updated her status." },
      { timestamp: 1_770_000_000, attachments: [] },
      { data: [] },
    ]),
  };

  test("yields the profile with work and education, and the posts' text", async () => {
    const { format, person, valuesOf, rejections } = await read(FILES);
    assert.equal(format, "facebook");
    assert.deepEqual(person, {
      fullName: "Wanja Quellbäch",
      firstName: "Wanja",
      lastName: "Quellbäch",
      birthDate: "1984-05-12",
      gender: "female",
      location: "Graz",
      emails: ["wanja@example.org"],
      profiles: ["https://www.facebook.com/candor.wanja"],
      positions: [{ title: "Glazier", company: "Prism Works", from: "2015-03", current: true }],
      education: [{ school: "HTL Graz", to: "2010-06" }],
    });
    assert.deepEqual(
      valuesOf("post").map(({ message }) => message),
      ["Für Bo"],
    );
    assert.match(rejections[0]?.reason ?? "", /^post 3: /);
    const late = { "your_facebook_activity/posts/your_posts_1.json": meta([{ timestamp: 1e15, data: [] }]) };
    assert.match((await read({ ...FILES, ...late })).rejections[0]?.reason ?? "", /^post 1: \/timestamp/);
  });
});
