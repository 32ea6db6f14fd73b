import type { Evidence, Lookup, Probe } from "../contract/lookup.ts";
import { statedOf } from "../contract/stated.ts";
import { SECTIONS } from "../domain/lookup.ts";
import type { Block, Item, Section, View, WantedPicture } from "./blocks.ts";
import { breakable, cleanLine } from "./clean.ts";
import type { ReferenceWords } from "./cross-references.ts";
import { fontOrders } from "./fonts.ts";
import { formatInstant, parse } from "./format.ts";
import { type Messages, messagesFor } from "./messages.ts";
import { createPen, isBlank, linkOf, type Loose, type LooseData, type Pen, present } from "./pen.ts";
import { createNumbering } from "./references.ts";
import { line, shortLine, type Text } from "./text.ts";
import { type DatasourceRow, writeCoverage, writeLimits, writeSources } from "./view-back.ts";
import { writeBrief } from "./view-brief.ts";
import { writeAdverseMedia, writeDataBreaches, writeOnlinePresence } from "./view-online.ts";
import { writeCareer, writeEvents, writeGallery, writeLeisure, writeOverview, writeSelling } from "./view-person.ts";
import { writeSocialMedia } from "./view-social.ts";

/** What a view is made of: a report's input without its pictures. */
export interface ViewInput {
  readonly lookup: Lookup;
  readonly purpose: string;
  readonly evidence: Evidence;
  readonly datasources: readonly DatasourceRow[];
  readonly coverage: readonly Probe[];
  readonly paper?: "a4" | "us-letter";
  readonly attachProfile?: boolean;
}

export interface ViewOptions {
  readonly hasPicture: (address: string) => boolean;
  /** Rows of one list; a last attempt at a report that will not be made asks for few. */
  readonly maxRows?: number;
}

/** More of a role, company or place than this would push the rest off the cover; the overview has all of it. */
const COVER_LINE = 240;

const WRITERS: Readonly<Record<(typeof SECTIONS)[number], (pen: Pen) => Block[]>> = {
  overview: writeOverview,
  selling: writeSelling,
  career: writeCareer,
  leisure: writeLeisure,
  events: writeEvents,
  gallery: writeGallery,
  dataBreaches: writeDataBreaches,
  adverseMedia: writeAdverseMedia,
  onlinePresence: writeOnlinePresence,
  socialMedia: writeSocialMedia,
};

export interface Written {
  /** Everything the template reads. */
  readonly view: View;
  /** The pictures it would like. */
  readonly wanted: readonly WantedPicture[];
  /** How the links between facts and sources are called. */
  readonly references: ReferenceWords;
}

/** Lookup and evidence → a report in words. Pure: the same input gives the same view. */
export function buildView(input: ViewInput, options: ViewOptions): Written {
  const messages = messagesFor("en");
  const data: LooseData = isRecord(input.lookup.data) ? statedOf(input.lookup.data, input.evidence) : {};
  const name = nameOf(input.lookup, data, messages);
  const numbering = createNumbering(
    input.evidence,
    input.datasources.map((datasource) => datasource.datasourceId),
  );
  const pen = createPen({
    messages,
    numbering,
    data,
    name,
    today: String(input.lookup.finishedAt ?? input.lookup.startedAt),
    ...options,
  });
  const purpose = messages.purposes[input.purpose] ?? humanize(input.purpose);
  const finished = parse(input.lookup.finishedAt) ?? parse(input.lookup.startedAt) ?? [1970, 1, 1];
  const brief = { title: messages.brief.title, blocks: writeBrief(pen, input) };
  const sections = SECTIONS.map(
    (id): Section => ({ id, title: messages.sections[id], blocks: WRITERS[id](pen) }),
  ).filter((section) => section.blocks.length > 0);
  const sources = writeSources(pen, input.datasources);
  const view: View = {
    paper: input.paper ?? "a4",
    lang: messages.lang,
    fonts: fontOrders(),
    labels: messages.labels,
    document: {
      title: cleanLine(messages.title(name)),
      author: messages.author,
      description: cleanLine(messages.description(purpose)),
      date: finished,
    },
    mark: input.lookup.trial ? messages.marks.trial : input.lookup.preview ? messages.marks.preview : null,
    footer: cleanLine(`${input.lookup.lookupId} · ${messages.longDay(...finished)}`),
    cover: {
      name: line(name),
      short: shortLine(name, 44),
      long: name.length > 44,
      lines: roleLines(data),
      portrait: pen.picture(data.avatarUrl, "portrait", messages.alts.portrait(cleanLine(name)), name),
      facts: coverFacts(input, purpose, finished, messages),
    },
    guide: messages.guide(purpose),
    brief,
    sections,
    sources: sources.rows,
    back: [
      { id: "sources", title: messages.sections.sources, blocks: sources.blocks },
      { id: "coverage", title: messages.sections.coverage, blocks: writeCoverage(messages, input.coverage) },
      { id: "limits", title: messages.sections.limits, blocks: writeLimits(messages) },
    ],
    pictures: {},
    attachment: null,
  };
  return { view, wanted: pen.wanted, references: messages.references };
}

function nameOf(lookup: Loose<Lookup>, data: LooseData, messages: Messages): string {
  const parts = present([data.firstName, data.lastName]).filter((part) => typeof part === "string");
  const names = [data.fullName, lookup.candidate?.fullName, parts.join(" ")];
  return names.find((name): name is string => typeof name === "string" && name.trim() !== "") ?? messages.unnamed;
}

/** Role, company and place, each on a line of its own. */
function roleLines(data: LooseData): Text[] {
  return [data.jobTitle, data.company, data.location]
    .filter((value): value is string => typeof value === "string" && !isBlank(value))
    .map((value) => line(value.length > COVER_LINE ? `${value.slice(0, COVER_LINE)}…` : value));
}

function coverFacts(
  input: ViewInput,
  purpose: string,
  finished: [number, number, number],
  messages: Messages,
): { label: string; value: Item }[] {
  const address = input.lookup.data?.url;
  const dates = input.datasources
    .map((datasource) => datasource.date)
    .filter((date): date is string => parse(date) !== null);
  const first = formatInstant(dates.toSorted()[0], messages);
  const last = formatInstant(dates.toSorted().at(-1), messages);
  const span = first === "" ? "" : `, ${messages.back.collected(first === last ? first : `${first} – ${last}`)}`;
  const rows = [
    { label: messages.cover.purpose, value: { t: line(purpose) } },
    { label: messages.cover.date, value: { t: messages.longDay(...finished) } },
    { label: messages.cover.datasources, value: { t: `${input.datasources.length}${span}` } },
    { label: messages.cover.lookup, value: { t: line(String(input.lookup.lookupId)) } },
  ];
  return typeof address === "string" && !isBlank(address)
    ? [...rows, { label: messages.cover.page, value: { t: line(address), ...linkOf(address) } }]
    : rows;
}

function humanize(purpose: string): string {
  const words = breakable(cleanLine(purpose.slice(0, 200)).replaceAll("_", " "));
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function isRecord(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
