import type { Probe } from "../contract/lookup.ts";
import type { Presentation } from "../presentation/panel.ts";
import { isNumber } from "../presentation/value.ts";
import type { Block, Item, SourceRow } from "./blocks.ts";
import { heading } from "./draw.ts";
import { linkOf, type Messages, type Pen } from "./pen.ts";
import { line } from "./text.ts";

export interface DatasourceRow {
  readonly datasourceId: string;
  readonly connector: string;
  readonly date: string | null;
  readonly source: string;
  readonly judgement: "own" | "undecided";
}

/** Every datasource under its number: address, connector, date, judgement. Written last, when all numbers are given. */
export function writeSources(
  pen: Pen,
  { sources }: Presentation,
  datasources: readonly DatasourceRow[],
): { rows: SourceRow[]; blocks: Block[] } {
  const { words } = pen;
  const messages = pen.messages.back;
  const byId = new Map(datasources.map((datasource) => [datasource.datasourceId, datasource]));
  const verified = new Set(sources.filter((source) => source.verified).map(({ text }) => text));
  for (const { datasourceId } of datasources) pen.numbering.number(datasourceId);
  const rows = pen.numbering.numbered().map((id, index): SourceRow => {
    const { source, date, connector, judgement } = byId.get(id) ?? UNLISTED;
    const collected = words.formats.instant(date);
    const details = [
      connector,
      collected === "" ? messages.undated : messages.collected(collected),
      `${words.inLine(words.judgements[judgement])}${judgement === "own" ? "" : `, ${messages.notUsed}`}`,
      verified.has(source) ? words.verifiedText : "",
    ];
    return {
      number: index + 1,
      address: addressItem(String(source)),
      details: line(details.filter((detail) => detail !== "").join(" · ")),
    };
  });
  const listed = new Set(datasources.map((datasource) => datasource.source));
  const others = [...new Set(sources.map(({ text }) => text))].filter((text) => !listed.has(text));
  const addresses = others.map(addressItem);
  return {
    rows,
    blocks: [
      ...(rows.length === 0 ? [{ kind: "note", text: messages.noSources } as const] : []),
      ...(addresses.length === 0
        ? []
        : [...heading(messages.otherAddresses), { kind: "list", items: addresses } as const]),
    ],
  };
}

const UNLISTED: DatasourceRow = { datasourceId: "", connector: "", date: null, source: "–", judgement: "own" };

/** Why sections are missing, then the ledger: who was asked, how it ended, and what a source that is off would give. */
export function writeCoverage(
  { words, messages }: Pen,
  coverage: readonly Probe[],
  { silences }: Pick<Presentation, "silences">,
): Block[] {
  const { coverageHead: head, coverageIntro: text, noCoverage, milliseconds, gives } = messages.back;
  const missing: Block[] =
    silences.length === 0 ? [] : [{ kind: "list", items: silences.map((silence) => ({ t: silence.text })) }];
  if (coverage.length === 0) return [...missing, { kind: "note", text: noCoverage }];
  const sectionsOf = (probe: Probe): string =>
    (probe.gives ?? []).map((name) => words.inLine(words.sections[name])).join(", ");
  const rows = coverage.map((probe) => [
    { t: line(probe.connector) },
    { t: line(words.identifierKinds[probe.identifierKind] ?? probe.identifierKind) },
    { t: line(words.outcomes[probe.outcome] ?? probe.outcome) },
    { t: line([probe.reason ?? "", probe.gives ? gives(sectionsOf(probe)) : ""].filter((part) => part).join(". ")) },
    { t: isNumber(probe.ms) ? milliseconds(words.formats.number(probe.ms)) : "" },
  ]);
  return [...missing, { kind: "note", text, leads: true }, { kind: "table", head, widths: [3, 3, 2.2, 5, 2], rows }];
}

/** An address as a line that can be followed. */
function addressItem(address: string): Item {
  return { t: line(address), ...linkOf(address) };
}

export function writeLimits(messages: Messages): Block[] {
  return messages.limits.map((text) => ({ kind: "note", text }));
}
