import assert from "node:assert/strict";
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, test } from "node:test";
import { figuresOf, run } from "../../../eval/imports.ts";
import { type Judged, type Person, scorePeople } from "../../../eval/imports-score.ts";

const WANJA: Person = {
  names: ["Wanja Quellbach"],
  emails: ["wanja@example.org"],
  location: ["Graz"],
  experiences: [{ title: "Glazier", employer: "Prism Works", from: "2019-03", current: true }],
  education: [{ school: "HTL Graz", degree: "Matura", field: "Glass", to: "2010" }],
  certifications: ["Master's examination"],
};

function told(judged: readonly Judged[], verdict: Judged["verdict"]): readonly string[] {
  return judged.filter((each) => each.verdict === verdict).map(({ field, value }) => `${field} ${value}`);
}

describe("the figures of imports", () => {
  test("count a value taken unchanged as right, ignoring case and marks", () => {
    const judged = scorePeople(
      [
        {
          ...WANJA,
          names: ["WANJA QUELLBACH"],
          location: ["Graz, Austria"],
          education: [{ school: "HTL Graz", degree: "Matura in Glass", to: "2010" }],
          certifications: [],
          awards: ["Master’s Examination"],
        },
      ],
      [WANJA],
    );
    assert.deepEqual(
      judged.filter(({ verdict }) => verdict !== "right"),
      [],
    );
    assert.equal(judged.length, 13);
  });

  test("count a value that only contains the true one as wrong, and the true one as missing", () => {
    const judged = scorePeople(
      [
        {
          ...WANJA,
          education: [],
          experiences: [{ title: "Glazier", employer: "Prism Works, Graz", from: "2019", current: true }],
        },
      ],
      [{ ...WANJA, education: [], certifications: [] }],
    );
    assert.deepEqual(told(judged, "wrong"), ["experience.employer Prism Works, Graz", "experience.from 2019"]);
    assert.deepEqual(told(judged, "missing"), ["experience.employer Prism Works", "experience.from 2019-03"]);
  });

  test("count an award with its giver and year as the award, and one of another name as wrong", () => {
    const awards = ["Silver Lantern (Guild of Lamps) (2019)", "Golden Lantern (2020)"];
    const judged = scorePeople(
      [{ names: ["Wanja Quellbach"], awards }],
      [{ names: ["Wanja Quellbach"], awards: ["Silver Lantern"] }],
    );
    assert.deepEqual(told(judged, "wrong"), ["awards Golden Lantern (2020)"]);
    assert.deepEqual(told(judged, "missing"), []);
  });

  test("count everything about a person who is not in the file as wrong", () => {
    const judged = scorePeople([WANJA, { names: ["Heidrun Vogelsang"], phones: ["+43316555"] }], [WANJA]);
    assert.deepEqual(told(judged, "wrong"), [
      "person Heidrun Vogelsang",
      "names Heidrun Vogelsang",
      "phones +43316555",
    ]);
    assert.deepEqual(told(scorePeople([], [{ names: ["Wanja Quellbach"] }]), "missing"), [
      "person Wanja Quellbach",
      "names Wanja Quellbach",
    ]);
  });

  test("cover files that were imported, with their formats recognised", async (context) => {
    const dir = mkdtempSync(join(tmpdir(), "imports-"));
    context.after(() => rmSync(dir, { recursive: true }));
    const truth = {
      people: [{ names: ["Wanja Quellbach"], emails: ["wanja@example.org"] }],
      notPeople: ["Prism Works"],
    };
    writeFileSync(join(dir, "leads-01.csv"), "Name,Email\nWanja Quellbach,wanja@example.org\nHeidrun Vogelsang,\n");
    writeFileSync(join(dir, "leads-01.csv.truth.json"), JSON.stringify(truth));
    const figures = (await run({ dir })) as {
      readonly formats: Readonly<Record<string, { readonly right: number; readonly wrong: number }>>;
      readonly errors: readonly { readonly value: string }[];
    };
    assert.deepEqual([figures.formats["csv"]?.right, figures.formats["csv"]?.wrong], [4, 2]);
    assert.deepEqual(
      figures.errors.map(({ value }) => value),
      ["Heidrun Vogelsang", "Heidrun Vogelsang"],
    );
  });

  test("show only totals for the half that nobody has read, wherever they are requested", () => {
    const files = (["right", "wrong"] as const).map((verdict) => ({
      path: `cv/cv-02-${verdict}.pdf`,
      format: "cv",
      layout: "cv/cv-02",
      judged: [{ field: "names", verdict, value: "Wanja Quellbach" }],
    }));
    for (const dir of ["eval/sets/imports/to-measure", "eval/sets/imports/to-measure/cv/"]) {
      const told = figuresOf(files, dir);
      assert.deepEqual(Object.keys(told), ["files", "all", "formats"]);
      assert.doesNotMatch(JSON.stringify(told), /Wanja|cv-02|names/);
    }
    assert.match(JSON.stringify(figuresOf(files, "eval/sets/imports/to-learn")), /Wanja/);
  });

  test("include files of the set that somebody else wrote, but not the people they only name", async (context) => {
    const dir = mkdtempSync(join(tmpdir(), "imports-"));
    context.after(() => rmSync(dir, { recursive: true }));
    for (const name of ["cv/cv-03-de.pdf", "cv/cv-09-de-4.odt", "cv/cv-01-pl.pdf", "structured/outlook-contacts.CSV"]) {
      const from = join("eval/sets/imports/to-learn", name);
      cpSync(from, join(dir, name));
      cpSync(`${from}.truth.json`, join(dir, `${name}.truth.json`));
    }
    const figures = (await run({ dir })) as {
      readonly all: { readonly precision: { readonly value: number }; readonly recall: { readonly value: number } };
      readonly fields: Readonly<Record<string, { readonly right: number; readonly wrong: number }>>;
    };
    assert.equal(figures.fields["scanned"]?.right, 1);
    assert.equal(figures.fields["person"]?.wrong, 0);
    assert.equal(figures.fields["notPeople"]?.wrong, 0);
    assert.ok(figures.all.precision.value >= 0.97, `precision ${figures.all.precision.value}`);
    assert.ok(figures.all.recall.value >= 0.85, `recall ${figures.all.recall.value}`);
  });
});
