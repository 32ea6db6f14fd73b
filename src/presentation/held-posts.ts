import type { EvidenceClaim } from "../contract/lookup.ts";
import type { LookupData } from "../contract/profile.ts";
import type { Citations } from "./citations.ts";

/**
 * Tells of the pointer of a post whether it is held on the day of the profile. The header names an employer only while a post
 * lasts (not of somebody dead, not after the term, not where it was last said years ago), so what is cited for it says which
 * one does. Others that last are known where one datasource alone told of that one: what it says beside it is as fresh.
 */
export function heldPosts(citations: Pick<Citations, "at">): (pointer: string) => boolean {
  const named = citations.at("/company").filter((claim) => claim.conflicts !== true && saysHeld(claim));
  const ids = new Set(named.map(({ claimId }) => claimId));
  const [teller, ...others] = new Set(named.map(({ datasourceId }) => datasourceId));
  return (pointer) =>
    citations
      .at(pointer)
      .some(
        (claim) =>
          saysHeld(claim) && (ids.has(claim.claimId) || (others.length === 0 && claim.datasourceId === teller)),
      );
}

/** The same before the evidence is there: the post that the header names. */
export function headedPosts(data: LookupData | undefined): (pointer: string) => boolean {
  return (pointer) => {
    const { title = "", company = "" } = data?.experiences?.[Number(/^\/experiences\/(\d+)$/.exec(pointer)?.[1])] ?? {};
    return company !== "" && company === data?.company && title === data.jobTitle;
  };
}

/** Tells of the pointer of a post whether a source says that it is an elected or appointed office. */
export function publicOffices(citations: Pick<Citations, "at">): (pointer: string) => boolean {
  return (pointer) =>
    citations
      .at(pointer)
      .some(({ value }) => value !== null && typeof value === "object" && "kind" in value && value.kind === "office");
}

function saysHeld({ value }: EvidenceClaim): boolean {
  return value !== null && typeof value === "object" && "current" in value && value.current === true;
}
