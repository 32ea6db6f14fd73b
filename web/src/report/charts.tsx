import { SourceChip } from "../evidence/source-chip.tsx";
import { formatDecimal } from "../format.ts";

export interface Bar {
  readonly label: string;
  readonly value: number;
  readonly text: string;
  readonly pointer: string;
}

/** Horizontal bars on one scale. The numbers stand beside them, so that nothing is in the drawing alone. */
export function Bars({ bars }: { readonly bars: readonly Bar[] }) {
  const most = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <dl className="bars">
      {bars.map(({ label, value, text, pointer }) => (
        <div key={pointer}>
          <dt>{label}</dt>
          <dd>
            <span className="bars-axis" aria-hidden="true">
              <span style={{ width: `${(value / most) * 100}%` }} />
            </span>
            <span className="bars-value">
              {text}
              <SourceChip pointer={pointer} label={label} />
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

export interface Part {
  readonly label: string;
  /** In percent. */
  readonly value: number;
  readonly tone: "good" | "plain" | "bad";
  readonly pointer: string;
}

/** Parts of a whole in one bar, with their shares beneath. */
export function Split({ parts }: { readonly parts: readonly Part[] }) {
  return (
    <div className="split">
      <div className="split-bar" aria-hidden="true">
        {parts.map(({ label, value, tone }) => (
          <span key={label} className={`split-${tone}`} style={{ flexGrow: value }} />
        ))}
      </div>
      <dl className="split-legend">
        {parts.map(({ label, value, tone, pointer }) => (
          <div key={label}>
            <dt>
              <span className={`split-dot split-${tone}`} aria-hidden="true" />
              {label}
            </dt>
            <dd>
              {formatDecimal(value)} %
              <SourceChip pointer={pointer} label={label} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
