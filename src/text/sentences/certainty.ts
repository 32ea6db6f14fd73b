import { commonSexOf } from "../../names/given-names.ts";
import { wordOf } from "../languages/cues.ts";
import { languageFor, spokenOfIn } from "../languages/languages.ts";
import { perGrammar } from "../languages/per-language.ts";
import { ADDRESSED, HONORIFIC_ALONE } from "../tokens/names.ts";
import { has, type TokenSpan } from "../tokens/spans.ts";
import type { Token } from "../tokens/tokens.ts";
import type { Lexicon } from "../languages/words.ts";
import type { TextPiece } from "../assertion.ts";
import type { MentionOwner } from "./mention.ts";
import { isSubjectName, type WordsOfName } from "./subject-name.ts";
import { isCertain } from "./pronouns.ts";
import { type Gender, genderOf, joined, type Rival } from "./rivals.ts";

/** A sentence with the owners of its words. */
interface OwnedSentence {
  readonly piece: TextPiece;
  readonly lexicon: Lexicon;
  readonly tokens: readonly Token[];
  readonly spans: readonly TokenSpan[];
  readonly owners: readonly MentionOwner[];
}

/** Somebody mentioned in a sentence by name or by a word for people, in the tokens from `at` to `last`. */
interface Reference {
  readonly at: number;
  readonly last: number;
  readonly owner: "own" | "other" | "unknown";
  /** For somebody else: which pronouns could mean them. */
  readonly sex?: Rival | undefined;
  /** The spouse of somebody just mentioned: children mentioned next belong to both. */
  readonly isSpouse?: boolean;
}

/** Which words of a sentence are certainly about the person. */
export interface Certainty {
  /** A word of that gender at a token, by its form or its ending, can be about nobody but the person. */
  isOwn(at: number, gender: "female" | "male"): boolean;
  /** Kin at a token are the person's: the last one mentioned before them in the sentence is the person. */
  isOwnKin(at: number): boolean;
}

/**
 * Remembers everybody else mentioned in a text so far, so that `isCertain` can tell what is only about the person.
 * Linear in the text.
 */
export class CertaintyReader {
  readonly #sex: Gender | null;
  #met: Rival | undefined;

  /** @param subject the person's name */
  constructor(subject: string) {
    this.#sex = commonSexOf(subject);
  }

  /** Takes in the next sentence. */
  hear(sentence: OwnedSentence, name: WordsOfName): Certainty {
    const { tokens, owners } = sentence;
    const others = [...peopleIn(sentence, name)].sort((a, b) => a.at - b.at);
    const before = this.#met;
    const [first] = others;
    const metAt = (at: number) =>
      others.reduce<Rival | undefined>(
        (met, { at: from, sex }) => (sex === undefined || from >= at ? met : joined(met, sex)),
        before,
      );
    const isOwn = (at: number, gender: "female" | "male" | undefined): boolean => {
      // "In his speech, Otto Brandt said": the name may follow the opening phrase.
      const ahead = first !== undefined && first.at > at ? first.sex : undefined;
      return owners[at] === "own" && isCertain(gender, { sex: this.#sex, met: metAt(at), ahead });
    };
    const references = [...others, ...pronounsIn(tokens, isOwn)].sort((a, b) => a.at - b.at);
    this.#met = metAt(tokens.length);
    return {
      isOwn,
      isOwnKin: (at) => {
        // A daughter is not her own parent, but in "a mother of two" the mother is the parent.
        const isKin = (each: Reference) => each.last >= at && !PARENTS.test(tokens[at]?.text ?? "");
        const last = references.findLast((each) => each.at < at && each.isSpouse !== true && !isKin(each));
        return last === undefined ? owners[at] !== "other" && before === undefined : last.owner === "own";
      },
    };
  }
}

const ADVERB = perGrammar(({ adverbs }) => `^(?:${adverbs})$`, "iu");
const PARENTS = wordOf("parents");

function pronounsIn(
  tokens: readonly Token[],
  isOwn: (at: number, gender: "female" | "male" | undefined) => boolean,
): Reference[] {
  return tokens.flatMap((token, at) => {
    const [female, male] = [has(token, "SHE", "HER"), has(token, "HE", "HIS")];
    if ((!female && !male) || has(token, "ART")) return [];
    return {
      at,
      last: at,
      owner: isOwn(at, female === male ? undefined : female ? "female" : "male") ? "own" : "unknown",
    };
  });
}

/** Everybody whom a sentence names or describes. */
function* peopleIn(sentence: OwnedSentence, name: WordsOfName): Generator<Reference> {
  const { tokens, spans, lexicon, piece } = sentence;
  const names = spans.filter(({ kind }) => kind === "name");
  const isTaken = (at: number) => names.some(({ first, last }) => first <= at && at <= last);
  for (const span of names) {
    if (isPersons(span, tokens, name)) yield { at: span.first, last: span.last, owner: "own" };
    else if (isPerson(span, tokens))
      yield {
        at: span.first,
        last: span.last,
        owner: "other",
        sex: genderOf(span, tokens),
        isSpouse: isBehindSpouse(tokens, span.first),
      };
  }
  const description = spokenOfIn(lexicon.language.lang)?.description;
  for (const { index, 0: words } of description === undefined ? [] : piece.text.matchAll(description)) {
    const first = tokens.findIndex(({ from }) => from >= index);
    const last = tokens.findLastIndex(({ to }) => to <= index + words.length);
    const word = tokens[last];
    if (first < 0 || word === undefined || isTaken(first) || isTaken(last + 1)) continue;
    if (lexicon.isPluralKin(word.lower) || tokens[first]?.kind === "number" || tellsOfNamed(sentence, first)) continue;
    yield { at: first, last, owner: "other", sex: lexicon.genderOfKin(word.lower), isSpouse: has(word, "SPOUSE") };
  }
  for (const { kind, first, last } of spans) {
    // "its owner, Otto Brandt": the name says who that is.
    const named = tokens[last + 1]?.text === "," ? last + 2 : last + 1;
    if (kind !== "role" || isTaken(first) || isTaken(named)) continue;
    const article = tokens.slice(Math.max(0, first - MAX_BETWEEN), first).findLastIndex((each) => has(each, "ART"));
    const from = Math.max(0, first - MAX_BETWEEN) + article;
    // "joined the company as director": the article belongs to another word.
    if (tokens.slice(from + 1, first).some((each) => has(each, "AS", "AT", "IN", "OF", "AND"))) continue;
    if (article >= 0 && !tellsOfNamed(sentence, from)) yield { at: from, last, owner: "other", sex: "either" };
  }
}

/** Tokens before a post in which its article is looked for. */
const MAX_BETWEEN = 3;

/** "Ada Finch", "Finch", "Judge Ada Finch". */
function isPersons(span: TokenSpan, tokens: readonly Token[], name: WordsOfName): boolean {
  if (isSubjectName(span, tokens, name)) return true;
  const words = tokens.slice(span.first, span.last + 1).filter(({ kind }) => kind === "word");
  const rest = words.filter(({ lower }) => !name.words.has(lower.replace(/['’]s$/u, "")));
  return (
    rest.length < words.length && rest.every((word) => has(word, "ROLE", "ROLEMOD") || HONORIFIC_ALONE.test(word.text))
  );
}

function isPerson({ first, last, text }: TokenSpan, tokens: readonly Token[]): boolean {
  const words = tokens.slice(first, last + 1);
  const before = tokens[first - 1];
  if (words.some((word) => has(word, "ORG", "SCHOOL", "OF", "FIELD", "AWARDWORD", "DEGREE") || word.kind === "number"))
    return false;
  if (
    (ADDRESSED.test(text) && !HONORIFIC_ALONE.test(text)) ||
    ADDRESSED.test(before?.text ?? "") ||
    has(before, "ROLE")
  )
    return true;
  if (commonSexOf(text) !== null) return true;
  // "a stall became Ewe Again"; "Dr" of "Dr. Finch".
  if (has(before, "BECOME") || HONORIFIC_ALONE.test(text)) return false;
  return words.filter(({ capital }) => capital).length > 1 && !has(before, "AT", "IN", "FROM", "ART");
}

/** "her husband, the violist Otto Brandt": the name of a spouse. */
function isBehindSpouse(tokens: readonly Token[], at: number): boolean {
  return tokens.slice(Math.max(0, at - MAX_BETWEEN - 1), at).some((token) => has(token, "SPOUSE"));
}

/** "Ada Finch, a judge", "is now the judge", "as a judge": a description of the person just named. */
function tellsOfNamed({ tokens, lexicon }: OwnedSentence, at: number): boolean {
  const grammar = languageFor(lexicon.language.lang)?.grammar;
  const isAdverb = grammar !== undefined && ADVERB(grammar).test(tokens[at - 1]?.text ?? "");
  const before = tokens[isAdverb ? at - 2 : at - 1];
  return before?.text === "," || has(before, "BE", "AS", "BECOME");
}
