import type { Probe } from "../contract/lookup.ts";
import type { Block, SourceRow } from "./blocks.ts";
import { formatInstant, formatNumber } from "./format.ts";
import type { Messages } from "./messages.ts";
import { linkOf, numberOf, type Pen, present, stringsOf } from "./pen.ts";
import { line } from "./text.ts";
import { addressItem, heading } from "./view-person.ts";

export interface DatasourceRow {
  readonly datasourceId: string;
  readonly connector: string;
  readonly date: string | null;
  readonly source: string;
  readonly judgement: "own" | "undecided";
}

/** Every datasource under its number: address, connector, date, judgement. Written last, when all numbers are given. */
export function writeSources(pen: Pen, datasources: readonly DatasourceRow[]): { rows: SourceRow[]; blocks: Block[] } {
  const { messages } = pen;
  const words = messages.back;
  const byId = new Map(datasources.map((datasource) => [datasource.datasourceId, datasource]));
  const verified = new Set(stringsOf(pen.data.verifiedSources, "/verifiedSources").map(({ text }) => text));
  const rows = pen.numbering.order().map((id, index): SourceRow => {
    const datasource = byId.get(id);
    const address = String(datasource?.source ?? "–");
    const date = formatInstant(datasource?.date, messages);
    const details = [
      datasource?.connector,
      date === "" ? words.undated : words.collected(date),
      datasource === undefined ? null : words.judgements[datasource.judgement],
      verified.has(address) ? words.verified : null,
    ];
    return {
      number: index + 1,
      address: { t: line(address), ...linkOf(address) },
      details: line(present(details).join(" · ")),
    };
  });
  const listed = new Set(datasources.map((datasource) => datasource.source));
  const others = [
    ...stringsOf(pen.data.sources, "/sources"),
    ...stringsOf(pen.data.verifiedSources, "/verifiedSources"),
  ]
    .map(({ text }) => text)
    .filter((text) => !listed.has(text));
  const addresses = present([...new Set(others)].map((text) => addressItem(text)));
  return {
    rows,
    blocks: [
      ...(rows.length === 0 ? [{ kind: "note", text: words.noSources } as const] : []),
      ...(addresses.length === 0 ? [] : [heading(words.otherAddresses), { kind: "list", items: addresses } as const]),
    ],
  };
}

export function writeCoverage(messages: Messages, coverage: readonly Probe[]): Block[] {
  const words = messages.back;
  if (coverage.length === 0) return [{ kind: "note", text: words.noCoverage }];
  const rows = coverage.map((probe) => [
    { t: line(probe.connector) },
    { t: line(words.identifiers[probe.identifierKind] ?? probe.identifierKind) },
    { t: line(words.outcomes[probe.outcome] ?? probe.outcome) },
    { t: line(probe.reason ?? "") },
    { t: numberOf(probe.ms) === null ? "" : words.milliseconds(formatNumber(probe.ms, messages)) },
  ]);
  return [
    { kind: "note", text: words.coverageIntro, leads: true },
    { kind: "table", head: words.coverageHead, widths: [3, 3, 2.2, 5, 2], rows },
  ];
}

export function writeLimits(messages: Messages): Block[] {
  return messages.limits.map((text) => ({ kind: "note", text }));
}
