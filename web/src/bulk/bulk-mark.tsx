import { messages } from "../messages.ts";
import type { BulkStatus } from "../wire.ts";

/** The status of a bulk: a word, with a dot in its colour. */
export function BulkMark({ status }: { readonly status: BulkStatus }) {
  return <span className={`mark mark-${status}`}>{messages.bulk.statuses[status]}</span>;
}
