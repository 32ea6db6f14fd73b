import { hideBirthDays, hideBirthDaysDeep, yearAlone } from "../domain/birth-day.ts";
import type { Claim } from "../domain/claim.ts";
import { opensBirthDay } from "../domain/property-rules.ts";
import type { Purpose } from "../domain/purpose.ts";
import { overValues, type SeenDetail } from "../domain/seen-detail.ts";

/** The parts of a lookup that decide whose dates of birth it shows in full. */
interface Searched {
  readonly purpose: Purpose;
  readonly candidate: { readonly birthDate: string | null };
}

/** The dates of birth of which a lookup shows only the year: from its candidate and from claims. Empty if its purpose shows them in full. */
export function hiddenBirthDays({ purpose, candidate }: Searched, claims: readonly Claim[]): readonly string[] {
  if (opensBirthDay(purpose)) return [];
  const stated = claims.flatMap((claim) => (claim.property === "birthDate" ? claim.value : []));
  return [...new Set([...stated, ...(candidate.birthDate === null ? [] : [candidate.birthDate])])].filter(
    (date) => date.length > yearAlone(date).length,
  );
}

/** Claims as a lookup may show them: dates of birth are cut to the year, in values and quotes. */
export function hidingBirthDays(subject: Searched, claims: readonly Claim[]): (claim: Claim) => Claim {
  const dates = hiddenBirthDays(subject, claims);
  if (dates.length === 0) return (claim) => claim;
  return (claim) => {
    const { quote, value } = claim;
    return {
      ...claim,
      value: claim.property === "birthDate" ? yearAlone(claim.value) : hideBirthDaysDeep(value, dates),
      ...(quote !== undefined && { quote: hideBirthDays(quote, dates) }),
    } as Claim;
  };
}

/** What was compared for a reason that quotes a date of birth, as a lookup with this purpose may show it. */
export function shortenBirthDates(detail: SeenDetail, purpose: Purpose): SeenDetail {
  return opensBirthDay(purpose)
    ? detail
    : overValues(detail, (value) => value.replace(/\b(\d{4})-\d\d(?:-\d\d)?\b/g, "$1"));
}
