import { Link } from "@tanstack/react-router";
import { useMemo, useState } from "react";
import { formatDay, formatShare } from "../format.ts";
import { knownPages } from "../../../src/presentation/source-pages.ts";
import { useShownLookup } from "../lookup/lookup-context.ts";
import { messages } from "../messages.ts";
import { OutLink } from "../parts/out-link.tsx";
import { ErrorState, LoadingState } from "../parts/states.tsx";
import { providerOf } from "../safe-url.ts";
import type { CitedDatasource, EvidenceClaim } from "../wire.ts";
import { type Selection, useEvidence } from "./evidence-context.ts";
import { inNumberOrder, numbersOf, valuesInOrder } from "./evidence-index.ts";
import { pageOf } from "./page-of.ts";
import { Passage } from "./passage.tsx";
import { useClaims } from "./use-claims.ts";

const SHOWN_CLAIMS = 8;

/** Every claim behind a field: what it states, where, and how it was read. */
export function EvidenceList({
  selected,
  datasources,
}: {
  readonly selected: Selection;
  readonly datasources: readonly CitedDatasource[];
}) {
  const { index } = useEvidence();
  const byId = useMemo(() => new Map(datasources.map((each) => [each.datasourceId, each])), [datasources]);
  const [limit, setLimit] = useState(SHOWN_CLAIMS);
  const { opened, error, retry } = useClaims(selected.pointer);
  if (opened === null && error) {
    return <ErrorState title={messages.evidence.failed} error={error} onRetry={retry} level={3} />;
  }
  if (opened === null || !index) return <LoadingState lines={6} />;
  const { claims, groups } = opened;
  if (claims.length === 0) return <p className="evidence-lead">{messages.evidence.none}</p>;
  let room = limit;
  return (
    <div className="evidence-list">
      <p className="evidence-lead">
        {messages.evidence.lead(claims.filter((claim) => !claim.conflicts).length, numbersOf(index, claims).length)}
      </p>
      {groups.map((group) => {
        const shown = inNumberOrder(index, group.claims).slice(0, Math.max(0, room));
        room -= shown.length;
        if (shown.length === 0) return null;
        return (
          <section key={group.pointer}>
            {groups.length > 1 ? <h3 className="evidence-part">{partName(group.pointer)}</h3> : null}
            {valuesInOrder(index, group.claims, shown).map(({ value, conflicts, claims }, _position, { length }) => (
              <div key={value}>
                {length > 1 ? (
                  <h3 className={conflicts ? "evidence-value evidence-conflict" : "evidence-value"}>
                    {conflicts ? messages.evidence.otherwise(value) : messages.evidence.shown(value)}
                  </h3>
                ) : null}
                {[...Map.groupBy(claims, (claim) => claim.datasourceId)].map(([datasourceId, claims]) => (
                  <DatasourceClaims
                    key={datasourceId}
                    claims={claims}
                    number={index.number(datasourceId)}
                    datasource={byId.get(datasourceId)}
                  />
                ))}
              </div>
            ))}
          </section>
        );
      })}
      {room < 0 || claims.length > limit ? (
        <button type="button" className="button" onClick={() => setLimit(limit + 40)}>
          {messages.more}
        </button>
      ) : null}
    </div>
  );
}

/** What one datasource states, under its address. */
function DatasourceClaims({
  claims,
  number,
  datasource,
}: {
  readonly claims: readonly EvidenceClaim[];
  readonly number: number;
  readonly datasource: CitedDatasource | undefined;
}) {
  const { lookup } = useShownLookup();
  const page = datasource && pageOf(datasource, knownPages(lookup.data?.socialMediaLinks, []));
  return (
    <article className="claim">
      <header className="claim-head">
        <span className="claim-number">{number}</span>
        {datasource && page ? (
          <div className="claim-where">
            <OutLink url={page.href} className="claim-address">
              {page.text}
            </OutLink>
            {page.details === "" ? null : <p className="claim-small">{page.details}</p>}
            <p className="claim-small">
              {providerOf(datasource)}
              {" · "}
              {datasource.date ? messages.evidence.collected(formatDay(datasource.date)) : messages.evidence.undated}
              {datasource.judgement === "undecided" ? ` · ${messages.evidence.undecided}` : ""}
            </p>
          </div>
        ) : (
          <p className="claim-small">{messages.evidence.missing}</p>
        )}
      </header>
      {claims.map((claim) => (
        <Claim key={claim.claimId} claim={claim} datasource={datasource} />
      ))}
    </article>
  );
}

function Claim({
  claim,
  datasource,
}: {
  readonly claim: EvidenceClaim;
  readonly datasource: CitedDatasource | undefined;
}) {
  const method = messages.evidence.methods[claim.method];
  return (
    <div className="claim-body">
      {datasource ? <Passage datasource={datasource} claim={claim} /> : null}
      <p className="claim-foot">
        <span title={method.text}>{method.title}</span>
        {claim.rectifiedAt === undefined ? null : (
          <span>{messages.evidence.rectified(formatDay(claim.rectifiedAt))}</span>
        )}
        {claim.disputed ? <span>{messages.evidence.disputed}</span> : null}
        {claim.reader === undefined ? null : <span>{messages.evidence.reader(claim.reader)}</span>}
        <span>{confidenceOf(claim)}</span>
        {datasource?.data !== undefined ? <DocumentLink claim={claim} /> : null}
      </p>
    </div>
  );
}

function confidenceOf({ confidence }: EvidenceClaim): string {
  const share = formatShare(confidence);
  return confidence < 1 ? messages.evidence.confidenceOf(share) : messages.evidence.confidence(share);
}

function DocumentLink({ claim }: { readonly claim: EvidenceClaim }) {
  const { lookup, slug } = useShownLookup();
  return (
    <Link
      to="/lookups/$lookupId/$slug/datasources"
      params={{ lookupId: lookup.lookupId, slug }}
      search={{ document: claim.datasourceId, at: claim.locator }}
      className="quiet-link"
    >
      {messages.evidence.open}
    </Link>
  );
}

/** `/experiences/0/dateFrom` → `date from`. */
function partName(pointer: string): string {
  const token = pointer.split("/").findLast((each) => each !== "" && !/^\d+$/.test(each)) ?? pointer;
  return token.replace(/([a-z])([A-Z])/g, "$1 $2").toLowerCase();
}
