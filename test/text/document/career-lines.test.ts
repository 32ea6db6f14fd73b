import assert from "node:assert/strict";
import { describe, test } from "node:test";
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
