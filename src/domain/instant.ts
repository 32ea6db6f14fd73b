/** The years that a caller may state and that every engine, language and reader of ours reads as the same year. */
export const FIRST_YEAR = 1000;
export const LAST_YEAR = 9999;

/** ISO 8601: a date-time with seconds and an offset, or `Z`; what RFC 3339 takes, without its leap seconds. */
const INSTANT =
  /^[1-9]\d{3}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,9})?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/;

/**
 * A point in time as a caller states it: ISO 8601 with an offset, in the years 1000 to 9999 (UTC), to the millisecond.
 * `null` for every other text, and for a day that its month does not have.
 */
export function readInstant(text: string): Date | null {
  if (!INSTANT.test(text)) return null;
  // `Date` takes 30 February for 1 March.
  const day = text.slice(0, 10);
  if (new Date(`${day}T00:00:00Z`).toISOString().slice(0, 10) !== day) return null;
  const instant = new Date(text);
  const year = instant.getUTCFullYear();
  return year >= FIRST_YEAR && year <= LAST_YEAR ? instant : null;
}
