import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { normalize } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { LANGUAGES, lexiconFor } from "../src/text/languages/languages.ts";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
/** Rooms that read other people's texts. Candor's own wording is in `words`, a source's in the source's folder. */
const READERS =
  "{analysis,connectors/findings,connectors/pages,documents,domain,importers,matching,names,reading,search,second-reader,sections,text}";
const files = globSync(`src/${READERS}/**/*.ts`, { cwd: ROOT })
  .map(normalize)
  .filter((path) => !/\/languages\/[a-z]{2}\/|\bweights\.ts$/u.test(path))
  .sort();

const SPELLED = [
  "src/domain/due-date.ts", // names of authorities
  "src/importers/tables/decode.ts", // letters produced by a wrong encoding
  "src/names/parts.ts", // letters of names, and their transliterations
  "src/names/scripts.ts",
];
/** How East Asian dates mark year, month and day; letters that coincide with others. */
const MARKS = /[年月日ßłøıиі]/gu;

test("words of other languages are in the languages' folders", () => {
  const others = LANGUAGES.flatMap(({ lang }) => (lang === "en" ? [] : (lexiconFor(lang) ?? [])));
  const english = lexiconFor("en");
  const isForeign = (word: string) => !english?.isListed(word) && others.some((lexicon) => lexicon.isListed(word));
  const wrong = literals(files.filter((path) => !SPELLED.includes(path))).flatMap(({ at, text }) => {
    const spelled = wordsOnly(text).match(/\p{L}*[^\P{L}\p{ASCII}]\p{L}*/gu) ?? [];
    const beyond = spelled.filter((word) => word.replaceAll(MARKS, "") !== "");
    const foreign = new Set(listsIn(text).flat().filter(isForeign));
    const long = [...foreign].filter((word) => word.length > 3);
    return beyond.length > 0 || long.length > 1 ? [`${at} ${[...beyond, ...long].join(" ")}`] : [];
  });
  assert.deepEqual(wrong, []);
});

/** Lists that are not words of a language. */
const NO_WORDS = [
  "src/analysis/revealing.ts", // headings of its lists
  "src/connectors/pages/cv/rtf-text.ts", // commands of RTF
  "src/connectors/pages/page-text.ts", // elements of HTML
  "src/connectors/pages/person-page.ts", // types of schema.org
  "src/connectors/pages/zones.ts", // classes and roles of HTML
  "src/domain/platform.ts", // hosts of platforms
  "src/domain/identifier.ts", // URL parameters
  "src/importers/sort-files.ts", // file name extensions
  "src/matching/compare-keys.ts", // kinds of identifiers
  "src/sections/told-roles.ts", // months
  "src/text/document/chapters.ts", // properties
  "src/text/document/places.ts", // platforms
  "src/text/document/structure.ts", // elements of HTML
];

/** A word, or a few, as written. */
const PLAIN = /^\p{L}[\p{L}'’? -]+$/u;

test("a list of words is a file, not a literal", () => {
  const wrong = literals(files.filter((path) => !NO_WORDS.includes(path))).flatMap(({ at, text }) => {
    const longest = Math.max(0, ...listsIn(text).map((words) => words.filter((word) => PLAIN.test(word)).length));
    const run = /^\s*(?:[\p{Ll}'-]{3,}\s+){11}/u.test(text);
    return longest >= 10 || run ? [`${at} ${text.slice(0, 60)}`] : [];
  });
  assert.deepEqual(wrong, []);
});

test("a word of another language and a list of words are detected in code", () => {
  assert.deepEqual(listsIn("^(?:one|two (?:x|y)|three)$"), [
    ["x", "y"],
    ["one", "two (?:x|y)", "three"],
  ]);
  assert.deepEqual(listsIn("a(?:${B}|c|d)e"), [["${B}", "c", "d"]]);
  assert.equal(wordsOnly("\\p{Lu}[äö]é\\b"), "  é ");
});

interface Literal {
  readonly at: string;
  readonly text: string;
}

/** Strings, templates and regular expressions as written, without their delimiters. */
function literals(paths: readonly string[]): readonly Literal[] {
  return paths.flatMap((path) => {
    const file = ts.createSourceFile(path, readFileSync(`${ROOT}/${path}`, "utf8"), ts.ScriptTarget.Latest, true);
    const found: Literal[] = [];
    const visit = (node: ts.Node): void => {
      if (ts.isRegularExpressionLiteral(node) || ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) {
        const line = file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1;
        found.push({
          at: `${path}:${line}`,
          text: node
            .getText(file)
            .slice(1)
            .replace(/[/"'`]\w*$/u, ""),
        });
      }
      ts.forEachChild(node, visit);
    };
    visit(file);
    return found;
  });
}

/** A pattern without its classes and escapes. */
function wordsOnly(text: string): string {
  return text.replaceAll(/\\\\?p\{\w+\}|\[[^\]]*\]|\\\\?./giu, " ");
}

/** The alternatives of each group in a pattern, and of the whole. */
function listsIn(text: string): readonly (readonly string[])[] {
  const lists: string[][] = [];
  const open: string[][] = [[""]];
  const add = (part: string) => {
    const group = open.at(-1);
    if (group !== undefined) group[group.length - 1] += part;
  };
  for (const [part] of text.matchAll(/\\.|\[(?:\\.|[^\]\\])*\]|\$\{[^}]*\}|\((?:\?(?::|=|!|<=|<!|<\w+>))?|[^]/gu)) {
    if (part.startsWith("(")) open.push([""]);
    else if (part === "|") open.at(-1)?.push("");
    else if (part === ")" && open.length > 1) {
      const group = open.pop() ?? [];
      lists.push(group);
      add(`(?:${group.join("|")})`);
    } else add(part);
  }
  return [...lists, ...open].filter((group) => group.length > 1);
}
