import type { ReactNode } from "react";
import { useNewestInView } from "./newest-in-view.ts";

/** Up to this many columns have a label each. */
const MAX_LABELLED = 4;
/** With more columns, this many dates fit below them on a phone. */
const MAX_LABELS = 3;

interface ColumnDrawn {
  readonly label: string;
  readonly text: string;
  /** Relative to the highest, 0 to 1. */
  readonly share: number;
}

export interface DrawnColumn<Column> {
  readonly column: Column;
  readonly children: ReactNode;
}

/** Columns side by side, one for each day or month; a visually hidden list says what they show. */
export function ColumnBars<Column extends ColumnDrawn>({
  chart: { top, columns },
  open,
}: {
  readonly chart: { readonly top: string; readonly columns: readonly Column[] };
  /** Put around each column that opens something. */
  readonly open?: (drawn: DrawnColumn<Column>) => ReactNode;
}) {
  const row = useNewestInView<HTMLUListElement>();
  const every = columns.length <= MAX_LABELLED ? 1 : Math.ceil(columns.length / MAX_LABELS);
  return (
    <>
      <p className="column-top" aria-hidden="true">
        {top}
      </p>
      <ul className="column-chart" ref={row}>
        {columns.map((column, index) => (
          <li key={column.label}>
            {open === undefined ? <Bar column={column} /> : open({ column, children: <Bar column={column} /> })}
            <span className="column-label" aria-hidden="true">
              {index % every === 0 ? column.label : ""}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

function Bar({ column: { label, text, share } }: { readonly column: ColumnDrawn }) {
  return (
    <>
      <span className="visually-hidden">{`${label}: ${text}`}</span>
      <span className="column-bar" aria-hidden="true" title={`${label}: ${text}`}>
        <span style={{ height: `${share * 100}%` }} />
      </span>
    </>
  );
}
