import assert from "node:assert/strict";
import { test } from "node:test";
import { webPage } from "../../../src/connectors/pages/web-page.ts";
import { capture } from "../captures.ts";

type Page = readonly [lang: string, name: string, text: string];

/** What a page says about its person besides the name: posts, occupations, and spouses. */
function told([lang, name, text]: Page): string[] {
  const page = `<!doctype html><html lang="${lang}"><head><title>${name}</title></head><body><main><h1>${name}</h1>${text}</main></body></html>`;
  const found = [...webPage.read(capture("web-page", page, { url: "https://people.example.org/ada" }))];
  return found.flatMap(({ claims }) =>
    claims.flatMap(({ property, value }) => {
      if (property === "spouse" || property === "occupation") return [`${property} ${value}`];
      return property === "experience" ? [`${value.title ?? "?"} at ${value.company}`] : [];
    }),
  );
}

test("the interviewer or author of the text keeps their post", () => {
  const pages: readonly Page[] = [
    ["en", "Ada Finch", "<p>Interview by Tom Hale, Producer, Radio Torvik</p><p>Ada Finch grows roses.</p>"],
    ["en", "Ada Finch", "<p>Host: Priya Nand, Senior Reporter, Radio Torvik</p><p>Ada Finch grows roses.</p>"],
    ["de", "Ada Finke", "<p>Das Gespräch führte Tom Hahn, Redakteur beim Tagblatt</p><p>Ada Finke züchtet Rosen.</p>"],
    [
      "fr",
      "Ada Pinson",
      "<p>Propos recueillis par Tom Halle, journaliste au Courrier</p><p>Ada Pinson cultive des roses.</p>",
    ],
    ["es", "Ada Pinzón", "<p>Entrevista de Tomás Hale, redactor de El Correo</p><p>Ada Pinzón cultiva rosas.</p>"],
    ["pl", "Ada Zięba", "<p>Rozmawiał Tomasz Hal, redaktor Kuriera</p><p>Ada Zięba hoduje róże.</p>"],
  ];
  for (const page of pages) assert.deepEqual(told(page), [], page[2]);
  assert.deepEqual(told(["en", "Ada Finch", "<p>Senior Reporter, Radio Torvik</p>"]), [
    "Senior Reporter at Radio Torvik",
  ]);
});

test("a co-founder is neither a spouse nor an employer", () => {
  const firms: readonly (readonly [Page, string])[] = [
    [["en", "Ada Finch", "<p>In 2008 Ada Finch founded Northmoor Tiles with her partner, Rolf Amberg.</p>"], "spouse"],
    [["de", "Ada Finke", "<p>Ada Finke gründete 2008 mit ihrem Partner Rolf Amberg die Firma Nordmoor.</p>"], "Amberg"],
  ];
  for (const [page, wrong] of firms) assert.ok(!told(page).some((said) => said.includes(wrong)), told(page).join());
  assert.deepEqual(told(["en", "Ada Finch", "<p>Ada Finch lives in Halden with her partner, Rolf Amberg.</p>"]), [
    "spouse Rolf Amberg",
  ]);
});

test("a spouse's occupation or place is not a name", () => {
  assert.deepEqual(
    told(["de", "Ada Finke", "<p>Ada Finke lebt in Kassel. Ihr Mann, Richter am Landgericht, kocht.</p>"]),
    [],
  );
  assert.deepEqual(
    told(["de", "Ada Finke", "<p>Ada Finke lebt in Kassel. Ihr Ehemann, Anwalt Jens Orth, kocht.</p>"]),
    ["spouse Jens Orth"],
  );
  const judge = "<p>Ada Zięba mieszka w Kielcach. Jej mąż, sędzia Sądu Okręgowego w Toruniu, gotuje.</p>";
  assert.deepEqual(told(["pl", "Ada Zięba", judge]), []);
});

test("a body that heard, tried or detained somebody does not employ them", () => {
  const pages: readonly Page[] = [
    ["en", "Ada Finch", "<p>Ada Finch testified before the Senate Judiciary Committee in 2018.</p>"],
    ["en", "Ada Finch", "<ul><li>Trial of Tom Hale opens at Torvik Crown Court, 3 June 2021</li></ul>"],
    ["es", "Ada Pinzón", "<p>Ada Pinzón estuvo en la cárcel de Holmberg de 2009 a 2012.</p>"],
  ];
  for (const page of pages) assert.deepEqual(told(page), [], page[2]);
  assert.deepEqual(
    told(["en", "Ada Finch", "<p>Ada Finch grows roses. She was a clerk at Torvik District Court.</p>"]),
    ["clerk at Torvik District Court"],
  );
});

test("a time word before a post is not part of it", () => {
  assert.deepEqual(told(["de", "Ada Finke", "<p>Ada Finke war damals Abteilungsleiterin bei der Korvan AG.</p>"]), [
    "Abteilungsleiterin at Korvan AG",
  ]);
  assert.deepEqual(told(["fr", "Ada Pinson", "<p>Ada Pinson était alors comptable chez Corvane.</p>"]), [
    "comptable at Corvane",
  ]);
  assert.deepEqual(told(["es", "Ada Pinzón", "<p>Ada Pinzón era entonces contable en Corvane.</p>"]), [
    "contable at Corvane",
  ]);
});

test("what is told of somebody whose age stands behind their name is theirs", () => {
  const lead = "<p>Ada Finch, a nurse at Torvik Infirmary, and her husband, Emil Finch, swam the lake.</p>";
  const of = (more: string) => told(["en", "Ada Finch", `${lead}<p>${more}</p>`]);
  assert.ok(!of("Emil, 47, who grew up in Halden, has run Northmoor Joinery since 2011.").join().includes("Northmoor"));
  assert.deepEqual(told(["de", "Ada Finke", "<p>Jörn (52) ist Leiter der Sparkasse Hadeln.</p>"]), []);
  assert.deepEqual(told(["en", "Ada Finch", "<p>Ada, 47, is the head of Globex Ltd.</p>"]), ["head at Globex Ltd."]);
});

test("a guest's note under a byline is not by the person whose page it is", () => {
  const note = `<p>I draw maps at Globex Ltd.</p><h3>Guest note: soil</h3><p class="author">by Lena Holm</p>
    <p>I am a hydrologist at the Marram Institute.</p>`;
  assert.ok(!told(["en", "Ada Finch", note]).join().includes("Marram"));
});

test("the rows of a table of people are not a career", () => {
  const table = `<p>Ada Finch rows.</p><h2>Past mayors</h2><table><tr><th>Years</th><th>Mayor</th><th>Profession</th></tr>
    <tr><td>2019–</td><td>Ada Finch</td><td>solicitor</td></tr><tr><td>2011–2019</td><td>Otto Brandt</td><td>bookseller</td></tr>
    <tr><td>2003–2011</td><td>Lena Holm</td><td>midwife</td></tr></table>`;
  assert.deepEqual(told(["en", "Ada Finch", table]), []);
});

test("a partner with whom a firm was founded is no employer", () => {
  const page: Page = [
    "en",
    "Ada Finch",
    "<p>I am a director of Globex Ltd, which I started with Rolf Amberg in 2020.</p>",
  ];
  assert.ok(!told(page).join().includes("Amberg"), told(page).join());
});
