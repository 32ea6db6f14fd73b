import { type ReactNode, useId, useState } from "react";
import { useEvidence } from "../evidence/evidence-context.ts";
import { SourceChip } from "../evidence/source-chip.tsx";
import { messages } from "../messages.ts";

/** A part of a section under its own small heading. */
export function Block({
  title,
  chip,
  children,
}: {
  readonly title: string;
  readonly chip?: ReactNode;
  readonly children: ReactNode;
}) {
  const id = useId();
  return (
    <section className="block" aria-labelledby={id}>
      <h3 className="small-title">
        <span id={id}>{title}</span>
        {chip}
      </h3>
      {children}
    </section>
  );
}

/** One field: its name, its value, where it comes from. Nothing, where the value is not stated. */
export function Fact({
  label,
  pointer,
  value,
  children,
}: {
  readonly label: string;
  readonly pointer: string;
  readonly value: string | number | undefined;
  readonly children?: ReactNode;
}) {
  const { isUnknown } = useEvidence();
  if (value === undefined || value === "" || isUnknown(pointer, value)) return null;
  return (
    <div className="fact">
      <dt>{label}</dt>
      <dd>
        {children ?? value}
        <SourceChip pointer={pointer} label={label} />
      </dd>
    </div>
  );
}

/** Like `Fact`, for a number that is compared with others: shown large. `notStated` where nothing states it. */
export function Figure({
  label,
  pointer,
  value,
  format,
}: {
  readonly label: string;
  readonly pointer: string;
  readonly value: number;
  readonly format: (value: number) => string;
}) {
  const { isUnknown } = useEvidence();
  const unknown = isUnknown(pointer, value);
  return (
    <div className="tile">
      <dt>{label}</dt>
      <dd>
        {unknown ? (
          <span className="unstated">{messages.notStated}</span>
        ) : (
          <span className="figure">{format(value)}</span>
        )}
        {unknown ? null : <SourceChip pointer={pointer} label={label} />}
      </dd>
    </div>
  );
}

/** A list that begins with its first entries and shows the rest when asked to. */
export function LongList<T>({
  items,
  limit,
  className,
  children,
}: {
  readonly items: readonly T[];
  readonly limit: number;
  readonly className: string;
  readonly children: (item: T, index: number) => ReactNode;
}) {
  const [whole, setWhole] = useState(false);
  const shown = whole ? items : items.slice(0, limit);
  return (
    <>
      <ul className={className}>{shown.map(children)}</ul>
      {shown.length < items.length ? (
        <button type="button" className="button button-small no-print" onClick={() => setWhole(true)}>
          {messages.showAll(items.length)}
        </button>
      ) : null}
    </>
  );
}
