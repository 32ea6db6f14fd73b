import type { ReportLanguage } from "../contract/language.ts";
import type { Summaries } from "../contract/summaries.ts";
import type { StoredProfile } from "../db/lookup.ts";
import { PublicError } from "../errors.ts";
import { isFinished } from "../domain/lookup.ts";
import { sayGist } from "../presentation/gists.ts";
import { labelSummaries } from "../presentation/label-summaries.ts";
import { loadWords } from "../words/languages.ts";
import { loadSummaryWords } from "../words/load-summary-words.ts";
import type { Caller, ServiceContext } from "./context.ts";
import { readProfile, requireLiveLookup } from "./find-lookup.ts";

/** The summaries of a profile in a language, sentence by sentence. */
export async function getSummaries(
  context: ServiceContext,
  caller: Caller,
  lookupId: string,
  language: ReportLanguage,
): Promise<Summaries> {
  const lookup = await requireLiveLookup(context, caller, lookupId);
  if (!isFinished(lookup.status)) {
    throw new PublicError("lookup_not_finished", "The lookup is still running. Ask again when it has finished.");
  }
  const profile = await readProfile(context, lookup);
  return profile ? await readSummaries(profile, language) : {};
}

/** Empty for a profile that an earlier release wrote in a language other than English; a rebuild adds them. */
export async function readSummaries(profile: StoredProfile, language: ReportLanguage): Promise<Summaries> {
  if (language === "en") return englishOf(profile);
  if (profile.gists === null) return {};
  const messages = labelSummaries(await loadWords(language), await loadSummaryWords(language));
  return Object.fromEntries(
    Object.entries(profile.gists).map(([field, gists]) => [field, gists.map((gist) => sayGist(messages, gist))]),
  );
}

function englishOf({ data, evidence }: StoredProfile): Summaries {
  const summaries: Record<string, [from: number, sentence: string][]> = {};
  for (const pointer of Object.keys(evidence)) {
    const [, field, from, to] = /^\/(\w+)#char=(\d+),(\d+)$/.exec(pointer) ?? [];
    const whole = field === undefined ? undefined : (data as Readonly<Record<string, unknown>>)[field];
    if (field === undefined || typeof whole !== "string") continue;
    (summaries[field] ??= []).push([Number(from), whole.slice(Number(from), Number(to))]);
  }
  return Object.fromEntries(
    Object.entries(summaries).map(([field, told]) => [
      field,
      told.toSorted(([a], [b]) => a - b).map(([, sentence]) => sentence),
    ]),
  );
}
