import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { closeInPage, keepOpenPassages } from "../../src/service/open-passages.ts";

const text = (data: string, ...passages: readonly (readonly [number, number, boolean])[]) =>
  keepOpenPassages(
    data,
    passages.map(([from, to, open]) => ({ locator: `char=${from},${to}`, open })),
    false,
  );

test("Only a text's open passages and line breaks remain, in place", () => {
  assert.equal(text("one two\nthree", [4, 7, true]), "████two\n█████");
  assert.equal(text("one two", [0, 3, false]), "███████");
  assert.equal(text("one", [0, 3, true]), "one");
});

test("Nothing remains of JSON that nests too deeply", () => {
  const deep = `{"name":"Ines","more":${"[".repeat(20_000)}"]"${"]".repeat(20_000)}}`;
  for (const rest of [true, false]) {
    const kept = keepOpenPassages(deep, [{ locator: "/name", open: true }], true, rest);
    assert.match(kept, /^█+$/);
    assert.equal(kept.length, deep.length);
  }
});

test("Of nested passages the innermost decides, and of identical ones the open one", () => {
  assert.equal(text("abcdefgh", [0, 8, true], [2, 6, false], [3, 4, true]), "ab█d██gh");
  assert.equal(text("abc", [0, 3, false], [0, 3, true]), "abc");
  const json = (data: unknown, ...passages: readonly (readonly [string, boolean])[]) =>
    JSON.parse(
      keepOpenPassages(
        JSON.stringify(data),
        passages.map(([locator, open]) => ({ locator, open })),
        true,
      ),
    ) as unknown;
  const data = { name: "Ines", breaches: [{ name: "Leak", date: 1 }], "a/b": { "~": [true, null] } };
  assert.deepEqual(json(data, ["/name", true], ["/breaches/0", false]), {
    name: "Ines",
    breaches: [{ name: "█", date: "█" }],
    "a/b": { "~": ["█", null] },
  });
  assert.deepEqual(json(data, ["", true], ["/breaches/0/name", false], ["/a~1b/~0/0", false]), {
    name: "Ines",
    breaches: [{ name: "█", date: 1 }],
    "a/b": { "~": ["█", null] },
  });
});

test("A text keeps its length, and shows nothing outside its open passages", () => {
  const ranges = fc.array(fc.tuple(fc.nat(40), fc.nat(40), fc.boolean()), { maxLength: 8 });
  fc.assert(
    fc.property(fc.string({ maxLength: 40, unit: "binary" }), ranges, (data, drawn) => {
      const passages = drawn.map(([a, b, open]) => [Math.min(a, b), Math.max(a, b), open] as const);
      const kept = text(data, ...passages);
      assert.equal(kept.length, data.length);
      for (let at = 0; at < data.length; at++) {
        const open = passages.some(([from, to, shown]) => shown && from <= at && at < to);
        const closed = passages.some(([from, to, shown]) => !shown && from <= at && at < to);
        if (!open && data[at] !== "\n") assert.equal(kept[at], "█");
        if (open && !closed) assert.equal(kept[at], data[at]);
      }
    }),
  );
});

test("Words closed in the data of a page leave its punctuation and the names of its members", () => {
  const page = (data: string) => `<p>my wife Ida</p><script type="application/ld+json">${data}</script>`;
  const data = '{"spouse": {"name": "Ida", "age": 41}, "name": "A\\u0041"}';
  const kept = keepOpenPassages(page(data), [{ locator: "char=0,200", open: false }], false);
  assert.match(kept, /^█{18}<script█+application\/ld\+json█>.*<\/script█$/);
  assert.match(kept, /\{"spouse": \{"name": "███", "age": ██\}, "name": "█{7}"\}/);
  const blank = (text: string) => text.replace(/wife|Ida|spouse.*name|41/g, (words) => "█".repeat(words.length));
  const open = page(data);
  assert.equal(
    closeInPage(open, blank),
    `<p>my ████ ███</p><script type="application/ld+json">{"spouse": {"name": "███", "age": 41}, "name": "A██████"}</script>`,
  );
});
