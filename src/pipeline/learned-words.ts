import type { Claim } from "../domain/claim.ts";

/**
 * The words that tell the person from namesakes, according to own records: an employer they still have or, failing that,
 * a place. `undefined` if no record names either.
 */
export function learnedWords(claims: readonly Claim[]): string | undefined {
  const jobs = claims.flatMap((claim) => (claim.property === "experience" ? [claim.value] : []));
  const job =
    jobs.find(({ current, to }) => current === true && to === undefined) ?? jobs.find(({ to }) => to === undefined);
  return job?.company ?? claims.find((claim) => claim.property === "location")?.value;
}
