import { describeError } from "./states.tsx";

/** What could not be done and why, announced at once to screen readers. Nothing as long as there is no error. */
export function Failure({ text, error }: { readonly text: string; readonly error: unknown }) {
  return error ? (
    <p className="field-problem" role="alert">
      {text}. {describeError(error)}
    </p>
  ) : null;
}
