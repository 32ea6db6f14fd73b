import type { SourceLink } from "../../../src/presentation/panel.ts";
import { knownPages, sourcePageOf } from "../../../src/presentation/source-pages.ts";
import { SourceChip } from "../evidence/source-chip.tsx";
import { useShownLookup } from "../lookup/lookup-context.ts";
import { words } from "../messages.ts";
import { OutLink } from "../parts/out-link.tsx";
import { readableAddress } from "../safe-url.ts";
import { Block, LongList } from "./blocks.tsx";
import { Verified } from "./facts.tsx";

/** The sources of a report, as people open them: the pages of one publisher's API share a line. */
export function ReportSources({ sources }: { readonly sources: readonly SourceLink[] }) {
  const { lookup } = useShownLookup();
  const links = knownPages(lookup.data?.socialMediaLinks, sources);
  const pages = sources.map((source) => ({ source, page: sourcePageOf(source.text, source.text, links) }));
  const title = words.labels.sources;
  return (
    <Block title={title}>
      <LongList items={[...Map.groupBy(pages, ({ page }) => page.group)]} limit={8} className="addresses">
        {([group, all]) => (
          <li key={group}>
            <OutLink url={all[0]?.page.href ?? group} className="address">
              {nameOf(all)}
            </OutLink>
            {all.some(({ source }) => source.verified) ? <Verified /> : null}
            <SourceChip pointer={all[0]?.source.pointer ?? ""} label={`${title} ${nameOf(all)}`} />
          </li>
        )}
      </LongList>
    </Block>
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
