import { cue, wordOf } from "../languages/cues.ts";
import { ADDRESSED_SURELY, HONORIFIC_ALONE } from "../tokens/names.ts";
import { commonSexOf } from "../../names/given-names.ts";
import { type Analysed, doubtsAt } from "../sentences/analyse.ts";
import { featuresOf } from "../learned/features.ts";
import { likelihoods, RELATIONS, type Relation } from "../learned/model.ts";
import { isBeforeQuoted, isJoinedAhead, isListed } from "../tokens/join.ts";
import { isOpeningMark } from "../tokens/name-marks.ts";
import { isSubjectName } from "../sentences/subject-name.ts";
import { has, type TokenSpan } from "../tokens/spans.ts";
import { together } from "../learned/tag-spans.ts";
import type { Token } from "../tokens/tokens.ts";
import { isPlaceName } from "../places/towns.ts";
import { isFieldOfDegree, isStudiedIn, isTaughtAt, isToldSchool, isWhereOfficeIs } from "./plain-schools.ts";
import { isBodyOfPost, isToldEmployer } from "./plain-settings.ts";

/** A name and its relation to the person the text is about. */
export interface Related {
  readonly span: TokenSpan;
  readonly relation: Relation;
  /** 0 to 1. */
  readonly chance: number;
  /** It follows a word for working and its preposition: "spent nine years at". */
  readonly worked?: boolean;
}

/**
 * The likelihood from which a relation is believed, set so that nineteen in twenty were right on documents held back
 * from training (`eval/train-reading.ts --check`).
 */
const MIN_SHARES: Readonly<Record<Exclude<Relation, "employer">, number>> = {
  school: 0.6,
  home: 0.8,
  birthplace: 0.85,
  spouse: 0.75,
  child: 0.75,
};
/** The same for an employer, by its setting: the words beside it are evidence of their own and lower the threshold. Set in the same way. */
const MIN_EMPLOYER: Readonly<Record<EmployerSetting, number>> = { list: 0.2, post: 0.5, work: 0.6, none: 0.85 };

/** The same where the tagger has a vote. */
const MIN_TAGGED: Readonly<Record<EmployerSetting, number>> = { list: 0.2, post: 0.45, work: 0.5, none: 0.65 };
const MIN_TAGGED_SCHOOL = 0.5;

/** The names in a sentence that have a relation to the person, each with its likeliest relation if that is likely enough. */
export function relationsOf(sentence: Analysed): Related[] {
  const found: Related[] = [];
  for (const span of sentence.spans) {
    if (span.kind !== "name" || !canBeRelated(sentence, span)) continue;
    const whole = withSecondTown(sentence, found.at(-1), span);
    if (whole !== undefined) {
      found.splice(-1, 1, whole);
      continue;
    }
    const chances = likelihoods(featuresOf(sentence, span));
    let best: Related | undefined;
    for (const [at, relation] of RELATIONS.entries()) {
      if (!suits(sentence, span, relation)) continue;
      const [chance, least] = believedOf(sentence, span, relation, chances[at] ?? 0);
      if (chance >= least && chance > (best?.chance ?? 0))
        best = { span, relation, chance, worked: relation === "employer" && isBehindWork(sentence, span) };
    }
    best ??= listedWith(sentence, span, chances, found.at(-1));
    if (best !== undefined) found.push(best);
  }
  return found;
}

/**
 * "Hogeschool van Arnhem en Nijmegen": one school in two towns. Not so for universities: "the University of Durham
 * and Oxford" are two, the second given only by its town.
 */
function withSecondTown(
  { tokens, piece }: Analysed,
  before: Related | undefined,
  town: TokenSpan,
): Related | undefined {
  if (before?.relation !== "school" || town.first !== town.last || !isPlaceName(town.text)) return undefined;
  const { span } = before;
  if (town.first !== span.last + 2 || !has(tokens[span.last + 1], "AND")) return undefined;
  if (!has(tokens[span.last - 1], "OF", "FROM") || !isPlaceName(tokens[span.last]?.text ?? "")) return undefined;
  if (/univers/iu.test(span.text)) return undefined;
  const whole = { ...span, last: town.last, to: town.to, text: piece.text.slice(span.from, town.to) };
  return { ...before, span: whole };
}

/**
 * "stints at Google, Stripe and the Cabinet Office": whatever "and" or a comma joins to an employer or school is one
 * too, unless it is a place or a person.
 */
function listedWith(
  sentence: Analysed,
  span: TokenSpan,
  chances: readonly number[],
  before: Related | undefined,
): Related | undefined {
  if (before === undefined || (before.relation !== "employer" && before.relation !== "school")) return undefined;
  if (!isListed(sentence, before.span, span) || !suits(sentence, span, before.relation)) return undefined;
  if (isPlaceName(span.text) || commonSexOf(span.text) !== null) return undefined;
  // A comma alone also precedes a location or another clause.
  const between = sentence.tokens.slice(before.span.last + 1, span.first);
  const next = sentence.spans.find(({ first }) => first > span.last);
  const listed =
    between.some((token) => has(token, "AND")) || (next?.kind === "name" && isListed(sentence, span, next));
  const chance = chances[RELATIONS.indexOf(before.relation)] ?? 0;
  if (!listed || chance < MIN_LISTED) return undefined;
  return { span, relation: before.relation, chance: Math.max(chance, MIN_BELIEVED), worked: before.worked === true };
}

const MIN_LISTED = 0.15;
const MIN_BELIEVED = 0.7;

/** If the words are about nobody in particular, what the tagger is sure of is the person's; somebody else's remains theirs. */
function isSurelyTagged({ tagged, owners, carried }: Analysed, { first, last }: TokenSpan): boolean {
  return (
    tagged !== undefined &&
    carried !== "other" &&
    owners[first] === "unknown" &&
    Math.max(tagged.chanceOf("employer", first, last), tagged.chanceOf("school", first, last)) >= MIN_AGAINST_OWNER
  );
}

const MIN_AGAINST_OWNER = 0.85;

/** A likelihood with its threshold: the model's, or, where the tagger has a vote, that of both together if it is high enough. */
function believedOf(
  sentence: Analysed,
  span: TokenSpan,
  relation: Relation,
  chance: number,
): readonly [chance: number, least: number] {
  const setting = settingOf(sentence, span);
  if (relation === "employer" && setting === "post" && chance >= MIN_PLAINLY && isPlainlyAt(sentence, span))
    return [Math.max(chance, MIN_BELIEVED), MIN_BELIEVED];
  if (relation === "employer" && chance >= MIN_PLAINLY && isBodyOfPost(sentence, span))
    return [Math.max(chance, MIN_BELIEVED), MIN_BELIEVED];
  if (relation === "employer" && (isToldEmployer(sentence, span) || isTaughtAt(sentence, span)))
    return [Math.max(chance, MIN_BELIEVED), MIN_BELIEVED];
  if (relation === "employer" && setting === "work" && isJoinedOrLeft(sentence, span))
    return [Math.max(chance, MIN_BELIEVED), MIN_BELIEVED];
  if (relation === "school" && isToldSchool(sentence, span)) return [Math.max(chance, MIN_BELIEVED), MIN_BELIEVED];
  if (relation === "school" && chance >= MIN_PLAINLY && isStudiedIn(sentence, span))
    return [Math.max(chance, MIN_BELIEVED), MIN_BELIEVED];
  const alone = relation === "employer" ? MIN_EMPLOYER[setting] : MIN_SHARES[relation];
  if (sentence.tagged === undefined || (relation !== "employer" && relation !== "school")) return [chance, alone];
  const both = together(chance, sentence, relation, span);
  const least = leastOf(relation, setting, span);
  return both >= least || chance < alone || least === MIN_TOWN ? [both, least] : [chance, alone];
}

/** "joined Ericsson as chief architect", "left Nokia to": the verb's object, neither a town nor a person. */
function isJoinedOrLeft({ tokens, lexicon }: Analysed, span: TokenSpan): boolean {
  const { posts } = lexicon.language;
  if (posts === undefined || isPlaceName(span.text) || commonSexOf(span.text) !== null) return false;
  const verb = tokens[has(tokens[span.first - 1], "ART") ? span.first - 2 : span.first - 1]?.lower ?? "";
  const next = tokens[span.last + 1];
  if (posts.joined.test(verb)) return has(next, "AS") || isYear(tokens[span.last + 2]);
  return posts.left.test(verb) && (posts.behindLeft.test(next?.lower ?? "") || isYear(tokens[span.last + 2]));
}

function isYear(token: Token | undefined): boolean {
  return /^(?:19|20)\d\d$/u.test(token?.text ?? "");
}

/** Of the less likely ones, most were at posts of somebody else (`eval/sets/biographies-2/to-learn`). */
const MIN_PLAINLY = 0.3;

/** "auditor at KPMG", "reporter on the Kerryman": only the preposition separates a post from a name that is not a town. */
function isPlainlyAt(sentence: Analysed, span: TokenSpan): boolean {
  const { tokens, spans, piece } = sentence;
  const post = spans.findLast(({ kind, last }) => kind === "role" && last < span.first);
  if (post === undefined || isPlaceName(span.text) || commonSexOf(span.text) !== null) return false;
  // "trained as a teacher at": where somebody learned.
  if (tokens.slice(Math.max(0, post.first - 3), post.first).some((token) => has(token, "STUDY", "GRAD"))) return false;
  const between = piece.text.slice(post.to, span.from);
  return PLAIN_WAY.test(between) || isInCaseOf(sentence, post, span);
}

const PLAIN_WAY = new RegExp(`^\\s(?:${cue("employed at")})\\s(?:(?:${cue("articles")})\\s|l['’])?$`, "u");

/** The threshold for a name by both models; a town is seldom an employer. */
function leastOf(relation: "employer" | "school", setting: EmployerSetting, span: TokenSpan): number {
  if (relation === "school") return MIN_TAGGED_SCHOOL;
  return isPlaceName(span.text) ? Math.max(MIN_TOWN, MIN_TAGGED[setting]) : MIN_TAGGED[setting];
}

/**
 * Of 11 towns taken for employers with a lower likelihood, 3 were employers (`eval/sets/biographies-2/to-learn`, read
 * by models trained on other pages).
 */
const MIN_TOWN = 0.9;

/** In a stretch about somebody else, the only names related to the person are their kin, whose names contain no institution's noun. */
function suits(sentence: Analysed, span: TokenSpan, relation: Relation): boolean {
  const { tokens, owners } = sentence;
  if (relation === "employer" && (isDepartment(sentence, span) || isWork(sentence, span))) return false;
  if (relation === "employer" && isSubjectAlone(sentence, span)) return false;
  if (
    relation === "school" &&
    (isFieldOfDegree(sentence, span) || isTaughtAt(sentence, span) || isWhereOfficeIs(sentence, span))
  )
    return false;
  if (relation !== "spouse" && relation !== "child")
    return owners[span.first] === "own" || isSurelyTagged(sentence, span);
  return !tokens.slice(span.first, span.last + 1).some((token) => has(token, "ORG", "SCHOOL"));
}

/** "Globex LLC declined to comment": an organisation is the subject of a sentence that names neither the person nor a post nor a year. */
function isSubjectAlone({ tokens, spans, topic, piece }: Analysed, span: TokenSpan): boolean {
  const begins = tokens.slice(0, span.first).every((token) => has(token, "ART"));
  if (!begins || /(?<!\d)(?:19|20)\d\d(?!\d)/u.test(piece.text) || spans.some(({ kind }) => kind === "role"))
    return false;
  return !tokens.some(
    (token) => has(token, "SHE", "HE", "HER", "HIS", "FIRST") || (token.capital && topic.words.has(token.lower)),
  );
}

/** "серия «Атлантика»": the title of a book, film or play. */
function isWork({ tokens }: Analysed, { first }: TokenSpan): boolean {
  return isOpeningMark(tokens[first - 1]) && WORK_NOUN.test(tokens[first - 2]?.lower ?? "");
}

const WORK_NOUN = wordOf("works");

/** "a Partner in the Healthcare Practice": a part of the employer, which is named elsewhere. */
function isDepartment({ tokens, lexicon }: Analysed, span: TokenSpan): boolean {
  const { posts } = lexicon.language;
  return (
    posts?.part.test(span.text) === true &&
    has(tokens[span.first - 1], "ART") &&
    posts.partBehind.test(tokens[span.first - 2]?.lower ?? "")
  );
}

/** The place must be about the person, with no doubt expressed before it, and the name must not be their own. */
function canBeRelated(sentence: Analysed, span: TokenSpan): boolean {
  if (isSubjectName(span, sentence.tokens, sentence.topic) || isBareNoun(sentence, span)) return false;
  if (isAnothers(sentence, span) || isOfAddress(sentence, span)) return false;
  if (sentence.owners[span.first] !== "own" && !isSurelyTagged(sentence, span)) {
    // Kin are named in a stretch that is about them.
    const kin = sentence.tokens.slice(Math.max(0, span.first - 6), span.first);
    if (!kin.some((token) => has(token, "SPOUSE", "CHILD"))) return false;
  }
  return doubtsAt(sentence, span.first).size === 0;
}

/**
 * "news@Quarrendon.example", "github.com/OdileQuarrendon", "posts as @OdileQuarrendon": a part of an address is nobody's
 * employer, nor is the name somebody posts under; but "@Stripe" may be.
 */
function isOfAddress({ piece, tokens }: Analysed, span: TokenSpan): boolean {
  const ahead = piece.text.slice(Math.max(0, span.from - MAX_ADDRESS_LENGTH), span.from);
  return (ahead.endsWith("@") && has(tokens[span.first - 2], "AS")) || IN_ADDRESS.test(ahead);
}

const IN_ADDRESS = /(?:[^\s@(]@|\.\p{L}{2,10}\/\S{0,80})$/u;
/** In UTF-16 code units: an address before a part of it. */
const MAX_ADDRESS_LENGTH = 160;

/**
 * "Ikoyi's sister bar", "Anna Krizova (Central European University)": a name that something else belongs to, or that
 * describes somebody else.
 */
function isAnothers({ tokens, spans, topic }: Analysed, span: TokenSpan): boolean {
  if (
    /^(?:[IVXL]{1,5}|\p{Lu})$/u.test(span.text) ||
    ADDRESSED_SURELY.test(span.text) ||
    HONORIFIC_ALONE.test(span.text)
  )
    return true;
  const possessed = tokens[span.last + 1]?.lower === "'s";
  if (
    possessed &&
    !spans.some(({ kind, first }) => kind === "role" && first >= span.last + 2 && first <= span.last + 4) &&
    !isUnitBehind(tokens, span.last)
  )
    return true;
  if (isOtherName(tokens, span.first)) return true;
  if (tokens[span.first - 1]?.text !== "(") return false;
  const before = spans.findLast(({ last }) => last < span.first);
  if (before === undefined || before.last !== span.first - 2 || before.kind !== "name") return false;
  const words = tokens.slice(before.first, before.last + 1);
  return (
    words.length > 1 && !isSubjectName(before, tokens, topic) && !words.some((word) => has(word, "ORG", "SCHOOL", "OF"))
  );
}

/** "a manager at Ambulance Victoria's Geelong branch": somebody who works in a part works for the whole. */
function isUnitBehind(tokens: readonly Token[], last: number): boolean {
  return tokens.slice(last + 2, last + 6).some(({ lower }) => UNIT.test(lower));
}

const UNIT = wordOf("units");

/** "Falconbridge (now Glencore)", "(since renamed Leeds Beckett)": another name, from another time, of the organisation before it. */
function isOtherName(tokens: readonly Token[], first: number): boolean {
  const opened = tokens.slice(Math.max(0, first - 5), first).findLastIndex(({ text }) => text === "(");
  if (opened < 0) return false;
  const between = tokens.slice(first - Math.min(5, first) + opened + 1, first);
  return (
    between.length > 0 &&
    between.every(({ lower }) => AT_ANOTHER_TIME.test(lower)) &&
    between.some(({ lower }) => !BETWEEN_KIN.test(lower))
  );
}

const AT_ANOTHER_TIME = wordOf("renamed");

/** "University", "College": a noun that every institution has is not a name, nor is the noun of an honour. */
function isBareNoun({ tokens }: Analysed, span: TokenSpan): boolean {
  const words = tokens.slice(span.first, span.last + 1);
  if (words.some((word) => has(word, "AWARDWORD")) && !words.some((word) => has(word, "SCHOOL", "ORG"))) return true;
  const [only] = words;
  if (words.length === 1 && TIME.test(span.text)) return true;
  if (words.length > 1 || only === undefined || /\p{Lu}.*\p{Lu}/u.test(span.text)) return false;
  return GENERIC.test(only.lower);
}

/** Nouns of institutions, in the languages that are read, that do not stand for one by themselves. */
const GENERIC = wordOf("bare bodies");

/** What makes a name an employer besides its own features: a post before it and years after it, a post, or a word for working. */
export type EmployerSetting = "list" | "post" | "work" | "none";

export function settingOf(sentence: Analysed, span: TokenSpan): EmployerSetting {
  if (isBesidePost(sentence, span)) return isDatedBehind(sentence, span) ? "list" : "post";
  return isBehindWork(sentence, span) ? "work" : "none";
}

/** "Diretora financeira da EPAL (2002–2014)": an entry as in a list. */
function isDatedBehind({ piece, tokens }: Analysed, span: TokenSpan): boolean {
  return DATED.test(piece.text.slice(tokens[span.last]?.to ?? 0));
}

const DATED = new RegExp(`^(?:\\s\\p{Lu}\\p{L}+)?,?\\s?\\(?(?:(?:${cue("since")})\\s)?(?:19|20)\\d\\d`, "u");

function isBesidePost(sentence: Analysed, span: TokenSpan): boolean {
  const { tokens, spans, owners, lexicon } = sentence;
  if (lexicon.language.verbLast === true) {
    // "Limak'ta şantiye şefi olarak": the post follows its employer.
    const next = spans.find(({ kind, first }) => kind === "role" && first > span.last);
    if (next !== undefined && next.first - span.last <= MAX_AHEAD && owners[next.first] === "own") return true;
  }
  const post = spans.findLast(({ kind, last }) => kind === "role" && last < span.first);
  if (post === undefined || owners[post.first] !== "own") return false;
  const between = tokens.slice(post.last + 1, span.first);
  if (lexicon.language.cyrillic === true && isBeforeQuoted(between)) return true;
  if (isInCaseOf(sentence, post, span)) return true;
  return isJoinedAhead(between) && between.some((token) => has(token, "AT", "OF", "TO"));
}

/** "заведующий кафедрой химии Волжского университета": an organisation tied to the post by its ending alone, or by a preposition of place. */
function isInCaseOf({ tokens, lexicon }: Analysed, post: TokenSpan, span: TokenSpan): boolean {
  if (lexicon.language.inflects !== true) return false;
  const named = tokens.slice(span.first, span.last + 1);
  const isBody = named.some((token) => has(token, "ORG", "SCHOOL") && lexicon.baseOf(token.lower) !== token.lower);
  const between = tokens.slice(post.last + 1, span.first);
  return (
    isBody &&
    between.length <= MAX_IN_CASE &&
    between.every(
      (token) => token.kind === "word" && !token.capital && !has(token, "AND", "BUT", "WHO", "BE", "NEG", "KIN"),
    )
  );
}

const MAX_IN_CASE = 5;

/** The most tokens between an employer and its post in languages whose verb comes last. */
export const MAX_AHEAD = 5;

function isBehindWork({ tokens, spans }: Analysed, span: TokenSpan): boolean {
  const before = tokens.slice(Math.max(0, span.first - 5), span.first);
  const verb = before.findLastIndex((token) => has(token, "WORK", "JOIN", "LEAVE", "LEAD", "FOUND") && !token.capital);
  if (
    verb < 0 ||
    spans.some(({ kind, last }) => kind === "name" && last >= span.first - before.length + verb && last < span.first)
  )
    return false;
  const between = before.slice(verb + 1);
  const direct = between.every((token) => has(token, "ART"));
  const preposition = between.at(-1)?.classes.has("ART") === true ? between.at(-2) : between.at(-1);
  return (direct && !has(before[verb], "WORK")) || has(preposition, "AT") || has(before[verb], "AT");
}

const BETWEEN_KIN = wordOf("between kin and a name");

const TIME = wordOf("times with capitals");
