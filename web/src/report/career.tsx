import { CitedText } from "../evidence/cited-text.tsx";
import { useEvidence } from "../evidence/evidence-context.ts";
import { SourceChip } from "../evidence/source-chip.tsx";
import { formatMonth, formatWhole } from "../format.ts";
import { messages } from "../messages.ts";
import { Picture } from "../parts/picture.tsx";
import { picturePath } from "../safe-url.ts";
import type { Experience, LookupData, School } from "../wire.ts";
import { Block, LongList } from "./blocks.tsx";

const { report } = messages;

export function Career({ data }: { readonly data: LookupData }) {
  return (
    <>
      <CitedText pointer="/careerSummary" text={data.careerSummary} label={messages.sections.career} />
      <Words title={report.badges} name="careerBadges" words={data.careerBadges} />
      {data.experiences && data.experiences.length > 0 ? (
        <Block title={report.experiences}>
          <LongList items={data.experiences} limit={12} className="timeline">
            {(experience, index) => <Role key={index} experience={experience} pointer={`/experiences/${index}`} />}
          </LongList>
        </Block>
      ) : null}
      {data.education && data.education.length > 0 ? (
        <Block title={report.education}>
          <LongList items={data.education} limit={12} className="timeline">
            {(school, index) => <Education key={index} school={school} pointer={`/education/${index}`} />}
          </LongList>
        </Block>
      ) : null}
      <Words title={report.skills} name="skills" words={data.skills} />
    </>
  );
}

function Role({ experience, pointer }: { readonly experience: Experience; readonly pointer: string }) {
  const { isUnknown } = useEvidence();
  const { title, company, dateFrom, dateTo, location, description, imageUrl } = experience;
  const shownTitle = isUnknown(`${pointer}/title`, title) ? "" : title;
  const shownCompany = isUnknown(`${pointer}/company`, company) ? "" : company;
  const facts = roleFacts(experience);
  return (
    <li className="entry">
      <p className="entry-when">{formatSpan(dateFrom, dateTo)}</p>
      <div className="entry-what">
        {picturePath(imageUrl) ? <Picture url={imageUrl} name={shownCompany || shownTitle} size={32} /> : null}
        <p className="entry-title">
          {shownTitle || shownCompany}
          <SourceChip pointer={pointer} label={[shownTitle, shownCompany].filter(Boolean).join(", ")} />
        </p>
        <p className="entry-where">{[shownTitle ? shownCompany : "", location].filter(Boolean).join(" · ")}</p>
        {description ? <p className="entry-text">{description}</p> : null}
        {facts.length > 0 ? (
          <dl className="entry-facts">
            {facts.map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        ) : null}
      </div>
    </li>
  );
}

function Education({ school, pointer }: { readonly school: School; readonly pointer: string }) {
  const { title, subtitle, dateFrom, dateTo, imageUrl } = school;
  return (
    <li className="entry">
      <p className="entry-when">{dateFrom ? formatSpan(dateFrom, dateTo) : dateTo ? formatMonth(dateTo) : ""}</p>
      <div className="entry-what">
        {picturePath(imageUrl) ? <Picture url={imageUrl} name={title} size={32} /> : null}
        <p className="entry-title">
          {title}
          <SourceChip pointer={pointer} label={title} />
        </p>
        {subtitle ? <p className="entry-where">{subtitle}</p> : null}
      </div>
    </li>
  );
}

/** Plain words, each with its evidence: skills, badges. */
function Words({
  title,
  name,
  words,
}: {
  readonly title: string;
  readonly name: string;
  readonly words: readonly string[] | undefined;
}) {
  if (!words || words.length === 0) return null;
  return (
    <Block title={title}>
      <LongList items={words} limit={40} className="words">
        {(word, index) => (
          <li key={index}>
            {word}
            <SourceChip pointer={`/${name}/${index}`} label={word} />
          </li>
        )}
      </LongList>
    </Block>
  );
}

function roleFacts(experience: Experience): readonly (readonly [label: string, value: string])[] {
  const { roleFacts: names } = report;
  const { companySizeFrom: sizeFrom, companySizeTo: sizeTo } = experience;
  const { estimatedSalaryRangeFrom: payFrom, estimatedSalaryRangeTo: payTo } = experience;
  const { companyFundingTotal: funding, companyFundingRounds: rounds } = experience;
  const all: readonly (readonly [string, string | undefined])[] = [
    [names.industry, experience.industry],
    [names.size, formatRange(sizeFrom, sizeTo)],
    [names.founded, experience.companyFoundedDate ? formatMonth(experience.companyFoundedDate) : undefined],
    [names.funding, funding === undefined ? undefined : formatWhole(funding)],
    [names.rounds, rounds === undefined ? undefined : formatWhole(rounds)],
    [names.ipo, experience.companyIpoStatus],
    [names.symbol, experience.companyStockSymbol],
    [names.salary, formatRange(payFrom, payTo)],
  ];
  return all.flatMap(([label, value]) => (value ? [[label, value] as const] : []));
}

function formatRange(from: number | undefined, to: number | undefined): string | undefined {
  const ends = [from, to].filter((end) => end !== undefined).map(formatWhole);
  return ends.length > 0 ? ends.join("–") : undefined;
}

/** A role without an end lasts; one without a beginning is only known by its end. */
function formatSpan(from: string | undefined, to: string | undefined): string {
  if (from && to) {
    const [start, end] = [formatMonth(from), formatMonth(to)];
    return start === end ? start : `${start} – ${end}`;
  }
  if (from) return report.since(formatMonth(from));
  return to ? report.until(formatMonth(to)) : "";
}
