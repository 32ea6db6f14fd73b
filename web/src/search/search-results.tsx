import { keepPreviousData, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useEffect, useId, useMemo, useState } from "react";
import { useClient } from "../client.ts";
import { MergeArea } from "../merge/merge-area.tsx";
import { messages } from "../messages.ts";
import { announce } from "../parts/announcer.tsx";
import { ErrorState, LoadingState, StatePage } from "../parts/states.tsx";
import { ownKeyQuery, searchQuery } from "../queries.ts";
import type { SearchCoverage as Asked, SearchType } from "../wire.ts";
import { groupNamesakes, type Namesakes } from "./group-namesakes.ts";
import { ResultCard } from "./result-card.tsx";
import { SearchCoverage, tellCoverage } from "./search-coverage.tsx";
import { StartPurposeArea } from "./start-purpose.tsx";

const NOTHING_ASKED: readonly Asked[] = [];

export function SearchResults({
  query,
  type,
  onType,
}: {
  readonly query: string;
  readonly type: SearchType;
  readonly onType: (type: SearchType) => void;
}) {
  const client = useClient();
  const search = useInfiniteQuery({ ...searchQuery(client, query, type), placeholderData: keepPreviousData });
  const own = useQuery(ownKeyQuery(client));
  const results = useMemo(() => search.data?.pages.flatMap((page) => page.results) ?? [], [search.data]);
  const coverage = search.data?.pages[0]?.coverage ?? NOTHING_ASKED;
  const groups = useMemo(() => groupNamesakes(results), [results]);
  const summary = search.data ? messages.search.found(results.length, search.hasNextPage) : "";
  const needsMore = results.length === 0 && isTooShort(query);
  useEffect(() => {
    if (summary === "" || search.isPlaceholderData) return;
    announce(needsMore ? messages.search.tooShort : `${summary}.${tellCoverage(coverage)}`);
  }, [summary, coverage, needsMore, search.isPlaceholderData]);

  const [shownBefore, setShownBefore] = useState<number | null>(null);
  const loadMore = async (): Promise<void> => {
    const { hasNextPage } = await search.fetchNextPage();
    if (!hasNextPage) setShownBefore(results.length);
  };
  // After the last page the button is gone: focuses the first new result once it is there.
  useEffect(() => {
    if (shownBefore === null || search.hasNextPage) return;
    setShownBefore(null);
    const first = results[shownBefore] ?? results.at(-1);
    document.querySelector<HTMLElement>(`[data-result="${first?.candidateId}"]`)?.focus();
  }, [shownBefore, search.hasNextPage, results]);

  // Purpose and selection depend on the key: coming later, they would move a result away from under a click.
  if (search.isPending || own.isPending) return <LoadingState lines={6} />;
  if (search.isError && results.length === 0) {
    return <ErrorState title={messages.search.failed} error={search.error} onRetry={() => void search.refetch()} />;
  }
  if (needsMore) {
    return <StatePage title={messages.search.tooShort} text={messages.search.tooShortText} />;
  }
  if (results.length === 0) return <NobodyFound query={query} type={type} onType={onType} coverage={coverage} />;
  return (
    <section className="results" aria-label={summary} aria-busy={search.isPlaceholderData}>
      <p className="results-count">{summary}</p>
      <SearchCoverage coverage={coverage} />
      <StartPurposeArea>
        <MergeArea query={query} count={results.length}>
          <ol className="results-list">
            {groups.map((group) => (
              <li key={group.people[0].candidateId}>
                {group.people.length > 1 ? <NamesakeGroup group={group} /> : <ResultCard result={group.people[0]} />}
              </li>
            ))}
          </ol>
        </MergeArea>
      </StartPurposeArea>
      {search.hasNextPage ? (
        <button
          type="button"
          className="button button-center"
          // If disabled, it would lose the focus.
          aria-disabled={search.isFetchingNextPage}
          onClick={() => {
            if (!search.isFetchingNextPage) void loadMore();
          }}
        >
          {search.isFetchingNextPage ? messages.loading : messages.search.more}
        </button>
      ) : null}
    </section>
  );
}

/** A single letter of an alphabet is too short; a single Chinese or Japanese character is a name. */
function isTooShort(query: string): boolean {
  return (
    /^[\p{L}\p{N}]?$/u.test(query) &&
    !/\p{Script=Han}|\p{Script=Hangul}|\p{Script=Katakana}|\p{Script=Hiragana}/u.test(query)
  );
}

function NamesakeGroup({ group }: { readonly group: Namesakes }) {
  const id = useId();
  return (
    <section className="namesakes" aria-labelledby={id}>
      <h2 className="namesakes-title" id={id}>
        {messages.search.namesakes(group.people.length, group.name)}
      </h2>
      <p className="namesakes-text">{messages.search.namesakesText}</p>
      <ul className="namesakes-list">
        {group.people.map((person) => (
          <li key={person.candidateId}>
            <ResultCard result={person} upright />
          </li>
        ))}
      </ul>
    </section>
  );
}

function NobodyFound({
  query,
  type,
  onType,
  coverage,
}: {
  readonly query: string;
  readonly type: SearchType;
  readonly onType: (type: SearchType) => void;
  readonly coverage: readonly Asked[];
}) {
  return (
    <>
      <StatePage title={messages.search.none(type)} text={messages.search.noneText(type === "candor")}>
        {type === "candor" ? null : (
          <button type="button" className="button" onClick={() => onType("candor")}>
            {messages.search.everybody}
          </button>
        )}
        <Link
          to="/new"
          hash={new URLSearchParams({ q: query }).toString()}
          hashScrollIntoView={false}
          className="button"
        >
          {messages.start.newLink}
        </Link>
      </StatePage>
      <SearchCoverage coverage={coverage} />
    </>
  );
}
