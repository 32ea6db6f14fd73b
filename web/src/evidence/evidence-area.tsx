import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useMemo, useState } from "react";
import { useClient } from "../client.ts";
import { reportLanguage } from "../language.ts";
import { datasourcesQuery, outlineQuery, summariesQuery } from "../queries.ts";
import type { CitedDatasource, Evidence, Lookup, Summaries } from "../wire.ts";
import type { CitedClaims } from "../../../src/presentation/citations.ts";
import { citedAsTold } from "../../../src/presentation/retold.ts";
import { createSelection, EvidenceContext, type EvidenceContextValue } from "./evidence-context.ts";
import { indexEvidence } from "./evidence-index.ts";
import { EvidencePanel } from "./evidence-panel.tsx";
import { useFactInAddress } from "./fact-in-address.ts";

const NO_DATASOURCES: readonly never[] = [];
const NO_CARDS = {};

/**
 * Loads the outline of a lookup's evidence for everything inside, and shows the claims behind a fact beside the page when
 * requested.
 */
export function EvidenceArea({ lookup, children }: { readonly lookup: Lookup; readonly children: ReactNode }) {
  const client = useClient();
  const enabled = lookup.data !== undefined;
  const outline = useQuery({ ...outlineQuery(client, lookup.lookupId), enabled });
  const datasources = useQuery({ ...datasourcesQuery(client, lookup.lookupId), enabled });
  const language = reportLanguage();
  const summaries = useQuery({
    ...summariesQuery(client, lookup.lookupId, language),
    enabled: enabled && language !== "en",
  });
  return (
    <EvidenceFrame
      outline={outline.data}
      summaries={summaries.isLoading ? null : summaries.data}
      datasources={datasources.data ?? (datasources.isError ? NO_DATASOURCES : undefined)}
      error={outline.error}
      isAwaited={outline.isLoading || datasources.isLoading}
    >
      {children}
    </EvidenceFrame>
  );
}

/** The same with an outline, or all evidence, that is already loaded; `undefined` means that it is still loading. */
export function EvidenceFrame({
  outline,
  whole = null,
  cards = NO_CARDS,
  summaries,
  datasources,
  error,
  isAwaited = false,
  children,
}: {
  readonly outline: CitedClaims | undefined;
  /** All claims, if they came with the report; they are an outline, too. */
  readonly whole?: Evidence | null;
  readonly cards?: EvidenceContextValue["cards"];
  /** In the language of the page; missing ones are shown in English. `null` while loading. */
  readonly summaries?: Summaries | null | undefined;
  readonly datasources: readonly CitedDatasource[] | undefined;
  readonly error: unknown;
  readonly isAwaited?: boolean;
  readonly children: ReactNode;
}) {
  const [selection] = useState(createSelection);
  const value = useMemo(() => {
    const cited = outline && citedAsTold(outline, summaries ?? {});
    const index = cited && datasources ? indexEvidence(cited, datasources) : null;
    const isUntold = summaries === null || (summaries !== undefined && index === null && !error);
    const told = isUntold ? null : (summaries ?? {});
    return {
      index,
      selection,
      summaries: told,
      outline: index ? (outline ?? null) : null,
      cited: index ? (cited ?? null) : null,
      whole,
      cards,
      datasources: datasources ?? NO_DATASOURCES,
      isAwaited,
    };
  }, [outline, whole, cards, summaries, datasources, selection, error, isAwaited]);
  useFactInAddress(selection, value.index);
  return (
    <EvidenceContext value={value}>
      {children}
      <EvidencePanel datasources={datasources ?? NO_DATASOURCES} error={error} />
    </EvidenceContext>
  );
}
