import { cue, wordOf } from "../languages/cues.ts";
import type { ExperienceValue, PartialDate } from "../../domain/claim.ts";
import {
  type VerbArgument,
  argumentOf,
  awardIn,
  degreeNamed,
  organisationIn,
  placeIn,
  postIn,
  schoolingIn,
  titleAfterAs,
  titleIn,
} from "./arguments.ts";
import { isOfAnotherEvent } from "../dates/death.ts";
import { findDates, findPeriods, type Period } from "../dates/dates.ts";
import { isOfSomethingElse, nextDeed } from "../dates/life.ts";
import type { Frame, FrameKind, Grammar } from "../languages/grammar.ts";
import { perGrammar } from "../languages/per-language.ts";
import { bodiesListed } from "./bodies-listed.ts";
import { kinIn, namesKin, languagesIn, nationalityIn, spouseOf } from "./personal.ts";
import { type TextPiece, type Speaker, spanOf, type Assertion } from "../assertion.ts";
import { isPlaceName } from "../places/towns.ts";

const BEFORE_NAME = perGrammar(
  (grammar) => `^[\\s]*(?:(?:${grammar.article})(?:\\s+|(?<=['’])))?(?:\\p{Ll}[\\p{Ll}-]*\\s){0,4}(?=[\\p{Lu}"„“«\\d])`,
);
const ADVERBS_FIRST = perGrammar((grammar) => `^(?:(?:${grammar.adverbs})\\s)+(?=\\p{Lu})`);
const NEXT_DEGREE = perGrammar(
  (grammar) => `(?=\\s(?:${grammar.and})\\s(?:(?:${grammar.article})\\s)?(?:${grammar.degree})(?!\\p{L}))`,
);

/** What is read from one text. */
export interface ProseReading {
  readonly grammar: Grammar;
  readonly speaker: Speaker;
  readonly assertions: Assertion[];
  /** The text has used a feminine pronoun for the person: selects the form of "founder" in languages that have two. */
  female: boolean;
}

/** A known verb and where it is in a sentence. */
export interface Verb {
  readonly frame: Frame;
  readonly written: string;
  readonly from: number;
  readonly to: number;
}

/** A verb of the subject, with the words around it. */
export interface Scene {
  readonly sentence: TextPiece;
  readonly verb: Verb;
  /** The words before the first verb: "From 2005 to 2010 she …". */
  readonly left: string;
  readonly right: string;
}

/** How each kind of verb is read. */
export const READERS: Record<FrameKind, (scene: Scene, reading: ProseReading) => void> = {
  birth: readBirth,
  death: readDeath,
  role: readRole,
  work: readWork,
  found: readFounding,
  school: readSchool,
  award: readAward,
  marriage: readMarriage,
  child: readChildren,
  speech: readSpeech,
  home: readHome,
  board: readBoard,
  citizen: readCitizen,
};

function say(reading: ProseReading, assertion: (speaker: Speaker) => Assertion): void {
  reading.assertions.push(assertion(reading.speaker));
}

function readBirth(scene: Scene, reading: ProseReading): void {
  const { grammar } = reading;
  // "Born in Kassel on 3 May 1970, she studied …" and "wurde am 3. Mai 1970 in Kassel geboren".
  const argument = scene.right.split(BORN_BEHIND)[0] ?? "";
  const cut = argument.slice(0, nextDeed(argument)).replace(BEHIND_BIRTH, "");
  const date = findDates(cut, grammar.lang)[0];
  const span = spanOf(scene.sentence);
  if (date !== undefined && date.from <= 80 && !isOfSomethingElse(cut.slice(0, date.from)))
    say(reading, (speaker) => speaker.say("birthDate", date.value, span));
  const place = placeIn(argumentOf(cut, grammar).text.slice(0, 140), grammar);
  if (place !== undefined) say(reading, (speaker) => speaker.say("birthPlace", place, span));
}

function readDeath(scene: Scene, reading: ProseReading): void {
  const date = findDates(scene.right, reading.grammar.lang)[0];
  if (date !== undefined && date.from <= 60 && !isOfAnotherEvent(scene.right, date, reading.grammar.lang))
    say(reading, (speaker) => speaker.say("deathDate", date.value, spanOf(scene.sentence)));
}

function readRole(scene: Scene, reading: ProseReading): void {
  const argument = argumentOf(scene.right, reading.grammar);
  const text = argument.text.replace(reading.grammar.postOf ?? NOTHING, "");
  const post = postIn(text, reading.grammar);
  if (post?.title === undefined) return completePost(scene, text, reading);
  sayPost(scene, reading, argument, post.title, post.organisation);
}

/** "…, where she [is]": what follows happened at the place just named. */
const THERE = new RegExp(`,\\s(?:${cue("where")})\\s(?:\\p{L}+\\s){0,2}$`, "u");

/** "… joined Corvane in 2001, where she is chief engineer": the post is at the place named before. */
function completePost(scene: Scene, text: string, reading: ProseReading): void {
  const last = reading.assertions.at(-1);
  if (last?.property !== "experience" || last.value.title !== undefined || last.from < scene.sentence.from) return;
  const before = scene.sentence.text.slice(Math.max(0, scene.verb.from - 40), scene.verb.from);
  const there = THERE.test(before) && !comesFromElsewhere(scene, last.value.company);
  const title = there ? titleIn(/^[^,;.()]*/u.exec(text)?.[0] ?? "", reading.grammar) : undefined;
  if (title === undefined) return;
  const lasts = scene.verb.frame.present === true && last.value.to === undefined;
  const value = { ...last.value, title, ...(lasts && { current: true }) };
  reading.assertions[reading.assertions.length - 1] = { ...last, value };
}

/** "… joined Corvane in 2001 from Ormerod Capital, where she was …": the place named last is the one that was left. */
function comesFromElsewhere({ sentence, verb }: Scene, company: string): boolean {
  const before = sentence.text.slice(0, verb.from);
  const at = before.lastIndexOf(company);
  return at >= 0 && COMES_FROM.test(before.slice(at + company.length));
}

const COMES_FROM = new RegExp(`(?<!\\p{L})(?:${cue("comes from")})\\s(?:\\p{Ll}{1,20}\\s){0,3}\\p{Lu}`, "u");

const NOTHING = /(?!)/u;

function readWork(scene: Scene, reading: ProseReading): void {
  const tenure = DIRECT.test(scene.verb.written) ? reading.grammar.afterTenure?.exec(scene.right) : null;
  const spell = tenure ? -1 : scene.right.search(BEFORE_SPELL);
  if (!tenure) return readPost(spell < 0 ? scene : { ...scene, right: scene.right.slice(0, spell) }, reading);
  readPost({ ...scene, right: scene.right.slice(0, tenure.index) }, reading);
  sayFormerEmployer(scene, scene.right.slice(tenure.index + tenure[0].length), reading);
}

/** "She joined in 2017 after ten years at the Kunsthalle": it is over, and its dates are not stated. */
function sayFormerEmployer({ sentence }: Scene, text: string, reading: ProseReading): void {
  const { grammar } = reading;
  const organisation = organisationIn(`${grammar.employerBy} ${argumentOf(text, grammar).text}`, grammar);
  if (organisation === undefined || isPlaceName(organisation.name)) return;
  const { name, location } = organisation;
  const value = { company: name, current: false, ...(location !== undefined && { location }), kind: "job" as const };
  say(reading, (speaker) => speaker.say("experience", value, spanOf(sentence), { confidence: 0.9 }));
}

function readPost(scene: Scene, reading: ProseReading): void {
  const { grammar } = reading;
  const argument = argumentOf(scene.right, grammar);
  const direct = DIRECT.test(scene.verb.written) && !LEADS_PART.test(argument.text);
  const object = argument.text.trimStart();
  const text = direct ? `${grammar.employerBy} ${object.replace(ADVERBS_FIRST(grammar), "")}` : argument.text;
  const organisation = organisationIn(text, grammar);
  const titled = postIn(argument.text.replace(FOR, ""), grammar);
  const as = titleAfterAs(argument.text, grammar);
  if (organisation !== undefined) sayPost(scene, reading, argument, as, organisation);
  else if (titled?.title !== undefined && as !== undefined)
    sayPost(scene, reading, argument, titled.title, titled.organisation);
}

/** "È entrata in azienda nel 2013, dopo sette anni da export manager alla Filati": what was over by then is not the verb's object. */
const BEFORE_SPELL = new RegExp(`,?\\s(?:${cue("after a spell")})(?!\\p{L})`, "iu");

/** Verbs whose object is the employer itself. */
const DIRECT = new RegExp(`(?:^|\\s)(?:${cue("direct verbs")})$`, "iu");

function readFounding(scene: Scene, reading: ProseReading): void {
  const { grammar } = reading;
  const argument = argumentOf(scene.right.replace(FOUNDED_BEHIND, ""), grammar);
  const object = argument.text.replace(BEFORE_NAME(grammar), "");
  const organisation = organisationIn(grammar.employerBy === "" ? object : `${grammar.employerBy} ${object}`, grammar);
  if (organisation === undefined || organisation.from > 2 + object.length / 2) return;
  const joint = WITH_OTHERS.test(scene.verb.written);
  const title = (joint ? grammar.coFounder : grammar.founder)[reading.female ? 1 : 0];
  const period = periodOf(scene, argument, reading.grammar.lang);
  const from = period?.on ?? period?.start;
  say(reading, (speaker) =>
    speaker.say(
      "experience",
      {
        title,
        company: organisation.name,
        ...(from === undefined ? {} : { from }),
        ...(organisation.location === undefined ? {} : { location: organisation.location }),
        kind: "job",
      },
      spanOf(scene.sentence),
    ),
  );
}

function sayPost(
  scene: Scene,
  reading: ProseReading,
  argument: VerbArgument,
  title: string | undefined,
  organisation: { name: string; location?: string },
): void {
  const past = title !== undefined && FORMER.test(title);
  const frame = past ? { ...scene.verb.frame, present: false } : scene.verb.frame;
  const value: ExperienceValue = {
    ...(title === undefined ? {} : { title }),
    company: organisation.name,
    ...postDates(periodOf(scene, argument, reading.grammar.lang), frame),
    ...(isStillHeld(scene, reading.grammar) && { current: true }),
    ...(organisation.location === undefined ? {} : { location: organisation.location }),
    kind: "job",
  };
  say(reading, (speaker) => speaker.say("experience", value, spanOf(scene.sentence), { confidence: 0.9 }));
}

/** "In 1990 she became head of X, a post she still holds": the year is when it began, and it continues. */
function isStillHeld({ sentence, verb }: Scene, { stillHeld }: Grammar): boolean {
  return verb.frame.begins === true && stillHeld.test(sentence.text.slice(verb.to, verb.to + MAX_POST_LENGTH));
}

/** A post and its employer are shorter than this, in UTF-16 units. */
const MAX_POST_LENGTH = 240;

function postDates(
  period: Period | undefined,
  frame: Frame,
): { from?: PartialDate; to?: PartialDate; current?: boolean } {
  const lasts = frame.present === true && period?.end === undefined && period?.on === undefined;
  if (period === undefined) return lasts ? { current: true } : {};
  const start =
    period.start ??
    (period.on !== undefined && (frame.begins === true || frame.present === true) ? period.on : undefined);
  // "worked there in 2010": a year in the middle, neither a beginning nor an end.
  if (period.on !== undefined && start === undefined) return {};
  const current =
    period.current === true ||
    (lasts && period.end === undefined) ||
    (frame.present === true && period.on !== undefined);
  return {
    ...(start === undefined ? {} : { from: start }),
    ...(period.end === undefined ? {} : { to: period.end }),
    ...(current && frame.begins !== true ? { current: true } : period.current === true ? { current: true } : {}),
  };
}

/** The stretch of time after the verb, or else the one that opens the sentence. */
function periodOf(scene: Scene, argument: VerbArgument, lang: string): Period | undefined {
  return (
    argument.periods[0] ??
    (scene.left.length <= 120 ? findPeriods(scene.left.replace(/\([^)]{0,400}\)/gu, ""), lang)[0] : undefined)
  );
}

function readSchool(scene: Scene, reading: ProseReading): void {
  const { grammar } = reading;
  const next = NEXT_DEGREE(grammar);
  for (const right of scene.right.split(next)) readOneSchool({ ...scene, right }, reading);
}

function readOneSchool(scene: Scene, reading: ProseReading): void {
  const argument = argumentOf(scene.right, reading.grammar);
  const value = schoolingIn(scene.verb.written, argument, reading.grammar);
  if (value === undefined) return completeSchool(scene, argument, reading);
  const period = periodOf(scene, argument, reading.grammar.lang);
  const end = period?.end ?? period?.on;
  const dates = {
    ...(period?.start === undefined ? {} : { from: period.start }),
    ...(end === undefined ? {} : { to: end }),
  };
  say(reading, (speaker) => speaker.say("education", { ...value, ...dates }, spanOf(scene.sentence)));
}

/** "… studied physics at Larkmoor and graduated in 1993", "…, where she earned an M.A. in 1993": adds when it ended, and with which degree. */
function completeSchool(scene: Scene, argument: VerbArgument, reading: ProseReading): void {
  const last = reading.assertions.at(-1);
  const [period] = argument.periods;
  if (last?.property !== "education" || last.value.to !== undefined || last.from < scene.sentence.from) return;
  const there = THERE.test(scene.sentence.text.slice(Math.max(0, scene.verb.from - 40), scene.verb.from));
  const ends = ENDED_STUDIES.test(scene.verb.written);
  const degree = there && last.value.degree === undefined ? degreeNamed(argument.text, reading.grammar) : undefined;
  if (degree === undefined && (period?.on === undefined || !(ends || there))) return;
  const value = { ...last.value, ...(degree && { degree }), ...(period?.on !== undefined && { to: period.on }) };
  reading.assertions[reading.assertions.length - 1] = { ...last, value };
}

function readAward(scene: Scene, reading: ProseReading): void {
  const award = awardIn(argumentOf(scene.right, reading.grammar).text, reading.grammar);
  if (award !== undefined) say(reading, (speaker) => speaker.say("badge", award, spanOf(scene.sentence)));
}

function readMarriage(scene: Scene, reading: ProseReading): void {
  const name = spouseOf(scene.right, reading.grammar);
  if (name !== undefined) say(reading, (speaker) => speaker.say("spouse", name, spanOf(scene.sentence)));
}

function readChildren(scene: Scene, reading: ProseReading): void {
  for (const name of kinIn(scene.right, "child", reading.grammar))
    say(reading, (speaker) => speaker.say("child", name, spanOf(scene.sentence)));
}

function readSpeech(scene: Scene, reading: ProseReading): void {
  const besides = BESIDES.exec(scene.left)?.[0] ?? "";
  for (const language of languagesIn(`${scene.verb.written} ${besides} ${scene.right}`, reading.grammar))
    say(reading, (speaker) => speaker.say("language", language, spanOf(scene.sentence)));
}

/** "Besides German she speaks …" */
const BESIDES = new RegExp(`^\\s*(?:${cue("besides")})(?:\\s|(?<=['’]))[^;.]{2,60}`, "u");

function readHome(scene: Scene, reading: ProseReading): void {
  const { text } = argumentOf(scene.right, reading.grammar);
  // "habite Nantes": the town is the verb's object.
  const object =
    LIVES_IN_OBJECT.test(scene.verb.written) && /^\s*\p{Lu}/u.test(text)
      ? `${reading.grammar.homeBy ?? ""} ${text.trimStart()}`
      : text;
  // "lives on site with her husband, an optician at X": after the comma, it is about somebody else, or a building.
  const near = object.slice(0, 120).replace(ASIDE, "");
  const place = placeIn(near, reading.grammar);
  if (place !== undefined) say(reading, (speaker) => speaker.say("location", place, spanOf(scene.sentence)));
}

function readBoard(scene: Scene, reading: ProseReading): void {
  const { grammar } = reading;
  const argument = argumentOf(scene.right, grammar);
  const organisations = bodiesListed(argument.text, grammar);
  const period = periodOf(scene, argument, reading.grammar.lang);
  const role = CHAIRS.test(scene.verb.written) ? "chair" : seatOn(scene.verb.written);
  const from = period?.start ?? undefined;
  const isOver = period?.end === undefined && WAS_OF_BOARD.test(scene.verb.written);
  const span = spanOf(scene.sentence);
  for (const { name } of organisations)
    say(reading, (speaker) => {
      // Somebody who served on a board need not sit there today: the post has no stated end.
      if (isOver)
        return speaker.say("experience", { company: name, title: role, ...(from === undefined ? {} : { from }) }, span);
      return speaker.say(
        "membership",
        {
          organization: name,
          role,
          ...(from === undefined ? {} : { from }),
          ...(period?.end === undefined ? {} : { to: period.end }),
        },
        span,
      );
    });
}

/** "sits on the board of": a board member; other languages use words of their own. */
function seatOn(verb: string): string {
  const body = BODY_OF_SEATS.exec(verb)?.[1];
  return body === undefined ? "member" : `${body} member`;
}

/** Verbs for sitting on a board, in the past tense: English, German, Spanish, French, Italian. */
const WAS_OF_BOARD = new RegExp(`^(?:${cue("sat on a body")})(?!\\p{L})`, "u");

function readCitizen(scene: Scene, reading: ProseReading): void {
  const nationality = nationalityIn(scene.right, reading.grammar);
  if (nationality !== undefined)
    say(reading, (speaker) => speaker.say("nationality", nationality, spanOf(scene.sentence)));
}

/** "her husband, Lena Brandt,": in a sentence about the person, the possessive refers to them. */
export function readPossessives(sentence: TextPiece, reading: ProseReading): void {
  const { grammar, speaker, assertions } = reading;
  if (!namesKin(sentence.text, grammar)) return;
  for (const name of kinIn(sentence.text, "spouse", grammar))
    assertions.push(speaker.say("spouse", name, spanOf(sentence)));
  for (const name of kinIn(sentence.text, "child", grammar))
    assertions.push(speaker.say("child", name, spanOf(sentence)));
}

const BORN_BEHIND = new RegExp(`(?<!\\p{L})(?:${cue("born behind")})(?!\\p{L})`, "u");

const BEHIND_BIRTH = new RegExp(`(?:,\\s*)?\\b(?:${cue("goes on behind a birth")})\\b.*$`, "u");

const LEADS_PART = new RegExp(`^\\s*(?:\\p{Ll}+\\s){0,2}\\p{L}*(?:${cue("parts joined")})`, "iu");

const FOR = new RegExp(`^\\s*(?:${cue("for an employer")})\\b`, "u");

const FOUNDED_BEHIND = new RegExp(`\\b(?:${cue("founded behind")})\\b.*$`, "u");

const WITH_OTHERS = new RegExp(`^(?:${cue("founded with others")})`, "iu");

const FORMER = new RegExp(`^(?:${cue("former posts")})`, "iu");

const ENDED_STUDIES = new RegExp(`^(?:${cue("ended studies")})`, "u");

const ASIDE = new RegExp(`,\\s(?:${cue("begins an aside")})\\s[\\s\\S]*$`, "u");

const BODY_OF_SEATS = new RegExp(`(?<=^|\\s)(${cue("bodies with seats")})(?=s?(?:\\s|$))`, "u");

const CHAIRS = new RegExp(`\\b(?:${cue("chairs a body")})\\b`, "u");

const LIVES_IN_OBJECT = wordOf("lives in its object");
