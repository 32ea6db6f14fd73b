import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useMemo } from "react";
import { namesakesIn } from "../../../src/contract/section-state.ts";
import { briefOf, type Brief as BriefParts } from "../../../src/presentation/brief.ts";
import type { Presentation } from "../../../src/presentation/panel.ts";
import { useClient } from "../client.ts";
import { SourceChip } from "../evidence/source-chip.tsx";
import { useShownLookup } from "../lookup/lookup-context.ts";
import { messages, words } from "../messages.ts";
import { OwnDirection } from "../parts/own-direction.tsx";
import { recordsQuery } from "../queries.ts";
import { type GroupName, groupOf } from "../records/record-groups.ts";
import { Facts } from "./facts.tsx";

/** What a decision needs, before anything else: risks, findings, five facts. */
export function Brief({ presentation }: { readonly presentation: Presentation }) {
  const { lookup, shared } = useShownLookup();
  const brief = useMemo(() => briefOf(presentation, lookup, words), [presentation, lookup]);
  return (
    <section className="brief" aria-label={words.report.brief.title}>
      <Risks risks={brief.risks} />
      {shared === true ? null : <Identity />}
      <div className="brief-columns">
        <Findings findings={brief.findings} />
        {brief.facts.length > 0 ? <Facts title={words.keyFacts} facts={brief.facts} /> : null}
      </div>
    </section>
  );
}

function Risks({ risks }: Pick<BriefParts, "risks">) {
  return (
    <>
      <h2 className="small-title">{words.risks.title}</h2>
      <ul className="risks">
        {risks.map(({ name, label, tone, word, text, pointer }) => (
          <li key={name} className="risk" data-tone={tone}>
            <span className="risk-label">{label}</span>
            <span className="risk-state">
              {word}
              {pointer === null ? null : <SourceChip pointer={pointer} label={label} />}
            </span>
            <span className="risk-text">{text}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** How many records the report is based on, what they were told apart from, and how many of namesakes it leaves out. */
function Identity() {
  const { lookup, slug } = useShownLookup();
  const records = useQuery(recordsQuery(useClient(), lookup.lookupId)).data;
  if (records === undefined || records.length === 0) return null;
  const groups = Map.groupBy(records, groupOf);
  const count = (name: GroupName) => groups.get(name)?.length ?? 0;
  const known = namesakesIn(lookup.metadata);
  const counts = { own: count("own"), known, other: count("other"), undecided: count("undecided") };
  return (
    <p className="brief-identity">
      {words.report.brief.identity(counts)}{" "}
      <Link to="/lookups/$lookupId/$slug/records" params={{ lookupId: lookup.lookupId, slug }} className="no-print">
        {messages.lookup.records}
      </Link>
    </p>
  );
}

function Findings({ findings }: Pick<BriefParts, "findings">) {
  if (findings.length === 0) return null;
  return (
    <div className="block">
      <h3 className="small-title">{words.findings}</h3>
      <ul className="findings">
        {findings.map(({ when, label, value }) => (
          <li key={value.pointer}>
            <span className="finding-label">{[label, when].filter((part) => part !== "").join(" · ")}</span>
            <span>
              <OwnDirection text={value.text} />
              <SourceChip pointer={value.pointer} label={value.text} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
