import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { type CitedClaims, type CitedPart, citationsOf } from "../../../src/presentation/citations.ts";
import { fieldsWith } from "../../../src/presentation/section-fields.ts";
import { useAnyClient } from "../client.ts";
import { useShownLookup } from "../lookup/lookup-context.ts";
import { claimsQuery } from "../queries.ts";
import type { Evidence, EvidenceClaim } from "../wire.ts";
import { useEvidence } from "./evidence-context.ts";
import { mergeEqual } from "./evidence-index.ts";

/** The claims behind a field: its own, otherwise those of its parts, otherwise those of the nearest field above. */
export interface OpenedClaims {
  readonly claims: readonly EvidenceClaim[];
  /** The same, separated by part if the parts have different claims. */
  readonly groups: readonly CitedPart<EvidenceClaim>[];
}

/** The claims behind a field, which are loaded with those of its section. */
export function useClaims(pointer: string): {
  /** `null` until they are loaded. */
  readonly opened: OpenedClaims | null;
  readonly error: unknown;
  readonly retry: () => void;
} {
  const { lookup } = useShownLookup();
  const { whole, outline, cited } = useEvidence();
  const query = useQuery({
    ...claimsQuery(useAnyClient(), lookup.lookupId, fieldsWith(pointer)),
    enabled: whole === null,
  });
  const evidence = whole ?? query.data ?? null;
  const opened = useMemo(() => {
    if (evidence === null) return null;
    const citations = citationsOf(asTold(evidence, outline ?? {}, cited ?? {}));
    return { claims: citations.at(pointer), groups: mergeEqual(pointer, citations.parts(pointer)) };
  }, [evidence, outline, cited, pointer]);
  return { opened, error: query.error, retry: () => void query.refetch() };
}

/**
 * The claims that the sentences cite in the language of the page. An outline has the same claims in the same order.
 *
 * @param cited what is left of the outline in this language
 */
function asTold(evidence: Evidence, outline: CitedClaims, cited: CitedClaims): Evidence {
  return Object.fromEntries(
    Object.entries(evidence).map(([pointer, claims]) => {
      const [all = [], kept = []] = [outline[pointer], cited[pointer]];
      const isSame = all === kept || all.length !== claims.length;
      return [pointer, isSame ? claims : claims.filter((_, at) => all[at] !== undefined && kept.includes(all[at]))];
    }),
  );
}
