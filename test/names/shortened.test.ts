import { equal } from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { isShortened } from "../../src/names/shortened.ts";

test("Part of a name, or its initials, is the same name shortened", () => {
  for (const name of ["Ada", "Finch", "A. Finch", "Ada M Finch", "ada finch", "A. M. F."])
    equal(isShortened(name, "Ada Mary Finch"), true, name);
});

test("A form of a name, another name, the whole and its words in another order are not", () => {
  for (const name of ["Addie Finch", "Ada Holm", "B. Finch", "Finch Ada", "Ada Mary Finch", "Ada Mary Finch-Holm"])
    equal(isShortened(name, "Ada Mary Finch"), false, name);
});

test("No name is short for one that is short for it", () => {
  const word = fc.constantFrom("ada", "a", "finch", "f", "mary");
  const name = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(" "));
  fc.assert(fc.property(name, name, (one, two) => !(isShortened(one, two) && isShortened(two, one))));
});
