import { cue } from "../languages/cues.ts";
import type { EducationValue } from "../../domain/claim.ts";
import { isCompanyName, isSchoolName } from "../people/naming.ts";
import { partsOf } from "./career.ts";
import { chapterOf } from "./chapters.ts";
import { isPlace, properName } from "./part-kinds.ts";
import { isDegree } from "./degree.ts";
import { type AskedEntry, likeliestHalves, lookAtHalves } from "./entry-parts.ts";
import type { Entry } from "./entries.ts";
import { findPeriod } from "./period.ts";
import { columnOf, type Piece, pieceOf, splitOutsideBrackets, splitPiece, trimmed } from "./pieces.ts";
import { compact, tell, type Told } from "./told.ts";

/** The degrees in a chapter's entries. */
export function schoolingOf(entries: readonly Entry[]): Told[] {
  return entries
    .map(withoutDayToCome)
    .flatMap(doneOf)
    .flatMap((entry) => {
      const [studied, at] = [
        entry.pieces.find((piece) => columnOf(piece) === "degree"),
        entry.pieces.find((piece) => columnOf(piece) === "schoolName" || columnOf(piece) === "employer"),
      ];
      if (studied !== undefined && at !== undefined) {
        const value = compact<EducationValue>({
          degree: studied.text,
          school: (splitOutsideBrackets(at, /,\s+/gu)[0] ?? at).text,
          from: entry.period?.single ? undefined : entry.period?.start,
          to: entry.period?.end,
        });
        return [tell("education", value, entry.all)];
      }
      const parts = schoolParts(entry);
      const asian = parts.flatMap((part) => [...eastAsianDegrees(part, entry)]);
      if (asian.length > 0) return asian;
      const { school, degree, other, named: own } = judgedSchooling(entry, parts);
      const named = own ?? (degree && schoolAbove(entry.under));
      if (named === undefined) return [];
      const done = (degree && withSubject(degree, other)) ?? (school === undefined ? undefined : other);
      const study = done && withDegreeBehind(done);
      const { start, end, single } = entry.period ?? {};
      const value = compact<EducationValue>({
        degree:
          study === undefined || study === named || NO_DEGREE.test(study.text)
            ? undefined
            : study.text.replace(COLON, " "),
        school: wholeName(named, parts),
        from: single ? undefined : start,
        to: end,
      });
      const second = lookAtHalves(
        askedOf(entry, parts, ruledSchooling(parts)),
        ["degree", study?.text],
        ["school", named.text],
      );
      return [{ ...tell("education", value, entry.all), grounds: { by: "entries", second } }];
    });
}

/** "Ph.D.: Linguistics" */
const COLON = /(?<=\p{L}\.?)\s?[:：]\s+(?=\p{L})/u;

/** What somebody did at a school, not a degree. */
const NO_DEGREE = new RegExp(`^(?:${cue("done at a school")})$`, "iu");

/**
 * "University of California, Santa Barbara": a state's universities are distinguished by their towns; "to" before a
 * year is not part of a name.
 */
function wholeName(school: Piece, parts: readonly Piece[]): string {
  const name = properName(school.text.replace(BEFORE_END, ""));
  if (!SYSTEM.test(name)) return name;
  const behind = /^,\s(\p{Lu}[\p{L}.'’-]+(?:\s\p{Lu}[\p{L}.'’-]+){0,2})(?=[,;(\n]|\s\(|$)/u.exec(
    school.block.text.slice(school.to),
  );
  const town = behind?.[1];
  return town === undefined || parts.some(({ text }) => text === town && isDegree(text)) ? name : `${name}, ${town}`;
}

/** State universities with several campuses. */
const SYSTEM = new RegExp(`^(?:${cue("universities of several towns")})$`, "u");

/**
 * Drops the degree of somebody who left the school without it, or never went there; the line of another degree in the
 * same entry stays.
 */
function doneOf(entry: Entry): Entry[] {
  const undone = entry.all.filter(({ text }) => LEFT.test(text) || NEVER.test(text));
  if (undone.length === 0) return [entry];
  const first = entry.all[0]?.block;
  const areOthers = undone.every(({ block, text }) => block !== first && (isDegree(text) || isSchoolName(text)));
  const blocks = new Set(undone.map(({ block }) => block));
  const isDone = ({ block }: Piece) => !blocks.has(block);
  return areOthers ? [{ ...entry, pieces: entry.pieces.filter(isDone), all: entry.all.filter(isDone) }] : [];
}

/** At the beginning of a part of a line, or in brackets: "Thesis on incomplete markets" is about something else. */
const LEFT = new RegExp(
  `(?:^|[(,;:–—-]\\s*)(?!\\p{L}+\\s(?:${cue("about a subject")})\\s)(?:\\p{L}+\\s){0,2}(?:${cue("left a school")})(?!\\p{L})`,
  "iu",
);
const NEVER = new RegExp(`(?<!\\p{L})(?:${cue("never began")})(?!\\p{L})`, "iu");
const TO_COME = new RegExp(`(?<!\\p{L})(?:${cue("to come")})(?!\\p{L})`, "iu");

/** "June 2027 (expected)": a degree that is not held yet has no year. */
function withoutDayToCome(entry: Entry): Entry {
  const { period, all } = entry;
  if (period?.end === undefined || !all.some(({ text }) => findPeriod(text) !== undefined && TO_COME.test(text)))
    return entry;
  const { end: _, ...rest } = period;
  return { ...entry, period: rest };
}

/** The school of the entry above a further degree. */
function schoolAbove(entry: Entry | undefined): Piece | undefined {
  return entry && schoolParts(entry).find(({ text }) => isSchoolName(text) && !isDegree(text));
}

interface SchoolingLine {
  readonly school: Piece | undefined;
  readonly degree: Piece | undefined;
  /** A part that is neither, and not a grade. */
  readonly other: Piece | undefined;
  /** The part taken for the school. */
  readonly named: Piece | undefined;
}

function ruledSchooling(parts: readonly Piece[]): SchoolingLine {
  const school =
    parts.find((part) => isSchoolName(part.text) && !isDegree(part.text)) ??
    parts.find(({ text }) => isSchoolName(text));
  const degree = parts.find((part) => part !== school && isDegree(part.text));
  const other = otherThan(parts, school, degree);
  // "Diploma, Leeds": the remaining part may be the school, unless it is a subject or a level.
  return { school, degree, other, named: school ?? (degree !== undefined ? other : undefined) };
}

function otherThan(parts: readonly Piece[], school: Piece | undefined, degree: Piece | undefined): Piece | undefined {
  return parts.find((part) => part !== school && part !== degree && !GRADE.test(part.text));
}

/** The school and degree of an entry; the rules' if the model has nothing to say. */
function judgedSchooling(entry: Entry, parts: readonly Piece[]): SchoolingLine {
  const ruled = ruledSchooling(parts);
  const asked = askedOf(entry, parts, ruled);
  if (asked === undefined) return ruled;
  const [likely, school] = likeliestHalves(asked.parts, asked.frame, "degree", "school");
  // A degree that the rules recognise by its word is certain; the subject beside it is likely to be one too.
  const degree = ruled.degree === school ? likely : (ruled.degree ?? likely);
  // "Internal Medicine, Example Medical Center": a subject is not a school if an organisation stands beside it.
  if (
    school !== undefined &&
    degree !== undefined &&
    isBodyAlone(degree) &&
    !isBodyAlone(school) &&
    !isSchoolName(school.text)
  )
    return { degree: school, school: degree, other: undefined, named: degree };
  return { degree, school, other: otherThan(parts, school, degree), named: school };
}

function isBodyAlone({ text }: Piece): boolean {
  return isCompanyName(text) && !isDegree(text);
}

function askedOf(entry: Entry, parts: readonly Piece[], { named, degree }: SchoolingLine): AskedEntry | undefined {
  if (parts.length < 2) return undefined;
  return {
    parts: parts.slice(0, MAX_JUDGED).map((piece) => ({
      piece,
      ruled: piece === named ? "school" : piece === degree ? "degree" : undefined,
      isPlace: isPlace(piece),
      isDegree: isDegree(piece.text),
    })),
    frame: { chapter: "school", hasPeriod: entry.period !== undefined, isUnder: entry.under !== undefined, usual: "-" },
  };
}

/** The most parts of an entry that are passed to the model. */
const MAX_JUDGED = 8;

/** The entries of a chapter about schools, with their parts, as passed to the model of parts. */
export function askedAtSchool(entries: readonly Entry[]): AskedEntry[] {
  return entries.flatMap((entry) => {
    const parts = schoolParts(entry);
    return askedOf(entry, parts, ruledSchooling(parts)) ?? [];
  });
}

function schoolParts(entry: Entry): Piece[] {
  const bracketed = entry.pieces.flatMap((piece) => schoolInBrackets(piece) ?? degreeInBrackets(piece) ?? []);
  const parts = [...withSubjects(partsOf(entry.pieces)).flatMap(degreeAtSchool), ...bracketed];
  return parts.filter(
    (part) => !isPlaceOnly(part.text) && !LEAVING.test(part.text) && !NO_DEGREE.test(part.text) && !isLabel(part),
  );
}

/** "Ph.D.: Linguistics, Aurora, 2012": what stands between a degree's colon and the school is its subject. */
function withSubjects(parts: readonly Piece[]): readonly Piece[] {
  return parts.length < 3 ? parts : parts.reduce(withSubjectBehindColon, []);
}

function withSubjectBehindColon(parts: readonly Piece[], part: Piece): Piece[] {
  const before = parts.at(-1);
  if (before?.block !== part.block || !isDegree(before.text) || isSchoolName(part.text)) return [...parts, part];
  return /^\s?[:：]\s?$/u.test(part.block.text.slice(before.to, part.from))
    ? [...parts.slice(0, -1), pieceOf(part.block, before.from, part.to)]
    : [...parts, part];
}

/** "Abschluss: Bürokauffrau": what a part is called, before a colon. */
function isLabel({ block, to, text }: Piece): boolean {
  return /^\s?[:：]/u.test(block.text.slice(to)) && (chapterOf(text) === "degree" || chapterOf(text) === "schoolName");
}

/** "Promotion an der Universität Hohenheim": a degree and its school. */
function degreeAtSchool(piece: Piece): Piece[] {
  const [degree, school, more] = splitPiece(piece, AT_SCHOOL);
  const isBoth =
    degree !== undefined &&
    school !== undefined &&
    more === undefined &&
    isDegree(degree.text) &&
    !isSchoolName(degree.text) &&
    isSchoolName(school.text);
  return isBoth ? [degree, school] : [piece];
}

const AT_SCHOOL = new RegExp(`\\s(?:${cue("at a school")})\\s?(?=\\p{Lu})`, "gu");

/** "Left school at 16 with six O-levels": does not name a school. */
const LEAVING = new RegExp(`^(?:${cue("leaves school")})(?!\\p{L})`, "iu");

/** "MSc, Geography (University of Maps)". */
function schoolInBrackets({ block, from, text }: Piece): Piece | undefined {
  const [inside] = text.match(/\([^()]{4,80}\)\s*$/u) ?? [];
  if (inside === undefined) return undefined;
  const start = from + text.length - inside.length;
  const piece = trimmed(pieceOf(block, start + 1, start + inside.trimEnd().length - 1));
  return piece !== undefined && isSchoolName(piece.text) ? piece : undefined;
}

/** "Spelman College (B.A., Sociology)". */
function degreeInBrackets({ block, from, text }: Piece): Piece | undefined {
  const [whole, name = "", inside = ""] = /^([^()]+)\(([^();]{2,80})(?:;[^()]*)?\)\s*$/u.exec(text) ?? [];
  if (whole === undefined || !isSchoolName(name) || isDegree(name) || !isDegree(inside)) return undefined;
  return trimmed(pieceOf(block, from + name.length + 1, from + name.length + 1 + inside.length));
}

/** "Geodesy (Diplom-Ingenieur)": a subject with its degree in brackets. */
function withDegreeBehind(subject: Piece): Piece {
  const { block, from, to, text } = subject;
  const [behind = "", inside = ""] = /^\s?\(([^()]{2,60})\)/u.exec(block.text.slice(to)) ?? [];
  return isDegree(inside) && !isDegree(text) ? pieceOf(block, from, to + behind.length) : subject;
}

/** A degree with the subject right after it, "BA, Geography", or right before it: "Geography, bachelor". */
function withSubject(degree: Piece, other: Piece | undefined): Piece {
  if (other === undefined || other.block !== degree.block) return degree;
  if (other.to <= degree.from) return withSubjectBefore(degree, other);
  const between = degree.block.text.slice(degree.to, other.from);
  const isSubject =
    other.text.length <= MAX_SUBJECT_LENGTH &&
    /^\p{Lu}/u.test(other.text) &&
    !/\d/u.test(other.text) &&
    !isDegree(other.text);
  return isSubject && JOINS_SUBJECT.test(between) ? pieceOf(degree.block, degree.from, other.to) : degree;
}

/** Without capitals of its own, what is behind a subject and a comma is no name of a school: "Geography, bachelor". */
function withSubjectBefore(degree: Piece, subject: Piece): Piece {
  const isJoined = degree.block.text.slice(subject.to, degree.from).trim() === ",";
  const isSubject = /^\p{Lu}[^\d]{2,59}$/u.test(subject.text) && !isDegree(subject.text) && !isSchoolName(subject.text);
  return isJoined && isSubject && !isPlace(subject) ? pieceOf(degree.block, subject.from, degree.to) : degree;
}

const MAX_SUBJECT_LENGTH = 60;

function isPlaceOnly(text: string): boolean {
  return isPlace({ text }) && !isSchoolName(text) && !isDegree(text);
}

/** "國立成功大學水利及海洋工程學系碩士（2005）、學士（2003）", "筑波大学 情報学群 卒業". */
function* eastAsianDegrees(part: Piece, entry: Entry): Generator<Told> {
  const match = UNSPACED_DEGREE.exec(part.text);
  if (match === null) return;
  const [, school = "", field = "", grade] = match;
  const degree = `${field.trim()}${FINISHED.test(grade ?? "") ? "" : (grade ?? "")}`;
  const period = findPeriod(part.block.text, part.to) ?? entry.period;
  yield tell("education", compact<EducationValue>({ degree, school, to: period?.end ?? undefined }), [part]);
}

const GRADE = new RegExp(`^(?:\\d|${cue("grades")})`, "iu");

const BEFORE_END = new RegExp(`\\s(?:${cue("before the end of studies")})$`, "u");

const JOINS_SUBJECT = new RegExp(`^\\s*(?:[,:/–—-]|${cue("joins a subject")})\\s*$`, "u");

const UNSPACED_DEGREE = new RegExp(
  `^(.*?(?:${cue("unspaced schools end")}))(.*?)(${cue("unspaced degrees")}|${cue("unspaced finishes")})?$`,
  "u",
);

const FINISHED = new RegExp(`${cue("unspaced finishes")}`, "u");
