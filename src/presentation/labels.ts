import { SECTIONS } from "../domain/lookup.ts";
import { LAYOUT, type PanelLayout, type Row } from "./layout.ts";
import type { Words } from "../words/words.ts";

/** The name of a field, or of the list that an entry is in; `null` if a profile shows no such thing. */
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

/** The name of a member of an entry; `null` if it has none. */
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

/** Charts are named by the panel that states the same in words. */
function isChart({ kind }: PanelLayout): boolean {
  return kind === "spans" || kind === "columns";
}
