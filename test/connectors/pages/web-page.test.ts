import assert from "node:assert/strict";
import { test } from "node:test";
import { webFeed } from "../../../src/connectors/pages/web-feed.ts";
import { feedOf, webPage } from "../../../src/connectors/pages/web-page.ts";
import { UnreadableCapture } from "../../../src/connectors/findings/claims.ts";
import { capture } from "../captures.ts";
import { PERSON_PAGE } from "../../../src/connectors/pages/samples.ts";
import { WEB_FEED, WEB_PAGE } from "../../../src/connectors/website/samples.ts";

const page = capture("web-page", WEB_PAGE, { url: "https://ada.example.org/" });

test("a card is read with its links to the person's own pages, and other people's cards are not", () => {
  const [finding, ...others] = webPage.read(page);
  assert.deepEqual(others, []);
  assert.equal(finding?.name, "Ada Example");
  assert.deepEqual(finding?.identifiers, [
    { kind: "email", value: "ada@example.org" },
    { kind: "profileUrl", value: "https://github.com/candor-ada" },
    { kind: "profileUrl", value: "https://social.example.org/@ada" },
  ]);
  const said = finding?.claims.map(({ property, value, quote }) => [property, value, quote]) ?? [];
  assert.deepEqual(
    said.filter(([property]) => property !== "account"),
    [
      ["fullName", "Ada Example", "Ada Example"],
      [
        "experience",
        { title: "Cartographer", company: "Maps & Co", current: true, kind: "job" },
        'Cartographer</span> at <span class="p-org">Maps &amp; Co</span>, <span class="p-locality">Barre',
      ],
      ["email", "ada@example.org", "mailto:Ada@example.org"],
      ["avatar", { imageUrl: "https://ada.example.org/me.png" }, "/me.png"],
      ["biography", "Draws maps.", "Draws maps."],
      ["location", "Barre", "Barre"],
    ],
  );
});

test("a card without an employer states an occupation, a number, a birthday and the nearest place", () => {
  const card = `<html><div class="h-card"><b class="p-name">Ada Example</b> <i class="p-role">Cartographer</i>
<i class="p-country-name">Ecuador</i> <i class="p-region">Loja</i> <i class="p-tel">+1 202-555-0101</i> <i class="p-tel">555-0102</i>
<time class="dt-bday" datetime="1961-02-03">in February</time></div></html>`;
  const [finding] = webPage.read(capture("web-page", card));
  assert.deepEqual(
    finding?.claims.map(({ property, value, quote }) => [property, value, quote]),
    [
      ["fullName", "Ada Example", "Ada Example"],
      ["phone", "+12025550101", "+1 202-555-0101"],
      ["birthDate", "1961-02-03", "1961-02-03"],
      ["location", "Loja", "Loja"],
      ["occupation", "Cartographer", "Cartographer"],
    ],
  );
  assert.deepEqual(finding?.identifiers, [{ kind: "phone", value: "+12025550101" }]);
});

test("linked data comes first: a card adds only what it leaves out", () => {
  const both = PERSON_PAGE.replace(
    "<p>Hello</p>",
    '<div class="h-card"><p class="p-name">Joe</p><p class="p-nickname">Pepe</p></div>',
  );
  const [finding] = webPage.read(capture("web-page", both, { url: "https://jose.example.org/" }));
  const names = finding?.claims.filter(({ property }) => ["fullName", "alias"].includes(property)) ?? [];
  assert.deepEqual(
    names.map(({ value }) => value),
    ["José Ejemplo", "Pepe"],
  );
});

test("a page without any sign of a person yields nothing", () => {
  assert.deepEqual([...webPage.read(capture("web-page", "<html><h1>Ada</h1><a href=/x>x</a></html>"))], []);
});

test("a feed states when its newest entry is from, for the site that it names", () => {
  assert.equal(feedOf(page), "https://ada.example.org/feed.xml");
  const feed = capture("web-feed", WEB_FEED, { url: "https://ada.example.org/feed.xml" });
  const [finding] = webFeed.read(feed);
  assert.deepEqual(finding?.identifiers, [{ kind: "website", value: "ada.example.org" }]);
  assert.deepEqual(
    finding?.claims.map(({ value, quote }) => [value, quote]),
    [
      [
        {
          platform: "Website",
          url: "https://ada.example.org/",
          category: "web",
          lastActiveAt: "2026-05-02T10:00:00.000Z",
        },
        "2026-05-02T10:00:00Z",
      ],
    ],
  );
  assert.throws(() => [...webFeed.read({ ...feed, data: "<html></html>" })], UnreadableCapture);
});

/** What a newspaper page says about Ada Finch, for whom it was found. */
function articlesOn(body: string, head = "", url = "https://gazette.example.org/news/baker") {
  const data = `<html lang="en"><head><title>The Gazette</title>${head}</head><body>${body}</body></html>`;
  const found = [...webPage.read({ ...capture("web-page", data, { url }), sought: ["Ada Finch"] })];
  return found.flatMap(({ claims }) => claims.flatMap((claim) => (claim.property === "article" ? claim.value : [])));
}

const CASE =
  "<p>Ada Finch, 44, was charged with fraud on Monday, a court in Torvik was told.</p><p>She denies it. The trial is to begin in June.</p>";

test("an article is recognised by its structure if no linked data says so, and has its day from where the page states it", () => {
  const pages: Readonly<Record<string, readonly [string, string | undefined, string?, string?]>> = {
    "a bare article with a byline": [`<article><h1>Baker charged</h1><p>By Tom Hale</p>${CASE}</article>`, undefined],
    "a headline, a byline and text": [`<h1>Baker charged</h1><div>Von Tom Hale</div>${CASE}`, undefined],
    "a headline, a line with a day and text": [
      `<div class="page"><h1>Baker charged</h1><div>Torvik, 3 May 2024</div>${CASE}</div>`,
      "2024-05-03",
    ],
    "a time": [`<h1>Baker charged</h1><time datetime="2024-05-04T10:00Z">Saturday</time>${CASE}`, "2024-05-04"],
    "a tag": [`<h1>Baker charged</h1>${CASE}`, undefined, '<meta property="og:type" content="article">'],
    microdata: [
      `<div itemscope itemtype="https://schema.org/NewsArticle"><h1>Baker charged</h1>${CASE}</div>`,
      undefined,
    ],
    "its address": [`<h1>Baker charged</h1>${CASE}`, "2024-05-06", "", "https://gazette.example.org/2024/05/06/baker"],
    "a headline that names her": [`<article><h1>Ada Finch cleared of fraud</h1>${CASE}</article>`, undefined],
  };
  for (const [kind, [body, day, head, url]] of Object.entries(pages)) {
    const told = articlesOn(body, head, url);
    assert.ok(
      told.some(({ passage }) => passage?.startsWith("Ada Finch, 44, was charged")),
      kind,
    );
    assert.deepEqual([...new Set(told.map(({ date }) => date))], [day], kind);
    assert.match(told[0]?.title ?? "", /Baker charged|cleared of fraud/, kind);
  }
});

test("of several articles on a page the one under its headline is read, and no teaser", () => {
  const teaser = "<article><h3>More</h3><p>Tom Hale was charged with theft.</p></article>";
  const told = articlesOn(`<article><h1>Baker charged</h1>${CASE}</article>${teaser}`);
  assert.deepEqual(
    told.flatMap(({ passage }) => passage ?? []).map((passage) => passage.slice(0, 9)),
    ["Ada Finch", "She denie"],
  );
});

test("people's posts, profiles, company news and pages without text of their own are not articles", () => {
  const pages: Readonly<Record<string, readonly [string, string?]>> = {
    "a thread": [
      `<h1>Torvik talk</h1><article>${CASE}</article><article><p>That is what I heard as well, today.</p></article>`,
    ],
    "a forum": [`<h1>Torvik talk</h1><p>By Tom Hale</p>${CASE}`, "https://forum.example.org/1"],
    "a profile": [
      "<article><h1>Ada Finch, Advocate</h1><p>Ada Finch defends people who are charged with fraud in court.</p></article>",
    ],
    "company news": [
      "<article><h1>Mills open in Torvik</h1><p>Ada Finch opened the new mills in Torvik on Monday.</p></article>",
    ],
    "a list of links": [
      "<h1>News</h1><ul><li><a href=/1>Ada Finch charged</a></li></ul><time datetime=2024-05-04>4 May</time>",
    ],
  };
  for (const [kind, [body, url]] of Object.entries(pages)) assert.deepEqual(articlesOn(body, "", url), [], kind);
});

test("an article with its day at its headline is one, whatever it reports; a day from another text is not its own", () => {
  const news = "<p>Ada Finch opened the new mills in Torvik on Monday.</p>";
  const others =
    "<h2>Recent posts</h2><ul><li><time datetime=2024-05-04>4 May</time> <a href=/1>The tide</a></li></ul>";
  const day = "<p><time datetime=2024-05-04>4 May</time></p>";
  assert.equal(articlesOn(`<h1>Mills open in Torvik</h1>${day}${news}`)[0]?.date, "2024-05-04");
  assert.deepEqual(articlesOn(`<h1>About</h1>${day}${news}`), []);
  assert.deepEqual(articlesOn(`<h1>Our staff</h1>${day}${news}`), []);
  assert.deepEqual(articlesOn(`<h1>Mills of Torvik</h1>${news}${others}`), []);
});

test("an article that calls itself satire is ignored, but not one that names a satirical magazine", () => {
  const read = (body: string) => [
    ...webPage.read({ ...capture("web-page", `<html lang="en"><body>${body}</body></html>`), sought: ["Ada Finch"] }),
  ];
  const story = `<article><h1>Baker jailed for stealing the tide</h1>${CASE}</article>`;
  assert.deepEqual(read(`${story}<footer><p>The Wet Biscuit is a satirical website.</p></footer>`), []);
  assert.deepEqual(read(`<p>Filed under: Satire</p>${story}`), []);
  const named = story.replace("She denies it.", "She once wrote for a satirical magazine. She denies it.");
  assert.equal(read(`${named}<p>The trial goes on.</p><p>More news from Torvik.</p><p>Read on.</p>`).length, 1);
});
