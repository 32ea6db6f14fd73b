import { memo, type MouseEvent, useCallback, useSyncExternalStore } from "react";
import { messages } from "../messages.ts";
import { UnequalIcon } from "../parts/icons.tsx";
import { useEvidence } from "./evidence-context.ts";
import { numbersOf } from "./evidence-index.ts";

const SHOWN_NUMBERS = 2;
/**
 * U+2060, word joiner: keeps a chip on the line of its word (CSS Text 3, section 5.1). Browsers break before a button
 * anyway, unless both are inside an element without breaks.
 */
const NO_BREAK = "\u2060";

/** The numbers of the datasources behind a field or sentence. Opens the evidence; nothing if there is none. */
export const SourceChip = memo(function SourceChip({
  pointer,
  label,
}: {
  readonly pointer: string;
  readonly label: string;
}) {
  const { index, selection } = useEvidence();
  const isOpen = useCallback(() => selection.get()?.pointer === pointer, [selection, pointer]);
  const open = useSyncExternalStore(selection.subscribe, isOpen);
  // Reserves the space while the evidence is loading, so that nothing moves when it arrives.
  if (!index) return <span className="chip-place" aria-hidden="true" />;
  const claims = index.at(pointer);
  const numbers = numbersOf(index, claims);
  if (numbers.length === 0) return null;
  const conflicts = claims.some((claim) => claim.conflicts);
  const toggle = ({ currentTarget }: MouseEvent<HTMLElement>) =>
    selection.set(open ? null : { pointer, label, chip: currentTarget });
  const shown = numbers.slice(0, SHOWN_NUMBERS);
  const more = numbers.length - shown.length;
  return (
    <span className="chip-hold">
      {NO_BREAK}
      <button
        type="button"
        className="chip"
        data-chip={pointer}
        data-label={label}
        aria-pressed={open}
        aria-label={messages.evidence.chip(label.slice(0, 120), messages.evidence.numbers(shown, more))}
        onClick={toggle}
      >
        {shown.join(",")}
        {more > 0 ? <span className="chip-more">+{more}</span> : null}
      </button>
      {conflicts ? (
        <button
          type="button"
          className="chip chip-conflict"
          aria-label={messages.evidence.conflict(label.slice(0, 120))}
          title={messages.evidence.conflict(label.slice(0, 120))}
          onClick={toggle}
        >
          <UnequalIcon />
        </button>
      ) : null}
    </span>
  );
});
