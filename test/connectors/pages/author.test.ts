import assert from "node:assert/strict";
import { test } from "node:test";
import { readPersonPage } from "../../../src/connectors/pages/person-page.ts";
import { readWritten } from "../../../src/connectors/pages/written-page.ts";

function told(body: string, head = ""): string[] {
  const data = `<!doctype html><html lang="en"><head><title>Ada Finch on bread</title>${head}</head><body><main>${body}</main></body></html>`;
  const capture = {
    kind: "person-page",
    url: "https://crumbs.example.org/ada",
    mediaType: "text/html",
    collectedAt: null,
    data,
  };
  return [...readPersonPage({ ...capture, sought: ["Ada Finch"] })]
    .flatMap(({ claims }) => claims)
    .filter(({ property }) => !["fullName", "gender"].includes(property))
    .map(({ property, value }) => `${property} ${JSON.stringify(value)}`);
}

const NARRATOR =
  "<p>I have lived in Bath since 2011, I speak Portuguese, and I studied chemistry at Wexford University.</p><p>Ada Finch bakes for a living.</p>";

test("Whoever says I in an article with another author's name is that author", () => {
  assert.deepEqual(told(`<h1>Ada Finch on bread</h1><p>By Hugo Pettifer</p>${NARRATOR}`), []);
  assert.deepEqual(
    told(`<h1>Ada Finch on bread</h1><p class="byline">Hugo Pettifer · 2 March 2024</p>${NARRATOR}`),
    [],
  );
  const data = {
    "@context": "https://schema.org",
    "@type": "BlogPosting",
    author: { "@type": "Person", name: "Hugo Pettifer" },
  };
  const head = `<script type="application/ld+json">${JSON.stringify(data)}</script>`;
  assert.deepEqual(told(`<h1>Ada Finch on bread</h1>${NARRATOR}`, head), []);
});

test("What the person wrote is told by them, and so are the answers of an interview", () => {
  assert.match(told(`<h1>Ada Finch on bread</h1><p>By Ada Finch</p>${NARRATOR}`).join(), /Wexford University/u);
  const answers = `<p>Where do you live?</p><p>I have lived in Bath since 2011.</p><p>And before?</p><p>I studied chemistry at Wexford University.</p>`;
  assert.match(told(`<h1>Ada Finch on bread</h1><p>By Hugo Pettifer</p>${answers}`).join(), /Wexford University/u);
});

test("An article that only credits somebody as its author or photographer tells nothing about them", () => {
  const read = (html: string) =>
    readWritten(
      {
        kind: "web-page",
        url: "https://paper.example/a",
        mediaType: "text/html",
        collectedAt: null,
        data: html,
        sought: ["Ada Finch"],
      },
      "en",
      undefined,
    )?.claims.map(({ property }) => property);
  const story = "<p>Otto Brandt, 81, is a ferryman. His wife, Nola Brandt, kept the books.</p>";
  assert.deepEqual(
    read(
      `<h1>Last ferry</h1><p>Photographs by Ada Finch</p>${story}<figcaption>Otto Brandt, ferryman. ADA FINCH</figcaption>`,
    ),
    ["fullName"],
  );
  assert.deepEqual(read(`<article><h1>Last ferry</h1><p>Ada Finch Holm · Leeds · 2 March 2026</p>${story}</article>`), [
    "fullName",
  ]);
  const born = `<h1>Last ferry</h1><p>Photographs by Ada Finch</p>${story}<p>Ada Finch was born in Leeds in 1970.</p>`;
  assert.ok(read(born)?.includes("birthDate"));
});
