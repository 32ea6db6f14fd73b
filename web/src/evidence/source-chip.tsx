import { memo, type MouseEvent, useCallback, useSyncExternalStore } from "react";
import { messages } from "../messages.ts";
import { UnequalIcon } from "../parts/icons.tsx";
import { useEvidence } from "./evidence-context.ts";
import { numbersOf } from "./evidence-index.ts";

const SHOWN_NUMBERS = 2;
/**
 * U+2060, word joiner: a chip stays on the line of the word it belongs to (CSS Text 3, section 5.1). Browsers break before a
 * button all the same, unless both stand in a stretch without breaks.
 */
const NO_BREAK = "\u2060";

/** The numbers of the datasources behind a field or sentence. Opens its evidence; absent if there is none. */
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
  // The line keeps its length while the evidence is on its way: nothing moves when it comes.
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
