import type { ColumnChart } from "../../../src/presentation/panel.ts";
import { SourceChip } from "../evidence/source-chip.tsx";
import { messages } from "../messages.ts";
import { ColumnBars, type DrawnColumn } from "../parts/column-bars.tsx";
import { Figure } from "../pictures/figure.tsx";
import { Mark, MarkBesideChip } from "../pictures/mark.tsx";
import { Block } from "./blocks.tsx";
import type { PropsOf } from "./props.ts";

/** Horizontal bars on one scale. The numbers are next to them, so that nothing is only in the drawing. */
export function Bars({ title, bars }: PropsOf<"bars">) {
  return (
    <Block title={title}>
      <dl className="bars">
        {bars.map(({ label, value: { pointer, text }, share }) => (
          <div key={pointer}>
            <dt>{label}</dt>
            <dd>
              <MarkBesideChip pointer={pointer} label={`${label}: ${text}`} className="axis">
                <span className="bars-axis">
                  <span style={{ width: `${share * 100}%` }} />
                </span>
              </MarkBesideChip>
              <span className="bars-value">
                {text}
                <SourceChip pointer={pointer} label={label} />
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </Block>
  );
}

/** Parts of a whole in one bar, with their shares below. */
export function Splits({ splits }: PropsOf<"splits">) {
  return (
    <div className="columns">
      {splits.map(({ title, shares }) => (
        <Block key={title} title={title}>
          <div className="split-bar">
            {shares.map(({ label, percent, tone, value: { pointer, text } }) => (
              <MarkBesideChip
                key={label}
                pointer={pointer}
                label={`${label}: ${text}`}
                className={`split-${tone}`}
                style={{ flexGrow: percent }}
              />
            ))}
          </div>
          <dl className="split-legend">
            {shares.map(({ label, value: { pointer, text }, tone }) => (
              <div key={label}>
                <dt>
                  <span className={`split-dot split-${tone}`} aria-hidden="true" />
                  {label}
                </dt>
                <dd>
                  {text}
                  <SourceChip pointer={pointer} label={label} />
                </dd>
              </div>
            ))}
          </dl>
        </Block>
      ))}
    </div>
  );
}

/** Periods on one time axis. */
export function Spans({ title, ticks, spans }: PropsOf<"spans">) {
  return (
    <Block title={title}>
      <ul className="spans">
        {spans.map(({ pointer, label, text, from, to, open }) => (
          <li key={pointer}>
            <span className="spans-name">
              {label}
              <SourceChip pointer={pointer} label={`${title} ${label}`} />
            </span>
            <MarkBesideChip pointer={pointer} label={`${label}: ${text}`} className="axis">
              <span className="spans-axis">
                <span
                  className={open ? "spans-open" : undefined}
                  style={{
                    insetInlineStart: `${from * 100}%`,
                    width: open ? `${(1 - from) * 100}%` : `${Math.max(0.8, (to - from) * 100)}%`,
                  }}
                />
              </span>
            </MarkBesideChip>
            <span className="spans-text">{text}</span>
          </li>
        ))}
        <li className="spans-years" aria-hidden="true">
          <span />
          <span className="spans-ticks">
            {apart(ticks).map(({ at, label }) => (
              <span key={label} style={{ insetInlineStart: `clamp(0.875rem, ${at * 100}%, 100% - 0.875rem)` }}>
                {label}
              </span>
            ))}
          </span>
        </li>
      </ul>
    </Block>
  );
}

/** Shares of an axis on a phone: half the width of a year at its end, and the least distance between two. */
const HALF_YEAR = 0.05;
const MIN_DISTANCE = 0.11;

/** Without a first or last year that would touch the one beside it, because it is moved inside the axis. */
function apart(ticks: PropsOf<"spans">["ticks"]): PropsOf<"spans">["ticks"] {
  const placed = ticks.map(({ at }) => Math.min(1 - HALF_YEAR, Math.max(HALF_YEAR, at)));
  const distance = (at: number): number => (placed[at + 1] ?? Infinity) - (placed[at] ?? -Infinity);
  const isFree = (at: number): boolean =>
    (at !== 0 || distance(0) >= MIN_DISTANCE) && (at !== ticks.length - 1 || distance(at - 1) >= MIN_DISTANCE);
  return ticks.filter((_, at) => isFree(at));
}

/** More months, each wide enough for a finger, need the whole width of a page. */
const MAX_IN_HALF = 12;

/** Columns side by side, month by month: each opens its posts, one after another. */
export function Columns({ charts }: PropsOf<"columns">) {
  const isLong = charts.some(({ columns }) => columns.length > MAX_IN_HALF);
  return (
    <div className={isLong ? "columns columns-long" : "columns"}>
      {charts.map(({ title, top, columns }) => (
        <Figure
          key={title}
          title={title}
          head={[messages.pictures.month, title]}
          rows={columns.map(({ label, text, pointers }) => ({ pointer: pointers[0] ?? null, cells: [label, text] }))}
        >
          <ColumnBars chart={{ top, columns }} open={(drawn) => <MonthMark title={title} {...drawn} />} />
        </Figure>
      ))}
    </div>
  );
}

/** A month without posts is not a mark. */
function MonthMark({
  title,
  column: { label, text, pointers },
  children,
}: DrawnColumn<ColumnChart["columns"][number]> & { readonly title: string }) {
  const [first, ...others] = pointers;
  if (first === undefined) return children;
  return (
    <Mark pointers={[first, ...others]} label={`${title}, ${label}: ${text}`} className="column-mark">
      {children}
    </Mark>
  );
}
