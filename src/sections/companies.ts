import type { Experience } from "../contract/profile.ts";
import type { ClaimOf, CompanyValue, EmployerFacts, ExperienceValue } from "../domain/claim.ts";
import { employerMember, isSameCompany } from "../domain/company.ts";
import { type Agrees, type StatedMember, sameDay, sameNumber, sameText } from "./agrees.ts";
import type { ClaimSet } from "./claim-set.ts";
import { plainKey } from "../domain/plain-key.ts";
import type { MergedRole } from "./roles.ts";

/** What company pages add to a role, with the supporting claims. */
export interface KnownEmployer {
  readonly facts: Partial<ExperienceValue>;
  readonly claims: readonly ClaimOf<"company">[];
}

/**
 * Facts about a role's employer that the person's own documents do not state; theirs come first. Among claims about companies the best
 * supported one wins. The pay in a vacancy is added to a current role with the same title.
 */
export function employerFacts(role: MergedRole, claims: ClaimSet): KnownEmployer {
  const own = claims
    .of("company")
    .filter(({ value }) => isSameCompany(value, { name: role.company, url: role.companyUrl }));
  const facts: Record<string, unknown> = {};
  const used = new Set<ClaimOf<"company">>();
  for (const claim of own) {
    const told = asExperience(claim.value, role);
    const added = new Set(Object.keys(told).filter((member) => !(member in facts) && !(member in role)));
    for (const [member, value] of Object.entries(told)) {
      if (value === undefined || !added.has(member)) continue;
      // The currency of an amount comes from the claim that states the amount.
      const amounts = AMOUNTS[member];
      if (amounts !== undefined && !amounts.some((amount) => added.has(amount))) continue;
      facts[member] = value;
      used.add(claim);
    }
  }
  return { facts: facts as Partial<ExperienceValue>, claims: [...used] };
}

/** What a claim about a company adds to a role, by member of the experience. */
function asExperience(
  company: CompanyValue,
  role: MergedRole,
): { readonly [Member in keyof ExperienceValue]?: unknown } {
  const position = role.current
    ? company.positions?.find(({ title }) => plainKey(title) === plainKey(role.title ?? ""))
    : undefined;
  const fields = Object.values(EMPLOYER_FIELDS).map(({ member, of }) => [member, of(company, position)] as const);
  return { ...Object.fromEntries(fields), imageUrl: company.imageUrl };
}

type CompanyPosition = NonNullable<CompanyValue["positions"]>[number];

/** A field of a role that the employer's pages also state. */
interface EmployerField {
  /** The member of the claim about experience that states it. */
  readonly member: Exclude<keyof ExperienceValue, "current" | "kind">;
  /** What the claim about the company states, and the vacancy there that has the role's title. */
  of(company: CompanyValue, position?: CompanyPosition): StatedMember;
  readonly agrees: Agrees;
}

/** Those fields by wire name; they are written, merged and compared from this table. */
export const EMPLOYER_FIELDS = {
  industry: { member: "industry", of: ({ industry }) => industry, agrees: sameText },
  companySizeFrom: fact("sizeFrom", sameNumber),
  companySizeTo: fact("sizeTo", sameNumber),
  companyFoundedDate: fact("founded", sameDay),
  companyFundingTotal: fact("fundingTotal", sameNumber),
  companyFundingCurrency: fact("fundingCurrency", sameText),
  companyFundingRounds: fact("fundingRounds", sameNumber),
  companyIpoStatus: fact("ipoStatus", sameText),
  companyStockSymbol: fact("stockSymbol", sameText),
  estimatedSalaryRangeFrom: pay("salaryFrom", sameNumber),
  estimatedSalaryRangeTo: pay("salaryTo", sameNumber),
  estimatedSalaryCurrency: pay("salaryCurrency", sameText),
} as const satisfies Partial<Record<keyof Experience, EmployerField>>;

/** The amounts that each currency applies to. */
const AMOUNTS: Readonly<Record<string, readonly string[]>> = {
  companyFundingCurrency: ["companyFundingTotal"],
  salaryCurrency: ["salaryFrom", "salaryTo"],
};

function fact(name: keyof EmployerFacts, agrees: Agrees): EmployerField {
  return { member: employerMember(name), of: (company) => company[name], agrees };
}

function pay(member: "salaryFrom" | "salaryTo" | "salaryCurrency", agrees: Agrees): EmployerField {
  return { member, of: (_, position) => position?.[member], agrees };
}

/** Those fields of a role, as on the wire. */
export function writeEmployer(role: ExperienceValue): Pick<Experience, keyof typeof EMPLOYER_FIELDS> {
  return Object.fromEntries(
    Object.entries(EMPLOYER_FIELDS).flatMap(([name, { member }]) => {
      const value = role[member];
      return value === undefined || value === "" ? [] : [[name, value]];
    }),
  );
}
