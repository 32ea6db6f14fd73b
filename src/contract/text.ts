import { z } from "zod";
import { fitsKey, MAX_KEY_BYTES } from "../domain/identifier.ts";
import { readInstant } from "../domain/instant.ts";

/** What is said about a time that is none. */
const NO_INSTANT = "must be an ISO 8601 date-time with an offset, in the years 1000 to 9999";
const TOO_LONG = `must not be longer than ${MAX_KEY_BYTES.toLocaleString("en")} bytes (UTF-8; of an address as it is sent, percent-encoded)`;

/** A point in time that a caller states, such as `2027-02-01T10:30:00Z`: the one form, and the one parser, of them all. */
export const instant = z
  .string()
  .refine((text) => readInstant(text) !== null, NO_INSTANT)
  .meta({ format: "date-time", pattern: "^[1-9]\\d{3}-" });

/** A text that becomes a key to a person. @param characters the most, beside the bytes that any key may have */
export const keyText = (characters: number) => z.string().max(characters).refine(fitsKey, TOO_LONG);

/** Marks that turn the direction of all that follows (UAX 9, 2.1 to 2.5): in a name they would turn round the report that shows it. */
const TURNS = /[\u202A-\u202E\u2066-\u2069]/g;

/** What somebody is called, in any script: digits and marks alone are no name; marks that turn its direction are left out. @param characters the most */
export const personName = (characters: number) =>
  z
    .string()
    .overwrite((text) => text.replace(TURNS, ""))
    .trim()
    .min(1)
    .max(characters)
    // No pattern of the description: Python's expressions, and others of those who read it, know no letters of all scripts.
    .refine((text) => /\p{L}/u.test(text), "must have at least one letter")
    .meta({ examples: ["Ines Calder"] });

/** The address of a person's page, with or without its scheme. */
export const pageAddress = keyText(2048)
  .min(1)
  .refine(isPageAddress, "must be the http or https URL of a page")
  .meta({ examples: ["https://ines.example.org/about"] });

/** A host stands where one belongs: `http:///x` is an address to browsers, of a host that nobody wrote. */
export const WRITTEN_HOST = /^[Hh][Tt][Tt][Pp][Ss]?:\/\/[^/?#\\]/;

/** An address of the web, as a key. */
export const webAddress = z
  .url({ protocol: /^https?$/, error: "must be an http or https URL" })
  .regex(WRITTEN_HOST, "must be an http or https URL")
  .max(2048)
  .refine(fitsKey, TOO_LONG);

/** Whether a browser would open it as a page: `example.org/jo` is typed without a scheme, `localhost:8080` names a port. */
function isPageAddress(text: string): boolean {
  const hasScheme = /^[a-z][a-z\d+.-]*:(?!\d)/i.test(text.trim());
  const url = URL.parse(hasScheme ? text : `https://${text.trim()}`);
  return url !== null && /^https?:$/.test(url.protocol) && url.hostname !== "";
}
