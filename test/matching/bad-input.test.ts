import assert from "node:assert/strict";
import { test } from "node:test";
import type { ClaimDraft } from "../../src/domain/claim.ts";
import type { Match } from "../../src/domain/match.ts";
import { seenText } from "../../src/presentation/seen-text.ts";
import { wordsFor } from "../../src/words/words.ts";
import { type RecordToJudge, judgeRecords, type KnownPerson } from "../../src/matching/score.ts";

const DETAILS = "was born on 4 March 1972 in Graz and works at Norden Press.";

test("Judges a text of five megabytes by what is near the name", () => {
  const filler = "The quick brown fox jumps over the lazy dog of Mr Berg. ".repeat(90_000);
  assert.ok(filler.length > 5_000_000);
  const match = judgeOne(candidate(), `${filler}Anna Berg ${DETAILS} ${filler}`);
  assert.equal(match.judgement, "undecided");
  const short = judgeOne(
    candidate(),
    `${"The quick brown fox jumps over the lazy dog. ".repeat(115_000)}Anna Berg ${DETAILS}`,
  );
  assert.equal(short.judgement, "own");
});

test("A text that names five hundred people is undecided, and says so", () => {
  const crowd = Array.from({ length: 500 }, (_, at) => `${at % 2 ? "Robert" : "Margaret"} ${surname(at)}`).join(", ");
  const match = judgeOne(candidate(), `Present: ${crowd}, Anna Berg, born 1972, of Graz, ${crowd}.`);
  assert.equal(match.judgement, "undecided");
  assert.match(reasons(match), /more than 40 other people are named/u);
});

test("A text that names nobody is undecided, and says so", () => {
  for (const text of [
    "",
    "   ",
    "The weather was fine.",
    "\u0000\ufffd\ud800",
    "(".repeat(10_000),
    "a".repeat(100_000),
  ]) {
    const match = judgeOne(candidate(), text);
    assert.equal(match.judgement, "undecided");
    assert.deepEqual(
      match.features.map(({ name }) => name),
      ["nameMissing"],
    );
  }
});

test("A text with two birth years is undecided, and says which", () => {
  const match = judgeOne(
    candidate(),
    `Anna Berg, born in 1972, lives in Graz. Anna Berg was born in 1949 and works at Norden Press.`,
  );
  assert.equal(match.judgement, "undecided");
  assert.match(reasons(match), /born 1972 and 1949 in one text/u);
});

test("Claims with two birth years are undecided, and say which", () => {
  const claims = [born("1972-03-04"), born("1949-03-04")];
  const match = judge(candidate(), [], [{ ...record(""), names: ["Anna Berg"], claims }]);
  assert.equal(match.judgement, "undecided");
  assert.match(reasons(match), /born 1949 and 1972 in one record/u);
});

test("A candidate with a single-word name cannot be told from others with that name", () => {
  const single = { ...candidate(), names: ["Berg"] };
  const match = judgeOne(single, `Berg ${DETAILS}`);
  assert.equal(match.judgement, "undecided");
  assert.match(reasons(match), /Berg in this record, Berg on file/u);
});

test("A candidate identical to a namesake is undecided, and says which one", () => {
  const namesake = { ...candidate(), id: "namesake" };
  const match = judge(candidate(), [namesake], [record(`Anna Berg ${DETAILS}`)]);
  assert.equal(match.judgement, "undecided");
  assert.match(reasons(match), /fits candidate namesake as well/u);
});

test("Judges a thousand records of a name with a hundred namesakes, and accepts none by name alone", () => {
  const namesakes = Array.from({ length: 100 }, (_, at) => ({
    ...candidate(),
    id: `namesake-${at}`,
    claims: at % 3 === 0 ? [] : [born(String(1900 + at))],
  }));
  const records = Array.from({ length: 1000 }, (_, at) => ({
    ...record(at % 2 === 0 ? "Anna Berg attended a concert." : `Anna Berg (born ${1900 + (at % 70)}) spoke.`),
    id: `record-${at}`,
  }));
  const matches = judgeRecords({ candidate: candidate(), namesakes, records, nameFrequency: () => 1e-4 });
  assert.equal(matches.size, 1000);
  assert.ok([...matches.values()].every(({ judgement }) => judgement !== "own"));
});

test("Judges a candidate without a name without throwing", () => {
  assert.equal(judgeOne({ ...candidate(), names: [] }, `Anna Berg ${DETAILS}`).judgement, "undecided");
  assert.equal(judgeOne({ ...candidate(), names: ["", "…"] }, `Anna Berg ${DETAILS}`).judgement, "undecided");
});

test("An undecided record is no evidence for another", () => {
  const email = { kind: "email", value: "anna@example.org" } as const;
  const matches = judgeRecords({
    candidate: { ...candidate(), claims: [] },
    namesakes: [],
    records: [
      { ...record(""), id: "bare", names: ["Anna Berg"], identifiers: [email] },
      { ...record(""), id: "same address", names: ["Anna Berg"], identifiers: [email] },
    ],
    nameFrequency: () => 1e-4,
  });
  assert.deepEqual(
    [...matches.values()].map(({ judgement }) => judgement),
    ["undecided", "undecided"],
  );
});

function judgeOne(person: KnownPerson, text: string): Match {
  return judge(person, [], [record(text)]);
}

function judge(person: KnownPerson, namesakes: readonly KnownPerson[], records: readonly RecordToJudge[]): Match {
  const match = judgeRecords({ candidate: person, namesakes, records, nameFrequency: () => 1e-5 }).get("record");
  assert.ok(match !== undefined);
  return match;
}

function reasons(match: Match): string {
  return match.features.flatMap(({ seen }) => (seen === null ? [] : seenText(wordsFor("en"), seen))).join("\n");
}

function candidate(): KnownPerson {
  const claims: ClaimDraft[] = [
    born("1972-03-04"),
    { property: "location", value: "Graz, Austria", locator: "/", method: "stated", confidence: 1 },
    { property: "experience", value: { company: "Norden Press" }, locator: "/", method: "stated", confidence: 1 },
  ];
  return { id: "candidate", names: ["Anna Berg"], identifiers: [], claims };
}

function record(text: string): RecordToJudge {
  return { id: "record", connector: "archive", names: [], identifiers: [], claims: [], texts: [text] };
}

function born(value: string): ClaimDraft {
  return { property: "birthDate", value, locator: "/", method: "stated", confidence: 1 };
}

function surname(at: number): string {
  const letters = "abcdefghijklmnopqrstuvwxyz";
  return `Q${letters[at % 26]}${letters[Math.floor(at / 26) % 26]}elmann`;
}
