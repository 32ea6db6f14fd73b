import assert from "node:assert/strict";
import { test } from "node:test";
import { initialsText, isolateNames, line, lines, scriptOf, shortLine } from "../../src/report/text.ts";

test("Latin text is a bare string", () => {
  assert.equal(line("Zoë Ångström"), "Zoë Ångström");
});

test("the first letter decides language and direction, kana and hangul the font", () => {
  assert.deepEqual(scriptOf("ليلى الشامي"), { lang: "ar", rtl: true, font: "arabic" });
  assert.deepEqual(scriptOf("«שלום»"), { lang: "he", rtl: true, font: "latin" });
  assert.deepEqual(scriptOf("倉庫ロボット"), { lang: "ja", rtl: false, font: "japanese" });
  assert.deepEqual(scriptOf("김민준"), { lang: "ko", rtl: false, font: "korean" });
  assert.deepEqual(scriptOf("王晓明"), { lang: "zh", rtl: false, font: "latin" });
  assert.equal(scriptOf("Ken 健一")?.lang, undefined);
});

test("free text keeps its paragraphs and at most one blank line between them", () => {
  assert.equal(lines("  a \n\n\n\n b\r\nc  "), "a\n\nb\nc");
});

test("initials are the first letters of the first and last name, in any script", () => {
  assert.equal(initialsText("mariam yosefa kovalenko"), "MK");
  assert.equal(initialsText("Ida"), "I");
  assert.equal(initialsText("42 !"), "");
  assert.deepEqual(initialsText("王 晓明"), { s: "王晓", lang: "zh", rtl: false, font: "latin" });
});

test("a short line is cut between graphemes, and wide letters count twice", () => {
  assert.equal(shortLine("Ōsaka Fulfilment Robotics", 10), "Ōsaka Fulf…");
  assert.equal(
    typeof shortLine("東京ロボット株式会社", 8) === "object" &&
      (shortLine("東京ロボット株式会社", 8) as { s: string }).s,
    "東京ロボ…",
  );
  assert.equal(shortLine("👩🏽‍🚀👩🏽‍🚀", 2), "👩🏽‍🚀…");
});

test("the years after an Arabic name in a sentence stay in order, because the name is isolated", () => {
  assert.equal(
    isolateNames("ليلى الشامي worked at دار النشر (2010–2019)."),
    "\u2067ليلى الشامي\u2069 worked at \u2067دار النشر\u2069 (2010–2019).",
  );
  assert.equal(isolateNames("Nothing of the kind (2010)."), "Nothing of the kind (2010).");
});
