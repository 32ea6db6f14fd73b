import { CitedText } from "../evidence/cited-text.tsx";
import { SourceChip } from "../evidence/source-chip.tsx";
import { formatPhone } from "../format.ts";
import { messages } from "../messages.ts";
import { OutLink } from "../parts/out-link.tsx";
import { Picture } from "../parts/picture.tsx";
import { useEvidence } from "../evidence/evidence-context.ts";
import { readableAddress } from "../safe-url.ts";
import type { LookupData } from "../wire.ts";
import { Block, Fact, LongList } from "./blocks.tsx";

const { report } = messages;
const FACTS = [
  "firstName",
  "lastName",
  "birthYear",
  "gender",
  "nationality",
  "spouse",
  "children",
  "industry",
] as const;

export function Overview({ data }: { readonly data: LookupData }) {
  return (
    <>
      <CitedText pointer="/overviewSummary" text={data.overviewSummary} label={messages.sections.overview} />
      <dl className="facts">
        {FACTS.map((key) => (
          <Fact key={key} label={report.facts[key]} pointer={`/${key}`} value={data[key]} />
        ))}
        <Contacts label={report.emails} name="emails" values={data.emails} scheme="mailto" />
        <Contacts label={report.phones} name="phoneNumbers" values={data.phoneNumbers} scheme="tel" />
        <Languages languages={data.languages} />
      </dl>
      <Addresses title={report.links} name="socialMediaLinks" addresses={data.socialMediaLinks} />
      <SimilarPeople people={data.similarPeople} />
      <Addresses title={report.sources} name="sources" addresses={data.sources} verified={data.verifiedSources} />
    </>
  );
}

function Contacts({
  label,
  name,
  values,
  scheme,
}: {
  readonly label: string;
  readonly name: string;
  readonly values: readonly string[] | undefined;
  readonly scheme: "mailto" | "tel";
}) {
  if (!values || values.length === 0) return null;
  return (
    <div className="fact">
      <dt>{label}</dt>
      {values.map((value, index) => (
        <dd key={index}>
          <Contact value={value} scheme={scheme} />
          <SourceChip pointer={`/${name}/${index}`} label={`${label} ${value}`} />
        </dd>
      ))}
    </div>
  );
}

/** A masked address or one with anything odd in it is text, not a link. */
function Contact({ value, scheme }: { readonly value: string; readonly scheme: "mailto" | "tel" }) {
  const plain = scheme === "tel" ? /^\+?[\d ().-]+$/.test(value) : /^[^\s@*?&"<>]+@[^\s@*?&"<>]+$/.test(value);
  return plain ? (
    <a href={`${scheme}:${value.replaceAll(" ", "")}`}>{scheme === "tel" ? formatPhone(value) : value}</a>
  ) : (
    value
  );
}

function Languages({ languages }: { readonly languages: LookupData["languages"] }) {
  const { isUnknown } = useEvidence();
  if (!languages || languages.length === 0) return null;
  return (
    <div className="fact">
      <dt>{report.languages}</dt>
      {languages.map(({ language, proficiency }, index) => (
        <dd key={index}>
          {language}
          {proficiency === "" || isUnknown(`/languages/${index}/proficiency`, proficiency) ? null : (
            <span className="soft"> ({proficiency})</span>
          )}
          <SourceChip pointer={`/languages/${index}`} label={`${report.languages} ${language}`} />
        </dd>
      ))}
    </div>
  );
}

function Addresses({
  title,
  name,
  addresses,
  verified = [],
}: {
  readonly title: string;
  readonly name: string;
  readonly addresses: readonly string[] | undefined;
  readonly verified?: readonly string[] | undefined;
}) {
  if (!addresses || addresses.length === 0) return null;
  const confirmed = new Set(verified);
  return (
    <Block title={title}>
      <LongList items={addresses} limit={8} className="addresses">
        {(address, index) => (
          <li key={index}>
            <OutLink url={address} className="address">
              {readableAddress(address)}
            </OutLink>
            {confirmed.has(address) ? (
              <span className="mark mark-found" title={report.verifiedText}>
                {report.verified}
              </span>
            ) : null}
            <SourceChip pointer={`/${name}/${index}`} label={`${title} ${address}`} />
          </li>
        )}
      </LongList>
    </Block>
  );
}

function SimilarPeople({ people }: { readonly people: LookupData["similarPeople"] }) {
  if (!people || people.length === 0) return null;
  return (
    <Block title={report.similar}>
      <LongList items={people} limit={8} className="cards">
        {({ name, headline, reason, imageUrl }, index) => (
          <li key={index} className="card">
            <Picture url={imageUrl} name={name} size={40} />
            <div>
              <p className="card-name">
                {name}
                <SourceChip pointer={`/similarPeople/${index}`} label={name} />
              </p>
              {headline ? <p className="card-text">{headline}</p> : null}
              {reason ? <p className="card-text">{reason}</p> : null}
            </div>
          </li>
        )}
      </LongList>
    </Block>
  );
}
