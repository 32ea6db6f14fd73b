import { useQuery } from "@tanstack/react-query";
import { Link, useLocation, useNavigate } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { certaintyOf, publishersOf } from "../../../src/presentation/publishers.ts";
import { useClient } from "../client.ts";
import { formatAgo, formatDay, formatMoment, formatWhole } from "../format.ts";
import { messages, words } from "../messages.ts";
import { usePageActions } from "../palette/page-actions.ts";
import { ShareIcon } from "../parts/icons.tsx";
import { StatusMark } from "../parts/status-mark.tsx";
import { coverageQuery, datasourcesQuery, recordsQuery } from "../queries.ts";
import type { Lookup, Probe } from "../wire.ts";
import { DownloadButton } from "./download-button.tsx";
import type { LookupErasure } from "./erased.tsx";
import { LookupActions } from "./lookup-actions.tsx";
import { useShownLookup } from "./lookup-context.ts";
import { PersonHead, PurposeAndAge } from "./person-head.tsx";
import { ShareDialog } from "./share-dialog.tsx";

const { brief } = words.report;

/** Who the lookup is about, its status, the available actions, and its tabs. */
export function LookupHead({ onErased }: { readonly onErased: (erasure: LookupErasure) => void }) {
  const { lookup } = useShownLookup();
  const finished = lookup.status === "success";
  return (
    <>
      <PersonHead
        meta={<Meta lookup={lookup} />}
        actions={
          <>
            {finished ? <DownloadButton /> : null}
            {finished ? <ShareButton /> : null}
            <LookupActions onErased={onErased} />
          </>
        }
      />
      <Views />
    </>
  );
}

function ShareButton() {
  const [opened, setOpened] = useState(false);
  usePageActions([{ label: messages.share.open, run: () => setOpened(true) }]);
  return (
    <>
      <button type="button" className="button" onClick={() => setOpened(true)}>
        <ShareIcon />
        {messages.share.open}
      </button>
      <ShareDialog opened={opened} onClose={() => setOpened(false)} />
    </>
  );
}

function Meta({ lookup }: { readonly lookup: Lookup }) {
  const { finishedAt, expiresAt, status, data } = lookup;
  const publishers = publishersOf(data);
  const datasources = useQuery(datasourcesQuery(useClient(), lookup.lookupId)).data ?? [];
  return (
    <>
      {status === "success" ? null : <StatusMark status={status} />}
      {finishedAt ? (
        <time dateTime={finishedAt} title={formatMoment(finishedAt)}>
          {messages.lookup.finished(formatAgo(finishedAt, Date.now()))}
        </time>
      ) : null}
      {expiresAt ? <span>{messages.lookup.kept(formatDay(expiresAt))}</span> : null}
      {publishers.all > 0 ? <span>{words.labelled(brief.identityLabel, sureness(publishers))}</span> : null}
      <PurposeAndAge lookup={lookup} dates={datasources.map(({ date }) => date)} />
    </>
  );
}

/** "Strong (6 of 7 publishers confirmed)". */
function sureness(publishers: ReturnType<typeof publishersOf>): string {
  const why = brief.certaintyWhy(formatWhole(publishers.verified), formatWhole(publishers.all));
  return `${brief.certainty[certaintyOf(publishers)]} (${why})`;
}

const VIEWS = [
  { to: "/lookups/$lookupId/$slug", label: messages.lookup.report },
  { to: "/lookups/$lookupId/$slug/records", label: messages.lookup.records },
  { to: "/lookups/$lookupId/$slug/datasources", label: messages.lookup.datasources },
  { to: "/lookups/$lookupId/$slug/coverage", label: messages.lookup.coverage },
  { to: "/lookups/$lookupId/$slug/person", label: messages.person.page },
] as const;

function Views() {
  const { lookup, slug } = useShownLookup();
  const client = useClient();
  const params = { lookupId: lookup.lookupId, slug };
  const coverage = useQuery(coverageQuery(client, lookup.lookupId, false)).data;
  const datasources = useQuery(datasourcesQuery(client, lookup.lookupId)).data;
  const records = useQuery(recordsQuery(client, lookup.lookupId)).data;
  const open = records?.filter(({ about, judgement }) => about === "person" && judgement === "undecided").length ?? 0;
  const { pathname } = useLocation();
  const navigate = useNavigate();
  usePageActions(VIEWS.map(({ to, label }) => ({ label, run: () => void navigate({ to, params }) })));
  const bar = useRef<HTMLElement>(null);
  // On a phone the tabs are one scrolling line: keeps the current one in view.
  useEffect(() => {
    bar.current?.querySelector(".active")?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [pathname]);
  return (
    <nav ref={bar} className="views no-print" aria-label={messages.lookup.views}>
      <Link to="/lookups/$lookupId/$slug" params={params} activeOptions={{ exact: true, includeSearch: false }}>
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
      <Link to="/lookups/$lookupId/$slug/person" params={params}>
        {messages.person.page}
      </Link>
    </nav>
  );
}

function countAnswered(probes: readonly Probe[]): string {
  const answered = probes.filter(({ outcome }) => outcome === "found" || outcome === "absent").length;
  return `${answered}/${probes.length}`;
}
