import { SourceChip } from "../evidence/source-chip.tsx";
import { formatDay } from "../format.ts";
import { messages } from "../messages.ts";
import { OutLink } from "../parts/out-link.tsx";
import { hostOf } from "../safe-url.ts";
import type { LookupData } from "../wire.ts";
import { LongList } from "./blocks.tsx";

export function AdverseMedia({ data }: { readonly data: LookupData }) {
  return (
    <LongList items={data.adverseMediaResults ?? []} limit={12} className="timeline">
      {({ title, reason, source, categories, date }, index) => (
        <li key={index} className="entry">
          <p className="entry-when">{date ? formatDay(date) : ""}</p>
          <div className="entry-what">
            <p className="entry-title">
              {title ?? hostOf(source)}
              <SourceChip pointer={`/adverseMediaResults/${index}`} label={title ?? hostOf(source)} />
            </p>
            <p className="entry-text">{reason}</p>
            <p className="entry-where">
              {categories.length > 0 ? `${categories.join(", ")} · ` : ""}
              <OutLink url={source}>{messages.report.article}</OutLink> <span className="soft">({hostOf(source)})</span>
            </p>
          </div>
        </li>
      )}
    </LongList>
  );
}
