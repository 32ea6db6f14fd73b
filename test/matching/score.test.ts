import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import type { ClaimDraft } from "../../src/domain/claim.ts";
import { saw } from "../../src/domain/seen-detail.ts";
import { isVeto } from "../../src/matching/features.ts";
import { type RecordToJudge, judgeRecords, type KnownPerson } from "../../src/matching/score.ts";
import { born, claim, lives, people, person } from "./people.ts";
import { isDeepStrictEqual } from "node:util";

test("A record that shares a register's id with the candidate is own", () => {
  const candidate = person({ identifiers: [{ kind: "externalId", value: "bioguide:A000001" }] });
  const match = judgeOne(candidate, record({ identifiers: [{ kind: "externalId", value: "bioguide:A000001" }] }));
  assert.equal(match.judgement, "own");
});

test("A record that shares an email address, phone number or profile with the candidate is own", () => {
  for (const shared of [
    { kind: "email", value: "anna.berg@example.org" },
    { kind: "phone", value: "+12025550143" },
    { kind: "profileUrl", value: "https://x.com/annaberg" },
  ] as const) {
    const match = judgeOne(person({ identifiers: [shared] }), record({ names: ["Anna Berg"], identifiers: [shared] }));
    assert.equal(match.judgement, "own", shared.kind);
  }
});

test("An account with the person's email address that uses a nickname is theirs", () => {
  const email = { kind: "email", value: "nella@vask.example" } as const;
  const candidate = person({ names: ["Petronella Vask"], identifiers: [email] });
  const judged = (name: string) => judgeOne(candidate, record({ names: [name], identifiers: [email] })).judgement;
  assert.equal(judged("Nella Vask"), "own");
  assert.equal(judged("Juhan Vask"), "undecided");
});

test("The same name and birth date make a record own", () => {
  const match = judgeOne(
    person({ claims: [born("1972-03-04")] }),
    record({ names: ["Anna Berg"], claims: [born("1972-03-04")] }),
  );
  assert.equal(match.judgement, "own");
});

test("The same name alone leaves a record undecided", () => {
  assert.equal(judgeOne(person({}), record({ names: ["Anna Berg"] })).judgement, "undecided");
});

test("A different birth year makes a record other, and the reason names both years", () => {
  const match = judgeOne(
    person({ claims: [born("1972")] }),
    record({ names: ["Anna Berg"], claims: [born("1949-01-02")] }),
  );
  assert.equal(match.judgement, "other");
  assert.ok(match.features.some(({ seen }) => isDeepStrictEqual(seen, saw("bornHereAndKnown", "1949-01-02", "1972"))));
});

test("A different name makes a record other", () => {
  assert.equal(judgeOne(person({}), record({ names: ["Carl Holm"] })).judgement, "other");
});

test("A shared identifier with contradicting birth years is left to a person", () => {
  const key = { kind: "email", value: "anna.berg@example.org" } as const;
  const match = judgeOne(
    person({ identifiers: [key], claims: [born("1972")] }),
    record({ names: ["Anna Berg"], identifiers: [key], claims: [born("1949")] }),
  );
  assert.equal(match.judgement, "undecided");
});

test("A register's id survives a change of name, and a profile's address does not", () => {
  const key = { kind: "externalId", value: "wikidata:Q1" } as const;
  const renamed = judgeOne(person({ identifiers: [key] }), record({ names: ["Clara Holm"], identifiers: [key] }));
  assert.equal(renamed.judgement, "own");
  const profile = { kind: "profileUrl", value: "https://x.com/annaberg" } as const;
  const taken = judgeOne(person({ identifiers: [profile] }), record({ names: ["Clara Holm"], identifiers: [profile] }));
  assert.equal(taken.judgement, "undecided");
  const invented = judgeOne(
    person({ identifiers: [profile] }),
    record({ names: ["moonchild"], identifiers: [profile] }),
  );
  assert.equal(invented.judgement, "own");
});

test("Weighs a record against every known namesake, and assigns it to the one that fits", () => {
  const namesake = person({ id: "namesake", claims: [born("1949"), lives("Leeds")] });
  const candidate = person({ claims: [born("1972"), lives("Graz")] });
  const matches = judgeRecords({
    candidate,
    namesakes: [namesake],
    records: [
      record({ id: "graz", names: ["Anna Berg"], claims: [lives("Graz")] }),
      record({ id: "leeds", names: ["Anna Berg"], claims: [lives("Leeds"), born("1949")] }),
    ],
    nameFrequency: () => 1e-4,
  });
  assert.equal(matches.get("leeds")?.judgement, "other");
  assert.notEqual(matches.get("graz")?.judgement, "other");
});

test("Namesakes known only from records keep a vague record undecided", () => {
  const candidate = person({ claims: [born("1972"), lives("Graz")] });
  const father = record({ id: "father", names: ["Anna Berg"], claims: [lives("Graz"), born("1940")] });
  const vague = record({ id: "vague", names: ["Anna Berg"], claims: [lives("Graz")] });
  const judge = (records: readonly RecordToJudge[]) =>
    judgeRecords({ candidate, namesakes: [], records, nameFrequency: () => 1e-6 }).get("vague");
  assert.equal(judge([vague])?.judgement, "own");
  assert.equal(judge([vague, father])?.judgement, "undecided");
  assert.ok(judge([vague, father])?.features.some(({ name }) => name === "namesakeFits"));
});

test("A namesake who differs only by another job does not claim records from the candidate's employer", () => {
  const job = (company: string, title?: string) => claim("experience", { company, ...(title && { title }) });
  const matches = judgeRecords({
    candidate: person({ claims: [job("Lanternworks")] }),
    namesakes: [],
    records: [
      record({
        id: "page",
        names: ["Anna Berg"],
        claims: [job("Lanternworks", "Engineer"), job("Copperline"), lives("Graz")],
      }),
      record({ id: "before", names: ["Anna Berg"], claims: [job("Copperline", "Engineer"), lives("Graz")] }),
      record({ id: "potter", names: ["Anna Berg"], claims: [job("Lantern Pottery", "Potter"), lives("Graz")] }),
    ],
    nameFrequency: () => 1e-5,
  });
  assert.equal(matches.get("page")?.judgement, "own");
  assert.equal(matches.get("before")?.judgement, "own");
  assert.equal(matches.get("potter")?.judgement, "undecided");
});

test("Two people who differ only in birth, at one employer, do not keep a third record from the candidate", () => {
  const job = claim("experience", { company: "Quillmark Therapeutics" });
  const team = record({ id: "team", names: ["Anna Berg"], claims: [job] });
  const judge = (...years: string[]) =>
    judgeRecords({
      candidate: person({ claims: [job] }),
      namesakes: [],
      records: [team, ...years.map((year) => record({ id: year, names: ["Anna Berg"], claims: [job, born(year)] }))],
      nameFrequency: () => 1e-5,
    });
  const disputed = judge("1984-05-14", "1979-01-02");
  assert.deepEqual(
    ["team", "1984-05-14", "1979-01-02"].map((id) => disputed.get(id)?.judgement),
    ["own", "undecided", "undecided"],
  );
  assert.ok((disputed.get("1979-01-02")?.score ?? 9) < 3, "at most one of the two");
  assert.equal(judge("1984-05-14", "1951-01-02").get("team")?.judgement, "undecided", "a parent may work there");
});

test("Writes the rarity of a name with digit grouping, like all figures", () => {
  const records = [record({ id: "one", names: ["Anna Berg"], claims: [lives("Graz")] })];
  const matches = judgeRecords({
    candidate: person({ claims: [lives("Graz")] }),
    namesakes: [],
    records,
    nameFrequency: () => 1 / 15811.4,
  });
  const rarity = matches.get("one")?.features.find(({ name }) => name === "nameRarity");
  assert.deepEqual(rarity?.seen, saw("oneIn", 15_811));
});

test("Records that fit but contradict each other all stay undecided", () => {
  const candidate = person({ claims: [lives("Graz")] });
  const matches = judgeRecords({
    candidate,
    namesakes: [],
    records: [1940, 1972].map((year) =>
      record({ id: String(year), names: ["Anna Berg"], claims: [lives("Graz"), born(String(year))] }),
    ),
    nameFrequency: () => 1e-6,
  });
  assert.deepEqual(
    [...matches.values()].map(({ judgement }) => judgement),
    ["undecided", "undecided"],
  );
});

test("An accepted record does not pull in either of two records that contradict each other", () => {
  const post = claim("experience", { company: "Cobalt Works", title: "Chief Financial Officer" });
  const team = [post, lives("Leeds"), claim("experience", { company: "Ormerod Capital" })];
  const record1940 = record({ id: "1940", names: ["Anna Berg"], claims: [post, born("1940-01-02")] });
  const record1972 = record({ id: "1972", names: ["Anna Berg"], claims: [post, born("1972-05-14")] });
  const found = record({
    id: "found",
    names: ["Anna Berg"],
    claims: team,
    identifiers: [{ kind: "website", value: "https://cobalt.example/team" }],
  });
  const matches = judgeRecords({
    candidate: person({ claims: [claim("experience", { company: "Cobalt Works" })] }),
    namesakes: [],
    records: [record({ id: "team", names: ["Anna Berg"], claims: team }), record1940, record1972, found],
    nameFrequency: () => 1e-6,
    decisions: new Map([["team", "own"]]),
  });
  for (const id of ["1940", "1972"]) {
    assert.equal(matches.get(id)?.judgement, "undecided", id);
    assert.ok(
      matches.get(id)?.features.some(({ name }) => name === "rivalRecords"),
      id,
    );
  }
  assert.equal(matches.get("found")?.judgement, "own");
});

test("A person's decision stands", () => {
  const decisions = new Map([["r", "other" as const]]);
  const same = { claims: [born("1972-03-04")] };
  const matches = judgeRecords({
    candidate: person(same),
    namesakes: [],
    records: [record({ names: ["Anna Berg"], ...same })],
    nameFrequency: () => 1e-4,
    decisions,
  });
  assert.equal(matches.get("r")?.judgement, "other");
  assert.equal(matches.get("r")?.judgedBy, "decision");
});

test("What an own record states helps to judge the next", () => {
  const phone = { kind: "phone", value: "+12025550143" } as const;
  const matches = judgeRecords({
    candidate: person({ claims: [born("1972-03-04")] }),
    namesakes: [],
    records: [
      record({ id: "second", names: ["Anna Berg"], identifiers: [phone] }),
      record({ id: "first", names: ["Anna Berg"], claims: [born("1972-03-04")], identifiers: [phone] }),
    ],
    nameFrequency: () => 1e-4,
  });
  assert.equal(matches.get("second")?.judgement, "own");
});

test("A vetoed record is never own, unless a register's id outweighs a change of name", () => {
  fc.assert(
    fc.property(people, people, (candidate, other) => {
      const { judgement, features } = judgeOne(candidate, record({ ...other, id: "r" }));
      const renamed = features.some(({ name }) => name === "sharedRecordKey");
      const vetoed = features.some(({ name }) => isVeto(name) && !(renamed && name === "nameConflict"));
      assert.ok(!vetoed || judgement !== "own");
    }),
    { numRuns: 300 },
  );
});

test("Another namesake never makes a record own", () => {
  fc.assert(
    fc.property(people, people, (candidate, other) => {
      const records = [record({ ...other, id: "r" })];
      const judge = (namesakes: readonly KnownPerson[]) =>
        judgeRecords({ candidate, namesakes, records, nameFrequency: () => 1e-4 }).get("r")?.judgement;
      // The person of the record as a namesake, who fits at least as well.
      if (judge([{ ...other, id: "namesake" }]) === "own") assert.equal(judge([]), "own");
    }),
    { numRuns: 300 },
  );
});

test("The order of the records does not matter", () => {
  fc.assert(
    fc.property(people, fc.array(people, { minLength: 2, maxLength: 6 }), (candidate, others) => {
      const records = others.map((one, at) => record({ ...one, id: `r${at}` }));
      const judge = (list: readonly RecordToJudge[]) =>
        [...judgeRecords({ candidate, namesakes: [], records: list, nameFrequency: () => 1e-4 })]
          .map(([id, { judgement }]) => `${id} ${judgement}`)
          .sort();
      assert.deepEqual(judge(records), judge(records.toReversed()));
    }),
    { numRuns: 200 },
  );
});

function judgeOne(candidate: KnownPerson, judged: RecordToJudge) {
  const match = judgeRecords({ candidate, namesakes: [], records: [judged], nameFrequency: () => 1e-4 }).get(judged.id);
  assert.ok(match !== undefined);
  return match;
}

function record(parts: Partial<RecordToJudge>): RecordToJudge {
  return { id: "r", connector: "archive", names: [], identifiers: [], claims: [], ...parts };
}

test("An account named on the person's pages that shows their email address may have any name", () => {
  const profile = { kind: "profileUrl", value: "https://www.youtube.com/@atelierberg" } as const;
  const email = { kind: "email", value: "anna.berg@example.org" } as const;
  const candidate = person({ identifiers: [profile, email] });
  const account = { connector: "youtube", names: ["Atelier Northlight"], identifiers: [profile, email] };
  assert.equal(judgeOne(candidate, record(account)).judgement, "own");
  assert.equal(judgeOne(candidate, record({ ...account, connector: "website" })).judgement, "undecided");
  assert.equal(judgeOne(candidate, record({ ...account, identifiers: [profile] })).judgement, "undecided");
});

test("An article with the employer in its headline is more likely about the person", () => {
  const candidate = person({ claims: [claim("experience", { company: "Norden Press" }), lives("Graz")] });
  const articleOf = (title: string) =>
    judgeOne(
      candidate,
      record({
        names: ["Anna Berg"],
        claims: [claim("article", { title, url: "https://news.example.org/1" })],
        texts: ["Anna Berg spoke in Graz."],
      }),
    );
  const headed = articleOf("Norden Press: the case is closed");
  assert.equal(headed.judgement, "own");
  assert.ok(headed.features.some(({ name }) => name === "employerHeadline"));
  assert.equal(articleOf("A case is closed").judgement, "undecided");
});

test("A village in the text weighs more than a city that many texts mention", () => {
  const weightOf = (town: string) =>
    judgeOne(
      person({ claims: [lives(town)] }),
      record({ names: ["Anna Berg"], texts: [`Anna Berg plays the horn in ${town}.`] }),
    ).features.find(({ name }) => name === "placeTown")?.weight ?? 0;
  assert.ok(weightOf("Obertratten") > weightOf("Hamburg") && weightOf("Hamburg") > 0);
});

test("A page given as the person's that contradicts them is left to a person, with the reason", () => {
  const page = record({ names: ["Anna Berg"], claims: [born("1949")] });
  const match = judgeOne(person({ claims: [born("1972")] }), { ...page, stated: "page" });
  assert.equal(match.judgement, "undecided");
  assert.ok(match.features.some(({ name }) => name === "statedContradicted"));
  const namesake = judgeOne(person({ claims: [born("1972")] }), page);
  assert.equal(namesake.judgement, "other");
});

test("An ambiguous role in the text does not contradict a document's key, but another birth year does", () => {
  const candidate = person({ claims: [claim("experience", { company: "Cobalt Works", title: "Accountant" })] });
  const filed = record({ names: ["Anna Berg"], texts: ["The judge thanked Anna Berg for her figures."], filed: true });
  const names = judgeOne(candidate, filed).features.map(({ name }) => name);
  assert.ok(names.includes("roleConflict") && names.includes("filedUnderKey"), names.join());
  const elder = judgeOne(person({ claims: [born("1972")] }), { ...filed, claims: [born("1949")] });
  assert.ok(elder.features.every(({ name }) => name !== "filedUnderKey"));
});

test("A document given as the person's is theirs, even if it fits a namesake, unless it contradicts them", () => {
  const candidate = person({ claims: [born("1972")] });
  const namesakes = [
    person({ id: "imported", claims: [lives("Graz"), claim("experience", { company: "Norden Press" })] }),
  ];
  const cv = record({
    names: ["Anna Berg"],
    claims: [lives("Graz"), claim("experience", { company: "Norden Press" })],
  });
  const judged = (one: RecordToJudge) =>
    judgeRecords({ candidate, namesakes, records: [one], nameFrequency: () => 1e-4 }).get("r");
  assert.notEqual(judged(cv)?.judgement, "own");
  const given = judged({ ...cv, stated: "document" });
  assert.equal(given?.judgement, "own");
  assert.ok(given.features.some(({ name, seen }) => name === "statedAddress" && seen?.code === "givenDocument"));
  assert.equal(judged({ ...cv, stated: "document", claims: [born("1949")] })?.judgement, "undecided");
});

test("A document given as the person's is theirs despite another town, employer and role", () => {
  const work = (company: string, title: string) => claim("experience", { company, title });
  const candidate = person({ claims: [lives("Graz"), work("Norden Press", "Accountant")] });
  const told = { names: ["Anna Berg"], claims: [lives("Hamburg"), work("Cobalt Works", "Judge")] };
  const judged = (one: Partial<RecordToJudge>) =>
    judgeRecords({ candidate, namesakes: [], records: [record({ ...told, ...one })], nameFrequency: () => 1e-4 }).get(
      "r",
    );
  const given = judged({ stated: "document" });
  assert.ok(given !== undefined && given.judgement === "own" && given.score >= 7, JSON.stringify(given));
  assert.notEqual(judged({})?.judgement, "own");
  const page = judged({ stated: "page" });
  assert.ok(page !== undefined && page.score < given.score, "a page may be about several people");
});

test("The imported entry of the person whom the caller describes is not a namesake", () => {
  const employer = claim("experience", { company: "Norden Press" });
  const imported = person({ id: "imported", claims: [employer, born("1949")] });
  const cv = record({ names: ["Anna Berg"], claims: [employer, born("1949")] });
  const judged = (candidate: KnownPerson) =>
    judgeRecords({ candidate, isDescribed: true, namesakes: [imported], records: [cv], nameFrequency: () => 1e-6 }).get(
      "r",
    )?.judgement;
  assert.equal(judged(person({ claims: [employer] })), "own");
  assert.notEqual(judged(person({ claims: [] })), "own");
  assert.notEqual(judged(person({ claims: [employer, born("1972")] })), "own");
});

test("A name alone, however long, makes nothing own for a person who is only described", () => {
  const judgementOf = (name: string, claims: ClaimDraft[] = []) => {
    const record = { id: "r", connector: "website", names: [name], identifiers: [], claims };
    const input = {
      candidate: person({ names: [name], claims }),
      namesakes: [],
      records: [record],
      nameFrequency: () => 0,
    };
    return judgeRecords({ ...input, isDescribed: true }).get("r")?.judgement;
  };
  for (const name of ["Anna Berg", "Anna Maria Berg", "Anna Holm-Berg", "Anna Maria Holm Berg"]) {
    assert.equal(judgementOf(name), "undecided", name);
    assert.equal(judgementOf(name, [lives("Graz")]), "own", name);
  }
});

test("Somebody who has died does not stand in the way of a namesake in the same post whom a caller means today", () => {
  const post = claim("experience", { company: "Ayuntamiento de Riocuesta", title: "alcaldesa" });
  const judged = (claims: ClaimDraft[], isDescribed: boolean) => {
    const matches = judgeRecords({
      candidate: person({ claims: [post, ...claims] }),
      isDescribed,
      namesakes: [],
      records: [
        record({ id: "grandmother", names: ["Anna Berg"], claims: [post, born("1911"), claim("deathDate", "1985")] }),
        record({ id: "mayor", names: ["Anna Berg"], claims: [post, born("1978")] }),
      ],
      nameFrequency: () => 1e-6,
    });
    return ["grandmother", "mayor"].map((id) => matches.get(id)?.judgement);
  };
  const [grandmother, mayor] = judged([], true);
  assert.equal(mayor, "own");
  assert.notEqual(grandmother, "own");
  assert.deepEqual(judged([], false), ["undecided", "undecided"]);
});

test("A page of the post that a caller means today is not held against a namesake who had died by then", () => {
  const post = claim("experience", { company: "Ayuntamiento de Riocuesta", title: "alcaldesa" });
  const article = (date: string) =>
    claim("article", { title: "Bando de la alcaldesa", url: "https://eco.example/1", date });
  const judged = (claims: ClaimDraft[]) =>
    judgeRecords({
      candidate: person({ claims: [post] }),
      isDescribed: true,
      namesakes: [],
      records: [
        record({
          id: "grandmother",
          names: ["Anna Berg"],
          identifiers: [{ kind: "externalId", value: "wikidata:Q1" }],
          claims: [post, born("1911"), claim("deathDate", "1985")],
        }),
        record({
          id: "mayor",
          names: ["Anna Berg"],
          identifiers: [{ kind: "externalId", value: "wikidata:Q2" }],
          claims: [post, born("1978")],
        }),
        record({ id: "page", names: ["Anna Berg"], claims: [post, ...claims] }),
      ],
      nameFrequency: () => 1e-6,
    }).get("page")?.judgement;
  assert.equal(judged([]), "own");
  assert.equal(judged([article("2021-03-04")]), "own");
  assert.notEqual(judged([article("1979-03-04")]), "own");
});
