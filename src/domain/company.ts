import { readWordList } from "../lists/word-list.ts";
import type { EmployerFacts, EmployerMember, ExperienceValue } from "./claim.ts";
import { normalizeIdentifier } from "./identifier.ts";

/** How a company may be named: by its name, by the URL of its own website, or both. */
export interface CompanyName {
  readonly name: string;
  readonly url?: string | undefined;
}

/**
 * Whether two names are of one company: the same website if both give theirs, otherwise the same name. Companies with
 * one name and different websites are different.
 */
export function isSameCompany(a: CompanyName, b: CompanyName): boolean {
  const [first, second] = [siteOf(a), siteOf(b)];
  if (first !== undefined && second !== undefined) return first === second;
  const key = companyKey(a.name);
  return key !== "" && key === companyKey(b.name);
}

export function employerMember<Fact extends keyof EmployerFacts>(fact: Fact): EmployerMember<Fact> {
  return `company${fact.charAt(0).toUpperCase()}${fact.slice(1)}` as EmployerMember<Fact>;
}

/** Facts about a company as members of an experience there. */
export function asEmployer(facts: EmployerFacts): Pick<ExperienceValue, EmployerMember> {
  return Object.fromEntries(
    Object.entries(facts).map(([fact, value]) => [employerMember(fact as keyof EmployerFacts), value]),
  );
}

/** Letters and digits of the name, without case, diacritics, "and", and its legal form (as listed in ISO 20275). */
export function companyKey(name: string): string {
  const bare = /^[ -~]*$/.test(name) ? name : name.normalize("NFKD").replace(/\p{M}/gu, "");
  const words = bare
    .toLowerCase()
    .replace(/(?<=\b\p{L})\./gu, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
    .split(" ")
    .filter((word, at, all) => at === 0 || at === all.length - 1 || !BODY_ANDS.has(word));
  let end = words.length;
  while (end > 1 && LEGAL_FORMS.has(words[end - 1] ?? "")) end--;
  const start = end > 1 && (words[0] === "the" || LEADING_FORMS.has(words[0] ?? "")) ? 1 : 0;
  return words.slice(start, end).join(" ");
}

function siteOf({ url }: CompanyName): string | undefined {
  return url === undefined ? undefined : (normalizeIdentifier("website", url)?.value ?? undefined);
}

const FORMS = readWordList(new URL("lists/legal-forms.txt", import.meta.url));
/** What an ampersand in a name may stand for: "Holt & Vane", "Holt and Vane", "Holt und Vane". */
export const BODY_ANDS: ReadonlySet<string> = new Set(FORMS.entries("in the middle"));

/** Legal forms that precede the name: UAB „Šviesos optika“, OÜ Päike, SIA Jūra, OOO «Ромашка». */
const LEADING_FORMS = new Set(FORMS.entries("before a name"));

const LEGAL_FORMS = new Set(FORMS.entries("at the end"));
