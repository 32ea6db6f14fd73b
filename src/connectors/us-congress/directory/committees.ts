import type { MembershipValue, PartialDate } from "../../../domain/claim.ts";
import { congressRuns, congressTerm } from "./congress.ts";
import { findPeriods } from "../../../text/dates/dates.ts";
import type { TextPiece } from "../../../text/assertion.ts";

export interface CommitteePost {
  readonly value: MembershipValue;
  /** Whether a date was derived from the number of a Congress. */
  readonly derived: boolean;
}

const CHAIR =
  /^(?:and )?((?:co-|vice |vice-|ranking )?(?:chair(?:man|woman|person)?|ranking (?:minority )?member|member|manager)),? (?=(?:Joint |Select |Special |Permanent Select |Standing |Senate |House )?(?:Committee|Commission|Republican|Democratic|Congressional|Subcommittee|Conference))/u;
const COMMITTEE =
  /(?:^|,\s*(?:and\s+)?|(?<!\s)\s+and\s+)((?:Joint |Select |Special |Permanent Select |Standing |Senate |House )*(?:Committee|Commission|Subcommittee|(?:Republican|Democratic|Congressional)(?= [A-Z]))[^()]{0,160}?)\s*\(([^()[\]]{0,300}(?:\[[^\]]{0,120}\][^()[\]]{0,200}){0,6})\)/gu;

/**
 * "chair, Committee on the Judiciary (One Hundred Eighteenth Congress), Committee on Rules (…)". `role` is the role in
 * the previous clause, for a list that continues after a semicolon. Dates in brackets are from the text; otherwise they
 * are those of the Congresses. If a Congress ends after `asOf` (when the text was collected), the seat lapses with it.
 */
export function readCommittees(clause: TextPiece, role: string | undefined, asOf: string | null): CommitteePost[] {
  const opening = CHAIR.exec(clause.text);
  const named =
    opening?.[1] ??
    (/^(?:and )?(?:Joint |Select |Special |Permanent Select )?Committee /u.test(clause.text) ? role : undefined);
  if (named === undefined) return [];
  const posts: CommitteePost[] = [];
  const list = clause.text.slice(opening?.[0].length ?? 0).replace(/^and /u, "");
  for (const match of list.matchAll(COMMITTEE)) {
    const organization = (match[1] ?? "").trim();
    if (organization.length < 8) continue;
    for (const { derived, ...dates } of datesOf(match[2] ?? "", asOf))
      posts.push({ value: { organization, role: named, ...dates }, derived });
  }
  return posts;
}

interface Dates {
  readonly from?: PartialDate;
  readonly to?: PartialDate;
  readonly lapses?: PartialDate;
  readonly derived: boolean;
}

function datesOf(inside: string, asOf: string | null): Dates[] {
  const stated = findPeriods(`${inside})`).filter((period) => period.start !== undefined);
  const runs = congressRuns(inside.replace(/\[[^\]]{0,400}\]/gu, ""));
  // Dates in brackets are only for one of several Congresses: then only the Congresses cover the whole period.
  if (stated.length > 0 && runs.length <= 1 && (runs[0] === undefined || runs[0][0] === runs[0][1]))
    return stated.map(({ start, end }) => ({
      ...(start === undefined ? {} : { from: start }),
      ...(end === undefined ? {} : { to: end }),
      derived: false,
    }));
  if (runs.length === 0) return [{ derived: false }];
  return runs.map(([first, last]) => {
    const { to } = congressTerm(last);
    const { from } = congressTerm(first);
    return { from, ...(asOf !== null && to > asOf ? { lapses: to } : { to }), derived: true };
  });
}
