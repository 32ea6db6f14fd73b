import { useId } from "react";
import { FieldProblem } from "./text-field.tsx";

/** A field for several lines, with its label above, and its hint and problem below. */
export function TextArea({
  label,
  hint,
  problem,
  value,
  onChange,
  rows,
}: {
  readonly label: string;
  readonly hint: string;
  /** What is wrong with the input, and what to type instead. */
  readonly problem?: string | undefined;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly rows: number;
}) {
  const id = useId();
  return (
    <div>
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <textarea
        id={id}
        className="input"
        rows={rows}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        aria-describedby={problem === undefined ? `${id}-hint` : `${id}-hint ${id}-problem`}
        aria-invalid={problem !== undefined}
      />
      <p className="field-hint" id={`${id}-hint`}>
        {hint}
      </p>
      <FieldProblem id={`${id}-problem`} text={problem} />
    </div>
  );
}
