import type { Evidence } from "../contract/lookup.ts";
import type { Presentation, Silence } from "../presentation/panel.ts";
import type { SourcePage } from "../presentation/source-pages.ts";
import { namesProceedings } from "../text/languages/proceedings.ts";
import type { ReportBlock, CoverageCell, Item, SourceRow } from "./blocks.ts";
import { heading } from "./draw.ts";
import { linkOf, type Messages, type Pen } from "./pen.ts";
import type { ReportInput } from "./render-request.ts";
import { ledgerText } from "../presentation/reason-text.ts";
import { capitalize } from "../presentation/entries.ts";
import { ownSourceName } from "../presentation/told-source.ts";
import { line, shortLine } from "./text.ts";
import { sourceName, type Words } from "../words/words.ts";

export type ViewedSource = ReportInput["datasources"][number];

/** How many characters are shown of the words quoted from a source. */
const QUOTE = 140;
/** This many of the 64 digits of a hash tell two sources apart; the technical log has all of them. */
const HASH_DIGITS = 16;

interface SourcesInput {
  readonly presentation: Pick<Presentation, "sources">;
  readonly datasources: readonly ViewedSource[];
  readonly pages: ReadonlyMap<string, SourcePage>;
  readonly evidence: Evidence;
}

/** Every source by number, with what somebody needs to check it. Written last, when all numbers have been given. */
export function writeSources(pen: Pen, input: SourcesInput): { rows: SourceRow[]; blocks: ReportBlock[] } {
  const { datasources, pages } = input;
  const messages = pen.messages.back;
  const { sources } = input.presentation;
  const byId = new Map(datasources.map((datasource) => [datasource.datasourceId, datasource]));
  const verified = new Set(sources.filter((source) => source.verified).map(({ text }) => text));
  const quotes = quotesOf(input.evidence);
  for (const { datasourceId } of datasources) pen.numbering.number(datasourceId);
  const rows = pen.numbering.numbered().flatMap((ids, index): SourceRow[] => {
    const group = ids.flatMap((id) => byId.get(id) ?? []);
    const [first] = group;
    const page = first === undefined ? undefined : pages.get(first.datasourceId);
    if (first === undefined || page === undefined) return [];
    const quote = ids.map((id) => quotes.get(id)).find((text) => text !== undefined);
    return [
      {
        number: index + 1,
        ...titleOf(pen, page, group, pages),
        details: line(
          detailsOf(pen, page, group, verified)
            .filter((detail) => detail !== "")
            .join(" · "),
        ),
        quote: quote === undefined ? null : shortLine(pen.words.ownTexts.quoted(quote), QUOTE),
      },
    ];
  });
  const listed = new Set(datasources.map((datasource) => datasource.source));
  const opened = new Set([...pages.values()].map(({ href }) => href));
  const others = [...new Set(sources.map(({ text }) => text))].filter((text) => !listed.has(text) && !opened.has(text));
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

/**
 * The longest words that the evidence quotes from each datasource. What an article says about a case is left to its own
 * item, which states the stage: next to an address, as evidence for a name, it would be an accusation.
 */
function quotesOf(evidence: Evidence): ReadonlyMap<string, string> {
  const quotes = new Map<string, string>();
  for (const claims of Object.values(evidence)) {
    for (const { datasourceId, quote = "" } of Array.isArray(claims) ? claims : []) {
      const isWords = quote.includes(" ") && !/[{}<>]|":/.test(quote);
      if (isWords && !namesProceedings(quote) && quote.length > (quotes.get(datasourceId)?.length ?? 24))
        quotes.set(datasourceId, quote);
    }
  }
  return quotes;
}

/**
 * The title of a source: a page's own title; for pages of an API, what they contain; for what was told, who told it.
 */
function titleOf(
  { words, messages: { back } }: Pen,
  page: SourcePage,
  group: readonly ViewedSource[],
  pages: SourcesInput["pages"],
): Pick<SourceRow, "title" | "address"> {
  const [first] = group;
  const { source = "", title = "", file } = first ?? {};
  const address = { t: line(page.href ?? source), ...linkOf(page.href) };
  if (page.holds !== null) {
    const held = Map.groupBy(group, ({ datasourceId }) => pages.get(datasourceId)?.holds ?? "profile");
    const parts = [...held].map(([holds, all]) => back.holds[holds](all.length));
    const title = { t: line(words.labelled(page.publisher, parts.join(", "))) };
    return { title, address: page.href === undefined ? null : address };
  }
  const own = ownSourceName(source, words, file);
  if (own !== null)
    return { title: { t: title.trim() === "" ? own : line(words.labelled(own, title)) }, address: null };
  if (title.trim() !== "") return { title: { t: line(title) }, address };
  return page.href === undefined ? { title: address, address: null } : { title: { t: line(page.publisher) }, address };
}

/** Publisher if the address does not name it, days, judgement, hash; for several pages the first and the last day, and no hash. */
function detailsOf(
  { words, messages: { back } }: Pen,
  page: SourcePage,
  group: readonly ViewedSource[],
  verified: ReadonlySet<string>,
): readonly string[] {
  const days = [...new Set(group.flatMap(({ date }) => (date === null ? [] : [date.slice(0, 10)])))].toSorted();
  const [first, last] = [words.formats.instant(days[0]), words.formats.instant(days.at(-1))];
  const isOwn = group.some(({ judgement }) => judgement === "own");
  const [only] = group.length === 1 ? group : [];
  const isTitled =
    page.holds === null && page.href !== undefined && only?.title !== undefined && only.title.trim() !== "";
  return [
    isTitled ? only.publisher || publisherBeside(page.href, page.publisher) : "",
    isTitled ? words.formats.instant(only.published) : "",
    page.href === undefined ? "" : [...new Set(group.flatMap(({ file }) => file ?? []))].join(", "),
    first === "" ? back.undated : back.collected(first === last ? first : words.between(first, last)),
    isOwn ? "" : `${words.inLine(words.judgements.undecided)}, ${back.notUsed}`,
    group.some(({ source }) => verified.has(source)) || (page.href !== undefined && verified.has(page.href))
      ? words.verifiedText
      : "",
    only?.sha256 ? back.hash(only.sha256.slice(0, HASH_DIGITS)).replaceAll(" ", "\u00a0") : "",
  ];
}

/** The publisher's name, unless it is only the host of the address that it would stand beside. */
function publisherBeside(href: string, publisher: string): string {
  return href.includes(publisher) ? "" : publisher;
}

/** Why sections are missing; then which source was asked with what and the outcome; then which sources are off. */
export function writeCoverage(
  { words, messages }: Pen,
  coverage: ReportInput["coverage"],
  { silences }: Pick<Presentation, "silences">,
): ReportBlock[] {
  const { coverageIntro: text, noCoverage, off } = messages.back;
  const untold = silences.filter((silence) => !isToldInConfidence(silence));
  const missing: ReportBlock[] =
    untold.length === 0 ? [] : [{ kind: "list", items: untold.map(({ text: why }) => ({ t: why })) }];
  if (coverage.length === 0) return [...missing, { kind: "note", text: noCoverage }];
  const asked = coverage.filter(({ outcome }) => outcome !== "skipped");
  const rest = listOff(coverage);
  const left = coverage.filter(({ outcome, connector }) => outcome === "skipped" && !rest.includes(connector));
  const kinds = [...new Set(asked.map(({ identifierKind }) => identifierKind))];
  const rows = [...Map.groupBy(asked, ({ connector }) => connector)].map(([connector, probes]) => ({
    label: line(sourceName(words, connector)),
    cells: kinds.map((kind) =>
      cellOf(
        probes.filter(({ identifierKind }) => identifierKind === kind),
        words,
      ),
    ),
  }));
  const head = [messages.back.source, ...kinds.map((kind) => capitalize(words.identifierKinds[kind] ?? kind))];
  const reasons = [
    ...new Set(
      [...asked, ...left].flatMap(({ connector, why }) =>
        why ? [words.labelled(sourceName(words, connector), ledgerText(words, why))] : [],
      ),
    ),
  ];
  return [
    ...missing,
    ...(rows.length === 0
      ? []
      : [{ kind: "note", text, leads: true } as const, { kind: "coverage", head, rows } as const]),
    ...(reasons.length === 0 ? [] : [{ kind: "list", items: reasons.map((each) => ({ t: line(each) })) } as const]),
    ...(rest.length === 0
      ? []
      : [
          {
            kind: "note",
            text: off(words.formats.list(rest.map((connector) => sourceName(words, connector)))),
          } as const,
        ]),
  ];
}

/** Whether the first page gives this reason, under how sure the report is; here it would only be repeated. */
export function isToldInConfidence({ state }: Silence): boolean {
  return state === "imported" || state === "unasked";
}

/**
 * The sources that are off or lack a setting, which say how to switch them on. Others that were skipped have a reason
 * of their own.
 */
export function listOff(coverage: ReportInput["coverage"]): readonly string[] {
  const off = coverage.filter(
    ({ outcome, remedy, why }) => outcome === "skipped" && (remedy !== undefined || why === undefined),
  );
  return [...new Set(off.map(({ connector }) => connector))];
}

/** The best outcome of several questions of one kind, and how many had it. */
function cellOf(probes: ReportInput["coverage"], words: Words): CoverageCell | null {
  const outcome = (["found", "absent", "blocked", "failed", "suppressed"] as const).find((each) =>
    probes.some((probe) => probe.outcome === each),
  );
  if (outcome === undefined) return null;
  const count = probes.filter((probe) => probe.outcome === outcome).length;
  const word = words.outcomes[outcome];
  const state = outcome === "found" || outcome === "absent" ? outcome : "failed";
  return { state, word: count > 1 ? `${word} × ${words.formats.number(count)}`.replaceAll(" ", "\u00a0") : word };
}

/** An address as a line with a link. */
function addressItem(address: string): Item {
  return { t: line(address), ...linkOf(address) };
}

/** How to read the report, and its limits: of estimates only where it contains any. */
export function writeLimits(messages: Messages, purpose: string, hasEstimates: boolean): ReportBlock[] {
  const { snapshot, estimates, signs, rights } = messages.limits;
  const limits = [snapshot, ...(hasEstimates ? [estimates] : []), signs, rights];
  return [{ kind: "notes", notes: [...messages.guide(purpose), ...limits] }];
}
