import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import ts from "typescript";

/** A regular expression in the sources. */
export interface Pattern {
  readonly source: string;
  readonly flags: string;
  /** The file in which it is first written or constructed. */
  readonly file: string;
}

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/**
 * Every pattern that Candor runs on other people's text: the literals in `src` and `web/src`, and those that modules in
 * `src` construct from others, and from lists, while they are loaded and while the sentences of each language are read.
 * Patterns constructed from a caller's words (with special characters escaped) are not included.
 */
export function collectPatterns(): readonly Pattern[] {
  collected ??= collect();
  return collected;
}

/** Collected once per process, because it takes seconds. */
let collected: readonly Pattern[] | undefined;

function collect(): readonly Pattern[] {
  const files = globSync(["src/**/*.ts", "web/src/**/*.{ts,tsx}"], { cwd: ROOT }).sort();
  const makers = files.filter((file) => file.startsWith("src/") && makesPatterns(read(file)));
  const all = [...files.flatMap(literalsOf), ...madeBy(makers)];
  return [...new Map(all.map((pattern) => [keyOf(pattern), pattern])).values()];
}

/**
 * The key of a verdict. One word more does not make a pattern of many words slower: nine or more adjacent plain words
 * count as `words`, so that a list may grow without a new verdict.
 */
export function keyOf({ source, flags }: Pick<Pattern, "source" | "flags">): string {
  const shape = source.replace(PLAIN_WORDS, (_, open: string) => `${open}words`);
  return createHash("sha256").update(`/${shape}/${flags}`).digest("hex").slice(0, 12);
}

const PLAIN_WORDS = /(\((?:\?:|\?<\w+>)?)[\p{L}\p{M}\d '’-]+(?:\|[\p{L}\p{M}\d '’-]+){8,}(?=\))/gu;

function read(file: string): string {
  return readFileSync(`${ROOT}/${file}`, "utf8");
}

/** Modules that start work when they are loaded, as a process or thread of their own, must be left out. */
function makesPatterns(text: string): boolean {
  return /\bnew RegExp\(|\bpattern\(/.test(text) && !/^(?:import .*node:worker_threads|#!)/m.test(text);
}

function literalsOf(file: string): Pattern[] {
  const kind = file.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const found: Pattern[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf("/");
      found.push({ source: node.text.slice(1, end), flags: node.text.slice(end + 1), file });
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest, false, kind));
  return found;
}

/** Runs in a separate process, whose `RegExp` records its arguments. */
function madeBy(files: readonly string[]): readonly Pattern[] {
  const ran = spawnSync(process.execPath, [fileURLToPath(new URL("made.mjs", import.meta.url)), ROOT, ...files], {
    encoding: "utf8",
    maxBuffer: 1 << 28,
  });
  if (ran.status !== 0) throw new Error(`the sources could not be loaded: ${ran.stderr}`);
  return JSON.parse(ran.stdout) as Pattern[];
}
