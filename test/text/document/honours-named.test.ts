import { deepEqual } from "node:assert/strict";
import { test } from "node:test";
import { blocksOf } from "../../../src/connectors/pages/written-page.ts";
import { honoursNamed } from "../../../src/text/document/honours-named.ts";
import { soughtOf } from "../../../src/text/document/named.ts";

const honours = (body: string, lang = "en"): readonly unknown[] => {
  const data = `<html><head><title>Example</title></head><body><main>${body}</main></body></html>`;
  const sought = soughtOf("Ada Finch");
  return sought === undefined
    ? []
    : honoursNamed(blocksOf({ mediaType: "text/html", data }), sought, lang).map(({ value }) => value);
};

test("An honour is read beside its winner's name, wherever a page lists it", () => {
  const table = "<tr><td>Rising Star Award 2023</td><td>Otto Brandt</td></tr>";
  for (const [body, lang] of [
    ["<p>Baker Prize 2022, awarded to our founders Otto Brandt and Ada Finch.</p>", "en"],
    ["<h2>Distinctions</h2><ul><li>Baker Prize 2022: Ada Finch</li><li>Miller Prize 2022: Otto Brandt</li></ul>", "en"],
    [`<table>${table}<tr><td>Baker Prize 2022</td><td>Ada Finch</td></tr></table>`, "en"],
    ["<h2>Distinciones</h2><ul><li>Baker Prize 2022: Ada Finch</li></ul>", "es"],
  ] as const)
    deepEqual(honours(body, lang), ["Baker Prize"], body);
  deepEqual(honours("<p>Premio Cantoria 2019 a Ada Finch.</p>", "it"), ["Premio Cantoria"]);
  // Without a noun for a prize, only a year under a heading of honours shows that it is one.
  deepEqual(honours("<h2>Distinciones</h2><ul><li>Silbato de Plata 2024: Ada Finch</li></ul>", "es"), [
    "Silbato de Plata",
  ]);
});

test("A page of an honour's winners tells who won it", () => {
  const page = (row: string): string =>
    `<h1>Baker Prize: past winners</h1><table><tr><th>Year</th><th>Winner</th></tr>${row}</table>`;
  deepEqual(honours(page("<tr><td>2022</td><td>Ada Finch, Harbour Bakery</td><td>for her rye</td></tr>")), [
    "Baker Prize",
  ]);
  deepEqual(honours("<h1>Prix Baker : le palmarès</h1><ul><li>2022 : Ada Finch</li></ul>", "fr"), ["Prix Baker"]);
  deepEqual(honours(page("<tr><td>2022</td><td>Ada Finch Miller</td></tr>")), []);
  deepEqual(honours(page("<tr><td>2022</td><td>Otto Brandt</td><td>nominated by Ada Finch</td></tr>")), []);
  deepEqual(honours("<h1>Our bakery: past winners</h1><ul><li>2022: Ada Finch</li></ul>"), []);
});

test("An honour of somebody else, of a jury, or one nearly won is not the person's", () => {
  for (const body of [
    "<p>Baker Prize 2022, awarded to the daughter of Ada Finch.</p>",
    "<p>Baker Prize 2022: Otto Brandt, pupil of Ada Finch.</p>",
    "<p>Baker Prize 2022: Ada Finch Miller</p>",
    "<p>Jury of the Baker Prize 2022: Ada Finch</p>",
    "<p>Baker Prize 2022, shortlisted: Ada Finch</p>",
    "<p>Chair 2022: Ada Finch</p>",
    "<ul><li>Wooden Whistle 2024: Ada Finch</li></ul>",
    "<table><tr><td>Jury of the Baker Prize</td><td>Ada Finch</td></tr></table>",
  ])
    deepEqual(honours(body), [], body);
  deepEqual(honours("<p>Rafael Ortuño, director de Zorvex SA, entrega el premio Grelka a Ada Finch.</p>", "es"), []);
  deepEqual(honours("<p>Rafael entrega el premio Grelka a Ada Finch.</p>", "es"), []);
});
