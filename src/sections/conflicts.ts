import type { Claim, ClaimOf, ExperienceValue, MembershipValue, Property, PropertyTypes } from "../domain/claim.ts";
import { withoutEmployer } from "./roles.ts";
import { companyKey, isSameCompany } from "../domain/company.ts";
import { daysBetween, firstDay } from "../domain/partial-date.ts";
import {
  type Agrees,
  type StatedMember,
  sameDay,
  sameLevel,
  sameName,
  sameText,
  sameWhere,
  sameYear,
} from "./agrees.ts";
import type { Flattened } from "./cited.ts";
import { EMPLOYER_FIELDS } from "./companies.ts";
import { STALE_DAYS } from "./fold.ts";

/**
 * Claims of own records whose value differs from the profile's, by the pointer of the field or list item. They lost by tier, agreement or
 * recency, and are shown beside the winner. A claim can be cited for one member of an item and contradict another. Only what a person or
 * thing has one of is compared: a second address, phone number, skill, language, child or account is no contradiction; counts (followers,
 * likes, employees) change daily; descriptions differ in wording.
 *
 * @param believed claims of records judged to be the candidate
 */
export function findConflicts(
  profile: Pick<Flattened, "evidence"> & { readonly data: unknown },
  believed: readonly Claim[],
): ReadonlyMap<string, readonly Claim[]> {
  const byId = new Map(believed.map((claim) => [claim.id, claim]));
  const byProperty = Map.groupBy(believed, ({ property }) => property);
  const conflicts = new Map<string, readonly Claim[]>();
  for (const [pointer, ids] of Object.entries(profile.evidence)) {
    const rules = RULES.get(pointer.replace(/\/\d+(?=\/|$)/gu, "/*"));
    if (rules === undefined) continue;
    const seen = lookAt(profile.data, pointer);
    const cited = ids.flatMap((id) => byId.get(id) ?? []);
    const others = rules.flatMap((rule) => rule(seen, cited, byProperty));
    if (others.length > 0) conflicts.set(pointer, keepOne(cited, [...new Set(others)]));
  }
  return conflicts;
}

/** The best supported of the cited claims is what the profile shows, even if each of them contradicts some member. */
function keepOne(cited: readonly Claim[], others: readonly Claim[]): readonly Claim[] {
  if (cited.some((claim) => !others.includes(claim))) return others;
  return others.filter((claim) => claim !== cited[0]);
}

/** The value at a pointer, its parent and the whole profile. */
interface Seen {
  readonly shown: unknown;
  readonly parent: unknown;
  readonly data: unknown;
}

function lookAt(data: unknown, pointer: string): Seen {
  let [shown, parent] = [data, data];
  for (const token of pointer.split("/").slice(1)) [shown, parent] = [memberOf(shown, token), shown];
  return { shown, parent, data };
}

function memberOf(value: unknown, name: string): unknown {
  return value !== null && typeof value === "object" ? (value as Readonly<Record<string, unknown>>)[name] : undefined;
}

type ByProperty = ReadonlyMap<Property, readonly Claim[]>;
/** The claims that contradict, among the cited ones and all. */
type Rule = (seen: Seen, cited: readonly Claim[], all: ByProperty) => readonly Claim[];

/** A field that a person has one of. */
function single(property: Property, agrees: Agrees): Rule {
  return ({ shown }, _, all) =>
    (all.get(property) ?? []).filter(({ value }) => typeof value === "string" && !agrees(shown as StatedMember, value));
}

/** Members of an item, by wire name: what a claim states of each, and when two statements agree. */
type Members<P extends Property> = Readonly<
  Record<
    string,
    readonly [stated: (value: PropertyTypes[P], among: readonly Claim[], claim: Claim) => StatedMember, Agrees]
  >
>;

/** Claims cited for an item that contradict one of its members. */
function cited<P extends Property>(property: P, members: Members<P>): Rule {
  return ({ shown }, claims) =>
    claims.filter((claim) => claim.property === property && differs(shown, claim, members, claims));
}

/** Claims about the same thing as the item, cited or not. */
function about<P extends Property>(
  property: P,
  isAbout: (seen: Seen, value: PropertyTypes[P]) => boolean,
  members: Members<P>,
): Rule {
  return (seen, _, all) => {
    const claims = (all.get(property) ?? []).filter(({ value }) => isAbout(seen, value as PropertyTypes[P]));
    return claims.filter((claim) => differs(seen.shown, claim, members, claims));
  };
}

/** `""` stands for the item itself. */
function differs<P extends Property>(
  shown: unknown,
  claim: Claim,
  members: Members<P>,
  among: readonly Claim[],
): boolean {
  return Object.entries(members).some(([name, [statedOf, agrees]]) => {
    const value = name === "" ? shown : memberOf(shown, name);
    const stated = statedOf(claim.value as PropertyTypes[P], among, claim);
    return isShown(value) && isShown(stated) && !agrees(value, stated);
  });
}

function isShown(value: unknown): value is NonNullable<StatedMember> {
  return (typeof value === "string" && value !== "") || typeof value === "number";
}

type Held = Pick<ExperienceValue | MembershipValue, "from" | "to">;
type Termed = ClaimOf<"experience"> | ClaimOf<"membership"> | ClaimOf<"education">;

/**
 * Consecutive terms: where one ends and the next begins is not the beginning or end of the whole. A record that states both terms shows
 * which dates those are, also in another record that states only one.
 */
function isInnerEnd(end: "from" | "to", value: Held, among: readonly Claim[], claim: Claim): boolean {
  const told = value[end];
  const terms = (among as readonly Termed[]).filter(({ property }) => property === claim.property);
  return terms.some(
    (term) =>
      (term.recordId === claim.recordId ? term.value === value : term.value[end] === told) &&
      isInnerOfRecord(end, term, terms),
  );
}

function isInnerOfRecord(end: "from" | "to", { value, recordId }: Termed, terms: readonly Termed[]): boolean {
  return terms.some(({ recordId: of, value: other }) => {
    if (of !== recordId || other === value) return false;
    const [earlier, later] = end === "from" ? [other.to, value.from] : [value.to, other.from];
    return earlier !== undefined && later !== undefined && Math.abs(daysBetween(earlier, later)) <= DAYS_BETWEEN_TERMS;
  });
}

/** Sources that give only years leave a gap of up to a year between two terms. */
const DAYS_BETWEEN_TERMS = 366;

function outerEnd(end: "from" | "to") {
  return (value: Held, among: readonly Claim[], claim: Claim): StatedMember =>
    value[end] === undefined || isInnerEnd(end, value, among, claim) ? undefined : value[end];
}

const SPAN = { dateFrom: [outerEnd("from"), sameDay], dateTo: [outerEnd("to"), sameDay] } as const;

/** A role shown as ended that a claim calls current, or a current one whose end a claim knows. */
const lastingOrNot: Rule = ({ shown }, claims) =>
  claims.filter((claim) => {
    if (claim.property !== "experience") return false;
    const [end, { current, to, lapses }] = [memberOf(shown, "dateTo"), claim.value];
    if (end !== undefined) return current === true && (lapses === undefined || firstDay(lapses) > String(end));
    const lasts = claims.some((other) => other.property === "experience" && other.value.current === true);
    return lasts && to !== undefined && current !== true && !isInnerEnd("to", claim.value, claims, claim);
  });

/** A seat on a part of a body, listed under the seat on the whole, has its own role and dates. */
const seat: Rule = (seen, claims, all) =>
  cited("membership", { ...SPAN, title: [({ role }) => role, sameText] })(
    seen,
    claims.filter((claim) => claim.property !== "membership" || claim.value.parent === undefined),
    all,
  );

/**
 * Claims of another current job, if the shown one has ended, or was last called current years before the other. Two jobs at a time are no
 * contradiction.
 */
function otherJob(isShownJob: (shown: unknown, job: ExperienceValue) => boolean): Rule {
  return ({ shown, data }, claims, all) => {
    const jobs = (all.get("experience") ?? []) as readonly ClaimOf<"experience">[];
    const newest = claims.reduce((last, { collectedAt }) => (collectedAt > last ? collectedAt : last), "");
    const experiences = memberOf(data, "experiences");
    return jobs.filter((claim) => {
      const { value, collectedAt } = claim;
      if (value.current !== true || value.title === undefined || isShownJob(shown, value)) return false;
      if (claims.includes(claim)) return true;
      const ended = (Array.isArray(experiences) ? experiences : []).some(
        (role) =>
          memberOf(role, "dateTo") !== undefined &&
          sameText(String(memberOf(role, "title")), value.title ?? "") &&
          companyKey(String(memberOf(role, "company"))) === companyKey(value.company),
      );
      return ended || daysBetween(collectedAt.slice(0, 10), newest.slice(0, 10)) > STALE_DAYS;
    }) as readonly Claim[];
  };
}

const sameTitle = (shown: unknown, job: ExperienceValue): boolean =>
  sameText(withoutEmployer({ title: String(shown), company: job.company }), withoutEmployer(job));
const sameEmployer = (shown: unknown, { company }: ExperienceValue): boolean =>
  companyKey(String(shown)) === companyKey(company);

/** An employer's headcount changes daily, as follower counts do: two counts say nothing about the job there. */
const COUNTED: ReadonlySet<string> = new Set(["companySizeFrom", "companySizeTo"]);
const COMPARED = Object.entries(EMPLOYER_FIELDS).filter(([name]) => !COUNTED.has(name));

const EMPLOYER_IN_EXPERIENCE: Members<"experience"> = Object.fromEntries(
  COMPARED.map(([name, { member, agrees }]) => [name, [(value) => value[member], agrees]]),
);

const EMPLOYER_IN_COMPANY: Members<"company"> = Object.fromEntries(
  COMPARED.map(([name, { of, agrees }]) => [name, [(value) => of(value), agrees]]),
);

/** What can contradict what, by wire field; `*` stands for an index. */
const RULES: ReadonlyMap<string, readonly Rule[]> = new Map([
  ["/fullName", [single("fullName", sameName)]],
  ["/firstName", [single("firstName", sameName)]],
  ["/lastName", [single("lastName", sameName)]],
  ["/gender", [single("gender", sameText)]],
  ["/nationality", [single("nationality", sameText)]],
  ["/birthYear", [single("birthDate", sameYear)]],
  ["/deathDate", [single("deathDate", sameDay)]],
  ["/spouse", [single("spouse", sameName)]],
  ["/location", [single("location", sameWhere)]],
  ["/industry", [single("industry", sameText)]],
  ["/jobTitle", [otherJob(sameTitle)]],
  ["/company", [otherJob(sameEmployer)]],
  [
    "/experiences/*",
    [
      cited("experience", {
        ...SPAN,
        ...EMPLOYER_IN_EXPERIENCE,
        location: [({ location }) => location, sameWhere],
      }),
      lastingOrNot,
      seat,
      about(
        "company",
        ({ shown }, value) => isSameCompany(value, { name: String(memberOf(shown, "company")) }),
        EMPLOYER_IN_COMPANY,
      ),
    ],
  ],
  ["/education/*", [cited("education", SPAN)]],
  [
    "/languages/*/proficiency",
    [
      about("language", ({ parent }, { language }) => sameText(String(memberOf(parent, "language")), language), {
        "": [({ proficiency }) => proficiency, sameLevel],
      }),
    ],
  ],
  [
    "/events/*",
    [cited("event", { date: [({ date }) => date, sameDay], description: [({ place }) => place, sameWhere] })],
  ],
  [
    "/dataBreaches/*/domain",
    [
      about(
        "breach",
        ({ parent }, { email, title, date }) =>
          memberOf(parent, "email") === email &&
          memberOf(parent, "date") === firstDay(date) &&
          sameText(String(memberOf(parent, "title")), title),
        { "": [({ domain }) => domain, sameText] },
      ),
    ],
  ],
  // An item that ended well also cites the later article about its end, which has its own date.
  [
    "/adverseMediaResults/*",
    [
      about("article", ({ shown }, { url }) => memberOf(shown, "source") === url, {
        date: [({ date }) => date, sameDay],
      }),
    ],
  ],
  ["/onlinePresence/timeline/*", [cited("account", { firstLoginAt: [({ createdAt }) => createdAt, sameDay] })]],
  ["/onlinePresence/accounts/*", [cited("account", { category: [({ category }) => category, sameText] })]],
]);
