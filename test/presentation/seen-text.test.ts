import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { SEEN_DETAILS, type SeenDetail, saw } from "../../src/domain/seen-detail.ts";
import { seenText, writtenDates } from "../../src/presentation/seen-text.ts";
import { loadWords } from "../../src/words/languages.ts";
import { wordsFor } from "../../src/words/words.ts";

const ENGLISH = wordsFor("en");
const GERMAN = await loadWords("de");

const TEXTS: readonly (readonly [SeenDetail, string, string])[] = [
  [saw("inBoth", "Example Maps"), "Example Maps in both", "in beiden: Example Maps"],
  [saw("inText", "Leeds"), "Leeds in the text", "im Text: Leeds"],
  [saw("inHeadline", "Example Maps"), "Example Maps in the headline", "in der Überschrift: Example Maps"],
  [saw("linksTo", "maps.example.org"), "links to maps.example.org", "verweist auf maps.example.org"],
  [saw("callsItself", "mapmaker"), "calls itself mapmaker", "nennt sich mapmaker"],
  [saw("onlyOneMarked", "jr"), "only one is marked jr", "nur in einem Namen: jr"],
  [saw("hereAndKnown", "Leeds", "York"), "Leeds in this record, York on file", "hier: Leeds; bekannt: York"],
  [
    saw("similarNames", "Aida Brook", "Ada Brook", "spelling: aida and ada"),
    "Aida Brook in this record, Ada Brook on file (spelling: aida and ada)",
    "hier: Aida Brook; bekannt: Ada Brook",
  ],
  [
    saw("bornHereAndKnown", "1971-02-03", "1931"),
    "born 1971-02-03 in this record, 1931 on file",
    "hier: geboren 1971-02-03; bekannt: 1931",
  ],
  [
    saw("ageHereAndKnown", 1971, "1931-05-06"),
    "by age born about 1971 in this record, 1931-05-06 on file",
    "hier: dem Alter nach geboren um 1971; bekannt: 1931-05-06",
  ],
  [
    saw("diedHereAndKnown", "1999", "2004-01-02"),
    "died 1999 in this record, 2004-01-02 on file",
    "hier: gestorben 1999; bekannt: 2004-01-02",
  ],
  [saw("fromYear", 2019), "from 2019 on", "ab 2019"],
  [saw("oneIn", 12_000), "about 1 in 12,000 people", "etwa 1 von 12.000 Menschen"],
  [saw("noneFits", 1), "1 known, who does not fit", "eine bekannt, die nicht passt"],
  [saw("noneFits", 4), "4 known, none fits", "4 bekannt, keine davon passt"],
  [saw("crowd", 40), "more than 40 other people are named", "mehr als 40 andere Personen genannt"],
  [saw("names", "Ada Brook", "Jon Reed"), "names Ada Brook, Jon Reed", "genannt: Ada Brook, Jon Reed"],
  [saw("bornTwice", 1950, 1971), "born 1950 and 1971 in one text", "Geburtsjahre in einem Text: 1950, 1971"],
  [
    saw("bornTwiceInRecord", 1950, 1971),
    "born 1950 and 1971 in one record",
    "Geburtsjahre in einem Datensatz: 1950, 1971",
  ],
  [
    saw("bothSpokenOf", "Ada Brook", "Ada Brook Jr"),
    "both Ada Brook and Ada Brook Jr are spoken of",
    "die Rede ist von zweien: Ada Brook, Ada Brook Jr",
  ],
  [
    saw("workedThen", "Example Maps", 1936, 1931, 1999),
    "at Example Maps from 1936, born 1931, died 1999",
    "bei Example Maps ab 1936, geboren 1931, gestorben 1999",
  ],
  [
    saw("workedThen", "Ride from Leeds", 2019, "", 1999),
    "at Ride from Leeds from 2019, died 1999",
    "bei Ride from Leeds ab 2019, gestorben 1999",
  ],
  [
    saw("fits", "Runa Halden", "1931-05-06", "Leeds", "r1"),
    "fits Runa Halden (born 1931-05-06, Leeds, record r1) as well",
    "passt ebenso zu: Runa Halden (geboren 1931-05-06, Leeds, record r1)",
  ],
  [
    saw("rival", "Ada Brook", "", "Leeds", "r1"),
    "Ada Brook (Leeds, record r1) fits the candidate as well, and cannot be the same person",
    "passt ebenso zur gesuchten Person, kann aber nicht dieselbe sein: Ada Brook (Leeds, record r1)",
  ],
  [saw("fitsCandidate", "c1"), "fits candidate c1 as well", "passt ebenso zu: candidate c1"],
  [
    saw("rivalCandidate", "c1"),
    "candidate c1 fits the candidate as well, and cannot be the same person",
    "passt ebenso zur gesuchten Person, kann aber nicht dieselbe sein: candidate c1",
  ],
  [saw("sameYears"), "in the same years", "in denselben Jahren"],
  [saw("filedSo"), "filed under it at the import", "beim Import so abgelegt"],
  [saw("givenAddress"), "a URL", "eine URL"],
  [saw("givenDocument"), "a document", "ein Dokument"],
  [saw("said", "Rosa Maps"), "Rosa Maps", "Rosa Maps"],
];

describe("what was compared for a reason", () => {
  test("is told in the reader's language, whatever its values say", () => {
    for (const [detail, english, german] of TEXTS) {
      assert.equal(seenText(ENGLISH, detail), english);
      assert.equal(seenText(GERMAN, detail), german);
    }
    assert.deepEqual(new Set(TEXTS.map(([{ code }]) => code)), new Set(SEEN_DETAILS));
    assert.equal(
      seenText(GERMAN, saw("inBoth", "born 1950 and 1971 in one text")),
      "in beiden: born 1950 and 1971 in one text",
    );
  });

  test("refers to records and people as the renderer does", () => {
    const references = {
      record: (id: string) => (id === "r1" ? "maps.example.org" : undefined),
      candidate: () => "eine andere bekannte Person",
      ...writtenDates(GERMAN),
    };
    const text = (detail: SeenDetail) => seenText(GERMAN, detail, references);
    assert.equal(text(saw("fits", "Runa Halden", "", "", "r1")), "passt ebenso zu: Runa Halden (maps.example.org)");
    assert.equal(text(saw("fits", "Runa Halden", "", "", "r2")), "passt ebenso zu: Runa Halden");
    assert.equal(text(saw("fitsCandidate", "c1")), "passt ebenso zu: eine andere bekannte Person");
    const born = (date: string) => text(saw("bornHereAndKnown", date, "1931"));
    assert.equal(born("1971-02-03"), "hier: geboren 3. Feb. 1971; bekannt: 1931");
    assert.equal(born("1971-01"), "hier: geboren Jan. 1971; bekannt: 1931");
    assert.equal(born("1971-██-██"), "hier: geboren 1971-██-██; bekannt: 1931");
  });
});
