import { useId } from "react";
import { formatShare } from "../format.ts";
import { messages } from "../messages.ts";
import { TextField } from "../parts/text-field.tsx";
import { type BulkOptions, LIKELIHOODS, readColumns } from "./bulk-options.ts";
import type { Requirable } from "../wire.ts";

const REQUIRABLE = Object.keys(messages.bulk.requirable) as Requirable[];
const BUDGET = ["maxLookups", "maxQuestions", "maxCredits"] as const;

/** How rows are matched, and what may be spent: collapsed at first. */
export function BulkFields({
  options,
  onChange,
}: {
  readonly options: BulkOptions;
  readonly onChange: (options: BulkOptions) => void;
}) {
  const id = useId();
  const change = (part: Partial<BulkOptions>): void => onChange({ ...options, ...part });
  const toggle = (member: Requirable): void =>
    change({
      required: REQUIRABLE.filter((each) => (each === member) !== options.required.includes(each)),
    });
  return (
    <details className="options">
      <summary>{messages.bulk.options}</summary>
      <div className="options-body">
        <div>
          <label className="field-label" htmlFor={id}>
            {messages.bulk.minLikelihood}
          </label>
          <select
            id={id}
            className="input"
            value={options.minLikelihood}
            onChange={(event) => change({ minLikelihood: Number(event.currentTarget.value) })}
          >
            {LIKELIHOODS.map((each) => (
              <option key={each} value={each}>
                {messages.bulk.likely(formatShare(each))}
              </option>
            ))}
          </select>
        </div>
        <fieldset>
          <legend className="field-label">{messages.bulk.required}</legend>
          <div className="checks">
            {REQUIRABLE.map((member) => (
              <label key={member} className="check">
                <input type="checkbox" checked={options.required.includes(member)} onChange={() => toggle(member)} />
                {messages.bulk.requirable[member]}
              </label>
            ))}
          </div>
        </fieldset>
        <label className="check">
          <input
            type="checkbox"
            checked={options.looksUpUnmatched}
            onChange={() => change({ looksUpUnmatched: !options.looksUpUnmatched })}
          />
          {messages.bulk.unmatched}
        </label>
        <ColumnsField columns={options.columns} onChange={(columns) => change({ columns })} />
        <fieldset>
          <legend className="field-label">{messages.bulk.budget}</legend>
          <p className="field-hint">{messages.bulk.budgetHint}</p>
          <div className="bulk-budget">
            {BUDGET.map((part) => (
              <TextField
                key={part}
                label={messages.bulk[part]}
                type="number"
                min={0}
                max={1_000_000}
                value={options[part]}
                onChange={(value) => change({ [part]: value })}
              />
            ))}
          </div>
        </fieldset>
      </div>
    </details>
  );
}

function ColumnsField({
  columns,
  onChange,
}: {
  readonly columns: string;
  readonly onChange: (columns: string) => void;
}) {
  const id = useId();
  const wrong = readColumns(columns) === null;
  return (
    <div>
      <label className="field-label" htmlFor={id}>
        {messages.bulk.columns}
      </label>
      <textarea
        id={id}
        className="input"
        rows={3}
        value={columns}
        onChange={(event) => onChange(event.currentTarget.value)}
        aria-describedby={`${id}-hint`}
        aria-invalid={wrong}
      />
      <p className="field-hint" id={`${id}-hint`}>
        {messages.bulk.columnsHint}
      </p>
      <p className="field-problem" role="alert">
        {wrong ? messages.bulk.columnsWrong : null}
      </p>
    </div>
  );
}
