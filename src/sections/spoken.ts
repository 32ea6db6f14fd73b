import type { Cited } from "./cited.ts";
import { languageOfClaims } from "./foreign.ts";
import type { PersonName } from "./names.ts";
import { isBesideWork, isTerm, type Role } from "./roles.ts";
import { articleOf, bracketOf, isWrittenWithThe } from "./source-words.ts";
import type { RoleFacts, Spoken } from "./summary-messages.ts";

/** How the summaries speak of a person. */
export function spokenOf(name: PersonName, gender?: Cited<string> | undefined): Spoken {
  return { full: name.full.value, short: name.short, gender: gender?.value };
}

export function roleFacts(role: Role): RoleFacts {
  const { title = "", company, kind, location, from, to } = role;
  const isOffice = kind === "office";
  const state = isOffice ? stateOf(title, location) : undefined;
  const bracket = bracketOf(title, role.claims);
  const words = title.replace(/(?<=\p{Ll}{3})[.,;:]+$/u, "");
  return {
    title: bracket === undefined ? words : `${words} (${bracket})`,
    company: isWrittenWithThe(company, role.claims) ? `the ${company}` : company,
    lang: languageOfClaims(role.claims),
    article: articleOf(title, role.claims),
    isOffice,
    state,
    isTerm: isTerm(role),
    isBeside: isBesideWork(role),
    from,
    to,
  };
}

/** One office for one state, one job at one employer, held at different times. */
export function isSamePost(a: Role, b: Role): boolean {
  return a.title === b.title && a.company === b.company && roleFacts(a).state === roleFacts(b).state;
}

/** The state of a seat in a national body: districts change while the seat is held, the state does not. */
function stateOf(title: string, location: string | undefined): string | undefined {
  return /^(?:U\.S\. |Delegate$|Resident Commissioner$)/u.test(title) ? location?.split(",")[0] : undefined;
}
