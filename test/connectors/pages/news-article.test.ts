import assert from "node:assert/strict";
import { test } from "node:test";
import { profileOf } from "../../../eval/profile-of.ts";
import type { Finding } from "../../../src/domain/claim.ts";
import { readNewsArticle } from "../../../src/connectors/pages/news-article.ts";

function captureOf(body: string, head = "") {
  const data = `<html lang="en-GB"><head><title>Fallback</title>${head}</head><body>${body}</body></html>`;
  return { kind: "news-article", url: "https://news.example.org/1", mediaType: "text/html", collectedAt: null, data };
}

function read(body: string, about?: readonly string[], head = ""): readonly Finding[] {
  return [...readNewsArticle({ ...captureOf(body, head), ...(about && { about }) })];
}

/** What a profile shows of a page filed under Ada Finch and believed to be hers. */
function shownOf(body: string): readonly { readonly description: string }[] {
  const { adverseMediaResults = [] } = profileOf(captureOf(body), read(body, ["Ada Finch"])) as {
    readonly adverseMediaResults?: readonly { readonly description: string }[];
  };
  return adverseMediaResults;
}

const BODY =
  "<article><h1>Baker on trial</h1><p>Ada Finch, 44, went on trial on Monday.</p><p>She denies it.</p></article><footer><p>Ada Finch left</p></footer>";
const BYLINE = `<script type="application/ld+json">{"@type":"NewsArticle","headline":"Baker on trial in Torvik","datePublished":"2024-05-01","author":{"@type":"Person","name":"Tom Hale"}}</script>`;

test("a page whose data names only its author is read for the person it is filed under, if its text names them", () => {
  const [finding, ...more] = read(BODY, ["Ada Finch"], BYLINE);
  assert.deepEqual([finding?.name, finding?.filed, more.length], ["Ada Finch", true, 0]);
  const passages = finding?.claims.flatMap((claim) =>
    claim.property === "article" ? (claim.value.passage ?? []) : [],
  );
  assert.deepEqual(passages, ["Ada Finch, 44, went on trial on Monday.", "She denies it."]);
  const article = finding?.claims.find(({ property }) => property === "article");
  assert.deepEqual(article?.value, {
    title: "Baker on trial in Torvik",
    url: "https://news.example.org/1",
    date: "2024-05-01",
  });
});

test("a page without data is titled by its heading and states no day", () => {
  const [finding] = read(`<main>${BODY}</main>`, ["Ada Finch"]);
  const article = finding?.claims.find(({ property }) => property === "article")?.value;
  assert.ok(article !== undefined && typeof article === "object" && !("date" in article));
});

test("a page whose heading is one word is titled by its title, which says of what", () => {
  const data =
    "<html><head><title>Sessions – Tide Day 2025</title></head><body><article><h1>Sessions</h1><p>11:00 Ada Finch, Globex.</p></article></body></html>";
  const [finding] = readNewsArticle({ ...captureOf(""), data, about: ["Ada Finch"] });
  const titles = finding?.claims.flatMap((claim) => (claim.property === "article" ? claim.value.title : []));
  assert.deepEqual([...new Set(titles)], ["Sessions – Tide Day 2025"]);
});

test("a page that does not give the person's full name is nothing of theirs, whoever filed it", () => {
  assert.deepEqual(read("<article><h1>News</h1><p>Finch went on trial.</p></article>", ["Ada Finch"], BYLINE), []);
  assert.deepEqual(read(BODY, undefined, BYLINE), []);
});

test("adverse pages at most mention a person, whoever filed them: a profile shows no item", () => {
  const pages: Readonly<Record<string, string>> = {
    "everybody is a criminal":
      "<h1>Wake up, Torvik</h1><p>Ada Finch was convicted of theft, Tom Hale was convicted of fraud, Lena Orrin was convicted of treason.</p><p>They are all crooks. Every one of them belongs in prison.</p>",
    satire:
      "<h1>Baker jailed</h1><p>Ada Finch was sentenced to ten years for stealing the moon on Monday.</p><p>The Wet Biscuit is a satirical website. All its stories are fictional.</p>",
    "a retraction":
      "<h1>Correction</h1><p>This article has been retracted. We said that Ada Finch was charged with fraud on Monday. This was untrue, and we apologise to her.</p>",
    "another's headline beside her picture":
      '<h1>Treasurer charged with fraud</h1><figure><img src="/ada.jpg" alt="Ada Finch"><figcaption>Ada Finch at the harbour in May.</figcaption></figure><p>Tom Hale, 51, treasurer of the Torvik Rowing Club, was charged with fraud on Monday.</p><p>He denies it. The court will hear the case in June.</p>',
    "another's headline with her picture named in it":
      '<h1>Treasurer charged with fraud</h1><figure><img src="/ada.jpg" alt="Ada Finch, charged with fraud"><figcaption>Pictured: Ada Finch</figcaption></figure><p>Tom Hale, 51, was charged with fraud on Monday. Ada Finch, who chairs the club, called the police.</p>',
  };
  const more: Readonly<Record<string, string>> = {
    "satire by its section":
      "<p>Ada Finch was jailed for five years on Monday for humming in a library.</p><p>Filed under: Satire, Humour</p>",
    "an editor's note":
      "<p>Editor's note: An earlier version of this article said that Ada Finch had been convicted of fraud. She has not.</p><p>The harbour board is reviewing its accounts.</p>",
    "a report taken back":
      "<p>On 3 May we reported that Ada Finch had been charged with embezzlement. That report was wrong. No charge was ever brought.</p>",
    "a namesake set right":
      "<p>The Ada Finch who was convicted of theft on Monday is not the Ada Finch who runs the bakery in Torvik.</p>",
    "her client": "<p>Ada Finch, for Tom Hale, who was convicted of murder, said that they would appeal.</p>",
    "a dream": "<p>Last night I dreamt that Ada Finch was arrested and convicted of theft.</p>",
    "a short story":
      "<p>A short story by Lena Orrin.</p><p>Ada Finch was convicted of murder on a Monday. The rain did not care.</p>",
    "a mock trial": "<p>In the pupils' mock trial Ada Finch was charged with stealing a sandwich and found guilty.</p>",
    "a re-enactment":
      "<p>Ada Finch, playing the pirate Grim, was arrested, tried and hanged in the annual re-enactment.</p>",
  };
  for (const [kind, page] of Object.entries({ ...pages, ...more }))
    assert.deepEqual(shownOf(`<article>${page}</article>`), [], kind);
  const plain =
    "<h1>Baker charged</h1><p>Ada Finch, 44, was charged with fraud on Monday.</p><p>She denies the charge.</p>";
  assert.equal(shownOf(`<article>${plain}</article>`).length, 1);
});

test("a page is satire by its data, section, tags or newspaper, and then says nothing about anybody", () => {
  const told = "<article><h1>Baker jailed</h1><p>Ada Finch was jailed for ten years on Monday.</p></article>";
  const data = (members: string) => `<script type="application/ld+json">{${members}}</script>`;
  const heads = [
    data('"@type":"SatiricalArticle","headline":"Baker jailed"'),
    data('"@type":"Article","articleSection":"Satire"'),
    data('"@type":"Article","publisher":{"@type":"Organization","name":"The Onion"}'),
    '<meta property="article:tag" content="Satire">',
    '<meta property="og:site_name" content="Der Postillon">',
  ];
  for (const head of heads) assert.deepEqual(read(told, ["Ada Finch"], head), [], head);
  assert.deepEqual(
    read(`<main>${told}<a rel="tag" href="/s">Satire</a> <a rel="tag" href="/b">Bread</a></main>`, ["Ada Finch"]),
    [],
  );
  const papers = [
    data('"@type":"NewsArticle","articleSection":"Courts"'),
    '<meta property="article:tag" content="Satire on trial">',
  ];
  for (const head of papers) assert.equal(read(told, ["Ada Finch"], head).length, 1, head);
});

test("an age holds on the day that an article states, else in the newest month it names, else on the day of collection", () => {
  const textOf = (body: string) => {
    const capture = {
      ...captureOf(`<article><h1>Baker on trial</h1>${body}</article>`),
      collectedAt: "2026-02-01T00:00:00Z",
    };
    return [...readNewsArticle({ ...capture, about: ["Ada Finch"] })][0]?.text ?? "";
  };
  const told = "<p>Ada Finch, 44, went on trial on Monday over a fire of ";
  assert.match(textOf(`${told}3 March 2019.</p>`), /^In 2019 Ada Finch, aged 44\./u);
  assert.match(textOf(`<p>4 May 2024</p>${told}3 March 2019.</p>`), /^In 2024 Ada Finch, aged 44\./u);
  assert.match(textOf(`${told}2009.</p>`), /^In 2026 Ada Finch, aged 44\./u);
});
