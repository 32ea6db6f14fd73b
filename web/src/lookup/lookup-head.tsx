import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useClient } from "../client.ts";
import { SourceChip } from "../evidence/source-chip.tsx";
import { formatAgo, formatDay, formatMoment } from "../format.ts";
import { messages } from "../messages.ts";
import { Picture } from "../parts/picture.tsx";
import { StatusMark } from "../parts/status-mark.tsx";
import { coverageQuery, datasourcesQuery, recordsQuery } from "../queries.ts";
import { candidateOf, type Lookup, type Probe } from "../wire.ts";
import { DownloadButton } from "./download-button.tsx";
import type { Erasure } from "./erased.tsx";
import { LookupActions } from "./lookup-actions.tsx";
import { useShownLookup } from "./lookup-context.ts";

/** Who the lookup is about, how it stands, what can be done with it, and its parts. */
export function LookupHead({ onErased }: { readonly onErased: (erasure: Erasure) => void }) {
  const { lookup } = useShownLookup();
  const candidate = candidateOf(lookup);
  const { data, status } = lookup;
  const name = data?.fullName ?? candidate.fullName;
  return (
    <>
      <header className="person lookup-head">
        <Picture url={data?.avatarUrl ?? candidate.avatarUrl} name={name} size={96} />
        <div className="person-text">
          <h1 className="person-name">
            {name}
            <SourceChip pointer="/fullName" label={messages.report.facts.fullName} />
          </h1>
          <RoleLine lookup={lookup} />
          <Meta lookup={lookup} />
        </div>
        <div className="lookup-actions no-print">
          {status === "success" ? <DownloadButton /> : null}
          <LookupActions onErased={onErased} />
        </div>
      </header>
      <Notices lookup={lookup} />
      <Views />
    </>
  );
}

function RoleLine({ lookup }: { readonly lookup: Lookup }) {
  const { facts } = messages.report;
  const parts = (["jobTitle", "company", "location"] as const).flatMap((key) => {
    const value = lookup.data?.[key];
    return value ? [{ key, value, label: facts[key] }] : [];
  });
  if (parts.length === 0) return null;
  return (
    <ul className="person-role person-parts">
      {parts.map(({ key, value, label }) => (
        <li key={key}>
          {value}
          <SourceChip pointer={`/${key}`} label={label} />
        </li>
      ))}
    </ul>
  );
}

function Meta({ lookup }: { readonly lookup: Lookup }) {
  const { finishedAt, expiresAt, status, data } = lookup;
  const verified = data?.verifiedSources?.length ?? 0;
  return (
    <p className="person-small">
      {status === "success" ? null : <StatusMark status={status} />}
      {finishedAt ? (
        <time dateTime={finishedAt} title={formatMoment(finishedAt)}>
          {messages.lookup.finished(formatAgo(finishedAt, Date.now()))}
        </time>
      ) : null}
      {expiresAt ? <span>{messages.lookup.kept(formatDay(expiresAt))}</span> : null}
      {data?.sources ? <span>{messages.lookup.verified(verified, data.sources.length)}</span> : null}
    </p>
  );
}

function Notices({ lookup }: { readonly lookup: Lookup }) {
  const notices = [
    lookup.trial ? messages.lookup.trialNote : null,
    lookup.preview ? messages.lookup.previewNote : null,
  ].filter((notice) => notice !== null);
  return notices.map((notice) => (
    <p className="notice" key={notice}>
      {notice}
    </p>
  ));
}

function Views() {
  const { lookup, slug } = useShownLookup();
  const client = useClient();
  const params = { lookupId: lookup.lookupId, slug };
  const coverage = useQuery(coverageQuery(client, lookup.lookupId, false)).data;
  const datasources = useQuery(datasourcesQuery(client, lookup.lookupId)).data;
  const records = useQuery(recordsQuery(client, lookup.lookupId)).data;
  const open = records?.filter(({ judgement }) => judgement === "undecided").length ?? 0;
  return (
    <nav className="views no-print" aria-label={messages.lookup.views}>
      <Link to="/lookups/$lookupId/$slug" params={params} activeOptions={{ exact: true }}>
        {messages.lookup.report}
      </Link>
      <Link to="/lookups/$lookupId/$slug/records" params={params}>
        {messages.lookup.records}
        {open > 0 ? (
          <span className="views-count views-open" title={messages.records.open(open)}>
            {open}
            <span className="visually-hidden"> {messages.records.openShort}</span>
          </span>
        ) : null}
      </Link>
      <Link to="/lookups/$lookupId/$slug/datasources" params={params}>
        {messages.lookup.datasources}
        {datasources ? <span className="views-count">{datasources.length}</span> : null}
      </Link>
      <Link to="/lookups/$lookupId/$slug/coverage" params={params}>
        {messages.lookup.coverage}
        {coverage ? <span className="views-count">{countAnswered(coverage)}</span> : null}
      </Link>
    </nav>
  );
}

function countAnswered(probes: readonly Probe[]): string {
  const answered = probes.filter(({ outcome }) => outcome === "found" || outcome === "absent").length;
  return `${answered}/${probes.length}`;
}
