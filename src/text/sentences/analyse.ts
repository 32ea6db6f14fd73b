import type { TextPiece } from "../assertion.ts";
import type { Certainty } from "./certainty.ts";
import type { DescribedStretch } from "./described.ts";
import type { Mention, MentionOwner } from "./mention.ts";
import { ownersOf, type Topic } from "./owners.ts";
import { findSpans, has, type TokenSpan } from "../tokens/spans.ts";
import type { Tagged } from "./tags.ts";
import { type Token, tokenize } from "../tokens/tokens.ts";
import type { Lexicon, WordClass } from "../languages/words.ts";

/** A sentence and its parts, whomever it is about. */
export interface Parsed {
  readonly piece: TextPiece;
  readonly lexicon: Lexicon;
  readonly tokens: readonly Token[];
  readonly spans: readonly TokenSpan[];
}

/** A sentence with all that is known of its parts. */
export interface Analysed extends Parsed {
  /** Of every token, whom it speaks of. */
  readonly owners: readonly MentionOwner[];
  readonly mentions: readonly Mention[];
  /** Stretches that describe somebody else. */
  readonly described: readonly DescribedStretch[];
  /** Whom the sentence before was about, and whom of it a pronoun could mean as well. */
  readonly carried: MentionOwner;
  readonly rival: Topic["rival"];
  readonly topic: Topic;
  /** Which words are certainly about the person; only in a text that tells of several people. */
  readonly certainty?: Certainty | undefined;
  /** What the tagger makes of it; only where the text is about the person. */
  readonly tagged?: Tagged;
}

function parse(piece: TextPiece, lexicon: Lexicon): Parsed {
  const tokens = tokenize(piece.text, lexicon);
  return { piece, lexicon, tokens, spans: findSpans(piece.text, tokens, lexicon) };
}

/** Sentences that are read twice; those of a long text are taken apart anew, so that memory does not grow with it. */
export function parseAll(pieces: readonly TextPiece[], lexicon: Lexicon): Iterable<Parsed> {
  if (pieces.length <= MAX_KEPT) return pieces.map((piece) => parse(piece, lexicon));
  return {
    *[Symbol.iterator]() {
      for (const piece of pieces) yield parse(piece, lexicon);
    },
  };
}

/** Of these a text of 250,000 characters has fewer. */
const MAX_KEPT = 4000;

export function analyse(piece: TextPiece, lexicon: Lexicon, topic: Topic): Analysed {
  return withOwners(parse(piece, lexicon), topic);
}

/** Decides whom the next sentence of a text is about; its topic moves on. */
export function withOwners(parsed: Parsed, topic: Topic): Analysed {
  const { owner: carried, rival } = topic;
  const owned = ownersOf(parsed.tokens, parsed.spans, parsed.lexicon, topic, parsed.piece.from);
  const certainty = topic.certain?.hear({ ...parsed, owners: owned.owners }, topic);
  return { ...parsed, ...owned, carried, rival, topic, certainty };
}

/** Why a place of a sentence says nothing of what is or was: it is denied, to come, hearsay, or somebody else's. */
export type Doubt = "NEG" | "FUTURE" | "HEARSAY" | "SUCCEED";

/** Doubts said in the same clause before a place, or right behind it. */
export function doubtsAt({ tokens }: Analysed, first: number): ReadonlySet<Doubt> {
  let words = doubtful.get(tokens);
  if (words === undefined) {
    words = tokens.some((token) => has(token, ...DOUBTS));
    doubtful.set(tokens, words);
  }
  if (!words) return NO_DOUBTS;
  const doubts = new Set<Doubt>();
  for (let i = first - 1, steps = 0; i >= 0 && steps < 14; i--, steps++) {
    const token = tokens[i] as Token;
    if (token.text === ";" || token.text === ":" || (steps > 0 && has(token, "BUT") && !has(token, "NEG"))) break;
    if (token.text === "," && steps > 1 && isNewClause(tokens, i)) break;
    for (const each of DOUBTS) if (has(token, each)) doubts.add(each);
  }
  return doubts;
}

const DOUBTS = ["NEG", "FUTURE", "HEARSAY", "SUCCEED"] as const satisfies readonly Doubt[];
const NO_DOUBTS: ReadonlySet<Doubt> = new Set();
/** Whether a sentence has a word of doubt at all: most have none, and are asked at every word. */
const doubtful = new WeakMap<readonly Token[], boolean>();

/** Posts that are the person's and not in doubt. */
export function rolesAlone(sentence: Analysed): TokenSpan[] {
  return sentence.spans.filter(
    (span) =>
      span.kind === "role" &&
      sentence.owners[span.first] === "own" &&
      doubtsAt(sentence, span.first).size === 0 &&
      !isTitleOfName(sentence, span),
  );
}

/** "clerked for Judge Alan Hart": in capitals right before two and behind a preposition, a title is part of somebody's name. */
function isTitleOfName({ tokens }: Analysed, { first, last }: TokenSpan): boolean {
  const [one, two] = [tokens[last + 1], tokens[last + 2]];
  return (
    tokens[first]?.capital === true &&
    has(tokens[first - 1], "AT", "BY", "TO") &&
    [one, two].every((token) => token?.kind === "word" && token.capital && !has(token, "ORG", "SCHOOL", "OF", "AT"))
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
