import { SourceChip } from "../evidence/source-chip.tsx";
import { ColumnBars } from "../parts/column-bars.tsx";
import { Mark } from "../pictures/mark.tsx";
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
              <Mark pointer={pointer} label={`${label}: ${text}`} className="axis" hasChip>
                <span className="bars-axis">
                  <span style={{ width: `${share * 100}%` }} />
                </span>
              </Mark>
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
              <Mark
                key={label}
                pointer={pointer}
                label={`${label}: ${text}`}
                className={`split-${tone}`}
                style={{ flexGrow: percent }}
                hasChip
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
            <Mark pointer={pointer} label={`${label}: ${text}`} className="axis" hasChip>
              <span className="spans-axis">
                <span
                  className={open ? "spans-open" : undefined}
                  style={{
                    insetInlineStart: `${from * 100}%`,
                    width: open ? `${(1 - from) * 100}%` : `${Math.max(0.8, (to - from) * 100)}%`,
                  }}
                />
              </span>
            </Mark>
            <span className="spans-text">{text}</span>
          </li>
        ))}
        <li className="spans-years" aria-hidden="true">
          <span />
          <span className="spans-ticks">
            {ticks.map(({ at, label }) => (
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

/** Columns side by side, month by month; a visually hidden table says what they show. */
export function Columns({ charts }: PropsOf<"columns">) {
  return (
    <div className="columns">
      {charts.map((chart) => (
        <Block key={chart.title} title={chart.title}>
          <ColumnBars chart={chart} />
        </Block>
      ))}
    </div>
  );
}
