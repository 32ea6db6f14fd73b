import assert from "node:assert/strict";
import { test } from "node:test";
import { profileOf } from "../../../eval/profile-of.ts";
import { readTextOrArticle } from "../../../src/connectors/pages/text-or-article.ts";
import type { ArticleValue } from "../../../src/domain/claim.ts";

const ARTICLE = [
  "The Norden Gazette",
  "",
  "Boatbuilder charged over harbour fund",
  "",
  "By Tom Hale",
  "3 February 2026",
  "",
  "NORDEN — Ines Calder, a boatbuilder, was charged with embezzling money of the",
  "harbour fund on Monday.",
  "",
  "She denies it, her lawyer said in a short statement to this newspaper.",
].join("\n");

function captureOf(data: string, about: readonly string[] = ["Ines Calder"]) {
  const url = "urn:candor:document:theirs:0";
  return { kind: "text", url, mediaType: "text/plain", collectedAt: null, data, about };
}

function articlesIn(data: string, about?: readonly string[]): readonly ArticleValue[] {
  const findings = [...readTextOrArticle(captureOf(data, about))];
  return findings.flatMap(({ claims }) =>
    claims.flatMap((claim) => (claim.property === "article" ? [claim.value] : [])),
  );
}

test("a plain text with a headline, an author and a day is an article, with its case and its passages quoted", () => {
  const capture = captureOf(ARTICLE);
  const findings = [...readTextOrArticle(capture)];
  const { adverseMediaResults = [] } = profileOf(capture, findings) as {
    readonly adverseMediaResults?: readonly { readonly title: string; readonly stage: string; readonly date: string }[];
  };
  assert.deepEqual(
    adverseMediaResults.map(({ title, stage, date }) => [title, stage, date]),
    [["Boatbuilder charged over harbour fund", "charged", "2026-02-03"]],
  );
  for (const { locator, quote } of findings.flatMap(({ claims }) => claims)) {
    const [, from, to] = /^char=(\d+),(\d+)$/.exec(locator) ?? [];
    assert.equal(ARTICLE.slice(Number(from), Number(to)), quote);
  }
});

test("lines wrapped to a width make one passage, and the name of the paper is no headline", () => {
  const [headline, first, second, ...more] = articlesIn(ARTICLE);
  assert.equal(headline?.title, "Boatbuilder charged over harbour fund");
  assert.match(first?.passage ?? "", /money of the harbour fund on Monday\.$/);
  assert.match(second?.passage ?? "", /^She denies it/);
  assert.deepEqual(more, []);
});

test("an article without blank lines, and one in German, are articles too", () => {
  assert.equal(articlesIn(ARTICLE.replaceAll("\n\n", "\n"))[0]?.title, "Boatbuilder charged over harbour fund");
  const german = [
    "Bootsbauerin wegen Untreue angeklagt",
    "",
    "Von Tom Hale",
    "3. Februar 2026",
    "",
    "Ines Calder, eine Bootsbauerin, ist am Montag wegen Untreue angeklagt worden, wie das Gericht in Norden mitteilte. Sie bestreitet die Tat und will sich vor dem Gericht dazu nicht äußern.",
  ].join("\n");
  assert.deepEqual(
    articlesIn(german).map(({ date }) => date),
    ["2026-02-03", "2026-02-03"],
  );
});

test("a text that is not a news article about the person is none", () => {
  const texts: Readonly<Record<string, string>> = {
    "a CV": [
      "Ines Calder",
      "3 February 2026",
      "",
      "Experience",
      "2015 - 2019 Boatbuilder, Norden Yards",
      "",
      "Ines Calder, a boatbuilder, advised the court on the charges of the harbour fund.",
    ].join("\n"),
    "a text of her own": ARTICLE.replace("By Tom Hale", "By Ines Calder"),
    "a letter in which she speaks": [
      "Statement on the charges against the fund",
      "3 February 2026",
      "",
      "I, Ines Calder, was never charged by the court. I built boats, and I still do.",
    ].join("\n"),
    "about somebody else": ARTICLE.replace("Ines Calder", "Odo Halm"),
    "without author, day and place":
      "Boatbuilder charged over harbour fund\n\nInes Calder was charged with theft on Monday.",
    "a biography with a day":
      "About our new boatbuilder\n3 February 2026\n\nInes Calder builds boats in a yard at Norden since 2015.",
  };
  for (const [what, text] of Object.entries(texts)) assert.deepEqual(articlesIn(text), [], what);
});

test("an article that says that it is satire says nothing about anybody", () => {
  const satire = `${ARTICLE}\n\nThe Wet Biscuit is a satirical website. All its stories are fictional.`;
  assert.deepEqual([...readTextOrArticle(captureOf(satire))], []);
});
