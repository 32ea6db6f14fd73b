import assert from "node:assert/strict";
import { test } from "node:test";
import type { Finding } from "../../../src/domain/claim.ts";
import { readNewsArticle } from "../../../src/connectors/pages/news-article.ts";

function read(body: string, about?: readonly string[], head = ""): readonly Finding[] {
  const data = `<html lang="en-GB"><head><title>Fallback</title>${head}</head><body>${body}</body></html>`;
  const capture = {
    kind: "news-article",
    url: "https://news.example.org/1",
    mediaType: "text/html",
    collectedAt: null,
    data,
  };
  return [...readNewsArticle({ ...capture, ...(about && { about }) })];
}

const BODY =
  "<article><h1>Baker on trial</h1><p>Ada Finch, 44, went on trial on Monday.</p><p>She denies it.</p></article><footer><p>Ada Finch left</p></footer>";
const BYLINE = `<script type="application/ld+json">{"@type":"NewsArticle","headline":"Baker on trial in Torvik","datePublished":"2024-05-01","author":{"@type":"Person","name":"Tom Hale"}}</script>`;

test("a page whose data name its author alone is read for whom it is filed under, where its text names them", () => {
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

test("a page without data has the title of its heading and states no day", () => {
  const [finding] = read(`<main>${BODY}</main>`, ["Ada Finch"]);
  const article = finding?.claims.find(({ property }) => property === "article")?.value;
  assert.ok(article !== undefined && typeof article === "object" && !("date" in article));
});

test("a page that does not name the person in full is nothing of theirs, whoever filed it", () => {
  assert.deepEqual(read("<article><h1>News</h1><p>Finch went on trial.</p></article>", ["Ada Finch"], BYLINE), []);
  assert.deepEqual(read(BODY, undefined, BYLINE), []);
});
