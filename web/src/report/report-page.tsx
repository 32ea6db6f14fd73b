import { Link } from "@tanstack/react-router";
import { useMemo } from "react";
import { useShownLookup } from "../lookup/lookup-context.ts";
import { messages } from "../messages.ts";
import { StatePage } from "../parts/states.tsx";
import type { Lookup } from "../wire.ts";
import { Contents } from "./contents.tsx";
import { Preview } from "./preview.tsx";
import { listSections } from "./sections.tsx";

/** The profile, section by section; what has no data is not there. */
export function ReportPage() {
  const { lookup } = useShownLookup();
  const sections = useMemo(() => (lookup.data ? listSections(lookup.data) : []), [lookup.data]);
  if (sections.length === 0) return lookup.preview ? <Preview /> : <NoReport lookup={lookup} />;
  return (
    <div className="report">
      <Contents names={sections.map(({ name }) => name)} />
      <div className="report-body">
        {sections.map(({ name, content }) => (
          <section key={name} id={name} className="section" aria-labelledby={`${name}-title`}>
            <h2 className="section-title" id={`${name}-title`} tabIndex={-1}>
              {messages.sections[name]}
            </h2>
            {content}
          </section>
        ))}
        <Preview />
      </div>
    </div>
  );
}

function NoReport({ lookup }: { readonly lookup: Lookup }) {
  const { slug, shared } = useShownLookup();
  const { title, text } = describeEnd(lookup);
  if (shared) return <StatePage title={messages.report.empty} />;
  return (
    <StatePage title={title} text={text}>
      <Link
        to="/lookups/$lookupId/$slug/coverage"
        params={{ lookupId: lookup.lookupId, slug }}
        className="button button-primary"
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
  return { title: messages.report.empty, text: messages.report.emptyText };
}
