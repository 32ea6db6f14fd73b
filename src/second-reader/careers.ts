import { cue } from "../text/languages/cues.ts";
import type { EducationValue, ExperienceValue } from "../domain/claim.ts";
import { agree } from "../domain/partial-date.ts";
import { findDates, findPeriods, type Period } from "../text/dates/dates.ts";
import { isCity } from "../text/places/cities.ts";
import { isJobTitle, isPersonName } from "../text/people/naming.ts";
import { isRegion } from "../text/places/places.ts";
import { featuresOf } from "../text/learned/features.ts";
import { isJoinedAhead } from "../text/tokens/join.ts";
import { likelihoods, RELATIONS, type Relation } from "../text/learned/model.ts";
import { whenOf, yearOf } from "../text/dates/periods.ts";
import { has } from "../text/tokens/spans.ts";
import type { Token } from "../text/tokens/tokens.ts";
import type { Proposal } from "./answer.ts";
import { Refused, refuseIf } from "./refusal.ts";
import { isCutOut, nameAt, type ToldAssertion, type QuotedValue, type QuoteWords } from "./told.ts";

const IN_HONOUR = new RegExp(`(?:${cue("in honour only")})`, "iu");

/** A post at an organisation. Throws `Refused`. */
export function judgeJob(proposal: Proposal, words: QuoteWords): ToldAssertion {
  refuseIf(proposal.title === undefined || proposal.organisation === undefined, "shape");
  const organisation = words.find(proposal.organisation);
  const title = words.find(proposal.title);
  words.requireOwn(organisation);
  words.requireOwn(title);
  refuseIf(isInDate(organisation, words), "value");
  refuseIf(isCutOut(organisation) || !isNamed(organisation) || overlap(title, organisation), "value");
  refuseIf(!isTitle(title), "relation");
  refuseIf(organisation.line.chapter === "school" || title.line.chapter === "school", "relation");
  refuseIf(isRather(organisation, "employer", ["school", "spouse", "child", "birthplace"]), "relation");
  refuseIf(!canBe(organisation, "employer") || isPlace(organisation), "relation");
  refuseIf(!belongTogether(title, organisation, words), "relation");
  refuseIf(isToCome(words), "doubt");
  refuseIf(isPartOfTitle(title, organisation) || isLabel(title), "relation");
  const { from, to, current } = timesOf(proposal, title, organisation, words);
  const value: ExperienceValue = {
    title: words.baseOf(title),
    company: words.baseOf(organisation),
    ...(from === undefined ? {} : { from }),
    ...(to === undefined ? {} : { to }),
    ...(current ? { current } : {}),
    kind: "job",
  };
  return { property: "experience", value, quote: words.quote };
}

/** A school, with its degree. Throws `Refused`. */
export function judgeSchool(proposal: Proposal, words: QuoteWords): ToldAssertion {
  const school = words.find(proposal.school);
  words.requireOwn(school);
  refuseIf(isCutOut(school) || !isNamed(school) || isPlace(school), "value");
  const isSchool = school.sentence.tokens.slice(school.first, school.last + 1).some((token) => has(token, "SCHOOL"));
  refuseIf(!isSchool && (!school.line.isProse || isRarely(school, "school")), "relation");
  refuseIf(school.line.chapter === "work", "relation");
  const degree = proposal.degree === undefined ? undefined : words.find(proposal.degree);
  if (degree !== undefined) {
    words.requireOwn(degree);
    refuseIf(overlap(degree, school), "value");
    refuseIf(IN_HONOUR.test(near(degree)), "doubt");
    refuseIf(degree.sentence !== school.sentence && degree.line.isProse, "relation");
    refuseIf(otherNameBetween(degree, school), "relation");
  }
  refuseIf(degree === undefined && isBehindPost(school), "relation");
  refuseIf(isToCome(words), "doubt");
  // People who teach at a school are not educated there.
  refuseIf(degree === undefined && isRather(school, "school", ["employer", "spouse", "child"]), "relation");
  const { sentence } = school;
  const learns = sentence.tokens.some(
    (token, at) => has(token, "STUDY", "GRAD", "DEGREE") && !(token.capital && at > 0) && sentence.owners[at] === "own",
  );
  refuseIf(degree === undefined && !learns && school.line.chapter !== "school", "relation");
  const years = schoolYears(proposal, school, degree, words);
  const value: EducationValue = {
    ...(degree === undefined ? {} : { degree: degree.text }),
    school: words.baseOf(school),
    ...years,
  };
  return { property: "education", value, quote: words.quote };
}

/** "Head of Lighting, Bristol Old Vic", "Professor of Psychiatry": what a post is concerned with is not an employer. */
function isPartOfTitle(title: QuotedValue, { sentence, first, last, text }: QuotedValue): boolean {
  const { tokens, spans } = sentence;
  const own = tokens.slice(first, last + 1);
  if (own.every((token) => has(token, "FIELD"))) return true;
  const isInstitution = own.some((token) => has(token, "ORG", "SCHOOL") && !has(token, "FIELD"));
  if (isInstitution) return false;
  if (sentence === title.sentence && title.last + 2 >= first && isPersonName(text) && tokens[first - 1]?.text === ",") {
    return title.line.isProse;
  }
  const next = spans.find((span) => span.kind === "name" && span.first > last);
  return (
    next !== undefined &&
    isJoinedAhead(tokens.slice(last + 1, next.first)) &&
    tokens.slice(next.first, next.last + 1).some((token) => has(token, "ORG", "SCHOOL"))
  );
}

/** "Agent: Finch & Partners" names somebody else's office. */
function isLabel({ sentence: { tokens }, last }: QuotedValue): boolean {
  return tokens[last + 1]?.text === ":";
}

/** "Nov" of "Nov 2016". */
function isInDate({ text, sentence, first }: QuotedValue, { lang }: QuoteWords): boolean {
  const at = sentence.tokens[first]?.from ?? 0;
  return findDates(sentence.piece.text, lang).some(({ from, to }) => at >= from && at + text.length <= to);
}

/** A name has a capital, a digit, or letters of a script without capitals. */
function isNamed({ text }: QuotedValue): boolean {
  return /[\p{Lu}\p{Lo}\p{N}]/u.test(text);
}

function isTitle({ text, sentence, first, last }: QuotedValue): boolean {
  return isJobTitle(text) || sentence.tokens.slice(first, last + 1).some((token) => has(token, "ROLE"));
}

function overlap(a: QuotedValue, b: QuotedValue): boolean {
  return a.sentence === b.sentence && a.first <= b.last && b.first <= a.last;
}

function near({ sentence: { tokens, piece }, first, last }: QuotedValue): string {
  const from = tokens[Math.max(0, first - 3)]?.from ?? 0;
  return piece.text.slice(from, tokens[Math.min(tokens.length - 1, last + 3)]?.to);
}

/** From this probability, the model's opinion counts against another reading. */
const LIKELY = 0.5;

/** Whether the relation model considers a name one of the others, and more likely so than what is claimed. */
export function isRather(word: QuotedValue, claimed: Relation, others: readonly Relation[]): boolean {
  const span = nameAt(word);
  if (span === undefined) return false;
  const chances = likelihoods(featuresOf(word.sentence, span));
  const chanceOf = (relation: Relation) => chances[RELATIONS.indexOf(relation)] ?? 0;
  return others.some((other) => chanceOf(other) >= LIKELY && chanceOf(other) > chanceOf(claimed));
}

/** Below this probability a name is not what is claimed, whatever a language model says. */
const MIN_SHARE = 0.1;

/**
 * Whether the relation model does not rule a name out. It knows nothing about lines of a layout, and is not asked about
 * them.
 */
function canBe(word: QuotedValue, relation: Relation): boolean {
  const span = nameAt(word);
  if (!word.line.isProse) return true;
  return (
    span !== undefined && (likelihoods(featuresOf(word.sentence, span))[RELATIONS.indexOf(relation)] ?? 0) >= MIN_SHARE
  );
}

/**
 * Whether the relation model has doubts about the relation. It rarely takes a name for a school that does not call
 * itself one.
 */
function isRarely(word: QuotedValue, relation: Relation): boolean {
  const span = nameAt(word);
  return (
    span === undefined || (likelihoods(featuresOf(word.sentence, span))[RELATIONS.indexOf(relation)] ?? 0) < LIKELY
  );
}

/** Towns and countries are not employers, unless the name is that of a city's or a country's organisation. */
function isPlace({ text, sentence, first, last }: QuotedValue): boolean {
  return (
    (isCity(text) || isRegion(text)) &&
    !sentence.tokens.slice(first, last + 1).some((token) => has(token, "ORG", "SCHOOL"))
  );
}

/** Limit on tokens between a post and its employer; with more, it is another clause. */
const MAX_BETWEEN = 8;

/** A post and an organisation in one sentence with no other post or employer closer, or on two lines of one entry. */
function belongTogether(title: QuotedValue, organisation: QuotedValue, words: QuoteWords): boolean {
  if (title.sentence !== organisation.sentence) {
    if (title.line.isProse || organisation.line.isProse) return false;
    // Two lines of an entry: one has the post and no other, the other has no post.
    return !organisation.sentence.spans.some(({ kind }) => kind === "role") && words.sensed.length === 2;
  }
  const { tokens, spans } = title.sentence;
  const isAhead = title.last < organisation.first;
  const [from, to] = isAhead ? [title.last + 1, organisation.first] : [organisation.last + 1, title.first];
  const between = tokens.slice(from, to);
  if (between.length > MAX_BETWEEN || between.some(({ text }) => text === ";")) return false;
  // "Process Engineer" does not mean an engineer at Process.
  if (between.length === 0 && !/\s{2}/u.test(title.sentence.piece.text.slice(tokens[from - 1]?.to, tokens[to]?.from)))
    return false;
  const inside = spans.filter(({ first, last }) => first >= from && last < to);
  if (inside.some(({ kind }) => kind === "role") && !isEnumeration(title, organisation)) return false;
  if (!isAhead) {
    if (inside.some(({ kind }) => kind === "name") && title.line.isProse) return false;
    // After its employer, a post must be tied to it by a word, or follow directly.
    const next = spans.find(({ kind, first }) => kind === "name" && first > title.last);
    const behind = tokens.slice(title.last + 1, next?.first);
    if (next !== undefined && (isJoinedAhead(behind) || behind.every(isOfEnumeration))) return false;
    return between.length <= 3 || between.some((token) => has(token, "AS", "WHERE", "BE", "BECOME", "HAVE"));
  }
  const nearer = inside.find(({ kind }) => kind === "name");
  return nearer === undefined || !isJoinedAhead(tokens.slice(title.last + 1, nearer.first));
}

/** "founder and chief executive of": posts joined by "and" or a comma before their employer. */
function isEnumeration(title: QuotedValue, organisation: QuotedValue): boolean {
  const between = title.sentence.tokens.slice(title.last + 1, organisation.first);
  return between.every(isOfEnumeration);
}

function isOfEnumeration(token: Token): boolean {
  return has(token, "AND", "ROLE", "ROLEMOD", "OF", "AT", "ART", "FIELD", "BEFORE") || token.text === ",";
}

/** "band director at Memorial Middle School" */
function isBehindPost({ sentence: { tokens, spans }, first }: QuotedValue): boolean {
  const post = spans.findLast(({ kind, last }) => kind === "role" && last < first);
  return post !== undefined && isJoinedAhead(tokens.slice(post.last + 1, first));
}

/** The quote contains a year after the document's own. */
function isToCome({ document, quote, lang }: QuoteWords): boolean {
  const { collectedYear } = document;
  const dates = findDates(document.text.slice(quote.from, quote.to), lang);
  return collectedYear !== undefined && dates.some(({ value }) => Number(value.slice(0, 4)) > collectedYear);
}

function otherNameBetween(degree: QuotedValue, school: QuotedValue): boolean {
  if (degree.sentence !== school.sentence) return false;
  const [from, to] = degree.last < school.first ? [degree.last, school.first] : [school.last, degree.first];
  return school.sentence.spans.some(
    (span) =>
      span.kind === "name" &&
      span.first > from &&
      span.last < to &&
      school.sentence.tokens.slice(span.first, span.last + 1).some((token) => has(token, "SCHOOL")),
  );
}

/**
 * The years of a post as far as the quote states them. If it has several periods, or a single year, the text room says
 * which belongs to the post and which end it is; a contradicting proposal is refused, and a year that remains undecided
 * is left out.
 */
function timesOf(proposal: Proposal, title: QuotedValue, organisation: QuotedValue, words: QuoteWords) {
  const written = words.document.text.slice(words.quote.from, words.quote.to);
  const periods = findPeriods(written, words.lang);
  const from = dateIn(proposal.from, written, words.lang);
  const lasts = LASTS.test(proposal.to ?? "");
  const to = lasts ? undefined : dateIn(proposal.to, written, words.lang);
  const reads = [organisation, title].map(({ sentence, first, last }) => whenOf(sentence, first, last));
  refuseIf(from !== undefined && to !== undefined && from.slice(0, 4) > to.slice(0, 4), "time");
  const [only] = periods;
  if (periods.length === 1 && only !== undefined && only.on === undefined) {
    refuseIf(!fits(from, only.start) || !fits(to, only.end), "time");
    return { from, to, current: only.current === true };
  }
  refuseIf(
    reads.every((read) => conflicts(from, read.from, read.to)) ||
      reads.every((read) => conflicts(to, read.to, read.from)),
    "time",
  );
  return {
    from: from !== undefined && reads.some((read) => fits(from, read.from)) ? from : undefined,
    to: to !== undefined && reads.some((read) => fits(to, read.to)) ? to : undefined,
    current: reads.some((read) => read.current === true),
  };
}

/** A proposed date must agree with the period's, and there must be none if the period has none. */
function fits(date: string | undefined, of: string | undefined): boolean {
  return date === undefined || (of !== undefined && agree(date, of));
}

/** The text room reads a different date there, or reads this one as the other end. */
function conflicts(date: string | undefined, own: string | undefined, other: string | undefined): boolean {
  if (date === undefined) return false;
  if (own !== undefined) return !agree(date, own);
  return other !== undefined && agree(date, other);
}

function schoolYears(
  proposal: Proposal,
  school: QuotedValue,
  degree: QuotedValue | undefined,
  words: QuoteWords,
): Pick<EducationValue, "from" | "to"> {
  const written = words.document.text.slice(words.quote.from, words.quote.to);
  const from = dateIn(proposal.from, written, words.lang);
  const to = dateIn(proposal.to, written, words.lang);
  refuseIf(from !== undefined && to !== undefined && from > to, "time");
  const periods: readonly Period[] = findPeriods(written, words.lang);
  const [only] = periods;
  if (periods.length === 1 && only !== undefined) {
    // A single year next to a degree is the year of the degree.
    const end = only.end ?? only.on;
    refuseIf(!fits(from, only.start ?? only.on) || !fits(to, end), "time");
    const year = to ?? (only.on === undefined ? undefined : from);
    return { ...(from === undefined || year === from ? {} : { from }), ...(year === undefined ? {} : { to: year }) };
  }
  const at = degree !== undefined && degree.sentence === school.sentence ? degree : school;
  const read = yearOf(school.sentence, Math.min(at.first, school.first), Math.max(at.last, school.last));
  return {
    ...(from !== undefined && read.from === from ? { from } : {}),
    ...(to !== undefined && read.to === to ? { to } : {}),
  };
}

/**
 * A date of the proposal in normal form, as precise as the quote states it. Throws `Refused` if the quote does not
 * contain it.
 */
function dateIn(date: string | undefined, written: string, lang: string): string | undefined {
  if (date === undefined) return undefined;
  const wanted = /^\d{4}(?:-\d{2}){0,2}$/u.test(date) ? date : findDates(date, lang)[0]?.value;
  const mentions = [
    ...findDates(written, lang).map(({ value }) => value),
    ...findPeriods(written, lang).flatMap(({ start, end, on }) => [start, end, on].flatMap((each) => each ?? [])),
  ];
  const found = wanted === undefined ? undefined : mentions.find((mention) => agree(mention, wanted));
  if (found === undefined || wanted === undefined) throw new Refused("value");
  return found.length < wanted.length ? found : wanted;
}

/** The date of birth: the one after the word for birth. Throws `Refused`. */
export function birthDateOf(proposal: Proposal, words: QuoteWords): ToldAssertion {
  const sensed = words.sensed.find(({ sentence }) =>
    sentence.tokens.some((token, at) => isBirth(token.lower) && has(token, "BORN") && sentence.owners[at] === "own"),
  );
  if (sensed === undefined) throw new Refused("relation");
  const { tokens, piece } = sensed.sentence;
  const born = tokens.findIndex((token) => isBirth(token.lower) && has(token, "BORN"));
  const token = tokens[born];
  if (token === undefined) throw new Refused("relation");
  refuseIf(piece.from + token.from < words.quote.from || piece.from + token.to > words.quote.to, "quote");
  const behind = piece.text.slice(token.to, Math.min(token.to + MAX_TO_DATE, words.quote.to - piece.from));
  const value = dateIn(proposal.value ?? proposal.from, behind, words.lang);
  if (value === undefined) throw new Refused("shape");
  refuseIf(isDoubtedAt(sensed.sentence.tokens, born), "doubt");
  return { property: "birthDate", value, quote: words.quote };
}

function isDoubtedAt(tokens: readonly Parameters<typeof has>[0][], at: number): boolean {
  return tokens.slice(Math.max(0, at - 6), at).some((token) => has(token, "NEG", "FUTURE", "HEARSAY"));
}

/** "born in Leeds on 12 May 1970": from the word for birth to the end of its date, in UTF-16 units. */
const MAX_TO_DATE = 60;

/** "gave birth", "grew up" and "native of" do not state a date of birth. */
function isBirth(lower: string): boolean {
  return !OTHER_BIRTH.test(lower);
}

const OTHER_BIRTH = new RegExp(`^(?:${cue("births told otherwise")})$`, "u");

const LASTS = new RegExp(`^(?:${cue("now in a list")})$`, "iu");
