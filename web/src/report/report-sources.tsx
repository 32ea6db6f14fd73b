import { Link } from "@tanstack/react-router";
import { useMemo } from "react";
import type { SourceLink } from "../../../src/presentation/panel.ts";
import { knownPages, sourcePageOf } from "../../../src/presentation/source-pages.ts";
import { type CitedTitle, titleOfGiven, titleOfPage } from "../documents/given-title.ts";
import { useEvidence } from "../evidence/evidence-context.ts";
import { SourceChip } from "../evidence/source-chip.tsx";
import { useShownLookup } from "../lookup/lookup-context.ts";
import { words } from "../messages.ts";
import { OutLink } from "../parts/out-link.tsx";
import { readableAddress } from "../safe-url.ts";
import { Block, LongList } from "./blocks.tsx";
import { Verified } from "./facts.tsx";

/**
 * The sources of a report, as people open them: the pages of one publisher's API share a line, and documents handed over
 * follow.
 */
export function ReportSources({ sources }: { readonly sources: readonly SourceLink[] }) {
  const { lookup } = useShownLookup();
  const documents = useCitedDocuments();
  const { datasources } = useEvidence();
  if (sources.length + documents.length === 0) return null;
  const links = knownPages(lookup.data?.socialMediaLinks, sources);
  const byAddress = new Map(datasources.map((datasource) => [datasource.source, datasource]));
  const pages = sources.map((source) => ({ source, page: sourcePageOf(source.text, source.text, links) }));
  const title = words.labels.sources;
  return (
    <Block title={title}>
      <LongList items={[...Map.groupBy(pages, ({ page }) => page.group)]} limit={8} className="addresses">
        {([group, all]) => {
          const [first] = all;
          const datasource = byAddress.get(first?.source.text ?? "");
          const page = datasource === undefined || first?.page.holds !== null ? null : titleOfPage(datasource);
          return (
            <li key={group}>
              <OutLink url={first?.page.href ?? group} className="address">
                {page === null ? nameOf(all) : <bdi>{page.title}</bdi>}
              </OutLink>
              <SourceMarks
                isVerified={all.some(({ source }) => source.verified)}
                pointer={first?.source.pointer ?? ""}
                label={`${title} ${nameOf(all)}`}
              />
              {page === null ? null : <p className="claim-small">{page.details}</p>}
            </li>
          );
        }}
      </LongList>
      {documents.length === 0 ? null : <GivenDocuments documents={documents} />}
    </Block>
  );
}

/** A mark and its chip share a line. */
function SourceMarks({
  isVerified,
  pointer,
  label,
}: {
  readonly isVerified: boolean;
  readonly pointer: string;
  readonly label: string;
}) {
  const chip = <SourceChip pointer={pointer} label={label} />;
  if (!isVerified) return chip;
  return (
    <span className="together">
      <Verified />
      {chip}
    </span>
  );
}

interface CitedDocument extends CitedTitle {
  readonly number: number;
  readonly datasourceId: string;
}

/** The documents handed over that the report cites. */
function useCitedDocuments(): readonly CitedDocument[] {
  const { datasources, index } = useEvidence();
  return useMemo(
    () =>
      datasources.flatMap((datasource) => {
        const { datasourceId } = datasource;
        const number = index?.number(datasourceId) ?? 0;
        const given = number > 0 ? titleOfGiven(datasource) : null;
        return given === null ? [] : [{ ...given, number, datasourceId }];
      }),
    [datasources, index],
  );
}

/** An article with its title, publisher and day. */
function GivenDocuments({ documents }: { readonly documents: readonly CitedDocument[] }) {
  const { lookup, slug } = useShownLookup();
  return (
    <ul className="addresses given-documents" aria-label={words.report.back.handedOver()}>
      {documents.map(({ datasourceId, number, title, details }) => (
        <li key={datasourceId}>
          <Link
            to="/lookups/$lookupId/$slug/datasources"
            params={{ lookupId: lookup.lookupId, slug }}
            search={{ document: datasourceId }}
            className="address"
          >
            <bdi>{title}</bdi> <span className="claim-number">{number}</span>
          </Link>
          {details === "" ? null : <p className="claim-small">{details}</p>}
        </li>
      ))}
    </ul>
  );
}

/** A page by its address; the pages of an API by their publisher and contents. */
function nameOf(
  all: readonly { readonly source: SourceLink; readonly page: ReturnType<typeof sourcePageOf> }[],
): string {
  const [first] = all;
  if (first === undefined || first.page.holds === null) return readableAddress(first?.source.text ?? "");
  const { holds } = words.report.back;
  const held = Map.groupBy(all, ({ page }) => page.holds ?? "profile");
  const parts = [...held].map(([kind, pages]) => holds[kind](pages.length));
  return words.labelled(first.page.publisher, parts.join(", "));
}
