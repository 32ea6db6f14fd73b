import { useInfiniteQuery, useMutation } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { unwrap } from "../../../src/client/client.ts";
import { useClient } from "../client.ts";
import { saveFile } from "../lookup/download-button.tsx";
import { messages } from "../messages.ts";
import { usePageTitle } from "../parts/page-title.ts";
import { describeError, ErrorState, LoadingState, StatePage } from "../parts/states.tsx";
import { historyQuery } from "../queries.ts";
import { isFinished, type Status } from "../wire.ts";
import { LookupRow } from "./lookup-row.tsx";

const STATUSES = Object.keys(messages.statuses) as Status[];
const RUNNING_REFRESH_MS = 3_000;

/** Every lookup of this account, the newest first. */
export function HistoryPage() {
  usePageTitle(messages.history.page);
  const [status, setStatus] = useState<Status | null>(null);
  return (
    <div className="page">
      <div className="page-head">
        <h1 className="page-title">{messages.history.title}</h1>
        <HistoryFile status={status} />
      </div>
      <fieldset className="picker">
        <legend className="visually-hidden">{messages.history.filter}</legend>
        <div>
          {[null, ...STATUSES].map((each) => (
            <label key={each ?? "all"} className="picker-choice">
              <input
                type="radio"
                name="status"
                checked={each === status}
                onChange={() => setStatus(each)}
                className="visually-hidden"
              />
              <span>{each ? messages.statuses[each] : messages.history.all}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <LookupList status={status} />
    </div>
  );
}

/** All of them as a table, of the status that is shown. */
function HistoryFile({ status }: { readonly status: Status | null }) {
  const client = useClient();
  const download = useMutation({
    mutationFn: async () =>
      await unwrap(client.GET("/history", { params: { query: status ? { status } : {} }, parseAs: "blob" })),
    onSuccess: (bytes) => {
      const address = URL.createObjectURL(bytes as unknown as Blob);
      saveFile(address, "candor-history.csv");
      setTimeout(() => URL.revokeObjectURL(address), 60_000);
    },
  });
  return (
    <div className="history-file">
      <button
        type="button"
        className="button button-small"
        disabled={download.isPending}
        onClick={() => download.mutate()}
      >
        {download.isPending ? messages.loading : messages.history.download}
      </button>
      {download.isError ? (
        <p className="field-problem" role="alert">
          {messages.history.downloadFailed}. {describeError(download.error)}
        </p>
      ) : null}
    </div>
  );
}

function LookupList({ status }: { readonly status: Status | null }) {
  const history = useInfiniteQuery({
    ...historyQuery(useClient(), status),
    refetchInterval: (query) => {
      const running = query.state.data?.pages.some((page) => page.results.some((each) => !isFinished(each.status)));
      return running && !query.state.error ? RUNNING_REFRESH_MS : false;
    },
  });
  if (history.isPending) return <LoadingState lines={6} />;
  if (history.isError && !history.data) {
    return <ErrorState title={messages.history.failed} error={history.error} onRetry={() => void history.refetch()} />;
  }
  const lookups = history.data.pages.flatMap((page) => page.results);
  if (lookups.length === 0) return <NoLookups status={status} />;
  return (
    <>
      <ul className="rows">
        {lookups.map((lookup) => (
          <LookupRow key={lookup.lookupId} lookup={lookup} />
        ))}
      </ul>
      {history.hasNextPage ? (
        <button
          type="button"
          className="button button-center"
          onClick={() => void history.fetchNextPage()}
          disabled={history.isFetchingNextPage}
        >
          {history.isFetchingNextPage ? messages.loading : messages.more}
        </button>
      ) : null}
    </>
  );
}

function NoLookups({ status }: { readonly status: Status | null }) {
  if (status) return <StatePage title={messages.history.noneOf(messages.statuses[status])} />;
  return (
    <StatePage title={messages.history.none} text={messages.history.noneText}>
      <Link to="/" className="button button-primary">
        {messages.history.toSearch}
      </Link>
    </StatePage>
  );
}
