import type { Evidence, Probe } from "../contract/lookup.ts";
import type { SectionName } from "../domain/lookup.ts";
import type { Block, Item } from "./blocks.ts";
import { breakable, cleanLine } from "./clean.ts";
import { formatDay, formatNumber, formatSpan } from "./format.ts";
import type { Messages } from "./messages.ts";
import { entriesOf, isBlank, numberOf, type Pen, present, stringsOf, withReferences } from "./pen.ts";
import { line, type Text } from "./text.ts";
import { writeConflicts } from "./view-conflicts.ts";
import { heading } from "./view-person.ts";
import { raisedFlags } from "./view-social.ts";

interface BriefInput {
  readonly evidence: Evidence;
  readonly coverage: readonly Probe[];
  readonly lookup: { readonly preview: boolean; readonly sections: readonly SectionName[] };
}

interface BriefRow {
  readonly label: Text;
  readonly items: readonly Item[];
}

/** One page: who this is, why it matters, five facts with their references, and where datasources disagree. */
export function writeBrief(pen: Pen, input: BriefInput): Block[] {
  const words = pen.messages.brief;
  const conflicts = writeConflicts(pen, input.evidence);
  const summary = firstSentences(pen);
  const role = roleItem(pen);
  const said: Block =
    role === null
      ? { kind: "note", text: breakable(cleanLine(words.noSummary(pen.name))) }
      : { kind: "facts", rows: [{ label: words.role, items: [role] }] };
  const who = summary.length > 0 ? summary : [said];
  const rows = fiveFacts(pen);
  return [
    heading(words.who),
    ...who,
    heading(words.why),
    ...signals(pen, conflicts.count, input),
    ...(rows.length === 0 ? [] : [heading(words.facts), { kind: "facts", rows } as const]),
    ...conflicts.blocks,
  ];
}

/** The first two sentences of the overview, as the evidence cuts it into sentences; else all of it. */
function firstSentences(pen: Pen): Block[] {
  const summary = pen.data.overviewSummary;
  if (typeof summary !== "string") return [];
  const end = pen.numbering.sentences("/overviewSummary")[1]?.at ?? summary.length;
  const prose = pen.prose("/overviewSummary", summary.slice(0, end));
  return prose === null ? [] : [{ kind: "prose", prose }];
}

function roleItem(pen: Pen): Item | null {
  const { data } = pen;
  const parts = [data.jobTitle, data.company, data.location].filter(
    (part): part is string => typeof part === "string" && !isBlank(part),
  );
  if (parts.length === 0) return null;
  const field = isBlank(data.jobTitle) ? (isBlank(data.company) ? "/location" : "/company") : "/jobTitle";
  return withReferences({ t: line(parts.join(", ")) }, pen.numbering.at(field));
}

/** What a reader would ask first. Each sentence is counted out of the profile and the ledger. */
function signals(pen: Pen, conflicts: number, input: BriefInput): Block[] {
  const { data, messages, numbering } = pen;
  const words = messages.brief;
  const followers = numberOf(data.socialMedia?.totalFollowerCount);
  const sources = stringsOf(data.sources, "/sources").length;
  const verified = stringsOf(data.verifiedSources, "/verifiedSources").length;
  const reach =
    followers === null || followers <= 0
      ? []
      : [
          withReferences(
            { t: words.reach(formatNumber(followers, messages)) },
            numbering.at("/socialMedia/totalFollowerCount"),
          ),
        ];
  const items: Item[] = [
    ...(input.lookup.preview ? [{ t: words.preview }] : warnings(pen, input.lookup.sections)),
    ...(conflicts > 0 ? [{ t: words.conflicts(conflicts) }] : []),
    ...reach,
    ...(sources > 0 ? [{ t: words.verified(verified, sources) }] : []),
    { t: ledger(input.coverage, messages) },
  ];
  return [{ kind: "list", items }];
}

/** What is on record under the three sections that warn; what is not on record; and what was not asked. */
function warnings(pen: Pen, sections: readonly SectionName[]): Item[] {
  const { data, messages, numbering } = pen;
  const words = messages.brief;
  const adverse = entriesOf(data.adverseMediaResults, "/adverseMediaResults").length;
  const breaches = entriesOf(data.dataBreaches, "/dataBreaches").length;
  const flags = raisedFlags(pen);
  const rows = [
    { section: "adverseMedia", text: words.adverse(adverse), found: adverse > 0, pointer: "/adverseMediaResults" },
    { section: "dataBreaches", text: words.breaches(breaches), found: breaches > 0, pointer: "/dataBreaches" },
    {
      section: "socialMedia",
      text: words.flags(flags.join(", ")),
      found: flags.length > 0,
      pointer: "/socialMedia/brandSafetyAnalysis",
    },
  ] as const;
  const names = (some: readonly (typeof rows)[number][]): string =>
    some.map((row) => messages.sections[row.section].toLowerCase()).join(", ");
  const silent = rows.filter((row) => !row.found && row.section !== "socialMedia");
  const clear = silent.filter((row) => sections.includes(row.section));
  const closed = silent.filter((row) => !sections.includes(row.section));
  return [
    ...rows.filter((row) => row.found).map((row) => withReferences({ t: row.text }, numbering.at(row.pointer))),
    ...(clear.length === 0 ? [] : [{ t: words.clear(names(clear)) }]),
    ...(closed.length === 0 ? [] : [{ t: words.closed(names(closed)) }]),
  ];
}

function ledger(coverage: readonly Probe[], messages: Messages): string {
  const words = messages.brief;
  if (coverage.length === 0) return words.noProbes;
  const unasked = coverage.filter((probe) => probe.outcome === "blocked" || probe.outcome === "failed").length;
  return unasked > 0 ? words.unasked(unasked, coverage.length) : words.asked(coverage.length);
}

/** The five facts a reader would want first, in this order, as far as there are any. */
function fiveFacts(pen: Pen): BriefRow[] {
  const { data, messages } = pen;
  const words = messages.overview;
  const jobs = entriesOf(data.experiences, "/experiences");
  const job = jobs.find(({ entry }) => isBlank(entry.dateTo)) ?? jobs[0];
  const school = entriesOf(data.education, "/education")[0];
  const event = entriesOf(data.events, "/events")[0];
  const birthYear = numberOf(data.birthYear);
  const rows: { label: string; item: Item | null }[] = [
    { label: messages.brief.role, item: job === undefined ? pen.item("/jobTitle", data.jobTitle) : jobItem(pen, job) },
    { label: words.location, item: pen.item("/location", data.location) },
    { label: words.birthYear, item: pen.item("/birthYear", birthYear === null ? null : String(birthYear)) },
    {
      label: messages.career.education,
      item: school === undefined ? null : pen.item(school.at, joined([school.entry.title, school.entry.subtitle])),
    },
    { label: words.nationality, item: pen.item("/nationality", data.nationality) },
    { label: words.industry, item: pen.item("/industry", data.industry) },
    {
      label: messages.sections.events,
      item:
        event === undefined
          ? null
          : pen.item(event.at, joined([event.entry.title, formatDay(event.entry.date, messages)])),
    },
    { label: words.company, item: pen.item("/company", data.company) },
    { label: words.emails, item: pen.item("/emails/0", data.emails?.[0]) },
    { label: words.fullName, item: pen.item("/fullName", data.fullName) },
  ];
  return rows
    .filter((row): row is { label: string; item: Item } => row.item !== null)
    .slice(0, 5)
    .map((row) => ({ label: row.label, items: [row.item] }));
}

function jobItem(pen: Pen, job: { entry: Record<string, unknown>; at: string }): Item | null {
  const span = formatSpan(job.entry["dateFrom"], job.entry["dateTo"], pen.messages);
  return pen.item(job.at, joined([job.entry["title"], job.entry["company"], span]));
}

function joined(parts: readonly unknown[]): string {
  return present(parts.map((part) => (typeof part === "string" && !isBlank(part) ? cleanLine(part) : null))).join(", ");
}
