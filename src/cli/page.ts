import type { References } from "./references.ts";
import { type Column, renderTable, wrapText } from "./table.ts";
import { printable, type Terminal } from "./terminal.ts";

/** One fact: its label, its pointer into `data`, its value. A list gives one line for each member. */
export type Fact = readonly [label: string, pointer: string, value: string | number | readonly string[] | undefined];

/** A profile as lines for a terminal. Nothing is shown that has no evidence, as long as the lookup has any. */
export interface Page {
  heading(title: string): void;
  /** A summary, each sentence with the numbers of its datasources. */
  summary(pointer: string, text: string | undefined): void;
  facts(facts: readonly Fact[]): void;
  /** A titled list of entries; a last column for the evidence of `${pointer}/${index}` is added. */
  list<T>(
    title: string,
    pointer: string,
    entries: readonly T[] | undefined,
    columns: readonly (Column & { readonly cell: (entry: T) => string | undefined })[],
  ): void;
  text(): string;
}

const INDENT = "  ";
const EVIDENCE: Column = { title: "", align: "right", style: () => "dim" };

export function createPage(terminal: Terminal, references: References): Page {
  const { style } = terminal;
  const width = terminal.columns - INDENT.length;
  const blocks: string[] = [];
  /** A heading is written with the first block under it. */
  let waiting: string | null = null;
  const add = (block: string) => {
    const heading = waiting === null ? "" : `${style("bold", waiting)}\n`;
    waiting = null;
    blocks.push(heading + block.replace(/^(?=.)/gm, INDENT));
  };
  const cite = (pointer: string): string | null => {
    const numbers = references.at(pointer);
    if (numbers.length === 0) return references.any ? null : "";
    return formatNumbers(numbers);
  };
  return {
    heading(title) {
      waiting = title.toUpperCase();
    },
    summary(pointer, text) {
      if (text === undefined || text === "") return;
      const sentences = references.sentences(pointer, text).map((sentence) => {
        const numbers = formatNumbers(sentence.numbers);
        return `${printable(sentence.text)}${numbers === "" ? "" : ` ${numbers.replaceAll(" ", "\u00a0")}`}`;
      });
      add(
        wrapText(sentences.join(" "), width)
          .join("\n")
          .replaceAll("\u00a0", " ")
          .replace(EMPHASIS, (_, word: string) => style("bold", word)),
      );
    },
    facts(facts) {
      const rows = facts.flatMap(([label, pointer, value]) => {
        const list = Array.isArray(value);
        const values = (list ? value : [value]) as readonly (string | number | undefined)[];
        const shown = values.flatMap((each, index) => {
          const cited = cite(list ? `${pointer}/${index}` : pointer);
          return each === undefined || each === "" || cited === null ? [] : [[String(each), cited] as const];
        });
        return shown.map(([each, cited], index) => [index === 0 ? label : "", each, cited]);
      });
      if (rows.length > 0)
        add(renderTable([{ title: "", style: () => "dim" }, { title: "" }, EVIDENCE], rows, width, style));
    },
    list(title, pointer, entries, columns) {
      const rows = (entries ?? []).flatMap((entry, index) => {
        const cited = cite(`${pointer}/${index}`);
        return cited === null ? [] : [[...columns.map((column) => column.cell(entry) ?? ""), cited]];
      });
      if (rows.length === 0) return;
      add(`${style("bold", title)}\n${renderTable([...columns, EVIDENCE], rows, width, style)}`);
    },
    text: () => blocks.join("\n\n"),
  };
}

export function formatNumbers(numbers: readonly number[]): string {
  return numbers.length === 0 ? "" : `[${numbers.join(", ")}]`;
}

/** Emphasis of a summary: double underscores (the wire contract). */
const EMPHASIS = /__([^_]+)__/g;
