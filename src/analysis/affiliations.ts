import type { MembershipValue } from "../domain/claim.ts";
import { analysisList } from "./lists.ts";

const SPECIAL = new RegExp(
  String.raw`(?<![\p{L}\d])(?:${analysisList("affiliations").pattern("special")})(?![\p{L}\d])`,
  "iu",
);

/** Whether a membership reveals belief, politics, union membership or orientation: in a party, a union, a church. */
export function isSpecialAffiliation({ organization, parent = "", role = "" }: MembershipValue): boolean {
  return [organization, parent, role].some((text) => SPECIAL.test(text));
}
