import { type InputHTMLAttributes, useId } from "react";

interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, "value" | "onChange" | "id"> {
  readonly label: string;
  /** Shown after the label in a softer tone: that the field is optional. */
  readonly note?: string;
  readonly hint?: string;
  /** What is wrong with the input, and what to type instead. */
  readonly problem?: string | undefined;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A text field, with its label above, and hints and problems below. */
export function TextField({ label, note, hint, problem, value, onChange, ...input }: TextFieldProps) {
  const id = useId();
  const described = [hint === undefined ? "" : `${id}-hint`, problem ? `${id}-problem` : ""].filter(Boolean).join(" ");
  return (
    <div>
      <label className="field-label" htmlFor={id}>
        {label} {note === undefined ? null : <span className="soft">({note})</span>}
      </label>
      <input
        {...input}
        id={id}
        className="input"
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        {...(problem ? { "aria-invalid": true } : {})}
        {...(described === "" ? {} : { "aria-describedby": described })}
      />
      {hint === undefined ? null : (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <FieldProblem id={`${id}-problem`} text={problem} />
    </div>
  );
}

/** What is wrong with a field, announced at once to screen readers. */
export function FieldProblem({ id, text }: { readonly id: string; readonly text: string | undefined }) {
  return (
    <p className="field-problem" id={id} role="alert">
      {text}
    </p>
  );
}
