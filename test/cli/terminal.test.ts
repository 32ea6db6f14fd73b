import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { openTerminal, type Output, printable } from "../../src/cli/terminal.ts";

/** Any UTF-16 at all: controls, direction marks, half characters. */
const anyUnits = fc.array(fc.integer({ min: 0, max: 0xffff })).map((units) => String.fromCharCode(...units));

interface Captured extends Output {
  text(): string;
}

function capture(facts: { isTTY?: boolean; columns?: number } = {}): Captured {
  let text = "";
  return { ...facts, write: (part) => ((text += part), true), text: () => text };
}

function open(facts: { isTTY?: boolean; columns?: number }, env: Record<string, string> = {}, json = false) {
  const stdout = capture(facts);
  const stderr = capture(facts);
  return { terminal: openTerminal({ json, env, stdout, stderr }), stdout, stderr };
}

test("colour is only for terminals that want it", () => {
  const styled = "\u001b[31mx\u001b[39m";
  const cases: readonly (readonly [boolean, Record<string, string>, string])[] = [
    [true, {}, styled],
    [true, { TERM: "xterm-256color" }, styled],
    [true, { NO_COLOR: "" }, styled],
    [true, { NO_COLOR: "1" }, "x"],
    [true, { TERM: "dumb" }, "x"],
    [false, {}, "x"],
    [false, { TERM: "xterm-256color" }, "x"],
  ];
  for (const [isTTY, env, wanted] of cases) {
    assert.equal(open({ isTTY }, env).terminal.style("red", "x"), wanted, JSON.stringify({ isTTY, env }));
  }
});

test("progress is shown only if somebody is watching", () => {
  const watched = open({ isTTY: true });
  watched.terminal.progress("collect, 20 %");
  watched.terminal.counter("3 of 9 rows");
  watched.terminal.counter("");
  assert.equal(watched.stderr.text(), "collect, 20 %\n\r\u001b[2K3 of 9 rows\r\u001b[2K");
  assert.equal(watched.stdout.text(), "");
  const piped = open({});
  piped.terminal.progress("collect, 20 %");
  piped.terminal.counter("3 of 9 rows");
  assert.equal(piped.stderr.text() + piped.stdout.text(), "");
  piped.terminal.note("No matches.");
  assert.equal(piped.stderr.text(), "No matches.\n");
});

test("the width is that of the terminal, of COLUMNS, or 100, and never under 40", () => {
  assert.equal(open({ isTTY: true, columns: 132 }).terminal.columns, 132);
  assert.equal(open({ isTTY: true, columns: 132 }, { COLUMNS: "80" }).terminal.columns, 80);
  assert.equal(open({}).terminal.columns, 100);
  assert.equal(open({}, { COLUMNS: "wide" }).terminal.columns, 100);
  assert.equal(open({}, { COLUMNS: "-3" }).terminal.columns, 40);
  assert.equal(open({ columns: 12 }).terminal.columns, 40);
});

test("a raw text reaches a file unchanged, and a terminal without its control characters", () => {
  const text = "a\u001b]0;owned\u0007\r\nb";
  const piped = open({});
  piped.terminal.printRaw(text);
  assert.equal(piped.stdout.text(), text);
  const watched = open({ isTTY: true });
  watched.terminal.printRaw(text);
  assert.equal(watched.stdout.text(), "a␛]0;owned␇ \nb\n");
});

test("JSON means the same after its invisible characters are escaped", () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const { terminal, stdout } = open({}, {}, true);
      terminal.printJson(value);
      assert.deepEqual(JSON.parse(stdout.text()), JSON.parse(JSON.stringify(value)));
    }),
  );
  const { terminal, stdout } = open({}, {}, true);
  terminal.printJson({ name: "a\u202eb\u009bc" });
  assert.equal(stdout.text(), '{\n  "name": "a\\u202eb\\u009bc"\n}\n');
});

test("a printable text has no control, direction mark or half character", () => {
  fc.assert(
    fc.property(anyUnits, (text) => {
      const shown = printable(text);
      assert.equal(/[\p{Cc}\p{Cs}\u200e\u200f\u2028-\u202e\u2066-\u2069]/u.test(shown), false);
      assert.equal(printable(shown), shown);
    }),
  );
  assert.equal(printable("a\ud800b"), "a\ufffdb");
});
