import type { CSSProperties, ReactNode } from "react";
import { useEvidence, useSelection } from "../evidence/evidence-context.ts";
import { FACTS, labelAt } from "../evidence/walk.ts";

/** One or more facts in a picture. Opens the evidence of the first; the others follow it. */
export function Mark({
  pointers,
  label,
  className,
  style,
  children,
}: {
  readonly pointers: readonly [string, ...string[]];
  /** Everything the mark says, for people who cannot see it. */
  readonly label: string;
  readonly className: string;
  readonly style?: CSSProperties;
  readonly children?: ReactNode;
}) {
  const { selection } = useEvidence();
  const selected = useSelection(selection);
  const open = selected !== null && pointers.includes(selected.pointer);
  return (
    <button
      type="button"
      className={`pictured ${className}`}
      style={style}
      title={label}
      aria-label={label}
      aria-pressed={open}
      data-label={label}
      {...{ [FACTS]: JSON.stringify(pointers) }}
      onClick={({ currentTarget }) =>
        selection.set(
          open
            ? null
            : { pointer: pointers[0], label: labelAt(currentTarget, 0, pointers.length), chip: currentTarget },
        )
      }
    >
      {children}
    </button>
  );
}

/** The drawn part of a fact whose chip is beside it: it does the same as the chip, which keyboards and screen readers use. */
export function MarkBesideChip({
  pointer,
  label,
  className,
  style,
  children,
}: {
  readonly pointer: string;
  readonly label: string;
  readonly className: string;
  readonly style?: CSSProperties;
  readonly children?: ReactNode;
}) {
  const click = (mark: HTMLElement): void =>
    mark
      .closest(".block")
      ?.querySelector<HTMLElement>(`[data-chip="${CSS.escape(pointer)}"]`)
      ?.click();
  return (
    <button
      type="button"
      className={`pictured ${className}`}
      style={style}
      title={label}
      aria-hidden
      tabIndex={-1}
      onClick={({ currentTarget }) => click(currentTarget)}
    >
      {children}
    </button>
  );
}
