import { english, englishPatterns } from "./english-words.ts";
import type { ClaimOf, ExperienceValue, PartialDate } from "../domain/claim.ts";
import { companyKey } from "../domain/company.ts";
import { agree, comparePartialDates, daysBetween, firstDay } from "../domain/partial-date.ts";
import type { ClaimSet } from "./claim-set.ts";
import { isDead } from "./dead.ts";
import { STALE_DAYS } from "./fold.ts";
import { plainKey } from "../domain/plain-key.ts";
import { withoutFormer } from "./former-roles.ts";
import { withoutRepeated, withoutShorter } from "./shorter-roles.ts";
import { firstPlaceOf } from "./quoted.ts";
import { postKey } from "./post-key.ts";

/** One job or office, merged from all claims about it. */
export interface MergedRole extends ExperienceValue {
  readonly claims: readonly [ClaimOf<"experience">, ...ClaimOf<"experience">[]];
}

// Terms follow each other within days; sources that give only years leave a gap of up to a year.
const SAME_TERM_DAYS = 62;
const SAME_TERM_DAYS_BY_YEAR = 366;

/**
 * The roles of a person, newest first: current ones, then by end date. Claims with the same title and employer are one role while their
 * dates touch; a gap makes two.
 */
export function mergeRoles(claims: ClaimSet): readonly MergedRole[] {
  const known = merged.get(claims);
  if (known !== undefined) return known;
  const roles = mergeAll(claims);
  merged.set(claims, roles);
  return roles;
}

/** Cached because five sections and their summaries need the roles of one claim set, which does not change. */
const merged = new WeakMap<ClaimSet, readonly MergedRole[]>();

function mergeAll(claims: ClaimSet): readonly MergedRole[] {
  const groups = Map.groupBy(
    claims.of("experience").filter((claim) => !isHome(claim, claims) && !isToCome(claim, claims)),
    ({ value }) => `${companyKey(value.company)}|${postKey(withoutEmployer(value))}`,
  );
  return withoutFormer(withoutRepeated(withoutShorter([...groups.values()].flatMap(mergeGroup))))
    .map((role) => (role.current && !lastsStill(role, claims) ? ended(role, claims) : role))
    .sort(byRecency);
}

/** "Appointed chief executive from 1 March": until then nobody holds the post, and plans change. */
function isToCome({ value: { from } }: ClaimOf<"experience">, { asOf }: ClaimSet): boolean {
  return from !== undefined && asOf !== null && firstDay(from) > asOf.slice(0, 10);
}

/** "Head of research, Havner Institute" at the Havner Institute, as in a headline, is head of research there. */
export function withoutEmployer({ title = "", company }: Pick<ExperienceValue, "title" | "company">): string {
  const [, ahead, behind = ""] = /^(.+?)(?:,| at| @| of) (?:the )?([^,]+)$/u.exec(title) ?? [];
  return ahead !== undefined && behind !== "" && companyKey(behind) === companyKey(company) ? ahead : title;
}

/** "A developer from Leeds", if several others say that the person lives in Leeds, is not employed by Leeds. The mayor of a town lives there. */
function isHome({ value, datasourceId }: ClaimOf<"experience">, claims: ClaimSet): boolean {
  if (
    value.kind === "office" ||
    /\b(?:mayor|mayoress|governor|councill?or|sheriff|bishop|vicar)\b/iu.test(value.title ?? "")
  )
    return false;
  const company = plainKey(value.company);
  const homes = claims.of("location").filter((claim) => plainKey(claim.value.split(",")[0] ?? "") === company);
  return (
    new Set(homes.map((claim) => claim.datasourceId)).size > 1 &&
    homes.some((claim) => claim.datasourceId !== datasourceId)
  );
}

/**
 * The dead hold no posts; a term that has expired may not have been followed by another; and a role last called current longer ago than
 * jobs last may have ended unnoticed.
 */
function lastsStill(role: MergedRole, claims: ClaimSet): boolean {
  const { asOf } = claims;
  if (isDead(claims)) return false;
  const runs = ({ value: { current, lapses } }: ClaimOf<"experience">) =>
    current === true && (asOf === null || lapses === undefined || comparePartialDates(asOf, lapses) < 0);
  return role.claims.some(runs) && (asOf === null || daysBetween(lastToldOf(role), asOf) <= STALE_DAYS);
}

/** A term that has expired ended on its last day at the latest; the end of anything else is unknown. */
function ended({ current: _current, ...role }: MergedRole, claims: ClaimSet): MergedRole {
  const lasting = role.claims.filter(({ value }) => value.current === true);
  const lapses = lasting.map(({ value }) => value.lapses).filter((day) => day !== undefined);
  if (isDead(claims) || lapses.length < lasting.length) return role;
  return { ...role, to: lapses.reduce((last, day) => later(last, day) ?? day) };
}

/** Whether the only known start is that of the current term. */
export function isTerm({ current, from, claims }: MergedRole): boolean {
  const beginnings = claims.filter(({ value }) => value.from !== undefined && value.from === from);
  return current === true && beginnings.length > 0 && beginnings.every(({ value }) => value.begins === "term");
}

/**
 * The role to name first: a current one, an office before a job, the longest held first. One that was last called current years before
 * another may have ended unnoticed, and comes after it.
 */
export function currentRole(roles: readonly MergedRole[]): MergedRole | undefined {
  if (!named.has(roles)) named.set(roles, findCurrent(roles));
  return named.get(roles);
}

/** By the list of merged roles, of which there is one per claim set. */
const named = new WeakMap<readonly MergedRole[], MergedRole | undefined>();

function findCurrent(roles: readonly MergedRole[]): MergedRole | undefined {
  const lasting = roles.filter((role) => role.current && role.title).map((role) => ({ role, told: lastToldOf(role) }));
  const newest = lasting.reduce((last, { told }) => (told > last ? told : last), "");
  const [first] = lasting
    .map(({ role, told }) => ({ role, stale: daysBetween(told, newest) > STALE_DAYS ? 1 : 0 }))
    .sort(
      ({ role: a, stale: one }, { role: b, stale: two }) =>
        one - two ||
        rank(a) - rank(b) ||
        byPlace(a, b) ||
        comparePartialDates(a.from ?? "9999", b.from ?? "9999") ||
        byRecency(a, b),
    );
  return first?.role;
}

/** The employer of somebody whose post is unknown; with several employers none is picked. */
export function onlyEmployer(roles: readonly MergedRole[]): MergedRole | undefined {
  const [only, ...others] = roles.filter(({ current, title, kind }) => current && !title && kind !== "office");
  return others.length === 0 ? only : undefined;
}

/** A page states first what somebody primarily is. */
function byPlace(a: MergedRole, b: MergedRole): number {
  const [one, two] = [firstPlaceOf(a.claims), firstPlaceOf(b.claims)];
  if (one === undefined || one.page !== two?.page) return 0;
  return one.at - two.at || placeInQuote(a) - placeInQuote(b);
}

/** The position of a title in the sentence that states it: of two posts in one sentence the first one counts. */
function placeInQuote({ title = "", claims: [{ quote = "" }] }: MergedRole): number {
  return quote.toLowerCase().indexOf(title.toLowerCase());
}

/**
 * What a person without current roles is known for: the highest national office, otherwise the latest role that is not held beside work.
 * Of the dead, every role is over, whether or not a source states when it ended.
 */
export function knownRole(roles: readonly MergedRole[], claims: ClaimSet): MergedRole | undefined {
  const past = roles.filter(({ title, to }) => title && (to !== undefined || isDead(claims)));
  for (const office of NATIONAL_OFFICES) {
    const held = past.find(({ kind, title = "" }) => kind === "office" && office.test(title));
    if (held !== undefined) return held;
  }
  return past.find((role) => !isBesideWork(role)) ?? past[0];
}

/** By precedence: heads of state, heads of government, members of a national parliament as the register titles them. */
const NATIONAL_OFFICES = englishPatterns("offices of a nation by precedence");

/** The date of the newest datasource that calls it current. */
function lastToldOf({ claims }: MergedRole): string {
  return claims
    .filter(({ value }) => value.current === true)
    .reduce((newest, { collectedAt }) => (collectedAt > newest ? collectedAt : newest), "")
    .slice(0, 10);
}

function rank(role: MergedRole): number {
  if (role.kind === "office") return 0;
  return (role.kind === "job" || role.kind === undefined) && !isBesideWork(role) ? 1 : 2;
}

/** Whether a role is usually held beside somebody's work, and so does not say what they are. */
export function isBesideWork({ kind, title = "", company }: MergedRole): boolean {
  return (
    kind !== "office" &&
    (BESIDE_WORK.test(title) ||
      BY_THE_HOUR.test(title) ||
      (OF_CLUB.test(title) && IS_CLUB.test(company)) ||
      (GOVERNS.test(title) && IS_GOVERNED.test(company)))
  );
}

/** Titles usually held beside somebody's work: honours, memberships and mandates. */
const BESIDE_WORK = new RegExp(
  String.raw`^(?:(?:${english("before a post beside work")}) )*(?:${english("posts beside work")})\b`,
  "iu",
);

/** People who teach or practise somewhere beside their main job. */
const BY_THE_HOUR = new RegExp(
  String.raw`^honorary\b|^(?:sessional|visiting|guest|adjunct) .*\b(?:${english("posts by the hour")})\b|^founder member\b`,
  "iu",
);

/** Officers and treasurers of clubs, seldom paid. */
const OF_CLUB =
  /^(?:(?:honorary|hon|joint|deputy|vice|co|parent|school) ?-?)*(?:president|chair(?:man|woman|person)?|secretary|governor|captain|representative|elder|deacon)$/iu;
/** School governors are many and unpaid; so are councillors of learned societies. */
const GOVERNS = /^(?:(?:school|parent|foundation|co-opted|community|lay) )*(?:governor|councill?or|council member)$/iu;
const IS_GOVERNED = /\b(?:school|college|academy|university|sixth form|hospital|society|royal|association)\b/iu;
const IS_CLUB = new RegExp(String.raw`\b(?:${english("clubs")})\b`, "iu");

/** @param claims of one title at one employer, best supported first */
function mergeGroup(claims: readonly ClaimOf<"experience">[]): MergedRole[] {
  const [only] = claims;
  if (only !== undefined && claims.length === 1) return [{ ...only.value, claims: [only] }];
  const ordered = [...claims].sort((a, b) => comparePartialDates(startOf(a.value), startOf(b.value)));
  const roles: MergedRole[] = [];
  for (const claim of ordered) {
    const last = roles.at(-1);
    if (last && touches(last, claim.value)) roles[roles.length - 1] = join(last, claim);
    else roles.push({ ...claim.value, claims: [claim] });
  }
  return roles.map((role) => (role.claims.length > 1 ? bestSaid(role, claims) : role));
}

/** What the best supported claim states beside the dates comes first. */
function bestSaid({ from, to, current, claims }: MergedRole, ordered: readonly ClaimOf<"experience">[]): MergedRole {
  const told = fullestFirst(ordered.filter((claim) => claims.includes(claim)));
  const { from: _from, to: _to, current: _current, begins: _begins, lapses: _lapses, ...rest } = mergeValues(told);
  const [first, ...others] = told;
  const begins = from === undefined ? undefined : likelierStart(from, claims);
  return {
    ...rest,
    company: spelledOut(rest.company, told),
    ...(begins === undefined ? {} : { from: begins }),
    ...(to === undefined ? {} : { to }),
    ...(current ? { current } : {}),
    claims: first === undefined ? claims : [first, ...others],
  };
}

/** An employer as its name is written, if one claim has only a handle ("tidewrack") and another the name ("Tidewrack"). */
function spelledOut(company: string, claims: readonly ClaimOf<"experience">[]): string {
  if (company !== company.toLowerCase()) return company;
  return claims.find(({ value }) => value.company !== value.company.toLowerCase())?.value.company ?? company;
}

/** Of the spellings in the document that is best supported, the fullest leads: "senior editor" before "Sr. Editor". */
function fullestFirst(claims: readonly ClaimOf<"experience">[]): readonly ClaimOf<"experience">[] {
  const [first] = claims;
  const spelt = claims.filter(
    ({ datasourceId, value }) => datasourceId === first?.datasourceId && withoutEmployer(value) === (value.title ?? ""),
  );
  const [fullest] = spelt.toSorted((a, b) => (b.value.title ?? "").length - (a.value.title ?? "").length);
  return fullest === undefined ? claims : [fullest, ...claims.filter((claim) => claim !== fullest)];
}

/**
 * The start of a role: the earliest, unless a single document without an end date states it and two or more state another. An earlier term
 * that has ended is a term of its own.
 */
function likelierStart(from: PartialDate, claims: readonly ClaimOf<"experience">[]): PartialDate {
  const tellers = (start: PartialDate) =>
    new Set(
      claims.flatMap(({ value, datasourceId }) =>
        value.from !== undefined && agree(value.from, start) ? datasourceId : [],
      ),
    ).size;
  const isTerm = claims.some(
    ({ value }) => value.to !== undefined && value.from !== undefined && agree(value.from, from),
  );
  if (isTerm || tellers(from) > 1) return from;
  const others = claims.flatMap(({ value }) => value.from ?? []).filter((start) => tellers(start) > 1);
  return others.reduce<PartialDate | undefined>(earlier, undefined) ?? from;
}

/** Merges values: each member comes from the first that states it. */
function mergeValues(claims: readonly ClaimOf<"experience">[]): ExperienceValue {
  return claims.reduceRight((merged, { value }) => Object.assign(merged, value), {} as ExperienceValue);
}

function startOf(value: ExperienceValue): PartialDate {
  return value.from ?? value.to ?? "0001";
}

/** Whether `next`, which starts no earlier, continues the role or overlaps it. */
function touches(role: MergedRole, next: ExperienceValue): boolean {
  if (role.from === undefined || next.from === undefined) return true;
  if (role.current) return true;
  if (role.to === undefined) return firstDay(role.from).slice(0, 4) === firstDay(next.from).slice(0, 4);
  const byYear = role.to.length === 4 || next.from.length === 4;
  return daysBetween(role.to, next.from) <= (byYear ? SAME_TERM_DAYS_BY_YEAR : SAME_TERM_DAYS);
}

/** The dates of both; the other members are merged when all claims are known. */
function join(role: MergedRole, claim: ClaimOf<"experience">): MergedRole {
  const from = earlier(role.from, claim.value.from);
  const claims = [...role.claims, claim] as const;
  const current = lasts(claims);
  const to = current ? undefined : later(role.to, claim.value.to);
  return {
    company: role.company,
    ...(from === undefined ? {} : { from }),
    ...(to === undefined ? {} : { to }),
    ...(current ? { current } : {}),
    claims,
  };
}

/** Whether a role is current: a claim says so, and none collected later knows its end. A later term does not end an earlier one. */
function lasts(claims: readonly ClaimOf<"experience">[]): boolean {
  return claims.some(
    ({ value: now, collectedAt }) =>
      now.current === true &&
      !claims.some(
        ({ value: { to }, collectedAt: later }) =>
          to !== undefined && later > collectedAt && (now.from === undefined || comparePartialDates(now.from, to) < 0),
      ),
  );
}

/** The earlier of two dates, at the better precision if they can be the same. */
function earlier(a: PartialDate | undefined, b: PartialDate | undefined): PartialDate | undefined {
  if (a === undefined || b === undefined) return a ?? b;
  if (agree(a, b)) return a.length >= b.length ? a : b;
  return comparePartialDates(a, b) <= 0 ? a : b;
}

function later(a: PartialDate | undefined, b: PartialDate | undefined): PartialDate | undefined {
  if (a === undefined || b === undefined) return a ?? b;
  if (agree(a, b)) return a.length >= b.length ? a : b;
  return comparePartialDates(a, b) >= 0 ? a : b;
}

function byRecency(a: MergedRole, b: MergedRole): number {
  const end = (role: MergedRole) => (role.current ? "9999" : (role.to ?? role.from ?? "0000"));
  return (
    comparePartialDates(end(b), end(a)) ||
    comparePartialDates(b.from ?? "0000", a.from ?? "0000") ||
    rank(a) - rank(b) ||
    (a.company < b.company ? -1 : 1)
  );
}
