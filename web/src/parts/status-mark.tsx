import { messages } from "../messages.ts";
import type { Status } from "../wire.ts";

/** The status of a lookup: a word, with a dot in its colour. */
export function StatusMark({ status, note }: { readonly status: Status; readonly note?: string | undefined }) {
  return (
    <span className={`mark mark-${status}`}>
      {messages.statuses[status]}
      {note ? <span className="mark-note"> {note}</span> : null}
    </span>
  );
}
