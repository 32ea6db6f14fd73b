import type { ReactNode } from "react";
import { statedOf } from "../../../src/contract/stated.ts";
import { collectedBetween } from "../../../src/presentation/collected.ts";
import { placeIn } from "../../../src/presentation/names-in.ts";
import { useEvidence } from "../evidence/evidence-context.ts";
import { SourceChip } from "../evidence/source-chip.tsx";
import { messages, words } from "../messages.ts";
import { Picture } from "../parts/picture.tsx";
import { candidateOf, type Lookup } from "../wire.ts";
import { useShownLookup } from "./lookup-context.ts";

const ROLE = [
  { key: "jobTitle", label: "jobTitle" },
  { key: "company", label: "employer" },
  { key: "location", label: "location" },
] as const;

/** More letters than three lines of a phone hold; names of people are shorter. */
const LONG_NAME = 70;

/** Who the lookup is about, with details of the lookup below, actions beside, and its notices. */
export function PersonHead({ meta, actions }: { readonly meta: ReactNode; readonly actions?: ReactNode }) {
  const { lookup } = useShownLookup();
  const candidate = candidateOf(lookup);
  const { data } = lookup;
  const name = data?.fullName || candidate.fullName;
  return (
    <>
      <header className="person lookup-head">
        <Picture url={data?.avatarUrl ?? candidate.avatarUrl} name={name} size={96} />
        <div className="person-text">
          <h1 className="person-name">
            {name.length > LONG_NAME ? (
              <span className="person-name-cut" title={name}>
                {name}
              </span>
            ) : (
              name
            )}
            <SourceChip pointer="/fullName" label={words.labels.fullName} />
          </h1>
          <Lifetime birthYear={data?.birthYear} deathDate={data?.deathDate} />
          <Aliases names={data?.aliases ?? []} />
          <RoleLine lookup={lookup} />
          <p className="person-small">{meta}</p>
        </div>
        {actions ? <div className="lookup-actions no-print">{actions}</div> : null}
      </header>
      <Notices lookup={lookup} />
    </>
  );
}

/**
 * Why the lookup was made, and how old its datasources are: this decides whether it may be used, and whether it is
 * still current.
 */
export function PurposeAndAge({
  lookup,
  dates,
}: {
  readonly lookup: Lookup;
  readonly dates: readonly (string | null)[];
}) {
  const { cover, brief } = words.report;
  const purpose = lookup.metadata?.["candor.purpose"] ?? "";
  const titles: Readonly<Record<string, string>> = words.purposes;
  const collected = collectedBetween(words, dates);
  return (
    <>
      {Object.hasOwn(titles, purpose) ? <span>{words.labelled(cover.purpose, titles[purpose] ?? "")}</span> : null}
      {collected === "" ? null : <span>{words.labelled(brief.fresh, collected)}</span>}
    </>
  );
}

/** From birth to death, of somebody who has died. */
function Lifetime({
  birthYear,
  deathDate,
}: {
  readonly birthYear: number | undefined;
  readonly deathDate: string | undefined;
}) {
  if (!deathDate) return null;
  const died = deathDate.slice(0, 4);
  return (
    <p className="person-small">
      <span>
        {birthYear ? words.range(String(birthYear), died) : `${words.labels.dateOfDeath} ${died}`}
        <SourceChip pointer="/deathDate" label={words.labels.dateOfDeath} />
      </span>
    </p>
  );
}

function Aliases({ names }: { readonly names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <p className="person-small">
      <span>
        {words.labels.aliases} <bdi>{names.join(", ")}</bdi>
        <SourceChip pointer="/aliases" label={words.labels.aliases} />
      </span>
    </p>
  );
}

function RoleLine({ lookup }: { readonly lookup: Lookup }) {
  const { outline } = useEvidence();
  const stated = statedOf(lookup.data ?? {}, outline);
  const parts = ROLE.flatMap(({ key, label }) => {
    const value = stated[key];
    const shown = key === "location" && value ? placeIn(words.language, value) : value;
    return shown ? [{ key, value: shown, label: words.labels[label] }] : [];
  });
  if (parts.length === 0) return null;
  return (
    <ul className="person-role person-parts">
      {parts.map(({ key, value, label }) => (
        <li key={key}>
          {value}
          <SourceChip pointer={`/${key}`} label={label} />
        </li>
      ))}
    </ul>
  );
}

function Notices({ lookup }: { readonly lookup: Lookup }) {
  const notices = [
    lookup.trial ? messages.lookup.trialNote : null,
    lookup.preview ? messages.lookup.previewNote : null,
  ].filter((notice) => notice !== null);
  return notices.map((notice) => (
    <p className="notice" key={notice}>
      {notice}
    </p>
  ));
}
