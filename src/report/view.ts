import type { Evidence, Lookup, Probe } from "../contract/lookup.ts";
import { statedOf } from "../contract/stated.ts";
import { type Brief, briefOf } from "../presentation/brief.ts";
import { citationsOf } from "../presentation/citations.ts";
import { collectedBetween } from "../presentation/collected.ts";
import { parseDate } from "../words/formats.ts";
import { createNumbering } from "../presentation/numbering.ts";
import type { Presentation, ShownSection } from "../presentation/panel.ts";
import { present } from "../presentation/present.ts";
import { certaintyOf } from "../presentation/publishers.ts";
import { type Words, wordsFor } from "../words/words.ts";
import type { Item, ReportSection, View, WantedPicture } from "./blocks.ts";
import { breakable, cleanLine } from "./clean.ts";
import type { ReferenceWords } from "./cross-references.ts";
import { drawSection } from "./draw.ts";
import { fontOrders } from "./fonts.ts";
import { createPen, linkOf, type Messages, type Pen } from "./pen.ts";
import { line, shortLine, type Text } from "./text.ts";
import type { ReportInput } from "./render-request.ts";
import { knownPages, sourcePageOf } from "../presentation/source-pages.ts";
import { CODE_PLACE } from "./verification-code.ts";
import { type ViewedSource, writeCoverage, writeLimits, writeSources } from "./view-back.ts";
import { isToldInBrief, writeBrief } from "./view-brief.ts";
import { writeChanges } from "./view-changes.ts";
import { writeConflicts } from "./view-conflicts.ts";

/** What a view is made from: a report's input without its pictures. */
export interface ViewInput {
  readonly lookup: Lookup;
  readonly purpose: string;
  readonly requester: string | null;
  readonly evidence: Evidence;
  readonly datasources: readonly ViewedSource[];
  readonly coverage: readonly Probe[];
  readonly identity?: ReportInput["identity"];
  readonly awaitedDocuments?: ReportInput["awaitedDocuments"];
  readonly earlier?: ReportInput["earlier"];
  readonly paper?: "a4" | "us-letter";
  readonly attachProfile?: boolean;
  readonly preparedFor?: string | undefined;
  readonly confidentiality?: ReportInput["confidentiality"];
  readonly redact?: ReportInput["redact"];
}

/** The address of the operator's own picture among a report's pictures. */
export const LOGO = "candor:logo";

export interface ViewOptions {
  /** In the language of the report; English by default. */
  readonly words?: Words;
  readonly hasPicture: (address: string) => boolean;
  /** Rows in one list; the last attempt at a report that keeps failing asks for few. */
  readonly maxRows?: number;
}

/** A longer role, company or place would push the rest off the cover; the overview has all of it. */
const COVER_LINE = 240;

/** Limit on characters in one line of the page footer. */
const MAX_FOOT_LINE = 140;

export interface WrittenNumbers {
  /** Everything the template reads. */
  readonly view: View;
  /** The pictures that the view uses, if available. */
  readonly wanted: readonly WantedPicture[];
  /** What the links between facts and sources are called. */
  readonly references: ReferenceWords;
}

/** Lookup and evidence → a report in words. Pure: the same input gives the same view. */
export function buildView(input: ViewInput, options: ViewOptions): WrittenNumbers {
  const { lookup, evidence, datasources, coverage, requester } = input;
  const words = options.words ?? wordsFor("en");
  const { report: messages } = words;
  const data = isRecord(lookup.data) ? lookup.data : {};
  const today = String(lookup.finishedAt ?? lookup.startedAt);
  const presentation = present({ data, evidence, today, lookup }, words);
  const stated: Readonly<Record<string, unknown>> = statedOf(data, evidence);
  const name = nameOf(lookup, stated, messages);
  const links = knownPages(stated["socialMediaLinks"], presentation.sources);
  const pages = new Map(datasources.map(({ datasourceId: id, source }) => [id, sourcePageOf(id, source, links)]));
  const numbering = createNumbering(citationsOf(evidence), datasources);
  const pen = createPen({ words, numbering, name, ...options });
  const purpose = purposeOf(input.purpose, words);
  const date = parseDate(lookup.finishedAt) ?? parseDate(lookup.startedAt) ?? [1970, 1, 1];
  const finished = words.formats.longInstant(today);
  // In the order of the document, in which sources are numbered.
  const conflicts = writeConflicts(pen, stated, evidence);
  const brief = briefOf(presentation, lookup, words);
  const changes = writeChanges(pen, input.earlier, { data, evidence, today, lookup });
  const { identity, awaitedDocuments = 0 } = input;
  const told = { presentation, brief, coverage, lookup, conflicts, identity, awaitedDocuments, changes };
  const briefBlocks = writeBrief(pen, told);
  const sections = presentation.sections
    .map((section) => (section.name === "overview" ? withoutTold(pen, section) : section))
    .map((section): ReportSection => ({ id: section.name, title: section.title, blocks: drawSection(pen, section) }))
    .filter(({ blocks }) => blocks.length > 0);
  const sources = writeSources(pen, { presentation, datasources, pages, evidence });
  const portrait = { address: String(stated["avatarUrl"] ?? ""), name, frame: "face" as const };
  const view: View = {
    paper: input.paper ?? "a4",
    lang: words.language,
    fonts: fontOrders(),
    labels: messages.labels,
    document: {
      title: cleanLine(messages.title(name)),
      author: messages.author,
      description: cleanLine(messages.description(purpose)),
      date,
    },
    confidentiality: input.confidentiality === undefined ? null : messages.confidentiality[input.confidentiality],
    mark: lookup.trial ? messages.marks.trial : lookup.preview ? messages.marks.preview : null,
    footer: cleanLine(`${lookup.lookupId} · ${finished}`),
    requested: shortLine(messages.requested(requester === null ? null : cleanLine(requester), purpose), MAX_FOOT_LINE),
    cover: {
      name: line(name),
      short: shortLine(name, 44),
      long: name.length > 44,
      lines: coverLines(brief),
      aliases: aliasesOf(input, name, words),
      certainty: certainty(presentation, words),
      logo: pen.optionalPicture({ address: LOGO, name: "", frame: "brand", alt: messages.logo }),
      portrait: pen.picture({ ...portrait, alt: words.alts.portrait(cleanLine(name)) }, "portrait"),
      facts: coverFacts(input, purpose, finished, words, messages),
    },
    brief: { title: messages.brief.title, blocks: briefBlocks },
    contents: false,
    sections,
    sources: sources.rows,
    back: [
      { id: "sources", title: messages.sections.sources, blocks: sources.blocks },
      { id: "coverage", title: messages.sections.coverage, blocks: writeCoverage(pen, coverage, presentation) },
      {
        id: "limits",
        title: messages.sections.limits,
        blocks: writeLimits(
          messages,
          purpose,
          sections.some(({ id }) => id === "socialMedia"),
        ),
      },
    ],
    pictures: {},
    attachment: null,
    log: null,
    captures: [],
  };
  return { view, wanted: pen.wanted, references: messages.references };
}

/** The overview without a summary that the brief already contains. */
function withoutTold(pen: Pen, section: ShownSection): ShownSection {
  return { ...section, panels: section.panels.filter((panel) => !isToldInBrief(pen, panel)) };
}

function nameOf(lookup: Lookup, data: Readonly<Record<string, unknown>>, messages: Messages): string {
  const parts = [data["firstName"], data["lastName"]].filter((part) => typeof part === "string");
  const names = [data["fullName"], lookup.candidate?.fullName, parts.join(" ")];
  return names.find((name): name is string => typeof name === "string" && name.trim() !== "") ?? messages.unnamed;
}

/** More names would push the rest off the page. */
const MAX_ALIASES = 8;

function aliasesOf({ lookup }: ViewInput, name: string, { labels }: Words): View["cover"]["aliases"] {
  const others = [...new Set((lookup.data?.aliases ?? []).map(cleanLine))].filter(
    (alias) => alias !== "" && alias !== cleanLine(name),
  );
  return others.length === 0
    ? null
    : { label: labels.aliases, names: others.slice(0, MAX_ALIASES).map((alias) => shortLine(alias, 60)) };
}

const TONES = { strong: "good", fair: "plain", thin: "bad" } as const;

function certainty(presentation: Presentation, { formats, report: { brief } }: Words): View["cover"]["certainty"] {
  const level = certaintyOf(presentation.publishers);
  const { verified, all } = presentation.publishers;
  const why = all === 0 ? brief.noPublisher : brief.certaintyWhy(formats.number(verified), formats.number(all));
  return { label: brief.identityLabel, word: brief.certainty[level], why, tone: TONES[level] };
}

/** Role, company and place, each on a line of its own. */
function coverLines({ role }: Brief): readonly Text[] {
  return role.map(({ text }) => line(text.length > COVER_LINE ? `${text.slice(0, COVER_LINE)}…` : text));
}

function coverFacts(
  input: ViewInput,
  purpose: string,
  finished: string,
  words: Words,
  messages: Messages,
): { label: string; value: Item }[] {
  const address = input.lookup.data?.url;
  const collected = collectedBetween(
    words,
    input.datasources.map(({ date }) => date),
  );
  const span = collected === "" ? messages.back.undated : collected;
  return [
    { label: messages.cover.purpose, value: { t: line(purpose) } },
    { label: messages.cover.date, value: { t: finished } },
    { label: messages.brief.fresh, value: { t: span } },
    ...(input.preparedFor === undefined
      ? []
      : [{ label: messages.cover.preparedFor, value: { t: line(input.preparedFor) } }]),
    ...(input.redact === undefined
      ? []
      : [{ label: messages.cover.redacted, value: { t: line(messages.redacted[input.redact]) } }]),
    { label: messages.cover.lookup, value: { t: line(String(input.lookup.lookupId)) } },
    { label: messages.cover.code, value: { t: CODE_PLACE } },
    ...(typeof address === "string" && address.trim() !== ""
      ? [{ label: messages.cover.page, value: { t: line(address), ...linkOf(address) } }]
      : []),
  ];
}

/** A purpose without a name of its own is shown as written. */
function purposeOf(purpose: string, { purposes }: Words): string {
  const known: string | undefined = (purposes as Readonly<Record<string, string>>)[purpose];
  return known ?? humanize(purpose);
}

function humanize(purpose: string): string {
  const words = breakable(cleanLine(purpose.slice(0, 200)).replaceAll("_", " "));
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function isRecord(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
