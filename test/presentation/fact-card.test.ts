import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { cardAt, cardInPage, isFigure } from "../../src/presentation/fact-card.ts";
import { withShortBars } from "../../src/presentation/short-bars.ts";
import { keepOpenPassages } from "../../src/service/open-passages.ts";
import { memberName } from "../../web/src/evidence/member-names.ts";

const at = (document: unknown, locator: string, quote?: string) =>
  cardAt({ data: JSON.stringify(document) }, locator, quote);

test("A figure of a post is shown, marked, with the post's text and day", () => {
  const posts = {
    data: [
      {
        id: "19",
        lang: "en",
        text: "The new bridge held through the rainy season.",
        created_at: "2026-10-21T02:25:10.000Z",
        public_metrics: { like_count: 18, reply_count: 4 },
      },
    ],
  };
  const card = at(posts, "/data/0/public_metrics/like_count");
  assert.equal(card?.kind, "post");
  assert.deepEqual(card?.lead, [{ text: "The new bridge held through the rainy season.", marked: false }]);
  assert.deepEqual(
    card?.rows.map(({ label, text, marked }) => [label, text, marked]),
    [
      ["created at", "2026-10-21T02:25:10.000Z", false],
      ["like count", "18", true],
      ["reply count", "4", false],
    ],
  );
});

test("A position is shown by its title and place, whichever of its members is cited", () => {
  const record = {
    employments: [{ "role-title": "Lead engineer", organization: { name: "Baobab Bridges" }, "start-date": "2019" }],
  };
  for (const [locator, marked] of [
    ["/employments/0/role-title", "Lead engineer"],
    ["/employments/0/organization/name", "Baobab Bridges"],
    ["/employments/0/start-date", "2019"],
  ] as const) {
    const card = at(record, locator);
    assert.equal(card?.kind, "role");
    assert.deepEqual(
      card?.lead.map(({ text }) => text),
      ["Lead engineer", "Baobab Bridges"],
    );
    assert.deepEqual(
      [...(card?.lead ?? []), ...(card?.rows ?? [])].filter((each) => each.marked).map(({ text }) => text),
      [marked],
    );
  }
});

test("Any other object is a row of its values, with the cited one among the first eight", () => {
  const row = Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`field_${index}`, `value ${index}`]));
  const card = at({ rows: [row] }, "/rows/0/field_29");
  assert.equal(card?.kind, "row");
  assert.equal(card?.rows.length, 8);
  assert.deepEqual(
    card?.rows.filter(({ marked }) => marked).map(({ label }) => label),
    ["field 29"],
  );
});

test("A document's metadata for programs is not a row, unless it is cited", () => {
  const person = { "@type": "Person", "@id": "https://ida.example.org/#me", name: "Ida", gender: "Female" };
  const labelsAt = (locator: string) => at(person, locator)?.rows.map(({ label }) => label);
  assert.deepEqual(labelsAt("/name"), ["name", "gender"]);
  assert.deepEqual(labelsAt("/@id"), ["@id", "name", "gender"]);
});

test("If an object is cited as a whole, the member that contains the quote is marked", () => {
  const card = at({ name: "Teapot Forum", breach: "2017-03-11", text: "lost a copy" }, "", "Teapot");
  assert.deepEqual(
    card?.rows.map(({ text, marked }) => [text, marked]),
    [
      ["Teapot Forum", true],
      ["2017-03-11", false],
      ["lost a copy", false],
    ],
  );
});

test("Data embedded in a page for programs is shown unchanged if it contains a passage", () => {
  const data =
    '{"@type":"Person","name":"Ada Brook","jobTitle":"Engineer","worksFor":{"@type":"Organization","name":"Norden Yards"}}';
  const page = `<p>Ada</p><script type="application/ld+json">\n${data}</script><p>Engineer</p>`;
  const quote = '"Engineer","worksFor":{"@type":"Organization","name":"Norden Yards';
  const from = page.indexOf(quote);
  const card = cardInPage(page, [from + 1, from + quote.length]);
  assert.deepEqual(
    [...(card?.lead ?? []), ...(card?.rows ?? [])].filter(({ marked }) => marked).map(({ text }) => text),
    ["Engineer", "Norden Yards"],
  );
  const after = page.lastIndexOf("Engineer");
  assert.equal(cardInPage(page, [after, after + 8]), null);
  assert.equal(cardInPage(page.replace("ld+json", "javascript"), [from + 1, from + quote.length]), null);
});

test("A post cited as a whole is marked by its text", () => {
  const card = at({ text: "A bridge.", created_at: "2026-01-02", like_count: 3 }, "");
  assert.deepEqual(card?.lead, [{ text: "A bridge.", marked: true }]);
});

test("A value on its own, or outside JSON, has no card", () => {
  assert.equal(at(["Ada", "Bo"], "/0"), null);
  assert.equal(at({ only: "Ada" }, "/only"), null);
  assert.equal(cardAt({ data: "<p>Ada</p>" }, "/p"), null);
});

test("Any document yields a card or none, and at most a title and a place are marked", () => {
  fc.assert(
    fc.property(
      fc.jsonValue({ maxDepth: 4 }),
      fc.array(fc.string({ maxLength: 6 }), { maxLength: 4 }),
      (value, tokens) => {
        const locator = tokens.map((each) => `/${each.replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");
        const card = at(value, locator);
        const marked = [...(card?.lead ?? []), ...(card?.rows ?? [])].filter((each) => each.marked);
        assert.ok(marked.length <= 2);
      },
    ),
  );
});

test("A picture's or page's address is not a row of a card, unless it is cited", () => {
  const person = {
    name: "Ida Holm",
    jobTitle: "Bookbinder",
    worksFor: "Works",
    image: "https://pictures.example.org/ida.jpg",
  };
  const texts = (locator: string) => at(person, locator)?.rows.map(({ text }) => text);
  assert.deepEqual(texts("/name"), ["Ida Holm"]);
  assert.deepEqual(texts("/image"), ["Ida Holm", "https://pictures.example.org/ida.jpg"]);
});

test("What pages call a field of the profile is shown under the profile's name for it, everything else as it is", () => {
  assert.deepEqual(
    ["alternate name", "geo location", "knows about", "wikibase item"].map((name) => memberName(name, "row", [])),
    ["Also known as", "Location", "Skills", "wikibase item"],
  );
});

test("Of data in a page of which most is closed, a card shows the open members, and bars are short", () => {
  const data = JSON.stringify(
    {
      "@type": "Person",
      name: "Ada Brook",
      birthDate: "1980-02-01",
      height: 181,
      address: { addressLocality: "Madrid", addressCountry: "Spain" },
    },
    null,
    2,
  );
  const page = `<html><script type="application/ld+json" id="ada">${data}</script><p>Ada is 46.</p></html>`;
  const quote = 'Madrid",\n    "addressCountry": "Spain';
  const from = page.indexOf(quote);
  const passages = [
    { locator: `char=${from},${from + quote.length}`, open: true },
    { locator: `char=${page.indexOf("Ada Brook")},${page.indexOf("Ada Brook") + 9}`, open: true },
  ];
  const kept = keepOpenPassages(page, passages, false);
  assert.equal(kept.length, page.length);
  assert.doesNotMatch(kept, /1980|181|46|id=|Person/);
  const card = cardInPage(kept, [from, from + quote.length]);
  assert.deepEqual(
    card?.rows.map(({ label, text, marked }) => [label, text, marked]),
    [
      ["address locality", "Madrid", true],
      ["address country", "Spain", true],
    ],
  );
  const whole = cardInPage(kept, [page.indexOf("Ada Brook"), page.indexOf("Ada Brook") + 9]);
  assert.deepEqual([whole?.rows.map(({ text }) => text), whole?.closed], [["Ada Brook", "Madrid", "Spain"], true]);
  assert.equal(withShortBars("████ ███\n██ Madrid ██"), "███ Madrid ███");
});

test("A breach is marked by its title and not called a person's name, and an account that was opened is no post", () => {
  const breach = { Name: "TeapotForum", Title: "Teapot Forum", BreachDate: "2017-03-11", PwnCount: 4812, LogoId: "x" };
  const card = at([breach], "/0");
  const names = card?.rows.map(({ label }) => label) ?? [];
  assert.deepEqual(
    card?.rows.map(({ label, marked }) => [memberName(label, "row", names), marked]),
    [
      ["Breach", false],
      ["Title", true],
      ["Date of the breach", false],
      ["Accounts exposed", false],
    ],
  );
  assert.equal(memberName("name", "row", ["name", "location"]), "Full name");
  assert.deepEqual([memberName("created at", "row", []), memberName("created at", "post", [])], ["Created", "posted"]);
  assert.deepEqual(["pwn count", "followers count", "id", "year"].map(isFigure), [true, true, false, false]);
});

test("What only programs read is no row of a card: IDs, codes of languages, switches", () => {
  const page = { id: 7, node_id: "MDQ6", displaytitle: "<i>Ada</i>", type: "standard", language: "en", value: "Ada" };
  assert.deepEqual(
    at(page, "/value")?.rows.map(({ label }) => label),
    ["value"],
  );
});
