import type { ColumnChart } from "../../../src/presentation/panel.ts";

/** So many columns have a label each. */
const MAX_LABELLED = 4;
/** Of more columns so many days fit under them on a telephone. */
const MAX_LABELS = 3;

/** Columns side by side, one for each day or month; what they show is told in a list that is not seen. */
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
