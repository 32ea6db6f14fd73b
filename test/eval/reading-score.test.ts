import { deepEqual, equal } from "node:assert/strict";
import { test } from "node:test";
import { surestOf } from "../../eval/reading-biographies.ts";
import { type Case, scoreCase } from "../../eval/reading-score.ts";

const page: Case = {
  id: "one",
  style: "page",
  lang: "en",
  name: "Ada Finch",
  kind: "person-page",
  media: "text/html",
  data: "",
  truth: {
    jobs: [
      { t: "curator of maps / map curator", o: "National Library", f: 2010, to: 2014 },
      { t: "Head of Maps", o: "Holt & Quill", f: 2020, to: "now" },
    ],
    edu: [{ d: "BSc Mathematics", s: "University of Warwick", y: 2001 }],
    children: "2: Gudrun, Nora",
    languages: ["Dänisch"],
    gender: "female",
  },
  traps: ["Bonhams"],
  optional: ["Warwick 2004"],
};

const verdicts = (profile: Parameters<typeof scoreCase>[1]) =>
  scoreCase(page, profile).shown.map(({ field, value, verdict }) => `${field} ${value}: ${verdict}`);

test("An employer is right if it equals the true one except for legal forms and articles, and never if it only contains it", () => {
  deepEqual(verdicts({ experiences: [{ title: "Map curator", company: "The National Library" }] }), [
    "employer The National Library: right",
    "title Map curator: right",
  ]);
  deepEqual(verdicts({ experiences: [{ title: "Map curator", company: "National Library, Cape Town" }] }), [
    "employer National Library, Cape Town: wrong",
    "title Map curator: wrong",
  ]);
});

test("A truth is found once: showing it a second time is wrong", () => {
  const job = { title: "Head of Maps", company: "Holt & Quill", dateFrom: "2020-01-01" };
  const { shown, known } = scoreCase(page, { experiences: [job, job] });
  equal(shown.filter(({ verdict }) => verdict === "right").length, 3);
  equal(shown.filter(({ verdict }) => verdict === "wrong").length, 3);
  equal(known.filter(({ found }) => found).length, 3);
});

test("A trap is wrong whatever else matches, and debatable values are not counted", () => {
  deepEqual(verdicts({ experiences: [{ title: "Head of Maps", company: "Bonhams" }] }), [
    "employer Bonhams: trap",
    "title Head of Maps: wrong",
  ]);
  deepEqual(
    verdicts({ education: [{ title: "University of Warwick", subtitle: "BSc in Mathematics", dateTo: "2004-01-01" }] }),
    ["school University of Warwick: right", "degree BSc in Mathematics: right", "year 2004: optional"],
  );
});

test("An end date shown for a job that continues is wrong", () => {
  deepEqual(verdicts({ experiences: [{ title: "Head of Maps", company: "Holt & Quill", dateTo: "2024-01-01" }] }), [
    "employer Holt & Quill: right",
    "title Head of Maps: right",
    "to 2024: wrong",
  ]);
});

test("Children are recognised by name or by number, and languages in any language", () => {
  deepEqual(verdicts({ children: "Gudrun, Ole", languages: [{ language: "Danish", proficiency: "" }] }), [
    "children Gudrun: right",
    "children Ole: wrong",
    "languages Danish: right",
  ]);
});

test("Each value's certainty is that of its place in the profile, and the threshold is the lowest with the precision", () => {
  const jobs = [
    { title: "Head of Maps", company: "Holt & Quill" },
    { title: "Map curator", company: "Elsewhere" },
  ];
  const score = scoreCase(page, { experiences: jobs, gender: "female" } as never, (pointer) =>
    pointer.startsWith("/experiences/1/") ? 0.8 : pointer === "/gender" ? 0.85 : 0.9,
  );
  deepEqual(
    score.shown.map(({ field, verdict, confidence }) => [field, verdict, confidence]),
    [
      ["employer", "right", 0.9],
      ["title", "right", 0.9],
      ["employer", "wrong", 0.8],
      ["title", "wrong", 0.8],
      ["gender", "right", 0.85],
    ],
  );
  const { threshold, recall, curve } = surestOf([{ one: page, score, recorded: true }]);
  equal(threshold, 0.85);
  equal(recall, 3 / score.known.length);
  deepEqual(
    curve.map(({ precision }) => precision),
    [0.6, 1, 1],
  );
});
