import { cue } from "../text/languages/cues.ts";
import type { ClaimOf, ExperienceValue, PartialDate } from "../domain/claim.ts";
import { companyKey } from "../domain/company.ts";
import { comparePartialDates } from "../domain/partial-date.ts";
import { postKey } from "./post-key.ts";

/** One job or office, with the claims about it. */
interface ToldRole extends ExperienceValue {
  readonly claims: readonly [ClaimOf<"experience">, ...ClaimOf<"experience">[]];
}

/**
 * The roles without those that a source tells to be over: what one source has without an end and another, no older, calls "former
 * chair", and a seat on a committee of a body that the person has left. "Former chair" itself is the post whose end it tells.
 */
export function withoutFormer(roles: readonly ToldRole[]): ToldRole[] {
  const over = new Map<ToldRole, ToldRole>();
  for (const former of roles) {
    const post = formerPostOf(former);
    const held = roles.find((role) => role !== former && post !== undefined && isPost(role, former.company, post));
    if (held !== undefined && (held.current !== true || isToldNoEarlier(former, held))) over.set(former, held);
  }
  const ended = new Map([...over].map(([former, held]) => [held, former]));
  return roles
    .filter((role) => !over.has(role))
    .map((role) => {
      const former = ended.get(role);
      return former === undefined ? role : endedBy(role, former);
    })
    .map((role, _, all) => (isOfBodyLeft(role, all) ? withoutEnd(role) : role));
}

/** "chair" of "Former chair", "président" of "ancien président". */
function formerPostOf({ title = "", to, current }: ToldRole): string | undefined {
  const post = title.replace(FORMER, "");
  return post === title || (current === true && to === undefined && post === "") ? undefined : postKey(post);
}

const FORMER = new RegExp(`^(?:${cue("former")})[\\s-]+(?=\\p{L})`, "iu");

function isPost({ title = "", company }: ToldRole, employer: string, post: string): boolean {
  return companyKey(company) === companyKey(employer) && postKey(title) === post;
}

/** Whether no source calls a post current after another called it former. */
function isToldNoEarlier(former: ToldRole, held: ToldRole): boolean {
  return lastDayOf(former.claims) >= lastDayOf(held.claims.filter(({ value }) => value.current === true));
}

function lastDayOf(claims: readonly ClaimOf<"experience">[]): string {
  return claims.reduce((last, { collectedAt }) => (collectedAt > last ? collectedAt : last), "").slice(0, 10);
}

function endedBy(role: ToldRole, { to, claims }: ToldRole): ToldRole {
  const end = role.to ?? to;
  return { ...withoutEnd(role), ...(end === undefined ? {} : { to: end }), claims: [...role.claims, ...claims] };
}

function withoutEnd({ current: _current, ...role }: ToldRole): ToldRole {
  return role;
}

/** A committee of a council has members of the council; who is one no longer, and has no later post there, sits on none. */
function isOfBodyLeft({ title = "", company, from, to, current }: ToldRole, roles: readonly ToldRole[]): boolean {
  if (current !== true || to !== undefined || from === undefined || !OF_COMMITTEE.test(title)) return false;
  const seats = roles.filter(
    (role) => companyKey(role.company) === companyKey(company) && IS_SEAT.test(role.title ?? ""),
  );
  return seats.length > 0 && seats.every((seat) => seat.current !== true && isLaterEnd(seat.to, from));
}

function isLaterEnd(to: PartialDate | undefined, from: PartialDate): boolean {
  return to !== undefined && comparePartialDates(to, from) >= 0;
}

const OF_COMMITTEE = /\b(?:committee|subcommittee|sub-committee|commission|panel|working group)\b/iu;
const IS_SEAT =
  /^(?:[\p{L}-]+ )?(?:member|councill?or|alderman|alderwoman|trustee|senator|representative)\b(?!.*\b(?:committee|panel)\b)/iu;
