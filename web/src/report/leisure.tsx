import { CitedText } from "../evidence/cited-text.tsx";
import { SourceChip } from "../evidence/source-chip.tsx";
import { messages } from "../messages.ts";
import { OutLink } from "../parts/out-link.tsx";
import { Picture } from "../parts/picture.tsx";
import { hostOf } from "../safe-url.ts";
import type { LookupData } from "../wire.ts";
import { LongList } from "./blocks.tsx";

export function Leisure({ data }: { readonly data: LookupData }) {
  return (
    <>
      <CitedText pointer="/leisureSummary" text={data.leisureSummary} label={messages.sections.leisure} />
      <LongList items={data.hobbies ?? []} limit={12} className="cards">
        {({ title, description, imageUrl, source }, index) => (
          <li key={index} className="card">
            <Picture url={imageUrl} name={title} size={40} />
            <div>
              <p className="card-name">
                {title}
                <SourceChip pointer={`/hobbies/${index}`} label={title} />
              </p>
              {description ? <p className="card-text">{description}</p> : null}
              {source ? (
                <p className="card-text">
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
