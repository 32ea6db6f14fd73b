import { type InfiniteData, useInfiniteQuery, type UseInfiniteQueryResult, useMutation } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { unwrap } from "../../../src/client/client.ts";
import { useClient } from "../client.ts";
import { saveFile } from "../lookup/download-button.tsx";
import { messages } from "../messages.ts";
import { usePageTitle } from "../parts/page-title.ts";
import { Failure } from "../parts/failure.tsx";
import { ErrorState, LoadingState, StatePage } from "../parts/states.tsx";
import { filterOf, historyQuery } from "../queries.ts";
import { type FoundHistory, isFinished, type LookupSummary } from "../wire.ts";
import { ChosenLookups } from "./chosen-lookups.tsx";
import { HistoryFilters } from "./history-filters.tsx";
import { type HistoryState, isNarrowed, type Looked, useHistoryState } from "./history-state.ts";
import { LookupRow } from "./lookup-row.tsx";

const RUNNING_REFRESH_MS = 3_000;
const { history: texts } = messages;

/** The lookups of this account: find one, compare two, delete many. */
export function HistoryPage() {
  usePageTitle(texts.page);
  const state = useHistoryState();
  const { looked } = state;
  const history = useInfiniteQuery({
    ...historyQuery(useClient(), looked),
    placeholderData: (before) => before,
    refetchInterval: (query) => {
      const running = query.state.data?.pages.some((page) => page.results.some((each) => !isFinished(each.status)));
      return running && !query.state.error ? RUNNING_REFRESH_MS : false;
    },
  });
  const counts = history.data?.pages.at(-1)?.counts;
  const isEmpty = counts?.all === 0 && !isNarrowed(looked);
  return (
    <div className="page">
      <div className="page-head">
        <h1 className="page-title">{texts.title}</h1>
        {isEmpty ? null : <HistoryFile looked={looked} />}
      </div>
      {isEmpty ? null : <HistoryFilters state={state} counts={counts} />}
      {history.isPending ? (
        <LoadingState lines={6} />
      ) : history.isError && !history.data ? (
        <ErrorState title={texts.failed} error={history.error} onRetry={() => void history.refetch()} />
      ) : isEmpty ? (
        <NoLookups />
      ) : (
        <Found key={JSON.stringify(looked)} history={history} state={state} />
      )}
    </div>
  );
}

/** Downloads the lookups found as a table. */
function HistoryFile({ looked }: { readonly looked: Looked }) {
  const client = useClient();
  const download = useMutation({
    mutationFn: async () => await unwrap(client.POST("/history/table", { body: filterOf(looked), parseAs: "blob" })),
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
        {download.isPending ? messages.loading : texts.download}
      </button>
      <Failure text={texts.downloadFailed} error={download.error} />
    </div>
  );
}

type History = UseInfiniteQueryResult<InfiniteData<FoundHistory>>;

/** The lookups found, which can be selected. Another search starts with nothing selected. */
function Found({ history, state }: { readonly history: History; readonly state: HistoryState }) {
  const [chosen, setChosen] = useState<readonly LookupSummary[]>([]);
  const pages = history.data?.pages ?? [];
  const lookups = pages.flatMap((page) => page.results);
  const tags = Object.assign({}, ...pages.map((page) => page.tags)) as FoundHistory["tags"];
  if (lookups.length === 0) {
    return <NoneFound state={state} />;
  }
  const toggle = (lookup: LookupSummary): void => {
    const others = chosen.filter(({ lookupId }) => lookupId !== lookup.lookupId);
    setChosen(others.length < chosen.length ? others : [...chosen, lookup]);
  };
  return (
    <>
      <p className="history-found" role="status">
        {texts.found(pages.at(-1)?.counts.all ?? 0)}
      </p>
      <ul className="rows rows-chosen">
        {lookups.map((lookup) => (
          <LookupRow
            key={lookup.lookupId}
            lookup={lookup}
            tags={tags[lookup.lookupId]}
            onTag={(tag) => state.set({ tag })}
            choice={{
              isChosen: chosen.some(({ lookupId }) => lookupId === lookup.lookupId),
              onToggle: () => toggle(lookup),
            }}
          />
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
      {chosen.length > 0 ? <ChosenLookups chosen={chosen} onChange={setChosen} /> : null}
    </>
  );
}

function NoneFound({ state: { looked, clear } }: { readonly state: HistoryState }) {
  const { status, ...others } = looked;
  const isByStatus = status !== null && !isNarrowed({ ...others, status: null });
  return (
    <StatePage
      title={isByStatus ? texts.noneOf(messages.statuses[status]) : texts.noMatch}
      text={isByStatus ? undefined : texts.noMatchText}
    >
      <button type="button" className="button" onClick={clear}>
        {texts.clear}
      </button>
    </StatePage>
  );
}

function NoLookups() {
  return (
    <StatePage title={texts.none} text={texts.noneText}>
      <Link to="/" className="button button-primary">
        {texts.toSearch}
      </Link>
    </StatePage>
  );
}
