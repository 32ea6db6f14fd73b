import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { blocksOf } from "../../../src/connectors/pages/written-page.ts";
import { plainBlocks } from "../../../src/text/document/plain.ts";
import { readDocument } from "../../../src/text/document/reading.ts";

function told(text: string) {
  return readDocument(plainBlocks(text), "Wanja Quellbach", undefined).told;
}

function valuesOf(text: string, property: string): readonly unknown[] {
  return told(text).flatMap((each) => (each.property === property ? [each.value] : []));
}

describe("the chapters of a CV", () => {
  test("are read from forms that label every line, as Europass does", () => {
    const form = [
      "Wanja Quellbach",
      "",
      "Berufserfahrung",
      "Datum\t01.03.2019 – heute",
      "Beruf oder Funktion\tGlasermeisterin",
      "Name und Adresse des Arbeitgebers\tPrisma Werke GmbH, Graz, Österreich",
      "Wichtigste Tätigkeiten und Zuständigkeiten\tLeitung der Werkstatt",
      "Datum\t2014 – 2019",
      "Beruf oder Funktion\tGlaserin",
      "Name und Adresse des Arbeitgebers\tKristall & Söhne OG, Linz",
    ].join("\n");
    assert.deepEqual(valuesOf(form, "experience"), [
      {
        title: "Glasermeisterin",
        company: "Prisma Werke GmbH",
        from: "2019-03-01",
        current: true,
        location: "Graz",
        kind: "job",
      },
      { title: "Glaserin", company: "Kristall & Söhne OG", from: "2014", to: "2019", location: "Linz", kind: "job" },
    ]);
  });

  test("are entries that each end with their time, and those that each begin with it on one long line", () => {
    const last =
      "Wanja Quellbach\n\nAUSBILDUNG\nMeisterprüfung, Fachschule Graz\n2018\nMatura, HTL Graz-Gösting\n2005 – 2010";
    assert.deepEqual(
      valuesOf(last, "education").map((value) => (value as { readonly to?: string }).to),
      ["2018", "2010"],
    );
    const first =
      "Wanja Quellbach\n\nEDUCATION\n2011 – 2015  MA, Marketing Communications, St Aldhelm's College\n2008 – 2011  BA, English Literature, Thornbridge University";
    assert.deepEqual(
      valuesOf(first, "education").map((value) => (value as { readonly degree?: string }).degree),
      ["MA, Marketing Communications", "BA, English Literature"],
    );
  });

  test("tell a post from an employer that has a word of posts, and the employer from what it made", () => {
    const table =
      "<h1>Wanja Quellbach</h1><h2>Work</h2><table><tr><td>2018 – now</td><td><b>Conservation Manager</b><br>Kestrel Museum of the Sea</td></tr><tr><td>2012 – 2017</td><td><b>Senior Paper Conservator</b><br>The Ashdown Archive</td></tr></table>";
    const list =
      "<h1>Wanja Quellbach</h1><h2>Work</h2><dl><dt>2021 → now</dt><dd><strong>Lead Audio Designer</strong>, Lumen Games. Shipped <i>Lichen</i></dd><dt>2017 → 2019</dt><dd><strong>Sound Designer</strong>, Corvane Studio</dd></dl>";
    const postsOf = (data: string) =>
      readDocument(blocksOf({ mediaType: "text/html", data }), "Wanja Quellbach", "en").told.flatMap((each) =>
        each.property === "experience" ? [[each.value.title, each.value.company]] : [],
      );
    assert.deepEqual(postsOf(table), [
      ["Conservation Manager", "Kestrel Museum of the Sea"],
      ["Senior Paper Conservator", "The Ashdown Archive"],
    ]);
    assert.deepEqual(postsOf(list), [
      ["Lead Audio Designer", "Lumen Games"],
      ["Sound Designer", "Corvane Studio"],
    ]);
  });

  test("leave a sentence among their lines to be read as one", () => {
    const career = [
      "Wanja Quellbach",
      "",
      "Career",
      "2017 – present: Partner, Fosse & Blythe",
      "2009 – 2017: Associate, Lumen & Co",
      "Admitted in Austria, 2009. Wanja Quellbach holds a law degree from the University of Thornbridge.",
    ].join("\n");
    const employers = valuesOf(career, "experience").map((value) => (value as { readonly company: string }).company);
    assert.deepEqual(employers, ["Fosse & Blythe", "Lumen & Co"]);
  });

  test("end before the place, the day and the signature", () => {
    assert.deepEqual(
      valuesOf("Wanja Quellbach\n\nKENNTNISSE\nBleiverglasung\nGraz, 12.01.2026\nWanja Quellbach", "skill"),
      ["Bleiverglasung"],
    );
  });

  test("leave a birthday whose day may be its month to its year only where the label is English", () => {
    assert.deepEqual(valuesOf("Wanja Quellbach\nFecha de nacimiento: 04/07/1971", "birthDate"), ["1971-07-04"]);
    assert.deepEqual(valuesOf("Wanja Quellbach\nDate of birth: 04/07/1971", "birthDate"), ["1971"]);
  });
});
