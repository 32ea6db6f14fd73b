import { Link } from "@tanstack/react-router";
import { useEffect, useMemo, useState } from "react";
import { undecidedIn } from "../../../src/contract/section-state.ts";
import type { Presentation, ShownSection, SourceLink } from "../../../src/presentation/panel.ts";
import { present } from "../../../src/presentation/present.ts";
import { useAskInView } from "../evidence/ask-in-view.ts";
import { useEvidence } from "../evidence/evidence-context.ts";
import { useShownLookup } from "../lookup/lookup-context.ts";
import { messages, words } from "../messages.ts";
import { LoadingState, StatePage } from "../parts/states.tsx";
import type { Lookup } from "../wire.ts";
import { Pictures, usePictured } from "../pictures/pictures.tsx";
import { Block } from "./blocks.tsx";
import { Brief } from "./brief.tsx";
import { Changes } from "./changes.tsx";
import { Contents } from "./contents.tsx";
import { PanelView } from "./panel-view.tsx";
import { Preview } from "./preview.tsx";
import { ReportSources } from "./report-sources.tsx";

/**
 * A report drawn before its evidence arrives is drawn twice; for a large report, each takes a phone a third of a
 * second.
 */
const GRACE_MS = 300;

/** The report with its evidence, or without it if that takes too long. */
export function ReportPage() {
  const { isAwaited } = useEvidence();
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), GRACE_MS);
    return () => clearTimeout(timer);
  }, []);
  return isAwaited && !isLate ? <LoadingState lines={8} /> : <Report />;
}

/** The profile, section by section, without anything that no source states. */
function Report() {
  const { lookup } = useShownLookup();
  const { outline } = useEvidence();
  const presentation = useMemo(() => {
    const today = lookup.finishedAt ?? lookup.startedAt;
    return present({ data: lookup.data, evidence: outline, today, lookup }, words);
  }, [lookup, outline]);
  const pictured = usePictured();
  const body = useAskInView(presentation);
  const { sources, silences, contradictions, rectified } = presentation;
  const sections = withOverview(presentation.sections, sources);
  if (sections.length === 0)
    return lookup.preview ? <Preview /> : <NoReport lookup={lookup} presentation={presentation} />;
  return (
    <div className="report">
      <Contents names={sections.map(({ name }) => name)} />
      <div className="report-body" ref={body}>
        <Noted heading="h2" words={words.contradictions} lines={contradictions} />
        <Noted heading="h2" words={words.rectified} lines={rectified} />
        {lookup.preview ? null : <Brief presentation={presentation} />}
        {lookup.preview ? null : <Changes />}
        {sections.map(({ name, title, panels }) => (
          <section key={name} id={name} className="section" aria-labelledby={`${name}-title`}>
            <h2 className="section-title" id={`${name}-title`} tabIndex={-1}>
              {title}
            </h2>
            {panels.map((panel, index) => (
              <PanelView key={`${panel.kind} ${index}`} panel={panel} />
            ))}
            <Pictures section={name} pictured={pictured} />
            {name === "overview" ? <ReportSources sources={sources} /> : null}
          </section>
        ))}
        <Silences heading="h2" silences={silences} />
        <Preview />
      </div>
    </div>
  );
}

/** Which of the given details turned out to be wrong, and what the person had corrected; shown before anything else. */
function Noted({
  heading = "h3",
  words,
  lines,
}: {
  readonly heading?: "h2" | "h3";
  readonly words: { readonly title: string; readonly text: string };
  readonly lines: readonly string[];
}) {
  if (lines.length === 0) return null;
  return (
    <Block title={words.title} heading={heading}>
      <p className="block-text">{words.text}</p>
      <ul className="contradictions">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Block>
  );
}

/** What nobody has decided about, and why sections are missing: nothing found is not the same as nothing asked. */
function Silences({ heading = "h3", silences }: Pick<Presentation, "silences"> & { readonly heading?: "h2" | "h3" }) {
  if (silences.length === 0) return null;
  return (
    <Block title={words.silences.title} heading={heading}>
      {silences.map(({ state, text }) => (
        <p className="block-text" key={state}>
          {text}
          {state === "undecided" ? <ToRecords /> : null}
        </p>
      ))}
    </Block>
  );
}

function ToRecords() {
  const { lookup, slug, shared } = useShownLookup();
  if (shared) return null;
  return (
    <>
      {" "}
      <Link to="/lookups/$lookupId/$slug/records" params={{ lookupId: lookup.lookupId, slug }}>
        {messages.report.toRecords}
      </Link>
    </>
  );
}

/** The sources are below the overview, even if there is nothing else in it. */
function withOverview(sections: readonly ShownSection[], sources: readonly SourceLink[]): readonly ShownSection[] {
  if (sources.length === 0 || sections.some(({ name }) => name === "overview")) return sections;
  return [{ name: "overview", title: words.sections.overview, panels: [] }, ...sections];
}

function NoReport({
  lookup,
  presentation: { silences, contradictions, rectified },
}: {
  readonly lookup: Lookup;
  readonly presentation: Presentation;
}) {
  const { slug, shared } = useShownLookup();
  const { title, text } = describeEnd(lookup);
  const finished = lookup.status === "success";
  const undecided = finished && undecidedIn(lookup.metadata) > 0;
  if (shared) {
    return (
      <StatePage title={title}>
        <Silences silences={silences} />
      </StatePage>
    );
  }
  return (
    <StatePage title={title} text={text}>
      <Noted words={words.contradictions} lines={contradictions} />
      <Noted words={words.rectified} lines={rectified} />
      {finished ? <Silences silences={silences} /> : null}
      {undecided ? (
        <Link
          to="/lookups/$lookupId/$slug/records"
          params={{ lookupId: lookup.lookupId, slug }}
          className="button button-primary"
        >
          {messages.report.toRecords}
        </Link>
      ) : null}
      <Link
        to="/lookups/$lookupId/$slug/coverage"
        params={{ lookupId: lookup.lookupId, slug }}
        className={undecided ? "button" : "button button-primary"}
      >
        {messages.report.toCoverage}
      </Link>
    </StatePage>
  );
}

function describeEnd(lookup: Lookup): { readonly title: string; readonly text: string } {
  if (lookup.status === "error") {
    return { title: messages.lookup.errorTitle, text: lookup.errorMessage ?? messages.lookup.errorText };
  }
  if (lookup.status === "cancelled") {
    return { title: messages.lookup.cancelledTitle, text: messages.lookup.cancelledText };
  }
  return undecidedIn(lookup.metadata) > 0
    ? { title: messages.report.onlyLeads, text: messages.report.onlyLeadsText }
    : { title: messages.report.empty, text: messages.report.emptyText };
}
