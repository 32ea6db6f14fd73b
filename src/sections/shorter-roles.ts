import type { ClaimOf, ExperienceValue, PartialDate } from "../domain/claim.ts";
import { companyKey } from "../domain/company.ts";
import { agree } from "../domain/partial-date.ts";
import { plainKey } from "../domain/plain-key.ts";
import { POST_LINKS, postInEnglish } from "./foreign.ts";
import { postKey } from "./post-key.ts";

/** One job or office, with the claims about it. */
interface SaidRole extends ExperienceValue {
  readonly claims: readonly [ClaimOf<"experience">, ...ClaimOf<"experience">[]];
}

/**
 * "Partner" beside "Partner, Construction", or "Managing Director" beside "Managing Director / Chief Executive", at one employer and
 * without other dates, is the same post in fewer words: its claims go to the longer title. The same holds for "Professorin" without dates
 * beside "Professor of Botany".
 */
export function withoutShorter(roles: readonly SaidRole[]): SaidRole[] {
  const whole = new Map<SaidRole, SaidRole[]>();
  const shorter = new Set<SaidRole>();
  for (const members of Map.groupBy(roles, ({ company }) => companyKey(company)).values()) {
    for (const role of members) {
      if (shorter.has(role)) continue;
      const longer = members.filter(
        (other) =>
          other !== role &&
          !shorter.has(other) &&
          isWithin(role, other) &&
          (tellsMore(other, role) || tellsAbroad(other, role)),
      );
      const [only] = longer;
      if (only === undefined || longer.length > 1) continue;
      shorter.add(role);
      whole.set(only, [...(whole.get(only) ?? []), role]);
    }
  }
  return roles
    .filter((role) => !shorter.has(role))
    .map((role) => (whole.get(role) ?? []).reduce<SaidRole>(withClaimsOf, role));
}

/** Whether the first has no dates, or only those of the second. */
function isWithin({ from, to }: SaidRole, other: SaidRole): boolean {
  const isThat = (own: PartialDate | undefined, that: PartialDate | undefined) =>
    own === undefined || (that !== undefined && agree(own, that));
  return isThat(from, other.from) && isThat(to, other.to);
}

function withClaimsOf(role: SaidRole, { current, claims }: SaidRole): SaidRole {
  return { ...role, ...(current && role.to === undefined ? { current } : {}), claims: [...role.claims, ...claims] };
}

/** Whether a title continues another with a mark, with "of" or "for", or with words that are no post by themselves. */
function tellsMore(role: SaidRole, { title: short = "", current }: SaidRole): boolean {
  return !(current && role.to !== undefined) && goesOn(role.title ?? "", short);
}

function goesOn(long: string, short: string): boolean {
  if (short === "" || long.length <= short.length) return false;
  const more = long.toLowerCase().startsWith(short.toLowerCase()) ? long.slice(short.length) : "";
  return GOES_ON.test(more);
}

const GOES_ON = new RegExp(String.raw`^(?:\s?[,/&|(–-]|\s(?:and|of|for|${POST_LINKS})\s)`, "u");

/** The same for an undated post whose title is in another language. */
function tellsAbroad(role: SaidRole, short: SaidRole): boolean {
  const { title = "", from, to, company, current } = short;
  if (from !== undefined || to !== undefined || (current && role.to !== undefined)) return false;
  const told = postInEnglish(title, company, undefined);
  if (told === undefined || role.title === undefined) return false;
  const long = postInEnglish(role.title, company, undefined) ?? role.title;
  return plainKey(long) === plainKey(told) || goesOn(long, told);
}

/**
 * One page that calls somebody "Chief Operating Officer" of Corvane since 2022, and "Chief Operating Officer" of Corvane Freight Systems
 * elsewhere, means one post: the longer name, with the dates of either. Titles of which one goes on may be two posts.
 */
export function withoutRepeated(roles: readonly SaidRole[]): SaidRole[] {
  const left = [...roles];
  for (const role of roles) {
    const others = left.filter((other) => other !== role && left.includes(role) && isRepeated(role, other));
    const [only] = others;
    if (only === undefined || others.length > 1) continue;
    left.splice(left.indexOf(role), 1);
    left.splice(left.indexOf(only), 1, both(only, role));
  }
  return left;
}

/** Whether the first, which lasts, says of the same page's same post what the second does, in no more words. */
function isRepeated(role: SaidRole, other: SaidRole): boolean {
  if (role.current !== true || other.current !== true || role.title === undefined || other.title === undefined)
    return false;
  if (!role.claims.some((one) => other.claims.some((two) => one.datasourceId === two.datasourceId))) return false;
  if (!isWithin(role, other) && !isWithin(other, role)) return false;
  const [short, long] = [companyKey(role.company), companyKey(other.company)];
  return postKey(role.title) === postKey(other.title) && isShortFor(short, long);
}

/** "Corvane" for "Corvane Freight Systems", "Lyon 2" for "Université Lumière Lyon 2". */
function isShortFor(short: string, long: string): boolean {
  return short !== "" && (long.startsWith(`${short} `) || long.endsWith(` ${short}`));
}

function both(role: SaidRole, shorter: SaidRole): SaidRole {
  const from = role.from ?? shorter.from;
  const to = role.to ?? shorter.to;
  return {
    ...shorter,
    ...role,
    ...(from === undefined ? {} : { from }),
    ...(to === undefined ? {} : { to }),
    claims: [...role.claims, ...shorter.claims],
  };
}
