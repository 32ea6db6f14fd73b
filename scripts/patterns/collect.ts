import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import ts from "typescript";

/** A regular expression of the sources. */
export interface Pattern {
  readonly source: string;
  readonly flags: string;
  /** Where it is first written, or made. */
  readonly file: string;
}

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/**
 * Every pattern that Candor runs on what others wrote: the literals of `src` and `web/src`, and those that modules of
 * `src` make of others, and of lists, while they are loaded. What is made of a caller's words later (with their special
 * characters escaped) is not among them.
 */
export function collectPatterns(): readonly Pattern[] {
  const files = globSync(["src/**/*.ts", "web/src/**/*.{ts,tsx}"], { cwd: ROOT }).sort();
  const makers = files.filter((file) => file.startsWith("src/") && makesPatterns(read(file)));
  const all = [...files.flatMap(literalsOf), ...madeBy(makers)];
  return [...new Map(all.map((pattern) => [keyOf(pattern), pattern])).values()];
}

/**
 * What a verdict is kept under. A pattern of many words is as fast with one word more: nine or more plain words beside
 * one another count as `words`, so that a list may grow without a new judgement.
 */
export function keyOf({ source, flags }: Pick<Pattern, "source" | "flags">): string {
  const shape = source.replace(PLAIN_WORDS, (_, open: string) => `${open}words`);
  return createHash("sha256").update(`/${shape}/${flags}`).digest("hex").slice(0, 12);
}

const PLAIN_WORDS = /(\((?:\?:|\?<\w+>)?)[\p{L}\p{M}\d '’-]+(?:\|[\p{L}\p{M}\d '’-]+){8,}(?=\))/gu;

function read(file: string): string {
  return readFileSync(`${ROOT}/${file}`, "utf8");
}

/** A process that is started for its task alone would begin it. */
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

/** In a process of its own, whose `RegExp` remembers what it was asked for. */
function madeBy(files: readonly string[]): readonly Pattern[] {
  const ran = spawnSync(process.execPath, [fileURLToPath(new URL("made.mjs", import.meta.url)), ROOT, ...files], {
    encoding: "utf8",
    maxBuffer: 1 << 28,
  });
  if (ran.status !== 0) throw new Error(`the sources could not be loaded: ${ran.stderr}`);
  return JSON.parse(ran.stdout) as Pattern[];
}
