import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useClient } from "../client.ts";
import { messages } from "../messages.ts";
import { Failure } from "../parts/failure.tsx";
import { ownKeyQuery } from "../queries.ts";
import type { CandidateDetail } from "../wire.ts";
import { MergeSelectionContext, MAX_CHOSEN } from "./merge-selection.ts";
import { useSplit } from "./use-merges.ts";

const MergeDialog = lazy(async () => ({ default: (await import("./merge-dialog.tsx")).MergeDialog }));

const { merge: words } = messages;

/** Search results of which two can be selected to be merged. Another search starts with nobody selected. */
export function MergeArea({
  query,
  count,
  children,
}: {
  readonly query: string;
  /** The number of results. */
  readonly count: number;
  readonly children: ReactNode;
}) {
  const own = useQuery(ownKeyQuery(useClient())).data;
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [asking, setAsking] = useState(false);
  const [merged, setMerged] = useState<Merged | null>(null);
  useEffect(() => {
    setChosen([]);
    setMerged(null);
  }, [query]);
  const toggle = useCallback((candidateId: string): void => {
    setChosen((before) =>
      before.includes(candidateId) ? before.filter((each) => each !== candidateId) : [...before, candidateId],
    );
  }, []);
  const selection = useMemo(() => ({ chosen, toggle }), [chosen, toggle]);
  const [first, second] = chosen;
  const may = count > 1 && (own?.scopes.includes("candidates:write") ?? false);
  return (
    <MergeSelectionContext value={may ? selection : null}>
      {merged ? <MergedNote merged={merged} onUndone={() => setMerged(null)} /> : null}
      {children}
      {chosen.length > 0 ? (
        <div className="choice-bar" role="region" aria-label={words.bar}>
          <p>{chosen.length < MAX_CHOSEN ? words.oneMore : words.both}</p>
          <button type="button" className="button button-small" onClick={() => setChosen([])}>
            {words.clear}
          </button>
          <button
            type="button"
            className="button button-small button-primary"
            disabled={chosen.length < MAX_CHOSEN}
            onClick={() => setAsking(true)}
          >
            {words.same}
          </button>
        </div>
      ) : null}
      {first !== undefined && second !== undefined ? (
        <Suspense>
          <MergeDialog
            candidateIds={[first, second]}
            opened={asking}
            onClose={() => setAsking(false)}
            onMerged={(person, otherId) => {
              setAsking(false);
              setChosen([]);
              setMerged({ person, otherId });
            }}
          />
        </Suspense>
      ) : null}
    </MergeSelectionContext>
  );
}

interface Merged {
  readonly person: CandidateDetail;
  readonly otherId: string;
}

/** What was merged, and a way to undo it. */
function MergedNote({ merged, onUndone }: { readonly merged: Merged; readonly onUndone: () => void }) {
  const note = useRef<HTMLDivElement>(null);
  const split = useSplit();
  useEffect(() => note.current?.focus(), [merged]);
  const { candidateId, fullName } = merged.person;
  return (
    <div className="notice merged" ref={note} tabIndex={-1}>
      <p>
        {words.done}{" "}
        <Link to="/candidates/$candidateId" params={{ candidateId }}>
          {words.see(fullName.slice(0, 200))}
        </Link>
      </p>
      <button
        type="button"
        className="button button-small"
        onClick={() => split.mutate({ candidateId, otherId: merged.otherId }, { onSuccess: onUndone })}
        disabled={split.isPending}
      >
        {split.isPending ? words.splitting : words.undo}
      </button>
      <Failure text={words.splitFailed} error={split.error} />
    </div>
  );
}
