import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useMemo, useState } from "react";
import { useClient } from "../client.ts";
import { reportLanguage } from "../language.ts";
import { datasourcesQuery, evidenceQuery, summariesQuery } from "../queries.ts";
import type { CitedDatasource, Evidence, Lookup, Summaries } from "../wire.ts";
import { citedAsTold } from "../../../src/presentation/retold.ts";
import { createSelection, EvidenceContext } from "./evidence-context.ts";
import { indexEvidence } from "./evidence-index.ts";
import { EvidencePanel } from "./evidence-panel.tsx";
import { useFactInAddress } from "./fact-in-address.ts";

const NO_DATASOURCES: readonly never[] = [];

/** Loads the evidence of a lookup for everything inside, and shows it beside the page when requested. */
export function EvidenceArea({ lookup, children }: { readonly lookup: Lookup; readonly children: ReactNode }) {
  const client = useClient();
  const enabled = lookup.data !== undefined;
  const evidence = useQuery({ ...evidenceQuery(client, lookup.lookupId), enabled });
  const datasources = useQuery({ ...datasourcesQuery(client, lookup.lookupId), enabled });
  const language = reportLanguage();
  const summaries = useQuery({
    ...summariesQuery(client, lookup.lookupId, language),
    enabled: enabled && language !== "en",
  });
  return (
    <EvidenceFrame
      evidence={evidence.data}
      summaries={summaries.isLoading ? null : summaries.data}
      datasources={datasources.data ?? (datasources.isError ? NO_DATASOURCES : undefined)}
      error={evidence.error}
      isAwaited={evidence.isLoading || datasources.isLoading}
    >
      {children}
    </EvidenceFrame>
  );
}

/** The same with evidence that is already loaded; `undefined` means that it is still loading. */
export function EvidenceFrame({
  evidence,
  summaries,
  datasources,
  error,
  isAwaited = false,
  children,
}: {
  readonly evidence: Evidence | undefined;
  /** In the language of the page; missing ones are shown in English. `null` while loading. */
  readonly summaries?: Summaries | null | undefined;
  readonly datasources: readonly CitedDatasource[] | undefined;
  readonly error: unknown;
  readonly isAwaited?: boolean;
  readonly children: ReactNode;
}) {
  const [selection] = useState(createSelection);
  const value = useMemo(() => {
    const cited = evidence && citedAsTold(evidence, summaries ?? {});
    const index = cited && datasources ? indexEvidence(cited, datasources) : null;
    const isUntold = summaries === null || (summaries !== undefined && index === null && !error);
    const told = isUntold ? null : (summaries ?? {});
    return {
      index,
      selection,
      summaries: told,
      evidence: index ? (evidence ?? null) : null,
      datasources: datasources ?? NO_DATASOURCES,
      isAwaited,
    };
  }, [evidence, summaries, datasources, selection, error, isAwaited]);
  useFactInAddress(selection, value.index);
  return (
    <EvidenceContext value={value}>
      {children}
      <EvidencePanel datasources={datasources ?? NO_DATASOURCES} error={error} />
    </EvidenceContext>
  );
}
