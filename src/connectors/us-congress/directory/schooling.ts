import type { EducationValue } from "../../../domain/claim.ts";
import { findPeriods, type Period } from "../../../text/dates/dates.ts";
import { degreeAtStart } from "./degrees.ts";
import { isDivision, isRegion, regionAtEnd } from "../../../text/places/places.ts";
import { splitCommas } from "../../../text/sentences/segments.ts";
import { type TextPiece, sub } from "../../../text/assertion.ts";

/**
 * What an English clause says about schooling: "B.S., Duke University, Durham, N.C., 1975", "was graduated from X
 * College in 1892 and from Y University in 1893". Without a school there is no education, so "studied law" and
 * "completed preparatory studies" yield nothing; "the public schools" counts as a school, worded as in the text.
 */
export function readSchooling(clause: TextPiece): EducationValue[] {
  const starts = anchorsOf(clause.text);
  const found: EducationValue[] = [];
  starts.forEach((anchor, i) => {
    const end = starts[i + 1]?.from ?? clause.text.length;
    const education = readOne(sub(clause, anchor.to, end), anchor.word, i > 0 ? found.at(-1) : undefined);
    if (education !== undefined) found.push(education);
  });
  return found;
}

interface Anchor {
  readonly from: number;
  readonly to: number;
  /** "graduated", "attended", or the degree as written. */
  readonly word: string;
}

const ANCHOR =
  /\b(?:(?:was |were |and |later )?(graduated)(?:,|\s+(?:with (?:honou?rs|distinction)\s+)?(?:from|at))?|(attended|attending)(?:,)?|(?:was )?(educated)\s+(?:at|in|by)|(studied)(?: [a-z]+){0,3} (?:at|in)(?= (?:the )?\p{Lu})|(?:pursued|completed|took)\s+(?:an?\s+)?((?:[a-z]+[ -]){0,3}(?:course|studies|work))(?: in [a-z]+(?: [a-z]+)?)?\s+(?:at|in|from)(?= (?:the )?\p{Lu})|((?:[a-z]+[ ])?(?:residency|internship|fellowship|postgraduate work|graduate work|graduate studies|graduate study|postdoctoral research|postdoctoral fellow|research fellow|fellow)),?(?: at)?(?= (?:the )?\p{Lu})|(and) (?:from|at)(?= (?:the )?\p{Lu}|\s+the [a-z ]{0,40}(?:department|school|college)))\s*/gu;

function anchorsOf(text: string): Anchor[] {
  const anchors: Anchor[] = [];
  const degree = degreeAtStart(text);
  if (degree !== undefined) anchors.push({ from: 0, to: degree.length, word: degree.degree });
  else if (/^(?:postdoctoral|pediatric|medical)?\s*$/u.test(text)) return anchors;
  for (const match of text.matchAll(ANCHOR)) {
    const word = match.slice(1).find((group) => group !== undefined) ?? "";
    if (word === "and" && anchors.length === 0) continue;
    if (match.index < (anchors.at(-1)?.to ?? 0)) continue;
    if (/fellow|residency|internship|work|research/u.test(word) && match.index > 0 && anchors.length === 0) continue;
    anchors.push({ from: match.index, to: match.index + match[0].length, word: word === "and" ? "" : word });
  }
  return anchors;
}

/** "the public schools of Macon, Ga.": the text gives only the kind of school. */
const COMMON_SCHOOLS =
  /^(?:(?:the|an?|and|at|in|both)\s+)?((?:(?:[a-z]+|St\.|Catholic|Quaker|State|Friends|Latin|English)(?:-[a-z]+)?(?:,| and|, and)?\s+){0,7}(?:schools?|academy|academies|college|university|seminary))\b(?!\s+(?:board|committee))/u;

/** "Louisville, Ky. public schools". */
const LOCAL_SCHOOLS =
  /^(\p{Lu}[\p{L}. ]{1,40}, (\p{Lu}[\p{L}.]{1,14}(?: \p{Lu}[\p{L}.]{1,14})?)),? (?:public|common|parochial|city|private|local)(?: and [a-z]+)? schools/u;

const INSTITUTION =
  /\b(?:University|Universities|College|Colleges|NamedSchool|Schools|Academy|Institute|Institution|Seminary|Polytechnic|Conservatory|Lyceum|Gymnasium|Collegiate|Law Center|Medical Center|Hospital|Center|Centre|Program|Hall|Université|Universität|Universidad|Cambridge|Oxford|Tech|A&M|U\.S\.M\.A\.)(?!\p{L})/u;

function readOne(piece: TextPiece, word: string, previous: EducationValue | undefined): EducationValue | undefined {
  const body = piece.text.replace(/^[\s,]*(?:(?:from|at|in)\s+)?/u, "");
  const text = cutAtVerb(body);
  const periods = findPeriods(text).filter(
    (period) => !/\b(?:until|after|before|about)\s*$/u.test(text.slice(0, period.from)),
  );
  const period = periods[0];
  const named = text
    .slice(0, period?.from ?? text.length)
    .replace(/(?<![\s,(])[\s,(]+(?:(?:in|and|on|the class of|during)\s*)?$/u, "");
  const school = schoolOf({ text: named, from: 0 });
  if (school === undefined) return undefined;
  // "studied law at Macon": a town, not a school.
  if (
    /^studied$|(?:course|studies|work)$/u.test(word) &&
    /^\p{Lu}/u.test(school.school) &&
    !INSTITUTION.test(school.school)
  )
    return undefined;
  const degree = [word === "" ? previous?.degree : word === "attending" ? "attended" : word, ...school.course]
    .filter((part) => part !== undefined)
    .join(", ");
  const written = degreeAfter(text, named.length);
  return {
    ...(written !== undefined ? { degree: written } : degree === "" || degree === "educated" ? {} : { degree }),
    school: school.school,
    ...(school.location === undefined ? {} : { location: school.location }),
    ...yearsOf(period, periods),
  };
}

/** "graduated Dartmouth College, B.A., 1966": the degree may follow the school. */
function degreeAfter(text: string, from: number): string | undefined {
  for (const part of splitCommas({ text, from: 0 }).slice(1)) {
    const degree = degreeAtStart(part.text);
    if (
      degree !== undefined &&
      (degree.length === part.text.length || /^\s+\d{4}/u.test(part.text.slice(degree.length)))
    )
      return degree.degree;
  }
  return degreeAtStart(text.slice(from).replace(/^[\s,]+(?:with an? )?/u, ""))?.degree;
}

/** A single year is when it ended: a graduation, or an attendance whose other years are not stated. */
function yearsOf(period: Period | undefined, periods: readonly Period[]): { from?: string; to?: string } {
  if (period === undefined) return {};
  const last = periods.at(-1);
  if (period.on !== undefined && last?.on !== undefined && periods.length > 1 && periods.length < 4)
    return { from: period.on, to: last.on };
  if (period.on !== undefined) return { to: period.on };
  return {
    ...(period.start === undefined ? {} : { from: period.start }),
    ...(period.end === undefined ? {} : { to: period.end }),
  };
}

/** A clause may continue with other activities: "… and commenced practice in", "where he", "but left". */
const NEXT_VERB =
  /(?:,|(?<!\s))\s+(?:(?:and|but)\s+(?:later\s+|also\s+|then\s+|was\s+|subsequently\s+)?(?=[a-z]+(?:ed|ght|ook|ent|me|an)\b)(?!attended|graduated|united)|(?:where|when|while|until|after|before|having|but|becoming|receiving|earning|without|leaving|prior to|as an?)\s|whence\s|to study\s|by private\s|under\s+private)/u;

function cutAtVerb(text: string): string {
  const cut = NEXT_VERB.exec(text);
  return cut === null ? text : text.slice(0, cut.index);
}

interface NamedSchool {
  readonly school: string;
  readonly location?: string;
  readonly course: readonly string[];
}

function schoolOf(piece: TextPiece): NamedSchool | undefined {
  const common = /^(?:the |an? |both )?[a-z]/u.test(piece.text) ? COMMON_SCHOOLS.exec(piece.text) : null;
  const named = INSTITUTION.test(piece.text.slice(0, common === null ? undefined : common[0].length));
  if (
    common !== null &&
    !named &&
    !/^\s+of(?: the)? \p{Lu}[^,]*(?:University|College|Institute)/u.test(piece.text.slice(common[0].length))
  ) {
    const location = placeAfter(piece.text.slice(common[0].length));
    const school = (common[1] ?? "").trim();
    return { school, ...(location === undefined ? {} : { location }), course: [] };
  }
  const local = LOCAL_SCHOOLS.exec(piece.text);
  if (local !== null && isRegion(local[2] ?? "")) return { school: local[0], location: local[1] ?? "", course: [] };
  const segments = splitCommas(piece).map((segment) => segment.text);
  const first = segments.findIndex((segment) => INSTITUTION.test(segment) || /\p{Lu}\p{L}+/u.test(segment));
  const start = segments.slice(0, 2).findIndex((segment) => INSTITUTION.test(segment));
  const index = start >= 0 ? start : first;
  if (index < 0 || index > 1) return undefined;
  const head = (segments[index] ?? "").replace(/^(?:the|an?)\s+(?=\p{Lu})/u, "").replace(/^(?:with an? )/u, "");
  const placed = schoolAndPlace(head, segments.slice(index + 1));
  return placed === undefined ? undefined : { ...placed, course: segments.slice(0, index) };
}

function schoolAndPlace(head: string, rest: readonly string[]): Omit<NamedSchool, "course"> | undefined {
  const places = [...rest];
  let school = head;
  const inside = / in (?=\p{Lu})(?!.* in \p{Lu})/u.exec(school);
  const at = / (?:at|near) (?=\p{Lu})/u.exec(school);
  if (inside !== null) {
    places.unshift(school.slice(inside.index + inside[0].length));
    school = school.slice(0, inside.index);
  } else if (at !== null && (places[0] === undefined ? false : isRegion(places[0]))) {
    places.unshift(school.slice(at.index + at[0].length));
    school = school.slice(0, at.index);
  }
  while (
    places[0] !== undefined &&
    !isRegion(places[1] ?? "") &&
    (INSTITUTION.test(places[0]) || /^[a-z]/u.test(places[0])) &&
    !isRegion(places[0])
  ) {
    if (!/\p{Lu}/u.test(places[0]) && !INSTITUTION.test(places[0])) break;
    school = `${school}, ${places.shift() ?? ""}`;
  }
  const bare = regionAtEnd(school);
  if (bare !== undefined && places.length === 0) {
    places.push(school.slice(bare).trim());
    school = school.slice(0, bare);
  }
  const end = places.findIndex(
    (place) => (degreeAtStart(place) !== undefined && !isRegion(place)) || !/^\p{Lu}/u.test(place),
  );
  const location = places.slice(0, end < 0 ? undefined : end).filter((place) => !/^\d/u.test(place));
  if (!/\p{Lu}\p{L}|A&M/u.test(school) || school.length > 160) return undefined;
  return { school: school.trim(), ...(location.length === 0 ? {} : { location: location.join(", ") }) };
}

/** "… of Macon, Ga." or "… in Boston": where common schools were. */
function placeAfter(text: string): string | undefined {
  const match = /^\s*(?:of|in|at|near)\s+(?:the city of\s+)?(\p{Lu}[^,;()]{1,60}(?:,\s*[^,;()]{1,40}){0,2})/u.exec(
    text,
  );
  if (match === null) return undefined;
  const segments = splitCommas({ text: match[1] ?? "", from: 0 }).map((segment) => segment.text);
  const first = segments[0] ?? "";
  const rest: string[] = [];
  for (const segment of segments.slice(1)) {
    if (!isRegion(segment) && !isDivision(segment)) break;
    rest.push(segment);
  }
  const city = first.replace(/(?<!\s)\s+(?:and|in|at|where|from)\s.*$/u, "");
  return [city, ...(city === first ? rest : [])].join(", ");
}
