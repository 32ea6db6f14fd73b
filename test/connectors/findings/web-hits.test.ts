import assert from "node:assert/strict";
import { test } from "node:test";
import { readHits, type WebHit } from "../../../src/connectors/findings/web-hits.ts";

const hit = (url: string, title: string, snippet: string): WebHit => ({
  url,
  title,
  snippet,
  at: "/results/0",
  titleMember: "title",
  snippetMember: "content",
});

/** What a search for a name makes of one hit. */
const read = (url: string, title: string, snippet: string, name = "Ada Finch") => [
  ...readHits(
    {
      kind: "searxng/results",
      url: `https://searx.example.org/search?${new URLSearchParams({ q: `"${name}"` }).toString()}`,
      mediaType: "application/json",
      collectedAt: null,
      data: "",
    },
    [hit(url, title, snippet)],
  ),
];
const said = (url: string, title: string, snippet: string) =>
  read(url, title, snippet).flatMap(({ claims }) =>
    claims.flatMap(({ property, value }) =>
      property === "account" || property === "fullName" ? [] : [[property, value]],
    ),
  );

const LINKEDIN = "https://www.linkedin.com/in/candor-ada-finch";

test("What LinkedIn lets search engines show of a profile is read by its format: place, school, employer", () => {
  assert.deepEqual(
    said(
      LINKEDIN,
      "Ada Finch - Engineer - Globex | LinkedIn",
      "Leeds, England, United Kingdom · Engineer · Globex. Education: University of Maps. 500+ connections on LinkedIn.",
    ),
    [
      ["experience", { title: "Engineer", company: "Globex", kind: "job" }],
      ["location", "Leeds, England, United Kingdom"],
      ["education", { school: "University of Maps" }],
    ],
  );
  assert.deepEqual(
    said(LINKEDIN, "Ada Finch | LinkedIn", "Berufserfahrung: Globex · Ausbildung: Universität Nordheim · Ort: Leipzig"),
    [
      ["experience", { company: "Globex", kind: "job" }],
      ["education", { school: "Universität Nordheim" }],
      ["location", "Leipzig"],
    ],
  );
  assert.deepEqual(said(LINKEDIN, "Ada Finch | LinkedIn", "I map rivers · and little else. Ask me: anything"), []);
});

test("A headline with only the family name is a page to visit, not a profile of the person", () => {
  const [page] = read("https://news.example.org/finch", "Finch cleared by panel", "The engineer did nothing wrong.");
  assert.deepEqual(page?.claims, []);
  assert.equal(page?.pages?.[0]?.value.includes("news.example.org/finch"), true);
  assert.deepEqual(read(LINKEDIN, "B. Finch | LinkedIn", "Somebody else"), []);
  assert.deepEqual(read("https://birds.example.org/", "Ten small birds", "A finch's nest and others"), [
    {
      externalId: "https://searx.example.org/search?q=%22Ada+Finch%22#0",
      url: "https://birds.example.org/",
      claims: [],
      identifiers: [],
      pages: read("https://birds.example.org/", "Finch", "")[0]?.pages,
    },
  ]);
});

test("A name in letters that need no space is found between others, and with a space inside", () => {
  const url = "https://lake.example.org/staff";
  for (const title of ["湖森玲奈教授の研究室", "湖森 玲奈(教授)| 湖畔大学"])
    assert.equal(read(url, title, "", "湖森玲奈").length, 1, title);
  assert.deepEqual(read(url, "湖森玲子教授の研究室", "", "湖森玲奈"), []);
});

test("A page entitled with the employer that was asked for is visited after those that name the person", () => {
  const capture = (q: string) => ({
    kind: "searxng/results",
    url: `https://searx.example.org/search?${new URLSearchParams({ q }).toString()}`,
    mediaType: "application/json",
    collectedAt: null,
    data: "",
  });
  const hits = [
    hit("https://globexmill.example.org/leeds", "Our Leeds works – Globex Mill", "We have milled here since 1921."),
    hit("https://birds.example.org/", "Ten small birds", "And where they nest."),
    hit("https://news.example.org/1", "The miller", "Ada Finch explains."),
  ];
  const visited = (q: string) => [...readHits(capture(q), hits)].map(({ url }) => new URL(url).hostname);
  assert.deepEqual(visited('"Ada Finch" Globex Mill Ltd'), ["news.example.org", "globexmill.example.org"]);
  assert.deepEqual(visited('"Ada Finch" Hooli Works'), ["news.example.org"]);
  assert.deepEqual(visited('"Ada Finch"'), ["news.example.org"]);
});

test("A page that calls the person by their given name beside the employer is visited", () => {
  const capture = (q: string) => ({
    kind: "searxng/results",
    url: `https://searx.example.org/search?${new URLSearchParams({ q }).toString()}`,
    mediaType: "application/json",
    collectedAt: null,
    data: "",
  });
  const hits = [hit("https://week.example.org/", "Presenters", "Ada has milled at Globex Mill since 2019.")];
  assert.equal([...readHits(capture('"Ada Finch" Globex Mill'), hits)].length, 1);
  assert.equal([...readHits(capture('"Eva Finch" Globex Mill'), hits)].length, 0);
  assert.equal([...readHits(capture('"Ada Finch" Hooli Works'), hits)].length, 0);
});

test("The languages that LinkedIn lets search engines show are read", () => {
  assert.deepEqual(
    said(LINKEDIN, "Ada Finch | LinkedIn", "Leeds · Globex. Languages: English, Welsh. 400 connections."),
    [
      ["language", { language: "English" }],
      ["language", { language: "Welsh" }],
    ],
  );
});
