import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { askedNobody } from "../../../src/contract/section-state.ts";
import { isOffline, ledgerText } from "../../../src/presentation/reason-text.ts";
import { sourceName } from "../../../src/words/words.ts";
import { useClient } from "../client.ts";
import { formatDuration } from "../format.ts";
import { messages, words } from "../messages.ts";
import { ErrorState, LoadingState, StatePage } from "../parts/states.tsx";
import { coverageQuery } from "../queries.ts";
import type { Outcome, Probe } from "../wire.ts";
import { useShownLookup } from "./lookup-context.ts";
import { OutcomeMark } from "./outcome-mark.tsx";

const OUTCOMES = Object.keys(messages.outcomes) as Outcome[];

/** The ledger of questions: which source was asked with what, and the outcome of each question. */
export function CoveragePage() {
  const { lookup } = useShownLookup();
  const coverage = useQuery(coverageQuery(useClient(), lookup.lookupId, false));
  if (coverage.isPending) return <LoadingState lines={6} />;
  if (!coverage.data) {
    return (
      <ErrorState title={messages.coverage.failed} error={coverage.error} onRetry={() => void coverage.refetch()} />
    );
  }
  if (coverage.data.length === 0) {
    return <StatePage title={messages.coverage.none} text={messages.coverage.noneText} />;
  }
  return (
    <section className="coverage" aria-label={messages.lookup.coverage}>
      <p className="lead">{messages.coverage.lead}</p>
      {askedNobody(lookup.metadata) ? <p>{messages.coverage.nobodyOutside}</p> : null}
      <Summary probes={coverage.data} />
      <Remedy probes={coverage.data} />
      <Ledger probes={coverage.data} />
    </section>
  );
}

function Summary({ probes }: { readonly probes: readonly Probe[] }) {
  const counts = Map.groupBy(probes, (probe) => probe.outcome);
  return (
    <ul className="coverage-summary" aria-label={messages.coverage.summary}>
      {OUTCOMES.filter((outcome) => counts.has(outcome)).map((outcome) => (
        <li key={outcome}>
          <span className="figure">{counts.get(outcome)?.length}</span>
          <OutcomeMark outcome={outcome} />
          <span className="coverage-text">{messages.outcomes[outcome].text}</span>
        </li>
      ))}
    </ul>
  );
}

/** How sources that were not searched can be. */
function Remedy({ probes }: { readonly probes: readonly Probe[] }) {
  const off = probes.filter(({ remedy }) => remedy !== undefined);
  if (off.length === 0) return null;
  if (off.some(({ why }) => isOffline(why)))
    return <p className="coverage-remedy">{words.ownTexts.ledger.startOnline}</p>;
  return (
    <p className="coverage-remedy">
      {messages.coverage.someOff} <Link to="/sources">{messages.coverage.toSources}</Link>
    </p>
  );
}

function Ledger({ probes }: { readonly probes: readonly Probe[] }) {
  return (
    <section className="table-frame" tabIndex={0} aria-label={messages.coverage.ledger}>
      <table className="table">
        <thead>
          <tr>
            <th scope="col">{messages.coverage.connector}</th>
            <th scope="col">{messages.coverage.askedWith}</th>
            <th scope="col">{messages.coverage.outcome}</th>
            <th scope="col" className="table-number">
              {messages.coverage.time}
            </th>
          </tr>
        </thead>
        <tbody>
          {groupProbes(probes).map(({ probe, count, fastestMs, slowestMs }, index) => (
            <tr key={index}>
              <th scope="row">{sourceName(words, probe.connector)}</th>
              <td className="table-key">
                {messages.identifierKinds[probe.identifierKind]}
                {count > 1 ? <span className="table-count">× {count}</span> : null}
              </td>
              <td>
                <OutcomeMark outcome={probe.outcome} />
                {probe.why ? <span className="table-reason">{ledgerText(words, probe.why)}</span> : null}
                {probe.gives ? (
                  <span className="table-reason">
                    {messages.coverage.gives(probe.gives.map((name) => words.inLine(words.sections[name])))}
                  </span>
                ) : null}
              </td>
              <td className="table-number">{isAsked(probe.outcome) ? timeText(fastestMs, slowestMs) : ""}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** A question that was not asked took no time. */
function isAsked(outcome: Outcome): boolean {
  return outcome !== "skipped" && outcome !== "suppressed";
}

function timeText(fastestMs: number, slowestMs: number): string {
  const slowest = formatDuration(slowestMs);
  return slowestMs > fastestMs ? `${formatDuration(fastestMs)} – ${slowest}` : slowest;
}

interface ProbeGroup {
  readonly probe: Probe;
  readonly count: number;
  readonly fastestMs: number;
  readonly slowestMs: number;
}

/** Questions that differ only in the key's value share one line with their number. */
function groupProbes(probes: readonly Probe[]): readonly ProbeGroup[] {
  const groups = Map.groupBy(probes, ({ connector, identifierKind, outcome, reason }) =>
    JSON.stringify([connector, identifierKind, outcome, reason]),
  );
  return [...groups.values()].flatMap((group) => {
    const [probe] = group;
    const times = group.map(({ ms }) => ms);
    return probe ? [{ probe, count: group.length, fastestMs: Math.min(...times), slowestMs: Math.max(...times) }] : [];
  });
}
