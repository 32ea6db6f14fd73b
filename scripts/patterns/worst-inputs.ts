import { type AST, RegExpParser, visitRegExpAST } from "@eslint-community/regexpp";
import type { Pattern } from "./collect.ts";

/** A growing text: `pump` is repeated as often as necessary. */
export interface Growing {
  readonly prefix: string;
  readonly pump: string;
  readonly suffix: string;
}

/** Letters of a dozen kinds, so that nearly every class contains one. The last ones are in few classes. */
const ALPHABET = [
  "a",
  "1",
  " ",
  "A",
  ".",
  "-",
  ",",
  "'",
  "_",
  "@",
  "/",
  "(",
  ")",
  '"',
  "\n",
  "é",
  "年",
  "ا",
  "ा",
  "#",
  "\u0001",
];
/** What may keep a match from succeeding after everything before was accepted. */
const SUFFIXES = ["", "\u0001", "\n\u0001", "!"];
/** This many repetitions are not a loop. */
const FEW = 12;

/**
 * Texts that make a backtracking engine work hardest: what precedes a loop once, then what the loop accepts, repeated,
 * then what it does not accept; and the pattern's beginning, repeated, so that a match is started everywhere and fails.
 */
export function worstInputs(pattern: Written): readonly Growing[] {
  const { flags } = pattern;
  const loops: { readonly before: string; readonly loop: AST.Quantifier }[] = [];
  for (const alternative of parse(pattern).alternatives) findLoops(alternative.elements, "", flags, loops);
  const growing = loops.flatMap(({ before, loop }) => {
    const pumps = new Set([...samplesOf(loop.element, flags), ...lettersOf(loop.element, flags)]);
    return [...pumps]
      .filter((pump) => pump !== "")
      .flatMap((pump) => [
        ...SUFFIXES.map((suffix) => ({ prefix: before, pump, suffix })),
        { prefix: "", pump: before + pump, suffix: "\u0001" },
        { prefix: "", pump: before, suffix: "\u0001" },
      ]);
  });
  const known = new Map(growing.map((each) => [JSON.stringify(each), each]));
  return [...known.values()].filter(({ pump }) => pump !== "");
}

type Written = Pick<Pattern, "source" | "flags">;

/** Whether anything in it repeats without limit: otherwise it takes a bounded number of steps from each position. */
export function hasLoop(pattern: Written): boolean {
  let found = false;
  visitRegExpAST(parse(pattern), {
    onQuantifierEnter: ({ max }) => {
      found ||= max > FEW;
    },
  });
  return found;
}

function parse({ source, flags }: Written): AST.Pattern {
  return new RegExpParser({ ecmaVersion: 2025 }).parsePattern(source, 0, source.length, {
    unicode: flags.includes("u"),
    unicodeSets: flags.includes("v"),
  });
}

function findLoops(
  elements: readonly AST.Element[],
  before: string,
  flags: string,
  loops: { before: string; loop: AST.Quantifier }[],
): void {
  let prefix = before;
  for (const element of elements) {
    if (element.type === "Quantifier" && element.max > FEW) loops.push({ before: prefix, loop: element });
    const inner = element.type === "Quantifier" ? element.element : element;
    if ("alternatives" in inner) {
      for (const each of inner.alternatives) if ("elements" in each) findLoops(each.elements, prefix, flags, loops);
    }
    prefix += samplesOf(element, flags)[0] ?? "";
  }
}

/** Short texts that the element accepts; for alternatives, one for each of the first few. */
function samplesOf(element: AST.Element, flags: string): readonly string[] {
  switch (element.type) {
    case "Character":
      return [element.raw.length === 1 ? element.raw : String.fromCodePoint(element.value)];
    case "CharacterSet":
    case "CharacterClass":
    case "ExpressionCharacterClass":
      return lettersOf(element, flags).slice(0, 1);
    case "Group":
    case "CapturingGroup":
      return element.alternatives
        .slice(0, 6)
        .map((each) => each.elements.map((part) => samplesOf(part, flags)[0] ?? "").join(""));
    case "Quantifier":
      return element.min === 0
        ? [""]
        : samplesOf(element.element, flags).map((text) => text.repeat(Math.min(element.min, 60)));
    default:
      return [""];
  }
}

/** Single letters of the alphabet that the element accepts. */
function lettersOf(element: AST.Element, flags: string): readonly string[] {
  if (!["CharacterSet", "CharacterClass", "ExpressionCharacterClass", "Group", "CapturingGroup"].includes(element.type))
    return [];
  const raw = element.raw.replace(/\(\?<[A-Za-z]\w*>/g, "(?:");
  // A reference to a group outside, or a group's own name, cannot be compiled on its own.
  if (/\\[1-9k]/.test(raw)) return [];
  const alone = new RegExp(`^(?:${raw})$`, flags.replace(/[gyd]/g, ""));
  return ALPHABET.filter((letter) => alone.test(letter)).slice(0, 4);
}
