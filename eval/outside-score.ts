import type { Schemas } from "../src/client/client.ts";
import { firm, fold, holds, languageOf, nationOf } from "./outside-words.ts";

/** An invented person of the set, as in its file. */
export interface OutsidePerson {
  readonly id: string;
  readonly kind: string;
  readonly starts: readonly OutsideStart[];
  readonly truth: OutsideTruth;
  readonly traps: readonly string[];
  readonly answers: readonly OutsideAnswer[];
}

/** What a user starts from. */
export interface OutsideStart {
  readonly name: string;
  readonly candidate: {
    readonly fullName: string;
    readonly email?: string;
    readonly sources?: readonly string[];
    readonly employer?: string;
    readonly role?: string;
    readonly place?: string;
    readonly birthYear?: number;
  };
  readonly document?: { readonly media: string; readonly data: string };
}

export interface OutsideAnswer {
  readonly id: string;
  readonly connector: string;
  readonly body: string;
}

interface OutsideTruth {
  readonly jobs: readonly { readonly t?: string; readonly o?: string; readonly f?: string; readonly to?: string }[];
  readonly edu: readonly { readonly d?: string; readonly s: string; readonly y?: string }[];
  readonly birth?: string;
  readonly location?: string;
  readonly nationality?: string;
  readonly spouse?: string;
  readonly languages: readonly string[];
  readonly skills: readonly string[];
  readonly hobbies: readonly string[];
  readonly awards: readonly string[];
  readonly email?: string;
  readonly phone?: string;
  readonly accounts: readonly string[];
  readonly website?: string;
  readonly adverse: readonly { readonly what: string; readonly stage: string; readonly date?: string }[];
  readonly events: readonly string[];
}

export const GROUPS = [
  "job",
  "jobFrom",
  "jobTo",
  "school",
  "degree",
  "schoolTo",
  "birthYear",
  "location",
  "nationality",
  "spouse",
  "language",
  "skill",
  "hobby",
  "award",
  "email",
  "phone",
  "account",
  "website",
  "adverse",
  "event",
] as const;
export type Group = (typeof GROUPS)[number];

/** One true fact about a person; a source has it if all of `words` occur in its response. */
export interface OutsideFact {
  readonly group: Group;
  readonly value: string;
  readonly words: readonly string[];
}

export interface OutsideShown {
  readonly group: Group;
  readonly value: string;
  /** `unlisted`: the truth does not list it, but the person's own sources or the start state it somewhere. */
  readonly verdict: "right" | "wrong" | "unlisted";
}

export interface OutsideScore {
  readonly shown: readonly OutsideShown[];
  /** True facts that the profile shows. */
  readonly right: readonly OutsideFact[];
  /** Texts in the profile with words about a namesake, or about people next to the person. */
  readonly foreign: readonly string[];
  /** The number of texts in the profile. */
  readonly texts: number;
}

export function factsOf(truth: OutsideTruth): OutsideFact[] {
  const fact = (group: Group, value: string | undefined, words = [value ?? ""]): OutsideFact[] =>
    value === undefined || value === "" ? [] : [{ group, value, words: words.filter((word) => word !== "") }];
  const keys = (group: Group, value: string | undefined, key: (text: string) => string) =>
    fact(group, value, value === undefined ? [] : [key(value)]);
  return [
    ...truth.jobs.flatMap(({ t = "", o = "", f, to }) => [
      ...fact("job", `${t} @ ${o}`, [t, firm(o)]),
      ...fact("jobFrom", f && `${t} @ ${o} @ ${f}`, [t, firm(o), f ?? ""]),
      ...fact("jobTo", to && `${t} @ ${o} @ ${to}`, [t, firm(o), to ?? ""]),
    ]),
    ...truth.edu.flatMap(({ d, s, y }) => [
      ...fact("school", s),
      ...fact("degree", d && `${d} @ ${s}`, [d ?? "", s]),
      ...fact("schoolTo", y && `${s} @ ${y}`, [s, y ?? ""]),
    ]),
    ...keys("birthYear", truth.birth?.slice(0, 4), (year) => year),
    ...fact("location", truth.location),
    ...fact("nationality", truth.nationality),
    ...fact("spouse", truth.spouse),
    ...truth.languages.flatMap((language) => fact("language", language)),
    ...truth.skills.flatMap((skill) => fact("skill", skill)),
    ...truth.hobbies.flatMap((hobby) => fact("hobby", hobby)),
    ...truth.awards.flatMap((award) => fact("award", award.replace(/ \d{4}$/u, ""))),
    ...fact("email", truth.email),
    ...keys("phone", truth.phone, digits),
    ...truth.accounts.flatMap((account) => keys("account", account, lastStep)),
    ...keys("website", truth.website, lastStep),
    ...truth.adverse.flatMap(({ what, stage }) => fact("adverse", `${what} @ ${stage}`, [what, stage])),
    ...truth.events.flatMap((event) => fact("event", event)),
  ];
}

/** Whether a response contains a fact: each of its words as whole words, the digits of a number in order. */
export function answerHolds(body: string, fact: OutsideFact): boolean {
  if (fact.group === "phone") return body.replace(/\D+/g, "").includes(digits(fact.value).slice(-7));
  const text = unescaped(body);
  return fact.words.every((word) => holds(text, word));
}

/** In JSON a line break is a letter after a backslash, which would join the first word of the next line. */
function unescaped(json: string): string {
  return json.replace(/\\[nrt]/gu, " ");
}

/** Compares a profile with the truth, value by value: a value that merely contains the true one is not right. */
export function scoreOutside(person: OutsidePerson, start: OutsideStart, data: Schemas["LookupData"]): OutsideScore {
  const left = factsOf(person.truth);
  const right: OutsideFact[] = [];
  const own = [
    ...person.answers.filter(({ id }) => !id.startsWith("ns-")).map(({ body }) => body),
    JSON.stringify(start),
  ]
    .map(unescaped)
    .join("\n");
  const shown: OutsideShown[] = [];
  const add = (group: Group, value: string): OutsideFact | undefined => {
    const at = left.findIndex((fact) => fact.group === group && agrees(group, value, fact.value));
    const [found] = at < 0 ? [] : left.splice(at, 1);
    if (found !== undefined) right.push(found);
    const again = found === undefined && right.some((fact) => fact.group === group && agrees(group, value, fact.value));
    // A profile shows a year that a source states as its first day.
    const isSaid = value.split(" @ ").every((part) => holds(own, part) || holds(own, part.replace(/-01-01$/u, "")));
    const verdict = found || again ? "right" : isSaid && !SINGLE.has(group) ? "unlisted" : "wrong";
    if (!again) shown.push({ group, value, verdict });
    return found;
  };
  // The address of a source is not a field: one that is not the person's account or site does not count as a wrong
  // value.
  const addSource = (group: Group, value: string) => {
    if (left.some((fact) => fact.group === group && agrees(group, value, fact.value))) add(group, value);
  };
  addValues(data, add, addSource);
  const texts = textsOf(data);
  return {
    shown,
    right,
    foreign: texts.filter((text) => person.traps.some((trap) => holds(text, trap))),
    texts: texts.length,
  };
}

/** Groups of which a profile shows a single value: any value but the true one is wrong, whoever states it. */
const SINGLE: ReadonlySet<Group> = new Set(["birthYear", "spouse"]);

function addValues(
  data: Schemas["LookupData"],
  add: (group: Group, value: string) => OutsideFact | undefined,
  addSource: (group: Group, value: string) => void,
): void {
  for (const { title, company, dateFrom, dateTo } of data.experiences ?? []) {
    const job = add("job", `${title} @ ${company}`);
    if (job === undefined) continue;
    if (dateFrom !== undefined) add("jobFrom", `${job.value} @ ${dateFrom.slice(0, 4)}`);
    if (dateTo !== undefined) add("jobTo", `${job.value} @ ${dateTo.slice(0, 4)}`);
  }
  for (const { title, subtitle, dateTo } of data.education ?? []) {
    const school = add("school", title);
    // A subtitle is the degree, followed by a comma and where the school is.
    if (subtitle) add("degree", `${subtitle.split(", ", 1)[0]} @ ${title}`);
    if (school !== undefined && dateTo !== undefined) add("schoolTo", `${school.value} @ ${dateTo.slice(0, 4)}`);
  }
  const single: [Group, string | number | undefined][] = [
    ["birthYear", data.birthYear],
    ["location", data.location],
    ["nationality", data.nationality],
    ["spouse", data.spouse],
  ];
  for (const [group, value] of single)
    if (value !== undefined && value !== "" && value !== 0) add(group, String(value));
  for (const { language } of data.languages ?? []) add("language", language);
  for (const skill of data.skills ?? []) add("skill", skill);
  for (const { title } of data.hobbies ?? []) add("hobby", title);
  for (const badge of data.careerBadges ?? []) add("award", badge);
  for (const email of data.emails ?? []) add("email", email);
  for (const phone of data.phoneNumbers ?? []) add("phone", phone);
  for (const link of data.socialMediaLinks ?? []) add("account", link);
  // Pages that were read; only the person's own accounts and site are looked for among them.
  for (const source of data.sources ?? []) {
    if (!(data.socialMediaLinks ?? []).includes(source)) addSource("account", source);
    addSource("website", source);
  }
  for (const { reason, title = "" } of data.adverseMediaResults ?? []) add("adverse", `${title} ${reason}`);
  for (const { title, date = "" } of data.events ?? []) add("event", `${title} @ ${date}`);
}

function agrees(group: Group, shown: string, truth: string): boolean {
  const [shownParts, trueParts] = [shown.split(" @ "), truth.split(" @ ")];
  switch (group) {
    case "job":
      return fold(shownParts[0]) === fold(trueParts[0]) && firm(shownParts[1]) === firm(trueParts[1]);
    case "degree":
      return fold(shownParts[0]) === fold(trueParts[0]) && firm(shownParts[1]) === firm(trueParts[1]);
    case "school":
      return firm(shown) === firm(truth);
    case "location":
      return fold(shown.split(",")[0]) === fold(truth.split(",")[0]);
    case "nationality":
      return nationOf(shown) === nationOf(truth);
    case "language":
      return languageOf(shown) === languageOf(truth);
    case "award":
      // "Medal (Academy)": an honour may be followed by who awards it.
      return fold(shown.replace(/ \([^()]*\)$/u, "")).replace(/ \d{4}$/u, "") === fold(truth);
    case "phone":
      return nationalDigits(shown).endsWith(nationalDigits(truth)) || digits(shown) === digits(truth);
    case "account":
    case "website":
      return address(shown) === address(truth);
    case "adverse":
      return holds(shown, trueParts[0] ?? "") && holds(shown, trueParts[1] ?? "");
    case "event":
      return /^\d{4}-\d\d-\d\d$/u.test(truth) ? shownParts[1] === truth : holds(shownParts[0] ?? "", truth);
    default:
      return fold(shown) === fold(truth);
  }
}

function digits(text: string): string {
  return text.replace(/\D+/g, "");
}

/** Without the zero that a number has only within its country: "076-000-0142" is +81 76 000 0142. */
function nationalDigits(text: string): string {
  return digits(text).replace(/^0+/, "");
}

function lastStep(url: string): string {
  return url.split("/").filter(Boolean).at(-1) ?? url;
}

function address(url: string): string {
  return url
    .toLowerCase()
    .replace(/^https?:\/\/(?:www\.)?/u, "")
    .replace(/\/+$/u, "");
}

/** Every text in a profile, without addresses of pictures. */
function textsOf(value: unknown): string[] {
  if (typeof value === "string") return value === "" || /^data:|\/pictures\//u.test(value) ? [] : [value];
  if (typeof value === "number") return [String(value)];
  return value !== null && typeof value === "object" ? Object.values(value).flatMap(textsOf) : [];
}
