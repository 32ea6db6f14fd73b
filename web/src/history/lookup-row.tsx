import { useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useClient } from "../client.ts";
import { formatAgo, formatDay, formatMoment, formatShare } from "../format.ts";
import { messages, words } from "../messages.ts";
import { Picture } from "../parts/picture.tsx";
import { StatusMark } from "../parts/status-mark.tsx";
import { askForReport } from "../queries.ts";
import { candidateOf, isFinished, type LookupSummary, type Purpose } from "../wire.ts";
import { shownFragments } from "../parts/fragments.ts";

/** Every purpose opens more sections. */
const MAX_NAMED = 3;

/** One lookup in a list: who, its status, since when. */
export function LookupRow({
  lookup,
  note,
  tags = [],
  onTag,
  choice,
  children,
}: {
  readonly lookup: LookupSummary;
  /** Anything else to say about it, in the small line. */
  readonly note?: string | undefined;
  /** The tags of its person. */
  readonly tags?: readonly string[] | undefined;
  readonly onTag?: (tag: string) => void;
  /** Set where it can be selected among others. */
  readonly choice?: { readonly isChosen: boolean; readonly onToggle: () => void };
  /** What is below it. */
  readonly children?: ReactNode;
}) {
  const candidate = candidateOf(lookup);
  const { lookupId, status, startedAt, expiresAt, progress, trial, preview } = lookup;
  const called = candidate.fullName;
  const purpose = purposeAndScope(lookup);
  const about = shownFragments(candidate.fragments ?? []).join(" · ");
  const [cache, client] = [useQueryClient(), useClient()];
  const ahead = status === "success" ? () => askForReport(cache, client, lookupId) : undefined;
  return (
    <li className="row">
      {choice ? (
        <label className="row-choice">
          <input
            type="checkbox"
            checked={choice.isChosen}
            onChange={choice.onToggle}
            aria-label={messages.history.choose(called.slice(0, 200), formatMoment(startedAt))}
          />
        </label>
      ) : null}
      <Picture url={candidate.avatarUrl} name={candidate.fullName} size={40} />
      <div className="row-text row-lookup">
        <div>
          <Link to="/lookups/$lookupId" params={{ lookupId }} className="row-name" onClick={ahead}>
            {called}
          </Link>
          {about ? (
            <p className="row-small">
              <bdi>{about}</bdi>
            </p>
          ) : null}
          <p className="row-small">
            <time dateTime={startedAt} title={formatMoment(startedAt)}>
              {formatAgo(startedAt, Date.now())}
            </time>
            {expiresAt && status !== "expired" ? (
              <>
                {" · "}
                <span className="together">{messages.lookup.kept(formatDay(expiresAt))}</span>
              </>
            ) : null}
            {trial ? ` · ${messages.history.trial}` : null}
            {preview ? ` · ${messages.history.preview}` : null}
            {purpose ? ` · ${purpose}` : null}
            {note ? ` · ${note}` : null}
          </p>
          {tags.length === 0 ? null : (
            <ul className="row-tags" aria-label={messages.history.tags}>
              {tags.map((tag) => (
                <li key={tag}>
                  <button type="button" className="row-tag" onClick={() => onTag?.(tag)}>
                    <bdi>{tag}</bdi>
                  </button>
                </li>
              ))}
            </ul>
          )}
          {children}
        </div>
        <StatusMark status={status} note={isFinished(status) ? undefined : formatShare(progress)} />
      </div>
    </li>
  );
}

/** What a lookup was made for, and the few sections it was restricted to: lookups of one person differ in them. */
export function purposeAndScope(lookup: LookupSummary): string {
  const purpose = purposeOf(lookup);
  const scope = lookup.sections.length > MAX_NAMED ? [] : lookup.sections.map((name) => words.sections[name]);
  return [...(purpose ? [messages.purposes[purpose].title] : []), ...scope].join(" · ");
}

function purposeOf({ metadata }: LookupSummary): Purpose | undefined {
  const purpose = metadata?.["candor.purpose"] ?? "";
  return Object.hasOwn(messages.purposes, purpose) ? (purpose as Purpose) : undefined;
}
