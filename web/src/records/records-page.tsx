import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { useClient } from "../client.ts";
import { useShownLookup } from "../lookup/lookup-context.ts";
import { messages } from "../messages.ts";
import { ErrorState, LoadingState, StatePage } from "../parts/states.tsx";
import { datasourcesQuery, recordsQuery } from "../queries.ts";
import { LongList } from "../report/blocks.tsx";
import type { Datasource, JudgedRecord } from "../wire.ts";
import { RecordCard } from "./record-card.tsx";
import { findPages, type RecordPages } from "./record-pages.ts";
import { type Decide, useDecide } from "./use-decide.ts";

const SHOWN_RECORDS = 8;
/** Two columns: undecided records next to rejected ones, with accepted ones below. */
const ALL_GROUPS = ["undecided", "other", "own", "companies", "otherCompanies"] as const;
const DECIDED_GROUPS = ["own", "companies", "other", "otherCompanies"] as const;

type GroupName = (typeof ALL_GROUPS)[number];

const isOfCompanies = (name: GroupName) => name === "companies" || name === "otherCompanies";

/** Every record that was collected, grouped by judgement, and the reader's decision on each. */
export function RecordsPage() {
  const { lookup } = useShownLookup();
  const client = useClient();
  const records = useQuery(recordsQuery(client, lookup.lookupId));
  const datasources = useQuery(datasourcesQuery(client, lookup.lookupId)).data;
  const decide = useDecide(lookup.lookupId);
  const page = useFollowedRecord(records.data?.find(({ recordId }) => recordId === decide.decided));
  if (records.isPending) return <LoadingState lines={8} />;
  if (!records.data) {
    return <ErrorState title={messages.records.failed} error={records.error} onRetry={() => void records.refetch()} />;
  }
  if (records.data.length === 0) return <StatePage title={messages.records.none} text={messages.records.noneText} />;
  const pages = findPages(records.data, lookup.data?.socialMediaLinks);
  const documents = new Map(datasources?.map((each) => [each.datasourceId, each]));
  const judged = Map.groupBy(records.data, groupOf);
  return (
    <div className="records" ref={page}>
      <p className="lead">{messages.records.lead}</p>
      {judged.has("undecided") ? null : <p className="records-text">{messages.records.allDecided}</p>}
      <div className="records-sides">
        {(judged.has("undecided") ? ALL_GROUPS : DECIDED_GROUPS)
          .filter((name) => !isOfCompanies(name) || judged.has(name))
          .map((name) => (
            <Group
              key={name}
              name={name}
              records={judged.get(name)}
              pages={pages}
              documents={documents}
              decide={decide}
            />
          ))}
      </div>
    </div>
  );
}

/** A company is nobody's namesake: if no role names it, it needs no decision. */
function groupOf({ about, judgement }: JudgedRecord): GroupName {
  if (about === "person" || judgement === "other") return judgement;
  return judgement === "own" ? "companies" : "otherCompanies";
}

function Group({
  name,
  records = [],
  pages,
  documents,
  decide,
}: {
  readonly name: GroupName;
  readonly records: readonly JudgedRecord[] | undefined;
  readonly pages: RecordPages;
  readonly documents: ReadonlyMap<string, Datasource>;
  readonly decide: Decide;
}) {
  const id = useId();
  const { title, text, none } = messages.records.groups[name];
  const item = (record: JudgedRecord): ReactNode => (
    <RecordCard
      key={record.recordId}
      record={record}
      pages={pages}
      document={record.datasourceIds.map((each) => documents.get(each)).find((each) => each !== undefined)}
      decide={decide}
    />
  );
  return (
    <section className="records-group" aria-labelledby={id}>
      <h2 className="small-title" id={id}>
        {title}
        <span className="views-count">{records.length}</span>
      </h2>
      <p className="records-text">{records.length === 0 ? none : text}</p>
      {records.length === 0 ? null : (
        <LongList items={records.toSorted(byDoubt)} limit={SHOWN_RECORDS} className="records-list">
          {item}
        </LongList>
      )}
    </section>
  );
}

/** Decided records come first, then those closest to being somebody else's or the candidate's. */
function byDoubt(a: JudgedRecord, b: JudgedRecord): number {
  if (a.judgedBy !== b.judgedBy) return a.judgedBy === "caller" ? -1 : 1;
  return Math.abs(a.score) - Math.abs(b.score) || (a.recordId < b.recordId ? -1 : 1);
}

/** A decision moves a record to another group; keyboard focus moves with it. */
function useFollowedRecord(decided: JudgedRecord | undefined) {
  const page = useRef<HTMLDivElement>(null);
  const { recordId, judgement } = decided ?? {};
  useEffect(() => {
    if (recordId === undefined || judgement === undefined || document.activeElement !== document.body) return;
    page.current?.querySelector<HTMLElement>(`[data-record="${CSS.escape(recordId)}"]`)?.focus();
  }, [recordId, judgement]);
  return page;
}
