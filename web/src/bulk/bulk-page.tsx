import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { useState } from "react";
import { useClient } from "../client.ts";
import { formatDuration, formatWhole } from "../format.ts";
import { messages } from "../messages.ts";
import { usePageTitle } from "../parts/page-title.ts";
import { ErrorState, LoadingState } from "../parts/states.tsx";
import { bulkQuery } from "../queries.ts";
import type { Bulk, RowState } from "../wire.ts";
import { BulkActions } from "./bulk-actions.tsx";
import { BulkMark } from "./bulk-mark.tsx";
import { BulkTable } from "./bulk-table.tsx";
import { timeLeftOf } from "./bulk-time-left.ts";

const STATES = Object.keys(messages.bulk.states) as RowState[];
const PARTS = ["lookups", "questions", "credits"] as const;

/** One bulk: its progress, what it has spent, and its rows, which change as they are looked up. */
export function BulkPage() {
  const { bulkId } = useParams({ from: "/bulk/$bulkId" });
  const bulk = useQuery(bulkQuery(useClient(), bulkId));
  usePageTitle(bulk.data?.name ?? messages.bulk.page);
  if (bulk.isPending) return <LoadingState lines={6} />;
  if (bulk.isError && !bulk.data) {
    return <ErrorState title={messages.bulk.oneFailed} error={bulk.error} onRetry={() => void bulk.refetch()} />;
  }
  return <Opened bulk={bulk.data} />;
}

function Opened({ bulk }: { readonly bulk: Bulk }) {
  const [state, setState] = useState<RowState | null>(null);
  const shown = STATES.filter((each) => bulk.counts[each] > 0 || each === state);
  return (
    <div className="page">
      <div className="import-head">
        <h1 className="page-title bulk-name">{bulk.name}</h1>
        <BulkMark status={bulk.status} />
      </div>
      {bulk.errorMessage ? <p className="lead">{bulk.errorMessage}</p> : null}
      <Progress bulk={bulk} />
      <BulkActions bulk={bulk} />
      <fieldset className="picker">
        <legend className="visually-hidden">{messages.bulk.filter}</legend>
        <div>
          {[null, ...shown].map((each) => (
            <label key={each ?? "all"} className="picker-choice">
              <input
                type="radio"
                name="state"
                checked={each === state}
                onChange={() => setState(each)}
                className="visually-hidden"
              />
              <span>
                {each ? messages.bulk.states[each] : messages.bulk.all}{" "}
                {formatWhole(each ? bulk.counts[each] : bulk.rows)}
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <BulkTable bulkId={bulk.bulkId} running={bulk.status === "running"} state={state} />
    </div>
  );
}

function Progress({ bulk }: { readonly bulk: Bulk }) {
  const { rows, counts, status } = bulk;
  // Of a bulk lookup that was stopped, what was left has not been looked up.
  const left = status === "cancelled" || status === "error" ? counts.cancelled : 0;
  const ended = rows - counts.waiting - counts.running - left;
  const leftMs = timeLeftOf(bulk, Date.now());
  const spent = (part: (typeof PARTS)[number]) => {
    const limit = bulk.budget[part];
    const sum = formatWhole(bulk.spent[part]);
    return limit === undefined ? sum : messages.bulk.of(sum, formatWhole(limit));
  };
  return (
    <>
      <div
        className="progress"
        role="progressbar"
        aria-label={messages.run.progress}
        aria-valuemin={0}
        aria-valuemax={rows}
        aria-valuenow={ended}
      >
        <span style={{ transform: `scaleX(${Math.max(0.01, ended / Math.max(1, rows))})` }} />
      </div>
      <p className="import-text">
        {messages.bulk.progress(formatWhole(ended), formatWhole(rows))}
        {status === "running" && leftMs !== undefined
          ? ` · ${messages.bulk.timeLeft(formatDuration(Math.ceil(leftMs / 1_000) * 1_000))}`
          : ""}
      </p>
      <p className="import-text">
        {messages.bulk.spent({ lookups: spent("lookups"), questions: spent("questions"), credits: spent("credits") })}
      </p>
    </>
  );
}
