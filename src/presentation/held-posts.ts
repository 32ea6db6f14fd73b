import { heldPostsIn } from "../contract/section-state.ts";
import type { LookupData } from "../contract/profile.ts";
import type { CitedClaim, Citations } from "./citations.ts";

/**
 * Says of a post's pointer whether the post is held on the profile's date: the lookup's metadata count the first ones that are. Lookups
 * from before they did are judged by their evidence, or, until that is loaded, by their header.
 */
export function heldPosts(
  data: LookupData | undefined,
  citations: Pick<Citations, "at"> | null,
  metadata: Parameters<typeof heldPostsIn>[0],
): (pointer: string) => boolean {
  const count = heldPostsIn(metadata);
  if (count === undefined) return citations === null ? headedPosts(data) : citedPosts(citations);
  return (pointer) => {
    const index = /^\/experiences\/(\d+)$/.exec(pointer)?.[1];
    return index !== undefined && Number(index) < count;
  };
}

/**
 * Says it by the evidence. The header names an employer only while a post is current (not
 * for the dead, not after the term, not if last stated years ago), so the claims cited for the header identify it. Other current posts are
 * known if a single datasource stated that one, because whatever else it states is just as fresh.
 */
function citedPosts(citations: Pick<Citations, "at">): (pointer: string) => boolean {
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
function headedPosts(data: LookupData | undefined): (pointer: string) => boolean {
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
