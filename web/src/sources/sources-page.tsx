import { useQuery } from "@tanstack/react-query";
import { describedSource } from "../../../src/words/words.ts";
import { useClient } from "../client.ts";
import { formatDay, formatShare } from "../format.ts";
import { messages, words } from "../messages.ts";
import { OutLink } from "../parts/out-link.tsx";
import { usePageTitle } from "../parts/page-title.ts";
import { ErrorState, LoadingState } from "../parts/states.tsx";
import { sourcesQuery } from "../queries.ts";
import type { Connector } from "../wire.ts";
import { OpenSources } from "./open-sources.tsx";
import { SourceControls } from "./source-controls.tsx";

/** Which sources lookups may ask, and how each is doing. */
export function SourcesPage() {
  usePageTitle(messages.sources.page);
  const client = useClient();
  const sources = useQuery(sourcesQuery(client));
  const mayChange = sources.data?.changeable === true;
  return (
    <div className="page">
      <h1 className="page-title">{messages.sources.title}</h1>
      <p className="lead">{messages.sources.lead}</p>
      {sources.isPending ? <LoadingState lines={6} /> : null}
      {sources.isError && !sources.data ? (
        <ErrorState title={messages.sources.failed} error={sources.error} onRetry={() => void sources.refetch()} />
      ) : null}
      {sources.data && mayChange && sources.data.results.some(isOpenAndOff) ? <OpenSources /> : null}
      {sources.data ? <Ledger connectors={sources.data.results} mayChange={mayChange} /> : null}
    </div>
  );
}

function Ledger({ connectors, mayChange }: { readonly connectors: readonly Connector[]; readonly mayChange: boolean }) {
  return (
    <section className="table-frame sources-ledger" tabIndex={0} aria-label={messages.sources.ledger}>
      <table className="table">
        <thead>
          <tr>
            <th scope="col">{messages.sources.source}</th>
            <th scope="col">{messages.sources.state}</th>
            <th scope="col">{messages.sources.checked}</th>
            <th scope="col">{messages.sources.lastSuccess}</th>
            <th scope="col" className="table-number">
              {messages.sources.errors}
            </th>
            {mayChange ? <th scope="col">{messages.sources.change}</th> : null}
          </tr>
        </thead>
        <tbody>
          {connectors.map((each) => (
            <Source key={each.connector} source={each} mayChange={mayChange} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Source({ source, mayChange }: { readonly source: Connector; readonly mayChange: boolean }) {
  const { terms, access, verified, lastSuccessAt, requests, errorRate, unknownMembers, cost } = source;
  return (
    <tr>
      <th scope="row">
        {titleOf(source)}
        {access === "local" ? null : (
          <span className="table-reason">
            <OutLink url={terms}>{messages.sources.terms}</OutLink>
          </span>
        )}
      </th>
      <td>
        {stateOf(source)}
        {cost === undefined ? null : (
          <span className="table-reason">{messages.sources.charges(cost.dollars, cost.per)}</span>
        )}
        {cost === undefined && access === "key" ? (
          <span className="table-reason">{messages.sources.chargesByPlan}</span>
        ) : null}
        {unknownMembers.length > 0 ? (
          <span className="table-reason">{messages.sources.unknown(unknownMembers.length)}</span>
        ) : null}
      </td>
      <td>{access === "local" ? "" : verified ? formatDay(verified.date) : messages.sources.unverified}</td>
      <td>{lastSuccessAt ? formatDay(lastSuccessAt) : access === "local" ? "" : messages.sources.never}</td>
      <td className="table-number">{requests > 0 ? formatShare(errorRate) : ""}</td>
      {mayChange ? <td>{access === "local" ? null : <SourceControls source={source} />}</td> : null}
    </tr>
  );
}

/** A source's own name, or its description in the reader's language. */
function titleOf({ connector, title }: Connector): string {
  return describedSource(words, connector) ?? title;
}

/** Whether the button for all of them would switch this one on. */
function isOpenAndOff({ access, enabled, lacks }: Connector): boolean {
  return access === "open" && !enabled && lacks === undefined;
}

function stateOf({ access, enabled, configured, lacks, circuit, fixed }: Connector): string {
  if (access === "local") return messages.sources.local;
  if (!enabled) return messages.sources.off;
  if (!configured) return lacks === undefined ? messages.sources.offline : messages.sources.lacks(lacks);
  if (circuit === "open") return messages.sources.open;
  return fixed ? messages.sources.fixed : messages.sources.on;
}
