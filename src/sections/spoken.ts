import type { Cited } from "./cited.ts";
import type { PersonName } from "./names.ts";
import { wordingFor } from "./own-documents.ts";
import { sentence } from "./prose.ts";
import type { Role } from "./roles.ts";
import type { RoleFacts, Spoken, Ways } from "./summary-messages.ts";

/** How the summaries speak of a person. */
export function spokenOf(name: PersonName, gender?: Cited<string> | undefined): Spoken {
  return { full: name.full.value, short: name.short, gender: gender?.value };
}

export function roleFacts({ title = "", company, kind, from, to }: Role): RoleFacts {
  return { title, company, isOffice: kind === "office", from, to };
}

/** One of the ways to say a thing, the same for the same seed, as a sentence. */
export function tell(seed: string, ways: Ways): string {
  return sentence(wordingFor(seed, ways));
}
