import type { ClaimOf, CompanyValue, ExperienceValue } from "../domain/claim.ts";
import { isSameCompany } from "../domain/company.ts";
import type { ClaimSet } from "./claim-set.ts";
import { plainKey } from "./fold.ts";
import type { Role } from "./roles.ts";

/** What company pages add to a role, with the claims that say so. */
export interface EmployerFacts {
  readonly facts: Partial<ExperienceValue>;
  readonly claims: readonly ClaimOf<"company">[];
}

/**
 * What is known of a role's employer beyond what the person's own documents state. Those go first; of companies' claims
 * the best supported says each fact. What a vacancy pays is joined onto a role of its title that lasts.
 */
export function employerFacts(role: Role, claims: ClaimSet): EmployerFacts {
  const own = claims
    .of("company")
    .filter(({ value }) => isSameCompany(value, { name: role.company, url: role.companyUrl }));
  const facts: Record<string, unknown> = {};
  const used = new Set<ClaimOf<"company">>();
  for (const claim of own) {
    for (const [member, value] of Object.entries(asExperience(claim.value, role))) {
      if (value === undefined || member in facts || member in role) continue;
      facts[member] = value;
      used.add(claim);
    }
  }
  return { facts: facts as Partial<ExperienceValue>, claims: [...used] };
}

function asExperience(company: CompanyValue, role: Role): { readonly [Member in keyof ExperienceValue]?: unknown } {
  const position = role.current
    ? company.positions?.find(({ title }) => plainKey(title) === plainKey(role.title ?? ""))
    : undefined;
  return {
    industry: company.industry,
    imageUrl: company.imageUrl,
    companySizeFrom: company.sizeFrom,
    companySizeTo: company.sizeTo,
    companyFounded: company.founded,
    companyFundingTotal: company.fundingTotal,
    companyFundingRounds: company.fundingRounds,
    companyIpoStatus: company.ipoStatus,
    companyStockSymbol: company.stockSymbol,
    salaryFrom: position?.salaryFrom,
    salaryTo: position?.salaryTo,
  };
}
