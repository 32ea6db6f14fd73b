import type { Conflict, PlantedPerson } from "../scripts/make-planted-people.ts";
import type { Fact, Field } from "../scripts/planted-people/stories.ts";

/** The members of a profile that are scored, as on the wire. */
export interface ShownProfile {
  readonly fullName?: string;
  readonly birthYear?: number;
  readonly spouse?: string;
  readonly children?: string;
  readonly emails?: readonly string[];
  readonly phoneNumbers?: readonly string[];
  readonly location?: string;
  readonly nationality?: string;
  readonly gender?: string;
  readonly jobTitle?: string;
  readonly company?: string;
  readonly experiences?: readonly ShownJob[];
  readonly education?: readonly { readonly title: string; readonly subtitle?: string; readonly dateTo?: string }[];
  readonly languages?: readonly { readonly language: string }[];
  readonly skills?: readonly string[];
  readonly careerBadges?: readonly string[];
  readonly socialMediaLinks?: readonly string[];
}

interface ShownJob {
  readonly title: string;
  readonly company: string;
  readonly dateFrom?: string;
  readonly dateTo?: string;
}

/** One value in a profile, and the fact that it states, if it is true. */
export interface Shown {
  readonly field: Field;
  readonly value: string;
  readonly truth: Fact | undefined;
}

export interface Score {
  readonly shown: readonly Shown[];
  /** Stated in the documents but not in the profile. */
  readonly missed: readonly Fact[];
  readonly stated: readonly Fact[];
  readonly foreign: readonly Shown[];
}

/** Scores a profile against the truth: each true fact can be shown once, and showing it a second time is wrong. */
export function scoreProfile(person: PlantedPerson, profile: ShownProfile): Score {
  const left = [...person.truth];
  const shown: Shown[] = [];
  const add = (field: Field, value: string): Fact | undefined => {
    const at = left.findIndex((fact) => fact.field === field && agrees(field, value, fact.value));
    const truth = left[at];
    if (truth !== undefined) left.splice(at, 1);
    shown.push({ field, value, truth });
    return truth;
  };
  for (const [field, value] of singleValues(profile)) add(field, value);
  for (const job of profile.experiences ?? []) addJob(job, add);
  for (const school of profile.education ?? []) {
    const found = add("education", school.title);
    if (found === undefined) continue;
    if (school.subtitle !== undefined && !WITHOUT_DEGREE.test(school.subtitle)) add("degree", school.subtitle);
    if (school.dateTo !== undefined) add("educationTo", `${found.value} @ ${school.dateTo.slice(0, 4)}`);
  }
  const found = new Set(shown.flatMap(({ truth }) => (truth === undefined ? [] : [textOf(truth)])));
  const foreignKeys = person.foreign.map(plain);
  return {
    shown,
    missed: person.stated.filter((fact) => !found.has(textOf(fact))),
    stated: person.stated,
    foreign: shown.filter(
      ({ truth, value }) => truth === undefined && foreignKeys.some((key) => isOf(key, plain(value))),
    ),
  };
}

function singleValues(profile: ShownProfile): [Field, string][] {
  const values: [Field, string | number | undefined][] = [
    ["fullName", profile.fullName],
    ["birthYear", profile.birthYear],
    ["spouse", profile.spouse],
    ["location", profile.location],
    ["nationality", profile.nationality],
    ["gender", profile.gender],
    ["jobTitle", profile.jobTitle],
    ["company", profile.company],
    ...(profile.children?.split(/, | and /u) ?? []).map((child): [Field, string] => ["child", child]),
    ...(profile.emails ?? []).map((email): [Field, string] => ["email", email]),
    ...(profile.phoneNumbers ?? []).map((phone): [Field, string] => ["phone", phone]),
    ...(profile.languages ?? []).map(({ language }): [Field, string] => ["language", language]),
    ...(profile.skills ?? []).map((skill): [Field, string] => ["skill", skill]),
    ...(profile.careerBadges ?? []).map((badge): [Field, string] => ["badge", badge]),
    ...(profile.socialMediaLinks ?? []).map((url): [Field, string] => ["account", url]),
  ];
  return values.flatMap(([field, value]) => (value === undefined || value === "" ? [] : [[field, String(value)]]));
}

function addJob(job: ShownJob, add: (field: Field, value: string) => Fact | undefined): void {
  const found = add("experience", `${job.title} @ ${job.company}`);
  if (found === undefined) return;
  if (job.dateFrom !== undefined) add("experienceFrom", `${found.value} @ ${job.dateFrom.slice(0, 4)}`);
  if (job.dateTo !== undefined) add("experienceTo", `${found.value} @ ${job.dateTo.slice(0, 4)}`);
}

/** If a text only says that somebody finished, no degree is named. */
const WITHOUT_DEGREE = /^(?:graduated|baigė|diplômée?|diplomado|diplomada|diplôme|Abschluss|degree)$/u;

function agrees(field: Field, shown: string, truth: string): boolean {
  switch (field) {
    case "company":
      return firm(shown) === firm(truth);
    case "experience": {
      const [title = "", company = ""] = shown.split(" @ ");
      const [trueTitle = "", trueCompany = ""] = truth.split(" @ ");
      return plain(title) === plain(trueTitle) && firm(company) === firm(trueCompany);
    }
    case "location":
      return ` ${plain(shown)} `.includes(` ${plain(truth)} `);
    case "degree":
      return wordsOf(shown).some((word) => wordsOf(truth).includes(word));
    case "badge":
      return plain(shown).replace(/ \d{4}$/u, "") === plain(truth);
    default:
      return plain(shown) === plain(truth);
  }
}

function wordsOf(text: string): string[] {
  return plain(text)
    .split(" ")
    .filter((word) => word.length > 2);
}

/** A company without its legal form and the quotation marks around its name. */
function firm(name: string): string {
  return plain(name)
    .replace(/^(?:uab|ab|vsi) /u, "")
    .replace(/ (?:gmbh co kg|gmbh|ag|se|ltd|inc|llc|plc|s a|s l|sa|sas|sarl|s p a|s r l|uab|ab)$/u, "");
}

export function plain(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/ß/gu, "ss")
    .replace(/[^\p{L}\p{N}@|+]+/gu, " ")
    .trim();
}

function isOf(foreign: string, value: string): boolean {
  return foreign !== "" && ` ${value} `.includes(` ${foreign} `);
}

export function textOf({ field, value }: Fact): string {
  return `${field} ${value}`;
}

/** A claim behind a profile, as far as it matters for conflicts. */
interface ShownClaim {
  readonly value?: unknown;
  readonly conflicts?: boolean | undefined;
}

export interface JudgedConflict {
  readonly conflict: Conflict;
  /** The profile shows the truth. */
  readonly resolved: boolean;
  /** The evidence shows that another datasource states something else. */
  readonly shown: boolean;
}

/** Leaves of the profile without evidence at or above their pointer, except those said to be unknown. */
export function unfoundedOf(profile: unknown, evidence: Readonly<Record<string, unknown>>, unknown: string): string[] {
  const open = new Set(unknown.split(/[\s,]+/u));
  const unfounded: string[] = [];
  const walk = (value: unknown, pointer: string): void => {
    if (pointer !== "" && pointer in evidence) return;
    if (open.has(pointer)) return;
    if (value !== null && typeof value === "object")
      for (const [key, member] of Object.entries(value)) walk(member, `${pointer}/${key}`);
    else unfounded.push(pointer);
  };
  walk(profile, "");
  return unfounded;
}

/** Whether the profile shows the truth, and whether its evidence says that the other value is stated as well. */
export function judgeConflict(
  conflict: Conflict,
  profile: ShownProfile,
  evidence: Readonly<Record<string, readonly ShownClaim[]>>,
): JudgedConflict {
  const { field, truth, wrong } = conflict;
  const resolved = holds(String(profile[field] ?? ""), truth);
  const otherwise = (evidence[`/${field}`] ?? []).filter(({ conflicts }) => conflicts === true).map(textOfValue);
  return { conflict, resolved, shown: otherwise.some((value) => holds(value, resolved ? wrong : truth)) };
}

function holds(text: string, words: string): boolean {
  return ` ${plain(text)} `.includes(` ${plain(words)} `);
}

/** For a job, its title. */
function textOfValue({ value }: ShownClaim): string {
  return value !== null && typeof value === "object" ? String((value as { title?: string }).title) : String(value);
}
