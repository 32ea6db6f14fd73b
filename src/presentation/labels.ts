import { SECTIONS } from "../domain/lookup.ts";
import { LAYOUT, type PanelLayout, type Row } from "./layout.ts";
import type { Words } from "../words/words.ts";

/** What a field, or the list that an entry stands in, is called; `null` where a profile shows no such thing. */
export function labelOf(pointer: string, words: Words): string | null {
  const path = pointer.slice(1);
  for (const section of SECTIONS) {
    for (const panel of LAYOUT[section].toSorted((a, b) => Number(isChart(a)) - Number(isChart(b)))) {
      const row = rowsOf(panel).find(({ at }) => path === at || path.startsWith(`${String(at)}/`));
      if (row !== undefined) return words.labels[row.label];
      if (!("at" in panel) || !path.startsWith(`${panel.at}/`)) continue;
      const title = "title" in panel ? panel.title : undefined;
      return title === undefined ? words.sections[section] : words.labels[title];
    }
  }
  return null;
}

/** What a member of an entry is called; `null` where it has no name of its own. */
export function memberLabel(pointer: string, member: string, words: Words): string | null {
  for (const panel of SECTIONS.flatMap((section) => LAYOUT[section])) {
    if (panel.kind !== "entries" || !pointer.startsWith(`/${panel.at}/`)) continue;
    const row = (panel.facts ?? []).find(({ at }) => [at].flat().includes(member));
    if (row !== undefined) return words.labels[row.label];
  }
  return null;
}

function rowsOf(panel: PanelLayout): readonly Row[] {
  return panel.kind === "facts" || panel.kind === "figures" ? panel.rows : [];
}

/** What a chart draws is called by the panel that says it in words. */
function isChart({ kind }: PanelLayout): boolean {
  return kind === "spans" || kind === "columns";
}
