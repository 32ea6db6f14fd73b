import { Dialog } from "./dialog.tsx";
import { DialogEnd } from "./dialog-end.tsx";

/** The texts of a confirmation dialog. */
export interface Confirmation {
  readonly title: string;
  readonly text: string;
  readonly confirm: string;
  readonly working: string;
  readonly failed: string;
}

/** What is done if the answer is yes. */
export interface Action {
  readonly isPending: boolean;
  readonly error: Error | null;
  mutate(): void;
}

/** Asks for confirmation before an important action. */
export function AskDialog({
  question,
  action,
  opened,
  onClose,
}: {
  readonly question: Confirmation;
  readonly action: Action;
  readonly opened: boolean;
  readonly onClose: () => void;
}) {
  return (
    <Dialog title={question.title} opened={opened} onClose={onClose}>
      <p className="dialog-text">{question.text}</p>
      <DialogEnd failed={question.failed} error={action.error} onClose={onClose} startsHere>
        <button
          type="button"
          className="button button-danger"
          onClick={() => action.mutate()}
          disabled={action.isPending}
        >
          {action.isPending ? question.working : question.confirm}
        </button>
      </DialogEnd>
    </Dialog>
  );
}
