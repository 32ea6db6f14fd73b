import { CitedText } from "../evidence/cited-text.tsx";
import { Emphasis } from "../evidence/emphasis.tsx";
import { SourceChip } from "../evidence/source-chip.tsx";
import { messages } from "../messages.ts";
import { Picture } from "../parts/picture.tsx";
import type { LookupData } from "../wire.ts";
import { Block, LongList } from "./blocks.tsx";

const { report } = messages;

export function Selling({ data }: { readonly data: LookupData }) {
  return (
    <>
      <CitedText pointer="/sellingSummary" text={data.sellingSummary} label={messages.sections.selling} />
      <div className="columns">
        <Pairs title={report.dos} name="sellingDo" pairs={data.sellingDo} />
        <Pairs title={report.donts} name="sellingDont" pairs={data.sellingDont} />
      </div>
      <Pairs title={report.personality} name="personalityInsights" pairs={data.personalityInsights} />
      <Pairs title={report.preferences} name="preferences" pairs={data.preferences} />
      <Brands brands={data.brandPreferences} />
    </>
  );
}

function Pairs({
  title,
  name,
  pairs,
}: {
  readonly title: string;
  readonly name: string;
  readonly pairs: LookupData["preferences"];
}) {
  if (!pairs || pairs.length === 0) return null;
  return (
    <Block title={title}>
      <LongList items={pairs} limit={12} className="pairs">
        {({ key, value }, index) => (
          <li key={index}>
            <strong>{key}</strong>
            <p>
              <Emphasis text={value} />
              <SourceChip pointer={`/${name}/${index}`} label={key} />
            </p>
          </li>
        )}
      </LongList>
    </Block>
  );
}

function Brands({ brands }: { readonly brands: LookupData["brandPreferences"] }) {
  if (!brands || brands.length === 0) return null;
  return (
    <Block title={report.brands}>
      <LongList items={brands} limit={12} className="cards">
        {({ brand, imageUrl, evidence }, index) => (
          <li key={index} className="card">
            <Picture url={imageUrl} name={brand} size={40} />
            <div>
              <p className="card-name">
                {brand}
                <SourceChip pointer={`/brandPreferences/${index}`} label={brand} />
              </p>
              {evidence ? <p className="card-text">{evidence}</p> : null}
            </div>
          </li>
        )}
      </LongList>
    </Block>
  );
}
