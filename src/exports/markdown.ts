import type { EvidenceClaim } from "../contract/lookup.ts";
import { citationsOf } from "../presentation/citations.ts";
import type { PanelEntry, PanelFact, Panel, Value } from "../presentation/panel.ts";
import { present } from "../presentation/present.ts";
import { wordsFor } from "../words/words.ts";
import type { ExportInput } from "./export-input.ts";

/**
 * The report as Markdown: its sections in words, with the numbers of the datasources after each value and sentence that
 * they state.
 */
export function writeMarkdown(input: ExportInput): string {
  const { lookup, evidence, datasources } = input;
  const today = lookup.finishedAt ?? lookup.startedAt;
  const { sections, silences, contradictions } = present({ data: lookup.data, evidence, today, lookup });
  const { text } = wordsFor("en").contradictions;
  const addresses = new Map(
    datasources.map(({ datasourceId, source, file }) => [
      datasourceId,
      file === undefined ? source : `${source} (${file})`,
    ]),
  );
  const numbers = new Map<string, number>();
  const citations = citationsOf(evidence);
  const citeClaims = (claims: readonly EvidenceClaim[]): string => {
    const agreeing = claims.filter(({ conflicts }) => conflicts !== true);
    const named = new Set(agreeing.flatMap(({ datasourceId }) => addresses.get(datasourceId) ?? []));
    for (const address of named) if (!numbers.has(address)) numbers.set(address, numbers.size + 1);
    const cited = [...named].map((address) => numbers.get(address) ?? 0).sort((one, other) => one - other);
    return cited.map((number) => `[^${number}]`).join("");
  };
  const cite: Cite = {
    value: (pointer) => citeClaims(citations.at(pointer)),
    sentences: (pointer) =>
      citations.sentences(pointer).map(({ from, to, claims }) => ({ from, to, notes: citeClaims(claims) })),
  };
  const body = sections.map(({ title, panels }) =>
    [`## ${escape(title)}`, ...panels.map((panel) => drawPanel(panel, title, cite))].filter(Boolean).join("\n\n"),
  );
  const name = lookup.data?.fullName ?? lookup.candidate?.fullName ?? "";
  const notes = [...numbers].map(([address, number]) => `[^${number}]: ${escape(address)}`);
  const parts = [
    `# ${escape(name)}`,
    `Lookup ${lookup.lookupId}, ${today.slice(0, 10)}`,
    ...(contradictions.length === 0
      ? []
      : [escape(text), contradictions.map((line) => `- ${escape(line)}`).join("\n")]),
    ...body,
    ...silences.map(({ text }) => escape(text)),
    notes.join("\n"),
  ];
  return `${parts.filter((part) => part !== "").join("\n\n")}\n`;
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
        panel.flags.map(({ label, value }) => `- ${escape(label)}: ${drawValue(value, cite)}`).join("\n"),
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
