import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { displayWidth, renderTable, wrapText } from "../../src/cli/table.ts";
import { printable, type Style } from "../../src/cli/terminal.ts";

const plain: Style = (_name, text) => text;

/** Any UTF-16 at all: controls, direction marks, half characters. */
const anyUnits = fc.array(fc.integer({ min: 0, max: 0xffff })).map((units) => String.fromCharCode(...units));

/** Texts in many scripts, wide characters, marks, emoji and long addresses. */
const anyText = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 60 }),
  anyUnits,
  fc
    .array(
      fc.constantFrom(
        "Ада",
        "王小明",
        "김민수",
        "أمينة",
        "👩🏽‍🚀",
        "é",
        "e\u0301",
        "ｶﾞ",
        "https://example.org/a/b",
        "-",
      ),
      {
        maxLength: 12,
      },
    )
    .map((words) => words.join(" ")),
);

/** Everything but space, in a stable order. */
function charactersOf(text: string): readonly string[] {
  return [...text.replace(/\s/g, "")].sort();
}

test("a character takes as many columns as a terminal gives it", () => {
  const widths = { "": 0, abc: 3, ä: 1, "e\u0301": 1, 王: 2, 김: 2, ｶ: 1, Ａ: 2, "👩🏽‍🚀": 2, "❤️": 2, "\u200b": 0 };
  for (const [text, width] of Object.entries(widths)) assert.equal(displayWidth(text), width, JSON.stringify(text));
});

test("a wrapped text loses only the spaces at its breaks, and no line is too wide", () => {
  fc.assert(
    fc.property(anyText, fc.integer({ min: 2, max: 60 }), (raw, width) => {
      const text = printable(raw, "\n");
      const lines = wrapText(text, width);
      assert.equal(lines.join("").replace(/\s/g, ""), text.replace(/\s/g, ""));
      for (const line of lines) assert.ok(displayWidth(line) <= width, `${displayWidth(line)} > ${width}`);
    }),
  );
});

test("a text that fits is unchanged", () => {
  assert.deepEqual(wrapText("one two", 7), ["one two"]);
  assert.deepEqual(wrapText("one two", 6), ["one", "two"]);
  assert.deepEqual(wrapText("one\ntwo", 20), ["one", "two"]);
  assert.deepEqual(wrapText("abcdefgh", 3), ["abc", "def", "gh"]);
  assert.deepEqual(wrapText("王小明", 4), ["王小", "明"]);
});

test("a table is never wider than allowed, and its columns are aligned", () => {
  const row = fc.tuple(anyText, anyText, anyText);
  fc.assert(
    fc.property(fc.array(row, { minLength: 1, maxLength: 6 }), fc.integer({ min: 40, max: 120 }), (rows, available) => {
      const columns = [{ title: "name" }, { title: "count", align: "right" as const }, { title: "where" }];
      const text = renderTable(columns, rows, available, plain);
      for (const line of text.split("\n")) assert.ok(displayWidth(line) <= available, line);
      // Each cell separately: halves of a pair in two cells do not form a character.
      const wanted = ["name", "count", "where", ...rows.flat()].map((cell) => printable(cell, "\n"));
      assert.deepEqual(charactersOf(text), charactersOf(wanted.join("")));
    }),
  );
});

test("every cell of a table is shown in full, however narrow it is", () => {
  fc.assert(
    fc.property(anyText, fc.integer({ min: 40, max: 100 }), (cell, available) => {
      const columns = [{ title: "" }, { title: "" }];
      const lines = renderTable(columns, [["", cell]], available, plain).split("\n");
      const wanted = printable(cell, "\n").replace(/\s/g, "");
      assert.equal(lines.join("").replace(/\s/g, ""), wanted);
    }),
  );
});

test("a column of IDs is never broken, even if the table becomes too wide", () => {
  const id = "01a1fd5e-7a10-7b85-a909-5302f37893bc";
  const columns = [{ title: "name" }, { title: "id", whole: true }];
  const text = renderTable(columns, [["Amara Okonkwo, structural engineer", id]], 40, plain);
  assert.ok(text.includes(id));
  assert.ok(text.split("\n").length > 2);
});

test("wide characters do not shift the columns after them", () => {
  const columns = [{ title: "name" }, { title: "place" }];
  const lines = renderTable(
    columns,
    [
      ["王小明", "x"],
      ["Ada", "y"],
      ["e\u0301l", "z"],
    ],
    40,
    plain,
  ).split("\n");
  assert.deepEqual(lines, ["name    place", "王小明  x", "Ada     y", "e\u0301l      z"]);
});

test("numbers are right-aligned, and a table without titles has no header", () => {
  const lines = renderTable(
    [{ title: "" }, { title: "", align: "right" }],
    [
      ["a", "7"],
      ["b", "700"],
    ],
    40,
    plain,
  );
  assert.deepEqual(lines.split("\n"), ["a    7", "b  700"]);
});

test("colour surrounds the text and not the padding", () => {
  const style: Style = (name, text) => `<${name}>${text}</${name}>`;
  const columns = [{ title: "outcome", style: () => "green" as const }, { title: "ms" }];
  assert.equal(
    renderTable(columns, [["found", "1"]], 40, style),
    "<bold>outcome</bold>  <bold>ms</bold>\n<green>found</green>    1",
  );
});

test("collected data cannot control the terminal", () => {
  const table = renderTable([{ title: "" }], [["a\u001b[2Jb\u202ec\u0007d\te"]], 40, plain);
  // oxlint-disable-next-line no-control-regex -- exactly these are looked for
  assert.equal(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e]/.test(table), false);
  assert.ok(table.startsWith("a␛[2Jb"));
});
