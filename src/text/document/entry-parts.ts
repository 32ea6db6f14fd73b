import { chancesOf, type Features, type LinearModel, readWeights } from "../learned/linear.ts";
import { isCompanyName, isInstitution, isJobTitle, isPersonName, isSchoolName } from "../people/naming.ts";
import { ENTRY_WEIGHTS } from "./entry-weights.ts";
import type { SecondLook } from "../assertion.ts";
import type { Piece } from "./pieces.ts";
import type { Told } from "./told.ts";

/** What a part of an entry can be: the first two in a chapter about work, the others in one about schools. */
export const HALVES = ["title", "employer", "degree", "school"] as const;
export type Half = (typeof HALVES)[number];

/** A part of an entry, with what the rules say about it. */
export interface JudgedPart {
  readonly piece: Piece;
  /** What the rules take it for; `undefined` if nothing. */
  readonly ruled: Half | "place" | undefined;
  readonly isPlace: boolean;
  readonly isDegree: boolean;
}

/** What is known about an entry apart from its parts. */
export interface EntryFrame {
  readonly chapter: "work" | "school";
  readonly hasPeriod: boolean;
  /** It is below another entry and shares its employer. */
  readonly isUnder: boolean;
  /** The half that comes first in most entries of the chapter. */
  readonly usual: string;
}

/** An entry whose parts the model is asked to classify. */
export interface AskedEntry {
  readonly parts: readonly JudgedPart[];
  readonly frame: EntryFrame;
}

/** Features of a part of an entry, for the model that classifies it. */
export function partFeatures(parts: readonly JudgedPart[], at: number, frame: EntryFrame): Features {
  const part = parts[at] as JudgedPart;
  const kinds = parts.map(kindOf);
  const { piece } = part;
  const lines = [...new Set(parts.map(({ piece: each }) => each.block))];
  const line = Math.min(3, lines.indexOf(piece.block));
  const beside = parts.filter((each) => each.piece.block === piece.block);
  const column = Math.min(3, beside.indexOf(part));
  const words = (piece.text.toLowerCase().match(WORD) ?? []).slice(0, MAX_WORDS);
  const kind = kinds[at] as string;
  const { chapter } = frame;
  const text = piece.block.text;
  const before = text.slice(0, piece.from).trimEnd().slice(-1);
  const after = text.slice(piece.to).trimStart().slice(0, 1);
  const place = `${line}.${column}`;
  const shape = shapeOf(piece.text);
  const rivals = kinds.filter((each, index) => index !== at && each === kind).length;
  const opens = kinds.indexOf(kind) === at;
  return (add) => {
    add`${chapter}`;
    add`${chapter}|ruled=${part.ruled ?? "nothing"}`;
    add`${chapter}|ruled=${part.ruled ?? "nothing"}|kind=${kind}`;
    add`${chapter}|ruled=${part.ruled ?? "nothing"}|usual=${frame.usual}`;
    add`${chapter}|kind=${kind}`;
    add`${chapter}|kind=${kind}|${opens ? "first" : "again"}|rivals=${Math.min(2, rivals)}`;
    add`${chapter}|at=${place}`;
    add`${chapter}|at=${place}|usual=${frame.usual}`;
    add`${chapter}|at=${place}|kind=${kind}`;
    add`${chapter}|line=${line} of ${Math.min(4, lines.length)}`;
    add`${chapter}|column=${column} of ${Math.min(4, beside.length)}`;
    add`${chapter}|before=${mark(before)}|kind=${kind}`;
    add`${chapter}|after=${mark(after)}|kind=${kind}`;
    add`${chapter}|previous=${kinds[at - 1] ?? "-"}|kind=${kind}`;
    add`${chapter}|next=${kinds[at + 1] ?? "-"}|kind=${kind}`;
    add`${chapter}|neighbours=${kinds[at - 1] ?? "-"},${kinds[at + 1] ?? "-"}`;
    add`${chapter}|all=${kinds.slice(0, 4).join(",")}|at=${at}`;
    add`${chapter}|shape=${shape}`;
    add`${chapter}|shape=${shape}|kind=${kind}`;
    add`${chapter}|words=${Math.min(8, words.length)}|kind=${kind}`;
    add`${chapter}|period=${frame.hasPeriod}|under=${frame.isUnder}|kind=${kind}`;
    add`${chapter}|bold=${piece.block.bold > piece.from}|${piece.block.kind}`;
    add`${chapter}|block=${piece.block.kind}|at=${place}`;
    for (const word of new Set(words)) add`${chapter}|w=${word}`;
    add`${chapter}|first=${words[0] ?? ""}`;
    add`${chapter}|last=${words.at(-1) ?? ""}`;
    add`${chapter}|begins=${(words[0] ?? "").slice(0, 4)}`;
    add`${chapter}|ends=${(words.at(-1) ?? "").slice(-3)}`;
    add`${chapter}|ends2=${(words[0] ?? "").slice(-3)}`;
  };
}

const WORD = /[\p{L}\p{M}]+|\d+/gu;
const MAX_WORDS = 12;

/** What the words and form of a part make it look like. */
function kindOf({ piece: { text }, isPlace, isDegree }: JudgedPart): string {
  const title = isJobTitle(text) ? "title" : "";
  const body = isCompanyName(text) || isInstitution(text) ? "body" : "";
  const school = isSchoolName(text) ? "school" : "";
  const kind = `${title}${body}${school}${isDegree ? "degree" : ""}${isPlace ? "place" : ""}`;
  return kind === "" && isPersonName(text) ? "person" : kind;
}

function shapeOf(text: string): string {
  const first = /^\p{Lu}/u.test(text) ? "A" : /^\p{Ll}/u.test(text) ? "a" : /^\d/u.test(text) ? "0" : ".";
  const capitals = /^[^\p{Ll}]+$/u.test(text) ? "all" : /\s\p{Lu}/u.test(text) ? "many" : "one";
  return `${first}${capitals}${/\d/u.test(text) ? "0" : ""}${/\.\s|\.$/u.test(text) ? "." : ""}`;
}

function mark(letter: string): string {
  return letter === "" ? "-" : /[\p{L}\p{N}]/u.test(letter) ? "w" : letter;
}

let made: LinearModel | undefined;

/** How likely each part is to be each half, 0 to 1. */
function halvesOfParts(parts: readonly JudgedPart[], frame: EntryFrame): readonly (readonly number[])[] {
  made ??= readWeights(ENTRY_WEIGHTS, HALVES.length);
  return parts.map((_, at) => chancesOf(partFeatures(parts, at, frame), made as LinearModel));
}

/**
 * What the model of parts says about the words read from an entry: how likely each is to be the half it was taken
 * for, and the other one. Unknown for words that are not a part, and if the model was not asked.
 */
export function lookAtHalves(
  asked: AskedEntry | undefined,
  [half, what]: readonly [half: Half, words: string | undefined],
  [otherHalf, where]: readonly [half: Half, words: string | undefined],
): SecondLook {
  if (asked === undefined) return {};
  const { parts, frame } = asked;
  const chances = halvesOfParts(parts, frame);
  const of = (words: string | undefined) => {
    const at = words === undefined ? -1 : parts.findIndex(({ piece }) => piece.text === words);
    return at < 0 ? undefined : chances[at];
  };
  const [one, other] = [of(what), of(where)];
  return {
    parts: parts.length,
    ...(one && { whatTag: one[HALVES.indexOf(half)], otherWhat: one[HALVES.indexOf(otherHalf)] }),
    ...(other && { body: other[HALVES.indexOf(otherHalf)], otherBody: other[HALVES.indexOf(half)] }),
  };
}

/** The posts of an entry, with what the model of parts says about their words; `above` is the employer above it. */
export function withLookAtParts(
  posts: readonly Told[],
  asked: AskedEntry | undefined,
  above: Piece | undefined,
): Told[] {
  return posts.map((post) => {
    const { title, company } = post.property === "experience" ? post.value : {};
    const second = lookAtHalves(asked, ["title", title], ["employer", company]);
    return {
      ...post,
      grounds: {
        by: "entries",
        second: {
          ...second,
          under: Number(above !== undefined && company !== undefined && above.text.includes(company)),
        },
      },
    };
  });
}

/** The parts that are most likely to be one half and the other, each if it is likely enough. */
export function likeliestHalves(
  parts: readonly JudgedPart[],
  frame: EntryFrame,
  one: Half,
  other: Half,
): readonly [Piece | undefined, Piece | undefined] {
  const chances = halvesOfParts(parts, frame);
  const [a, b] = [HALVES.indexOf(one), HALVES.indexOf(other)];
  let best: readonly [number | undefined, number | undefined] = [undefined, undefined];
  let most = 0;
  const gain = (at: number | undefined, half: number): number =>
    at === undefined
      ? 0
      : logit(chances[at]?.[half] ?? 0) - logit(parts[at]?.ruled === HALVES[half] ? MIN_RULED : MIN_HALF);
  const places = [undefined, ...parts.keys()];
  for (const first of places)
    for (const second of places) {
      if (first === second && first !== undefined) continue;
      const sum = gain(first, a) + gain(second, b);
      if (sum > most) [best, most] = [[first, second], sum];
    }
  return [
    best[0] === undefined ? undefined : parts[best[0]]?.piece,
    best[1] === undefined ? undefined : parts[best[1]]?.piece,
  ];
}

function logit(chance: number): number {
  return Math.log((chance + 1e-6) / (1 - chance + 1e-6));
}

/**
 * The likelihood from which a part is believed to be a half: if the rules take it for that half, and if they do not.
 */
const MIN_RULED = 0.05;
const MIN_HALF = 0.6;
