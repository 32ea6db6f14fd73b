import type { EvidenceOutline } from "../contract/evidence-outline.ts";
import type { CitedClaims } from "../presentation/citations.ts";
import { outlinedValue } from "../presentation/outlined-value.ts";
import type { Caller, ServiceContext } from "./context.ts";
import { getEvidence } from "./get-evidence.ts";

/** What a page needs of the evidence to number its sources and word its facts, a third of the size of all of it. */
export async function getEvidenceOutline(
  context: ServiceContext,
  caller: Caller,
  lookupId: string,
): Promise<EvidenceOutline> {
  return outlineOf(await getEvidence(context, caller, lookupId));
}

/** The claims of each pointer, by number and datasource. */
export function outlineOf(evidence: CitedClaims): EvidenceOutline {
  const numbers = new Map<string, number>();
  const numberOf = (claimId: string): number => {
    const number = numbers.get(claimId) ?? numbers.size;
    numbers.set(claimId, number);
    return number;
  };
  return Object.fromEntries(
    Object.entries(evidence).map(([pointer, claims]) => [
      pointer,
      claims.map(({ claimId, datasourceId, value, conflicts }) => {
        const told = outlinedValue(pointer, value);
        return {
          claim: numberOf(claimId),
          datasourceId,
          ...(told === undefined ? {} : { value: told }),
          ...(conflicts && { conflicts }),
        };
      }),
    ]),
  );
}
