import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { blocksOf } from "../../../src/connectors/pages/written-page.ts";
import { findPeriod } from "../../../src/text/document/period.ts";
import { plainBlocks } from "../../../src/text/document/plain.ts";
import { readDocument } from "../../../src/text/document/reading.ts";
import type { Told } from "../../../src/text/document/told.ts";

const NAME = "Wanja Quellbach";

function plain(...lines: string[]): readonly Told[] {
  return readDocument(plainBlocks([NAME, "", ...lines].join("\n")), NAME, undefined).told;
}

function page(data: string): readonly Told[] {
  return readDocument(blocksOf({ mediaType: "text/html", data: `<h1>${NAME}</h1>${data}` }), NAME, "en").told;
}

/** Title, employer, from and to of each post. */
function posts(told: readonly Told[]): (readonly (string | undefined)[])[] {
  return told.flatMap((each) =>
    each.property === "experience" ? [[each.value.title, each.value.company, each.value.from, each.value.to]] : [],
  );
}

function valuesOf(told: readonly Told[], property: Told["property"]): readonly unknown[] {
  return told.flatMap((each) => (each.property === property ? [each.value] : []));
}

describe("the entries of a CV", () => {
  test("stand in columns that dots lead to", () => {
    const told = plain(
      "WORK HISTORY",
      "Shop Foreman ........ Kestrel Truck & Trailer ........ 2013 to present",
      "Mechanic ............ Penfold ........................ 2003 to 2008",
    );
    assert.deepEqual(posts(told), [
      ["Shop Foreman", "Kestrel Truck & Trailer", "2013", undefined],
      ["Mechanic", "Penfold", "2003", "2008"],
    ]);
  });

  test("stand in one box of a page each, whatever the order of its lines", () => {
    const box = (title: string, time: string, employer: string) =>
      `<div class="row"><div>${title}</div><div>${time}</div><div>${employer}</div></div>`;
    const told = page(
      `<div><h2>Work</h2>${box("Sailing Instructor", "since 2021", "Kestrel Yacht Club")}${box("Research Engineer", "2017–2020", "Penfold Institute")}</div>`,
    );
    assert.deepEqual(posts(told), [
      ["Sailing Instructor", "Kestrel Yacht Club", "2021", undefined],
      ["Research Engineer", "Penfold Institute", "2017", "2020"],
    ]);
  });

  test("have their halves on both sides of a full stop, and one time for both", () => {
    assert.deepEqual(
      posts(
        plain("EMPLOYMENT", "2001-2008: Penfold Works, Leeds. Senior Engineer.", "1995-2001: Garrow Trust. Clerk."),
      ),
      [
        ["Senior Engineer", "Penfold Works", "2001", "2008"],
        ["Clerk", "Garrow Trust", "1995", "2001"],
      ],
    );
    assert.deepEqual(
      posts(plain("EMPLOYMENT", "since 2013 Translator. Among the clients: Penfold, Garrow Trust.")),
      [],
    );
    assert.deepEqual(
      posts(plain("ROLES", "Director, Penfold Works (since 2022). Trustee, Garrow Trust.")).map(([title]) => title),
      ["Director", "Trustee"],
    );
  });

  test("are items of a form, each with its label in the first column", () => {
    const told = plain(
      "ESPERIENZA LAVORATIVA",
      "• Date (da – a)        Da febbraio 2014 ad oggi",
      "• Datore di lavoro     Acetaia Quellbach S.r.l., Modena",
      "• Tipo di impiego      Responsabile di produzione",
    );
    assert.deepEqual(posts(told), [["Responsabile di produzione", "Acetaia Quellbach S.r.l.", "2014-02", undefined]]);
  });
});

describe("the times of a CV", () => {
  test("are open behind an arrow, dots and \u201con\u201d", () => {
    for (const text of ["2021 →", "2021-…", "School governor (2021 on)"])
      assert.deepEqual([text, findPeriod(text)?.start, findPeriod(text)?.current], [text, "2021", true]);
    assert.equal(findPeriod("a talk in 2021 on glass")?.single, true);
  });

  test("are no heading, and neither is a number behind its label", () => {
    const told = plain(
      "Tel. +44 191 498 0455",
      "Clerk",
      "Garrow Trust, Leeds",
      "2010 to 2016",
      "",
      "Baker",
      "Penfold Bakery, York",
      "2008 to 2010",
    );
    assert.deepEqual(valuesOf(told, "phone"), ["+441914980455"]);
    assert.deepEqual(posts(told), [
      ["Clerk", "Garrow Trust", "2010", "2016"],
      ["Baker", "Penfold Bakery", "2008", "2010"],
    ]);
  });
});

describe("the person's own facts in a CV", () => {
  test("stand under headings of their own, or behind a label in small letters", () => {
    const told = plain(
      "GEBOREN",
      "Februar 1983, Leibnitz",
      "",
      "STAATSBÜRGERSCHAFT",
      "Österreich",
      "",
      "SPRACHEN",
      "Deutsch",
    );
    assert.deepEqual(valuesOf(told, "birthDate"), ["1983-02"]);
    assert.deepEqual(valuesOf(told, "nationality"), ["Österreich"]);
    assert.deepEqual(valuesOf(plain("ur. 9.11.1983"), "birthDate"), ["1983-11-09"]);
  });
});
