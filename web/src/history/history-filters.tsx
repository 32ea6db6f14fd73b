import { useId } from "react";
import { formatWhole } from "../format.ts";
import { messages } from "../messages.ts";
import type { FoundHistory, Purpose, Status } from "../wire.ts";
import { type HistoryState, MAX_NAME_LENGTH } from "./history-state.ts";

const { history: texts } = messages;
const PURPOSES = Object.fromEntries(
  Object.entries(messages.purposes).map(([key, { title }]) => [key, title]),
) as Readonly<Record<Purpose, string>>;
const STATUSES = Object.keys(messages.statuses) as Status[];

/** Filters by name and kind, and the order; each choice shows how many lookups it matches. */
export function HistoryFilters({
  state,
  counts,
}: {
  readonly state: HistoryState;
  /** `undefined` until the first response. */
  readonly counts: FoundHistory["counts"] | undefined;
}) {
  const { looked, text, setText, set } = state;
  const id = useId();
  return (
    <search className="history-filters">
      <div className="history-fields">
        <div className="history-name">
          <label className="field-label" htmlFor={id}>
            {texts.search}
          </label>
          <input
            id={id}
            className="input"
            type="search"
            value={text}
            maxLength={MAX_NAME_LENGTH}
            placeholder={texts.searchHint}
            autoComplete="off"
            onChange={(event) => setText(event.currentTarget.value)}
          />
        </div>
        <Choice
          label={texts.purpose}
          all={texts.allPurposes}
          names={PURPOSES}
          counts={counts?.purpose}
          value={looked.purpose}
          onChange={(purpose) => set({ purpose })}
        />
        <Choice
          label={texts.kind}
          all={texts.allKinds}
          names={texts.kinds}
          counts={counts?.kind}
          value={looked.kind}
          onChange={(kind) => set({ kind })}
        />
        {looked.tag === null && Object.keys(counts?.tag ?? {}).length === 0 ? null : (
          <Choice
            label={texts.tag}
            all={texts.allTags}
            names={namesOf(counts?.tag, looked.tag)}
            counts={counts?.tag}
            value={looked.tag}
            onChange={(tag) => set({ tag })}
          />
        )}
        <Choice
          label={texts.order}
          names={texts.orders}
          value={looked.order}
          onChange={(order) => set({ order: order ?? "newest" })}
        />
      </div>
      <fieldset className="picker">
        <legend className="visually-hidden">{texts.filter}</legend>
        <div>
          {[null, ...STATUSES].map((each) => (
            <label key={each ?? "all"} className="picker-choice">
              <input
                type="radio"
                name="status"
                checked={each === looked.status}
                onChange={() => set({ status: each })}
                className="visually-hidden"
              />
              <span>
                {each ? messages.statuses[each] : texts.all} {countOf(counts?.status, each)}
              </span>
            </label>
          ))}
        </div>
      </fieldset>
    </search>
  );
}

/** The tags to choose from, in alphabetical order. */
function namesOf(
  counts: Readonly<Record<string, number>> | undefined,
  chosen: string | null,
): Readonly<Record<string, string>> {
  const tags = [...new Set([...Object.keys(counts ?? {}), ...(chosen === null ? [] : [chosen])])];
  return Object.fromEntries(tags.toSorted((a, b) => a.localeCompare(b)).map((tag) => [tag, tag]));
}

function countOf(counts: Readonly<Record<string, number>> | undefined, status: Status | null): string {
  if (!counts) return "";
  return formatWhole(status ? (counts[status] ?? 0) : Object.values(counts).reduce((sum, each) => sum + each, 0));
}

function Choice<Name extends string>({
  label,
  all,
  names,
  counts,
  value,
  onChange,
}: {
  readonly label: string;
  /** The label for no filter; without it, one of the choices is always selected. */
  readonly all?: string;
  readonly names: Readonly<Record<Name, string>>;
  /** Choices that match nothing are left out, except the selected one. */
  readonly counts?: Readonly<Record<string, number>> | undefined;
  readonly value: Name | null;
  readonly onChange: (value: Name | null) => void;
}) {
  const id = useId();
  const keys = Object.keys(names) as Name[];
  const shown = all === undefined ? keys : keys.filter((key) => key === value || (counts?.[key] ?? 0) > 0);
  return (
    <div>
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        className="input"
        value={value ?? ""}
        onChange={(event) => onChange(keys.find((key) => key === event.currentTarget.value) ?? null)}
      >
        {all === undefined ? null : <option value="">{all}</option>}
        {shown.map((key) => (
          <option key={key} value={key}>
            {names[key]}
            {counts ? ` (${formatWhole(counts[key] ?? 0)})` : ""}
          </option>
        ))}
      </select>
    </div>
  );
}
