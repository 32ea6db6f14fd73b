import { type Cited, cite, evidenceOf } from "./cited.ts";
import type { ClaimSet } from "./claim-set.ts";
import { employerFacts } from "./companies.ts";
import { pickOne } from "./fold.ts";
import { currentRole, mergeRoles } from "./roles.ts";

/** The person's industry as stated; otherwise that of their current job, from their documents or the employer's own. */
export function industryOf(claims: ClaimSet): Cited<string> | undefined {
  const stated = pickOne(claims, "industry");
  if (stated) return cite(stated.value, evidenceOf(stated));
  const role = currentRole(mergeRoles(claims));
  if (role === undefined) return undefined;
  if (role.industry) return cite(role.industry, role.claims);
  const employer = employerFacts(role, claims);
  return employer.facts.industry ? cite(employer.facts.industry, role.claims, employer.claims) : undefined;
}
