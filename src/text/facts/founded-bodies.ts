import { commonSexOf } from "../../names/given-names.ts";
import type { WordClass } from "../languages/words.ts";
import { isPlaceName } from "../places/towns.ts";
import type { Analysed } from "../sentences/analyse.ts";
import { has, type TokenSpan } from "../tokens/spans.ts";
import type { Token } from "../tokens/tokens.ts";
import { isDemonym } from "./asides.ts";
import { type FounderWords, founderWordsOf } from "./founder-words.ts";
import { organisationName } from "./jobs.ts";

/** Finds an organisation only where a sentence asks for it: few do. */
export type BodyTold = () => string | undefined;

/** The organisation that the next sentence means by "it": the subject of this one, or the one that this one means. */
export function bodyToldBy(sentence: Analysed, told: BodyTold): BodyTold {
  const { piece, lexicon } = sentence;
  return founderWordsOf(lexicon.language.lang).again.test(piece.text) ? told : () => subjectOf(sentence);
}

function subjectOf(sentence: Analysed): string | undefined {
  const { piece, tokens, spans, mentions } = sentence;
  const verb = tokens.findIndex((token) => has(token, "BE", "HAVE") && !IS_GENITIVE.test(token.lower));
  const subject = verb < 1 ? undefined : bodyIn(sentence, piece.text.slice(0, tokens[verb]?.from), true);
  if (subject !== undefined) return subject;
  // "Corvane makes clocks."
  const first = has(tokens[0], "ART") ? 1 : 0;
  const name = spans.find((span) => span.kind === "name" && span.first === first);
  const next = name === undefined ? undefined : tokens[name.last + 1];
  if (name === undefined || next?.kind !== "word" || next.capital || has(next, "AND", "OF", "IN", "AT"))
    return undefined;
  return mentions.some((mention) => mention.form === "name" && mention.from < name.to)
    ? undefined
    : bodyFrom(sentence, name);
}

/** The organisation of which the words before a deed speak. */
export function bodyFounded(
  sentence: Analysed,
  lead: string,
  words: FounderWords,
  told: string | undefined,
): string | undefined {
  const { tokens, spans } = sentence;
  if (words.againAlone.test(lead.trim())) return told;
  const relative = words.relative.exec(lead);
  const bare = (relative === null ? lead : lead.slice(0, relative.index)).trimEnd();
  const whole = relative === null ? bodyIn(sentence, bare) : undefined;
  if (whole !== undefined) return whole;
  const end = bare.replace(/(?:\s\([^()]{1,80}\))?,?$/u, "").length;
  const beside = spans.find(({ kind, to }) => kind === "name" && to === end);
  const isBeside = beside !== undefined && !isPlaceName(beside.text) && !isDemonym(beside.text);
  if (relative !== null && isBeside) return bodyFrom(sentence, beside);
  // "Corvane is a firm in Torvik, founded by"
  const verb = tokens.findIndex((token) => has(token, "BE") && !IS_GENITIVE.test(token.lower));
  const opening = verb < 1 ? "" : sentence.piece.text.slice(0, tokens[verb]?.from);
  const subject = verb > 0 && opening.length < lead.length ? bodyIn(sentence, opening) : undefined;
  const predicate = tokens.filter(({ from, to }) => from >= opening.length && to <= end);
  if (
    subject !== undefined &&
    has(predicate[1], "ART", "FIRST") &&
    !words.town.test(predicate.map(({ lower }) => lower).join(" "))
  ) {
    const clauses = predicate.slice(1).some((token) => has(token, "BE", "WHO", "SHE", "HE") && !has(token, "ART"));
    const others = spans.some(
      (span) =>
        span.kind === "name" &&
        span.from >= opening.length &&
        span.to <= end &&
        (span !== beside || isBeside) &&
        isOther(sentence, span),
    );
    if (!clauses && !others) return subject;
  }
  // "Corvane was established in 2012 and is led by"
  const isNextDeed =
    subject !== undefined &&
    has(predicate.at(-1), "AND") &&
    !predicate.some((token) => has(token, "WHO", "SHE", "HE", "THEY"));
  if (
    isNextDeed &&
    !spans.some(
      (span) => span.kind === "name" && span.from >= opening.length && span.to <= end && isOther(sentence, span),
    )
  )
    return subject;
  if (bare.endsWith(",")) return isBeside && subject === undefined ? bodyFrom(sentence, beside) : undefined;
  return bodyInApposition(sentence, bare.length);
}

/** A name in the description of an organisation that may itself be what was founded. */
function isOther({ tokens }: Analysed, { first, text }: TokenSpan): boolean {
  const before = tokens[first - 1];
  return !(
    isPlaceName(text) ||
    isDemonym(text) ||
    /-\p{Ll}+$/u.test(text) ||
    has(before, "IN", "FROM") ||
    before?.text === ","
  );
}

/** "owned by Corvane, a Norwegian maker of clocks founded by": the description right behind the name. */
function bodyInApposition(sentence: Analysed, end: number): string | undefined {
  const { tokens, spans } = sentence;
  let last = tokens.findLastIndex(({ to }) => to <= end);
  // "a firm based in Torvik, Norway and founded by"
  if (has(tokens[last], "AND")) last--;
  for (let at = last; at > 1 && last - at < MAX_APPOSITION; at--) {
    const token = tokens[at] as Token;
    if (token.text === "," && isPlaceName(tokens[at + 1]?.text ?? "")) continue;
    if (token.text === "," || has(token, "BE", "HAVE", "WHO", "AND")) return undefined;
    if (!has(token, "ART") || tokens[at - 1]?.text !== ",") continue;
    const name = spans.find((span) => span.kind === "name" && span.last === at - 2);
    return name === undefined ? undefined : bodyFrom(sentence, name);
  }
  return undefined;
}

const MAX_APPOSITION = 12;

/** "Founded in 1978 by Ada Finch, Corvane makes": behind the last of the founders. */
export function bodyBehind(sentence: Analysed, { last }: NamedTokens): string | undefined {
  const { tokens, spans } = sentence;
  for (let at = last + 1; at < tokens.length; at++) {
    const token = tokens[at] as Token;
    if (token.text === ",") {
      const first = has(tokens[at + 1], "ART") ? at + 2 : at + 1;
      const name = spans.find((span) => span.kind === "name" && span.first === first);
      const next = name === undefined ? undefined : tokens[name.last + 1];
      if (name !== undefined && next?.kind === "word" && !next.capital && !has(next, "AND"))
        return bodyFrom(sentence, name);
    }
    if (!isInListOfPeople(token)) return undefined;
  }
  return undefined;
}

/** Whether a word can stand between the names of a list of people: one of a name, a post, kin, "and". */
export function isInListOfPeople(token: Token): boolean {
  if (token.kind === "mark") return /^[,&/."“”„'’–-]$/u.test(token.text) || IS_GENITIVE.test(token.text);
  if (token.kind === "number") return false;
  if (token.capital || has(token, "AND", "ART", "ROLE", "ROLEMOD", "HIS", "HER", "KIN")) return true;
  return !has(token, "BE", "HAVE", "WHO", "BY", "AT", "IN", "FROM", "TO", "OF", "WORK", "JOIN", "DIE", "NEG");
}

/** The organisation that a span names, if it can be one. */
export function bodyFrom(sentence: Analysed, { from, to }: TokenSpan): string | undefined {
  const { text } = sentence.piece;
  // "Corvane.com": the ending after the full stop is a token of its own.
  const ending = /^\.?\p{Ll}{2,4}(?!\p{L})/u.exec(text.slice(to))?.[0] ?? "";
  return bodyIn(sentence, text.slice(from, to + ending.length), true);
}

/** A stretch that names an organisation and nothing else, however many small words the name has inside. */
export function bodyIn({ lexicon, topic }: Analysed, stretch: string, isNamed = false): string | undefined {
  if (stretch.length > MAX_STRETCH) return undefined;
  const { lang } = lexicon.language;
  const words = founderWordsOf(lang);
  const plain = stretch
    .replace(/\s\([^()]{1,120}\)/gu, "")
    .replace(words.opening, "")
    .replace(words.kindBefore, "")
    .trim()
    .replace(/,$/u, "");
  const kind = /^\p{L}{1,6}['’]?\s?(\p{Ll}{2,30})\s(?=[\p{Lu}«„"“])/u.exec(plain);
  const isKind = kind !== null && lexicon.classesOf(kind[1] ?? "").has("ORG");
  const [article = "", ...rest] = plain.split(" ");
  const isArticle =
    rest.length > 0 && lexicon.classesOf(article.toLowerCase()).has("ART") && /^\p{Lu}/u.test(rest[0] ?? "");
  const named = isKind ? plain.slice(kind[0].length) : isArticle ? rest.join(" ") : plain;
  const name = organisationName(named);
  const parts = name.split(/\s+/u);
  if (name.length < 2 || name.length > MAX_NAME || parts.length > MAX_PARTS) return undefined;
  if (!parts.every((part) => /^[^\p{Ll}]|\p{Lu}/u.test(part) || words.joins.test(part))) return undefined;
  if (!/\p{Lu}/u.test(name) || !isNameWord(parts[0]) || !isNameWord(parts.at(-1))) return undefined;
  const classes = (
    parts[0] === undefined ? [] : [...lexicon.classesOf(parts[0].toLowerCase())]
  ) as readonly WordClass[];
  if (!isNamed && parts.length > 1 && classes.some((each) => NO_OPENING.includes(each))) return undefined;
  if (parts.length === 1 && classes.some((each) => NO_NAME.includes(each))) return undefined;
  if (parts.every((part) => topic.words.has(part.toLowerCase()))) return undefined;
  if (isPlaceName(name) || isDemonym(name) || words.group.test(name)) return undefined;
  if (lexicon.classesOf(parts.at(-1)?.toLowerCase() ?? "").has("AWARDWORD")) return undefined;
  const noun = parts.some((part) => {
    const of = lexicon.classesOf(part.toLowerCase().replace(/[.,]/gu, ""));
    return of.has("ORG") || of.has("SCHOOL");
  });
  if (!noun && parts.length > 1 && parts.length < 4 && commonSexOf(name) !== null && !/['’]s\s|&/u.test(name))
    return undefined;
  if (!noun && !isNamed && parts.length === 1 && commonSexOf(name) !== null) return undefined;
  return name;
}

/** The longest stretch that is looked at, in UTF-16 units: a name, what is in brackets behind it, and a time before. */
const MAX_STRETCH = 300;

const MAX_NAME = 90;

const MAX_PARTS = 12;

const NO_OPENING: readonly WordClass[] = ["IN", "AT", "FROM", "BEFORE", "AS", "BY", "BUT", "WHO", "WHERE"];

const NO_NAME: readonly WordClass[] = ["SHE", "HE", "THEY", "WHO", "ART", "FIRST", "HER", "HIS", "NOW", "NEG", "ROLE"];

function isNameWord(part: string | undefined): boolean {
  return part !== undefined && /^[\p{Lu}\d«„"“]|\p{Lu}/u.test(part);
}

/** Whether a name, or what its sentence calls it, is an organisation's: a film is created by somebody, too. */
export function isOrganised({ tokens, lexicon }: Analysed, name: string): boolean {
  if (/^\p{Lu}{2,6}$/u.test(name)) return true;
  const words = name.toLowerCase().split(/[\s,.]+/u);
  if (words.some((word) => lexicon.classesOf(word).has("ORG") || lexicon.classesOf(word).has("SCHOOL"))) return true;
  const verb = tokens.findIndex((token) => has(token, "BE") && !IS_GENITIVE.test(token.lower));
  return (
    verb > 0 &&
    has(tokens[verb + 1], "ART") &&
    tokens.slice(verb + 1, verb + 12).some((token) => has(token, "ORG", "SCHOOL"))
  );
}

/** The tokens of a name, from the first to the last. */
export interface NamedTokens {
  readonly first: number;
  readonly last: number;
}

/** What follows a possessor's name, in lower case. */
export const IS_GENITIVE = /^['’]s$/u;
