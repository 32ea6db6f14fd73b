import type { LookupData } from "../src/contract/profile.ts";
import {
  degreeFits,
  either,
  fold,
  holds,
  same,
  sameFirm,
  sameLanguage,
  samePerson,
  samePhone,
  samePlace,
  sameStem,
  sameYear,
  titleFits,
} from "./reading-values.ts";

/** One document with what it says. `a / b` in a truth means either. */
export interface Case {
  readonly id: string;
  readonly style: string;
  readonly lang: string;
  readonly name: string;
  readonly kind: string;
  readonly media: string;
  readonly data: string;
  readonly date?: string | null;
  readonly truth: Truth;
  readonly traps?: readonly string[];
  readonly optional?: readonly (string | TrueJob)[];
}
interface TrueJob {
  readonly t?: string | null;
  readonly o?: string | null;
  readonly f?: number | null;
  readonly to?: number | "now" | null;
}
interface TrueSchool {
  readonly d?: string | null;
  readonly s?: string | null;
  readonly y?: number | null;
}
interface Truth {
  readonly jobs?: readonly TrueJob[];
  readonly edu?: readonly TrueSchool[];
  /** A year, or a day: only the year is scored. */
  readonly birth?: number | string | null;
  readonly birthApprox?: boolean;
  readonly location?: string | null;
  readonly nationality?: string | null;
  readonly gender?: string | null;
  readonly spouse?: string | null;
  readonly children?: string | null;
  readonly languages?: readonly string[];
  readonly skills?: readonly string[];
  readonly hobbies?: readonly string[];
  readonly awards?: readonly string[];
  readonly email?: string | null;
  readonly phone?: string | null;
}

/** The parts of a profile that are scored; it has no field for the year of a death or the place of a birth. */
export const FIELDS = [
  "title",
  "employer",
  "from",
  "to",
  "school",
  "degree",
  "year",
  "birth",
  "location",
  "nationality",
  "gender",
  "spouse",
  "children",
  "languages",
  "skills",
  "hobbies",
  "awards",
  "email",
  "phone",
] as const;
export type ReadField = (typeof FIELDS)[number];

export interface Known {
  readonly field: ReadField;
  readonly value: string;
  found: boolean;
}
export interface ShownValue {
  readonly field: ReadField;
  readonly value: string;
  readonly verdict: "right" | "wrong" | "trap" | "optional";
  /** The highest confidence of its claims, 0 to 1. */
  readonly confidence: number;
}
/** The confidence of the value at a JSON pointer of a profile, 0 to 1. */
export type Sureness = (pointer: string) => number;

export interface CaseScore {
  readonly known: readonly Known[];
  readonly shown: readonly ShownValue[];
}

/**
 * Compares a profile with the truth, value by value: each truth is found once, and everything shown is right, wrong or
 * debatable.
 */
export function scoreCase(one: Case, profile: LookupData, sureness: Sureness = () => 1): CaseScore {
  const scorer = new Scorer(one, sureness);
  scorer.jobs(profile.experiences ?? [], [profile.jobTitle, profile.company]);
  scorer.schools(profile.education ?? []);
  const { truth } = one;
  scorer.single("birth", String(truth.birth ?? "").slice(0, 4), profile.birthYear, (a, b) =>
    sameYear(a, b, truth.birthApprox ? 1 : 0),
  );
  scorer.single("location", truth.location, profile.location, samePlace);
  scorer.single("nationality", truth.nationality, profile.nationality, sameStem);
  scorer.single("gender", truth.gender, profile.gender, same);
  scorer.single("spouse", truth.spouse, profile.spouse, samePerson);
  scorer.children(profile.children);
  const languages = (profile.languages ?? []).map(({ language }) => language);
  scorer.list("languages", truth.languages ?? [], languages, sameLanguage);
  scorer.list("skills", truth.skills ?? [], profile.skills ?? [], same);
  const hobbies = (profile.hobbies ?? []).map(({ title }) => title);
  scorer.list("hobbies", truth.hobbies ?? [], hobbies, holds);
  scorer.list("awards", truth.awards ?? [], profile.careerBadges ?? [], holds);
  scorer.list("email", truth.email ? [truth.email] : [], profile.emails ?? [], same);
  scorer.list("phone", truth.phone ? [truth.phone] : [], profile.phoneNumbers ?? [], samePhone);
  return { known: scorer.known, shown: scorer.shown };
}

/** Numbers of children, as truths write them in the languages of the sets. */
const COUNTS: ReadonlyMap<string, number> = new Map(
  [
    "one ein eine un une uno una um uma een jeden jedno en ett bir vienas один одна",
    "two zwei deux dos due dois duas twee dwoje dwóch dwa två iki du двое два дві двоє",
    "three drei trois tres tre três drie troje trzy tre üç trys трое три троє",
    "four vier quatre cuatro quattro quatro czworo cztery fyra dört keturi четверо чотири",
  ].flatMap((words, index) => words.split(" ").map((word): [string, number] => [word, index + 1])),
);

type Same = (shown: string, truth: string) => boolean;
type ShownJob = NonNullable<LookupData["experiences"]>[number];
type ShownSchool = NonNullable<LookupData["education"]>[number];

class Scorer {
  readonly known: Known[] = [];
  readonly shown: ShownValue[] = [];
  private readonly one: Case;
  private readonly sureness: Sureness;

  constructor(one: Case, sureness: Sureness) {
    this.one = one;
    this.sureness = sureness;
  }

  /** Compares each job in the profile with the true job it fits best; if it fits none, everything in it is wrong. */
  jobs(shown: readonly ShownJob[], headline: readonly (string | undefined)[]): void {
    const truths = (this.one.truth.jobs ?? []).map((job) => ({ job, facts: this.jobFacts(job) }));
    const left = [...truths];
    const pairs = shown
      .flatMap((job) => left.map((truth) => ({ job, truth, points: pointsOf(job, truth.job) })))
      .filter(({ points }) => points > 0)
      .sort((a, b) => b.points - a.points);
    const taken = new Map<ShownJob, (typeof left)[number]>();
    const used = new Set<(typeof left)[number]>();
    for (const { job, truth } of pairs) {
      if (taken.has(job) || used.has(truth)) continue;
      taken.set(job, truth);
      used.add(truth);
    }
    for (const [index, job] of shown.entries()) {
      const at = `/experiences/${index}`;
      const truth = taken.get(job);
      const facts = truth?.facts;
      this.judge("employer", job.company, facts?.o, facts !== undefined, `${at}/company`);
      this.judge(
        "title",
        job.title,
        facts?.t,
        facts !== undefined && titleFits(job.title, truth?.job.t),
        `${at}/title`,
      );
      this.judge("from", yearIn(job.dateFrom), facts?.f, yearIn(job.dateFrom) === facts?.f?.value, `${at}/dateFrom`);
      this.judge("to", yearIn(job.dateTo), facts?.to, yearIn(job.dateTo) === facts?.to?.value, `${at}/dateTo`);
    }
    // The headline repeats a job; if it states another, it is judged as one.
    const [title, company] = headline;
    if (title && !shown.some((job) => job.title === title)) {
      const truth = truths.find(({ job, facts }) => !facts.t?.found && titleFits(title, job.t));
      this.judge("title", title, truth?.facts.t, truth !== undefined, "/jobTitle");
    }
    if (company && !shown.some((job) => job.company === company)) {
      const truth = truths.find(({ job, facts }) => !facts.o?.found && sameFirm(company, job.o ?? ""));
      this.judge("employer", company, truth?.facts.o, truth !== undefined, "/company");
    }
  }

  schools(shown: readonly ShownSchool[]): void {
    const left = (this.one.truth.edu ?? []).map((school) => ({
      school,
      d: this.know("degree", school.d),
      s: this.know("school", school.s),
      y: this.know("year", school.y),
    }));
    const fits = (each: ShownSchool, { school }: (typeof left)[number]): number =>
      school.s && sameFirm(each.title, school.s) ? 1 + (degreeFits(each.subtitle, school.d) ? 1 : 0) : 0;
    for (const [index, each] of shown.entries()) {
      const at = `/education/${index}`;
      const [best] = left.toSorted((a, b) => fits(each, b) - fits(each, a));
      const truth = best !== undefined && fits(each, best) > 0 ? best : undefined;
      if (truth !== undefined) left.splice(left.indexOf(truth), 1);
      this.judge("school", each.title, truth?.s, truth !== undefined, `${at}/title`);
      this.judge("degree", each.subtitle, truth?.d, degreeFits(each.subtitle, truth?.school.d), `${at}/subtitle`);
      this.judge("year", yearIn(each.dateTo), truth?.y, yearIn(each.dateTo) === truth?.y?.value, `${at}/dateTo`);
    }
  }

  single(
    field: keyof typeof MEMBERS,
    truth: string | number | null | undefined,
    shown: string | number | undefined,
    is: Same,
  ): void {
    const fact = this.know(field, truth);
    const value = shown === undefined ? "" : String(shown);
    const right = fact !== undefined && either(fact.value).some((each) => is(value, each));
    this.judge(field, value, fact, right, MEMBERS[field]);
  }

  list(field: keyof typeof MEMBERS, truths: readonly string[], shown: readonly string[], is: Same): void {
    const facts = truths.flatMap((truth) => this.know(field, truth) ?? []);
    for (const [index, value] of shown.entries()) {
      const fact = facts.find((each) => !each.found && either(each.value).some((truth) => is(value, truth)));
      this.judge(field, value, fact, fact !== undefined, `${MEMBERS[field]}/${index}`);
    }
  }

  /** `2: Gudrun, Sieglinde`, `2 (Gudrun, Sieglinde)`, `Nora`, `3`, `three`: names, or only how many. */
  children(shown: string | undefined): void {
    const written = (this.one.truth.children ?? "").replace(/^(\d+) \((.*)\)$/su, "$1: $2");
    const known = COUNTS.get(written.toLowerCase());
    const [, count, names] = /^(\d+)?(?::\s*)?(.*)$/su.exec(known === undefined ? written : String(known)) ?? [];
    const told = (shown ?? "").split(/, | and /u).filter((name) => name !== "");
    if (names)
      return this.list("children", names.split(/,\s*|\s+(?:and|und|et|y|e|en|och|i|ve)\s+/u), told, samePerson);
    const fact = this.know("children", count);
    if (told.length === 0) return;
    const right =
      fact !== undefined && (told.length === Number(count) || new RegExp(`\\b${count}\\b`, "u").test(shown ?? ""));
    this.judge("children", shown, fact, right, MEMBERS.children);
  }

  private jobFacts({ t, o, f, to }: TrueJob) {
    return {
      t: this.know("title", t),
      o: this.know("employer", o),
      f: this.know("from", f),
      to: this.know("to", to === "now" ? null : to),
    };
  }

  private know(field: ReadField, value: string | number | null | undefined): Known | undefined {
    if (value === null || value === undefined || value === "") return undefined;
    const fact: Known = { field, value: String(value), found: false };
    this.known.push(fact);
    return fact;
  }

  private judge(
    field: ReadField,
    value: string | undefined,
    fact: Known | undefined,
    right: boolean,
    pointer: string,
  ): void {
    if (value === undefined || value === "") return;
    const trapped = TRAPPED.has(field) && (this.one.traps ?? []).some((trap) => isTrap(value, trap, fact?.value));
    const holdsTrue = right && fact !== undefined && !fact.found && !trapped;
    if (holdsTrue) fact.found = true;
    const debatable = !holdsTrue && !trapped && this.isDebatable(field, value);
    this.shown.push({
      field,
      value,
      verdict: holdsTrue ? "right" : trapped ? "trap" : debatable ? "optional" : "wrong",
      confidence: this.sureness(pointer),
    });
  }

  private isDebatable(field: ReadField, value: string): boolean {
    const texts = (this.one.optional ?? []).flatMap((each) =>
      typeof each === "string"
        ? [each]
        : [each.t, each.o, each.f, each.to].flatMap((part) => (part ? [String(part)] : [])),
    );
    if (/^\d{4}$/u.test(value))
      return texts.some((text) => text.includes(value) || (field === "year" && /degree year/u.test(text)));
    return texts.some((text) => !/^\d{4}$/u.test(text) && either(text).some((part) => holds(value, part)));
  }
}

/** Where a profile has what is stated once, or in a list. */
const MEMBERS = {
  birth: "/birthYear",
  location: "/location",
  nationality: "/nationality",
  gender: "/gender",
  spouse: "/spouse",
  children: "/children",
  languages: "/languages",
  skills: "/skills",
  hobbies: "/hobbies",
  awards: "/careerBadges",
  email: "/emails",
  phone: "/phoneNumbers",
} as const;

const TRAPPED: ReadonlySet<ReadField> = new Set(["title", "employer", "school", "degree", "spouse"]);

/** A trap counts if the shown value contains its words, and the corresponding truth does not. */
function isTrap(value: string, trap: string, truth: string | undefined): boolean {
  const inside = (text: string) => ` ${fold(text)}`.includes(` ${fold(trap)}`);
  return inside(value) && !(truth !== undefined && inside(truth));
}

function pointsOf(shown: ShownJob, truth: TrueJob): number {
  const title = shown.title !== "" && titleFits(shown.title, truth.t);
  if (truth.o ? !either(truth.o).some((each) => sameFirm(shown.company, each)) : !title) return 0;
  const from = yearIn(shown.dateFrom);
  const to = yearIn(shown.dateTo);
  return 1 + (title ? 4 : 0) + (from && from === String(truth.f) ? 2 : 0) + (to && to === String(truth.to) ? 2 : 0);
}

function yearIn(day: string | undefined): string | undefined {
  return day?.slice(0, 4);
}
