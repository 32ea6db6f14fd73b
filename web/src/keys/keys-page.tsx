import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useClient } from "../client.ts";
import { formatDay } from "../format.ts";
import { messages } from "../messages.ts";
import { usePageTitle } from "../parts/page-title.ts";
import { ErrorState, LoadingState } from "../parts/states.tsx";
import { keysQuery, ownKeyQuery } from "../queries.ts";
import { isKept, signIn } from "../session.ts";
import type { Key, NewKey } from "../wire.ts";
import { KeyForm } from "./key-form.tsx";
import { NewKeyCard } from "./new-key-card.tsx";
import { RevokeDialog } from "./revoke-dialog.tsx";
import { RotateDialog } from "./rotate-dialog.tsx";

/** Who may use the service, and for what. */
export function KeysPage() {
  usePageTitle(messages.keys.page);
  const client = useClient();
  const keys = useQuery(keysQuery(client));
  const own = useQuery(ownKeyQuery(client));
  const [made, setMade] = useState<NewKey | null>(null);
  const [replacesOwn, setReplacesOwn] = useState(false);
  const show = (key: NewKey, isOwn: boolean): void => {
    setMade(key);
    setReplacesOwn(isOwn);
  };
  const finish = (): void => {
    // Reloads the page with the new key.
    if (made && replacesOwn) signIn(made.key, isKept());
    setMade(null);
  };
  return (
    <div className="page page-narrow">
      <h1 className="page-title">{messages.keys.title}</h1>
      <p className="lead">{messages.keys.lead}</p>
      {made ? <NewKeyCard made={made} onDone={finish} /> : null}
      {keys.isPending ? <LoadingState lines={4} /> : null}
      {keys.isError && !keys.data ? (
        <ErrorState title={messages.keys.failed} error={keys.error} onRetry={() => void keys.refetch()} />
      ) : null}
      {keys.data ? (
        <>
          <ul className="rows">
            {keys.data.results.map((each) => (
              <KeyRow key={each.keyId} entry={each} isOwn={each.keyId === own.data?.keyId} onRotated={show} />
            ))}
          </ul>
          <KeyForm onMade={(key) => show(key, false)} />
        </>
      ) : null}
    </div>
  );
}

function KeyRow({
  entry,
  isOwn,
  onRotated,
}: {
  readonly entry: Key;
  readonly isOwn: boolean;
  readonly onRotated: (key: NewKey, isOwn: boolean) => void;
}) {
  const [asking, setAsking] = useState<"revoke" | "rotate" | null>(null);
  const { name, label, scopes, purposes, createdAt, expiresAt, revokedAt, lastUsedAt, credits, trials } = entry;
  const dates = [
    messages.keys.created(formatDay(createdAt)),
    expiresAt ? messages.keys.expires(formatDay(expiresAt)) : null,
    revokedAt ? messages.keys.revokedOn(formatDay(revokedAt)) : null,
    messages.keys.lastUsed(lastUsedAt ? formatDay(lastUsedAt) : null),
    isOwn ? messages.keys.own : null,
    credits === undefined ? null : messages.keys.credits(credits),
    trials === undefined ? null : messages.keys.trials(trials),
  ];
  return (
    <li className="row row-plain key">
      <div className="row-text">
        <p className="row-name">
          {name} <span className="soft">({label})</span>
        </p>
        <p className="row-small">{dates.filter((each) => each !== null).join(" · ")}</p>
        <p className="row-small">{scopes.map((scope) => messages.scopes[scope]).join(", ")}</p>
        <p className="row-small">{purposes.map((purpose) => messages.purposes[purpose].title).join(", ")}</p>
      </div>
      {revokedAt ? null : (
        <>
          {label === "web" ? null : (
            <button type="button" className="button button-small" onClick={() => setAsking("rotate")}>
              {messages.keys.rotate}
            </button>
          )}
          <button type="button" className="button button-small" onClick={() => setAsking("revoke")}>
            {messages.keys.revoke}
          </button>
        </>
      )}
      <RevokeDialog entry={entry} opened={asking === "revoke"} onClose={() => setAsking(null)} />
      <RotateDialog
        entry={entry}
        isOwn={isOwn}
        opened={asking === "rotate"}
        onClose={() => setAsking(null)}
        onRotated={onRotated}
      />
    </li>
  );
}
