import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useMemo, useState } from "react";
import { useClient } from "../client.ts";
import { datasourcesQuery, evidenceQuery } from "../queries.ts";
import type { CitedDatasource, Evidence, Lookup } from "../wire.ts";
import { createSelection, EvidenceContext } from "./evidence-context.ts";
import { indexEvidence } from "./evidence-index.ts";
import { EvidencePanel } from "./evidence-panel.tsx";
import { useFactInAddress } from "./fact-in-address.ts";

const NO_DATASOURCES: readonly never[] = [];

/** Loads the evidence of a lookup for everything inside, and shows it beside the page where it is asked for. */
export function EvidenceArea({ lookup, children }: { readonly lookup: Lookup; readonly children: ReactNode }) {
  const client = useClient();
  const enabled = lookup.data !== undefined;
  const evidence = useQuery({ ...evidenceQuery(client, lookup.lookupId), enabled });
  const datasources = useQuery({ ...datasourcesQuery(client, lookup.lookupId), enabled });
  return (
    <EvidenceFrame
      evidence={evidence.data}
      datasources={datasources.data ?? (datasources.isError ? NO_DATASOURCES : undefined)}
      error={evidence.error}
    >
      {children}
    </EvidenceFrame>
  );
}

/** The same with evidence that is there already; what is `undefined` is still to come. */
export function EvidenceFrame({
  evidence,
  datasources,
  error,
  children,
}: {
  readonly evidence: Evidence | undefined;
  readonly datasources: readonly CitedDatasource[] | undefined;
  readonly error: unknown;
  readonly children: ReactNode;
}) {
  const [selection] = useState(createSelection);
  const value = useMemo(() => {
    const index = evidence && datasources ? indexEvidence(evidence, datasources) : null;
    return { index, selection, evidence: index ? (evidence ?? null) : null };
  }, [evidence, datasources, selection]);
  useFactInAddress(selection, value.index);
  return (
    <EvidenceContext value={value}>
      {children}
      <EvidencePanel datasources={datasources ?? NO_DATASOURCES} error={error} />
    </EvidenceContext>
  );
}
