import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { agreeNames, isSlip, orderName } from "../../../src/text/people/ordered-name.ts";

const agree = (a: string, b: string) => agreeNames(orderName(a), orderName(b));

test("Parses a name in plain order, in register order and with a suffix", () => {
  for (const text of ["Robert E. Lee, Jr.", "Lee, Robert E., Jr.", "Dr. Robert E. Lee Jr"]) {
    const { given, middle, family, suffix } = orderName(text);
    assert.deepEqual(
      { given, middle, family, suffix },
      { given: "robert", middle: ["e"], family: "lee", suffix: "jr" },
      text,
    );
  }
});

test("Drops forms of address in every language that has them; Don may also be a given name", () => {
  for (const text of [
    "Señora Ana Berg",
    "Madame Ana Berg",
    "Signorina Ana Berg",
    "Ambassador Ana Berg",
    "Lt. Ana Berg",
  ])
    assert.deepEqual(orderName(text).words, ["ana", "berg"], text);
  assert.deepEqual(orderName("Don Berg").words, ["don", "berg"]);
});

test("Particles are part of the family name", () => {
  assert.equal(orderName("Ludwig van der Berg").family, "van der berg");
});

test("Folds accented letters and other alphabets", () => {
  assert.equal(orderName("Jürgen Weißmann").family, orderName("JÜRGEN WEISSMANN").family);
  assert.equal(agree("Сергей Морозов", "Sergej Morozov").level === "conflict", false);
});

test("Equal words are the same name, pet names and initials are compatible, and slips are similar", () => {
  assert.equal(agree("Anna Berg", "ANNA BERG").level, "same");
  assert.equal(agree("Bill Berg", "William Berg").level, "compatible");
  assert.equal(agree("A. Berg", "Anna Berg").level, "compatible");
  assert.equal(agree("Anna Halloran", "Anna Hal1oran").level, "similar");
  assert.equal(agree("Berg Anna", "Anna Berg").level, "compatible");
  assert.equal(agree("Anna Berg", "Carl Berg").level, "conflict");
});

test("One word of a name is not enough to compare", () => {
  assert.equal(agree("Berg", "Anna Berg").level, "oneWord");
  assert.equal(agree("Holm", "Anna Berg").level, "conflict");
});

test("Middle names match in full or by initial, or conflict", () => {
  assert.equal(agree("Anna Maria Berg", "Anna Maria Berg").middle, "same");
  assert.equal(agree("Anna M. Berg", "Anna Maria Berg").middle, "initial");
  assert.equal(agree("Anna K. Berg", "Anna Maria Berg").middle, "conflict");
  assert.equal(agree("Anna Berg", "Anna Maria Berg").middle, undefined);
});

test("Distinguishes senior from junior", () => {
  assert.equal(agree("Carl Berg Sr.", "Carl Berg, Jr.").suffix, "conflict");
  assert.equal(agree("Carl Berg II", "Carl Berg, Jr.").suffix, "same");
  assert.equal(agree("Carl Berg", "Carl Berg, Jr.").suffix, undefined);
});

test("Agreement does not depend on the order of the names", () => {
  const name = fc.array(
    fc.constantFrom("Anna", "A.", "Bill", "William", "Berg", "Bergh", "van", "Jr.", "Мария", "李"),
    { maxLength: 4 },
  );
  fc.assert(
    fc.property(name, name, (a, b) => {
      assert.deepEqual(agree(a.join(" "), b.join(" ")), agree(b.join(" "), a.join(" ")));
    }),
  );
});

test("Parses any text as a name", () => {
  fc.assert(fc.property(fc.string({ unit: "binary", maxLength: 80 }), (text) => orderName(text).words.length >= 0));
});

test("A slip is one letter added, omitted or changed, or two swapped", () => {
  for (const [a, b] of [
    ["berg", "brg"],
    ["berg", "beerg"],
    ["berg", "burg"],
    ["berg", "breg"],
  ] as const)
    assert.ok(isSlip(a, b), b);
  assert.ok(!isSlip("berg", "bourg"));
});

test("a name is the same with its umlauts spelled out, and with or without a space between its characters", () => {
  for (const [a, b] of [
    ["Jürgen Müller", "Juergen Mueller"],
    ["山田 太郎", "山田太郎"],
    ["김 민준", "김민준"],
  ] as const) {
    assert.equal(agreeNames(orderName(a), orderName(b)).level, "same", a);
    assert.equal(agreeNames(orderName(b), orderName(a)).level, "same", b);
  }
  assert.notEqual(agreeNames(orderName("山田 太郎"), orderName("山本太郎")).level, "same");
  assert.equal(agreeNames(orderName("山田太郎"), orderName("山田太郎")).level, "same");
  assert.equal(agreeNames(orderName("マイケル"), orderName("マイケル")).level, "oneWord");
});

test("A given name with the first letter of another part is too little to tell, and with any other letter conflicts", () => {
  const level = (name: string) => agreeNames(orderName(name), orderName("Ottilie Brackmoor")).level;
  assert.equal(level("Ottilie B."), "oneWord");
  assert.equal(level("ottilie b"), "oneWord");
  assert.equal(level("Ottilie K."), "conflict");
  assert.equal(level("Odette B."), "conflict");
});
