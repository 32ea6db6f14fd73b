import assert from "node:assert/strict";
import { test } from "node:test";
import { publishedIn } from "../../src/presentation/published.ts";

const page = (head: string): string => `<!doctype html><html><head>${head}</head><body><p>News</p></body></html>`;
const data = (stated: unknown): string => page(`<script type="application/ld+json">${JSON.stringify(stated)}</script>`);

test("A page says who published it, and when, in Open Graph or in schema.org's terms", () => {
  const gazette = { publisher: "Harbour & Gazette", published: "2026-08-01T06:00:00Z" };
  for (const html of [
    page(
      `<meta content="Harbour &amp; Gazette" property="og:site_name"><meta property='article:published_time' content='2026-08-01T06:00:00Z'>`,
    ),
    data({ "@type": "NewsArticle", datePublished: gazette.published, publisher: { name: "Harbour & Gazette" } }),
    data({ "@graph": [{ "@type": "WebSite" }, { datePublished: gazette.published, publisher: [gazette.publisher] }] }),
  ]) {
    assert.deepEqual(publishedIn(html), gazette, html);
  }
});

test("What is no page, says nothing, or is broken has no publisher", () => {
  const nothing = { publisher: "", published: "" };
  for (const text of [
    page("<title>News</title>"),
    page('<script type="application/ld+json">{ broken</script>'),
    data([null, 4, { publisher: 5, datePublished: {} }]),
    `{"publisher":{"name":"Harbour Gazette"}}`,
    "",
  ]) {
    assert.deepEqual(publishedIn(text), nothing, text);
  }
});
