import { Modal } from "@mantine/core";
import type { UseMutationResult } from "@tanstack/react-query";
import { messages } from "../messages.ts";
import { describeError } from "./states.tsx";

/** What a dialog that asks once more says. */
export interface Question {
  readonly title: string;
  readonly text: string;
  readonly confirm: string;
  readonly working: string;
  readonly failed: string;
}

/** Asks once more before something is gone for good. */
export function AskDialog<T>({
  question,
  action,
  opened,
  onClose,
}: {
  readonly question: Question;
  readonly action: UseMutationResult<T, Error, void>;
  readonly opened: boolean;
  readonly onClose: () => void;
}) {
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={question.title}
      centered
      closeButtonProps={{ "aria-label": messages.close }}
    >
      <p className="dialog-text">{question.text}</p>
      {action.isError ? (
        <p className="field-problem" role="alert">
          {question.failed}. {describeError(action.error)}
        </p>
      ) : null}
      <div className="dialog-actions">
        <button type="button" className="button" onClick={onClose} data-autofocus>
          {messages.cancel}
        </button>
        <button
          type="button"
          className="button button-danger"
          onClick={() => action.mutate()}
          disabled={action.isPending}
        >
          {action.isPending ? question.working : question.confirm}
        </button>
      </div>
    </Modal>
  );
}
