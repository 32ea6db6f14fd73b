import assert from "node:assert/strict";
import { describe, test } from "node:test";
import fc from "fast-check";
import { layOut } from "../../src/documents/layout.ts";
import type { LetterRun } from "../../src/documents/layout-lines.ts";

/** Lines below each other, `step` points apart, with letters half as wide as high. */
function column(lines: readonly string[], { x = 50, y = 100, step = 14, size = 10, font = "body" } = {}): LetterRun[] {
  return lines.map((text, at) => ({ text, x, y: y + at * step, width: (text.length * size) / 2, size, font }));
}

const SIDE = ["CONTACT", "wanja@example.org", "Graz", "LANGUAGES", "German", "English", "SKILLS", "Lead", "Glass"];
const MAIN = ["EXPERIENCE", "Glazier, Prism Works, Graz", "2019 – today", "Windows of churches", "EDUCATION", "Matura"];

describe("the text of a page", () => {
  test("reads columns one after the other, starting with the one with the name", () => {
    const name = column(["Wanja Quellbach"], { y: 60, size: 22 });
    const left = column(SIDE, { y: 100, step: 13 });
    const right = column(MAIN, { x: 220, y: 104, step: 17 });
    assert.equal(
      layOut([[...name, ...left, ...right]]),
      ["Wanja Quellbach", SIDE.join("\n"), MAIN.join("\n")].join("\n\n"),
    );
    const beside = column(["Wanja Quellbach"], { x: 220, y: 84, size: 22 });
    assert.match(layOut([[...left, ...beside, ...right]]), /^Wanja Quellbach\nEXPERIENCE[^]*Matura\n\nCONTACT/);
  });

  test("recognises columns with level lines if both have headings", () => {
    const left = column(SIDE);
    const right = column([...MAIN, "at the school of glass", "in Graz", "2010"], { x: 220 });
    assert.match(layOut([[...left, ...right]]), /^CONTACT[^]*Glass\n\nEXPERIENCE/);
  });

  test("recognises level columns by headings in capitals where posts and schools stand out as well", () => {
    const bold = new Set(["EXPERIENCE", "Glazier", "Apprentice", "EDUCATION", "Matura"]);
    const texts = [
      "EXPERIENCE",
      "Glazier",
      "Prism Works",
      "Apprentice",
      "Old Panes",
      "",
      "EDUCATION",
      "Matura",
      "Graz",
    ];
    const left = column(["CONTACT", "wanja@example.org", "Graz", "Austria", "", "SKILLS", "Lead", "Glass", "Kilns"]);
    const right = texts.flatMap((text, at) =>
      text === "" ? [] : column([text], { x: 220, y: 100 + at * 14, font: bold.has(text) ? "bold" : "body" }),
    );
    assert.match(layOut([[...left.filter(({ text }) => text !== ""), ...right]]), /Kilns\n\nEXPERIENCE\nGlazier/);
  });

  test("keeps a name in large letters whole, whatever stands beside its lines", () => {
    const name = column(["Wanja Quell-", "Bachmair"], { y: 60, size: 20, step: 22 });
    const beside = column(["12 Mill Lane, Graz", "+43 1 555 0101", "wanja@example.org"], { x: 320, y: 58, step: 11 });
    const main = column(MAIN, { y: 120, step: 17 });
    const lines = layOut([[...name, ...beside, ...main]]).split("\n");
    assert.equal(lines[0], "Wanja Quell-Bachmair");
    assert.ok(lines.includes("12 Mill Lane, Graz"));
    const row = column(["Wanja Quellbach"], { y: 60, size: 20 });
    const mark = column(["Phone +43 1 555 0101"], { x: 320, y: 60 });
    assert.equal(layOut([[...row, ...mark, ...main]]).split("\n")[0], "Wanja Quellbach");
  });

  test("keeps the words apart whose letters are spaced within spans of their own", () => {
    const words = ["H E A D", "O F", "G L A S S"].map((text, at): LetterRun => {
      const { length } = text;
      return { text, x: 50 + at * 60, y: 100, width: length * 5, size: 10, font: "body" };
    });
    assert.equal(layOut([words]), "HEAD OF GLASS");
  });

  test("completes a period that continues on the next line of a narrow column", () => {
    const times = column(["05/2019 -", "today", "10/2012 -", "04/2019", "2010 - 2012"]);
    const posts = column(["Head of dispatch, Prism Works, Graz", "Dispatcher, Crystal & Sons, Linz"], {
      x: 200,
      step: 28,
    });
    const last = column(["Clerk, Lamp & Co, Graz"], { x: 200, y: 156 });
    assert.equal(
      layOut([[...times, ...posts, ...last]]),
      "05/2019 - today\tHead of dispatch, Prism Works, Graz\n10/2012 - 04/2019\tDispatcher, Crystal & Sons, Linz\n2010 - 2012\tClerk, Lamp & Co, Graz",
    );
  });

  test("keeps the cells of a row together, and dates with their entries", () => {
    const times = column(["2019 – today", "2014 – 2018", "2012 – 2014"], { step: 28 });
    const posts = column(
      ["Glazier", "Prism Works, Graz", "Fitter", "Crystal & Sons, Linz", "Apprentice", "Crystal & Sons, Linz"],
      { x: 200 },
    );
    assert.equal(
      layOut([[...times, ...posts]]),
      "2019 – today\tGlazier\nPrism Works, Graz\n2014 – 2018\tFitter\nCrystal & Sons, Linz\n2012 – 2014\tApprentice\nCrystal & Sons, Linz",
    );
    const languages = column(["German", "English", "Slovene"]);
    const levels = column(["native", "C1", "B1"], { x: 200 });
    assert.equal(layOut([[...languages, ...levels]]), "German\tnative\nEnglish\tC1\nSlovene\tB1");
  });

  test("continues a column on the next page, and drops running headers and footers", () => {
    const page = (left: readonly string[], right: readonly string[], at: number) => [
      ...column(["Wanja Quellbach"], { y: 30 }),
      ...column(left, { step: 13 }),
      ...column(right, { x: 220, y: 104, step: 17 }),
      ...column([`Page ${at} of 2`], { x: 260, y: 800 }),
    ];
    const more = ["Matura", "School of glass", "Graz", "2010"];
    const text = layOut([page(SIDE, MAIN, 1), page(["Windows", "Frames", "Doors"], more, 2)]);
    assert.equal(
      text,
      ["Wanja Quellbach", [...SIDE, "Windows", "Frames", "Doors"].join("\n"), [...MAIN, ...more].join("\n")].join(
        "\n\n",
      ),
    );
  });

  test("joins broken lines and words, and spaced-out letters", () => {
    const long = [
      "She led the workshop for windows of churches and the resto-",
      "ration of old glass in the whole of the country, and taught",
      "for years.",
    ];
    assert.equal(
      layOut([column(long)]),
      "She led the workshop for windows of churches and the restoration of old glass in the whole of the country, and taught for years.",
    );
    const spaced = [..."GLASS"].map(
      (text, at): LetterRun => ({ text, x: 50 + at * 12, y: 60, width: 6, size: 10, font: "body" }),
    );
    assert.equal(layOut([spaced]), "GLASS");
  });

  test("contains every word of the pages, wherever it stands", () => {
    const span = fc.record({
      text: fc.stringMatching(/^[a-z]{2,8}$/),
      x: fc.integer({ min: 0, max: 600 }),
      y: fc.integer({ min: 0, max: 800 }),
      size: fc.integer({ min: 6, max: 30 }),
      font: fc.constantFrom("body", "bold"),
    });
    fc.assert(
      fc.property(fc.array(span, { maxLength: 60 }), (spans) => {
        const page = spans.map((each, at) => ({ ...each, text: `${each.text}${at}`, width: each.text.length * 5 }));
        const text = layOut([page]).replace(/\s/g, "");
        for (const { text: word } of page) assert.ok(text.includes(word), word);
      }),
    );
  });
});
