import type { BulkStatus } from "../../../src/domain/bulk.ts";
import { messages } from "../messages.ts";

/** How a bulk stands: a word, with a dot in its colour. */
export function BulkMark({ status }: { readonly status: BulkStatus }) {
  return <span className={`mark mark-${status}`}>{messages.bulk.statuses[status]}</span>;
}
