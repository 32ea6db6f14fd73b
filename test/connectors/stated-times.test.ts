import assert from "node:assert/strict";
import { describe, test } from "node:test";
import * as fc from "fast-check";
import { UnreadableCapture } from "../../src/connectors/findings/claims.ts";
import { mailImporter } from "../../src/connectors/pages/mail/importer.ts";
import { savedPagesImporter } from "../../src/connectors/pages/saved/saved-pages-importer.ts";
import { readWith } from "../../src/connectors/reader.ts";
import { READERS } from "../../src/connectors/registry.ts";
import type { ImportLine } from "../../src/importers/importer.ts";
import { memoryFolder } from "../importers/memory-folder.ts";
import { CAPTURES } from "./captures.ts";

/** Years that `Date` misreads, or that no list of ours can contain. */
const ODD_YEARS = ["0000", "0001", "0049", "0070", "0999", "10000"];
const INSTANT = /"(\d{4,6})-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z"/g;
const ISO = /(?<!\d)(?:19|20)\d\d(?=-\d\d-\d\d)/g;
const NAMED = /(?<=\b\d{1,2} (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) )(?:19|20)\d\d\b/g;
const LAST = /(?<=\d\d:\d\d:\d\d \+\d{4} )(?:19|20)\d\d\b/g;

const withYear = (text: string, year: string) => text.replace(ISO, year).replace(NAMED, year).replace(LAST, year);
const yearsOf = (value: unknown) => [...JSON.stringify(value).matchAll(INSTANT)].map(([, year = ""]) => year);

const dated = CAPTURES.filter(({ data }) => withYear(data, "") !== data);

describe("a time that a document states", () => {
  test("with a year outside 1000 to 9999 is not a time to any reader", () => {
    assert.ok(dated.filter((capture) => yearsOf(claimsOf(capture)).length > 0).length > 10);
    fc.assert(
      fc.property(fc.constantFrom(...dated), fc.constantFrom(...ODD_YEARS), (capture, year) => {
        const data = withYear(capture.data, year);
        const stated = new Set(data.match(/\d{4,6}/g));
        for (const read of yearsOf(claimsOf({ ...capture, data }))) {
          assert.ok(read >= "1000" && read.length === 4, `${capture.kind}: ${year} is read as ${read}`);
          // What is given as seconds since 1970 contains no year to look for.
          if (!/\d{9,}/.test(data)) assert.ok(stated.has(read), `${capture.kind}: ${year} is read as ${read}`);
        }
      }),
      { numRuns: 400 },
    );
  });

  test("is read with the year as written, by the readers of mail and saved pages", async () => {
    for (const year of ODD_YEARS) {
      const letter = [
        "From: Wanja Quellbach <wanja@prism.example.org>",
        "To: Bo Example <bo@example.org>",
        `Date: Mon, 01 Jan ${year} 11:00:00 +0100`,
        "Content-Type: text/plain; charset=utf-8",
        "",
        "Dear Bo,\r\nuntil soon\r\nWanja Quellbach\r\nGlazier, Prism Works GmbH\r\n",
      ].join("\r\n");
      const page = `<html><!--\n Page saved with SingleFile\n url: https://wanja.example.org/about\n saved date: Mon Jan 01 ${year} 10:00:00 GMT+0100 (CET)\n--><title>Wanja</title>`;
      const mhtml = [
        "Snapshot-Content-Location: https://wanja.example.org/about",
        `Date: Mon, 1 Jan ${year} 10:00:00 -0000`,
        "MIME-Version: 1.0",
        "Content-Type: text/html",
        "",
        "<title>Wanja</title>",
      ].join("\r\n");
      const rows: ImportLine[] = [];
      for await (const row of mailImporter.rows(memoryFolder({ "one.eml": letter }))) rows.push(row);
      assert.ok(rows.length > 0);
      const saved: ImportLine[] = [];
      for await (const row of savedPagesImporter.rows(memoryFolder({ "a.html": page, "b.mhtml": mhtml })))
        saved.push(row);
      assert.equal(saved.length, 2);
      assert.deepEqual(yearsOf([...rows, ...saved]), [], year);
    }
  });
});

function claimsOf(capture: Parameters<typeof readWith>[1]): unknown {
  try {
    return [...readWith(READERS, capture)];
  } catch (error) {
    if (error instanceof UnreadableCapture) return [];
    throw error;
  }
}
