import { wordOf } from "../languages/cues.ts";
import type { TextPiece } from "../assertion.ts";
import type { Certainty } from "./certainty.ts";
import type { DescribedStretch } from "./described.ts";
import type { Mention, MentionOwner } from "./mention.ts";
import { ownersOf, type Topic } from "./owners.ts";
import { findSpans, has, type TokenSpan } from "../tokens/spans.ts";
import type { Tagged } from "./tags.ts";
import { type Token, tokenize } from "../tokens/tokens.ts";
import type { Lexicon, WordClass } from "../languages/words.ts";

/** A parsed sentence, before it is decided whom it is about. */
interface Parsed {
  readonly piece: TextPiece;
  readonly lexicon: Lexicon;
  readonly tokens: readonly Token[];
  readonly spans: readonly TokenSpan[];
}

/** A sentence with everything known about its parts. */
export interface Analysed extends Parsed {
  /** For every token, whom it is about. */
  readonly owners: readonly MentionOwner[];
  readonly mentions: readonly Mention[];
  /** Stretches that describe somebody else. */
  readonly described: readonly DescribedStretch[];
  /** Whom the previous sentence was about, and whom else in it a pronoun could mean. */
  readonly carried: MentionOwner;
  readonly rival: Topic["rival"];
  /** What is known of the person and the text after this sentence. */
  readonly topic: Readonly<Topic>;
  /** Which words are certainly about the person; only in a text that tells of several people. */
  readonly certainty?: Certainty | undefined;
  /** The tagger's result; only if the text is about the person. */
  readonly tagged?: Tagged;
}

function parse(piece: TextPiece, lexicon: Lexicon): Parsed {
  const tokens = tokenize(piece.text, lexicon);
  return { piece, lexicon, tokens, spans: findSpans(piece.text, tokens, lexicon) };
}

/**
 * The sentences of a text with their owners, which are decided once. Those of a long text are analysed again each time they are
 * read, so that memory use stays bounded.
 *
 * @param begin what is known of the text before its first sentence
 */
export function analyseAll(pieces: readonly TextPiece[], lexicon: Lexicon, begin: () => Topic): Iterable<Analysed> {
  const analysed = function* () {
    const topic = begin();
    for (const piece of pieces) yield analyse(piece, lexicon, topic);
  };
  return pieces.length <= MAX_KEPT ? [...analysed()] : { [Symbol.iterator]: analysed };
}

/** A text of 250,000 characters has fewer sentences. */
const MAX_KEPT = 4000;

/** Decides whom the next sentence of a text is about; its topic moves on. */
export function analyse(piece: TextPiece, lexicon: Lexicon, topic: Topic): Analysed {
  const { owner: carried, rival } = topic;
  const parsed = parse(piece, lexicon);
  const owned = ownersOf(parsed.tokens, parsed.spans, lexicon, topic, piece.from);
  const certainty = topic.certain?.hear({ ...parsed, owners: owned.owners }, topic);
  return { ...parsed, ...owned, carried, rival, topic: { ...topic }, certainty };
}

/** Why a place in a sentence does not state what is or was: it is denied, in the future, hearsay, or about a successor. */
export type Doubt = "NEG" | "FUTURE" | "HEARSAY" | "SUCCEED";

/** Doubts expressed before a place in its clause. */
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
/** Whether a sentence expresses any doubt: most do not, and this is asked for every word. */
const doubtful = new WeakMap<readonly Token[], boolean>();

/** The person's posts that are not in doubt. */
export function rolesAlone(sentence: Analysed): TokenSpan[] {
  return sentence.spans.filter(
    (span) =>
      span.kind === "role" &&
      sentence.owners[span.first] === "own" &&
      doubtsAt(sentence, span.first).size === 0 &&
      !isTitleOfName(sentence, span) &&
      !isOfAgent(sentence, span),
  );
}

/** "clerked for Judge Alan Hart": a capitalised title after a preposition and before two capitals is part of a name. */
function isTitleOfName({ tokens }: Analysed, { first, last }: TokenSpan): boolean {
  const [one, two] = [tokens[last + 1], tokens[last + 2]];
  return (
    tokens[first]?.capital === true &&
    has(tokens[first - 1], "AT", "BY", "TO") &&
    [one, two].every((token) => token?.kind === "word" && token.capital && !has(token, "ORG", "SCHOOL", "OF", "AT"))
  );
}

/** "hired by its then chief executive", "on the recommendation of the curate": the post of whoever did something. */
function isOfAgent({ tokens }: Analysed, { first }: TokenSpan): boolean {
  let at = first - 1;
  while (first - at < MAX_TO_AGENT && (has(tokens[at], "ART", "NOW") || BEFORE_AGENT.test(tokens[at]?.lower ?? "")))
    at--;
  if (at < first - 1 && has(tokens[at], "OF") && ASKS.test(tokens[at - 1]?.lower ?? "")) return true;
  return at < first - 1 && has(tokens[at], "BY") && !has(tokens[at], "OF", "AT", "FROM");
}

const MAX_TO_AGENT = 4;
const ASKS = wordOf("asks by somebody");
const BEFORE_AGENT = wordOf("former");

/** A comma followed by a verb or a pronoun begins a clause. */
function isNewClause(tokens: readonly Token[], comma: number): boolean {
  const next = tokens[comma + 1];
  return has(next, "SHE", "HE", "FIRST", "AND", "BUT", "WHERE") || has(tokens[comma + 2], ...EVENTS);
}

/** Classes of words for events. */
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
