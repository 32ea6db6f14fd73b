import { Link } from "@tanstack/react-router";
import { formatMoment } from "../format.ts";
import { messages } from "../messages.ts";
import { StatePage } from "../parts/states.tsx";

/** The service's receipt for an erased lookup. */
export interface LookupErasure {
  readonly lookupId: string;
  readonly erasedAt: string;
  readonly rows: Readonly<Record<string, number>>;
}

export function Erased({ erasure }: { readonly erasure: LookupErasure }) {
  const rows = Object.values(erasure.rows).reduce((sum, count) => sum + count, 0);
  return (
    <div role="status">
      <StatePage
        title={messages.erase.doneTitle}
        text={messages.erase.doneText(messages.erase.rows(rows), formatMoment(erasure.erasedAt))}
        level={1}
      >
        <Link to="/lookups" className="button">
          {messages.lookup.toHistory}
        </Link>
        <Link to="/" className="button button-primary">
          {messages.erase.toSearch}
        </Link>
      </StatePage>
    </div>
  );
}
