import { type ReactNode, useId } from "react";

/** A choice of one, with its label above. */
export function SelectField({
  label,
  value,
  onChange,
  children,
}: {
  readonly label: string;
  readonly value: string | number;
  readonly onChange: (value: string) => void;
  /** Its options. */
  readonly children: ReactNode;
}) {
  const id = useId();
  return (
    <div>
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <select id={id} className="input" value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        {children}
      </select>
    </div>
  );
}
