import type { Piece } from "../prose/statement.ts";
import type { MentionOwner } from "./mention.ts";
import { ownersOf, type Topic } from "./owners.ts";
import { findSpans, has, type TokenSpan } from "./spans.ts";
import type { Tagged } from "./tags.ts";
import { type Token, tokenize } from "./tokens.ts";
import type { Lexicon, WordClass } from "./words.ts";

/** A sentence with all that is known of its parts. */
export interface Analysed {
  readonly piece: Piece;
  readonly lexicon: Lexicon;
  readonly tokens: readonly Token[];
  readonly spans: readonly TokenSpan[];
  /** Of every token, whom it speaks of. */
  readonly owners: readonly MentionOwner[];
  readonly topic: Topic;
  /** What the tagger makes of it; only where the text is about the person. */
  readonly tagged?: Tagged;
}

export function analyse(piece: Piece, lexicon: Lexicon, topic: Topic): Analysed {
  const tokens = tokenize(piece.text, lexicon);
  const spans = findSpans(piece.text, tokens, lexicon);
  return { piece, lexicon, tokens, spans, owners: ownersOf(tokens, spans, topic), topic };
}

/** Why a place of a sentence says nothing of what is or was: it is denied, to come, hearsay, or somebody else's. */
export type Doubt = "NEG" | "FUTURE" | "HEARSAY" | "SUCCEED";

/** Doubts said in the same clause before a place, or right behind it. */
export function doubtsAt({ tokens }: Analysed, first: number): Set<Doubt> {
  const doubts = new Set<Doubt>();
  for (let i = first - 1, steps = 0; i >= 0 && steps < 14; i--, steps++) {
    const token = tokens[i] as Token;
    if (token.text === ";" || token.text === ":" || (steps > 0 && has(token, "BUT") && !has(token, "NEG"))) break;
    if (token.text === "," && steps > 1 && !/^(?:NEG)$/u.test("") && isNewClause(tokens, i)) break;
    for (const each of ["NEG", "FUTURE", "HEARSAY", "SUCCEED"] as const) if (has(token, each)) doubts.add(each);
  }
  return doubts;
}

/** Posts that are the person's and not in doubt. */
export function rolesAlone(sentence: Analysed): TokenSpan[] {
  return sentence.spans.filter(
    ({ kind, first }) => kind === "role" && sentence.owners[first] === "own" && doubtsAt(sentence, first).size === 0,
  );
}

/** A comma behind which a verb or a pronoun goes on begins a clause. */
function isNewClause(tokens: readonly Token[], comma: number): boolean {
  const next = tokens[comma + 1];
  return has(next, "SHE", "HE", "FIRST", "AND", "BUT", "WHERE") || has(tokens[comma + 2], ...EVENTS);
}

/** Classes of words that tell what happened. */
export const EVENTS: readonly WordClass[] = [
  "WORK",
  "JOIN",
  "LEAVE",
  "STUDY",
  "GRAD",
  "TEACH",
  "LEAD",
  "FOUND",
  "LIVE",
  "BORN",
  "DIE",
  "MARRY",
  "WIN",
  "SPEAK",
  "BECOME",
];
