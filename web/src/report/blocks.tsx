import { type ReactNode, useId, useState } from "react";
import { messages } from "../messages.ts";
import { usePrinting } from "../parts/use-printing.ts";

/** A part of a section under its own small heading, if it has one; `h2` if it stands beside the sections. */
export function Block({
  title,
  heading: Heading = "h3",
  children,
}: {
  readonly title: string | null;
  readonly heading?: "h2" | "h3";
  readonly children: ReactNode;
}) {
  const id = useId();
  if (title === null) return <div className="block">{children}</div>;
  return (
    <section className="block" aria-labelledby={id}>
      <Heading className="small-title">
        <span id={id}>{title}</span>
      </Heading>
      {children}
    </section>
  );
}

/** A list that shows its first entries, and the rest on request. On paper it is whole. */
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
  const isPrinted = usePrinting();
  const shown = whole || isPrinted ? items : items.slice(0, limit);
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
