import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useClient } from "../client.ts";
import { formatDay } from "../format.ts";
import { messages } from "../messages.ts";
import { usePageTitle } from "../parts/page-title.ts";
import { ErrorState, LoadingState } from "../parts/states.tsx";
import { keysQuery } from "../queries.ts";
import type { Key, NewKey } from "../wire.ts";
import { KeyForm } from "./key-form.tsx";
import { NewKeyCard } from "./new-key-card.tsx";
import { RevokeDialog } from "./revoke-dialog.tsx";

/** Who may use the service, and what for. */
export function KeysPage() {
  usePageTitle(messages.keys.page);
  const keys = useQuery(keysQuery(useClient()));
  const [made, setMade] = useState<NewKey | null>(null);
  return (
    <div className="page page-narrow">
      <h1 className="page-title">{messages.keys.title}</h1>
      <p className="lead">{messages.keys.lead}</p>
      {made ? <NewKeyCard made={made} onDone={() => setMade(null)} /> : null}
      {keys.isPending ? <LoadingState lines={4} /> : null}
      {keys.isError && !keys.data ? (
        <ErrorState title={messages.keys.failed} error={keys.error} onRetry={() => void keys.refetch()} />
      ) : null}
      {keys.data ? (
        <>
          <ul className="rows">
            {keys.data.results.map((each) => (
              <KeyRow key={each.keyId} entry={each} />
            ))}
          </ul>
          <KeyForm onMade={setMade} />
        </>
      ) : null}
    </div>
  );
}

function KeyRow({ entry }: { readonly entry: Key }) {
  const [asking, setAsking] = useState(false);
  const { name, label, scopes, purposes, createdAt, expiresAt, revokedAt, credits, trials } = entry;
  const dates = [
    messages.keys.created(formatDay(createdAt)),
    expiresAt ? messages.keys.expires(formatDay(expiresAt)) : null,
    revokedAt ? messages.keys.revokedOn(formatDay(revokedAt)) : null,
    credits === undefined ? null : messages.keys.credits(credits),
    trials === undefined ? null : messages.keys.trials(trials),
  ];
  return (
    <li className="row row-plain">
      <div className="row-text">
        <p className="row-name">
          {name} <span className="soft">({label})</span>
        </p>
        <p className="row-small">{dates.filter((each) => each !== null).join(" · ")}</p>
        <p className="row-small">{scopes.map((scope) => messages.scopes[scope]).join(", ")}</p>
        <p className="row-small">{purposes.map((purpose) => messages.purposes[purpose].title).join(", ")}</p>
      </div>
      {revokedAt ? null : (
        <button type="button" className="button button-small" onClick={() => setAsking(true)}>
          {messages.keys.revoke}
        </button>
      )}
      <RevokeDialog entry={entry} opened={asking} onClose={() => setAsking(false)} />
    </li>
  );
}
