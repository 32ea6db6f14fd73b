import { cue } from "./languages/cues.ts";
import { commonSexOf } from "../names/given-names.ts";
import { plainKey } from "../domain/plain-key.ts";
import { readFramed, readProse } from "./prose/prose.ts";
import { splitSentences } from "./sentences/sentences.ts";
import { HONORIFIC_ALONE } from "./tokens/names.ts";
import { type Speaker, spanOf, speakerOf, type Assertion } from "./assertion.ts";
import { type Analysed, analyseAll } from "./sentences/analyse.ts";
import { arrivalAt, hereSince } from "./facts/arrivals.ts";
import { readAsides } from "./facts/asides.ts";
import { Collected } from "./facts/collected.ts";
import { readFacts } from "./facts/facts.ts";
import { type BodyTold, bodyToldBy } from "./facts/founded-bodies.ts";
import { foundersOf } from "./facts/founders.ts";
import { asHers, isOfDeed } from "./facts/deeds.ts";
import { frameLanguageOf, readFrames } from "./facts/frames.ts";
import { GenderVotes } from "./sentences/gender.ts";
import { hiresOf } from "./facts/hires.ts";
import { jobsOf } from "./facts/jobs.ts";
import { readKin } from "./facts/kin.ts";
import { readSpouseOf } from "./facts/spouse-of.ts";
import { knownOfText } from "./people/known-of-text.ts";
import { languageFor, languageOf, lexiconFor } from "./languages/languages.ts";
import { readDeath } from "./dates/death.ts";
import { readBirth } from "./dates/life.ts";
import { type EmployerBefore, employerAfter, furtherPosts, postsOfPage } from "./facts/promotions.ts";
import { topicOf } from "./sentences/owners.ts";
import { postsWithUs } from "./facts/posts-with-us.ts";
import { relationsOf } from "./facts/relate.ts";
import { readTagged } from "./facts/tagged-facts.ts";
import { withTags } from "./learned/tag-spans.ts";
import { schoolingOf } from "./facts/schools.ts";
import { postsInTurn } from "./facts/posts-in-turn.ts";
import { withoutSubject } from "./facts/without-subject.ts";
import { withSecondLook } from "./facts/second-look.ts";
import { sound } from "./facts/sound.ts";
import { isNoPostOfTheirs } from "./facts/of-others.ts";
import { isDenied, isOfToldApart } from "./facts/denied.ts";
import { asLeft, isLeavingNow, isNoHome } from "./facts/no-longer.ts";
import { asYetToEnd } from "./facts/yet-to-end.ts";
import { isOfBody } from "./facts/of-body.ts";
import { isFounderBeside, isMarriageOver, isOfOtherCouple, isPartnerInWork } from "./facts/undone.ts";
import type { Lexicon } from "./languages/words.ts";
import { has } from "./tokens/spans.ts";

export interface ReadingOptions {
  /** The person's name. */
  readonly subject: string;
  /** The page's language tag, if it has one. */
  readonly lang?: string;
  /** The text is about the person even if it does not name them: their page, their card, their own words. */
  readonly about?: boolean;
  /**
   * The text may be about several people, like an article, so gender and children are read only if they cannot be anybody else's.
   * Applies to every text that is not about the person.
   */
  readonly ofSeveral?: boolean;
  /** The person says all of it: their answers in an interview. */
  readonly isSpoken?: boolean;
  /** Somebody else wrote the text: outside quotations, "I" is not the person. */
  readonly byAnother?: boolean;
  /** The day of the page, ISO 8601. */
  readonly date?: string;
  /** Whose page it is. */
  readonly organisation?: string;
  /** The person's posts at that organisation, according to the page's layout. */
  readonly posts?: readonly string[];
}

/** Sentences of a text that are read, at most. */
const MAX_SENTENCES = 20_000;
const MAX_SENTENCE_LENGTH = 1200;
/** Braces and quoted keys indicate data, not prose. */
const DATA = /[{}]|"\s?:\s?"/u;

/**
 * What a running text says about a person, each assertion with its words and their place. First the sentences whose grammar is
 * known exactly (`prose`), then what the models find in the others: employers, schools, homes, kin. Duplicates are merged.
 * Anything denied, in the future, hearsay, or about somebody else is left out.
 */
export function readText(text: string, options: ReadingOptions): Assertion[] {
  const lang = languageOf(text, options.lang);
  const lexicon = lang === undefined ? undefined : lexiconFor(lang);
  const speaker = speakerOf(text);
  const { subject, about = false, ofSeveral = !about, byAnother = false, isSpoken = false } = options;
  if (lexicon === undefined) {
    const assertions = readProse(text, { subject, about }).map(by("frames"));
    const framed = about ? frameLanguageOf(text, options.lang) : undefined;
    const said =
      framed === undefined
        ? assertions
        : collect(assertions, [...readFrames(text, framed, speaker, subject)].map(by("frames")));
    return ofSeveral ? said.filter((assertion) => !isOfChildren(assertion)) : said;
  }
  const known = knownOfText({ text, subject, lexicon, about, ofSeveral, byAnother, isSpoken });
  const topic = topicOf(subject, known);
  const pieces = splitSentences(text).slice(0, MAX_SENTENCES);
  const sentences = analyseAll(pieces, lexicon, () => topicOf(subject, known));
  const grammar = languageFor(lexicon.language.lang)?.grammar;
  const telling = { text, lang: lexicon.language.lang, isDead: DEATH.test(text) };
  const lasts = (said: Assertion) =>
    !isOfToldApart(said) &&
    (said.property === "location"
      ? !isNoHome(said, lexicon.language.lang)
      : said.property === "education"
        ? !isLeavingNow(said)
        : said.property !== "spouse" ||
          (!isMarriageOver(said, telling) && !isOfOtherCouple(said, subject) && !isPartnerInWork(said)));
  const collected = new Collected(
    grammar === undefined ? [] : readFramed(text, sentences, grammar, subject).filter(lasts).map(by("frames")),
  );
  const seen: Analysed[] = [];
  const gender = new GenderVotes();
  const othersKin: Analysed["piece"][] = [];
  const arrivals: Assertion[] = [];
  let employer: EmployerBefore | undefined =
    options.organisation === undefined ? undefined : { name: options.organisation, ago: undefined };
  let body: BodyTold = () => options.organisation;
  for (const untagged of sentences) {
    const { piece } = untagged;
    const told = body;
    body = () => undefined;
    if (piece.text.length > MAX_SENTENCE_LENGTH || DATA.test(piece.text)) continue;
    body = bodyToldBy(untagged, told);
    if (isOfBody(untagged, options.organisation)) continue;
    const sentence = about ? withTags(untagged) : untagged;
    collected.drop(
      piece.from,
      piece.from + piece.text.length,
      (known) => isCutOut(known, sentence) || isDenied(known, sentence),
    );
    for (const value of foundersOf(sentence, told))
      collected.add(by("founders")(speaker.say("experience", value, spanOf(piece), { confidence: 0.9 })));
    employer = readRelations(sentence, speaker, collected, employer, options);
    if (about) arrivals.push(...arrivalsIn(sentence, speaker, options));
    for (const assertion of readFacts(sentence, speaker))
      if (lasts(assertion) && !isDenied(assertion, sentence)) collected.add(by("facts")(assertion));
    for (const assertion of readBirth(sentence, speaker)) collected.add(by("births")(assertion));
    const before = seen.at(-1);
    for (const assertion of readDeath(sentence, speaker, options.date, before)) collected.add(by("births")(assertion));
    for (const assertion of readAsides(sentence, speaker))
      if (!isDenied(assertion, sentence)) collected.add(by("asides")(assertion));
    // In a text about something else, only a spouse named in full counts as the person's.
    for (const assertion of readKin(sentence, speaker))
      if ((about || (assertion.property === "spouse" && /\s/u.test(assertion.value))) && lasts(assertion))
        collected.add(by("kin")(assertion));
    for (const assertion of readSpouseOf(sentence, speaker)) if (lasts(assertion)) collected.add(by("kin")(assertion));
    for (const assertion of readTagged(sentence, speaker))
      if (lasts(assertion) && !isDenied(assertion, sentence)) collected.add(by("tags")(assertion));
    if (seen.length < MAX_LOOKED_AGAIN) seen.push(sentence);
    if (!mayNameOwnChildren(sentence)) othersKin.push(piece);
    gender.hear(sentence);
  }
  const [arrival] = arrivals;
  if (arrival !== undefined && !collected.all.some((said) => isBegunAt(said, options.organisation)))
    collected.add(arrival);
  const heard = gender.tell(speaker, ofSeveral ? MIN_VOTES_OF_SEVERAL : 1);
  const told = ofSeveral && isAgainstName(heard, subject) ? undefined : heard;
  if (told !== undefined) collected.add(by("facts")(told));
  const all = collected.all.filter(
    (said) =>
      !isOfChildren(said) ||
      !othersKin.some(({ from, text: words }) => from <= said.from && said.from < from + words.length),
  );
  const names = bodiesOf(all, options.organisation);
  return all
    .filter((said) => !isWorkplaceAlone(said, all, sentenceOf(seen, said.from)))
    .filter(lasts)
    .filter((said) => said.property !== "experience" || !(isNoPostOfTheirs(said, subject) || isFounderBeside(said)))
    .flatMap((assertion) => withoutSubject(assertion, topic.words) ?? [])
    .flatMap(
      (assertion) =>
        sound(assertion, {
          known: names,
          organisation: options.organisation,
          text,
          hasNounCapitals: lexicon.language.nounCapitals === true,
        }) ?? [],
    )
    .flatMap(postsInTurn)
    .map((assertion) => asLeft(assertion, lexicon.language.lang))
    .map((assertion) => (told?.value === "female" ? asHers(assertion, lexicon.language) : assertion))
    .map((assertion) => asYetToEnd(assertion, sentenceOf(seen, assertion.from)))
    .map((assertion) => withSecondLook(assertion, about ? sentenceOf(seen, assertion.from) : undefined))
    .filter((said) => !isSchoolAlone(said, all))
    .map((assertion) => asLeader(assertion, text, lexicon, options));
}

/** What "the Trust" in a text can mean: the employers it names, and the organisation whose page it is. */
function bodiesOf(assertions: readonly Assertion[], organisation: string | undefined): string[] {
  const named = assertions.flatMap((each) => (each.property === "experience" ? [each.value.company] : []));
  return [...(organisation === undefined ? [] : [organisation]), ...named];
}

/** In a text about several people, a single pronoun may be anybody's, however near the person's name it is. */
const MIN_VOTES_OF_SEVERAL = 2;

/** In a text about several people, a sex that contradicts the given name is likelier another person's: "Mrs Calder". */
function isAgainstName(said: Assertion | undefined, subject: string): boolean {
  const sex = commonSexOf(subject);
  return said !== undefined && sex !== null && said.value !== sex;
}

/** "Es profesora titular de la Universidad de Brisa": a sentence with a post and no word for studying names a workplace, not a school. */
function isWorkplaceAlone(said: Assertion, all: readonly Assertion[], sentence: Analysed | undefined): boolean {
  if (said.property !== "education" || said.value.degree !== undefined || sentence === undefined) return false;
  const posts = sentence.spans.filter(({ kind }) => kind === "role");
  const isOfPost = (at: number) => posts.some(({ first, last }) => first <= at && at <= last);
  if (sentence.tokens.some((token, at) => has(token, "STUDY", "GRAD", "DEGREE") && !isOfPost(at))) return false;
  const { from, to } = said;
  const school = plainKey(said.value.school);
  return all.some(
    (other) =>
      other.property === "experience" &&
      other.value.title !== undefined &&
      other.from < to &&
      from < other.to &&
      plainKey(other.value.company) === school,
  );
}

/**
 * "A yard that she joined straight after a BSc at the University of Aston": what a sentence names as the school of a
 * degree is no employer too, unless the sentence gives a post there or the second look takes it for one.
 */
function isSchoolAlone(said: Assertion, all: readonly Assertion[]): boolean {
  if (said.property !== "experience" || said.value.title !== undefined) return false;
  const { body = 1, otherBody = 0 } = said.grounds?.second ?? {};
  const company = plainKey(said.value.company);
  return (
    body < otherBody &&
    all.some(
      (other) =>
        other.property === "education" &&
        other.value.degree !== undefined &&
        other.from < said.to &&
        said.from < other.to &&
        plainKey(other.value.school) === company,
    )
  );
}

/** Records what read an assertion. */
function by(reader: string): (assertion: Assertion) => Assertion {
  return (assertion) => ({ ...assertion, grounds: { by: reader } });
}

/** Sentences of a text kept for the second look, at most, so that memory use stays bounded. */
const MAX_LOOKED_AGAIN = 4000;

/** The sentence at an offset of the text, if it was kept. */
function sentenceOf(seen: readonly Analysed[], at: number): Analysed | undefined {
  let [low, high] = [0, seen.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((seen[middle]?.piece.from ?? 0) <= at) low = middle + 1;
    else high = middle;
  }
  const found = seen[low - 1];
  return found !== undefined && at < found.piece.from + found.piece.text.length ? found : undefined;
}

function isOfChildren({ property }: Assertion): boolean {
  return property === "child" || property === "childCount";
}

/** Whether the children that a sentence mentions, if any, can be the person's. */
function mayNameOwnChildren({ tokens, certainty }: Analysed): boolean {
  const at = tokens.findIndex((token) => has(token, "CHILD"));
  return at < 0 || certainty?.isOwnKin(at) !== false;
}

/**
 * "Ada has led Example Maps since 2017": somebody who leads an organisation and has one post there has had it since
 * then. "Works there since 2017" may be about another post.
 */
function asLeader(said: Assertion, text: string, lexicon: Lexicon, { organisation, posts }: ReadingOptions): Assertion {
  const [post, ...more] = posts ?? [];
  if (said.property !== "experience" || post === undefined || more.length > 0 || organisation === undefined)
    return said;
  const { title, company, from, current } = said.value;
  if (title !== undefined && !isOfDeed(said, lexicon.language)) return said;
  if (from === undefined || current !== true || plainKey(company) !== plainKey(organisation)) return said;
  const words =
    text
      .slice(said.from, said.to)
      .toLowerCase()
      .match(/[\p{L}\p{M}]+/gu) ?? [];
  const classes = words.map((word) => lexicon.classesOf(word));
  const leads = classes.some((of) => of.has("LEAD"));
  const works = classes.some((of) => of.has("WORK") || of.has("JOIN"));
  return leads || !works ? { ...said, value: { ...said.value, title: post } } : said;
}

/** Words of a text that reports a death, of the person or of somebody else. */
const DEATH = new RegExp(`(?<!\\p{L})(?:${cue("died")})(?!\\p{L})`, "u");

/** Merges duplicates. */
function collect(known: readonly Assertion[], said: Iterable<Assertion>): Assertion[] {
  const collected = new Collected(known);
  for (const assertion of said) collected.add(assertion);
  return collected.all;
}

/** @returns the employer mentioned last */
function readRelations(
  sentence: Analysed,
  speaker: Speaker,
  collected: Collected,
  employer: EmployerBefore | undefined,
  { organisation, posts = [], ofSeveral = false }: ReadingOptions,
): EmployerBefore | undefined {
  const related = relationsOf(sentence);
  const span = { from: sentence.piece.from, to: sentence.piece.from + sentence.piece.text.length };
  // In a text about something else, or about others too, an employer without a post may be anybody's.
  const { about } = sentence.topic;
  const isOfOne = about && !ofSeveral;
  const jobs = jobsOf(sentence, related).filter(
    ({ value, chance }) => isOfOne || value.title !== undefined || chance >= MIN_ASIDE,
  );
  for (const { value, chance } of jobs)
    collected.add(by("relations")(speaker.say("experience", value, span, { confidence: confidenceOf(chance) })));
  for (const value of hiresOf(sentence))
    collected.add(by("hires")(speaker.say("experience", value, span, { confidence: 0.85 })));
  for (const { value } of isOfOne ? furtherPosts(sentence, jobs, employer) : [])
    collected.add(by("further")(speaker.say("experience", value, span, { confidence: 0.8 })));
  if (about && organisation !== undefined) {
    const taken = new Set(jobs.flatMap(({ post }) => post?.first ?? []));
    const told = [...postsOfPage(sentence, jobs, organisation, posts), ...postsWithUs(sentence, taken, organisation)];
    for (const { value } of told)
      collected.add(by("page")(speaker.say("experience", value, span, { confidence: 0.85 })));
  }
  for (const { value, chance } of schoolingOf(sentence, related))
    collected.add(by("relations")(speaker.say("education", value, span, { confidence: confidenceOf(chance) })));
  for (const { span: name, relation, chance } of related) {
    const how = { confidence: confidenceOf(chance) };
    // In languages that inflect names, a birthplace cannot be told from other names.
    if (sentence.lexicon.language.inflects === true) continue;
    if (HONORIFIC_ALONE.test(name.text)) continue;
    if (relation === "birthplace") collected.add(by("relations")(speaker.say("birthPlace", name.text, span, how)));
  }
  return employerAfter(employer, jobs.findLast(({ value }) => !ONLY_MEMBER.test(value.title ?? ""))?.value.company);
}

/** A party or society employs none of its members, so a post of the next sentence is not held there. */
const ONLY_MEMBER = new RegExp(`^(?:\\p{L}+ )?(?:${cue("only members")})$`, "iu");

/** When somebody came to the organisation whose page it is, if the page shows one post of theirs. */
function arrivalsIn(sentence: Analysed, speaker: Speaker, { organisation, posts = [] }: ReadingOptions): Assertion[] {
  const [post, ...more] = posts;
  if (organisation === undefined || post === undefined || more.length > 0) return [];
  const { from, text } = sentence.piece;
  const told = [...arrivalAt(sentence, organisation, post), ...hereSince(sentence, organisation, post)];
  return told.map(({ value }) =>
    by("page")(speaker.say("experience", value, { from, to: from + text.length }, { confidence: 0.8 })),
  );
}

/** Whether a text already says when somebody's job at an organisation began. */
function isBegunAt(said: Assertion, organisation: string | undefined): boolean {
  return said.property === "experience" && said.value.from !== undefined && said.value.company === organisation;
}

const MIN_ASIDE = 0.9;

function confidenceOf(chance: number): number {
  return Math.round(Math.min(0.95, 0.6 + chance * 0.35) * 100) / 100;
}

const NO_POST = new RegExp(`${cue("no posts in a line")}|\\s{3}`, "u");

/** "Building" of "the Building and Construction Authority": an employer or a school that is only part of a longer name. */
function isCutOut(known: Assertion, { piece, spans }: Analysed): boolean {
  if (known.from < piece.from || known.to > piece.from + piece.text.length) return false;
  const name =
    known.property === "experience"
      ? known.value.company
      : known.property === "education"
        ? known.value.school
        : undefined;
  if (name === undefined) return false;
  // Two posts are not one, and no post begins with a preposition.
  if (known.property === "experience" && NO_POST.test(known.value.title ?? "")) return true;
  // An honour is no employer, and Roman numerals are no name.
  if (known.property === "experience" && NO_EMPLOYER.test(name)) return true;
  const at = piece.text.indexOf(name);
  if (at < 0 || piece.text.includes(name, at + 1)) return false;
  const to = at + name.length;
  return spans.some((span) => {
    if (span.from > at || span.to < to || span.text.length <= name.length + 3) return false;
    return span.kind !== "name" || NAME_GOES_ON.test(piece.text.slice(to, span.to)) || span.from < at - 4;
  });
}

const NO_EMPLOYER = new RegExp(`(?<!\\p{L})(?:${cue("no employers end")}|[IVX]{1,4})$`, "u");

const NAME_GOES_ON = new RegExp(`^(?:\\s(?:${cue("joins a longer name")})\\s|\\s\\p{Lu})`, "u");
