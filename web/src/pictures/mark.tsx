import type { CSSProperties, ReactNode } from "react";
import { useEvidence, useSelection } from "../evidence/evidence-context.ts";

/** A fact in a picture. Opens its evidence. */
export function Mark({
  pointer,
  label,
  className,
  style,
  hasChip = false,
  children,
}: {
  readonly pointer: string;
  /** Everything the mark says, for people who cannot see it. */
  readonly label: string;
  readonly className: string;
  readonly style?: CSSProperties;
  /** Whether a chip beside it opens the same for keyboards and screen readers. */
  readonly hasChip?: boolean;
  readonly children?: ReactNode;
}) {
  const { selection } = useEvidence();
  const open = useSelection(selection)?.pointer === pointer;
  return (
    <button
      type="button"
      className={`pictured ${className}`}
      style={style}
      title={label}
      {...(hasChip ? { "aria-hidden": true, tabIndex: -1 } : { "aria-label": label, "aria-pressed": open })}
      onClick={({ currentTarget }) => selection.set(open ? null : { pointer, label, chip: currentTarget })}
    >
      {children}
    </button>
  );
}
