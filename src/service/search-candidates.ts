import type { SearchPage, SearchQuery, SearchResult } from "../contract/search.ts";
import { listPresences, type Presence } from "../db/candidate.ts";
import type { Picture } from "../db/picture.ts";
import type { SearchHit } from "../search/search.ts";
import type { ServiceContext } from "./context.ts";
import { avatarUrlOf, resolvePictures } from "./picture-url.ts";

/** One page of people. On a platform they are shown as they appear there. */
export async function searchCandidates(context: ServiceContext, query: SearchQuery): Promise<SearchPage> {
  const { query: text, type, limit, next = "" } = query;
  const page = await context.search.find({ query: text, type, limit, next });
  const shown = await presencesOn(context, page.hits, type);
  const urls = page.hits.map((hit) => shown.get(hit.candidateId)?.avatarUrl ?? hit.candidate.avatarUrl);
  const pictures = await resolvePictures(context, urls);
  const results = page.hits.map((hit) => toResult(context, hit, shown.get(hit.candidateId), pictures));
  return { results, next: page.next, status: "success" };
}

async function presencesOn(
  context: ServiceContext,
  hits: readonly SearchHit[],
  type: string,
): Promise<ReadonlyMap<string, Presence>> {
  if (type === "candor") return new Map();
  const presences = await listPresences(
    context.db,
    hits.map((hit) => hit.candidateId),
  );
  return new Map(presences.filter((presence) => presence.platform === type).map((each) => [each.candidateId, each]));
}

function toResult(
  context: ServiceContext,
  { candidateId, candidate, likelihood, matchedOn }: SearchHit,
  presence: Presence | undefined,
  pictures: ReadonlyMap<string, Picture>,
): SearchResult {
  const fullName = presence?.displayName ?? candidate.fullName;
  const fragments = [presence?.headline ?? candidate.headline, candidate.company, candidate.location];
  return {
    candidateId,
    avatarUrl: avatarUrlOf(context, pictures, presence?.avatarUrl ?? candidate.avatarUrl, fullName),
    fullName,
    fragments: [...new Set(fragments.filter((text) => text !== null))],
    matchedOn: [...matchedOn],
    likelihood,
  };
}
