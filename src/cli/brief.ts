import type { Brief, Risk } from "../presentation/brief.ts";
import { words } from "./messages.ts";
import { formatNumbers } from "./page.ts";
import type { FieldReferences } from "./references.ts";
import { type PrintedColumn, renderTable } from "./table.ts";
import type { Terminal } from "./terminal.ts";

const INDENT = "  ";
const LABEL: PrintedColumn = { title: "", style: () => "dim" };
const PLAIN: PrintedColumn = { title: "" };
const WHOLE: PrintedColumn = { title: "", whole: true };
const EVIDENCE: PrintedColumn = { title: "", align: "right", style: () => "dim" };

/** What a decision needs, before anything else: who this is now, risks, findings, five facts. */
export function renderBrief(
  { role, risks, findings, facts }: Brief,
  terminal: Terminal,
  references: FieldReferences,
): string {
  const { columns, style } = terminal;
  const cite = (pointer: string | null): string => (pointer === null ? "" : formatNumbers(references.at(pointer)));
  const table = (
    title: string,
    first: readonly PrintedColumn[],
    rows: readonly (readonly string[])[],
  ): readonly string[] =>
    rows.length === 0
      ? []
      : [`${style("bold", title)}\n${renderTable([...first, EVIDENCE], rows, columns - INDENT.length, style)}`];
  const who = role.map(({ text, pointer }) => [text, cite(pointer)]);
  const risky = risks.map(({ label, word, text, pointer }) => [label, word, text, cite(pointer)]);
  const found = findings.map(({ when, label, value }) => [label, when, value.text, cite(value.pointer)]);
  const known = facts.flatMap(({ label, values }) =>
    values.map(({ text, pointer }, index) => [index === 0 ? label : "", text, cite(pointer)]),
  );
  const blocks = [
    ...(who.length === 0 ? [] : [renderTable([PLAIN, EVIDENCE], who, columns - INDENT.length, style)]),
    ...table(words.risks.title, [LABEL, { ...WHOLE, style: colorOf(risks) }, PLAIN], risky),
    ...table(words.findings, [LABEL, PLAIN, PLAIN], found),
    ...table(words.keyFacts, [LABEL, PLAIN], known),
  ];
  const body = blocks.join("\n\n").replace(/^(?=.)/gm, INDENT);
  return `${style("bold", words.report.brief.title.toUpperCase())}\n${body}`;
}

/** Not searched does not mean clear, so it is not green. */
function colorOf(risks: readonly Risk[]): NonNullable<PrintedColumn["style"]> {
  const colors = { warning: "red", fact: null, unclear: "yellow", clear: "green", open: "yellow" } as const;
  return (_, row) => {
    const risk = risks[row];
    return risk === undefined ? null : colors[risk.tone];
  };
}
