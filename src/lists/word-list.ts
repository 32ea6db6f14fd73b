import { readFileSync } from "node:fs";

/**
 * The kinds of entries: `words` are taken literally, and so are `names`, which may consist of several words; `pairs`
 * are a word, a colon and its value; `groups` are space-separated words that stand for each other; `phrases` are lines
 * of `analysis/phrase-index.ts`; `patterns` are parts of regular expressions. Words, names and pairs are sorted by code
 * unit, the others are in the order in which they are tried.
 */
export type EntryKind = "words" | "names" | "pairs" | "groups" | "phrases" | "patterns";

/** A section under one heading of a list: its entries, and texts that they must and must not match. */
export interface ListedWords {
  readonly entries: readonly string[];
  readonly matching: readonly string[];
  readonly others: readonly string[];
}

export interface WordList {
  readonly kind: EntryKind;
  /** Where the entries come from, and their licence. */
  readonly source: string;
  readonly licence: string;
  readonly headings: ReadonlyMap<string, ListedWords>;
  /** The entries under a heading; throws if there is none. */
  entries(heading: string): readonly string[];
  /** The patterns under a heading, as alternatives of one regular expression. */
  pattern(heading: string): string;
}

/** Reads a list from a file; if it is invalid, throws with its name and line. */
export function readWordList(file: URL): WordList {
  return parseWordList(readFileSync(file, "utf8"), file.pathname.split("/").at(-1) ?? "");
}

/**
 * Parses a list: first come lines that begin with `#` and describe it, including `# Entries:`, `# Source:` and `#
 * Licence:`; then headings in brackets, each followed by entries, one per line, `+ ` with a text that must match, and
 * `- ` with one that must not.
 */
export function parseWordList(text: string, name: string): WordList {
  const lines = text.split("\n");
  const start = lines.findIndex((line) => !line.startsWith("#"));
  const head = start < 0 ? lines : lines.slice(0, start);
  const headings = readHeadings(lines.slice(head.length), (at, what) => {
    throw new Error(`${name}:${head.length + at + 1}: ${what}`);
  });
  const entries = (heading: string) => {
    const listed = headings.get(heading);
    if (listed === undefined) throw new Error(`${name} has no heading ${heading}`);
    return listed.entries;
  };
  return {
    kind: kindOf(stated(head, "Entries", name), name),
    source: stated(head, "Source", name),
    licence: stated(head, "Licence", name),
    headings,
    entries,
    pattern: (heading) => entries(heading).join("|"),
  };
}

interface HeadingEntries {
  readonly entries: string[];
  readonly matching: string[];
  readonly others: string[];
}

function readHeadings(
  lines: readonly string[],
  fail: (at: number, what: string) => never,
): Map<string, HeadingEntries> {
  const headings = new Map<string, HeadingEntries>();
  let listing: HeadingEntries | undefined;
  for (const [at, line] of lines.entries()) {
    const heading = /^\[([^[\]]+)\]$/u.exec(line)?.[1];
    if (line === "") continue;
    if (line !== line.trim()) fail(at, "blanks around an entry");
    if (heading !== undefined) {
      if (headings.has(heading)) fail(at, `a second heading ${heading}`);
      listing = { entries: [], matching: [], others: [] };
      headings.set(heading, listing);
    } else if (listing === undefined) fail(at, "an entry before the first heading");
    else if (line.startsWith("+ ")) listing.matching.push(line.slice(2));
    else if (line.startsWith("- ")) listing.others.push(line.slice(2));
    else listing.entries.push(line);
  }
  return headings;
}

function stated(head: readonly string[], what: string, name: string): string {
  const line = head.find((each) => each.startsWith(`# ${what}: `));
  if (line === undefined) throw new Error(`${name} does not say its "# ${what}:"`);
  return line.slice(what.length + 4);
}

function kindOf(written: string, name: string): EntryKind {
  const kind = KINDS.find((each) => each === written);
  if (kind === undefined) throw new Error(`${name}: no kind of entries "${written}"`);
  return kind;
}

const KINDS: readonly EntryKind[] = ["words", "names", "pairs", "groups", "phrases", "patterns"];
