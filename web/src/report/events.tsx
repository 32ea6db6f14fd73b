import { CitedText } from "../evidence/cited-text.tsx";
import { SourceChip } from "../evidence/source-chip.tsx";
import { formatDay } from "../format.ts";
import { messages } from "../messages.ts";
import { OutLink } from "../parts/out-link.tsx";
import { hostOf } from "../safe-url.ts";
import type { LookupData } from "../wire.ts";
import { LongList } from "./blocks.tsx";

export function Events({ data }: { readonly data: LookupData }) {
  return (
    <>
      <CitedText pointer="/eventsSummary" text={data.eventsSummary} label={messages.sections.events} />
      <LongList items={data.events ?? []} limit={12} className="timeline">
        {({ title, description, date, source }, index) => (
          <li key={index} className="entry">
            <p className="entry-when">{date ? formatDay(date) : ""}</p>
            <div className="entry-what">
              <p className="entry-title">
                {title}
                <SourceChip pointer={`/events/${index}`} label={title} />
              </p>
              {description ? <p className="entry-text">{description}</p> : null}
              {source ? (
                <p className="entry-where">
                  <OutLink url={source}>{hostOf(source)}</OutLink>
                </p>
              ) : null}
            </div>
          </li>
        )}
      </LongList>
    </>
  );
}
