import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { byId, givenOf } from "../documents/given-of.ts";
import { useClient } from "../client.ts";
import { useShownLookup } from "../lookup/lookup-context.ts";
import { messages } from "../messages.ts";
import { ErrorState, LoadingState, StatePage } from "../parts/states.tsx";
import { datasourcesQuery, recordsQuery } from "../queries.ts";
import { LongList } from "../report/blocks.tsx";
import type { Datasource, JudgedRecord } from "../wire.ts";
import { type GroupName, groupOf } from "./record-groups.ts";
import { type SharedAddress, sharedAddresses } from "./shared-addresses.ts";
import { RecordCard } from "./record-card.tsx";
import { findPages } from "./record-pages.ts";
import { type Decide, useDecide } from "./use-decide.ts";

const SHOWN_RECORDS = 8;
/** Two columns: undecided records next to rejected ones, with accepted ones below. */
const ALL_GROUPS = ["undecided", "other", "own", "companies", "otherCompanies"] as const;
const DECIDED_GROUPS = ["own", "companies", "other", "otherCompanies"] as const;

const isOfCompanies = (name: GroupName) => name === "companies" || name === "otherCompanies";

/** Every record that was collected, grouped by judgement, and the reader's decision on each. */
export function RecordsPage() {
  const { lookup } = useShownLookup();
  const client = useClient();
  const records = useQuery(recordsQuery(client, lookup.lookupId));
  const datasources = useQuery(datasourcesQuery(client, lookup.lookupId)).data ?? NO_DATASOURCES;
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const decide = useDecide(lookup.lookupId);
  const page = useFollowedRecord(records.data?.find(({ recordId }) => recordId === decide.decided));
  if (records.isPending) return <LoadingState lines={8} />;
  if (!records.data) {
    return <ErrorState title={messages.records.failed} error={records.error} onRetry={() => void records.refetch()} />;
  }
  if (records.data.length === 0) return <StatePage title={messages.records.none} text={messages.records.noneText} />;
  const pages = findPages(records.data, lookup.data?.socialMediaLinks);
  const judged = Map.groupBy(records.data, groupOf);
  const documents = byId(datasources);
  const open = (judged.get("undecided") ?? []).filter(({ forgotten }) => !forgotten);
  const still = new Set(open.flatMap(({ recordId }) => (chosen.has(recordId) ? recordId : [])));
  const item = (record: JudgedRecord): ReactNode => (
    <RecordCard
      key={record.recordId}
      record={record}
      pages={pages}
      given={givenOf(record, documents)}
      choice={
        open.length > 1 && open.includes(record)
          ? {
              chosen: still.has(record.recordId),
              toggle: () => setChosen(still.symmetricDifference(new Set([record.recordId]))),
            }
          : undefined
      }
      decide={decide}
    />
  );
  return (
    <div className="records" ref={page}>
      <p className="lead">{messages.records.lead}</p>
      {judged.has("undecided") ? null : <p className="records-text">{messages.records.allDecided}</p>}
      <div className="records-sides">
        {(judged.has("undecided") ? ALL_GROUPS : DECIDED_GROUPS)
          .filter((name) => !isOfCompanies(name) || judged.has(name))
          .map((name) => (
            <Group key={name} name={name} records={judged.get(name)} item={item}>
              {name === "undecided" && open.length > 1 ? (
                <Together
                  open={open}
                  shared={sharedAddresses(open, datasources)}
                  chosen={still}
                  onChoose={setChosen}
                  decide={decide}
                />
              ) : null}
            </Group>
          ))}
      </div>
      <Otherwise records={judged.get("otherwise") ?? []} item={item} />
    </div>
  );
}

const NO_DATASOURCES: readonly Datasource[] = [];

function Group({
  name,
  records = [],
  item,
  children,
}: {
  readonly name: Exclude<GroupName, "otherwise">;
  readonly records: readonly JudgedRecord[] | undefined;
  readonly item: (record: JudgedRecord) => ReactNode;
  readonly children: ReactNode;
}) {
  const id = useId();
  const { title, text, none } = messages.records.groups[name];
  return (
    <section className="records-group" aria-labelledby={id}>
      <h2 className="small-title" id={id}>
        {title}
        <span className="views-count">{records.length}</span>
      </h2>
      <p className="records-text">{records.length === 0 ? none : text}</p>
      {children}
      {records.length === 0 ? null : (
        <LongList items={records.toSorted(byDoubt)} limit={SHOWN_RECORDS} className="records-list">
          {item}
        </LongList>
      )}
    </section>
  );
}

/** People of another name: listed only for whoever knows that one of them is the person under that name. */
function Otherwise({
  records,
  item,
}: {
  readonly records: readonly JudgedRecord[];
  readonly item: (record: JudgedRecord) => ReactNode;
}) {
  if (records.length === 0) return null;
  return (
    <details className="options records-otherwise">
      <summary>{messages.records.otherwise(records.length)}</summary>
      <p className="records-text">{messages.records.otherwiseText}</p>
      <LongList items={records.toSorted(byDoubt)} limit={SHOWN_RECORDS} className="records-list">
        {item}
      </LongList>
    </details>
  );
}

/** Decides about several records at once: all, those that give the same address, or whichever are chosen. */
function Together({
  open,
  shared,
  chosen,
  onChoose,
  decide,
}: {
  readonly open: readonly JudgedRecord[];
  readonly shared: readonly SharedAddress[];
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (chosen: ReadonlySet<string>) => void;
  readonly decide: Decide;
}) {
  const isAll = chosen.size === open.length;
  const judge = (judgement: "own" | "other"): void => {
    for (const recordId of chosen) decide.judge(recordId, judgement);
    onChoose(new Set());
  };
  return (
    <div className="records-together">
      <label className="check">
        <input
          type="checkbox"
          checked={isAll}
          onChange={() => onChoose(new Set(isAll ? [] : open.map(({ recordId }) => recordId)))}
        />
        {messages.records.chooseAll(open.length)}
      </label>
      {shared.map(({ address, recordIds }) => (
        <button key={address} type="button" className="link-button" onClick={() => onChoose(new Set(recordIds))}>
          {messages.records.chooseShared(recordIds.length, address)}
        </button>
      ))}
      {chosen.size === 0 ? null : (
        <div className="record-actions">
          {(["own", "other"] as const).map((each) => (
            <button
              key={each}
              type="button"
              className={each === "own" ? "button button-small button-primary" : "button button-small"}
              onClick={() => judge(each)}
            >
              {messages.records.decideOn(messages.records.decide[each], messages.records.chosen(chosen.size))}
            </button>
          ))}
        </div>
      )}
    </div>
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
