import type { LookupData } from "../contract/profile.ts";
import type { CitedClaim, Citations } from "./citations.ts";

/**
 * Says of a post's pointer whether the post is held on the profile's date. The header names an employer only while a post is current (not
 * for the dead, not after the term, not if last stated years ago), so the claims cited for the header identify it. Other current posts are
 * known if a single datasource stated that one, because whatever else it states is just as fresh.
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

/** The same before the evidence is loaded: the post that the header names. */
export function headedPosts(data: LookupData | undefined): (pointer: string) => boolean {
  return (pointer) => {
    const { title = "", company = "" } = data?.experiences?.[Number(/^\/experiences\/(\d+)$/.exec(pointer)?.[1])] ?? {};
    return company !== "" && company === data?.company && title === data.jobTitle;
  };
}

/** Says of a post's pointer whether a source calls it an elected or appointed office. */
export function publicOffices(citations: Pick<Citations, "at">): (pointer: string) => boolean {
  return (pointer) =>
    citations
      .at(pointer)
      .some(({ value }) => typeof value === "object" && value !== null && "kind" in value && value.kind === "office");
}

function saysHeld({ value }: CitedClaim): boolean {
  return typeof value === "object" && value !== null && "current" in value && value.current === true;
}
