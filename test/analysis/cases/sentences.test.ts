import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { judgeCase } from "../../../src/analysis/cases/judge-case.ts";

const FOLDER = new URL("sentences/", import.meta.url);
/** In the script of the language. */
const NAMES: Readonly<Record<string, string>> = { uk: "Соломія Верестун" };

for (const file of readdirSync(FOLDER)) {
  const lang = file.slice(0, file.indexOf("."));
  test(`Reads in ${new Intl.DisplayNames("en", { type: "language" }).of(lang)} what is said of a person, and not what is said of others`, () => {
    const name = NAMES[lang] ?? "Sidonia Vexford";
    const wrong = readFileSync(new URL(file, FOLDER), "utf8")
      .split("\n")
      .filter((line) => line !== "" && !line.startsWith("#"))
      .flatMap((line) => {
        const [stage = "", told = ""] = line.split(" | ");
        const text = told.replaceAll("@", name).replaceAll(String.raw`\n`, "\n");
        const said = judgeCase(text, [name], lang, undefined, (years) => years === 47)?.last.stage ?? "-";
        return said === stage ? [] : [`${said} instead of ${stage}: ${told}`];
      });
    assert.deepEqual(wrong, []);
  });
}

test("A surname that is also a town stays a part of the name in its genitive", () => {
  const told = "Ada Mary Lincoln was jailed for fraud. On Monday the court quashed Ada Mary Lincoln's conviction.";
  assert.equal(judgeCase(told, ["Ada Mary Lincoln"], "en")?.last.stage, "overturned");
});
