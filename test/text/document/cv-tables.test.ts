import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { setInOrder } from "../../../src/connectors/pages/cv/set-in-order.ts";
import { blocksOf } from "../../../src/connectors/pages/written-page.ts";
import type { Block } from "../../../src/text/document/block.ts";
import { plainBlocks } from "../../../src/text/document/plain.ts";
import { readDocument } from "../../../src/text/document/reading.ts";

const NAME = "Wanja Quellbach";

/** The values that a CV states, by property. */
function valuesIn(blocks: readonly Block[]): Record<string, unknown[]> {
  const values: Record<string, unknown[]> = {};
  for (const { property, value } of readDocument(blocks, NAME, undefined, undefined, true).told)
    (values[property] ??= []).push(value);
  return values;
}

const html = (body: string) =>
  valuesIn(blocksOf({ mediaType: "text/html", data: `<!doctype html><h1>${NAME}</h1>${body}` }));
const plain = (...lines: readonly string[]) => valuesIn(plainBlocks([NAME, "", ...lines].join("\n")));

describe("tables of a CV", () => {
  test("under a header give each cell its column, without the duties listed in it", () => {
    const { experience } =
      html(`<h2>Experience</h2><table><tr><td>Period</td><td>Position / duties</td><td>Employer</td></tr>
<tr><td>2014 – 2019</td><td>Head of Glass<br>• windows, SAP</td><td>Prism Works Ltd<br>Graz</td></tr></table>`);
    const [post] = experience as { location?: string }[];
    assert.deepEqual(experience, [
      { ...post, title: "Head of Glass", company: "Prism Works Ltd", from: "2014", to: "2019" },
    ]);
    assert.equal(post?.location, "Graz");
  });

  test("with a chapter beside several entries give each entry its own time", () => {
    const entry = (post: string, time: string) => `<p><b>${post}</b></p><p>${time}</p>`;
    const { experience } =
      html(`<table><tr><td><p>Experience</p></td><td>${entry("Office Manager, Globex Ltd, York", "11/2019 to present")}
${entry("Receptionist, Initech Ltd, Leeds", "02/2013 to 10/2019")}</td></tr><tr><td><p>Skills</p></td><td><p>Xero</p></td></tr></table>`);
    assert.deepEqual(experience, [
      { title: "Office Manager", company: "Globex Ltd", from: "2019-11", current: true, location: "York", kind: "job" },
      { title: "Receptionist", company: "Initech Ltd", from: "2013-02", to: "2019-10", location: "Leeds", kind: "job" },
    ]);
  });

  test("whose header names lists are read down their columns", () => {
    const said = html(
      `<table><tr><td>Software</td><td>Languages</td></tr><tr><td>Excel<br>SAP</td><td>German<br>English</td></tr></table>`,
    );
    assert.deepEqual(said["skill"], ["Excel", "SAP"]);
    assert.deepEqual(said["language"], [{ language: "German" }, { language: "English" }]);
  });
});

describe("a CV", () => {
  test("has headings that are plain paragraphs, or stand behind a square", () => {
    assert.deepEqual(html("<p>Skills</p><p>Glazing</p><p>Lead</p>")["skill"], ["Glazing", "Lead"]);
    assert.deepEqual(plain("■ Skills", "glazing, lead")["skill"], ["glazing", "lead"]);
    assert.deepEqual(plain("UMIEJ Ę TNO Ś CI", "glazing, lead")["skill"], ["glazing", "lead"]);
  });

  test("tells a birth in words, without a label", () => {
    for (const [line, date] of [
      ["44 ans (née en 1982), mariée", "1982"],
      ["geboren am 07.09.1979 in Soest", "1979-09-07"],
      ["nato il 5 agosto 1977", "1977-08-05"],
      ["* 1.3.1961", "1961-03-01"],
      ["Jg. 1985", "1985"],
    ] as const)
      assert.deepEqual(plain(line, "", "SKILLS", "Lead")["birthDate"], [date], line);
  });

  test("ends courses with a certificate, unless they end with a degree at a school", () => {
    assert.deepEqual(plain("KURSY", "Certyfikat masażu, 2021", "", "SKILLS", "Lead")["badge"], ["Certyfikat masażu"]);
    assert.deepEqual(plain("WEITERBILDUNG", "2014\tFachkraft für Arbeitssicherheit")["badge"], [
      "Fachkraft für Arbeitssicherheit",
    ]);
    const { badge, education } = plain("TRAINING", "MSc Geography, University of Maps, 2012");
    assert.deepEqual([badge, (education as { school: string }[])[0]?.school], [undefined, "University of Maps"]);
  });

  test("names the skills of a group behind its colon or in its next column", () => {
    assert.deepEqual(plain("SKILLS", "Databases & tools: PostgreSQL, Kubernetes")["skill"], [
      "PostgreSQL",
      "Kubernetes",
    ]);
    assert.deepEqual(plain("SKILLS", "CAT\tTrados, memoQ")["skill"], ["Trados", "memoQ"]);
    assert.deepEqual(plain("SKILLS", "Excel: advanced")["skill"], ["Excel"]);
  });

  test("says where a post is held behind the employer, even in a town that no list has", () => {
    const locations = (...lines: readonly string[]) =>
      (plain("EXPERIENCE", ...lines)["experience"] as { location?: string }[]).map(({ location }) => location);
    assert.deepEqual(locations("Glazier", "Globex Ltd, Quellstadt", "2014 – 2019"), ["Quellstadt"]);
    assert.deepEqual(locations("2014 – 2019\tGlazier – Globex Ltd (Quellstadt)"), ["Quellstadt"]);
    assert.deepEqual(locations("Glazier\t2014 – 2019", "Globex Ltd\tQuellstadt, OR"), ["Quellstadt, OR"]);
    assert.deepEqual(locations("Globex Ltd", "Glazier", "2014 – 2019, Quellstadt"), ["Quellstadt"]);
    assert.deepEqual(locations("2014 – 2019\tGlazier – Globex Ltd (Engineer)"), [undefined]);
  });

  test("with sections or entries side by side is read column by column", () => {
    assert.equal(
      setInOrder("LANGUAGES\tINTERESTS\n\nGerman\trowing\nEnglish\tchess"),
      "LANGUAGES\nGerman\nEnglish\n\nINTERESTS\nrowing\nchess\n",
    );
    assert.equal(
      setInOrder("Globex Ltd\tInitech\nAnalyst\tClerk\n2018 – 2022\t2016 – 2018"),
      "Globex Ltd\nAnalyst\n2018 – 2022\n\nInitech\nClerk\n2016 – 2018\n",
    );
    const table = "Period\tEmployer\tPost\n2014 – 2019\tGlobex Ltd\tClerk";
    assert.equal(setInOrder(table), table);
  });
});
