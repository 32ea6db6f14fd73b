import { wordOf } from "../text/languages/cues.ts";
import { isPersonName } from "../text/people/naming.ts";
import { has } from "../text/tokens/spans.ts";
import { languageNamesOf } from "../text/languages/tongues.ts";
import type { WordClass } from "../text/languages/words.ts";
import type { Proposal } from "./answer.ts";
import { birthDateOf, isRather } from "./careers.ts";
import { refuseIf } from "./refusal.ts";
import { isCutOut, isDoubted, type ToldAssertion, type QuotedValue, type QuoteWords } from "./told.ts";

/** Judges an assertion with one value. Throws `Refused`. */
export function judgeFact(proposal: Proposal, words: QuoteWords): ToldAssertion {
  const { quote } = words;
  if (proposal.kind === "birth") return birthDateOf(proposal, words);
  const word = words.find(proposal.value);
  switch (proposal.kind) {
    case "spouse":
    case "child":
      requireKin(word, proposal.kind, words);
      return { property: proposal.kind, value: word.text, quote };
    case "home":
      requireHome(word, words);
      return { property: "location", value: word.text, quote };
    case "language":
      words.requireOwn(word);
      refuseIf(!languageNamesOf(words.lang).has(word.text.toLowerCase()), "value");
      refuseIf(word.line.chapter !== "languages" && !hasOwn(word, "SPEAK"), "relation");
      return { property: "language", value: { language: word.text }, quote };
    case "award":
      requireAward(word, words);
      return { property: "badge", value: word.text, quote };
    default:
      requireInterest(word, words);
      return { property: "interest", value: word.text, quote };
  }
}

/** Whether the sentence contains an undoubted word of these classes that is the person's. */
function hasOwn({ sentence, first, last }: QuotedValue, ...classes: readonly WordClass[]): boolean {
  return sentence.tokens.some(
    (token, at) =>
      (at < first || at > last) &&
      has(token, ...classes) &&
      sentence.owners[at] === "own" &&
      !isDoubted({ sentence, first: at, last: at } as QuotedValue),
  );
}

/** Limit on tokens between a word for a relative and the name. */
const MAX_TO_NAME = 9;

/**
 * Requires a value to be the name of the person's spouse or child: a word for the relation shortly precedes it, its
 * owner is the person, and no word for another relative comes between. In "his brother's wife, Ada", Ada is not theirs.
 */
function requireKin(word: QuotedValue, kind: "spouse" | "child", words: QuoteWords): void {
  const { sentence, first, last } = word;
  const { tokens, owners, topic } = sentence;
  // If names are inflected, a person's name cannot be determined.
  refuseIf(sentence.lexicon.language.inflects === true, "language");
  refuseIf(!isNameOfPerson(word) || words.isSubject(word) || isCutOut(word), "value");
  const own: WordClass = kind === "spouse" ? "SPOUSE" : "CHILD";
  const at = tokens.findLastIndex(
    (token, index) =>
      index < first &&
      first - index <= MAX_TO_NAME &&
      (!token.capital || index === 0) &&
      (has(token, own) || (kind === "spouse" && has(token, "MARRY") && !token.capital)),
  );
  refuseIf(at < 0, "relation");
  const before = tokens[at - 1];
  refuseIf(/^(?:ex|former|late)$/u.test(before?.lower ?? "") || tokens[at]?.lower.startsWith("ex-") === true, "doubt");
  const owner = at === 0 ? owners[0] : owners[at - 1];
  refuseIf(owner !== "own" || isOthers(before, topic.gender), "subject");
  const others = tokens.slice(0, first).some((token) => has(token, "KIN") && !has(token, "SPOUSE") && !has(token, own));
  refuseIf(others, "subject");
  refuseIf(
    tokens[at + 1]?.lower === "'s" || (before?.lower === "'s" && !topic.words.has(tokens[at - 2]?.lower ?? "")),
    "subject",
  );
  refuseIf(!isBeside(word, at, kind), "relation");
  refuseIf(isDoubted({ ...word, first: at, last }), "doubt");
}

/** Whether only small words come between a word for a relative and a name; for children also other names. */
function isBeside({ sentence: { tokens, spans }, first }: QuotedValue, at: number, kind: "spouse" | "child"): boolean {
  const named = spans.filter((span) => span.kind === "name" && span.first > at && span.last < first);
  if (kind === "spouse" && named.length > 0) return false;
  return tokens.slice(at + 1, first).every((token, index) => {
    const isInName = named.some((span) => at + 1 + index >= span.first && at + 1 + index <= span.last);
    return (
      isInName ||
      token.text === "," ||
      token.text === ":" ||
      has(token, "AND", "ART", "TO", "CHILD", "HER", "HIS") ||
      token.kind === "number"
    );
  });
}

function isOthers(possessive: Parameters<typeof has>[0], gender: "female" | "male" | undefined): boolean {
  return (
    (gender === "female" && has(possessive, "HIS") && !has(possessive, "HER")) ||
    (gender === "male" && has(possessive, "HER") && !has(possessive, "HIS"))
  );
}

function isNameOfPerson({ text, sentence, first, last }: QuotedValue): boolean {
  const isOrganisation = sentence.tokens.slice(first, last + 1).some((token) => has(token, "ORG", "SCHOOL", "KIN"));
  return !isOrganisation && (isPersonName(text) || /^\p{Lu}[\p{L}'’-]+$/u.test(text));
}

/** Requires the place where somebody lives now: after a word for living that means neither growing up nor moving. */
function requireHome(word: QuotedValue, words: QuoteWords): void {
  const { sentence, first, last } = word;
  words.requireOwn(word);
  refuseIf(sentence.lexicon.language.inflects === true, "language");
  refuseIf(!word.line.isProse || !has(sentence.tokens[first - 1], "IN"), "relation");
  refuseIf(isCutOut(word) || !/^\p{Lu}/u.test(word.text), "value");
  refuseIf(
    sentence.tokens.slice(first, last + 1).some((token) => has(token, "ORG", "SCHOOL")),
    "relation",
  );
  const lives = sentence.tokens.findLastIndex(
    (token, at) => at < first && first - at <= 6 && has(token, "LIVE") && sentence.owners[at] === "own",
  );
  const token = sentence.tokens[lives];
  refuseIf(lives < 0 || has(token, "BORN", "JOIN", "KIN") || PAST_HOME.test(token?.lower ?? ""), "relation");
  refuseIf(isRather(word, "home", ["employer", "school", "birthplace", "spouse", "child"]), "relation");
}

const PAST_HOME = wordOf("lived somewhere");

/** Requires an honour that was won: after a word for winning, with a noun for an honour in it or right after it. */
function requireAward(word: QuotedValue, words: QuoteWords): void {
  const { sentence, first, last } = word;
  words.requireOwn(word);
  const isHonour = sentence.tokens.slice(first, last + 2).some((token) => has(token, "AWARDWORD"));
  refuseIf(!isHonour || !/\p{Lu}/u.test(word.text) || isCutOut(word), "value");
  refuseIf(/nomin|commend|shortlist|longlist|finalist|runner-up/iu.test(sentence.piece.text), "relation");
  refuseIf(word.line.chapter !== "awards" && !hasOwn(word, "WIN"), "relation");
}

/** Requires a pastime of a few words, after a word for liking or in a list of interests. */
function requireInterest(word: QuotedValue, words: QuoteWords): void {
  const { sentence, first } = word;
  words.requireOwn(word);
  refuseIf(word.text.split(/\s+/u).length > 4 || /\d/u.test(word.text), "value");
  if (word.line.chapter === "interests") return;
  const cue = sentence.tokens.findIndex((token, at) => has(token, "HOBBY") && sentence.owners[at] === "own");
  refuseIf(cue < 0 || cue > first, "relation");
  refuseIf(
    sentence.tokens.slice(cue, first).some((token) => has(token, "WORK", "JOIN", "STUDY", "LEAD")),
    "relation",
  );
}
