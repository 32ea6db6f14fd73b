import { formatWhole } from "../format.ts";
import { messages } from "../messages.ts";
import type { Import } from "../wire.ts";

const { counts } = messages.imports;
const COUNTS = Object.keys(counts) as (keyof typeof counts)[];

/** What an import did; what it did none of is left out. */
export function ImportCounts({ entry }: { readonly entry: Import }) {
  return (
    <dl className="import-counts">
      {COUNTS.filter((count) => count === "rowsRead" || entry[count] > 0).map((count) => (
        <div key={count}>
          <dt>{counts[count]}</dt>
          <dd>{formatWhole(entry[count])}</dd>
        </div>
      ))}
    </dl>
  );
}

export function Rejections({ entry }: { readonly entry: Import }) {
  if (entry.rejected === 0) return null;
  return (
    <details className="rejections">
      <summary>{messages.imports.rejections(entry.rejected)}</summary>
      <ul>
        {entry.rejections.map(({ path, line, reason }, index) => (
          <li key={index}>{messages.imports.rejection(path, line, reason)}</li>
        ))}
      </ul>
      {entry.rejected > entry.rejections.length ? <p className="soft">{messages.imports.firstHundred}</p> : null}
    </details>
  );
}
