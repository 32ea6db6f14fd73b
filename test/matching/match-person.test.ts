import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import type { KnownPerson } from "../../src/matching/score.ts";
import { matchPerson } from "../../src/matching/match-person.ts";
import { toKnownPerson } from "../../src/pipeline/namesakes.ts";

const NAMES = ["Ada Thornquist", "Ada M. Thornquist", "Bram Oakley", "Ada Oakley", "A. Thornquist"];
const facts = fc.record({
  fullName: fc.constantFrom(...NAMES),
  birthDate: fc.constantFrom(null, "1971", "1971-02-03", "1990-01-01"),
  company: fc.constantFrom(null, "Aldine Freight", "Harrow Kites"),
  headline: fc.constantFrom(null, "Engineer", "Nurse"),
  location: fc.constantFrom(null, "Graz, Austria", "Lyon, France"),
  email: fc.constantFrom(null, "ada@example.org", "bram@example.org"),
});

function person(id: string, given: Partial<Given>): KnownPerson {
  const { email = null, ...rest } = given;
  const blank = { birthDate: null, company: null, headline: null, location: null };
  const known = { id, fullName: "Ada Thornquist", aliases: [], avatarUrl: null, ...blank, ...rest };
  return toKnownPerson(known, email === null ? [] : [{ kind: "email", value: email }]);
}

interface Given {
  readonly fullName: string;
  readonly birthDate: string | null;
  readonly company: string | null;
  readonly headline: string | null;
  readonly location: string | null;
  readonly email: string | null;
}

test("The best likelihood is between 0 and that of any match, which is at most 1", () => {
  fc.assert(
    fc.property(facts, fc.array(facts, { maxLength: 6 }), (given, others) => {
      const known = others.map((each, at) => person(`known ${at}`, each));
      const { best, likelihood, anyLikelihood } = matchPerson(person("row", given), known);
      assert.ok(likelihood >= 0 && likelihood <= anyLikelihood + 1e-12 && anyLikelihood <= 1);
      assert.equal(best === null, likelihood === 0);
    }),
  );
});

test("The order of the known people does not change the likelihood", () => {
  fc.assert(
    fc.property(facts, fc.array(facts, { minLength: 1, maxLength: 5 }), (given, others) => {
      const known = others.map((each, at) => person(`known ${at}`, each));
      const forwards = matchPerson(person("row", given), known);
      const backwards = matchPerson(person("row", given), known.toReversed());
      assert.ok(Math.abs(forwards.likelihood - backwards.likelihood) < 1e-9);
    }),
  );
});

test("Among equals, who is taken for the same person does not depend on their order", () => {
  const email = "ada@example.org";
  const known = [
    person("a", { email }),
    person("b", { email, birthDate: "1990-01-01" }),
    person("c", { email, birthDate: "1971-02-03" }),
  ];
  const row = person("row", {});
  assert.equal(matchPerson(row, known).likelihood, matchPerson(row, known.toReversed()).likelihood);
});

test("Another possible match does not make anybody else likelier", () => {
  fc.assert(
    fc.property(facts, fc.array(facts, { minLength: 1, maxLength: 4 }), facts, (given, others, more) => {
      const row = person("row", given);
      const known = others.map((each, at) => person(`known ${at}`, each));
      const alone = matchPerson(row, known);
      const crowded = matchPerson(row, [...known, person("more", more)]);
      if (crowded.best === known.length) return;
      assert.ok(crowded.likelihood <= alone.likelihood + 1e-9);
    }),
  );
});

test("Lists what speaks against the best match; a shortened employer does not", () => {
  const known = [person("one", { company: "Aldine Freight GmbH" })];
  const against = (company: string | null) =>
    matchPerson(person("row", { company }), known)
      .features.filter(({ weight }) => weight < 0)
      .map(({ name }) => name);
  assert.deepEqual(against("Harrow Kites"), ["employerDiffers"]);
  for (const company of ["Aldine", "Aldine Freight", null]) assert.deepEqual(against(company), []);
  assert.deepEqual(against("Ald"), ["employerDiffers"], "part of a word is a different word");
  assert.deepEqual(matchPerson(person("row", {}), []).features, []);
});

test("Two namesakes share the likelihood, and other facts decide between them", () => {
  const known = [person("one", { company: "Aldine Freight" }), person("two", { company: "Harrow Kites" })];
  const bare = matchPerson(person("row", {}), known);
  assert.ok(bare.likelihood < 0.5 && bare.anyLikelihood > bare.likelihood);
  const told = matchPerson(person("row", { company: "Harrow Kites" }), known);
  assert.equal(told.best, 1);
  assert.ok(told.likelihood > 0.9);
});

test("A person known twice with the same mailbox counts once", () => {
  const twice = [person("one", { email: "ada@example.org" }), person("two", { email: "ada@example.org" })];
  assert.ok(matchPerson(person("row", { email: "ada@example.org" }), twice).likelihood > 0.99);
});

test("Matches nobody with another birth date or another name", () => {
  const known = [person("one", { birthDate: "1931-05-06" }), person("two", { fullName: "Otto Lind" })];
  const found = matchPerson(person("row", { birthDate: "1971-02-03" }), known);
  assert.deepEqual(found, { best: null, likelihood: 0, anyLikelihood: 0, features: [] });
});

test("Whoever has exactly the name is matched, beside people with similar names at the same employer", () => {
  const company = "Aldine Freight";
  const known = ["Jon Hansen", "John Hansen", "John Jansen"].map((fullName, at) =>
    person(`known ${at}`, { fullName, company }),
  );
  const exact = matchPerson(person("row", { fullName: "John Hansen", company }), known);
  assert.equal(exact.best, 1);
  assert.ok(exact.likelihood > 0.8, String(exact.likelihood));
  // The one who has the name works elsewhere; the one with its shorter form has the employer of the row.
  const elsewhere = [
    person("a", { fullName: "John Hansen", company: "Harrow Kites" }),
    person("b", { fullName: "Jon Hansen", company }),
  ];
  assert.equal(matchPerson(person("row", { fullName: "John Hansen", company }), elsewhere).best, 1);
});
