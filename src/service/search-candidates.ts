import type { SearchPage, SearchQuery, SearchResult } from "../contract/search.ts";
import { plainKey } from "../domain/plain-key.ts";
import { listPresences, type Presence } from "../db/candidate.ts";
import { findPeople, listMerges, type MergedPerson } from "../db/merge.ts";
import type { StoredPicture } from "../db/picture.ts";
import { isStatedMinor } from "../analysis/minor.ts";
import type { FoundPage, SearchHit } from "../search/search.ts";
import type { Caller, ServiceContext } from "./context.ts";
import { hushCards } from "./hush-cards.ts";
import { avatarUrlOf, resolvePictures } from "./picture-url.ts";
import { listCorrections, rectifyCard, rectifyPresences } from "./rectified-card.ts";

/** A page of people. On a platform they are shown as they appear there. */
export async function searchCandidates(
  context: ServiceContext,
  { accountId }: Pick<Caller, "accountId">,
  query: SearchQuery,
): Promise<SearchPage> {
  const { query: text, type } = query;
  const { people, ...page } = await findOfAge(context, accountId, query);
  const whole = page.hits.map((hit) => ({
    ...hit,
    candidate: people.get(hit.candidateId)?.candidate ?? hit.candidate,
  }));
  const corrections = await listCorrections(
    context.db,
    context.keyring,
    whole.map(({ candidate }) => candidate),
  );
  const hits = whole.map((hit) => ({
    ...hit,
    candidate: rectifyCard(hit.candidate, corrections.get(hit.candidateId)),
  }));
  const presences = await presencesOn(context, hits, people, type);
  const shown = new Map(
    [...presences].flatMap(([id, presence]) =>
      rectifyPresences([presence], corrections.get(id)).map((each) => [id, each] as const),
    ),
  );
  const urls = hits.map((hit) => shown.get(hit.candidateId)?.avatarUrl ?? hit.candidate.avatarUrl);
  const pictures = await resolvePictures(context, accountId, urls);
  const results = withYears(
    hits.map((hit) => toResult(context, hit, shown.get(hit.candidateId), pictures)),
    new Map(hits.map(({ candidateId, candidate }) => [candidateId, candidate.birthDate])),
  );
  return { results: await hushResults(context, results, text), next: page.next, status: "success" };
}

interface PageOfAge extends FoundPage {
  /** People on the page who are merged with others. */
  readonly people: ReadonlyMap<string, MergedPerson>;
}

/** A page without people who are under 18 according to any of their merged candidates; the next ones take their place. */
async function findOfAge(context: ServiceContext, accountId: string, query: SearchQuery): Promise<PageOfAge> {
  const { query: text, type, limit } = query;
  const found: SearchHit[] = [];
  const people = new Map<string, MergedPerson>();
  let next = query.next ?? "";
  for (let read = 0; read < MAX_READS; read++) {
    const page = await context.search.find({ accountId, query: text, type, limit: limit - found.length, next });
    const merged = await readPeople(context, page.hits);
    for (const hit of page.hits) {
      const person = merged.get(hit.candidateId);
      if ((person?.members ?? [hit.candidate]).some((each) => isStatedMinor(each, context.now()))) continue;
      found.push(hit);
      if (person !== undefined) people.set(hit.candidateId, person);
    }
    next = page.next;
    if (next === "" || found.length === limit) break;
  }
  return { hits: found, people, next };
}

/** After this many pages of minors only, the page is empty, with a cursor for the rest. */
const MAX_READS = 10;

async function hushResults(
  context: ServiceContext,
  results: readonly SearchResult[],
  query: string,
): Promise<SearchResult[]> {
  const cards = results.map(({ fullName, aliases = [], fragments, matchedOn }) => ({
    names: [fullName],
    aliases,
    fragments,
    matchedOn,
  }));
  const hushed = await hushCards(context, cards, query);
  return results.flatMap((result, index) => {
    const card = hushed[index];
    if (card === undefined || card.isFoundByClosed) return [];
    const { aliases: _, ...rest } = result;
    return {
      ...rest,
      ...(card.aliases.length > 0 && { aliases: [...card.aliases] }),
      fragments: card.fragments.filter((text) => text !== ""),
      matchedOn: [...card.matchedOn],
    };
  });
}

/** People on the page who are merged with others, as one person. */
async function readPeople(
  context: ServiceContext,
  hits: readonly SearchHit[],
): Promise<ReadonlyMap<string, MergedPerson>> {
  const merges = await listMerges(
    context.db,
    hits.filter((hit) => hit.candidate.merged).map((hit) => hit.candidateId),
  );
  return await findPeople(context.db, [...new Set(merges.map(({ headId }) => headId))]);
}

/** The presence on the platform of each hit, or of somebody merged into them. */
async function presencesOn(
  context: ServiceContext,
  hits: readonly SearchHit[],
  people: ReadonlyMap<string, MergedPerson>,
  type: string,
): Promise<ReadonlyMap<string, Presence>> {
  if (type === "candor") return new Map();
  const heads = new Map(
    hits.flatMap(({ candidateId }) => {
      const members = people.get(candidateId)?.members ?? [{ id: candidateId }];
      return members.toReversed().map(({ id }) => [id, candidateId] as const);
    }),
  );
  const presences = await listPresences(context.db, [...heads.keys()]);
  const on = presences.filter((presence) => presence.platform === type);
  // The head's own comes last and is kept.
  const inOrder = on.toSorted(
    (a, b) => Number(heads.get(a.candidateId) === a.candidateId) - Number(heads.get(b.candidateId) === b.candidateId),
  );
  return new Map(inOrder.map((each) => [heads.get(each.candidateId) ?? "", each]));
}

function toResult(
  context: ServiceContext,
  { candidateId, candidate, likelihood, matchedOn }: SearchHit,
  presence: Presence | undefined,
  pictures: ReadonlyMap<string, StoredPicture>,
): SearchResult {
  const fullName = presence?.displayName ?? candidate.fullName;
  const fragments = [presence?.headline ?? candidate.headline, candidate.company, candidate.location];
  return {
    candidateId,
    avatarUrl: avatarUrlOf(context, pictures, presence?.avatarUrl ?? candidate.avatarUrl, fullName),
    fullName,
    ...otherNames(fullName, [candidate.fullName, ...candidate.aliases]),
    fragments: [...new Set(fragments.filter((text) => text !== null))],
    matchedOn: [...matchedOn],
    likelihood,
  };
}

/** Adds the year of birth to people with the same name on a page, and to nobody else. */
function withYears(results: readonly SearchResult[], births: ReadonlyMap<string, string | null>): SearchResult[] {
  const named = Map.groupBy(results, ({ fullName }) => plainKey(fullName));
  return results.map((result) => {
    const year = Number(births.get(result.candidateId)?.slice(0, 4));
    const isAlone = (named.get(plainKey(result.fullName))?.length ?? 0) < 2;
    return isAlone || !Number.isInteger(year) || year < 1 ? result : { ...result, birthYear: year };
  });
}

/** Names that the card does not show already. */
function otherNames(fullName: string, names: readonly string[]): Pick<SearchResult, "aliases"> {
  const others = [...new Map(names.map((name) => [plainKey(name), name])).values()].filter(
    (name) => plainKey(name) !== plainKey(fullName),
  );
  return others.length === 0 ? {} : { aliases: others };
}
