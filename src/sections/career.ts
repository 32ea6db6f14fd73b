import { english } from "./english-words.ts";
import type { Experience, School } from "../contract/profile.ts";
import type { ClaimOf, EducationValue, MembershipValue } from "../domain/claim.ts";
import { companyKey } from "../domain/company.ts";
import { comparePartialDates, finest, firstDay, yearOf } from "../domain/partial-date.ts";
import { type Cited, CitedText, type CitedTree, cite, evidenceOf, some } from "./cited.ts";
import type { ClaimSet } from "./claim-set.ts";
import { HELD_POSTS } from "../contract/section-state.ts";
import { isDead } from "./dead.ts";
import { employerFacts, writeEmployer } from "./companies.ts";
import { isSameDegree } from "./degrees.ts";
import { awardsOf } from "./awards.ts";
import { agreeOn, pickAll, pickOne, seatKey } from "./fold.ts";
import { plainKey } from "../domain/plain-key.ts";
import { MEMBER, SUBCOMMITTEES } from "../domain/seat.ts";
import { languageOfClaims } from "./foreign.ts";
import { messagesOf } from "./messages-of.ts";
import { besideFacts, toldNameOf } from "./names.ts";
import { sentence } from "./prose.ts";
import { knownRole, mergeRoles, type MergedRole } from "./roles.ts";
import { isWrittenWithThe } from "./source-words.ts";
import { isFromSentences, sureSchool } from "./sure.ts";
import { toldRoles } from "./told-roles.ts";
import type { Fragment, Section, SectionContext } from "./section.ts";
import { isSamePost, roleFacts, spokenOf } from "./spoken.ts";
import type { SummaryMessages } from "../presentation/summary-messages.ts";

const ROLES_IN_SUMMARY = 4;
const SCHOOLS_IN_SUMMARY = 3;

/** Jobs, education, memberships and honours. */
export const career: Section = {
  name: "career",
  reads: [
    "experience",
    "occupation",
    "company",
    "membership",
    "education",
    "skill",
    "badge",
    "fullName",
    "lastName",
    "gender",
    "deathDate",
    "dead",
  ],
  fills: ["careerSummary", "careerBadges", "experiences", "education", "skills"],
  build(claims, subject) {
    const roles = shownRoles(claims);
    const held = [...roles.map((role) => writeRole(role, claims, subject)), ...writeSeats(claims)];
    const fragment: Fragment = {
      experiences: some(roles.some(({ title }) => title) ? held : [...held, ...writeOccupation(claims)]),
      education: some(mergeSchools(claims).map((school) => writeSchool(school, subject))),
      skills: some(pickAll(claims, "skill")),
      careerBadges: some(awardsOf(claims)),
    };
    return fragment;
  },
  summarize(claims, subject) {
    const words = messagesOf(subject);
    const roles = [presentSentence(claims, words), pastSentence(claims, words)].filter((each) => each !== undefined);
    const schools = schoolSentence(claims, words, roles.length === 0);
    const sentences = schools === undefined ? roles : [...roles, schools];
    return sentences.length > 0 ? { careerSummary: new CitedText(sentences) } : {};
  },
};

/** The lookup's metadata on its posts: how many of them are held. Current ones are written first. */
export function heldMetadata(claims: ClaimSet): Readonly<Record<string, string>> {
  const roles = shownRoles(claims);
  return roles.length === 0 ? {} : { [HELD_POSTS]: String(roles.filter(({ current }) => current).length) };
}

/**
 * An employer without a known post is listed if no post there is known. Texts shorten names: "Maps" beside a post at "Example Maps"
 * is that employer.
 */
function shownRoles(claims: ClaimSet): readonly MergedRole[] {
  const roles = mergeRoles(claims);
  const told = [
    ...roles.filter(({ title }) => title).map(({ company }) => companyKey(company)),
    ...claims.of("membership").map(({ value }) => companyKey(value.organization)),
  ].map((key) => ` ${key} `);
  return roles.filter(({ title, company }) => title || !told.some((key) => key.includes(` ${companyKey(company)} `)));
}

function writeRole(stated: MergedRole, claims: ClaimSet, subject: SectionContext): CitedTree<Experience> {
  const employer = employerFacts(stated, claims);
  const role: MergedRole = { ...employer.facts, ...stated };
  const image = role.imageUrl ? subject.pictureUrl(role.imageUrl) : null;
  const experience: Experience = {
    title: role.title ?? "",
    company: role.company,
    ...writeEmployer(role),
    ...optional("dateFrom", role.from && firstDay(role.from)),
    ...optional("dateTo", role.to && firstDay(role.to)),
    ...optional("location", role.location),
    ...optional("description", role.description),
    ...optional("imageUrl", image ?? undefined),
  };
  const cited = cite(experience, role.claims, employer.claims);
  return role.title ? cited : cited.withUnknown("title");
}

/** An occupation that somebody states, if no job of theirs is known; the employer is unknown. */
function writeOccupation(claims: ClaimSet): readonly Cited<Experience>[] {
  const occupation = pickOne(claims, "occupation", plainKey, true);
  if (occupation === undefined) return [];
  const experience: Experience = { title: occupation.value, company: "" };
  return [cite(experience, evidenceOf(occupation)).withUnknown("company")];
}

/** A seat on a body is a separate entry of experience; seats on its parts are listed under it. */
function writeSeats(claims: ClaimSet): readonly Cited<Experience>[] {
  const seats = agreeOn(claims, "membership", seatKey);
  // Colleagues listed with a job that is already an entry of experience.
  const whole = seats.filter((seat) => seat.value.parent === undefined && seat.value.kind !== "team");
  return whole.map((seat) => {
    const parts = seats.filter((part) => part.value.parent === seat.value.organization);
    const named = parts.map(({ value }) => (value.role ? `${value.organization} (${value.role})` : value.organization));
    const experience: Experience = {
      title: seat.value.role ?? MEMBER,
      company: seat.value.organization,
      ...optional("dateFrom", seat.value.from && firstDay(seat.value.from)),
      ...optional("dateTo", endOfSeat(seat.value, claims.asOf)),
      ...(named.length > 0 ? { description: sentence(`${SUBCOMMITTEES}${named.join("; ")}`) } : {}),
    };
    return cite(experience, seat.claims, ...parts.map((part) => part.claims));
  });
}

/** The day on which the seat lapsed, if no source says that it was filled again. */
function endOfSeat({ to, lapses }: MembershipValue, asOf: string | null): string | undefined {
  const end =
    to ?? (lapses !== undefined && asOf !== null && comparePartialDates(lapses, asOf) <= 0 ? lapses : undefined);
  return end && firstDay(end);
}

interface ToldSchooling {
  readonly value: EducationValue;
  readonly claims: readonly ClaimOf<"education">[];
}

/**
 * Schools, newest first. One degree stated by several datasources is one entry, however it is written ("M.A." and "MA", "Physics" and "BSc
 * in Physics"); two degrees from one school are two entries. A source that names only the school refers to the first of its degrees.
 */
function mergeSchools(claims: ClaimSet): readonly ToldSchooling[] {
  const known = schooled.get(claims);
  if (known !== undefined) return known;
  const merged = mergeAllSchools(claims);
  schooled.set(claims, merged);
  return merged;
}

/** Cached because fields and summary both need the schools of one claim set, which does not change. */
const schooled = new WeakMap<ClaimSet, readonly ToldSchooling[]>();

function mergeAllSchools(claims: ClaimSet): readonly ToldSchooling[] {
  const schools = new Map<string, ClaimOf<"education">[][]>();
  const stated = claims.of("education");
  const keyOf = schoolKeys(stated.map(({ value }) => value.school));
  for (const claim of [...stated.filter(hasDegree), ...stated.filter((each) => !hasDegree(each))]) {
    const school = keyOf(claim.value.school);
    const entries = schools.get(school) ?? [];
    const known = entries.find((told) => told.some(({ value }) => isSameDegree(value, claim.value)));
    if (known) known.push(claim);
    else entries.push([claim]);
    schools.set(school, entries);
  }
  return [...schools.values()]
    .flat()
    .map((told) => ({ value: mergeSchool(told.map(({ value }) => value)), claims: told }))
    .sort((a, b) => comparePartialDates(endOf(b.value), endOf(a.value)) || (a.value.school < b.value.school ? -1 : 1));
}

/** "Lagan University" is "Lagan University, Belfast" if both are named and no other town of it is. */
function schoolKeys(schools: readonly string[]): (school: string) => string {
  const whole = new Set(schools.map(plainKey));
  const townless = (school: string) => plainKey(school.split(",")[0] ?? school);
  const written = Map.groupBy(new Set(schools.filter((school) => school.includes(","))), townless);
  return (school) => {
    const head = townless(school);
    return whole.has(head) && written.get(head)?.length === 1 ? head : plainKey(school);
  };
}

function mergeSchool(values: readonly EducationValue[]): EducationValue {
  const merged = values.reduceRight((whole, value) => Object.assign(whole, value), {} as EducationValue);
  const [from, to] = [finest(values.map((value) => value.from)), finest(values.map((value) => value.to))];
  return { ...merged, ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) };
}

function hasDegree({ value }: ClaimOf<"education">): boolean {
  return value.degree !== undefined;
}

function endOf(value: EducationValue): string {
  return value.to ?? value.from ?? "0000";
}

function writeSchool({ value, claims }: ToldSchooling, subject: SectionContext): CitedTree<School> {
  const { school, degree, location, from, to, imageUrl } = value;
  const image = imageUrl ? subject.pictureUrl(imageUrl) : null;
  const subtitle = [degree, location].filter((part) => part !== undefined).join(", ");
  const entry: School = {
    title: school,
    ...(subtitle ? { subtitle } : {}),
    ...optional("dateFrom", from && firstDay(from)),
    ...optional("dateTo", to && firstDay(to)),
    ...(image ? { imageUrl: image, logoUrl: image } : {}),
  };
  return cite(entry, claims);
}

function presentSentence(claims: ClaimSet, { career: words }: SummaryMessages): Cited<string> | undefined {
  const name = toldNameOf(claims);
  const lasting = toldRoles(claims)
    .filter((role) => role.current && role.title)
    .slice(0, ROLES_IN_SUMMARY);
  if (!name || lasting.length === 0) return undefined;
  const text = sentence(
    words.present(
      spokenOf(name),
      lasting.map((role) => roleFacts(role, claims)),
    ),
  );
  const facts = lasting.map((role) => role.claims);
  return cite(text, besideFacts(claims, name.full, ...facts), ...facts);
}

function pastSentence(claims: ClaimSet, { career: words }: SummaryMessages): Cited<string> | undefined {
  const name = toldNameOf(claims);
  const roles = toldRoles(claims).filter((role) => !endsAhead(role, claims));
  const known = roles.some((role) => role.current && role.title) ? undefined : knownRole(roles, claims);
  const over = roles.filter((role) => !role.current && role.title && role.to && role !== known);
  const stints = known === undefined ? [] : [known, ...over.filter((role) => isSamePost(role, known))];
  const past = [
    ...stints,
    ...over.filter((role) => !stints.includes(role)).slice(0, ROLES_IN_SUMMARY - (known ? 1 : 0)),
  ];
  if (!name || past.length === 0) return undefined;
  const gender = pickOne(claims, "gender");
  const hasPresent = roles.some((role) => role.current && role.title);
  const isPartial = past.every(isFromSentences) && !isDead(claims);
  const text = words.past(
    spokenOf(name, gender),
    past.map((role) => roleFacts(role, claims)),
    hasPresent,
    isPartial,
  );
  const facts = past.map((role) => role.claims);
  return cite(sentence(text), besideFacts(claims, gender, ...facts), ...facts);
}

/** A term that ends in the future, and that no source calls current, is described neither as past nor as present. */
function endsAhead({ to }: MergedRole, { asOf }: ClaimSet): boolean {
  return to !== undefined && asOf !== null && comparePartialDates(to, asOf) > 0;
}

function schoolSentence(
  claims: ClaimSet,
  { career: words }: SummaryMessages,
  isFirst: boolean,
): Cited<string> | undefined {
  const name = toldNameOf(claims);
  // "Common schools" and the like are kinds of school: listed in the table, but not in sentences.
  const sure = mergeSchools(claims).flatMap(({ value, claims: told }) => {
    const said = sureSchool(value, told, claims);
    return said === undefined ? [] : [{ value: said, claims: told }];
  });
  const named = sure.filter(({ value }) => /[\p{Lu}\p{Lo}]/u.test(value.school));
  const higher = named.filter(({ value }) => !SECONDARY.test(value.school));
  const schools = (higher.length > 0 ? higher : named).slice(0, SCHOOLS_IN_SUMMARY);
  if (!name || schools.length === 0) return undefined;
  const told = schools.map(({ value, claims: says }) => ({
    school: isWrittenWithThe(value.school, says) ? `the ${value.school}` : wholeName(value.school, schools),
    campus: campusOf(value),
    degree: value.degree,
    lang: languageOfClaims(says, claims),
    year: yearLeft(value, claims.asOf),
  }));
  const gender = pickOne(claims, "gender");
  const text = sentence(words.schools(spokenOf(name, gender), told, isFirst));
  const facts = schools.map((school) => school.claims);
  return cite(text, besideFacts(claims, gender, ...facts), ...facts);
}

/** "Hove Marina" is "Hove Marina College" if both are named. */
function wholeName(school: string, others: readonly ToldSchooling[]): string {
  const whole = others.find(
    ({ value }) => value.school.startsWith(`${school} `) && KIND.test(value.school.slice(school.length)),
  );
  return whole?.value.school ?? school;
}

const KIND = /^ (?:college|university|school|institute|academy|polytechnic)\b/iu;

/** A year far in the future is not a year but a mark or an exam number. */
function yearLeft({ to }: EducationValue, asOf: string | null): number | undefined {
  const year = to === undefined ? undefined : yearOf(to);
  if (year === undefined) return undefined;
  return asOf === null || year <= yearOf(asOf) + MAX_YEARS_TO_COME ? year : undefined;
}

const MAX_YEARS_TO_COME = 10;

/** Secondary schools, mentioned only for people who are not known to have studied. */
const SECONDARY =
  /\b(?:high school|preparatory school|prep school|(?:public|common|parochial|grammar|secondary) schools?)\b/iu;

const SYSTEMS = new RegExp(
  String.raw`^(?:University of (?:${english("systems of universities")})|California State University|Indiana University|Purdue University)$`,
  "u",
);

/** State universities with several campuses, by town: "University of California", "Los Angeles, Calif.". */
function campusOf({ school, location = "" }: EducationValue): string | undefined {
  const [town = "", state] = location.split(",");
  return SYSTEMS.test(school) && state !== undefined ? town.trim() : undefined;
}

function optional<Key extends string, T>(key: Key, value: T | undefined): { [K in Key]?: T } {
  return value === undefined || value === "" ? {} : ({ [key]: value } as { [K in Key]?: T });
}
