import type { CitedClaims } from "./citations.ts";
import type { ProfilePlace } from "./value.ts";

/**
 * The date at a place, at the precision of a claim for it. On the wire 1 January can stand for the whole year or for January; only the
 * evidence tells which. Any other date is returned unchanged.
 */
export function statedDays(evidence: CitedClaims): (place: ProfilePlace) => unknown {
  return ({ value, pointer }) => {
    if (typeof value !== "string" || !value.endsWith(FIRST_OF_YEAR)) return value;
    const month = value.slice(0, MONTH_LENGTH);
    const entry = pointer.slice(0, pointer.lastIndexOf("/"));
    const claims = evidence[pointer] ?? evidence[entry] ?? [];
    return claims.some((claim) => claim.conflicts !== true && states(claim.value, month)) ? month : value;
  };
}

/** A January, which the wire writes like its year. */
export function isFirstMonth(date: string): boolean {
  return /^\d{4}-01$/.test(date);
}

const FIRST_OF_YEAR = "-01-01";
/** Length of `2019-01`. */
const MONTH_LENGTH = 7;

function states(value: unknown, date: string): boolean {
  if (typeof value === "string") return value === date;
  return typeof value === "object" && value !== null && Object.values(value).includes(date);
}
