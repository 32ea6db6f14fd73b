import type { Evidence } from "../contract/lookup.ts";
import type { ProfilePlace } from "./value.ts";

/**
 * Tells the day at a place as precisely as a claim under it does. A whole year is the 1st of January on the wire, and so is a
 * January: which it is stands in the evidence alone. Another day is returned as it is.
 */
export function statedDays(evidence: Evidence): (place: ProfilePlace) => unknown {
  return ({ value, pointer }) => {
    if (typeof value !== "string" || !value.endsWith(FIRST_OF_YEAR)) return value;
    const month = value.slice(0, MONTH_LENGTH);
    const entry = pointer.slice(0, pointer.lastIndexOf("/"));
    const claims = evidence[pointer] ?? evidence[entry] ?? [];
    return claims.some((claim) => claim.conflicts !== true && states(claim.value, month)) ? month : value;
  };
}

const FIRST_OF_YEAR = "-01-01";
/** Of `2019-01`. */
const MONTH_LENGTH = 7;

function states(value: unknown, date: string): boolean {
  if (typeof value === "string") return value === date;
  return typeof value === "object" && value !== null && Object.values(value).includes(date);
}
