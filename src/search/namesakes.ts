import type { FoundCandidate } from "../db/candidate.ts";
import { compareNames, SAME_NAME } from "../names/compare.ts";
import type { Search } from "./search.ts";

/**
 * Other known people whose name may be this person's name: the same in any order, with or without middle names, by a
 * nickname, or in another script. People with exactly the name come first, then by prominence; suppressed people are
 * left out.
 *
 * @param person the candidate's ID, if there is one, the account that looks, and the person's names
 * @param limit the most people to return
 */
export async function findNamesakes(
  search: Pick<Search, "find">,
  person: { readonly id: string | null; readonly accountId: string; readonly names: readonly string[] },
  limit: number,
): Promise<FoundCandidate[]> {
  const found = new Map<string, FoundCandidate>();
  for (const name of person.names.slice(0, MAX_NAMES)) {
    if (found.size >= limit) break;
    // A name that is really an address finds whoever has it; the comparison below then drops them.
    const page = await search.find({
      accountId: person.accountId,
      query: name,
      type: "candor",
      limit: limit + 1,
      next: "",
    });
    for (const { candidate } of page.hits) {
      if (candidate.id !== person.id && bearsOne(candidate, person.names)) found.set(candidate.id, candidate);
    }
  }
  return [...found.values()].slice(0, limit);
}

function bearsOne(candidate: FoundCandidate, names: readonly string[]): boolean {
  const theirs = [candidate.fullName, ...candidate.aliases].slice(0, MAX_NAMES);
  return theirs.some((one) => names.slice(0, MAX_NAMES).some((two) => compareNames(one, two).score >= SAME_NAME));
}

const MAX_NAMES = 8;
