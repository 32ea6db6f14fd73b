import type { SectionName } from "../domain/lookup.ts";
import type { PanelEntry, PanelFact, Panel, Value } from "./panel.ts";
import { present, type PresentInput } from "./present.ts";
import type { Words } from "../words/words.ts";

/** A difference between two profiles, in the report's words. */
export interface ChangedLine {
  /** The heading: a field, a list or a section. */
  readonly label: string;
  readonly text: string;
  /** JSON pointer (RFC 6901) into the `data` of the lookup that states it. */
  readonly pointer: string;
}

export interface ChangedValue extends Omit<ChangedLine, "text"> {
  /** From the later lookup, like `pointer`. */
  readonly text: string;
  readonly before: string;
}

/** The differences in a section. At least one of the lists is not empty. */
export interface ChangedSection {
  readonly section: SectionName;
  readonly title: string;
  readonly added: readonly ChangedLine[];
  readonly changed: readonly ChangedValue[];
  /** What the later lookup no longer found; it need not have ended. */
  readonly gone: readonly ChangedLine[];
}

/**
 * The differences between two profiles of one person, by section, in the order of a report. What a report shows is compared, by name: a
 * role, event or article is the same under the same name, a field under the same label. Left out are posts and photos, of which each lookup
 * collects the newest, and everything derived: summaries, advice and charts.
 *
 * @param words of the language for the lines; English by default
 */
export function changesBetween(earlier: PresentInput, later: PresentInput, words?: Words): readonly ChangedSection[] {
  const before = linesBySection(earlier, words);
  const after = linesBySection(later, words);
  const names = [...new Set([...after.keys(), ...before.keys()])];
  return names.flatMap((name) => {
    const [old, now] = [before.get(name), after.get(name)];
    const title = (now ?? old)?.title ?? "";
    const changes = compare(old?.lines ?? new Map<string, Line>(), now?.lines ?? new Map<string, Line>());
    const isSame = changes.added.length + changes.changed.length + changes.gone.length === 0;
    return isSame ? [] : [{ section: name, title, ...changes }];
  });
}

interface Line extends ChangedLine {
  /** What may change while the line stays the same: a figure, or the dates of a role. */
  readonly detail: string;
}

type Lines = ReadonlyMap<string, Line>;

function compare(before: Lines, after: Lines): Pick<ChangedSection, "added" | "changed" | "gone"> {
  const shown = ({ label, text, pointer }: Line): ChangedLine => ({ label, text, pointer });
  const added = [...after].filter(([key]) => !before.has(key)).map(([, line]) => shown(line));
  const gone = [...before].filter(([key]) => !after.has(key)).map(([, line]) => shown(line));
  const changed = [...after].flatMap(([key, { label, pointer, text, detail }]) => {
    const old = before.get(key);
    return old === undefined || old.detail === detail ? [] : [{ label, pointer, text, before: old.text }];
  });
  return { added, changed, gone };
}

function linesBySection(
  input: PresentInput,
  words: Words | undefined,
): ReadonlyMap<SectionName, { readonly title: string; readonly lines: Lines }> {
  return new Map(
    present(input, words).sections.map(({ name, title, panels }) => [
      name,
      { title, lines: keyed(panels.flatMap((panel) => linesOf(panel, title))) },
    ]),
  );
}

/** Lines by the key that makes them the same; duplicates are kept side by side. */
function keyed(lines: readonly (Line & { readonly key: string })[]): Lines {
  const all = new Map<string, Line>();
  for (const { key, ...line } of lines) {
    let own = `${line.label}\n${key}`;
    while (all.has(own)) own += "\n";
    all.set(own, line);
  }
  return all;
}

type KeyedLine = Line & { readonly key: string };

function linesOf(panel: Panel, title: string): readonly KeyedLine[] {
  switch (panel.kind) {
    case "facts":
    case "figures":
    case "pairs":
      return panel.facts.flatMap(factLines);
    case "words":
    case "links":
      return panel.values.map((value) => wordLine(panel.title, value));
    case "entries":
      return panel.entries.map((entry) => entryLine(panel.title ?? title, entry));
    case "cards":
      return panel.cards.map(({ pointer, name, lines }) => {
        const text = [name, ...lines].map((value) => value.text).join(", ");
        return { key: name.text, label: panel.title, pointer, text, detail: text };
      });
    case "table":
      return panel.rows.map(({ pointer, cells: [name, ...cells] }) => {
        const values = cells.flatMap((cell, index) => (cell ? `${panel.head[index + 1]} ${cell.text}` : []));
        const text = [name.text, ...values].join(", ");
        return { key: name.text, label: panel.title, pointer, text, detail: text };
      });
    case "flags":
      return panel.flags.map(({ label, value }) => ({
        key: "",
        label,
        pointer: value.pointer,
        text: value.text,
        detail: value.text,
      }));
    case "summary":
    case "advice":
    case "photos":
    case "posts":
    case "spans":
    case "bars":
    case "splits":
    case "columns":
      return [];
  }
}

/** A field with one value changes; one with several gains and loses values. */
function factLines({ label, values }: PanelFact): readonly KeyedLine[] {
  const [only, ...more] = values;
  if (only === undefined || more.length > 0) return values.map((value) => wordLine(label, value));
  return [{ key: "", label, pointer: only.pointer, text: only.text, detail: only.text }];
}

function wordLine(label: string, { text, pointer }: Value): KeyedLine {
  return { key: text, label, pointer, text, detail: text };
}

function entryLine(label: string, { pointer, name, under, when }: PanelEntry): KeyedLine {
  const called = [name, ...under].map(({ text }) => text).join(", ");
  return { key: called, label, pointer, text: when === "" ? called : `${called} (${when})`, detail: when };
}
