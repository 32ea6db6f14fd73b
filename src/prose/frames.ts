import type { ExperienceValue, PartialDate } from "../domain/claim.ts";
import {
  type Argument,
  argumentOf,
  awardIn,
  organisationIn,
  placeIn,
  postIn,
  schoolingIn,
  titleAfterAs,
} from "./arguments.ts";
import { findDates, findPeriods, type Period } from "./dates.ts";
import type { Frame, FrameKind, Grammar } from "./grammar.ts";
import type { Language } from "./language.ts";
import { perGrammar } from "./pattern.ts";
import { kinIn, languagesIn, nationalityIn, spouseOf } from "./personal.ts";
import { type Piece, type Speaker, spanOf, type Statement } from "./statement.ts";

const BEFORE_NAME = perGrammar(
  (grammar) => `^[\\s]*(?:(?:${grammar.article})(?:\\s+|(?<=['’])))?(?:\\p{Ll}+\\s){0,3}(?=[\\p{Lu}"„“«\\d])`,
);
const NEXT_DEGREE = perGrammar(
  (grammar) => `(?=\\s(?:${grammar.and})\\s(?:(?:${grammar.article})\\s)?(?:${grammar.degree})(?!\\p{L}))`,
);

/** What is read out of one text. */
export interface Reading {
  readonly grammar: Grammar;
  readonly speaker: Speaker;
  readonly statements: Statement[];
  /** The person was met with a feminine pronoun: the form of "founder" in languages that have two. */
  female: boolean;
}

/** A verb we know, where a sentence has it. */
export interface Verb {
  readonly frame: Frame;
  readonly written: string;
  readonly from: number;
  readonly to: number;
}

/** A verb of the subject, with what stands around it. */
export interface Scene {
  readonly sentence: Piece;
  readonly verb: Verb;
  /** What stands before the first verb: "From 2005 to 2010 she …". */
  readonly left: string;
  readonly right: string;
}

/** What each kind of verb tells. */
export const READERS: Record<FrameKind, (scene: Scene, reading: Reading) => void> = {
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

function say(reading: Reading, statement: (speaker: Speaker) => Statement): void {
  reading.statements.push(statement(reading.speaker));
}

function readBirth(scene: Scene, reading: Reading): void {
  const { grammar } = reading;
  // "Born in Kassel on 3 May 1970, she studied …" and "wurde am 3. Mai 1970 in Kassel geboren".
  const argument = scene.right.split(/\bgeboren\b/u)[0] ?? "";
  const cut = argument.replace(
    /(?:,\s*)?(?:\bto\b|\bthe (?:son|daughter)\b|\bas the\b|\bals (?:Sohn|Tochter|Kind)\b).*$/u,
    "",
  );
  const date = findDates(cut, grammar.lang)[0];
  const span = spanOf(scene.sentence);
  if (date !== undefined && date.from <= 80) say(reading, (speaker) => speaker.say("birthDate", date.value, span));
  const place = placeIn(argumentOf(cut, grammar).text.slice(0, 140), grammar);
  if (place !== undefined) say(reading, (speaker) => speaker.say("birthPlace", place, span));
}

function readDeath(scene: Scene, reading: Reading): void {
  const date = findDates(scene.right, reading.grammar.lang)[0];
  if (date !== undefined && date.from <= 60)
    say(reading, (speaker) => speaker.say("deathDate", date.value, spanOf(scene.sentence)));
}

function readRole(scene: Scene, reading: Reading): void {
  const argument = argumentOf(scene.right, reading.grammar);
  const post = postIn(argument.text, reading.grammar);
  if (post?.title === undefined) return;
  sayPost(scene, reading, argument, post.title, post.organisation);
}

function readWork(scene: Scene, reading: Reading): void {
  const { grammar } = reading;
  const argument = argumentOf(scene.right, grammar);
  const direct =
    DIRECT.test(scene.verb.written) &&
    !/^\s*(?:\p{Ll}+\s){0,2}\p{L}*(?:abteilung|bereich|gruppe|team|projekt)/iu.test(argument.text);
  const text = direct ? `${EMPLOYER_PREPOSITION[grammar.lang]} ${argument.text.trimStart()}` : argument.text;
  const organisation = organisationIn(text, grammar);
  const titled = postIn(argument.text.replace(/^\s*(?:für|for)\b/u, ""), grammar);
  const as = titleAfterAs(argument.text, grammar);
  if (organisation !== undefined) sayPost(scene, reading, argument, as, organisation);
  else if (titled?.title !== undefined && as !== undefined)
    sayPost(scene, reading, argument, titled.title, titled.organisation);
}

/** Verbs whose object is the employer itself. */
const DIRECT =
  /(?:^|\s)(?:joined|rejoint|rejoignit|intègre|intégré|dirige|dirigi|dirigé|dirigea|dirijo|dirigió|lidera|lideró|leitet|leite|leitete)$/iu;
const EMPLOYER_PREPOSITION: Record<Language, string> = { en: "at", de: "bei", es: "para", fr: "chez", lt: "" };

function readFounding(scene: Scene, reading: Reading): void {
  const { grammar } = reading;
  const argument = argumentOf(scene.right.replace(/\bgegründet\b.*$/u, ""), grammar);
  const object = argument.text.replace(BEFORE_NAME(grammar), "");
  const organisation = organisationIn(
    grammar.lang === "lt" ? object : `${EMPLOYER_PREPOSITION[grammar.lang]} ${object}`,
    grammar,
  );
  if (organisation === undefined || organisation.from > 2 + object.length / 2) return;
  const joint = /^(?:has |is the |was the |ist |es |est (?:le |la )?)?(?:co-?f|cof|mit)/iu.test(scene.verb.written);
  const title = (joint ? CO_FOUNDER : FOUNDER)[grammar.lang][reading.female ? 1 : 0];
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

/** Masculine, which the grammars use where the gender is not known, and feminine. */
const FOUNDER: Record<Language, readonly [string, string]> = {
  en: ["founder", "founder"],
  de: ["Gründer", "Gründerin"],
  es: ["fundador", "fundadora"],
  fr: ["fondateur", "fondatrice"],
  lt: ["įkūrėjas", "įkūrėja"],
};
const CO_FOUNDER: Record<Language, readonly [string, string]> = {
  en: ["co-founder", "co-founder"],
  de: ["Mitgründer", "Mitgründerin"],
  es: ["cofundador", "cofundadora"],
  fr: ["cofondateur", "cofondatrice"],
  lt: ["bendraįkūrėjas", "bendraįkūrėja"],
};

function sayPost(
  scene: Scene,
  reading: Reading,
  argument: Argument,
  title: string | undefined,
  organisation: { name: string; location?: string },
): void {
  const past = title !== undefined && /^(?:former|ex-|ehemalig|frühere|antigu[oa]|ancien|buv[eę]s)/iu.test(title);
  const frame = past ? { ...scene.verb.frame, present: false } : scene.verb.frame;
  const value: ExperienceValue = {
    ...(title === undefined ? {} : { title }),
    company: organisation.name,
    ...postDates(periodOf(scene, argument, reading.grammar.lang), frame),
    ...(organisation.location === undefined ? {} : { location: organisation.location }),
    kind: "job",
  };
  say(reading, (speaker) => speaker.say("experience", value, spanOf(scene.sentence), { confidence: 0.9 }));
}

function postDates(
  period: Period | undefined,
  frame: Frame,
): { from?: PartialDate; to?: PartialDate; current?: boolean } {
  const lasts = frame.present === true && period?.end === undefined && period?.on === undefined;
  if (period === undefined) return lasts ? { current: true } : {};
  const start =
    period.start ??
    (period.on !== undefined && (frame.begins === true || frame.present === true) ? period.on : undefined);
  // "worked there in 2010": a year in it, neither its beginning nor its end.
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

/** The stretch of time behind the verb, else the one that opens the sentence. */
function periodOf(scene: Scene, argument: Argument, lang: Language): Period | undefined {
  return (
    argument.periods[0] ??
    (scene.left.length <= 120 ? findPeriods(scene.left.replace(/\([^)]*\)/gu, ""), lang)[0] : undefined)
  );
}

function readSchool(scene: Scene, reading: Reading): void {
  const { grammar } = reading;
  const next = NEXT_DEGREE(grammar);
  for (const right of scene.right.split(next)) readOneSchool({ ...scene, right }, reading);
}

function readOneSchool(scene: Scene, reading: Reading): void {
  const argument = argumentOf(scene.right, reading.grammar);
  const value = schoolingIn(scene.verb.written, argument, reading.grammar);
  if (value === undefined) return;
  const period = periodOf(scene, argument, reading.grammar.lang);
  const end = period?.end ?? period?.on;
  const dates = {
    ...(period?.start === undefined ? {} : { from: period.start }),
    ...(end === undefined ? {} : { to: end }),
  };
  say(reading, (speaker) => speaker.say("education", { ...value, ...dates }, spanOf(scene.sentence)));
}

function readAward(scene: Scene, reading: Reading): void {
  const award = awardIn(argumentOf(scene.right, reading.grammar).text, reading.grammar);
  if (award !== undefined) say(reading, (speaker) => speaker.say("badge", award, spanOf(scene.sentence)));
}

function readMarriage(scene: Scene, reading: Reading): void {
  const name = spouseOf(scene.right, reading.grammar);
  if (name !== undefined) say(reading, (speaker) => speaker.say("spouse", name, spanOf(scene.sentence)));
}

function readChildren(scene: Scene, reading: Reading): void {
  for (const name of kinIn(scene.right, "child", reading.grammar))
    say(reading, (speaker) => speaker.say("child", name, spanOf(scene.sentence)));
}

function readSpeech(scene: Scene, reading: Reading): void {
  for (const language of languagesIn(`${scene.verb.written} ${scene.right}`, reading.grammar.lang))
    say(reading, (speaker) => speaker.say("language", language, spanOf(scene.sentence)));
}

function readHome(scene: Scene, reading: Reading): void {
  const place = placeIn(argumentOf(scene.right, reading.grammar).text.slice(0, 120), reading.grammar);
  if (place !== undefined) say(reading, (speaker) => speaker.say("location", place, spanOf(scene.sentence)));
}

function readBoard(scene: Scene, reading: Reading): void {
  const { grammar } = reading;
  const argument = argumentOf(scene.right, grammar);
  const organisation =
    organisationIn(`${EMPLOYER_PREPOSITION[grammar.lang]} ${argument.text.trim()}`, grammar) ??
    organisationIn(argument.text, grammar);
  if (organisation === undefined) return;
  const period = periodOf(scene, argument, reading.grammar.lang);
  const role = /\bchair\b/u.test(scene.verb.written) ? "chair" : "member";
  const from = period?.start ?? undefined;
  say(reading, (speaker) =>
    speaker.say(
      "membership",
      {
        organization: organisation.name,
        role,
        ...(from === undefined ? {} : { from }),
        ...(period?.end === undefined ? {} : { to: period.end }),
      },
      spanOf(scene.sentence),
    ),
  );
}

function readCitizen(scene: Scene, reading: Reading): void {
  const nationality = nationalityIn(scene.right, reading.grammar.lang);
  if (nationality !== undefined)
    say(reading, (speaker) => speaker.say("nationality", nationality, spanOf(scene.sentence)));
}

/** "her husband, Lena Brandt,": a possessive in a sentence about the person is theirs. */
export function readPossessives(sentence: Piece, reading: Reading): void {
  const { grammar, speaker, statements } = reading;
  for (const name of kinIn(sentence.text, "spouse", grammar))
    statements.push(speaker.say("spouse", name, spanOf(sentence)));
  for (const name of kinIn(sentence.text, "child", grammar))
    statements.push(speaker.say("child", name, spanOf(sentence)));
}
