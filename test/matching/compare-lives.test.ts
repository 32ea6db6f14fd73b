import assert from "node:assert/strict";
import { test } from "node:test";
import { born, claim, traits, reasons } from "./people.ts";
import { compareBirths } from "../../src/matching/compare-lives.ts";
import { saw } from "../../src/domain/seen-detail.ts";

const births = (a: readonly string[], b: readonly string[]) =>
  reasons({ claims: a.map(born) }, { claims: b.map(born) });

test("Births agree at the lower precision, are a typo apart, or contradict each other", () => {
  assert.deepEqual(births(["1972-03-04"], ["1972-03-04"]), ["birthDay"]);
  assert.deepEqual(births(["1972-03"], ["1972-03-04"]), ["birthMonth"]);
  assert.deepEqual(births(["1972"], ["1972-03-04"]), ["birthYear"]);
  assert.deepEqual(births(["1972-04-03"], ["1972-03-04"]), ["birthSlip"]);
  assert.deepEqual(births(["1973"], ["1972"]), ["birthNear"]);
  assert.deepEqual(births(["1949"], ["1972"]), ["birthConflict"]);
});

test("Of several birth dates the best pair counts, and a missing one says nothing", () => {
  assert.deepEqual(births(["1949", "1972"], ["1972-03-04"]), ["birthYear"]);
  assert.deepEqual(births([], ["1972"]), []);
});

test("A reason states both sides", () => {
  const [reason] = compareBirths(traits({ claims: [born("1972")] }), traits({ claims: [born("1949")] }));
  assert.deepEqual(reason?.seen, saw("bornHereAndKnown", 1972, 1949));
});

test("A birth year derived from an age may be off by one, and weighs less than a stated one", () => {
  const aged = (year: number) => ({ ...traits(), birthsByAge: [year] });
  const [near] = compareBirths(aged(1971), traits({ claims: [born("1972")] }));
  const [far] = compareBirths(aged(1960), traits({ claims: [born("1972")] }));
  assert.deepEqual([near?.name, far?.name], ["birthYear", "birthUnlikely"]);
  const [stated] = compareBirths(traits({ claims: [born("1972")] }), traits({ claims: [born("1972")] }));
  assert.ok((near?.weight ?? 0) < (stated?.weight ?? 0));
});

test("A birth speaks against somebody whose age is known, whichever side states which", () => {
  const aged = { ...traits(), birthsByAge: [1984] };
  const [far] = compareBirths(traits({ claims: [born("1956")] }), aged);
  const [near] = compareBirths(traits({ claims: [born("1983-05-01")] }), aged);
  assert.deepEqual([far?.name, near?.name], ["birthUnlikely", "birthYear"]);
});

test("Deaths agree, contradict each other, or differ only by a day", () => {
  const deaths = (a: string, b: string) =>
    reasons({ claims: [claim("deathDate", a)] }, { claims: [claim("deathDate", b)] });
  assert.deepEqual(deaths("1991", "1991-05-06"), ["deathSame"]);
  assert.deepEqual(deaths("1991-05-07", "1991-05-06"), []);
  assert.deepEqual(deaths("1991", "1960"), ["deathConflict"]);
});

test("Work before the age of ten or after death belongs to somebody else, whichever side states it", () => {
  const job = claim("experience", { company: "Norden Press", from: "1950" });
  for (const life of [born("1972"), claim("deathDate", "1912")]) {
    assert.deepEqual(reasons({ claims: [job] }, { claims: [life] }), ["outOfLifetime"]);
    assert.deepEqual(reasons({ claims: [life] }, { claims: [job] }), ["outOfLifetime"]);
  }
  assert.deepEqual(reasons({ claims: [job] }, { claims: [born("1920")] }), []);
});
