import type { ClaimOf, EducationValue } from "../domain/claim.ts";
import { comparePartialDates, firstDay, yearOf } from "../domain/partial-date.ts";
import { type Cited, CitedText, type CitedTree, cite, evidenceOf, some } from "./cited.ts";
import type { ClaimSet } from "./claim-set.ts";
import { agreeOn, pickAll, pickOne, plainKey } from "./fold.ts";
import { employerFacts } from "./companies.ts";
import { nameOf } from "./names.ts";
import { emphasize, inSentence, listWords, pronounsFor, sentence, withArticle, writeSpan } from "./prose.ts";
import { mergeRoles, type Role } from "./roles.ts";
import type { Fragment, Section, Subject } from "./section.ts";
import type { Experience, School } from "../contract/profile.ts";

const ROLES_IN_SUMMARY = 4;

/** What the person does and did, learned and was honoured for. */
export const career: Section = {
  name: "career",
  reads: ["experience", "company", "membership", "education", "skill", "badge", "fullName", "lastName", "gender"],
  fills: ["careerSummary", "careerBadges", "experiences", "education", "skills"],
  build(claims, subject) {
    const roles = mergeRoles(claims).filter((role) => role.title);
    const fragment: Fragment = {
      experiences: some([...roles.map((role) => writeRole(role, claims, subject)), ...writeSeats(claims)]),
      education: some(mergeSchools(claims).map((school) => writeSchool(school, subject))),
      skills: some(pickAll(claims, "skill")),
      careerBadges: some(pickAll(claims, "badge")),
    };
    return fragment;
  },
  summarize(claims) {
    const sentences = [presentSentence(claims), pastSentence(claims), schoolSentence(claims)].filter(
      (each) => each !== undefined,
    );
    return sentences.length > 0 ? { careerSummary: new CitedText(sentences) } : {};
  },
};

function writeRole(stated: Role, claims: ClaimSet, subject: Subject): CitedTree<Experience> {
  const employer = employerFacts(stated, claims);
  const role: Role = { ...employer.facts, ...stated };
  const image = role.imageUrl ? subject.pictureUrl(role.imageUrl) : null;
  const experience: Experience = {
    title: role.title ?? "",
    company: role.company,
    ...optional("companySizeFrom", role.companySizeFrom),
    ...optional("companySizeTo", role.companySizeTo),
    ...optional("companyFoundedDate", role.companyFounded),
    ...optional("companyFundingTotal", role.companyFundingTotal),
    ...optional("companyFundingRounds", role.companyFundingRounds),
    ...optional("companyIpoStatus", role.companyIpoStatus),
    ...optional("companyStockSymbol", role.companyStockSymbol),
    ...optional("industry", role.industry),
    ...optional("dateFrom", role.from && firstDay(role.from)),
    ...optional("dateTo", role.to && firstDay(role.to)),
    ...optional("location", role.location),
    ...optional("description", role.description),
    ...optional("imageUrl", image ?? undefined),
    ...optional("estimatedSalaryRangeFrom", role.salaryFrom),
    ...optional("estimatedSalaryRangeTo", role.salaryTo),
  };
  return cite(experience, role.claims, employer.claims);
}

/** A seat on a body is an experience of its own; seats on its parts are told under it. */
function writeSeats(claims: ClaimSet): readonly Cited<Experience>[] {
  const seats = agreeOn(claims, "membership", (seat) => plainKey(`${seat.parent ?? ""}|${seat.organization}`));
  // Colleagues are named beside a job that is an experience already.
  const whole = seats.filter((seat) => seat.value.parent === undefined && seat.value.kind !== "team");
  return whole.map((seat) => {
    const parts = seats.filter((part) => part.value.parent === seat.value.organization);
    const named = parts.map(({ value }) => (value.role ? `${value.organization} (${value.role})` : value.organization));
    const experience: Experience = {
      title: seat.value.role ?? "Member",
      company: seat.value.organization,
      ...optional("dateFrom", seat.value.from && firstDay(seat.value.from)),
      ...optional("dateTo", seat.value.to && firstDay(seat.value.to)),
      ...(named.length > 0 ? { description: sentence(`Subcommittees: ${named.join("; ")}`) } : {}),
    };
    return cite(experience, seat.claims, ...parts.map((part) => part.claims));
  });
}

interface Schooling {
  readonly value: EducationValue;
  readonly claims: readonly ClaimOf<"education">[];
}

/**
 * One degree from several datasources is one entry; two degrees from one school are two. Who names the school alone
 * speaks of the first of its degrees. Newest first.
 */
function mergeSchools(claims: ClaimSet): readonly Schooling[] {
  const schools = new Map<string, { readonly degree: string; readonly claims: ClaimOf<"education">[] }[]>();
  const stated = claims.of("education");
  for (const claim of [...stated.filter(hasDegree), ...stated.filter((each) => !hasDegree(each))]) {
    const school = plainKey(claim.value.school);
    // "M.A." and "MA" are one.
    const degree = plainKey((claim.value.degree ?? "").replaceAll(".", ""));
    const entries = schools.get(school) ?? [];
    const known = entries.find((entry) => entry.degree === degree || degree === "");
    if (known) known.claims.push(claim);
    else entries.push({ degree, claims: [claim] });
    schools.set(school, entries);
  }
  return [...schools.values()]
    .flat()
    .map(({ claims: told }) => ({
      value: told.reduceRight((merged, { value }) => ({ ...merged, ...value }), {} as EducationValue),
      claims: told,
    }))
    .sort((a, b) => comparePartialDates(endOf(b.value), endOf(a.value)) || (a.value.school < b.value.school ? -1 : 1));
}

function hasDegree({ value }: ClaimOf<"education">): boolean {
  return value.degree !== undefined;
}

function endOf(value: EducationValue): string {
  return value.to ?? value.from ?? "0000";
}

function writeSchool({ value, claims }: Schooling, subject: Subject): CitedTree<School> {
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

function presentSentence(claims: ClaimSet): Cited<string> | undefined {
  const name = nameOf(claims);
  const lasting = mergeRoles(claims).filter((role) => role.current && role.title);
  if (!name || lasting.length === 0) return undefined;
  const told = lasting.slice(0, ROLES_IN_SUMMARY).map((role) => {
    const since = writeSpan(role.from, undefined, role.from !== undefined);
    return `${emphasize(inSentence(role.title ?? ""))} at the ${role.company} ${since}`.replace("at the the", "at the");
  });
  const text = told.map((each) => correctArticle(each));
  return cite(
    sentence(`${name.full.value} has served as ${listWords(text)}`),
    evidenceOf(name.full),
    ...lasting.slice(0, ROLES_IN_SUMMARY).map((role) => role.claims),
  );
}

/** `at the` belongs before a body, not before a company's own name. */
function correctArticle(text: string): string {
  return text.replace(
    / at the (?!.*\b(?:Senate|House|Office|Committee|Department|University|Court|Government|Army|Navy|Council|Ministry|Bank of|Institute)\b)/,
    " at ",
  );
}

function pastSentence(claims: ClaimSet): Cited<string> | undefined {
  const name = nameOf(claims);
  const past = mergeRoles(claims).filter((role) => !role.current && role.title && (role.to ?? role.from));
  if (!name || past.length === 0) return undefined;
  const gender = pickOne(claims, "gender");
  const { subject } = pronounsFor(gender?.value, name.short);
  const told = past.slice(0, ROLES_IN_SUMMARY);
  const text = told.map((role) => {
    const span = writeSpan(role.from, role.to, false);
    const redundant = role.company === "" || plainKey(role.title ?? "").includes(plainKey(role.company));
    return `${withArticle(role.title ?? "")}${redundant ? "" : ` (${role.company})`} ${span}`.trim();
  });
  const before = mergeRoles(claims).some((role) => role.current && role.title) ? "Earlier, " : "";
  return cite(
    sentence(`${before}${subject} was ${listWords(text)}`),
    evidenceOf(gender),
    ...told.map((role) => role.claims),
  );
}

function schoolSentence(claims: ClaimSet): Cited<string> | undefined {
  const name = nameOf(claims);
  const schools = mergeSchools(claims).slice(0, 3);
  if (!name || schools.length === 0) return undefined;
  const told = schools.map(({ value: { degree, school, to } }) => {
    const where = degree && !/^(?:graduated|attended)$/i.test(degree) ? `${school} (${degree}` : `${school} (`;
    const year = to ? `${yearOf(to)}` : "";
    return `${where}${where.endsWith("(") || year === "" ? year : `, ${year}`})`.replace(" ()", "");
  });
  return cite(sentence(`${name.short} studied at ${listWords(told)}`), ...schools.map((school) => school.claims));
}

function optional<Key extends string, T>(key: Key, value: T | undefined): { [K in Key]?: T } {
  return value === undefined || value === "" ? {} : ({ [key]: value } as { [K in Key]?: T });
}
