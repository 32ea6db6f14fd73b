import type { Cited } from "./cited.ts";
import type { PersonName } from "./names.ts";
import type { Role } from "./roles.ts";
import type { RoleFacts, Spoken } from "./summary-messages.ts";

/** How the summaries speak of a person. */
export function spokenOf(name: PersonName, gender?: Cited<string> | undefined): Spoken {
  return { full: name.full.value, short: name.short, gender: gender?.value };
}

export function roleFacts({ title = "", company, kind, location, from, to }: Role): RoleFacts {
  const isOffice = kind === "office";
  return { title, company, isOffice, state: isOffice ? stateOf(title, location) : undefined, from, to };
}

/** The state of a seat in a national body: districts change while the seat is held, the state does not. */
function stateOf(title: string, location: string | undefined): string | undefined {
  return /^(?:U\.S\. |Delegate$|Resident Commissioner$)/u.test(title) ? location?.split(",")[0] : undefined;
}
