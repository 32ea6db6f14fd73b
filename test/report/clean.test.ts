import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import * as fc from "fast-check";
import { glyphTable, TABLE_PATH } from "../../scripts/generate-glyphs.ts";
import { breakable, clean, cleanLine, isCovered } from "../../src/report/clean.ts";

test("the coverage table matches the installed fonts", () => {
  assert.equal(readFileSync(TABLE_PATH, "utf8"), glyphTable());
});

test("the fonts cover Latin, Greek, Cyrillic, Arabic, Hebrew, Devanagari, Thai, Chinese, Japanese, Korean and emoji", () => {
  for (const character of "aßΩжعשहก汉倉ロ한🚀✓") assert.ok(isCovered(character.codePointAt(0) ?? 0), character);
});

test("for any input, a clean text is well-formed and every code point can be drawn or shapes its neighbours", () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.integer({ min: 0, max: 0x10ffff }).map((point) => String.fromCodePoint(point)) }),
      (value) => {
        const text = clean(value);
        assert.ok(text.isWellFormed());
        for (const character of text) {
          const point = character.codePointAt(0) ?? 0;
          const shapes = (point >= 0x200c && point <= 0x200f) || (point >= 0xfe00 && point <= 0xfe0f);
          const known = point === 0x0a || isCovered(point) || shapes || (point >= 0xe0020 && point <= 0xe007f);
          assert.ok(known, `U+${point.toString(16)}`);
        }
      },
    ),
    { numRuns: 2000 },
  );
});

test("cleaning a clean text changes nothing", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (value) => {
      assert.equal(clean(clean(value)), clean(value));
    }),
  );
});

test("bidirectional overrides, isolates, controls and byte order marks are removed", () => {
  assert.equal(clean("a\u202egnp.exe\u2066\u2069\u0007\ufeff"), "agnp.exe");
});

test("a character that no font draws becomes its compatibility form, else a box", () => {
  assert.equal(clean("𝐀𝔉"), "AF");
  assert.equal(clean("Ꭰ\ue000"), "□□");
});

test("a letter keeps at most three marks", () => {
  assert.equal(clean(`q${"\u0323".repeat(40)}`), `q${"\u0323".repeat(3)}`);
});

test("half of a surrogate pair is drawn as a replacement character, or left out where a long text is cut", () => {
  assert.equal(clean("a\ud800b"), "a\ufffdb");
  assert.equal(clean(`${"a".repeat(19_999)}😀b`), `${"a".repeat(19_999)}…`);
  assert.equal(clean(`${"a".repeat(19_998)}😀b`), `${"a".repeat(19_998)}😀…`);
  assert.doesNotMatch(JSON.stringify(clean("\udc00\ud800")), /\\ud/);
});

test("emoji sequences stay whole, and tag characters remain only in regional flags", () => {
  for (const emoji of ["👩🏽‍🚀", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "🇺🇦", "1️⃣", "☕️"]) assert.equal(clean(emoji), emoji);
  assert.equal(clean("a\u{e0041}\u{e0042}"), "a");
});

test("a line has no line breaks, and no spaces at its ends", () => {
  assert.equal(cleanLine("  a\r\n\tb\u2028c "), "a b c");
  assert.equal(cleanLine("185\u00a0000\u00a0USD\u202f: a\u00a0b"), "185\u00a0000\u00a0USD\u202f: a b");
});

test("a long word gets break opportunities and loses nothing", () => {
  const address = `https://www.example.org/a/very/long/path?with=parameters&and=${"x".repeat(200)}`;
  const text = breakable(address);
  assert.equal(text.replaceAll("\u200b", ""), address);
  assert.ok(text.split("\u200b").every((piece) => piece.length <= 24));
  assert.equal(breakable("short words only stay"), "short words only stay");
});

test("a mark stays on a letter that its font has, and is removed from any other", () => {
  for (const text of ["q\u0323", "עִ", "مُ", "कि", "ที่", "が", "Й", "1️⃣"]) assert.equal(clean(text), text.normalize("NFC"));
  assert.equal(clean("a\u0599"), "a");
  assert.equal(clean("\ue000\u0338"), "□");
  assert.equal(clean("\u0301 \u0301x"), " x");
});
