import type { Cited } from "./cited.ts";
import type { ClaimSet } from "./claim-set.ts";
import { isForeign } from "./english.ts";
import { languageOfClaims } from "./foreign.ts";
import type { CitedName } from "./names.ts";
import { isBesideWork, isTerm, type MergedRole } from "./roles.ts";
import { articleOf, bracketOf, isWrittenWithThe } from "./source-words.ts";
import type { RoleFacts, PersonSpokenOf } from "../presentation/summary-messages.ts";

/** How the summaries refer to a person. */
export function spokenOf(name: CitedName, gender?: Cited<string> | undefined): PersonSpokenOf {
  return { full: name.full.value, short: name.short, gender: gender?.value };
}

/** Somebody who has not been mentioned yet is called by their full name. */
export function named(name: CitedName): PersonSpokenOf {
  return { full: name.full.value, short: name.full.value };
}

export function roleFacts(role: MergedRole, claims?: ClaimSet): RoleFacts {
  const { title = "", company, kind, location, from, to } = role;
  const isOffice = kind === "office";
  const state = isOffice ? stateOf(title, location) : undefined;
  const bracket = bracketOf(title, role.claims);
  // "(desde 2014)" is the post's date.
  const words = title.replace(/(?:(?<!\s)\s+)?\([^()]*\)/gu, withoutYears).replace(/(?<=\p{Ll}{3})[.,;:]+$/u, "");
  const lang = languageOfClaims(role.claims, claims);
  return {
    title: bracket === undefined ? words : `${words} (${bracket})`,
    company: isWrittenWithThe(company, role.claims) ? `the ${company}` : company,
    lang,
    isEnglish: lang !== undefined && lang !== "en" && !isForeign(words, lang) ? true : undefined,
    article: articleOf(title, role.claims),
    isOffice,
    state,
    isTerm: isTerm(role),
    isBeside: isBesideWork(role),
    from,
    to,
  };
}

function withoutYears(bracket: string): string {
  return /\d{4}/u.test(bracket) ? "" : bracket;
}

/** One office for one state, or one job at one employer, held at different times. */
export function isSamePost(a: MergedRole, b: MergedRole): boolean {
  return a.title === b.title && a.company === b.company && roleFacts(a).state === roleFacts(b).state;
}

/** The state of a seat in a national body: districts change while a seat is held, the state does not. */
function stateOf(title: string, location: string | undefined): string | undefined {
  return /^(?:U\.S\. |Delegate$|Resident Commissioner$)/u.test(title) ? location?.split(",")[0] : undefined;
}
