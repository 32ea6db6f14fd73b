import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { rowReasonText } from "../../../src/presentation/reason-text.ts";
import { useClient } from "../client.ts";
import { formatShare } from "../format.ts";
import { messages, words } from "../messages.ts";
import { ErrorState, LoadingState } from "../parts/states.tsx";
import { bulkRowsQuery } from "../queries.ts";
import type { BulkRow, RowState } from "../wire.ts";

/** The rows of a bulk in list order, in pages. */
export function BulkTable({
  bulkId,
  running,
  state,
}: {
  readonly bulkId: string;
  readonly running: boolean;
  readonly state: RowState | null;
}) {
  const rows = useInfiniteQuery(bulkRowsQuery(useClient(), bulkId, { state, running }));
  if (rows.isPending) return <LoadingState lines={6} />;
  if (rows.isError && !rows.data) {
    return <ErrorState title={messages.bulk.rowsFailed} error={rows.error} onRetry={() => void rows.refetch()} />;
  }
  return (
    <>
      <div className="table-frame" tabIndex={0} role="region" aria-label={messages.bulk.table}>
        <table className="table bulk-rows">
          <thead>
            <tr>
              <th scope="col">{messages.bulk.row}</th>
              <th scope="col">{messages.bulk.given}</th>
              <th scope="col">{messages.bulk.state}</th>
              <th scope="col">{messages.bulk.match}</th>
              <th scope="col" className="table-number">
                {messages.bulk.likelihood}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.data.pages
              .flatMap((page) => page.results)
              .map((row) => (
                <Row key={row.row} row={row} />
              ))}
          </tbody>
        </table>
      </div>
      {rows.hasNextPage ? (
        <button
          type="button"
          className="button button-center"
          onClick={() => void rows.fetchNextPage()}
          disabled={rows.isFetchingNextPage}
        >
          {rows.isFetchingNextPage ? messages.loading : messages.more}
        </button>
      ) : null}
    </>
  );
}

function Row({ row }: { readonly row: BulkRow }) {
  const name = row.matchedName ?? row.fullName;
  return (
    <tr>
      <td>{row.row}</td>
      <th scope="row">{row.fullName || messages.bulk.unnamed}</th>
      <td>
        {messages.bulk.states[row.state]}
        {row.state === "running" && row.progress !== undefined ? ` ${formatShare(row.progress)}` : ""}
      </td>
      <td>
        {row.lookupId ? (
          <Link to="/lookups/$lookupId" params={{ lookupId: row.lookupId }} aria-label={messages.bulk.openLookup(name)}>
            {name}
          </Link>
        ) : (
          row.matchedName
        )}
        {row.reason ? (
          <span className="table-reason">{row.why ? rowReasonText(words, row.why) : row.reason}</span>
        ) : null}
      </td>
      <td className="table-number">{row.likelihood === undefined ? "" : formatShare(row.likelihood)}</td>
    </tr>
  );
}
