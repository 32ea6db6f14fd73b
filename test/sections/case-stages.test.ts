import assert from "node:assert/strict";
import { test } from "node:test";
import { profileOf } from "../../eval/profile-of.ts";
import { createReferences } from "../../src/cli/references.ts";
import { renderSections } from "../../src/cli/page.ts";
import { readNewsArticle } from "../../src/connectors/pages/news-article.ts";
import type { LookupData } from "../../src/contract/profile.ts";
import { entriesOf } from "../../src/presentation/brief.ts";
import { present } from "../../src/presentation/present.ts";

test("each stage that an article reports is shown with its date, in the entry that web and PDF draw and in the terminal", () => {
  const capture = {
    kind: "news-article",
    url: "https://news.example.org/1",
    mediaType: "text/html",
    collectedAt: null,
    data: [
      '<html lang="en"><head><meta property="article:published_time" content="2026-05-06"></head><body><article>',
      "<h1>Boatbuilder convicted over harbour fund</h1>",
      "<p>Ines Calder was convicted of embezzlement on 5 May 2026.</p>",
      "<p>Ines Calder was charged with embezzlement on 1 February 2025.</p></article></body></html>",
    ].join("\n"),
    about: ["Ines Calder"],
  };
  const data = profileOf(capture, [...readNewsArticle(capture)]) as LookupData;
  const presentation = present({ data, evidence: null, today: "2026-06-01" });
  const [entry] = entriesOf(presentation, "adverseMedia");
  const style = (_: unknown, text: string) => text;
  const terminal = { style, columns: 400 } as unknown as Parameters<typeof renderSections>[1];
  const printed = renderSections(
    presentation.sections.filter(({ name }) => name === "adverseMedia"),
    terminal,
    createReferences({}, []),
  );
  for (const shown of [entry?.text?.text ?? "", printed.replace(/\s+/gu, " ")]) {
    assert.match(shown, /convicted \(5 May 2026\)/i);
    assert.match(shown, /charged \(1 February 2025\)/i);
  }
  const [item] = data.adverseMediaResults ?? [];
  assert.deepEqual(item?.otherStages, [{ stage: "charged", date: "2025-02-01" }]);
  const row = entry?.facts.find(({ label }) => label === "Also reported");
  assert.deepEqual(
    row?.values.map(({ text }) => text),
    ["Charged (1 Feb 2025)"],
  );
});

test("two cases in one article are two items, each with its own kind, stages, dates and quotation", () => {
  const capture = {
    kind: "news-article",
    url: "https://news.example.org/2",
    mediaType: "text/html",
    collectedAt: null,
    data: [
      '<html lang="en"><head><meta property="article:published_time" content="2026-05-06"></head><body><article>',
      "<h1>Boatbuilder accused of fraud fined for contempt</h1>",
      "<p>Ines Calder was charged with fraud on 3 February 2025.</p>",
      "<p>Ines Calder was acquitted of fraud on 4 March 2026.</p>",
      "<p>Ines Calder was fined for contempt of court on 5 May 2026.</p></article></body></html>",
    ].join("\n"),
    about: ["Ines Calder"],
  };
  const data = profileOf(capture, [...readNewsArticle(capture)]) as LookupData;
  const told = (data.adverseMediaResults ?? []).map(({ reason, categories, stage, stageDate, otherStages, source }) => {
    assert.equal(source, capture.url);
    return { quote: /“[^”]+”/u.exec(reason)?.[0], categories, stage, stageDate, otherStages };
  });
  assert.deepEqual(told, [
    {
      quote: "“Ines Calder was acquitted of fraud on 4 March 2026.”",
      categories: ["fraud"],
      stage: "acquitted",
      stageDate: "2026-03-04",
      otherStages: [{ stage: "charged", date: "2025-02-03" }],
    },
    {
      quote: "“Ines Calder was fined for contempt of court on 5 May 2026.”",
      categories: ["other"],
      stage: "fined",
      stageDate: "2026-05-05",
      otherStages: undefined,
    },
  ]);
});

test("an acquittal in a case of unknown kind ends a charge, but no conviction of another kind", () => {
  const article = (id: number, day: string, headline: string, text: string) => ({
    kind: "news-article",
    url: `https://news.example.org/${id}`,
    mediaType: "text/html",
    collectedAt: null,
    data: `<html lang="en"><head><meta property="article:published_time" content="${day}"></head><body><article><h1>${headline}</h1><p>${text}</p></article></body></html>`,
    about: ["Ines Calder"],
  });
  const stagesOf = (...articles: readonly ReturnType<typeof article>[]) => {
    const findings = articles.flatMap((each) => [...readNewsArticle(each)]);
    const data = profileOf(articles[0] as (typeof articles)[number], findings) as LookupData;
    return (data.adverseMediaResults ?? []).map(({ stage }) => stage).toSorted();
  };
  const cleared = article(2, "2026-05-06", "Boatbuilder cleared", "Ines Calder was acquitted on 5 May 2026.");
  const charged = "Ines Calder was charged with fraud on 1 February 2025.";
  assert.deepEqual(stagesOf(article(1, "2025-02-02", "Boatbuilder in court", charged), cleared), [
    "acquitted",
    "acquitted",
  ]);
  const convicted = "Ines Calder was convicted of fraud on 1 February 2025.";
  assert.deepEqual(stagesOf(article(1, "2025-02-02", "Boatbuilder convicted", convicted), cleared), [
    "acquitted",
    "convicted",
  ]);
});
