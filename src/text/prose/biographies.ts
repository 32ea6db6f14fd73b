import type { ClaimDraft, ClaimDraftOf, Finding } from "../../domain/claim.ts";
import { isCity } from "../places/cities.ts";
import { isRegion } from "../places/places.ts";
import { readProse } from "./prose.ts";
import type { Assertion } from "../assertion.ts";

/**
 * What the descriptions in a record say about its person in sentences: the line beside an account, the summary of a
 * profile, the "about" of a page. The line beside an account is about nobody else, so a sentence without a subject
 * ("Lives in Leeds") is about the account holder. People joke there, so readings count as unsure, a spouse needs a
 * full name, and a home must be a known place. Each claim keeps the position of the description, with the words that
 * state it.
 */
export function readBiographies({ name, claims }: Pick<Finding, "name" | "claims">): ClaimDraft[] {
  if (name === undefined) return [];
  const about = claims.some(({ property }) => property === "account");
  return claims
    .filter((claim) => claim.property === "biography")
    .slice(0, MAX_BIOGRAPHIES)
    .flatMap((claim) =>
      readProse(claim.value.slice(0, MAX_CHARACTERS), {
        subject: name,
        about,
        ...(claim.lang && { lang: claim.lang }),
      })
        .filter(isSober)
        .map((assertion) => draftOf(assertion, claim)),
    );
}

const MAX_BIOGRAPHIES = 8;
const MAX_CHARACTERS = 20_000;
/** Below the confidence from which a reading counts in full. */
const UNSURE = 0.7;

function isSober({ property, value }: Assertion): boolean {
  if (property === "spouse") return /\s/u.test(value);
  if (property !== "location") return true;
  const parts = value.split(", ");
  return isCity(parts[0] ?? "") || isRegion(parts.at(-1) ?? "");
}

function draftOf(assertion: Assertion, biography: ClaimDraftOf<"biography">): ClaimDraft {
  const { from, to, quote, ...said } = assertion;
  return { ...said, ...placeOf({ from, to, quote }, biography), confidence: UNSURE } as ClaimDraft;
}

/**
 * The claim's own stretch, if the text contains the description letter for letter; otherwise the description's
 * position.
 */
function placeOf(
  { from, to, quote }: Pick<Assertion, "from" | "to" | "quote">,
  { locator, quote: whole, value }: ClaimDraftOf<"biography">,
): Pick<ClaimDraft, "locator" | "quote"> {
  const start = /^char=(\d+),\d+$/u.exec(locator)?.[1];
  if (start === undefined) return { locator, quote };
  if (whole !== value) return { locator, ...(whole === undefined ? {} : { quote: whole }) };
  return { locator: `char=${Number(start) + from},${Number(start) + to}`, quote };
}
