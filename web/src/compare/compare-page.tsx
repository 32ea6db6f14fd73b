import { useQuery } from "@tanstack/react-query";
import { Link, useSearch } from "@tanstack/react-router";
import { Fragment, useMemo } from "react";
import { type Brief, briefOf, mainFacts } from "../../../src/presentation/brief.ts";
import { present } from "../../../src/presentation/present.ts";
import { isCode, useClient } from "../client.ts";
import { formatMoment } from "../format.ts";
import { messages, words } from "../messages.ts";
import { usePageTitle } from "../parts/page-title.ts";
import { Picture } from "../parts/picture.tsx";
import { ErrorState, LoadingState, StatePage } from "../parts/states.tsx";
import { changesSinceQuery, outlineQuery, lookupQuery } from "../queries.ts";
import { ChangeList, countOf } from "../report/change-list.tsx";
import { candidateOf, type Lookup } from "../wire.ts";

const { compare: texts } = messages;

/** Two lookups side by side: what a decision needs from each, and what changed if both are of one person. */
export function ComparePage() {
  usePageTitle(texts.page);
  const { one, other } = useSearch({ from: "/compare" });
  return (
    <div className="page">
      <h1 className="page-title">{texts.page}</h1>
      {one && other && one !== other ? (
        <Compared one={one} other={other} />
      ) : (
        <StatePage title={texts.missing}>
          <Link to="/lookups" className="button">
            {messages.history.title}
          </Link>
        </StatePage>
      )}
    </div>
  );
}

function Compared({ one, other }: { readonly one: string; readonly other: string }) {
  const sides = [useSide(one), useSide(other)] as const;
  const failed = sides.find(({ error }) => error !== null);
  if (failed) return <ErrorState title={texts.failed} error={failed.error} onRetry={failed.refetch} />;
  const [first, second] = sides;
  if (!first.lookup || !second.lookup) return <LoadingState lines={8} />;
  if (first.lookup.status !== "success" || second.lookup.status !== "success") {
    return <StatePage title={texts.unfinished} />;
  }
  const isInOrder = startOf(first.lookup) <= startOf(second.lookup);
  const [earlier, later] = isInOrder ? [first, second] : [second, first];
  if (!earlier.lookup || !later.lookup || !earlier.told || !later.told) return <LoadingState lines={8} />;
  return (
    <>
      <Facts
        sides={[
          { lookup: earlier.lookup, told: earlier.told },
          { lookup: later.lookup, told: later.told },
        ]}
      />
      <WhatChanged earlier={earlier.lookup.lookupId} later={later.lookup.lookupId} />
    </>
  );
}

function startOf({ startedAt }: Pick<Lookup, "startedAt">): number {
  return Date.parse(startedAt);
}

/** One side, as far as it has loaded. */
function useSide(lookupId: string) {
  const client = useClient();
  const lookup = useQuery({ ...lookupQuery(client, lookupId), refetchInterval: false });
  const isDone = lookup.data?.status === "success";
  const outline = useQuery({ ...outlineQuery(client, lookupId), enabled: isDone });
  const told = useMemo(() => {
    if (!lookup.data || !outline.data) return null;
    const { data, finishedAt, startedAt } = lookup.data;
    const input = { data, evidence: outline.data, today: finishedAt ?? startedAt, lookup: lookup.data };
    const presentation = present(input, words);
    const { risks, findings } = briefOf(presentation, lookup.data, words);
    return { risks, findings, facts: mainFacts(presentation, words) };
  }, [lookup.data, outline.data]);
  return {
    lookup: lookup.data,
    told,
    error: lookup.error ?? outline.error,
    refetch: () => void Promise.all([lookup.refetch(), outline.refetch()]),
  };
}

/** All known facts of a brief: the five that a brief shows need not be the same on both sides. */
type ToldBrief = Pick<Brief, "risks" | "findings" | "facts">;

interface Side {
  readonly lookup: Lookup;
  readonly told: ToldBrief;
}

/** A row for every label that occurs on either side; a side without it stays empty. */
function Facts({ sides }: { readonly sides: readonly [Side, Side] }) {
  const rows = sides.map(({ told }) => rowsOf(told));
  const labels = [...new Set(rows.flatMap((each) => [...each.keys()]))];
  return (
    <div className="table-frame" tabIndex={0} role="region" aria-label={texts.page}>
      <table className="table compared">
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{texts.fact}</span>
            </th>
            {sides.map(({ lookup }) => (
              <th scope="col" key={lookup.lookupId}>
                <Head lookup={lookup} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {labels.map((label) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {sides.map(({ lookup }, index) => (
                <td key={lookup.lookupId}>
                  <Told text={rows[index]?.get(label)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** An address breaks after its @ rather than inside a word. */
function Told({ text }: { readonly text: string | undefined }) {
  if (text === undefined) return <span className="soft">–</span>;
  const [first, ...rest] = text.split(/(?<=@)/u);
  return (
    <>
      {first}
      {rest.map((part, index) => (
        <Fragment key={index}>
          <wbr />
          {part}
        </Fragment>
      ))}
    </>
  );
}

function Head({ lookup }: Pick<Side, "lookup">) {
  const candidate = candidateOf(lookup);
  const { lookupId, startedAt } = lookup;
  return (
    <span className="compared-head">
      <Picture url={candidate.avatarUrl} name={candidate.fullName} size={40} />
      <span>
        <Link to="/lookups/$lookupId" params={{ lookupId }}>
          {candidate.fullName}
        </Link>
        <time dateTime={startedAt}>{formatMoment(startedAt)}</time>
      </span>
    </span>
  );
}

function rowsOf({ risks, facts, findings }: ToldBrief): ReadonlyMap<string, string> {
  const known = facts
    .filter(isNoName)
    .map(({ label, values }) => [label, values.map(({ text }) => text).join(", ")] as const);
  const found = findings.map(
    ({ label, when, value }) => [label, [value.text, when].filter((part) => part !== "").join(" · ")] as const,
  );
  const asked = risks.map(
    ({ label, word, text, state }) => [label, state === "found" ? `${word} · ${text}` : word] as const,
  );
  return new Map([...found, ...known, ...asked]);
}

/** Their names are shown above. */
function isNoName({ values }: ToldBrief["facts"][number]): boolean {
  return values[0]?.pointer !== "/fullName";
}

function WhatChanged({ earlier, later }: { readonly earlier: string; readonly later: string }) {
  const changes = useQuery(changesSinceQuery(useClient(), later, earlier));
  if (changes.isPending) return <LoadingState lines={3} />;
  return (
    <section className="block changes-open" aria-labelledby="compare-changes">
      <h2 className="small-title" id="compare-changes">
        {texts.changes}
      </h2>
      {changes.data ? (
        countOf(changes.data) === 0 ? (
          <p className="block-text">{texts.noChanges}</p>
        ) : (
          <ChangeList changes={changes.data} hasEvidence={false} />
        )
      ) : isCode(changes.error, "not_comparable") ? (
        <p className="block-text">{texts.notAlike}</p>
      ) : (
        <ErrorState title={texts.failed} error={changes.error} onRetry={() => void changes.refetch()} level={3} />
      )}
    </section>
  );
}
