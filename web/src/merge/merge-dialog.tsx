import { type InfiniteData, type QueryClient, useQueries, useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import type { Schemas } from "../../../src/client/client.ts";
import { useClient } from "../client.ts";
import { messages, words as catalogue } from "../messages.ts";
import { Dialog } from "../parts/dialog.tsx";
import { inParts } from "../parts/in-parts.tsx";
import { Picture } from "../parts/picture.tsx";
import { Failure } from "../parts/failure.tsx";
import { ErrorState, LoadingState } from "../parts/states.tsx";
import { candidateQuery } from "../queries.ts";
import type { CandidateDetail, IdentifierKind } from "../wire.ts";
import { useMerge } from "./use-merges.ts";
import { shownFragments } from "../parts/fragments.ts";

type Two<T> = readonly [T, T];

const { merge: words } = messages;
const { labels } = catalogue;

/** Shows two candidates side by side with common details marked, and asks whether they are one person. */
export function MergeDialog({
  candidateIds,
  opened,
  onClose,
  onMerged,
}: {
  readonly candidateIds: Two<string>;
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly onMerged: (person: CandidateDetail, otherId: string) => void;
}) {
  return (
    <Dialog title={words.title} size="xl" opened={opened} onClose={onClose}>
      <p className="dialog-text soft">{words.text}</p>
      <Question candidateIds={candidateIds} onClose={onClose} onMerged={onMerged} />
    </Dialog>
  );
}

function Question({
  candidateIds,
  onClose,
  onMerged,
}: {
  readonly candidateIds: Two<string>;
  readonly onClose: () => void;
  readonly onMerged: (person: CandidateDetail, otherId: string) => void;
}) {
  const client = useClient();
  const [one, other] = useQueries({ queries: candidateIds.map((id) => candidateQuery(client, id)) });
  const [head, setHead] = useState<0 | 1>(0);
  const merge = useMerge();
  const failed = [one, other].find((each) => each?.isError);
  if (failed) return <ErrorState title={words.failed} error={failed.error} onRetry={() => void failed.refetch()} />;
  if (!one?.data || !other?.data) return <LoadingState lines={6} />;
  const people: Two<CandidateDetail> = [one.data, other.data];
  const confirm = (): void => {
    const [candidateId, otherId] = head === 0 ? candidateIds : [candidateIds[1], candidateIds[0]];
    merge.mutate({ candidateId, otherId }, { onSuccess: (person) => onMerged(person, otherId) });
  };
  return (
    <>
      <div className="compare">
        {people.map((person, side) => (
          <Side
            key={person.candidateId}
            person={person}
            other={people[1 - side] ?? person}
            isHead={head === side}
            onHead={() => setHead(side as 0 | 1)}
          />
        ))}
      </div>
      <Failure text={words.failed} error={merge.error} />
      <div className="dialog-actions">
        <button type="button" className="button" onClick={onClose} data-autofocus>
          {words.no}
        </button>
        <button type="button" className="button button-primary" onClick={confirm} disabled={merge.isPending}>
          {merge.isPending ? words.merging : words.yes}
        </button>
      </div>
    </>
  );
}

function Side({
  person,
  other,
  isHead,
  onHead,
}: {
  readonly person: CandidateDetail;
  readonly other: CandidateDetail;
  readonly isHead: boolean;
  readonly onHead: () => void;
}) {
  const id = useId();
  const years = knownYears(useQueryClient());
  const theirs = new Set(factsOf(other, years.get(other.candidateId)).map(({ key }) => key));
  const facts = factsOf(person, years.get(person.candidateId));
  return (
    <section className="compare-side" aria-labelledby={id}>
      <header className="compare-head">
        <Picture url={person.avatarUrl} name={person.fullName} size={56} />
        <div>
          <h3 className="compare-name" id={id}>
            {person.fullName}
          </h3>
          <p className="row-small">{shownFragments(person.fragments).join(" · ")}</p>
        </div>
      </header>
      {facts.length === 0 ? <p className="row-small">{words.nothing}</p> : null}
      <dl className="compare-facts">
        {facts.map(({ key, label, value }) => (
          <div key={key} className={theirs.has(key) ? "compare-fact compare-shared" : "compare-fact"}>
            <dt>{label}</dt>
            <dd>
              {inParts(value)}
              {theirs.has(key) ? <span className="compare-mark">{words.shared}</span> : null}
            </dd>
          </div>
        ))}
      </dl>
      <label className="check">
        <input type="radio" name="head" checked={isHead} onChange={onHead} />
        {words.head}
      </label>
    </section>
  );
}

interface KnownFact {
  readonly key: string;
  readonly label: string;
  readonly value: string;
}

/** Years of birth by candidate: a search says them of people who share a name. */
function knownYears(cache: QueryClient): ReadonlyMap<string, number> {
  const pages = cache
    .getQueriesData<InfiniteData<Schemas["SearchPage"]>>({ queryKey: ["search"] })
    .flatMap(([, data]) => data?.pages ?? []);
  const found = pages.flatMap(({ results }) => results);
  return new Map(
    found.flatMap(({ candidateId, birthYear }) => (birthYear === undefined ? [] : [[candidateId, birthYear] as const])),
  );
}

function factsOf(
  { aliases, presences, identifiers }: CandidateDetail,
  birthYear: number | undefined,
): readonly KnownFact[] {
  const profiles = new Set(presences.map(({ url }) => url));
  const all = [
    ...(birthYear === undefined ? [] : [{ label: labels.yearOfBirth, value: String(birthYear) }]),
    ...aliases.map((value) => ({ label: messages.candidate.aliases, value })),
    ...presences.map(({ platform, handle }) => ({
      label: messages.searchTypes[platform],
      value: messages.candidate.handle(handle),
    })),
    ...identifiers
      .filter(({ kind, value }) => kind in messages.identifierKinds && !profiles.has(value))
      .map(({ kind, value }) => ({ label: messages.identifierKinds[kind as IdentifierKind], value })),
  ];
  return [...new Map(all.map((fact) => [`${fact.label} ${fact.value}`.toLowerCase(), fact])).entries()].map(
    ([key, fact]) => ({ key, ...fact }),
  );
}
