import { SourceChip } from "../evidence/source-chip.tsx";
import { formatDay } from "../format.ts";
import { messages } from "../messages.ts";
import type { LookupData } from "../wire.ts";
import { LongList } from "./blocks.tsx";

export function DataBreaches({ data }: { readonly data: LookupData }) {
  return (
    <LongList items={data.dataBreaches ?? []} limit={12} className="timeline">
      {({ title, domain, email, description, date, attributes }, index) => (
        <li key={index} className="entry">
          <p className="entry-when">{formatDay(date)}</p>
          <div className="entry-what">
            <p className="entry-title">
              {title}
              <SourceChip pointer={`/dataBreaches/${index}`} label={title} />
            </p>
            <p className="entry-where">{[domain, email].filter(Boolean).join(" · ")}</p>
            {description ? <p className="entry-text">{description}</p> : null}
            {attributes.length > 0 ? (
              <p className="entry-text">
                {messages.report.exposed}: {attributes.join(", ")}
              </p>
            ) : null}
          </div>
        </li>
      )}
    </LongList>
  );
}
