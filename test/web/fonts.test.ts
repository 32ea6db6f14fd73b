import assert from "node:assert/strict";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { test } from "node:test";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

test("The letters of every language of the interface are in a small font, not in the one of 85 kB", () => {
  const css = readFileSync(`${ROOT}web/src/styles/fonts.css`, "utf8");
  const ranges = [...css.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)].map(([, from = "", to = from]) =>
    [from, to].map((digits) => Number.parseInt(digits, 16)),
  );
  const catalogues = ["de", "en", "es", "fr", "lt"].flatMap((language) =>
    readdirSync(`${ROOT}src/words/${language}`, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => readFileSync(`${parentPath}/${name}`, "utf8")),
  );
  const letters = new Set(catalogues.join("").match(/[\p{L}--[\u0000-\u00ff]]/gv));
  assert.ok(letters.size > 10, [...letters].join(""));
  const missing = [...letters].filter((letter) => {
    const code = letter.codePointAt(0) ?? 0;
    return /\p{Script=Latin}/u.test(letter) && !ranges.some(([from = 0, to = 0]) => code >= from && code <= to);
  });
  assert.deepEqual(missing, []);
  assert.ok(statSync(`${ROOT}web/src/fonts/inter-latin-a.woff2`).size < 20_000);
  const index = readFileSync(`${ROOT}web/src/styles/index.css`, "utf8");
  assert.ok(
    index.indexOf("./fonts.css") > index.indexOf("inter/wght.css"),
    "the later of two fonts for a letter is loaded",
  );
});
