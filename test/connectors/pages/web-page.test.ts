import assert from "node:assert/strict";
import { test } from "node:test";
import { webFeed } from "../../../src/connectors/pages/web-feed.ts";
import { feedOf, webPage } from "../../../src/connectors/pages/web-page.ts";
import { UnreadableCapture } from "../../../src/connectors/findings/claims.ts";
import { capture } from "../captures.ts";
import { PERSON_PAGE } from "../../../src/connectors/pages/samples.ts";
import { WEB_FEED, WEB_PAGE } from "../../../src/connectors/website/samples.ts";

const page = capture("web-page", WEB_PAGE, { url: "https://ada.example.org/" });

test("a card is read with its links to what is the person's own, and nobody else's card", () => {
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

test("a card without an employer names an occupation, and tells a number, a birthday and the nearest place", () => {
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

test("linked data come first: a card says only what they are silent about", () => {
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

test("a page without any mark of a person says nothing", () => {
  assert.deepEqual([...webPage.read(capture("web-page", "<html><h1>Ada</h1><a href=/x>x</a></html>"))], []);
});

test("a feed tells when its newest entry is from, of the site that it names", () => {
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
