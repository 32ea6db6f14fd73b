import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { judgeConflict, scoreProfile, unfoundedOf } from "../../eval/planted-score.ts";
import { makePlantedPeople, type PlantedPerson } from "../../scripts/make-planted-people.ts";
import { LANGUAGES } from "../../scripts/planted-people/words.ts";

const root = join(import.meta.dirname, "../..");

const PERSON: PlantedPerson = {
  key: "planted:1",
  lang: "en",
  email: "ada@example.org",
  rows: [],
  truth: [
    { field: "fullName", value: "Ada Finch" },
    { field: "birthYear", value: "1970" },
    { field: "spouse", value: "Otto Brandt" },
    { field: "location", value: "Leeds" },
    { field: "experience", value: "Editor @ Corvane" },
    { field: "experienceFrom", value: "Editor @ Corvane @ 2001" },
    { field: "education", value: "Larkmoor University" },
    { field: "degree", value: "BSc in Physics | Physics" },
  ],
  stated: [
    { field: "birthYear", value: "1970" },
    { field: "spouse", value: "Otto Brandt" },
    { field: "experience", value: "Editor @ Corvane" },
  ],
  conflicts: [],
  foreign: ["Mona Reed"],
};

test("The checked-in planted people are exactly what the generator makes from its seed", () => {
  const made = makePlantedPeople(20261121, 60)
    .map((one) => `${JSON.stringify(one)}\n`)
    .join("");
  const kept = readFileSync(join(root, "eval/sets/planted-people/people.jsonl"), "utf8");
  assert.ok(kept === made, "run scripts/make-planted-people.ts");
});

test("Sixty people from any seed have six languages, three to eight documents each, conflicts and namesakes", () => {
  for (const seed of [1, 2, 3, 4]) {
    const people = makePlantedPeople(seed, 60);
    assert.deepEqual(people, makePlantedPeople(seed, 60));
    assert.deepEqual(new Set(people.map(({ lang }) => lang)), new Set(LANGUAGES));
    for (const { rows, truth, stated } of people) {
      assert.ok(rows.length - 1 >= 3 && rows.length - 1 <= 8, String(rows.length));
      const known = new Set(truth.map(({ field, value }) => `${field} ${value}`));
      assert.ok(stated.every(({ field, value }) => known.has(`${field} ${value}`)));
    }
    assert.ok(people.filter(({ conflicts }) => conflicts.length > 0).length >= 30);
    assert.ok(people.filter(({ foreign }) => foreign.length > 0).length >= 20);
  }
});

test("The generator and the rules do not import each other", () => {
  const files = ["words", "life", "pages", "stories", "sentences"].map((one) => `planted-people/${one}`);
  for (const file of ["make-planted-people", ...files])
    assert.doesNotMatch(readFileSync(join(root, `scripts/${file}.ts`), "utf8"), /from "(?:\.\.\/)+(?:src|eval)/u);
});

test("A profile that shows the truth gets full marks, however it is spelled", () => {
  const { shown, missed, foreign } = scoreProfile(PERSON, {
    fullName: "Ada FINCH",
    birthYear: 1970,
    spouse: "Otto Brandt",
    location: "Leeds, England",
    experiences: [{ title: "editor", company: "Corvane Ltd", dateFrom: "2001-03-01" }],
    education: [{ title: "Larkmoor University", subtitle: "Physics" }],
  });
  assert.ok(shown.every(({ truth }) => truth !== undefined));
  assert.deepEqual([shown.length, missed, foreign], [8, [], []]);
});

test("A wrong value, a duplicated job and a wrong year count as wrong, and what is not shown as missed", () => {
  const { shown, missed, foreign } = scoreProfile(PERSON, {
    birthYear: 1971,
    spouse: "Mona Reed",
    experiences: [
      { title: "Editor", company: "Corvane", dateFrom: "2004-01-01" },
      { title: "Editor", company: "Corvane Inc." },
    ],
  });
  const wrong = shown.filter(({ truth }) => truth === undefined).map(({ field }) => field);
  assert.deepEqual(wrong, ["birthYear", "spouse", "experienceFrom", "experience"]);
  assert.deepEqual(
    missed.map(({ field }) => field),
    ["birthYear", "spouse"],
  );
  assert.deepEqual(
    foreign.map(({ value }) => value),
    ["Mona Reed"],
  );
});

test("Finds every leaf without evidence for it or its parents, except those reported as unknown", () => {
  const profile = { fullName: "Ada", emails: ["a", "b"], languages: [{ language: "English", proficiency: "" }] };
  const evidence = { "/fullName": [], "/emails/0": [], "/languages/0/language": [] };
  assert.deepEqual(unfoundedOf(profile, evidence, "/languages/0/proficiency"), ["/emails/1"]);
});

test("A conflict is resolved if the truth is shown, and shown if the evidence says so", () => {
  const conflict = { field: "spouse", truth: "Otto Brandt", wrong: "Paul Quill" } as const;
  const evidence = { "/spouse": [{ value: "Otto Brandt" }, { value: "Paul Quill", conflicts: true }] };
  assert.deepEqual(judgeConflict(conflict, { spouse: "Otto Brandt" }, evidence), {
    conflict,
    resolved: true,
    shown: true,
  });
  assert.deepEqual(judgeConflict(conflict, { spouse: "Paul Quill" }, { "/spouse": [{ value: "Paul Quill" }] }), {
    conflict,
    resolved: false,
    shown: false,
  });
});
