import assert from "node:assert/strict";
import { test } from "node:test";
import { Cited, CitedText, type CitedTree, cite, flatten, Unknown } from "../../src/sections/cited.ts";
import type { Fragment } from "../../src/sections/section.ts";

const claim = { id: "c1" };
const other = { id: "c2" };

test("The type of a profile only accepts cited values, and unknown ones only for required members", () => {
  const company = cite("Norden Press", claim);
  const allowed: Fragment = {
    fullName: cite("Ines Calder", claim),
    experiences: [{ title: new Unknown(""), company, location: cite("Graz", claim) }],
  };
  const refused: readonly Fragment[] = [
    // @ts-expect-error -- a bare value
    { fullName: "Ines Calder" },
    // @ts-expect-error -- an optional field without evidence must be left out
    { fullName: new Unknown("") },
    // @ts-expect-error -- a bare member of an entry
    { experiences: [{ title: "Editor", company }] },
    // @ts-expect-error -- an optional member without evidence
    { experiences: [{ title: new Unknown(""), company, location: new Unknown("") }] },
    // @ts-expect-error -- a whole entry without any source
    { experiences: [new Unknown({ title: "", company: "" })] },
    // @ts-expect-error -- a field that the wire contract lacks
    { shoeSize: cite(39, claim) },
  ];
  // @ts-expect-error -- evidence cannot be an empty list
  const empty: Cited<string> = new Cited("Ines Calder", []);
  // @ts-expect-error -- a number cannot be cited as a text
  const wrong: CitedTree<string> = cite(1971, claim);
  assert.deepEqual(
    [Object.keys(allowed), refused.length, empty.evidence, wrong.value],
    [["fullName", "experiences"], 6, [], 1971],
  );
});

test("Flattening a profile rejects values without evidence that the types let through", () => {
  for (const bare of ["Ines Calder", 1971, true, null]) {
    assert.throws(() => flatten({ fullName: bare }), /without evidence at \/fullName/);
    assert.throws(() => flatten({ experiences: [{ company: bare }] }), /without evidence at \/experiences\/0\/company/);
  }
  assert.throws(() => cite("Ines Calder"), /without evidence/);
  assert.throws(() => cite("Ines Calder", []), /without evidence/);
});

test("Flattening lists every pointer with its claims or as unknown, and sentences by their position", () => {
  const { data, evidence, unknown } = flatten({
    fullName: cite("Ines Calder", claim, [claim, other]),
    skills: undefined,
    experiences: [{ "a/b": cite("Norden Press", other), title: new Unknown("") }],
    overviewSummary: new CitedText([cite("She sails.", claim), cite("She ties knots.", other)]),
  });
  assert.deepEqual(data, {
    fullName: "Ines Calder",
    experiences: [{ "a/b": "Norden Press", title: "" }],
    overviewSummary: "She sails. She ties knots.",
  });
  assert.deepEqual(evidence, {
    "/fullName": ["c1", "c2"],
    "/experiences/0/a~1b": ["c2"],
    "/overviewSummary#char=0,10": ["c1"],
    "/overviewSummary#char=11,26": ["c2"],
    "/overviewSummary": ["c1", "c2"],
  });
  assert.deepEqual(unknown, ["/experiences/0/title"]);
});
