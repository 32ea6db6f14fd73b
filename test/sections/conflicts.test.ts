import assert from "node:assert/strict";
import { test } from "node:test";
import type { Claim } from "../../src/domain/claim.ts";
import { findConflicts } from "../../src/sections/conflicts.ts";
import { foldProfile, say } from "./claims.ts";

/** The conflicts of a profile: by pointer, the records that state something else. */
function conflictsOf(...claims: readonly Claim[]): Record<string, string[]> {
  const found = findConflicts(foldProfile(say("site", "fullName", "Ada Finch"), ...claims), claims);
  return Object.fromEntries([...found].map(([pointer, others]) => [pointer, others.map(({ recordId }) => recordId)]));
}

test("Part of a name does not contradict the whole, and a name with more words does", () => {
  const conflicts = conflictsOf(say("net", "fullName", "Ada"), say("register", "fullName", "A. Finch"));
  assert.deepEqual(conflicts, {});
  assert.deepEqual(conflictsOf(say("net", "fullName", "Ada Holm")), { "/fullName": ["net"] });
});

test("A year of death does not contradict a day in that year, whichever of them is shown", () => {
  const [year, day] = [say("site", "deathDate", "2019"), say("net", "deathDate", "2019-05-02")];
  assert.deepEqual([conflictsOf(year, day), conflictsOf(day, year)], [{}, {}]);
});

const OLD = { collectedAt: "2015-01-01T00:00:00.000Z" };

test("For a single-valued property, a different value is a conflict, and the same value in other words is not", () => {
  const cases: readonly [pointer: string, shown: Claim, same: Claim, other: Claim][] = [
    [
      "/firstName",
      say("site", "firstName", "Robert"),
      say("net", "firstName", "Bob"),
      say("old", "firstName", "Otto", OLD),
    ],
    [
      "/lastName",
      say("site", "lastName", "Finch"),
      say("net", "lastName", "FINCH"),
      say("old", "lastName", "Brandt", OLD),
    ],
    ["/gender", say("site", "gender", "female"), say("net", "gender", "Female"), say("old", "gender", "male", OLD)],
    [
      "/nationality",
      say("site", "nationality", "Irish"),
      say("net", "nationality", "irish"),
      say("old", "nationality", "British", OLD),
    ],
    [
      "/birthYear",
      say("site", "birthDate", "1970-05-03"),
      say("net", "birthDate", "1970"),
      say("old", "birthDate", "1971", OLD),
    ],
    [
      "/deathDate",
      say("site", "deathDate", "2019-05-02"),
      say("net", "deathDate", "2019-05"),
      say("old", "deathDate", "2019-06-30", OLD),
    ],
    [
      "/deathDate",
      say("site", "deathDate", "2019-05-02"),
      say("net", "deathDate", "2019-05-02"),
      say("old", "deathDate", "2018", OLD),
    ],
    [
      "/spouse",
      say("site", "spouse", "Otto Brandt"),
      say("net", "spouse", "Otto BRANDT"),
      say("old", "spouse", "Paul Quill", OLD),
    ],
    [
      "/location",
      say("site", "location", "Leeds, England"),
      say("net", "location", "Leeds"),
      say("old", "location", "York", OLD),
    ],
    [
      "/industry",
      say("site", "industry", "Optics"),
      say("net", "industry", "optics"),
      say("old", "industry", "Mining", OLD),
    ],
  ];
  for (const [pointer, shown, same, other] of cases) {
    assert.deepEqual(conflictsOf(shown, same), {}, pointer);
    assert.deepEqual(conflictsOf(shown, same, other), { [pointer]: ["old"] }, pointer);
  }
});

test("A second address, number, skill, language, child or account is not a conflict", () => {
  const account = (name: string) =>
    say(name, "account", {
      platform: "x",
      url: `https://x.com/${name}`,
      createdAt: `201${name.length}-01-01T00:00:00Z`,
    });
  assert.deepEqual(
    conflictsOf(
      say("site", "email", "ada@example.org"),
      say("net", "email", "finch@example.org"),
      say("site", "phone", "+12025550101"),
      say("net", "phone", "+12025550102"),
      say("site", "skill", "Etching"),
      say("net", "skill", "Printing"),
      say("site", "language", { language: "English" }),
      say("net", "language", { language: "Welsh" }),
      say("site", "child", "Mona"),
      say("net", "child", "Finn"),
      account("ada"),
      account("finch"),
    ),
    {},
  );
});

test("A job on an old page that has since ended or was last mentioned years ago is a conflict; two concurrent jobs are not", () => {
  const editor = say("site", "experience", { title: "Editor", company: "Corvane", from: "2015", current: true });
  const past = say("site", "experience", { title: "Reader", company: "Globex", from: "2005", to: "2014" });
  const old = say("old", "experience", { title: "Reader", company: "Globex", current: true }, OLD);
  assert.deepEqual(conflictsOf(editor, past, old), {
    "/jobTitle": ["old"],
    "/company": ["old"],
    "/experiences/1": ["old"],
  });
  assert.deepEqual(conflictsOf(editor, old), { "/jobTitle": ["old"], "/company": ["old"] });
  const chair = say("net", "experience", { title: "Chair", company: "Reading Society", from: "2018", current: true });
  assert.deepEqual(conflictsOf(editor, chair), {});
  const headline = say("net", "experience", { title: "Editor, Corvane", company: "Corvane", current: true });
  assert.deepEqual(conflictsOf(editor, headline), {});
});

test("A job's start, place and industry can conflict, but a date does not conflict with a less precise one", () => {
  const job = (record: string, more: object) =>
    say(record, "experience", { title: "Editor", company: "Corvane", ...more }, record === "net" ? OLD : {});
  assert.deepEqual(
    conflictsOf(job("site", { from: "2001-03", to: "2005" }), job("net", { from: "2001", to: "2005-06" })),
    {},
  );
  assert.deepEqual(conflictsOf(job("site", { from: "2001", to: "2005" }), job("net", { from: "2002", to: "2005" })), {
    "/experiences/0": ["net"],
  });
  assert.deepEqual(conflictsOf(job("site", { from: "2001", location: "Leeds" }), job("net", { location: "York" })), {
    "/experiences/0": ["net"],
  });
  assert.deepEqual(conflictsOf(job("site", { from: "2001", industry: "Press" }), job("net", { industry: "Mining" })), {
    "/experiences/0": ["net"],
  });
});

test("Successive terms in one record do not conflict with the whole period", () => {
  const term = (record: string, from: string, to: string) =>
    say(record, "experience", { title: "Senator", company: "Senate", from, to });
  assert.deepEqual(
    conflictsOf(
      term("register", "2001", "2003"),
      term("register", "2003", "2005"),
      term("register", "2005", "2007"),
      term("site", "2001", "2007"),
    ),
    {},
  );
  const others = [term("register", "2001", "2003"), term("register", "2003", "2005")];
  assert.deepEqual(conflictsOf(...others, term("network", "2003", "2005")), {}, "a record of one of the terms");
  assert.deepEqual(conflictsOf(...others, term("network", "2004", "2005")), { "/experiences/0": ["network"] });
});

test("A seat on part of a body does not conflict with a seat on the whole, but another role on the whole does", () => {
  const seat = (record: string, organization: string, role: string, parent?: string) =>
    say(record, "membership", { organization, role, ...(parent === undefined ? {} : { parent }) });
  const part = seat("register", "Subcommittee on Looms", "Chair", "Committee on Weaving");
  assert.deepEqual(conflictsOf(seat("register", "Committee on Weaving", "Member"), part), {});
  assert.deepEqual(
    conflictsOf(
      seat("register", "Committee on Weaving", "Member"),
      part,
      say("net", "membership", { organization: "Committee on Weaving", role: "Clerk" }, OLD),
    ),
    { "/experiences/0": ["net"] },
  );
});

test("A first-choice language does not conflict with any level of proficiency", () => {
  const speaks = (record: string, proficiency: string) => say(record, "language", { language: "Kazakh", proficiency });
  assert.deepEqual(conflictsOf(speaks("site", "primary"), speaks("network", "Native")), {});
  assert.notDeepEqual(conflictsOf(speaks("site", "Elementary"), speaks("network", "Native")), {});
});

test("Different statements about an employer on company pages are a conflict of the job", () => {
  const job = say("site", "experience", { title: "Editor", company: "Corvane Ltd", from: "2001" });
  const company = (record: string, value: object) => say(record, "company", { name: "Corvane", ...value });
  assert.deepEqual(
    conflictsOf(job, company("firm", { sizeFrom: 10, founded: "1990" }), company("list", { founded: "1990-04" })),
    {},
  );
  for (const size of [{ sizeFrom: 50 }, { sizeTo: 90 }]) {
    const others = conflictsOf(job, company("firm", { sizeFrom: 10, sizeTo: 20 }), company("list", size));
    assert.deepEqual(others, {}, "the number of employees does not conflict with the job");
  }
  for (const [first, second] of [
    [{ founded: "1990" }, { founded: "1985" }],
    [{ fundingTotal: 5 }, { fundingTotal: 7 }],
    [{ fundingRounds: 1 }, { fundingRounds: 2 }],
    [{ ipoStatus: "public" }, { ipoStatus: "private" }],
    [{ stockSymbol: "COR" }, { stockSymbol: "CRV" }],
    [{ industry: "Press" }, { industry: "Mining" }],
  ] as const) {
    const found = Object.values(conflictsOf(job, company("firm", first), company("list", second)))[0];
    assert.equal(found?.length, 1, JSON.stringify(first));
  }
});

test("Different years at school, levels of a language, and dates of events and accounts are conflicts", () => {
  const school = (record: string, to: string) =>
    say(record, "education", { school: "Larkmoor University", degree: "MA", to }, record === "net" ? OLD : {});
  assert.deepEqual(conflictsOf(school("site", "1990"), school("net", "1992")), { "/education/0": ["net"] });
  const tongue = (record: string, proficiency: string) => say(record, "language", { language: "Welsh", proficiency });
  assert.equal(
    Object.keys(conflictsOf(tongue("site", "native"), tongue("net", "basic"))).join(),
    "/languages/0/proficiency",
  );
  const event = (record: string, date: string) =>
    say(record, "event", { title: "Book Fair", date }, record === "net" ? OLD : {});
  assert.deepEqual(conflictsOf(event("site", "2020-05-01"), event("net", "2020")), {});
  assert.equal(Object.keys(conflictsOf(event("site", "2020-05-01"), event("net", "2020-06-01"))).join(), "/events/0");
  const account = (record: string, createdAt: string) =>
    say(record, "account", {
      platform: "x",
      url: "https://x.com/ada",
      createdAt,
      lastActiveAt: "2026-01-01T00:00:00Z",
    });
  assert.deepEqual(conflictsOf(account("site", "2014-05-06T07:08:09Z"), account("net", "2016-01-01T00:00:00Z")), {
    "/onlinePresence/timeline/0": ["net"],
  });
  const breach = (record: string, domain: string) =>
    say(record, "breach", {
      email: "a@example.org",
      domain,
      title: "Big Leak",
      description: "",
      date: "2019-01-01",
      attributes: [],
    });
  assert.equal(
    Object.keys(conflictsOf(breach("site", "a.example"), breach("net", "b.example"))).join(),
    "/dataBreaches/0/domain",
  );
});

test("The profile keeps citing something for a value, even if every claim differs in some member", () => {
  const claims = [
    say("site", "experience", { title: "Editor", company: "Corvane", from: "2001", to: "2004" }),
    say("net", "experience", { title: "Editor", company: "Corvane", from: "2002", to: "2006" }),
  ];
  const profile = foldProfile(...claims);
  const others = findConflicts(profile, claims).get("/experiences/0") ?? [];
  assert.equal(profile.evidence["/experiences/0"]?.length, 2);
  assert.equal(others.length, 1);
});

test("A name in another script is not a conflict; a different name in the same script is", () => {
  const chinese = say("net", "lastName", "王");
  const shown = say("site", "lastName", "Wang");
  assert.deepEqual(conflictsOf(shown, chinese), {});
  assert.deepEqual(conflictsOf(shown, say("old", "lastName", "Brandt", OLD)), { "/lastName": ["old"] });
});
