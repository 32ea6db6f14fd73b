import type { ClaimOf, ExperienceValue, PartialDate } from "../domain/claim.ts";
import { companyKey } from "../domain/company.ts";
import { comparePartialDates, daysBetween, firstDay } from "../domain/partial-date.ts";
import type { ClaimSet } from "./claim-set.ts";
import { plainKey, STALE_DAYS } from "./fold.ts";

/** One job or office, merged from every claim about it. */
export interface Role extends ExperienceValue {
  readonly claims: readonly [ClaimOf<"experience">, ...ClaimOf<"experience">[]];
}

// Terms follow one another within days; a source that gives years only leaves up to a year between.
const SAME_TERM_DAYS = 62;
const SAME_TERM_DAYS_BY_YEAR = 366;

/**
 * The roles of a person, newest first: those that last, then by their end. Claims about one title at one
 * employer are one role while their times touch; a gap makes two.
 */
export function mergeRoles(claims: ClaimSet): readonly Role[] {
  const known = merged.get(claims);
  if (known !== undefined) return known;
  const roles = mergeAll(claims);
  merged.set(claims, roles);
  return roles;
}

/** Five sections and their summaries ask for the roles of one set of claims, which does not change. */
const merged = new WeakMap<ClaimSet, readonly Role[]>();

function mergeAll(claims: ClaimSet): readonly Role[] {
  const groups = Map.groupBy(
    claims.of("experience"),
    (claim) => `${companyKey(claim.value.company)}|${plainKey(claim.value.title ?? "")}`,
  );
  return [...groups.values()].flatMap(mergeGroup).sort(byRecency);
}

/**
 * The role to name first: one that lasts, an office before a job, the longest held of those. What was last said to last years
 * before another role may have ended unnoticed, and comes after it.
 */
export function currentRole(roles: readonly Role[]): Role | undefined {
  const lasting = roles.filter((role) => role.current && role.title);
  const newest = lasting.map(lastToldOf).reduce((a, b) => (a > b ? a : b), "");
  const stale = (role: Role) => (daysBetween(lastToldOf(role), newest.slice(0, 10)) > STALE_DAYS ? 1 : 0);
  const [first] = lasting.sort(
    (a, b) =>
      stale(a) - stale(b) ||
      rank(a) - rank(b) ||
      comparePartialDates(a.from ?? "9999", b.from ?? "9999") ||
      byRecency(a, b),
  );
  return first;
}

/** The day of the newest datasource that says it lasts. */
function lastToldOf({ claims }: Role): string {
  return claims
    .filter(({ value }) => value.current === true)
    .reduce((newest, { collectedAt }) => (collectedAt > newest ? collectedAt : newest), "")
    .slice(0, 10);
}

function rank(role: Role): number {
  return role.kind === "office" ? 0 : role.kind === "job" || role.kind === undefined ? 1 : 2;
}

function mergeGroup(claims: readonly ClaimOf<"experience">[]): Role[] {
  const ordered = [...claims].sort((a, b) => comparePartialDates(startOf(a.value), startOf(b.value)));
  const roles: Role[] = [];
  for (const claim of ordered) {
    const last = roles.at(-1);
    if (last && touches(last, claim.value)) roles[roles.length - 1] = join(last, claim);
    else roles.push({ ...claim.value, claims: [claim] });
  }
  return roles;
}

function startOf(value: ExperienceValue): PartialDate {
  return value.from ?? value.to ?? "0001";
}

/** Whether `next`, which begins no earlier, continues the role or tells of the same time. */
function touches(role: Role, next: ExperienceValue): boolean {
  if (role.from === undefined || next.from === undefined) return true;
  if (role.current) return true;
  if (role.to === undefined) return firstDay(role.from).slice(0, 4) === firstDay(next.from).slice(0, 4);
  const byYear = role.to.length === 4 || next.from.length === 4;
  return daysBetween(role.to, next.from) <= (byYear ? SAME_TERM_DAYS_BY_YEAR : SAME_TERM_DAYS);
}

function join(role: Role, claim: ClaimOf<"experience">): Role {
  const next = claim.value;
  const from = earlier(role.from, next.from);
  const claims = [...role.claims, claim] as const;
  const current = lasts(claims);
  const to = current ? undefined : later(role.to, next.to);
  const stated = Object.fromEntries(Object.entries(next).filter(([, value]) => value !== undefined));
  const { to: _to, from: _from, current: _current, ...rest } = { ...stated, ...role } as Role;
  return {
    ...rest,
    ...(from === undefined ? {} : { from }),
    ...(to === undefined ? {} : { to }),
    ...(current ? { current } : {}),
    claims,
  };
}

/** Whether it lasts: some claim says so, and none collected later knows of its end. A later term is no end of the one before. */
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

/** The earlier of two, at the better precision where they can be one. */
function earlier(a: PartialDate | undefined, b: PartialDate | undefined): PartialDate | undefined {
  if (a === undefined || b === undefined) return a ?? b;
  if (a.startsWith(b) || b.startsWith(a)) return a.length >= b.length ? a : b;
  return comparePartialDates(a, b) <= 0 ? a : b;
}

function later(a: PartialDate | undefined, b: PartialDate | undefined): PartialDate | undefined {
  if (a === undefined || b === undefined) return a ?? b;
  if (a.startsWith(b) || b.startsWith(a)) return a.length >= b.length ? a : b;
  return comparePartialDates(a, b) >= 0 ? a : b;
}

function byRecency(a: Role, b: Role): number {
  const end = (role: Role) => (role.current ? "9999" : (role.to ?? role.from ?? "0000"));
  return (
    comparePartialDates(end(b), end(a)) ||
    comparePartialDates(b.from ?? "0000", a.from ?? "0000") ||
    rank(a) - rank(b) ||
    (a.company < b.company ? -1 : 1)
  );
}
