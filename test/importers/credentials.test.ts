import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { bareName } from "../../src/importers/credentials.ts";

test("A name loses the titles before it and what was earned behind it", () => {
  assert.equal(bareName("Dr. Ada Finch, PMP"), "Ada Finch");
  assert.equal(bareName("Hon. Ada Finch KC"), "Ada Finch");
  assert.equal(bareName("Hon Ada Finch"), "Hon Ada Finch");
  assert.equal(bareName("Ada Finch, Jr."), "Ada Finch, Jr.");
  assert.equal(bareName("Ada Finch,"), "Ada Finch");
  assert.equal(bareName("ADA FINCH, PMP"), "ADA FINCH, PMP");
});

test("Some of every name remains, in the order in which it was written", () => {
  const words = fc.array(fc.constantFrom(",", " ", "AA", "PhD", "Dr.", "Ada", "Finch", ", ", "Jr.", "-", "Đ"), {
    minLength: 1,
  });
  fc.assert(
    fc.property(words, (parts) => {
      const name = parts.join("");
      const bare = bareName(name);
      assert.equal(bare === "", name === "");
      let from = 0;
      for (const letter of bare.replaceAll(/[\s,]/g, "")) {
        const at = name.indexOf(letter, from);
        assert.ok(at >= from, name);
        from = at + 1;
      }
    }),
  );
});
