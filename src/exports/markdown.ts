import type { Datasource, Probe } from "../contract/lookup.ts";
import { type Brief, briefOf } from "../presentation/brief.ts";
import { capitalize } from "../presentation/entries.ts";
import { citationsOf } from "../presentation/citations.ts";
import { createNumbering, type Numbers } from "../presentation/numbering.ts";
import type { PanelEntry, PanelFact, Panel, Value } from "../presentation/panel.ts";
import { ledgerText } from "../presentation/reason-text.ts";
import { present } from "../presentation/present.ts";
import { knownPages, sourcePageOf } from "../presentation/source-pages.ts";
import { ownSourceName } from "../presentation/told-source.ts";
import { sourceName, type Words, wordsFor } from "../words/words.ts";
import type { ExportInput } from "./export-input.ts";

/**
 * The report as Markdown: the risk check and the key findings, its sections in words, and which sources were asked, with
 * the numbers of the datasources after each value and sentence that they state, which are those of the report.
 */
export function writeMarkdown(input: ExportInput): string {
  const { lookup, evidence, datasources, coverage } = input;
  const today = lookup.finishedAt ?? lookup.startedAt;
  const presentation = present({ data: lookup.data, evidence, today, lookup });
  const { sections, silences, contradictions, sources } = presentation;
  const words = wordsFor("en");
  const { text } = words.contradictions;
  const numbering = createNumbering(citationsOf(evidence), datasources);
  const noted = (numbers: Numbers) => numbers.map((number) => `[^${number}]`).join("");
  const cite: Cite = {
    value: (pointer) => noted(numbering.at(pointer)),
    sentences: (pointer) =>
      numbering.sentences(pointer).map(({ from, to, numbers }) => ({ from, to, notes: noted(numbers) })),
  };
  const body = sections.map(({ title, panels }) =>
    [`## ${escape(title)}`, ...panels.map((panel) => drawPanel(panel, title, cite))].filter(Boolean).join("\n\n"),
  );
  const name = lookup.data?.fullName ?? lookup.candidate?.fullName ?? "";
  const links = knownPages(lookup.data?.socialMediaLinks, sources);
  const notes = numbering.numbered().flatMap(([id = ""]) => {
    const cited = datasources.find(({ datasourceId }) => datasourceId === id);
    return cited === undefined ? [] : `[^${numbering.number(id)}]: ${escape(nameSource(cited, links, words))}`;
  });
  const parts = [
    `# ${escape(name)}`,
    `Lookup ${lookup.lookupId}, ${today.slice(0, 10)}`,
    ...(contradictions.length === 0
      ? []
      : [escape(text), contradictions.map((line) => `- ${escape(line)}`).join("\n")]),
    ...(lookup.preview ? [] : drawBrief(briefOf(presentation, lookup, words), words, cite)),
    ...body,
    `## ${escape(words.report.sections.coverage)}`,
    ...silences.map(({ text }) => escape(text)),
    ...drawCoverage(coverage, words),
    notes.join("\n"),
  ];
  return `${parts.filter((part) => part !== "").join("\n\n")}\n`;
}

/** Each risk with its state, which may be that nobody was asked, and the key findings. */
function drawBrief({ risks, findings }: Brief, words: Words, cite: Cite): readonly string[] {
  const noted = (pointer: string | null) => (pointer === null ? "" : cite.value(pointer));
  const checked = risks.map(
    ({ label, word, text, pointer }) => `- **${escape(label)}**: ${escape(word)} · ${escape(text)}${noted(pointer)}`,
  );
  const found = findings.map(({ when, label, value }) =>
    [`- **${escape(label)}**`, escape(when), drawValue(value, cite)].filter(Boolean).join(" · "),
  );
  return [
    `## ${escape(words.risks.title)}\n\n${checked.join("\n")}`,
    ...(found.length === 0 ? [] : [`## ${escape(words.findings)}\n\n${found.join("\n")}`]),
  ];
}

/** Each source that was asked, with what and the outcome, and the others. */
function drawCoverage(coverage: readonly Probe[], words: Words): readonly string[] {
  const { noCoverage, source } = words.report.back;
  if (coverage.length === 0) return [escape(noCoverage)];
  const cells = (row: readonly string[]) => `| ${row.join(" | ")} |`;
  const rows = coverage.map(({ connector, identifierKind, outcome, why }) =>
    cells([
      escape(sourceName(words, connector)),
      escape(capitalize(words.identifierKinds[identifierKind] ?? identifierKind)),
      [words.outcomes[outcome], ...(why === undefined ? [] : [ledgerText(words, why)])].map(escape).join(": "),
    ]),
  );
  const head = [escape(source), "", ""];
  return [[cells(head), cells(head.map(() => "---")), ...rows].join("\n")];
}

/** Who told it, the page that people can open, or whose interface answered. */
function nameSource({ datasourceId, source, file }: Datasource, links: readonly string[], words: Words): string {
  const own = ownSourceName(source, words, file);
  if (own !== null) return own;
  const { publisher, href, holds } = sourcePageOf(datasourceId, source, links);
  return [holds === null && href !== undefined ? null : publisher, href].filter(Boolean).join(", ");
}

interface Cite {
  /** The notes for a value. */
  value(pointer: string): string;
  /** The positions of a summary's sentences, each with its notes. */
  sentences(pointer: string): readonly { readonly from: number; readonly to: number; readonly notes: string }[];
}

/** Leaves out charts, which show what another panel says in words. */
function drawPanel(panel: Panel, section: string, cite: Cite): string {
  switch (panel.kind) {
    case "summary":
      return titled(panel.title === section ? null : panel.title, drawSummary(panel.text, panel.pointer, cite));
    case "facts":
    case "pairs":
    case "figures":
      return titled(panel.title, drawFacts(panel.facts, cite));
    case "words":
    case "links":
      return titled(panel.title, panel.values.map((value) => `- ${drawValue(value, cite)}`).join("\n"));
    case "advice":
      return panel.sides.map(({ title, facts }) => titled(title, drawFacts(facts, cite))).join("\n\n");
    case "entries":
      return titled(panel.title, panel.entries.map((entry) => drawEntry(entry, cite)).join("\n"));
    case "cards":
      return titled(
        panel.title,
        panel.cards
          .map(
            ({ name, lines }) =>
              `- ${[drawValue(name, cite, "**"), lines.map((line) => drawValue(line, cite)).join(" · ")].join(" ").trimEnd()}`,
          )
          .join("\n"),
      );
    case "photos":
      return panel.photos
        .map(({ image, alt, pointer }) => `- ![${escape(alt)}](<${image}>)${cite.value(pointer)}`)
        .join("\n");
    case "table": {
      const row = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
      const head = [row(panel.head.map(escape)), row(panel.head.map(() => "---"))];
      const rows = panel.rows.map(({ cells }) =>
        row(cells.map((cell) => (cell === null ? "" : drawValue(cell, cite)))),
      );
      return titled(panel.title, [...head, ...rows].join("\n"));
    }
    case "bars":
      return titled(
        panel.title,
        panel.bars.map(({ label, value }) => `- ${escape(label)}: ${drawValue(value, cite)}`).join("\n"),
      );
    case "splits":
      return panel.splits
        .map(({ title, shares }) =>
          titled(title, shares.map(({ label, value }) => `- ${escape(label)}: ${drawValue(value, cite)}`).join("\n")),
        )
        .join("\n\n");
    case "flags":
      return titled(
        panel.title,
        [
          panel.flags.map(({ label, value }) => `- ${escape(label)}: ${drawValue(value, cite)}`).join("\n"),
          escape(panel.note),
        ].join("\n\n"),
      );
    case "posts":
      return titled(
        panel.title,
        panel.posts
          .map(({ head, when, text }) =>
            [`- ${drawValue(head, cite)}`, when && drawValue(when, cite), text && escape(text.text)]
              .filter(Boolean)
              .join(" · "),
          )
          .join("\n"),
      );
    case "spans":
    case "columns":
      return "";
  }
}

function drawSummary(text: string, pointer: string, cite: Cite): string {
  const sentences = cite.sentences(pointer);
  if (sentences.length === 0) return `${drawWords(text)}${cite.value(pointer)}`;
  const drawn = sentences.map(({ from, to, notes }, at) => {
    const words = text.slice(from, to);
    const said = words.trimEnd();
    const between = text.slice(sentences[at - 1]?.to ?? 0, from);
    return `${drawWords(between)}${drawWords(said)}${notes}${words.slice(said.length)}`;
  });
  return `${drawn.join("")}${drawWords(text.slice(sentences.at(-1)?.to))}`;
}

function drawWords(text: string): string {
  return escape(text).replaceAll("\\_\\_", "**");
}

function titled(title: string | null, text: string): string {
  if (text === "") return "";
  return title === null || title === "" ? text : `### ${escape(title)}\n\n${text}`;
}

function drawFacts(facts: readonly PanelFact[], cite: Cite): string {
  return facts
    .map(({ label, values }) => `- **${escape(label)}**: ${values.map((value) => drawValue(value, cite)).join("; ")}`)
    .join("\n");
}

function drawEntry({ when, name, under, text }: PanelEntry, cite: Cite): string {
  const head = [drawValue(name, cite, "**"), ...under.map((value) => drawValue(value, cite)), escape(when)];
  const line = `- ${head.filter((part) => part !== "").join(" · ")}`;
  return text === null ? line : `${line}  \n  ${escape(text.text)}`;
}

function drawValue({ text, href, pointer }: Value, cite: Cite, mark = ""): string {
  const shown =
    href === undefined || href === text
      ? escape(text)
      : `[${escape(text)}](<${href.replace(/[<>\s]/g, encodeURIComponent)}>)`;
  return `${mark}${shown}${mark}${cite.value(pointer)}`;
}

/** Keeps text from becoming Markdown or HTML. */
function escape(text: string): string {
  return text.replace(/\s+/g, " ").replace(/[\\`*_[\]<>#|~]/g, "\\$&");
}
