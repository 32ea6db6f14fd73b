import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useClient } from "../client.ts";
import { LookupRow } from "../history/lookup-row.tsx";
import { messages, words } from "../messages.ts";
import { ErrorState, LoadingState } from "../parts/states.tsx";
import { changesQuery, personLookupsQuery } from "../queries.ts";
import { ChangeList, countOf } from "../report/change-list.tsx";
import type { LookupSummary } from "../wire.ts";

const { person: texts } = messages;

/** Every lookup of one person, newest first, each with what changed since the one before. */
export function PersonLookups({
  of,
  shown,
}: {
  readonly of: { readonly candidateId: string } | { readonly sameAs: string };
  /** The lookup whose page shows the list. */
  readonly shown?: string;
}) {
  const lookups = useQuery(personLookupsQuery(useClient(), of));
  if (lookups.isPending) return <LoadingState lines={3} />;
  if (!lookups.data) {
    return <ErrorState title={messages.history.failed} error={lookups.error} onRetry={() => void lookups.refetch()} />;
  }
  const { results } = lookups.data;
  const isAlone = results.every(({ lookupId }) => lookupId === shown);
  const none = shown === undefined ? texts.none : texts.only;
  return (
    <section className="block" aria-labelledby="person-lookups">
      <h2 className="small-title" id="person-lookups">
        {texts.lookups}
      </h2>
      {isAlone ? <p className="block-text">{none}</p> : null}
      <ul className="rows person-lookups">
        {(isAlone ? [] : results).map((lookup) => (
          <LookupRow key={lookup.lookupId} lookup={lookup} note={lookup.lookupId === shown ? texts.shown : undefined}>
            {lookup.status === "success" && results.length > 1 ? <Since lookup={lookup} /> : null}
          </LookupRow>
        ))}
      </ul>
    </section>
  );
}

/** Compares only when opened. */
function Since({ lookup }: { readonly lookup: LookupSummary }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="person-changes" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{texts.changes}</summary>
      {isOpen ? <Compared lookupId={lookup.lookupId} /> : null}
    </details>
  );
}

function Compared({ lookupId }: { readonly lookupId: string }) {
  const changes = useQuery(changesQuery(useClient(), lookupId));
  if (changes.isPending) return <LoadingState lines={2} />;
  if (!changes.data) {
    return (
      <ErrorState title={texts.changesFailed} error={changes.error} onRetry={() => void changes.refetch()} level={3} />
    );
  }
  const { since } = changes.data;
  if (since === undefined) return <p className="block-text">{texts.noEarlier}</p>;
  const day = words.formats.instant(since.finishedAt);
  if (countOf(changes.data) === 0) return <p className="block-text">{words.changes.none(day)}</p>;
  return (
    <>
      <p className="block-text">
        {words.changes.title(day)} · {words.changes.count(countOf(changes.data))}
      </p>
      <ChangeList changes={changes.data} hasEvidence={false} />
    </>
  );
}
