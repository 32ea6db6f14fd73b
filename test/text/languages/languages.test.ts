import { deepEqual, ok } from "node:assert/strict";
import { existsSync, globSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { test } from "node:test";
import type { CorpusSentence } from "../../../src/text/languages/corpus.ts";
import { readWordList } from "../../../src/lists/word-list.ts";
import { CUES, cue } from "../../../src/text/languages/cues.ts";
import { LANGUAGES, WORDED } from "../../../src/text/languages/languages.ts";
import { readText } from "../../../src/text/read.ts";

for (const { lang } of LANGUAGES)
  test(`Sentences in ${lang} say what their corpus has beside them, and nothing else`, async () => {
    const path = new URL(`../../../src/text/languages/${lang}/corpus.ts`, import.meta.url);
    ok(existsSync(fileURLToPath(path)), `${lang} has no corpus`);
    const { corpus } = (await import(path.href)) as { corpus: readonly CorpusSentence[] };
    for (const { text, jobs, schools } of corpus) {
      const said = readText(text, { subject: "Ada Finch", lang, about: true });
      deepEqual(
        said.flatMap((statement) =>
          statement.property === "experience"
            ? [{ company: statement.value.company, title: statement.value.title }]
            : [],
        ),
        jobs.map(({ company, title }) => ({ company, title })),
        text,
      );
      deepEqual(
        said.flatMap((statement) => (statement.property === "education" ? [statement.value.school] : [])),
        schools,
        text,
      );
    }
  });

test("Every folder of a language has its line", () => {
  const folder = new URL("../../../src/text/languages/", import.meta.url);
  const folders = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  deepEqual(folders.map(({ name }) => name).toSorted(), LANGUAGES.map(({ lang }) => lang).toSorted());
});

test("A cue in a language's list is one that is asked for, and every cue has its words", () => {
  const told = LANGUAGES.flatMap(({ lang }) => {
    const path = new URL(`../../../src/text/languages/${lang}/cues.txt`, import.meta.url);
    return existsSync(path) ? [...readWordList(path).headings.keys()].map((heading) => ({ lang, heading })) : [];
  });
  deepEqual(
    told.filter(({ heading }) => !Object.hasOwn(CUES, heading)),
    [],
  );
  const names = Object.keys(CUES) as (keyof typeof CUES)[];
  deepEqual(
    names.filter((name) => cue(name) === "(?!)"),
    [],
  );
  const root = new URL("../../../src/", import.meta.url);
  const readers = globSync("**/*.ts", { cwd: root, exclude: ["text/languages/cues.ts"] })
    .map((path) => readFileSync(new URL(path, root), "utf8"))
    .join("");
  deepEqual(
    names.filter((name) => !readers.includes(`"${name}"`)),
    [],
    "cues that no reader reads",
  );
});

/** Half as much again as the nearest two have in common: of Spanish words 31 % are Portuguese, of Ukrainian ones 22 % Russian. */
const MAX_SHARED = 0.45;

test("A language is no copy of another: most of its words are its own, and all the sentences of its corpus", async () => {
  const listed = WORDED.map(({ lang, words }) => {
    const lines = words.trim().split("\n");
    return { lang, words: new Set(lines.flatMap((line) => line.trim().split(" ").slice(1).join(" ").split(/;\s*/u))) };
  });
  const copies = listed.flatMap(({ lang, words }) =>
    listed
      .filter((other) => other.lang !== lang && words.intersection(other.words).size > MAX_SHARED * words.size)
      .map((other) => `${lang}: ${other.lang}`),
  );
  deepEqual(copies, []);
  const sentences: { readonly lang: string; readonly text: string }[] = [];
  for (const { lang } of LANGUAGES) {
    const path = new URL(`../../../src/text/languages/${lang}/corpus.ts`, import.meta.url);
    const { corpus } = (await import(path.href)) as { corpus: readonly CorpusSentence[] };
    ok(corpus.length > 0, `${lang} has an empty corpus`);
    for (const { text } of corpus) sentences.push({ lang, text });
  }
  const texts = Map.groupBy(sentences, ({ text }) => text);
  deepEqual(
    [...texts.values()].filter((those) => those.length > 1),
    [],
  );
});

test("A word stands once in its class", () => {
  const twice = WORDED.flatMap(({ lang, words }) =>
    words
      .trim()
      .split("\n")
      .flatMap((line) => {
        const [name = "", ...rest] = line.split(" ");
        const listed = rest.join(" ").split(/;\s*/u);
        return listed.filter((word, index) => listed.indexOf(word) !== index).map((word) => `${lang} ${name}: ${word}`);
      }),
  );
  deepEqual(twice, []);
});

test("Each part of a Polish name keeps its capital in the nominative", () => {
  for (const text of [
    "Ada Finch jest adiunktką na Uniwersytecie Kaszubsko-Wolińskim.",
    "Pracuje jako adiunkt na Uniwersytecie Kaszubsko-Wolińskim.",
  ]) {
    const [said] = readText(text, { subject: "Ada Finch", lang: "pl", about: true });
    ok(said?.property === "experience" && said.value.company === "Uniwersytet Kaszubsko-Woliński", text);
  }
});
