import type { Lookup, Probe } from "../contract/lookup.ts";
import type { SectionName } from "../domain/lookup.ts";
import type { Entry, Fact, Panel, Presentation, Value } from "../presentation/panel.ts";
import { writeSilence } from "../presentation/silences.ts";
import type { Block, FactRow, Item } from "./blocks.ts";
import { breakable, cleanLine } from "./clean.ts";
import { factRow, heading } from "./draw.ts";
import { type Messages, type Pen, withReferences } from "./pen.ts";

interface BriefInput {
  readonly presentation: Presentation;
  readonly coverage: readonly Probe[];
  readonly lookup: Pick<Lookup, "preview" | "sections" | "metadata">;
  readonly conflicts: { readonly count: number; readonly blocks: readonly Block[] };
}

/** One page: who this is, why it matters, five facts with their references, and where datasources disagree. */
export function writeBrief(pen: Pen, input: BriefInput): Block[] {
  const words = pen.messages.brief;
  const rows = fiveFacts(pen, input.presentation);
  return [
    ...heading(words.who),
    ...who(pen, input.presentation),
    ...heading(words.why),
    ...signals(pen, input),
    ...(rows.length === 0 ? [] : [...heading(words.facts), { kind: "facts", rows } as const]),
    ...input.conflicts.blocks,
  ];
}

/** The facts of a presentation by their pointers. */
export function indexFacts({ sections }: Presentation): ReadonlyMap<string, Fact> {
  const panels = sections.flatMap((section) => section.panels);
  const facts = panels.flatMap((panel) => (panel.kind === "facts" || panel.kind === "figures" ? panel.facts : []));
  return new Map(facts.flatMap((fact) => fact.values.map((value) => [value.pointer, fact] as const)));
}

/** Role, company and place. */
export function roleOf(presentation: Presentation): readonly Value[] {
  const facts = indexFacts(presentation);
  return ["/jobTitle", "/company", "/location"].flatMap((pointer) => facts.get(pointer)?.values ?? []);
}

function who(pen: Pen, presentation: Presentation): readonly Block[] {
  const words = pen.messages.brief;
  const summary = firstSentences(pen, presentation);
  if (summary.length > 0) return summary;
  const role = roleOf(presentation);
  const [first] = role;
  if (first === undefined) return [{ kind: "note", text: breakable(cleanLine(words.noSummary(pen.name))) }];
  const item = pen.item({ pointer: first.pointer, text: role.map(({ text }) => text).join(", ") });
  return [{ kind: "facts", rows: [{ label: words.role, items: [item] }] }];
}

/** The first two sentences of the overview, as the evidence cuts it into sentences; else all of it. */
function firstSentences(pen: Pen, { sections }: Presentation): readonly Block[] {
  const panels = sections.find(({ name }) => name === "overview")?.panels ?? [];
  return panels.flatMap((panel): Block[] => {
    if (panel.kind !== "summary") return [];
    const end = pen.numbering.sentences(panel.pointer)[1]?.to ?? panel.text.length;
    const prose = pen.prose(panel.pointer, panel.text.slice(0, end));
    return prose === null ? [] : [{ kind: "prose", prose }];
  });
}

/** What a reader would ask first. Each sentence is counted out of the profile and the ledger. */
function signals(pen: Pen, input: BriefInput): Block[] {
  const words = pen.messages.brief;
  const { presentation, conflicts, lookup, coverage } = input;
  const followers = indexFacts(presentation).get("/socialMedia/totalFollowerCount")?.values[0];
  const { publishers } = presentation;
  const items: Item[] = [
    ...(lookup.preview ? [{ t: words.preview }] : warnings(pen, input)),
    ...(conflicts.count > 0 ? [{ t: words.conflicts(conflicts.count) }] : []),
    ...(followers === undefined ? [] : [pen.item({ ...followers, text: words.reach(followers.text) })]),
    ...(publishers.all > 0 ? [{ t: `${pen.words.publishers(publishers.verified, publishers.all)}.` }] : []),
    { t: ledger(coverage, pen.messages) },
  ];
  return [{ kind: "list", items }];
}

/** What is on record under the three sections that warn; where a source was asked and has nothing; and what was not asked. */
function warnings(pen: Pen, { presentation }: BriefInput): Item[] {
  const words = pen.messages.brief;
  const adverse = entriesOf(presentation, "adverseMedia").length;
  const breaches = entriesOf(presentation, "dataBreaches").length;
  const flags = raisedFlags(presentation);
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
  const found = rows.filter((row) => row.found);
  return [
    ...found.map((row) => withReferences({ t: row.text }, pen.numbering.at(row.pointer))),
    ...presentation.silences.flatMap(({ state, sections }) => {
      const warning = sections.filter((name) => name === "adverseMedia" || name === "dataBreaches");
      return warning.length === 0 ? [] : [{ t: writeSilence(state, warning, pen.words).text }];
    }),
  ];
}

/** The flags that were raised, by their names. */
function raisedFlags({ sections }: Presentation): readonly string[] {
  const panels = sections.flatMap((section) => section.panels);
  const flags = panels.flatMap((panel) => (panel.kind === "flags" ? panel.flags : []));
  return flags.filter(({ state }) => state === "flagged").map(({ label }) => label);
}

function ledger(coverage: readonly Probe[], messages: Messages): string {
  const words = messages.brief;
  if (coverage.length === 0) return words.noProbes;
  const unasked = coverage.filter((probe) => probe.outcome === "blocked" || probe.outcome === "failed").length;
  return unasked > 0 ? words.unasked(unasked, coverage.length) : words.asked(coverage.length);
}

/** The five facts a reader would want first, in this order, as far as there are any. */
function fiveFacts(pen: Pen, presentation: Presentation): readonly FactRow[] {
  const { labels, sections } = pen.words;
  const facts = indexFacts(presentation);
  const at = (pointer: string): readonly FactRow[] => {
    const fact = facts.get(pointer);
    return fact === undefined ? [] : [factRow(pen, { ...fact, values: fact.values.slice(0, 1) })];
  };
  const entry = (label: string, found: Entry | undefined): readonly FactRow[] =>
    found === undefined ? [] : [{ label, items: [inOneLine(pen, found)] }];
  const jobs = entriesOf(presentation, "career", "/experiences/");
  const role = entry(pen.messages.brief.role, jobs.find(({ lasts }) => lasts) ?? jobs[0]);
  const rows = [
    ...(role.length > 0 ? role : at("/jobTitle")),
    ...at("/location"),
    ...at("/birthYear"),
    ...entry(labels.education, entriesOf(presentation, "career", "/education/")[0]),
    ...at("/nationality"),
    ...at("/industry"),
    ...entry(sections.events, entriesOf(presentation, "events")[0]),
    ...at("/company"),
    ...at("/emails/0"),
    ...at("/fullName"),
  ];
  return rows.slice(0, 5);
}

/** A job or a school: name, employer and when; places and facts stand in its section. */
function inOneLine(pen: Pen, { pointer, name, under, when }: Entry): Item {
  const employer = under.find((value) => !value.pointer.endsWith("/location"));
  const parts = [name.text, employer?.text ?? "", when].filter((part) => part !== "");
  return pen.item({ pointer, text: parts.join(", ") });
}

function entriesOf({ sections }: Presentation, name: SectionName, below = ""): readonly Entry[] {
  const panels: readonly Panel[] = sections.find((section) => section.name === name)?.panels ?? [];
  const entries = panels.flatMap((panel) => (panel.kind === "entries" ? panel.entries : []));
  return entries.filter(({ pointer }) => pointer.startsWith(below));
}
