import { Link } from "@tanstack/react-router";
import { useMemo, useState } from "react";
import { reasonText } from "../../../src/presentation/reason-text.ts";
import { type References, seenText, writtenDates } from "../../../src/presentation/seen-text.ts";
import { isTold } from "../../../src/presentation/told-source.ts";
import { sourceName } from "../../../src/words/words.ts";
import { formatShare } from "../format.ts";
import { useShownLookup } from "../lookup/lookup-context.ts";
import type { GivenSource } from "../documents/given-of.ts";
import { messages, words } from "../messages.ts";
import { OutLink } from "../parts/out-link.tsx";
import { Failure } from "../parts/failure.tsx";
import { readableSource } from "../safe-url.ts";
import type { Datasource, JudgedRecord } from "../wire.ts";
import { locatorOfName, passageOfName } from "./name-passage.ts";
import type { RecordPages } from "./record-pages.ts";
import type { Decide } from "./use-decide.ts";

const SHOWN_REASONS = 3;
/** Below this, a figure says no more than that something else about the record raises the question. */
const MIN_LIKELIHOOD = 0.005;

/**
 * One record: its address, the reasons for and against it, and the decisions on offer.
 *
 * @param pages the addresses of the lookup's records, by ID: reasons name other records by these
 */
export function RecordCard({
  record,
  pages,
  given,
  choice,
  decide,
}: {
  readonly record: JudgedRecord;
  readonly pages: RecordPages;
  /** What it was read from, if the caller handed that over. */
  readonly given: GivenSource | null;
  /** Whether it is among those to decide together; absent if it cannot be. */
  readonly choice: { readonly chosen: boolean; readonly toggle: () => void } | undefined;
  readonly decide: Decide;
}) {
  const { recordId, source, name, connector, judgement, judgedBy, likelihood } = record;
  const { text: address, href } = pages.get(recordId) ?? { text: readableSource({ source }), href: source };
  const file = given?.file;
  const label = file ?? name ?? address;
  return (
    <li className="record" data-record={recordId} tabIndex={-1} aria-label={label}>
      <div className="record-head">
        {choice === undefined ? null : (
          <input
            type="checkbox"
            checked={choice.chosen}
            onChange={choice.toggle}
            aria-label={messages.records.choose(label)}
          />
        )}
        <h3 className="record-title">
          {(file ?? name) === undefined ? null : <span className="record-name">{file ?? name}</span>}
          {file !== undefined && name !== undefined ? <span className="record-address">{name}</span> : null}
          {file === undefined ? (
            <OutLink url={href} className="record-address">
              {address}
            </OutLink>
          ) : null}
        </h3>
      </div>
      <p className="claim-small">
        {given !== null ? words.report.back.handedOver() : sourceName(words, connector)}
        {" · "}
        {judgedBy === "caller" ? (
          <strong className="record-decided">{messages.records.byCaller}</strong>
        ) : judgement === "undecided" && likelihood < MIN_LIKELIHOOD ? (
          messages.records.contradicted
        ) : (
          messages.records.likelihood(formatShare(likelihood))
        )}
      </p>
      {given?.datasource === undefined ? null : <Named document={given.datasource} name={name ?? ""} />}
      <Reasons reasons={record.reasons} pages={pages} />
      <Decision record={record} decide={decide} label={label} />
    </li>
  );
}

/** Where a document names the person, and the way to the whole of it. */
function Named({ document, name }: { readonly document: Datasource; readonly name: string }) {
  const { lookup, slug } = useShownLookup();
  const { datasourceId, data } = document;
  const passage = useMemo(() => passageOfName(data, name), [data, name]);
  const at = useMemo(() => locatorOfName(data, name), [data, name]);
  return (
    <>
      <blockquote className="passage record-passage">
        {passage.before}
        {passage.name === "" ? null : <mark>{passage.name}</mark>}
        {passage.after}
      </blockquote>
      <Link
        to="/lookups/$lookupId/$slug/datasources"
        params={{ lookupId: lookup.lookupId, slug }}
        search={{ document: datasourceId, ...(at !== undefined && { at }) }}
        className="quiet-link"
      >
        {messages.records.openDocument}
      </Link>
    </>
  );
}

function Reasons({ reasons, pages }: { readonly reasons: JudgedRecord["reasons"]; readonly pages: RecordPages }) {
  const [all, setAll] = useState(false);
  const ordered = reasons.toSorted((a, b) => Math.abs(b.weight) - Math.abs(a.weight));
  const shown = all ? ordered : ordered.slice(0, SHOWN_REASONS);
  if (reasons.length === 0) return <p className="record-none">{messages.records.noReasons}</p>;
  return (
    <>
      <ul className="reasons">
        {shown.map(({ name, weight, text, detail, seen }, index) => (
          <li key={`${name} ${index}`} className={`reason reason-${sideOf(weight)}`}>
            <span className="visually-hidden">{words.labelled(messages.records.sides[sideOf(weight)], "")}</span>
            {reasonText(words, { name, text })}
            {seen !== undefined || detail !== "" ? (
              <span className="reason-detail">{seen === undefined ? detail : seenText(words, seen, named(pages))}</span>
            ) : null}
          </li>
        ))}
      </ul>
      {shown.length < ordered.length ? (
        <button type="button" className="link-button" onClick={() => setAll(true)}>
          {messages.records.allReasons(ordered.length)}
        </button>
      ) : null}
    </>
  );
}

/** Records by address, and people without their IDs, which are for programs. */
function named(pages: RecordPages): References {
  return {
    record: (id) => pages.get(id)?.text,
    candidate: () => messages.records.anotherPerson,
    ...writtenDates(words),
  };
}

function sideOf(weight: number): "for" | "against" | "note" {
  return weight === 0 ? "note" : weight > 0 ? "for" : "against";
}

function Decision({
  record,
  decide,
  label,
}: {
  readonly record: JudgedRecord;
  readonly decide: Decide;
  readonly label: string;
}) {
  const { recordId, source, about, judgement, judgedBy, forgotten } = record;
  if (isTold(source)) return null;
  if (about === "company") return <p className="record-none">{messages.records.company}</p>;
  if (forgotten) return <p className="record-none">{messages.records.forgotten}</p>;
  const failed = decide.failed?.recordId === recordId ? decide.failed.error : null;
  return (
    <>
      <div className="record-actions">
        {(["own", "other"] as const)
          .filter((each) => each !== judgement)
          .map((each) => (
            <button
              key={each}
              type="button"
              className="button button-small"
              aria-label={messages.records.decideOn(messages.records.decide[each], label)}
              onClick={() => decide.judge(recordId, each)}
            >
              {messages.records.decide[each]}
            </button>
          ))}
        {judgedBy === "caller" ? (
          <button
            type="button"
            className="button button-small"
            aria-label={messages.records.decideOn(messages.records.takeBack, label)}
            onClick={() => decide.judge(recordId, null)}
          >
            {messages.records.takeBack}
          </button>
        ) : null}
      </div>
      <Failure text={messages.records.decideFailed} error={failed} />
    </>
  );
}
