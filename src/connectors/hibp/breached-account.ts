import { z } from "zod";
import type { ClaimDraft, Finding } from "../../domain/claim.ts";
import { type Identifier, normalizeIdentifier } from "../../domain/identifier.ts";
import { isPartialDate } from "../../domain/partial-date.ts";
import { jsonReader, type MemberTable, members } from "../reader.ts";
import { textOfMarkup } from "../findings/markup.ts";
import { claimAt, optionalText, pointer, UnreadableCapture } from "../findings/claims.ts";

const UNVERIFIED = { confidence: 0.5 } as const;
const flag = z.boolean().default(false);
/** A breach as described by the service, in full or (in a truncated response) by name. */
export const Breach = z.object({
  Title: optionalText,
  Domain: optionalText,
  BreachDate: optionalText,
  Description: optionalText,
  DataClasses: z.array(z.string()).default([]),
  IsFabricated: flag,
  IsRetired: flag,
  IsSensitive: flag,
  IsSpamList: flag,
  IsVerified: z.boolean().default(true),
});
export type Breach = z.infer<typeof Breach>;

/** The members of a breach that are read. */
export const BREACH =
  "Title Domain BreachDate Description DataClasses IsFabricated IsRetired IsSensitive IsSpamList IsVerified";

/**
 * Reads `hibp/breached-account`: `GET /api/v3/breachedaccount/{account}?truncateResponse=false` of Have I Been Pwned
 * (haveibeenpwned.com/API/v3): metadata of breaches, never the leaked data. Only the request says whose address it is.
 * Left out: fabricated and retired breaches, spam lists (nothing was broken into), sensitive ones (the service shows
 * those only to the owner of the address), and entries without a title or date. A breach that the service could not
 * verify is claimed with less confidence.
 */
export const breachedAccount = jsonReader({
  kind: "hibp/breached-account",
  schema: z.array(Breach),
  reads: members("*", BREACH),
  ignores: breachLeft("*"),
  yields: ["breach"],
  *read(breaches, capture) {
    const account = /\/breachedaccount\/([^/?#]+)/.exec(capture.url)?.[1];
    const email = account === undefined ? null : normalizeIdentifier("email", decodeURIComponent(account));
    if (email === null) throw new UnreadableCapture(`${capture.kind}: the address names no e-mail`);
    yield breachesOf(email, breaches, capture.url, (index) => pointer(index));
  },
});

/** Somebody's breaches, as one record under their email, whichever document states them. */
export function breachesOf(
  email: Identifier,
  breaches: readonly Breach[],
  url: string,
  at: (index: number) => string,
): Finding {
  const claims = breaches.flatMap((breach, index): ClaimDraft[] => {
    const { Title: title, BreachDate: date } = breach;
    if (title === undefined || date === undefined || !isPartialDate(date) || isLeft(breach)) return [];
    const value = {
      email: email.value,
      domain: breach.Domain ?? "",
      title,
      description: textOfMarkup(breach.Description ?? ""),
      date,
      attributes: breach.DataClasses,
    };
    return [claimAt("breach", value, at(index), breach.IsVerified ? {} : UNVERIFIED)];
  });
  return { externalId: `breaches:${email.value}`, url, claims, identifiers: [email] };
}

function isLeft({ IsFabricated, IsRetired, IsSensitive, IsSpamList }: Breach): boolean {
  return IsFabricated || IsRetired || IsSensitive || IsSpamList;
}

/** The members of a breach that are not read. */
export function breachLeft(below: string): MemberTable["ignores"] {
  return {
    "about the entry": members(below, "Name AddedDate ModifiedDate Attribution DisclosureUrl"),
    "about others, too": members(below, "PwnCount"),
    "how the service obtained it, and whom it notifies": members(below, "IsSubscriptionFree IsMalware IsStealerLog"),
    "drawings, which do not describe a breach": members(below, "LogoPath"),
  };
}
