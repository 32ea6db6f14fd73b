import { cue } from "../text/languages/cues.ts";
import type { ClaimDraft, PropertyTypes } from "../domain/claim.ts";
import { isPartialDate, yearOf } from "../domain/partial-date.ts";
import { type AgeQuestion, findAgesInLine, findAgesOf, findOwnAges } from "./ages.ts";

// Over 400 lines: each sign of a child is only believed beside the signs of an adult, and of somebody else, that outweigh it.

/** What is known about somebody who may be a minor. */
export interface KnownOfAge {
  readonly names: readonly string[];
  /** From the person's own records. */
  readonly claims: readonly ClaimDraft[];
  /** Running text about the person. */
  readonly texts: readonly string[];
  /** Running text about nobody else: an age in it needs no name. */
  readonly ownTexts: readonly string[];
  /** All visible lines of documents that are the person's own, not only running text. */
  readonly ownLines: readonly string[];
}

const ADULT = 18;
/** Somebody who began a job, or finished school, this long ago was not a child then and is not one now. */
const LONG_AGO_YEARS = 8;
/** Somebody who entered a school this long ago and has not left it may still be there. */
const SCHOOL_YEARS = 3;

/**
 * Whether anything says that a person is under 18: a date of birth, a school for children that they have not left, an
 * age in a sentence about them. A single sign of an adult (another date of birth, a long career, a degree, a spouse, a
 * child, a public office) outweighs it: then the date is a typing error, and the age is from years ago or somebody
 * else's.
 *
 * @param today `YYYY-MM-DD`
 */
export function isMinor({ names, claims, texts, ownTexts, ownLines }: KnownOfAge, today: string): boolean {
  if (claims.some((claim) => showsAdult(claim, today))) return false;
  return (
    claims.some((claim) => showsMinor(claim, today)) ||
    texts.some((text) => names.some((name) => tellsMinor(text, patternOf(name), today))) ||
    texts.some((text) => tellsAgeOf(text, names, today)) ||
    ownTexts.some(
      (text) =>
        tellsMinor(text, SAID_OF_THEM, today) || statesMinor(text, today) || tellsAgeUnnamed(text, names, today),
    ) ||
    ownLines.some((lines) => statesMinor(lines, today) || saysOwnAge(lines, today)) ||
    claims.some((claim) => claim.property === "occupation" && isMinorsHeadline(claim.value, today)) ||
    claims.some(
      (claim) => claim.property === "biography" && (tellsOwnAge(claim.value) || isMinorsLine(claim.value, today)),
    ) ||
    claims.some((claim) => writesOfOwnAge(claim, names, today))
  );
}

/**
 * Whether what somebody wrote themselves, a post or what their profile says about them, tells an age at which they are still under 18: a
 * post's age is that of its day.
 */
function writesOfOwnAge(claim: ClaimDraft, names: readonly string[], today: string): boolean {
  const isYoung = (ages: (question: AgeQuestion) => readonly number[], text: string, day: string) =>
    ages({ text, year: yearOf(day) }).some((age) => age + fullYears(day, today) < ADULT);
  if (claim.property === "post") {
    const { message, date, kind } = claim.value;
    const day = date.slice(0, "YYYY-MM-DD".length);
    return kind !== "repost" && fullYears(day, today) < ADULT - MIN_AGE && isYoung(findOwnAges, message, day);
  }
  if (claim.property !== "biography") return false;
  const { value: text } = claim;
  return (
    isYoung(findOwnAges, text, today) ||
    tellsMinor(text, SAID_OF_THEM, today) ||
    (text.length <= MAX_BIO_LINE_LENGTH && !KIN.test(text) && isYoung(findAgesInLine, text, today)) ||
    tellsAgeOf(text, names, today)
  );
}

/**
 * Whether somebody writes on a page of their own that they are under 18: in a sentence that is not about earlier days, nor one behind a
 * word for a child of theirs.
 */
function saysOwnAge(lines: string, today: string): boolean {
  const latest = yearsIn(lines, today).at(-1) ?? yearOf(today);
  const isYoung = (text: string, year: number) =>
    findOwnAges({ text, year }).some((age) => age + (yearOf(today) - year) < ADULT);
  // What is said around a sentence may make it somebody else's.
  if (!isYoung(lines, latest)) return false;
  const sentences = lines.split(SENTENCE_OR_LINE_END).map((sentence) => sentence.trim());
  return sentences.some((sentence, at) => {
    if (sentence.length > SENTENCE_REACH || PAST.test(sentence)) return false;
    if (KIN.test(sentence) || KIN.test(sentences[at - 1] ?? "")) return false;
    return isYoung(sentence, yearsIn(sentence, today).at(-1) ?? latest);
  });
}

const SENTENCE_OR_LINE_END = /(?<=[.!?。！？])\s*|\n/u;

/** Younger children have no records of their own. */
const MIN_AGE = 4;

/** Full years from one day to another. */
function fullYears(from: string, to: string): number {
  return yearOf(to) - yearOf(from) - (to.slice("YYYY".length) < from.slice("YYYY".length) ? 1 : 0);
}

/** Whether a sentence that names the person tells an age at which they are still under 18. */
function tellsAgeOf(text: string, names: readonly string[], today: string): boolean {
  const latest = yearsIn(text, today).at(-1) ?? yearOf(today);
  return names.filter(isName).some((name) => {
    const places = [...text.matchAll(new RegExp(bearerOf(name), "giu")).take(MAX_HITS)];
    return places.some(({ index, 0: { length } }) => {
      const { sentence, before } = sentenceAround(text, index, length);
      if (KIN_BEFORE.test(before)) return false;
      const behind = sentence.slice(before.length + length);
      return tellsAge(`${clean(before)}@${clean(behind)}`, { latest, today, isAbout: false });
    });
  });
}

/** Whether a sentence of a text about nobody else tells such an age, without a name. */
function tellsAgeUnnamed(text: string, names: readonly string[], today: string): boolean {
  if (!UNSPACED.test(text)) return false;
  const latest = yearsIn(text, today).at(-1) ?? yearOf(today);
  const sentences = text.split(/[.!?\n。！？]/u).filter((sentence) => UNSPACED.test(sentence));
  return sentences.some((sentence) => {
    const named = names.reduce((said, name) => said.replaceAll(name, "@"), clean(sentence));
    return tellsAge(named.slice(0, SENTENCE_REACH), { latest, today, isAbout: true });
  });
}

/** Scripts in which names are not set off, so that a text's own person is often not recognised by name. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Arabic}\p{Script=Devanagari}]/u;

interface ToldAge {
  /** The latest year that the text mentions. */
  readonly latest: number;
  readonly today: string;
  readonly isAbout: boolean;
}

function tellsAge(sentence: string, { latest, today, isAbout }: ToldAge): boolean {
  const year = yearsIn(sentence, today).at(-1) ?? latest;
  return findAgesOf({ text: sentence, year }, isAbout).some((age) => age + (yearOf(today) - year) < ADULT);
}

/** The sign for the person's name in patterns stands for nothing else. */
function clean(text: string): string {
  return text.replaceAll("@", " ");
}

/** A single word is a name on its own only in scripts that do not part its words. */
function isName(name: string): boolean {
  return /\S\s+\S/u.test(name.trim()) || (UNSPACED.test(name) && name.length > 1);
}

/**
 * Whether a stated date of birth is that of a minor today; without one, whether the headline says so, or a document did that a lookup found,
 * or the person, correcting the date that was imported before: as nothing of it is kept, 18 years have to pass until they are certainly of
 * age.
 */
export function isStatedMinor({ birthDate, headline, minorSeenAt = null, updatedAt }: StatedAge, now: Date): boolean {
  const today = dayOf(now);
  const isSeen = minorSeenAt !== null && isMinorBornOn(dayOf(minorSeenAt), today);
  if (birthDate === null) return isSeen || (headline !== null && isMinorsHeadline(headline, today));
  const isCorrected = isSeen && updatedAt !== undefined && minorSeenAt > updatedAt;
  return isCorrected || isMinorBornOn(birthDate, today);
}

/** What is stored of somebody that may say their age. */
export interface StatedAge {
  readonly birthDate: string | null;
  readonly headline: string | null;
  readonly minorSeenAt?: Date | null;
  readonly updatedAt?: Date;
}

/**
 * Whether the line under somebody's name says that they are under 18: "Pupil, aged 12", "15-year-old cellist", "born
 * 2014". Ages of their children or pupils, and their own in earlier days, do not count.
 *
 * @param today `YYYY-MM-DD`
 */
export function isMinorsHeadline(headline: string, today: string): boolean {
  if (KIN.test(headline)) return false;
  const parts = headline.split(/[,;|·•()–—]/u).map((part) => part.trim());
  const born = parts.flatMap((part) => HEADLINE_BIRTH.exec(part)?.groups?.["year"] ?? []);
  if (born.some((year) => isMinorBornOn(year, today))) return true;
  if (PAST.test(headline)) return false;
  if (parts.some((part) => HEADLINE_AGE.test(part) || HEADLINE_PUPIL.test(part))) return true;
  const question = { text: headline, year: yearOf(today) };
  if ([...findAgesInLine(question), ...findOwnAges(question)].some((age) => age < ADULT)) return true;
  // "Welder, 13 Jahre" says how long somebody has been a welder.
  return PUPIL.test(headline) && parts.some((part) => BARE_YEARS.test(part));
}

/** The same for a biography that is a line like a headline. */
function isMinorsLine(biography: string, today: string): boolean {
  return biography.length <= MAX_BIO_LINE_LENGTH && isMinorsHeadline(biography, today);
}

/** A longer biography tells of others too. */
const MAX_BIO_LINE_LENGTH = 120;

/**
 * Whether a date of birth makes somebody a minor on a given day. A bare year or month counts as its last day: in doubt
 * they are a minor.
 */
export function isMinorBornOn(date: string, today: string): boolean {
  if (!isPartialDate(date)) return false;
  const [year = "", month = "12", day = "31"] = date.split("-");
  const comesOfAge = `${String(Number(year) + ADULT).padStart(4, "0")}-${month}-${day}`;
  return yearOf(date) <= yearOf(today) && comesOfAge > today;
}

function showsMinor(claim: ClaimDraft, today: string): boolean {
  if (claim.property === "birthDate") return isMinorBornOn(claim.value, today);
  if (claim.property !== "education" || !(isSchool(claim.value) || isGrade(claim.value))) return false;
  // Without dates it is something adults have on their CVs too.
  const { from, to } = claim.value;
  if (to !== undefined) return yearOf(to) > yearOf(today);
  return from !== undefined && yearOf(today) - yearOf(from) <= SCHOOL_YEARS;
}

/** Schools that people leave at eighteen; law and business schools are not among them. */
const SCHOOL = new RegExp(`(?<![\\p{L}\\p{N}_])(?:${cue("schools for minors")})(?![\\p{L}\\p{N}_])`, "iu");
/**
 * The French school for children from eleven to fifteen; without its accent only if the name is French, since other
 * colleges are universities.
 */
const COLLEGE = new RegExp(`\\b(?:${cue("schools for the young")})`, "iu");
/** From year 7: a lower year is more often one at university. */
const GRADE = new RegExp(`\\b(?:${cue("years of school")})\\b`, "iu");
const UNIVERSITY = new RegExp(`${cue("adult schools")}`, "iu");
/** Degrees, and what French lycées teach after the baccalauréat. */
const DEGREE = new RegExp(`(?<![\\p{L}\\d])(?:${cue("adult studies")})`, "iu");
/** Music, whose examinations are called grades at any age. */
const MUSIC = new RegExp(`(?<!\\p{L})(?:${cue("graded at any age")})(?!\\p{L})`, "iu");

function isSchool({ school, degree = "" }: PropertyTypes["education"]): boolean {
  return !DEGREE.test(degree) && (SCHOOL.test(school) || (COLLEGE.test(school) && !UNIVERSITY.test(school)));
}

function isGrade({ school, degree = "" }: PropertyTypes["education"]): boolean {
  const isElsewhere =
    DEGREE.test(degree) || UNIVERSITY.test(`${school} ${degree}`) || MUSIC.test(`${school} ${degree}`);
  return GRADE.test(degree) && !isElsewhere;
}

function showsAdult(claim: ClaimDraft, today: string): boolean {
  switch (claim.property) {
    case "birthDate":
      return isPartialDate(claim.value) && !isMinorBornOn(claim.value, today) && yearOf(claim.value) < yearOf(today);
    case "deathDate":
    case "spouse":
    case "child":
      return true;
    case "childCount":
      return claim.value > 0;
    case "experience": {
      const { from, kind } = claim.value;
      const isLong = from !== undefined && yearOf(today) - yearOf(from) >= LONG_AGO_YEARS;
      return isLong || kind === "office" || kind === "military";
    }
    case "education": {
      const { degree = "", from, to } = claim.value;
      const isLong = from !== undefined && yearOf(today) - yearOf(from) >= LONG_AGO_YEARS + SCHOOL_YEARS;
      const isDegree = to !== undefined && yearOf(to) <= yearOf(today) && !isSchool(claim.value) && !GRADE.test(degree);
      return isLong || (isDegree && degree !== "");
    }
    default:
      return false;
  }
}

/**
 * An age from 4 to 17: younger children have no records of their own, and a smaller number is likelier to mean
 * something else.
 */
const AGE = String.raw`(?<age>[4-9]|1[0-7])`;
/** Only adjectives and trades may come between an age and a name, not somebody else's name. */
const BETWEEN = String.raw`(?:(?!(?:of|to|with|and|by|for|from|whose|named)\b)[\p{Ll}-]+ ){0,3}`;

/** Whether a sentence gives the person an age under 18 that is still true. */
function tellsMinor(text: string, bearer: RegExp | null, today: string): boolean {
  if (bearer === null) return false;
  const latest = yearsIn(text, today).at(-1) ?? yearOf(today);
  const hits = text.matchAll(bearer).take(MAX_HITS);
  return hits.some((match) => {
    const { before, sentence } = sentenceAround(text, match.index, match[0].length);
    const { born, worded, behindWorded, pupil, year, age, later, aged, bracketed, turning } = match.groups ?? {};
    // A year of birth stays true, whatever else the sentence says.
    if (born !== undefined) return !KIN_BEFORE.test(before) && isMinorBornOn(born, today);
    if (PAST.test(sentence) || KIN_BEFORE.test(before)) return false;
    // "She has a daughter. She is 15 years old."
    if (bearer === SAID_OF_THEM && KIN.test(text.slice(Math.max(0, match.index - SENTENCE_REACH), match.index)))
      return false;
    const told = yearsIn(sentence, today).at(-1) ?? latest;
    if (pupil !== undefined && FORMER.test(before)) return false;
    // Words that are true for some years are only believed of this one.
    if ([worded, behindWorded, pupil, year].some((words) => words !== undefined)) return told === yearOf(today);
    const then = turning === undefined ? Number(age ?? later ?? aged ?? bracketed) : Number(turning) - 1;
    return then + (yearOf(today) - told) < ADULT;
  });
}

/** Whether a line of a profile is just an age or a date of birth: "Age: 14", "14 years old", "Born 3 May 2012". */
function statesMinor(text: string, today: string): boolean {
  const lines = text.split("\n").map((line) => line.trim());
  return lines.some((line, index) => {
    if (line.length > MAX_LINE_LENGTH || KIN.test(lines[index - 1] ?? "")) return false;
    const born = HEADLINE_BIRTH.exec(line)?.groups?.["year"];
    return LINE_AGE.test(line) || (born !== undefined && isMinorBornOn(born, today));
  });
}

const MAX_LINE_LENGTH = 40;

/** Limit on places in a text where one name has an age: more of them say it no better. */
const MAX_HITS = 200;
/**
 * How far a sentence extends on either side of a name, in UTF-16 units: further than in any sentence that people write.
 */
const SENTENCE_REACH = 500;

const KIN = new RegExp(`(?<!\\p{L})(?:${cue("kin of minors")})(?!\\p{L})`, "iu");
/** A whole part of a headline, or its beginning; not if it is about several people ("pupils aged 12"). */
const HEADLINE_AGE = new RegExp(
  String.raw`^(?:(?:\p{L}*[^\Ws] )?(?:aged|age:?) ${AGE}|(?:i['’]?m |i am )?${AGE.replace("<age>", "<alone>")} ?(?:${cue("years of an age")}|${cue("age ends a headline")}))$|^(?:an? )?${AGE.replace("<age>", "<first>")}[- ](?:${cue("years old before a name")}) `,
  "iu",
);

const LINE_AGE = new RegExp(
  String.raw`^(?:${cue("labels of an age")}) ?: ?${AGE}(?: ?(?:${cue("years of an age")}|${cue("age ends a headline")}))?$|^${AGE.replace("<age>", "<alone>")} ?(?:${cue("age ends a headline")})$`,
  "iu",
);

/** "She is 15 years old", "Tiene 15 años.", but not 15 years of something: for texts about nobody else. */
const SAID_OF_THEM = new RegExp(
  String.raw`(?<!\p{L})(?:${cue("before an age of the person")}) ${AGE} ?(?:(?:${cue("years of an age")})(?=[.,;:!?)\n]|$)|(?:${cue("age ends a headline")})(?!\p{L}))`,
  "giu",
);

const DAY_AND_MONTH = String.raw`(?:\p{L}{3,12} )?(?:\d{1,2}(?:st|nd|rd|th|\.)? ?(?:de )?(?:\p{L}{3,12},? (?:de )?|\d{1,2}\. ?))?`;

/**
 * "born 2014", "born on 3 May 2014", "*2014": must be a part of its own, since "a studio born in 2014" does not count.
 */
const HEADLINE_BIRTH = new RegExp(
  String.raw`^(?:\*|(?:${cue("born beside a name")})) ?(?:(?:${cue("before a day of birth")}) )?${DAY_AND_MONTH}(?<year>(?:19|20)\d\d)$`,
  "iu",
);

/**
 * "Year 8 student at Fenwold School", "8th grader", "aged twelve": below year 7, or without such a noun, it may be a
 * year of a course.
 */
const HEADLINE_PUPIL = new RegExp(
  String.raw`^(?:u|under)[- ]?(?:[7-9]|1[0-8])s? (?:\p{L}{1,20} )?(?:${cue("young players")})(?![\p{L}'’])|^(?:year (?:[7-9]|1[0-3])|(?:[4-9]|1[0-2])th[- ]grade|grade (?:[4-9]|1[0-2])) (?:student|pupil)(?!\p{L})|^(?:[4-9]|1[0-2])th[- ]grader(?!\p{L})|^(?:\p{L}{1,20} )?aged (?:${cue("ages of pupils")})$`,
  "iu",
);
const PUPIL = new RegExp(`(?<!\\p{L})(?:${cue("pupils")})(?!\\p{L})`, "iu");
const BARE_YEARS = new RegExp(`^${AGE} ?(?:${cue("years beside pupils")})$`, "iu");

/** Words that make an age one from earlier days. */
const PAST = new RegExp(String.raw`\b(?:${cue("ages of earlier days")})\b`, "iu");
const FORMER = new RegExp(`(?:${cue("former")})[\\s-]$`, "iu");
/** "Daughter of Ann Lee, 15": unclear whose age it is, but most likely not the parent's. */
const KIN_BEFORE = new RegExp(String.raw`\b(?:${cue("kin before a minor")})(?: (?:of|to))? $`, "iu");

function patternOf(name: string): RegExp | null {
  if (name.trim().split(/\s+/u).length < 2) return null;
  const full = bearerOf(name);
  const later = AGE.replace("<age>", "<later>");
  const before = String.raw`(?<![\p{L}\d])${AGE}[- ]?(?:${cue("years old before a name")}) ${BETWEEN}${full}`;
  const behind = String.raw`${full}(?:,? (?:who )?(?:is|aged|age|,)? ?(?:an? )?|, )${later}(?:[- ]years?[- ]old| years of age| (?:${cue("years of an age")}|${cue("years behind a name and an age")})(?!\p{L})|, (?:of|from|who|an?|is|said|says|has)\b)`;
  const aged = String.raw`${full},? aged ${AGE.replace("<age>", "<aged>")}(?!\d| ?(?:months?|weeks?|days?|to \d|and \d|[-–] ?\d))`;
  const numbers = cue("ages of pupils");
  const worded = String.raw`(?<!\p{L})(?<worded>${numbers})[- ]years?[- ]old ${BETWEEN}${full}`;
  const behindWorded = String.raw`${full},? (?:who )?(?:is |aged |an? )+(?<behindWorded>${numbers})(?:[- ]years?[- ]old|(?=[,.;)]|$| and ))`;
  const born = String.raw`${full},? \(?(?:(?:who )?(?:was|is) )?(?:${cue("born beside a name")}) ?(?:(?:${cue("before a day of birth")}) )?${DAY_AND_MONTH}(?<born>(?:19|20)\d\d)(?!\d)`;
  const bracketed = String.raw`${full} \(${AGE.replace("<age>", "<bracketed>")} ?(?:${cue("years of an age")}|${cue("years behind a name and an age")}|${cue("age ends a headline")})\)`;
  const turning = String.raw`${full},? (?:who )?(?:will turn|turns|is turning) (?<turning>[5-9]|1[0-8])(?!\d)`;
  const pupil = String.raw`(?<!\p{L})(?<pupil>${cue("schoolchildren")}) ${BETWEEN}${full}`;
  const year = String.raw`${full},? (?:who )?(?:is )?(?:an? |in )?(?<year>year (?:[7-9]|1[0-3])|grade (?:[4-9]|1[0-2])|(?:[4-9]|1[0-2])th[- ]grade)(?: student| pupil| at (?!\p{L}+ universit))`;
  return new RegExp(
    [before, behind, aged, worded, behindWorded, born, bracketed, turning, pupil, year].join("|"),
    "giu",
  );
}

/** A person's name, with nothing behind it that makes it another name or a possessive. */
function bearerOf(name: string): string {
  const words = name.normalize("NFC").split(/\s+/u).filter(Boolean);
  const bearer = words.map((word) => word.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&")).join(String.raw`\s+`);
  const ends = UNSPACED.test(name) ? "" : String.raw`(?![\p{L}'’-])(?!,? (?:Jr|Sr|II|III|IV)\b)`;
  return `${bearer}${ends}`;
}

/** "I'm 15", "15 y/o": in what people say about themselves. */
function tellsOwnAge(text: string): boolean {
  const own = new RegExp(
    String.raw`^\W*${AGE} ?(?:y/?o|yrs?|years?[- ]old)\b|\bI(?:['’]m| am) ${AGE.replace("<age>", "<later>")}(?= ?(?:years?[- ]old|y/?o|[,.!|•]|$))`,
    "iu",
  );
  return own.test(text) && !PAST.test(text);
}

function yearsIn(text: string, today: string): readonly number[] {
  const now = yearOf(today);
  const years = [...text.matchAll(/(?<![\d.,-])(?:19|20)\d\d(?![\d])/g)].map(([year]) => Number(year));
  return years.filter((year) => year <= now).sort((a, b) => a - b);
}

/** The full stop behind a number may be that of an ordinal: "9. Klasse". */
const SENTENCE_END = /(?<!\d)\.(?= )|\n/gu;

/** The sentence, and the part of it before the match. */
function sentenceAround(
  text: string,
  index: number,
  length: number,
): { readonly sentence: string; readonly before: string } {
  const ahead = text.slice(Math.max(0, index - SENTENCE_REACH), index);
  const behind = text.slice(index + length, index + length + SENTENCE_REACH);
  const end = [...ahead.matchAll(SENTENCE_END)].at(-1);
  const before = end === undefined ? ahead : ahead.slice(end.index + 1);
  const after = behind.slice(0, behind.search(/(?<!\d)\. |\n|$/));
  return { sentence: `${before}${text.slice(index, index + length)}${after}`, before };
}

function dayOf(now: Date): string {
  return now.toISOString().slice(0, 10);
}
