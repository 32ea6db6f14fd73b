import type { ReactNode } from "react";
import { messages } from "../messages.ts";
import { Failure } from "./failure.tsx";

/** The end of a dialog that does something: what went wrong, and the buttons after the one that closes it. */
export function DialogEnd({
  failed,
  error,
  onClose,
  startsHere = false,
  children,
}: {
  /** What could not be done, if there is an error. */
  readonly failed: string;
  readonly error: Error | null;
  readonly onClose: () => void;
  /** The dialog opens with the focus on the button that closes it. */
  readonly startsHere?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <>
      <Failure text={failed} error={error} />
      <div className="dialog-actions">
        <button type="button" className="button" onClick={onClose} {...(startsHere && { "data-autofocus": true })}>
          {messages.cancel}
        </button>
        {children}
      </div>
    </>
  );
}
