import { cue } from "../languages/cues.ts";
/**
 * Nouns that name a post. A phrase that ends in one, or contains one, can be a title. Collected from the headwords of
 * the U.S. Standard Occupational Classification (2018), major groups 11–53, and the Biographical Directory of
 * Congress.
 */

export const ROLE_NOUN = new RegExp(
  `(?<![\\p{L}-])(?:${cue("nouns of posts")})s?(?![\\p{L}-])|\\b(?:CEO|CFO|CTO|COO|CIO|CMO|VP)\\b`,
  "iu",
);

const OFFICE_TITLE = new RegExp(`\\b(?:${cue("elected offices")})\\b`, "iu");
const PUBLIC_BODY = new RegExp(`\\b(?:${cue("public bodies")})\\b`, "iu");
const PRIVATE_BODY = new RegExp(`\\b(?:${cue("private bodies")})\\b`, "iu");
const STAFF_TITLE = new RegExp(`\\b(?:${cue("posts of staff")})\\b`, "iu");

/** An elected or appointed public office, as opposed to a job. */
export function isOffice(title: string, body: string): boolean {
  if (STAFF_TITLE.test(title) || PRIVATE_BODY.test(body)) return false;
  return OFFICE_TITLE.test(title) || PUBLIC_BODY.test(body);
}
