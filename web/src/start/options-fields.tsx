import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { askableFlags, closedInWords, closedSections } from "../../../src/presentation/closed-sections.ts";
import { useClient } from "../client.ts";
import { messages, words } from "../messages.ts";
import { ownKeyQuery } from "../queries.ts";
import type { AskedFlag, Purpose, SectionName } from "../wire.ts";
import { type LookupKind, type Options, RETENTION_DAYS } from "./options.ts";

const PURPOSES = Object.keys(messages.purposes) as Purpose[];
const KINDS = Object.keys(messages.start.kinds) as LookupKind[];
const SECTIONS = Object.keys(messages.sections) as SectionName[];

/**
 * The options of a lookup, collapsed at first: most lookups need none.
 *
 * @param ofList whether they are for a list, whose lookups cannot ask for flags
 */
export function OptionsFields({
  options,
  onChange,
  ofList = false,
}: {
  readonly options: Options;
  readonly onChange: (options: Options) => void;
  readonly ofList?: boolean;
}) {
  const change = (part: Partial<Options>): void => onChange({ ...options, ...part });
  return (
    <>
      <PurposeField
        purpose={options.purpose}
        onChange={(purpose) => change({ purpose, sections: openOf(purpose, options.sections), flags: [] })}
      />
      <details className="options">
        <summary>{messages.start.options}</summary>
        <div className="options-body">
          <fieldset>
            <legend className="field-label">{messages.start.kind}</legend>
            {KINDS.map((kind) => (
              <label key={kind} className="choice">
                <input type="radio" name="kind" checked={options.kind === kind} onChange={() => change({ kind })} />
                <span>
                  {messages.start.kinds[kind].title}
                  <span className="choice-text">{messages.start.kinds[kind].text}</span>
                </span>
              </label>
            ))}
          </fieldset>
          <SectionsField
            sections={options.sections}
            purpose={options.purpose}
            onChange={(sections) => change({ sections })}
          />
          {ofList ? null : (
            <FlagsField flags={options.flags} purpose={options.purpose} onChange={(flags) => change({ flags })} />
          )}
          <RetentionField days={options.retentionDays} onChange={(retentionDays) => change({ retentionDays })} />
        </div>
      </details>
    </>
  );
}

/** The chosen sections that the purpose allows; closed ones cannot be requested. */
function openOf(purpose: Purpose | null, sections: Options["sections"]): Options["sections"] {
  if (purpose === null || sections === null) return sections;
  const open = sections.filter((name) => !closedSections(purpose).includes(name));
  return open.length === 0 ? null : open;
}

function PurposeField({
  purpose,
  onChange,
}: {
  readonly purpose: Purpose | null;
  readonly onChange: (purpose: Purpose | null) => void;
}) {
  const id = useId();
  const own = useQuery(ownKeyQuery(useClient())).data;
  const usual = own ? messages.purposes[own.defaultPurpose].title : null;
  return (
    <div>
      <label className="field-label" htmlFor={id}>
        {messages.start.purpose}
      </label>
      <select
        id={id}
        className="input"
        value={purpose ?? ""}
        onChange={(event) => onChange((event.currentTarget.value || null) as Purpose | null)}
        aria-describedby={`${id}-hint`}
      >
        <option value="">{messages.start.purposeDefault(usual)}</option>
        {PURPOSES.filter((each) => own?.purposes.includes(each) ?? true).map((each) => (
          <option key={each} value={each}>
            {messages.purposes[each].title}
          </option>
        ))}
      </select>
      <p className="field-hint" id={`${id}-hint`}>
        {purpose ? messages.purposes[purpose].text : messages.start.purposeHint} {messages.start.refused}
      </p>
      <Closed purpose={purpose ?? own?.defaultPurpose} />
    </div>
  );
}

/** What the purpose excludes, shown before anything is started. */
function Closed({ purpose }: { readonly purpose: Purpose | undefined }) {
  const closed = closedSections(purpose);
  const groups = closedInWords(purpose, words);
  if (closed.length === 0 && groups.length === 0) return null;
  return (
    <div className="field-hint">
      {closed.length === 0 ? null : (
        <p>{messages.start.closes(closed.map((name) => messages.sections[name]).join(", "))}</p>
      )}
      <ul className="closed-list">
        {groups.map(({ names, because }) => (
          <li key={names}>{messages.start.closedBecause(names, because)}</li>
        ))}
      </ul>
    </div>
  );
}

function SectionsField({
  sections,
  purpose,
  onChange,
}: {
  readonly sections: readonly SectionName[] | null;
  readonly purpose: Purpose | null;
  readonly onChange: (sections: readonly SectionName[] | null) => void;
}) {
  const own = useQuery(ownKeyQuery(useClient())).data;
  const closed = closedSections(purpose ?? own?.defaultPurpose);
  const toggle = (name: SectionName): void => {
    const chosen = sections ?? [];
    const next = chosen.includes(name) ? chosen.filter((each) => each !== name) : [...chosen, name];
    onChange(next.length === 0 ? null : SECTIONS.filter((each) => next.includes(each)));
  };
  return (
    <fieldset>
      <legend className="field-label">{messages.start.sections}</legend>
      <label className="check">
        <input type="checkbox" checked={sections === null} onChange={() => onChange(null)} />
        {messages.start.sectionsAll}
      </label>
      <div className="checks">
        {SECTIONS.map((name) => (
          <label key={name} className="check">
            <input
              type="checkbox"
              checked={sections?.includes(name) ?? false}
              disabled={closed.includes(name)}
              onChange={() => toggle(name)}
            />
            {messages.sections[name]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Flags that are judged only on request, with the legal condition below; nothing if the purpose has none. */
function FlagsField({
  flags,
  purpose,
  onChange,
}: {
  readonly flags: Options["flags"];
  readonly purpose: Purpose | null;
  readonly onChange: (flags: Options["flags"]) => void;
}) {
  const own = useQuery(ownKeyQuery(useClient())).data;
  const hint = useId();
  const allowed = askableFlags(purpose ?? own?.defaultPurpose);
  if (allowed.length === 0) return null;
  const toggle = (flag: AskedFlag): void =>
    onChange(flags.includes(flag) ? flags.filter((each) => each !== flag) : [...flags, flag]);
  return (
    <fieldset aria-describedby={hint}>
      <legend className="field-label">{messages.start.flags}</legend>
      <p className="field-hint" id={hint}>
        {messages.start.flagsHint}
      </p>
      <div className="checks">
        {allowed.map((flag) => (
          <label key={flag} className="check">
            <input type="checkbox" checked={flags.includes(flag)} onChange={() => toggle(flag)} />
            {words.labels[FLAG_LABELS[flag]]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const FLAG_LABELS = {
  politicalContent: "politics",
  religiousContent: "religion",
  adultContent: "adultContent",
} as const satisfies Readonly<Record<AskedFlag, keyof typeof words.labels>>;

function RetentionField({ days, onChange }: { readonly days: number; readonly onChange: (days: number) => void }) {
  const id = useId();
  return (
    <div>
      <label className="field-label" htmlFor={id}>
        {messages.start.retention}
      </label>
      <select id={id} className="input" value={days} onChange={(event) => onChange(Number(event.currentTarget.value))}>
        {RETENTION_DAYS.map((each) => (
          <option key={each} value={each}>
            {messages.start.days(each)}
          </option>
        ))}
      </select>
    </div>
  );
}
