import assert from "node:assert/strict";
import test from "node:test";
import * as fc from "fast-check";
import { postingsOf } from "../../src/search/document.ts";
import { planSearch } from "../../src/search/plan.ts";
import { readEntryWords } from "../../src/search/rank.ts";
import { ROUNDS, WAVES, MAX_ARMS } from "../../src/search/waves.ts";
import { entryOf, vocabularyOf } from "./people.ts";

const GIVEN = ["Anna", "Anne", "Ann", "Maria", "Robert", "Bob", "J.", "John", "Иван", "محمد"];
const FAMILY = ["Example", "Exampel", "Smith", "Smyth", "van der Berg", "Ruiz-Sample", "Petrov", "Anna", "O'Brien"];
const person = fc.record({
  name: fc
    .tuple(fc.constantFrom(...GIVEN), fc.constantFrom("", "Q.", "Maria", "Robert"), fc.constantFrom(...FAMILY))
    .map((words) => words.filter((word) => word !== "").join(" ")),
  company: fc.constantFrom("", "Contoso", "Fabrikam Bank"),
});
const query = fc
  .array(
    fc.constantFrom(
      "anna",
      "anne",
      "bob",
      "robert",
      "j",
      "smith",
      "smth",
      "exam",
      "example",
      "berg",
      "vanderberg",
      "contoso",
      "петров",
      "jr",
      "sen",
      "маша",
    ),
    { minLength: 1, maxLength: 5 },
  )
  .map((words) => words.join(" "));

test("Everybody ranked in a wave is in a list that the wave reads.", () => {
  fc.assert(
    fc.property(fc.array(person, { minLength: 1, maxLength: 12 }), query, (people, text) => {
      const plan = planSearch(text, "candor", vocabularyOf(people));
      for (const [wave] of WAVES.entries()) {
        const round = ROUNDS.find((waves) => waves.includes(wave)) ?? [];
        const arms = plan.arms(round).filter((arm) => arm.wave === wave);
        for (const one of people) {
          const entry = entryOf(one);
          if (!plan.rank(readEntryWords(entry), wave)) continue;
          const found = postingsOf(entry).some((row) =>
            arms.some((arm) => arm.key === row.key && (row.signature & arm.bits) === arm.bits),
          );
          assert.ok(found, `${text}: ${one.name} ranks in "${WAVES[wave]}" but is in no list`);
        }
      }
    }),
    { numRuns: 150 },
  );
});

test("A person belongs to one wave.", () => {
  fc.assert(
    fc.property(fc.array(person, { minLength: 1, maxLength: 8 }), query, (people, text) => {
      const plan = planSearch(text, "candor", vocabularyOf(people));
      for (const one of people) {
        const waves = WAVES.filter((_, wave) => plan.rank(readEntryWords(entryOf(one)), wave) !== null);
        assert.ok(waves.length <= 1, `${text}: ${one.name} in ${waves.join(" and ")}`);
      }
    }),
    { numRuns: 150 },
  );
});

test("Limits the lists per query, whatever is typed.", () => {
  const people = GIVEN.flatMap((given) => FAMILY.map((family) => ({ name: `${given} ${family}` })));
  const vocabulary = vocabularyOf(people);
  const text = fc.oneof(
    query,
    fc.string({ unit: "binary", maxLength: 256 }),
    fc.array(query, { maxLength: 60 }).map((all) => all.join(" ")),
  );
  fc.assert(
    fc.property(text, (typed) => {
      const plan = planSearch(typed, "candor", vocabulary);
      for (const waves of ROUNDS) assert.ok(plan.arms(waves).length <= 40 * MAX_ARMS);
    }),
    { numRuns: 80 },
  );
});

test("The same query always makes the same plan.", () => {
  const people = GIVEN.flatMap((given) => FAMILY.map((family) => ({ name: `${given} ${family}` })));
  const [one, two] = [vocabularyOf(people), vocabularyOf(people.toReversed())];
  for (const text of ["anna example", "bob smth contoso", "иван петров"]) {
    const keys = (plan: ReturnType<typeof planSearch>) =>
      ROUNDS.map((waves) =>
        plan
          .arms(waves)
          .map((arm) => `${arm.wave} ${arm.key} ${arm.bits}`)
          .toSorted(),
      );
    assert.deepEqual(keys(planSearch(text, "candor", one)), keys(planSearch(text, "candor", two)));
  }
});
