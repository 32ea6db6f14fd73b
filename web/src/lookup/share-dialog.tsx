import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { unwrap } from "../../../src/client/client.ts";
import { useClient } from "../client.ts";
import { formatAgo, formatDay, formatMoment } from "../format.ts";
import { messages } from "../messages.ts";
import { announce } from "../parts/announcer.tsx";
import { Dialog } from "../parts/dialog.tsx";
import { copyText } from "../parts/copy-text.ts";
import { Failure } from "../parts/failure.tsx";
import { describeError, ErrorState, LoadingState } from "../parts/states.tsx";
import { sharesKey, sharesQuery } from "../queries.ts";
import { sharedAddress } from "../safe-url.ts";
import type { Share } from "../wire.ts";
import { useShownLookup } from "./lookup-context.ts";

const LIFETIMES = [1, 7, 30] as const;
const { share: words } = messages;

/** Makes links that show the report without a key, lists them, and revokes them. */
export function ShareDialog({ opened, onClose }: { readonly opened: boolean; readonly onClose: () => void }) {
  return (
    <Dialog title={words.title} size="lg" opened={opened} onClose={onClose}>
      <p className="dialog-text soft">{words.lead}</p>
      <MakeShare />
      <Shares />
    </Dialog>
  );
}

function MakeShare() {
  const client = useClient();
  const queryClient = useQueryClient();
  const { lookupId } = useShownLookup().lookup;
  const [days, setDays] = useState<number>(7);
  const shares = useQuery(sharesQuery(client, lookupId)).data?.results ?? [];
  const make = useMutation({
    mutationFn: () =>
      unwrap(client.POST("/lookups/{lookupId}/shares", { params: { path: { lookupId } }, body: { days } })),
    onSuccess: () => {
      announce(words.made);
      void queryClient.invalidateQueries({ queryKey: sharesKey(lookupId) });
    },
  });
  return (
    <form
      className="share-make"
      onSubmit={(event) => {
        event.preventDefault();
        make.mutate();
      }}
    >
      <fieldset className="picker">
        <legend className="field-label">{words.lifetime}</legend>
        <div>
          {LIFETIMES.map((each) => (
            <label key={each} className="picker-choice">
              <input
                type="radio"
                name="days"
                checked={each === days}
                onChange={() => setDays(each)}
                className="visually-hidden"
              />
              <span>{messages.start.days(each)}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <button type="submit" className="button button-primary" disabled={make.isPending} data-autofocus>
        {make.isPending ? words.making : words.make}
      </button>
      {make.isError ? (
        <p className="field-problem share-line" role="alert">
          {words.makeFailed}. {describeError(make.error)}
        </p>
      ) : null}
      {make.data && !hasEnded(shares, make.data.shareId) ? (
        <MadeLink key={make.data.shareId} address={sharedAddress(make.data.url)} />
      ) : null}
    </form>
  );
}

/** Whether a link was revoked, so that it is no longer offered. */
function hasEnded(shares: readonly Share[], shareId: string): boolean {
  return shares.some((share) => share.shareId === shareId && share.revokedAt !== undefined);
}

/** A new link, the only time it is shown. */
function MadeLink({ address }: { readonly address: string }) {
  const id = useId();
  const [copied, setCopied] = useState<boolean | null>(null);
  const copy = async (): Promise<void> => {
    const done = await copyText(address);
    setCopied(done);
    announce(done ? words.copied : words.notCopied);
  };
  return (
    <div className="share-line">
      <label className="field-label" htmlFor={id}>
        {words.link}
      </label>
      <div className="share-link">
        <input
          id={id}
          className="input"
          value={address}
          readOnly
          onFocus={(event) => event.currentTarget.select()}
          aria-describedby={`${id}-hint`}
        />
        <button type="button" className="button" onClick={() => void copy()}>
          {copied === null ? words.copy : copied ? words.copied : words.notCopied}
        </button>
      </div>
      <p className="field-hint" id={`${id}-hint`}>
        {words.once}
      </p>
    </div>
  );
}

function Shares() {
  const { lookupId } = useShownLookup().lookup;
  const shares = useQuery(sharesQuery(useClient(), lookupId));
  if (shares.isPending) return <LoadingState lines={2} />;
  if (!shares.data) {
    return <ErrorState title={words.listFailed} error={shares.error} onRetry={() => void shares.refetch()} level={3} />;
  }
  const { results } = shares.data;
  return (
    <section className="block" aria-labelledby="shares-title">
      <h3 className="small-title" id="shares-title">
        {words.list}
      </h3>
      {results.length === 0 ? (
        <p className="block-text">{words.none}</p>
      ) : (
        <ul className="rows">
          {results.map((share) => (
            <ShareRow key={share.shareId} share={share} />
          ))}
        </ul>
      )}
    </section>
  );
}

function ShareRow({ share }: { readonly share: Share }) {
  const client = useClient();
  const queryClient = useQueryClient();
  const { lookupId } = useShownLookup().lookup;
  const { shareId, createdAt, expiresAt, revokedAt, openings, openedAt } = share;
  const ended = revokedAt !== undefined || Date.parse(expiresAt) <= Date.now();
  const revoke = useMutation({
    mutationFn: () =>
      unwrap(client.DELETE("/lookups/{lookupId}/shares/{shareId}", { params: { path: { lookupId, shareId } } })),
    onSuccess: () => {
      announce(words.revoked);
      void queryClient.invalidateQueries({ queryKey: sharesKey(lookupId) });
    },
  });
  return (
    <li className="row row-plain">
      <div className="row-text">
        <p className={ended ? "soft" : undefined}>
          {revokedAt
            ? words.revokedOn(formatDay(revokedAt))
            : words[ended ? "ended" : "works"](formatMoment(expiresAt))}
        </p>
        <p className="row-small">
          {words.madeOn(formatDay(createdAt))} · {words.opened(openings)}
          {openedAt ? `, ${words.last(formatAgo(openedAt, Date.now()))}` : ""}
        </p>
        <Failure text={words.revokeFailed} error={revoke.error} />
      </div>
      {ended ? null : (
        <button
          type="button"
          className="button button-small"
          aria-label={words.revokeOf(formatMoment(createdAt))}
          onClick={() => revoke.mutate()}
          disabled={revoke.isPending}
        >
          {revoke.isPending ? words.revoking : words.revoke}
        </button>
      )}
    </li>
  );
}
