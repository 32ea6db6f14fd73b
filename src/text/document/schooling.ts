import type { EducationValue } from "../../domain/claim.ts";
import { isSchoolName } from "../naming.ts";
import { isPlace, partsOf } from "./career.ts";
import type { Entry } from "./entries.ts";
import { findPeriod } from "./period.ts";
import { columnOf, type Piece, pieceOf, splitOutsideBrackets, trimmed } from "./pieces.ts";
import { compact, tell, type Told } from "./told.ts";

/** The degrees that a chapter's entries tell. */
export function schoolingOf(entries: readonly Entry[]): Told[] {
  return entries.flatMap((entry) => {
    const [studied, at] = [
      entry.pieces.find((piece) => columnOf(piece) === "degree"),
      entry.pieces.find((piece) => columnOf(piece) === "schoolName" || columnOf(piece) === "employer"),
    ];
    if (studied !== undefined && at !== undefined) {
      const value = compact<EducationValue>({
        degree: studied.text,
        school: (splitOutsideBrackets(at, /,\s+/gu)[0] ?? at).text,
        to: entry.period?.end,
      });
      return [tell("education", value, entry.all)];
    }
    const bracketed = entry.pieces.flatMap((piece) => schoolInBrackets(piece) ?? []);
    const parts = [...partsOf(entry.pieces), ...bracketed].filter(({ text }) => !isPlaceOnly(text));
    const asian = parts.flatMap((part) => [...eastAsianDegrees(part, entry)]);
    if (asian.length > 0) return asian;
    const school =
      parts.find((part) => isSchoolName(part.text) && !isDegree(part.text)) ??
      parts.find(({ text }) => isSchoolName(text));
    const degree = parts.find((part) => part !== school && isDegree(part.text));
    const other = parts.find((part) => part !== school && part !== degree && !GRADE.test(part.text));
    // "Diploma, Leeds": what is neither may be the school, but a subject or a level is none.
    const named = school ?? (degree !== undefined ? other : undefined);
    if (named === undefined) return [];
    const study = (degree && withSubject(degree, other)) ?? (school === undefined ? undefined : other);
    const { start, end, single } = entry.period ?? {};
    const value = compact<EducationValue>({
      degree: study === undefined || study === named ? undefined : study.text,
      school: named.text,
      from: single ? undefined : start,
      to: end,
    });
    return [tell("education", value, entry.all)];
  });
}

/** "MSc, Geography (University of Maps)". */
function schoolInBrackets({ block, from, text }: Piece): Piece | undefined {
  const [inside] = text.match(/\([^()]{4,80}\)\s*$/u) ?? [];
  if (inside === undefined) return undefined;
  const start = from + text.length - inside.length;
  const piece = trimmed(pieceOf(block, start + 1, start + inside.trimEnd().length - 1));
  return piece !== undefined && isSchoolName(piece.text) ? piece : undefined;
}

/** A degree with the subject that stands right behind it: "BA, Geography". */
function withSubject(degree: Piece, other: Piece | undefined): Piece {
  if (other === undefined || other.block !== degree.block || other.from < degree.to) return degree;
  const between = degree.block.text.slice(degree.to, other.from);
  const isSubject =
    other.text.length <= MAX_SUBJECT_LENGTH &&
    /^\p{Lu}/u.test(other.text) &&
    !/\d/u.test(other.text) &&
    !isDegree(other.text);
  return isSubject && /^\s*(?:[,:/–—-]|in|en)\s*$/u.test(between)
    ? pieceOf(degree.block, degree.from, other.to)
    : degree;
}

const MAX_SUBJECT_LENGTH = 60;

function isPlaceOnly(text: string): boolean {
  return isPlace({ text }) && !isSchoolName(text) && !isDegree(text);
}

/** "國立成功大學水利及海洋工程學系碩士（2005）、學士（2003）", "筑波大学 情報学群 卒業". */
function* eastAsianDegrees(part: Piece, entry: Entry): Generator<Told> {
  const match =
    /^(.*?(?:大學|大学|學院|学院|高等学校|高校))(.*?)(博士|碩士|硕士|學士|学士|修士|本科|卒業|修了)?$/u.exec(part.text);
  if (match === null) return;
  const [, school = "", field = "", grade] = match;
  const degree = `${field.trim()}${/卒業|修了/u.test(grade ?? "") ? "" : (grade ?? "")}`;
  const period = findPeriod(part.block.text, part.to) ?? entry.period;
  yield tell("education", compact<EducationValue>({ degree, school, to: period?.end ?? undefined }), [part]);
}

const GRADE =
  /^(?:\d|first|second|third|upper|lower|merit|distinction|cum laude|magna|summa|honou?rs|with|mention|note|gpa|mit|order|final|grade|current)/iu;

/** Degrees and certificates of schools, in the languages of `headings/`. */
const DEGREE =
  /(?<![\p{L}])(?:B\.?\s?A\.?|B\.?\s?Sc?\.?|M\.?\s?Sc?\.?|M\.?\s?A\.?|M\.?\s?Phil\.?|D\.?\s?Phil\.?|Ph\.?\s?D\.?|M\.?B\.?A\.?|LL\.?\s?[BMD]\.?|J\.?D\.?|M\.?D\.?|MB\s?ChB|MBBS|Ed\.?D\.?|M\.?Ed\.?|B\.?Ed\.?|B\.?Eng\.?|M\.?Eng\.?|BFA|MFA|BBA|BCom|B\.?Tech|M\.?Tech|MPH|MPA|MLA|MArch|BArch|PGCE|HND|HNC|GCSEs?|A[- ]levels?|SSCE|NCE|CPA|BTS|DUT|DEA|DESS|CAP|BEP|FP|CAS|DAS|MAS|LPC|Abitur|Matura|Maturità|Baccalauréat|Bac|Bachelor\p{L}*|Master\p{L}*|Magister\p{L}*|Magistr\p{L}*|Doctor\p{L}*|Doctorat|Doktor\p{L}*|Dottor\p{L}*|Dr\.?|Diplom\p{L}*|Diploma|Diplôme|Diplomatura|Licen[cs]\p{L}*|Licenza|Laurea|Grado|Grade|Graduado|Ingenier\p{L}*|Ingénieur\p{L}*|Inżynier\p{L}*|Técnico|Bachillerato|Maestr[ií]a|Máster|Mestrado|Mestre|Doutor\p{L}*|Graduação|Bacharel\p{L}*|Curso|Kandidat\p{L}*|Examen|\p{L}*examen|Ausbildung|Promotion|Staatsexamen|Degree|Certificate|Certificado|Certificat|Zertifikat|Fellowship|Residency|Diplomado|Especiali\p{L}+|propedeuse|doctoraal|licencjat|doktorat|бакалавр\p{L}*|магистр\p{L}*|магістр\p{L}*|специалист|диплом\p{L}*|кандидат|доктор\p{L}*|lisans|yüksek lisans|doktora|önlisans|bakalaur\p{L}*|magistr\p{L}*|daktar\p{L}*)(?![\p{L}])|بكالوريوس|ماجستير|دكتوراه|दिप्लोमा|स्नातक|एम\.ए|बी\.ए|पीएच/iu;

export function isDegree(text: string): boolean {
  return DEGREE.test(text);
}
