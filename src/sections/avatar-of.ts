import type { Claim } from "../domain/claim.ts";
import { cite, type Cited, evidenceOf } from "./cited.ts";
import type { ClaimSet } from "./claim-set.ts";
import { initialsPictureUrl } from "./names.ts";
import type { SectionContext } from "./section.ts";

/** The person's picture: the best supported that the service holds, or their initials. */
export function avatarOf(claims: ClaimSet, subject: SectionContext, name: Cited<string>): Cited<string> {
  const held = [...claims.of("avatar"), ...claims.of("photo")].filter(({ value }) =>
    subject.pictureUrl(value.imageUrl),
  );
  const claim = firstBesideIt(held);
  const url = claim && subject.pictureUrl(claim.value.imageUrl);
  if (claim && url) return cite(url, claim);
  return cite(initialsPictureUrl(subject, name.value), evidenceOf(name));
}

/** Of the best supported picture and those beside it in its datasource, the first: a page shows its person before anything else. */
function firstBesideIt<Picture extends Claim>([best, ...others]: readonly Picture[]): Picture | undefined {
  return others
    .filter(({ datasourceId, property }) => datasourceId === best?.datasourceId && property === best.property)
    .reduce((first, each) => (first && IN_ORDER(each.locator, first.locator) < 0 ? each : first), best);
}

/** By the numbers in them: places in a text, and places in a list. */
const IN_ORDER = new Intl.Collator("en", { numeric: true }).compare;
