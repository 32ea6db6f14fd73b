import { formatShare } from "../format.ts";
import { messages } from "../messages.ts";
import { SelectField } from "../parts/select-field.tsx";
import { TextArea } from "../parts/text-area.tsx";
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
  const change = (part: Partial<BulkOptions>): void => onChange({ ...options, ...part });
  const toggle = (member: Requirable): void =>
    change({
      required: REQUIRABLE.filter((each) => (each === member) !== options.required.includes(each)),
    });
  return (
    <details className="options">
      <summary>{messages.bulk.options}</summary>
      <div className="options-body">
        <SelectField
          label={messages.bulk.minLikelihood}
          value={options.minLikelihood}
          onChange={(value) => change({ minLikelihood: Number(value) })}
        >
          {LIKELIHOODS.map((each) => (
            <option key={each} value={each}>
              {messages.bulk.likely(formatShare(each))}
            </option>
          ))}
        </SelectField>
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
        <TextArea
          label={messages.bulk.columns}
          hint={messages.bulk.columnsHint}
          problem={readColumns(options.columns) === null ? messages.bulk.columnsWrong : undefined}
          rows={3}
          value={options.columns}
          onChange={(columns) => change({ columns })}
        />
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
