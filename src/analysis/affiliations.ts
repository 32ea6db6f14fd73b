import type { ExperienceValue, MembershipValue } from "../domain/claim.ts";
import { analysisList } from "./lists.ts";

const SPECIAL = new RegExp(
  String.raw`(?<![\p{L}\d])(?:${analysisList("affiliations").pattern("special")})(?![\p{L}\d])`,
  "iu",
);
const MEMBER = new RegExp(`^(?:${analysisList("affiliations").pattern("member titles")})$`, "iu");

/** Whether a membership reveals belief, politics, union membership or orientation: in a party, a union, a church. */
export function isSpecialAffiliation({ organization, parent = "", role = "" }: MembershipValue): boolean {
  return [organization, parent, role].some((text) => SPECIAL.test(text));
}

/** The same for a membership that was read as a job ("member of the Purple Lantern Party"). Who works for such a body need not share its cause. */
export function isSpecialMember({ title = "", company }: ExperienceValue): boolean {
  return MEMBER.test(title.trim()) && SPECIAL.test(company);
}
