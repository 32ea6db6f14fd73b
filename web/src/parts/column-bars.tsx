import type { ColumnChart } from "../../../src/presentation/panel.ts";

/** Up to this many columns have a label each. */
const MAX_LABELLED = 4;
/** With more columns, this many dates fit below them on a phone. */
const MAX_LABELS = 3;

/** Columns side by side, one for each day or month; a visually hidden list says what they show. */
export function ColumnBars({ chart: { top, columns } }: { readonly chart: Pick<ColumnChart, "top" | "columns"> }) {
  const every = columns.length <= MAX_LABELLED ? 1 : Math.ceil(columns.length / MAX_LABELS);
  return (
    <>
      <p className="column-top" aria-hidden="true">
        {top}
      </p>
      <ul className="column-chart">
        {columns.map(({ label, text, share }, index) => (
          <li key={label}>
            <span className="visually-hidden">{`${label}: ${text}`}</span>
            <span className="column-bar" aria-hidden="true" title={`${label}: ${text}`}>
              <span style={{ height: `${share * 100}%` }} />
            </span>
            <span className="column-label" aria-hidden="true">
              {index % every === 0 ? label : ""}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
