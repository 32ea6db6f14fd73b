import { type Schemas, unwrap } from "../client/client.ts";
import { awaitedDocumentsOf } from "../contract/awaited-documents.ts";
import { askedNobody, undecidedIn } from "../contract/section-state.ts";
import { briefOf } from "../presentation/brief.ts";
import type { Presentation, ShownSection } from "../presentation/panel.ts";
import { learnSites } from "../presentation/learn-sites.ts";
import { present } from "../presentation/present.ts";
import { ownSourceName } from "../presentation/told-source.ts";
import { renderBrief } from "./brief.ts";
import type { CommandContext } from "./context.ts";
import { renderSections } from "./page.ts";
import { createReferences, type FieldReferences } from "./references.ts";
import { renderTable, wrapText } from "./table.ts";
import { printable, type Terminal } from "./terminal.ts";
import { sourceName } from "../words/words.ts";
import { messages, words } from "./messages.ts";

type Lookup = Schemas["Lookup"];

/** What is shown with a lookup's profile: its evidence, and which sources were asked. */
export interface Backing {
  readonly evidence: Schemas["Evidence"];
  readonly datasources: readonly Schemas["Datasource"][];
  readonly coverage: readonly Schemas["Probe"][];
}

/** Prints a lookup: its state, its sections as tables with numbers, and the datasources behind the numbers. */
export async function printLookup(context: CommandContext, lookup: Lookup): Promise<void> {
  learnSites(lookup);
  const backing = lookup.data === undefined ? null : await readBacking(context, lookup.lookupId);
  context.terminal.print(renderLookup(lookup, backing, context.terminal));
}

export function renderLookup(lookup: Lookup, backing: Backing | null, terminal: Terminal): string {
  const head = renderHead(lookup, terminal);
  if (lookup.data === undefined || backing === null) return head;
  const references = createReferences(backing.evidence, backing.datasources);
  const { data, finishedAt, startedAt } = lookup;
  const presentation = present({ data, evidence: backing.evidence, today: finishedAt ?? startedAt, lookup });
  const { sections, sources, silences, publishers, contradictions, rectified } = presentation;
  const body = renderSections([...sections, ...knownPages(lookup, sources)], terminal, references);
  const isAlone = askedNobody(lookup.metadata);
  const parts = [
    isAlone ? `${head}\n${wrapText(nobodyOutside(backing.coverage), terminal.columns).join("\n")}` : head,
    renderNoted(words.contradictions, contradictions, terminal),
    renderNoted(words.rectified, rectified, terminal),
    lookup.preview || body === "" ? "" : renderBrief(briefOf(presentation, lookup, words), terminal, references),
    body || describeNothing(lookup, backing.coverage),
    silences
      .map(({ state, text }) => (state === "undecided" ? `${text} ${messages.lookup.toLeads(lookup.lookupId)}` : text))
      .map((text) => wrapText(text, terminal.columns).join("\n"))
      .join("\n"),
    renderAvailable(lookup, terminal),
    publishers.all > 0 ? `${words.publishers(publishers.verified, publishers.all)}.` : "",
    renderDatasources(lookup, references, terminal),
  ];
  return [...parts, countProbes(backing.coverage)].filter((part) => part !== "").join("\n\n");
}

function renderNoted(
  { title, text }: { readonly title: string; readonly text: string },
  lines: readonly string[],
  { columns, style }: Terminal,
): string {
  if (lines.length === 0) return "";
  const told = [text, ...lines.map((line) => printable(line))].flatMap((line) => wrapText(line, columns));
  return [style("bold", title.toUpperCase()), ...told].join("\n");
}

/** The datasources of a preview are not open, so its pages are listed separately. */
function knownPages({ preview }: Lookup, sources: Presentation["sources"]): readonly ShownSection[] {
  if (!preview || sources.length === 0) return [];
  const { sources: title } = words.labels;
  return [{ name: "overview", title, panels: [{ kind: "links", title: "", values: sources }] }];
}

async function readBacking({ client }: CommandContext, lookupId: string): Promise<Backing> {
  const params = { params: { path: { lookupId } } };
  const [evidence, datasources, coverage] = await Promise.all([
    unwrap(client.GET("/lookups/{lookupId}/evidence", params)),
    unwrap(client.GET("/lookups/{lookupId}/datasources", params)),
    unwrap(client.GET("/lookups/{lookupId}/coverage", params)),
  ]);
  return { evidence, datasources, coverage };
}

function renderHead(lookup: Lookup, terminal: Terminal): string {
  const name = lookup.data?.fullName ?? lookup.candidate?.fullName ?? "";
  const { kinds } = messages.lookup;
  const kind = lookup.preview ? kinds.preview : lookup.trial ? kinds.trial : kinds.lookup;
  const aliases = lookup.data?.aliases ?? [];
  const lines = [terminal.style("bold", printable(name))];
  if (aliases.length > 0) lines.push(`${words.labels.aliases}: ${printable(aliases.join(", "))}`);
  lines.push(`${kind} ${lookup.lookupId}: ${describeStatus(lookup)}`);
  const awaited = awaitedDocumentsOf(lookup, new Date());
  if (awaited > 0) lines.push(words.awaitedDocuments(awaited));
  if (lookup.data?.url !== undefined) lines.push(messages.lookup.page(printable(lookup.data.url)));
  return lines.join("\n");
}

function describeStatus(lookup: Lookup): string {
  const { status, stage, finishedAt, expiresAt, progress } = lookup;
  const { lookup: told } = messages;
  const during = words.inLine(words.stages[stage]);
  if (status === "error") return told.failed(during, printable(lookup.errorMessage ?? ""));
  if (status === "cancelled") return told.cancelled(during);
  if (status === "expired") return told.expired;
  if (finishedAt === undefined)
    return told.running(words.inLine(words.statuses[status]), during, Math.round(progress * 100));
  const finished = told.finished((Date.parse(finishedAt) - Date.parse(lookup.startedAt)) / 1000);
  return expiresAt === undefined ? finished : told.kept(finished, expiresAt.slice(0, 10));
}

const AVAILABLE = "candor.available.";

/**
 * What a full lookup would start from, from a preview's metadata. A preview asks no source, so a section without facts
 * has no figure.
 */
function renderAvailable(lookup: Lookup, { columns, style }: Terminal): string {
  const rows = Object.entries(lookup.metadata ?? {}).flatMap(([key, value]) =>
    key.startsWith(AVAILABLE) && value !== "0" ? [[sectionTitle(key.slice(AVAILABLE.length)), value]] : [],
  );
  if (!lookup.preview || rows.length === 0) return "";
  const titles = [{ title: "section" }, { title: "facts a full lookup would start from", align: "right" as const }];
  return renderTable(titles, rows, columns, style);
}

function sectionTitle(name: string): string {
  const titles: Readonly<Record<string, string>> = words.sections;
  return titles[name] ?? name;
}

function renderDatasources(lookup: Lookup, references: FieldReferences, { columns, style }: Terminal): string {
  const verified = new Set(lookup.data?.verifiedSources);
  const rows = references
    .numbered()
    .map(({ number, source, file, connector, date }) => [
      `[${number}]`,
      ownSourceName(source, words, file) ?? source,
      verified.has(source) ? words.verified : "",
      sourceName(words, connector),
      date?.slice(0, 10) ?? "",
    ]);
  if (rows.length === 0) return "";
  const titles = ["", "datasource", "", "source", "collected"];
  const table = titles.map((title, index) => ({ title, whole: index !== 1 }));
  return renderTable(table, rows, columns, style);
}

const UNANSWERED: readonly string[] = ["blocked", "failed"];

/** Distinguishes nothing found from nothing certain, and from sources that could not be asked. Empty if none was. */
function describeNothing({ metadata, preview }: Lookup, coverage: readonly Schemas["Probe"][]): string {
  if (undecidedIn(metadata) > 0) return messages.lookup.onlyLeads;
  if (preview) return messages.lookup.nothingOnFile;
  if (askedNobody(metadata)) return "";
  const made = coverage.filter(({ outcome }) => outcome !== "skipped");
  const unanswered = made.filter(({ outcome }) => UNANSWERED.includes(outcome)).length;
  return unanswered === 0 ? messages.lookup.nothing : messages.lookup.nothingYet(unanswered, made.length);
}

/** The outcomes of all searches, and whether no outside source was asked. */
export function renderCoverage(coverage: readonly Schemas["Probe"][], { metadata }: Pick<Lookup, "metadata">): string {
  if (!askedNobody(metadata)) return countProbes(coverage);
  return `${countProbes(coverage)}\n${nobodyOutside(coverage)}`;
}

/** That no outside source was asked, and how to change that. */
function nobodyOutside(coverage: readonly Schemas["Probe"][]): string {
  const isOffline = coverage.some(({ why }) => why?.some(({ code }) => code === "offline"));
  return isOffline ? messages.lookup.offline : messages.lookup.nobodyOutside;
}

/** One line: which sources answered, which found nobody, and which could not be asked. */
function countProbes(coverage: readonly Schemas["Probe"][]): string {
  if (coverage.length === 0) return "";
  const counts = [...Map.groupBy(coverage, (probe) => probe.outcome)].map(
    ([outcome, probes]) => [outcome, probes.length] as const,
  );
  return messages.lookup.coverage(coverage.length, counts);
}
