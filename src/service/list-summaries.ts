import type { LookupSummary } from "../contract/lookup.ts";
import type { StoredLookup } from "../db/lookup.ts";
import { maskContacts } from "../domain/mask.ts";
import type { ServiceContext } from "./context.ts";
import { hushCards } from "./hush-cards.ts";
import { toWireSummary, withPurpose } from "./wire-lookup.ts";

/**
 * Lookups for a list, each with its purpose and with what tells its person from namesakes, unless it is over. A name on
 * the suppression list is redacted as in a search.
 */
export async function listSummaries(
  context: Pick<ServiceContext, "db" | "keyring" | "now">,
  lookups: readonly StoredLookup[],
): Promise<LookupSummary[]> {
  const now = context.now();
  const cards = await hushCards(context, lookups.map(cardOf));
  return lookups.map((lookup, index) => {
    const summary = withPurpose(toWireSummary(lookup, now), lookup);
    const { candidate } = summary;
    const fragments = (cards[index]?.fragments ?? []).filter((text) => text !== "");
    if (candidate === undefined || candidate.fullName === "" || fragments.length === 0) return summary;
    const shown = lookup.trial ? fragments.map((text) => maskContacts(text, [])) : fragments;
    return { ...summary, candidate: { ...candidate, fragments: shown } };
  });
}

function cardOf({ candidate: { fullName, aliases, headline, company, location } }: StoredLookup) {
  const known = [company, location].filter((text) => text !== null);
  const fragments = known.length === 0 && headline !== null ? [headline] : known;
  return { names: [fullName], aliases, fragments };
}
