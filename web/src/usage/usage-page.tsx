import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useClient } from "../client.ts";
import { formatDay, formatWhole } from "../format.ts";
import { messages } from "../messages.ts";
import { ColumnBars } from "../parts/column-bars.tsx";
import { usePageTitle } from "../parts/page-title.ts";
import { ErrorState, LoadingState } from "../parts/states.tsx";
import { usageQuery } from "../queries.ts";
import type { Usage } from "../wire.ts";
import { daysBack, lookupsByDay } from "./by-day.ts";

const { usage: words } = messages;
const FIGURES = [words.begun, words.charged, words.trials, words.returned];
const PERIODS = [7, 30, 90, 366] as const;

/** What the account's keys used: a column for each day, and a row for each day and key. */
export function UsagePage() {
  usePageTitle(words.page);
  const client = useClient();
  const [days, setDays] = useState<number>(30);
  const period = daysBack(new Date(), days);
  const usage = useQuery(usageQuery(client, period));
  return (
    <div className="page page-narrow">
      <h1 className="page-title">{words.title}</h1>
      <p className="lead">{words.lead}</p>
      <div className="usage-period">
        <label className="field-label" htmlFor="usage-days">
          {words.period}
        </label>
        <select
          id="usage-days"
          className="input"
          value={days}
          onChange={(event) => setDays(Number(event.currentTarget.value))}
        >
          {PERIODS.map((each) => (
            <option key={each} value={each}>
              {words.lastDays(each)}
            </option>
          ))}
        </select>
      </div>
      {usage.isPending ? <LoadingState lines={4} /> : null}
      {usage.isError && !usage.data ? (
        <ErrorState title={words.failed} error={usage.error} onRetry={() => void usage.refetch()} />
      ) : null}
      {usage.data?.results.length === 0 ? <p className="soft">{words.none}</p> : null}
      {usage.data && usage.data.results.length > 0 ? <Figures rows={usage.data.results} period={period} /> : null}
    </div>
  );
}

function Figures({
  rows,
  period,
}: {
  readonly rows: readonly Usage[];
  readonly period: { readonly from: string; readonly to: string };
}) {
  const days = lookupsByDay(rows, period);
  const most = Math.max(...days.map(({ lookups }) => lookups));
  const columns = days.map(({ day, lookups }) => ({
    label: formatDay(day),
    text: words.lookups(lookups),
    share: most === 0 ? 0 : lookups / most,
  }));
  return (
    <>
      <section className="block">
        <h2 className="small-title">{words.chart}</h2>
        <ColumnBars chart={{ top: words.lookups(most), columns }} />
      </section>
      <section className="table-frame" tabIndex={0} aria-label={words.table}>
        <table className="table usage-days">
          <thead>
            <tr>
              <th scope="col">{words.day}</th>
              <th scope="col">{words.key}</th>
              {FIGURES.map((title) => (
                <th key={title} scope="col" className="table-number">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ day, keyId, name, lookups, charged, trials, returned }) => (
              <tr key={`${day} ${keyId}`}>
                <th scope="row">{formatDay(day)}</th>
                <td>{name}</td>
                {[lookups, charged, trials, returned].map((figure, index) => (
                  <td key={index} className="table-number" data-title={FIGURES[index]}>
                    {formatWhole(figure)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}
