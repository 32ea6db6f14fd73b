import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { unwrap } from "../../../src/client/client.ts";
import { useClient } from "../client.ts";
import { tellErased } from "../lookup/erased-elsewhere.ts";
import { messages } from "../messages.ts";
import { announce } from "../parts/announcer.tsx";
import { AskDialog } from "../parts/ask-dialog.tsx";
import { ownKeyQuery } from "../queries.ts";
import type { LookupSummary } from "../wire.ts";

const { history: texts } = messages;

/** What can be done with the selected lookups. */
export function ChosenLookups({
  chosen,
  onChange,
}: {
  readonly chosen: readonly LookupSummary[];
  readonly onChange: (chosen: readonly LookupSummary[]) => void;
}) {
  const [asking, setAsking] = useState(false);
  const own = useQuery(ownKeyQuery(useClient())).data;
  const erase = useErase(chosen, (left) => {
    onChange(left);
    if (left.length === 0) setAsking(false);
  });
  const [one, other] = chosen;
  const canCompare = chosen.length === 2 && chosen.every(({ status }) => status === "success");
  const question = {
    title: texts.eraseTitle(chosen.length),
    text: texts.eraseText,
    confirm: messages.erase.confirm,
    working: messages.erase.erasing,
    failed: texts.eraseFailed(chosen.length),
  };
  return (
    <div className="choice-bar" role="region" aria-label={texts.bar}>
      <p>
        {texts.chosen(chosen.length)}
        {canCompare ? null : <span className="choice-hint">{texts.compareHint}</span>}
      </p>
      <button type="button" className="button button-small" onClick={() => onChange([])}>
        {texts.clearChoice}
      </button>
      {own?.scopes.includes("lookups:write") ? (
        <button type="button" className="button button-small" onClick={() => setAsking(true)}>
          {texts.erase}
        </button>
      ) : null}
      {canCompare && one && other ? (
        <Link
          to="/compare"
          search={{ one: one.lookupId, other: other.lookupId }}
          className="button button-small button-primary"
        >
          {texts.compare}
        </Link>
      ) : (
        <button type="button" className="button button-small button-primary" disabled>
          {texts.compare}
        </button>
      )}
      <AskDialog question={question} action={erase} opened={asking} onClose={() => setAsking(false)} />
    </div>
  );
}

/** Deletes them one after another; those that could not be deleted stay selected. */
function useErase(chosen: readonly LookupSummary[], onEnd: (left: readonly LookupSummary[]) => void) {
  const client = useClient();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const left: LookupSummary[] = [];
      let cause: unknown;
      for (const lookup of chosen) {
        try {
          await unwrap(client.DELETE("/lookups/{lookupId}", { params: { path: { lookupId: lookup.lookupId } } }));
          tellErased(lookup.lookupId);
          queryClient.removeQueries({ queryKey: ["lookup", lookup.lookupId] });
        } catch (error) {
          left.push(lookup);
          cause = error;
        }
      }
      announce(texts.erased(chosen.length - left.length));
      await queryClient.invalidateQueries({ queryKey: ["lookups"] });
      onEnd(left);
      if (left.length > 0) throw cause;
    },
  });
}
