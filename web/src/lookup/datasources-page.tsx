import { useQuery } from "@tanstack/react-query";
import { Link, useSearch } from "@tanstack/react-router";
import { useEffect, useMemo, useState } from "react";
import { useClient } from "../client.ts";
import { titleOfGiven, titleOfPage } from "../documents/given-title.ts";
import { useEvidence } from "../evidence/evidence-context.ts";
import { formatDay, formatWhole } from "../format.ts";
import { messages } from "../messages.ts";
import { ErrorState, LoadingState, StatePage } from "../parts/states.tsx";
import { datasourcesQuery } from "../queries.ts";
import { hostOf, providerOf, readableSource, webAddress } from "../safe-url.ts";
import type { Datasource } from "../wire.ts";
import { DocumentView } from "./document-view.tsx";
import { excerptOf } from "./excerpt.ts";
import { useShownLookup } from "./lookup-context.ts";

const FILTER_FROM = 12;

/** Every document behind the report, as received. */
export function DatasourcesPage() {
  const { lookup } = useShownLookup();
  const { document: chosenId, at } = useSearch({ from: "/lookups/$lookupId/$slug/datasources" });
  const { index, selection } = useEvidence();
  useEffect(() => selection.set(null), [selection, chosenId, at]);
  const datasources = useQuery(datasourcesQuery(useClient(), lookup.lookupId));
  const ordered = useMemo(() => {
    const number = (each: Datasource): number => index?.number(each.datasourceId) ?? 0;
    return datasources.data?.toSorted((a, b) => number(a) - number(b)) ?? [];
  }, [datasources.data, index]);
  if (datasources.isPending) return <LoadingState lines={8} />;
  if (!datasources.data) {
    return (
      <ErrorState
        title={messages.datasources.failed}
        error={datasources.error}
        onRetry={() => void datasources.refetch()}
      />
    );
  }
  if (ordered.length === 0) return <StatePage title={messages.datasources.none} text={messages.datasources.noneText} />;
  const chosen = ordered.find((each) => each.datasourceId === chosenId);
  return (
    <div className={chosen ? "documents documents-open" : "documents"}>
      <DocumentList datasources={ordered} chosen={chosen} />
      <div className="documents-view">
        {chosen ? (
          <DocumentView key={`${chosen.datasourceId} ${at}`} datasource={chosen} locator={at} />
        ) : (
          <p className="documents-hint">{messages.datasources.choose}</p>
        )}
      </div>
    </div>
  );
}

function DocumentList({
  datasources,
  chosen,
}: {
  readonly datasources: readonly Datasource[];
  readonly chosen: Datasource | undefined;
}) {
  const [filter, setFilter] = useState("");
  const wanted = filter.trim().toLowerCase();
  const shown = datasources.filter((each) =>
    `${titleOfPage(each)?.title ?? ""}\n${each.source}\n${each.file ?? ""}`.toLowerCase().includes(wanted),
  );
  return (
    <nav className="documents-list" aria-label={messages.datasources.list}>
      <p className="documents-lead">{messages.datasources.lead}</p>
      {datasources.length >= FILTER_FROM ? (
        <input
          className="input"
          type="text"
          value={filter}
          onChange={(event) => setFilter(event.currentTarget.value)}
          placeholder={messages.datasources.filter}
          aria-label={messages.datasources.filter}
        />
      ) : null}
      {shown.length === 0 ? <p className="documents-hint">{messages.datasources.noMatch}</p> : null}
      <ul>
        {shown.map((datasource) => (
          <DocumentEntry key={datasource.datasourceId} datasource={datasource} current={datasource === chosen} />
        ))}
      </ul>
    </nav>
  );
}

function DocumentEntry({ datasource, current }: { readonly datasource: Datasource; readonly current: boolean }) {
  const { lookup, slug } = useShownLookup();
  const { index } = useEvidence();
  const { datasourceId, source, date, data, judgement } = datasource;
  const given = useMemo(() => titleOfGiven(datasource) ?? titleOfPage(datasource), [datasource]);
  const name = given?.title || readableSource(datasource);
  const host = given !== null || webAddress(source) === null ? name : hostOf(source);
  const path = given?.details || (host === name ? excerptOf(data) : name.slice(host.length));
  return (
    <li>
      <Link
        to="/lookups/$lookupId/$slug/datasources"
        params={{ lookupId: lookup.lookupId, slug }}
        search={{ document: datasourceId }}
        className="document"
        aria-current={current ? "true" : undefined}
        resetScroll={false}
      >
        <span className="claim-number">{index?.number(datasourceId) ?? ""}</span>
        <span className="document-text">
          <span className="document-host">{host}</span>
          {path ? <span className="document-path">{path}</span> : null}
          <span className="claim-small">
            {providerOf(datasource)}
            {date ? ` · ${formatDay(date)}` : ""}
            {` · ${messages.datasources.size(formatWhole(data.length))}`}
          </span>
          {judgement === "undecided" ? (
            <span className="mark mark-blocked" title={messages.datasources.undecidedText}>
              {messages.datasources.undecided}
            </span>
          ) : null}
        </span>
      </Link>
    </li>
  );
}
