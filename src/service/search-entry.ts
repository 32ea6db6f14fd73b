import type { CandidateDraft } from "../db/candidate.ts";
import type { SearchEntry } from "../search/document.ts";

/** A person as the search index takes them. */
export function searchEntryOf(draft: CandidateDraft, number: number): SearchEntry {
  const shown = draft.presences.flatMap((presence) => presence.displayName ?? []);
  return {
    number,
    names: [...new Set([draft.fullName, ...draft.aliases, ...shown])],
    context: [draft.headline, draft.company, draft.location].filter((text) => text !== null),
    platforms: [...new Set(draft.presences.map((presence) => presence.platform))],
    prominence: draft.prominence,
  };
}
