import { z } from "zod";
import { fitsKey, MAX_KEY_BYTES } from "../domain/identifier.ts";
import { readInstant } from "../domain/instant.ts";
import { isOneLine } from "../domain/one-line.ts";

/** What to say about an invalid time. */
const NO_INSTANT = "must be an ISO 8601 date-time with an offset, in the years 1000 to 9999";
const TOO_LONG = `must not be longer than ${MAX_KEY_BYTES.toLocaleString("en")} bytes (UTF-8; for a URL, percent-encoded)`;

/** A point in time stated by a caller, such as `2027-02-01T10:30:00Z`; all of them have this format and this parser. */
export const instant = z
  .string()
  .refine((text) => readInstant(text) !== null, NO_INSTANT)
  .meta({ format: "date-time", pattern: "^[1-9]\\d{3}-" });

/** A text that becomes an identifier. @param characters the maximum length, besides the limit in bytes for any key */
export const keyText = (characters: number) => z.string().max(characters).refine(fitsKey, TOO_LONG);

/**
 * Marks that change the direction of everything after them (UAX 9, 2.1 to 2.5): in a name they would garble the report
 * that shows it.
 */
const TURNS = /[\u202A-\u202E\u2066-\u2069]/g;

/** What to say about a label that would break the tables, logs and terminals that show it. */
export const NOT_ONE_LINE = "must not have line breaks or other control characters";

/** A label that a caller chooses; marks that change its direction are removed. @param characters the maximum length */
export const lineOfText = (characters: number) =>
  z
    .string()
    .overwrite((text) => text.replace(TURNS, ""))
    .trim()
    .min(1)
    .max(characters)
    .refine(isOneLine, NOT_ONE_LINE);

/**
 * A name in any script, with at least one letter; marks that change its direction are removed. @param characters the
 * maximum length
 */
export const personName = (characters: number) =>
  z
    .string()
    .overwrite((text) => text.replace(TURNS, ""))
    .trim()
    .min(1)
    .max(characters)
    // Not a pattern in the OpenAPI document, because the regular expressions of Python and others have no class for the
    // letters of all scripts.
    .refine((text) => /\p{L}/u.test(text), "must have at least one letter")
    .meta({ examples: ["Ines Calder"] });

/** The URL of a person's page, with or without its scheme. */
export const pageAddress = keyText(2048)
  .min(1)
  .refine(isPageAddress, "must be the http or https URL of a page")
  .meta({ examples: ["https://ines.example.org/about"] });

/** The host must be written out: browsers also accept `http:///x`, whose host would be x, which nobody meant. */
export const WRITTEN_HOST = /^[Hh][Tt][Tt][Pp][Ss]?:\/\/[^/?#\\]/;

/** A web address, as an identifier. */
export const webAddress = z
  .url({ protocol: /^https?$/, error: "must be an http or https URL" })
  .regex(WRITTEN_HOST, "must be an http or https URL")
  .max(2048)
  .refine(fitsKey, TOO_LONG);

/** Whether a browser would open it as a page: `example.org/jo` has no scheme, `localhost:8080` has a port. */
function isPageAddress(text: string): boolean {
  const hasScheme = /^[a-z][a-z\d+.-]*:(?!\d)/i.test(text.trim());
  const url = URL.parse(hasScheme ? text : `https://${text.trim()}`);
  return url !== null && /^https?:$/.test(url.protocol) && url.hostname !== "";
}
