import type { ClaimOf, ExperienceValue, PartialDate } from "../domain/claim.ts";
import { companyKey } from "../domain/company.ts";
import { comparePartialDates, daysBetween, firstDay } from "../domain/partial-date.ts";
import type { ClaimSet } from "./claim-set.ts";
import { plainKey } from "./fold.ts";

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
  const groups = Map.groupBy(
    claims.of("experience"),
    (claim) => `${companyKey(claim.value.company)}|${plainKey(claim.value.title ?? "")}`,
  );
  return [...groups.values()].flatMap(mergeGroup).sort(byRecency);
}

/** The role to name first: one that lasts, an office before a job, the longest held of those. */
export function currentRole(roles: readonly Role[]): Role | undefined {
  const lasting = roles.filter((role) => role.current && role.title);
  const [first] = lasting.sort(
    (a, b) => rank(a) - rank(b) || comparePartialDates(a.from ?? "9999", b.from ?? "9999") || byRecency(a, b),
  );
  return first;
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
  const current = role.current === true || next.current === true;
  const to = current ? undefined : later(role.to, next.to);
  const stated = Object.fromEntries(Object.entries(next).filter(([, value]) => value !== undefined));
  const { to: _to, from: _from, current: _current, ...rest } = { ...stated, ...role } as Role;
  return {
    ...rest,
    ...(from === undefined ? {} : { from }),
    ...(to === undefined ? {} : { to }),
    ...(current ? { current } : {}),
    claims: [...role.claims, claim],
  };
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
