import { messages } from "../messages.ts";
import { MAX_CHOSEN, useMergeSelection } from "./merge-selection.ts";

/** Selects a result as one of two who are the same person. */
export function ChooseBox({ candidateId, name }: { readonly candidateId: string; readonly name: string }) {
  const selection = useMergeSelection();
  if (!selection) return null;
  const chosen = selection.chosen.includes(candidateId);
  return (
    <label className="choose" title={messages.merge.chooseTitle}>
      <input
        type="checkbox"
        checked={chosen}
        disabled={!chosen && selection.chosen.length >= MAX_CHOSEN}
        onChange={() => selection.toggle(candidateId)}
        aria-label={messages.merge.chooseOf(name.slice(0, 200))}
      />
      <span aria-hidden="true">{messages.merge.choose}</span>
    </label>
  );
}
