import { EMPHASIZED } from "../presentation/emphasis.ts";
import type { PanelEntry, PanelFact, Panel, ShownPost, ShownSection, Value } from "../presentation/panel.ts";
import type { FieldReferences } from "./references.ts";
import { type PrintedColumn, renderTable, wrapText } from "./table.ts";
import { printable, type Terminal } from "./terminal.ts";

/** The sections of a profile as lines for a terminal. Values are followed by the numbers of their datasources. */
export function renderSections(
  sections: readonly ShownSection[],
  terminal: Terminal,
  references: FieldReferences,
): string {
  const page: Page = { style: terminal.style, width: terminal.columns - INDENT.length, references };
  return sections.map((section) => renderSection(page, section)).join("\n\n");
}

interface Page extends Pick<Terminal, "style"> {
  readonly width: number;
  readonly references: FieldReferences;
}

const INDENT = "  ";
const EVIDENCE: PrintedColumn = { title: "", align: "right", style: () => "dim" };
const LABEL: PrintedColumn = { title: "", style: () => "dim" };
const PLAIN: PrintedColumn = { title: "" };
const WHOLE: PrintedColumn = { title: "", whole: true };

function renderSection(page: Page, { title, panels }: ShownSection): string {
  const blocks = panels.map((panel) => renderPanel(page, panel)).filter((block) => block !== "");
  const [first = "", ...rest] = blocks.map((block) => block.replace(/^(?=.)/gm, INDENT));
  return [`${page.style("bold", title.toUpperCase())}\n${first}`, ...rest].join("\n\n");
}

function renderPanel(page: Page, panel: Panel): string {
  switch (panel.kind) {
    case "summary":
      return renderSummary(page, panel.pointer, panel.text);
    case "facts":
    case "pairs":
    case "figures":
      return titled(page, panel.title, renderFacts(page, panel.facts));
    case "words":
    case "links":
      return renderFacts(page, [{ label: panel.title, values: panel.values }]);
    case "advice":
      return panel.sides.map(({ title, facts }) => titled(page, title, renderFacts(page, facts))).join("\n\n");
    case "entries":
      return titled(page, panel.title, renderEntries(page, panel.entries));
    case "cards": {
      const rows = panel.cards.map(({ pointer, name, lines, facts, link }) => [
        name.text,
        stacked([joined(lines, "; "), facts.map(inLine).join(", "), link?.text]),
        cite(page, pointer),
      ]);
      return titled(page, panel.title, table(page, [PLAIN, PLAIN], rows));
    }
    case "photos": {
      const rows = panel.photos.map(({ pointer, caption, image, source }) => [
        caption.text,
        stacked([image, source?.text]),
        cite(page, pointer),
      ]);
      return table(page, [PLAIN, PLAIN], rows);
    }
    case "table": {
      const rows = panel.rows.map(({ pointer, cells }) => [
        ...cells.map((cell) => cell?.text ?? ""),
        cite(page, pointer),
      ]);
      return titled(
        page,
        panel.title,
        table(
          page,
          panel.head.map((title) => ({ title })),
          rows,
        ),
      );
    }
    case "bars": {
      const facts = panel.bars.map(({ label, value }) => ({ label, values: [value] }));
      return titled(page, panel.title, renderFacts(page, facts));
    }
    case "splits":
      return panel.splits
        .map(({ title, shares }) => {
          const facts = shares.map(({ label, value }) => ({ label, values: [value] }));
          return titled(page, title, renderFacts(page, facts));
        })
        .join("\n\n");
    case "flags": {
      const rows = panel.flags.map(({ label, value, link }) => [
        label,
        value.text,
        link?.text ?? "",
        cite(page, value.pointer),
      ]);
      return titled(page, panel.title, `${table(page, [LABEL, WHOLE, PLAIN], rows)}\n${panel.note}`);
    }
    case "posts":
      return titled(page, panel.title, renderPosts(page, panel.posts));
    // Other panels say in words what these draw.
    case "spans":
    case "columns":
      return "";
  }
}

function titled({ style }: Page, title: string | null, block: string): string {
  return title === null ? block : `${style("bold", title)}\n${block}`;
}

/** Adds a last column for the evidence. */
function table(
  { width, style }: Page,
  columns: readonly PrintedColumn[],
  rows: readonly (readonly string[])[],
): string {
  return renderTable([...columns, EVIDENCE], rows, width, style);
}

function cite({ references }: Page, pointer: string): string {
  return formatNumbers(references.at(pointer));
}

/** Each sentence of a summary, followed by the numbers of its datasources. */
function renderSummary({ references, style, width }: Page, pointer: string, text: string): string {
  const parts = references.sentences(pointer);
  const whole = [{ from: 0, to: text.length, numbers: references.at(pointer) }];
  const sentences = (parts.length > 0 ? parts : whole).map(({ from, to, numbers }) => {
    const behind = formatNumbers(numbers);
    return `${printable(text.slice(from, to).trim())}${behind === "" ? "" : ` ${behind.replaceAll(" ", "\u00a0")}`}`;
  });
  return wrapText(sentences.join(" "), width)
    .join("\n")
    .replaceAll("\u00a0", " ")
    .replace(EMPHASIZED, (_, word: string) => style("bold", word));
}

/** One line per value; the label is on the first. */
function renderFacts(page: Page, facts: readonly PanelFact[]): string {
  const rows = facts.flatMap(({ label, values }) =>
    values.map(({ pointer, text }, index) => [index === 0 ? label : "", text, cite(page, pointer)]),
  );
  return table(page, [LABEL, PLAIN], rows);
}

function renderEntries(page: Page, entries: readonly PanelEntry[]): string {
  const rows = entries.map((entry) => [
    entry.when,
    stacked([
      joined([entry.name, ...entry.under], ", "),
      entry.facts.map(inLine).join("; "),
      entry.text?.text,
      entry.link?.text,
    ]),
    cite(page, entry.pointer),
  ]);
  const dated = entries.some(({ when }) => when !== "");
  return dated
    ? table(page, [PLAIN, PLAIN], rows)
    : table(
        page,
        [PLAIN],
        rows.map((row) => row.slice(1)),
      );
}

function renderPosts(page: Page, posts: readonly ShownPost[]): string {
  const rows = posts.map(({ pointer, head, when, text, figures }) => [
    when?.text ?? "",
    stacked([head.text, text?.text, joined(figures, " · ")]),
    cite(page, pointer),
  ]);
  return table(page, [WHOLE, PLAIN], rows);
}

function inLine({ label, values }: PanelFact): string {
  return `${label}: ${joined(values, ", ")}`;
}

function joined(values: readonly Value[], glue: string): string {
  return values.map(({ text }) => text).join(glue);
}

function stacked(lines: readonly (string | undefined)[]): string {
  return lines.filter((line) => line !== undefined && line !== "").join("\n");
}

export function formatNumbers(numbers: readonly number[]): string {
  return numbers.length === 0 ? "" : `[${numbers.join(", ")}]`;
}
