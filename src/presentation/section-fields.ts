import type { SectionName } from "../domain/lookup.ts";
import { SECTIONS } from "../domain/lookup.ts";
import { LAYOUT, type PanelLayout } from "./layout.ts";

/** The members of a profile that a section shows. */
export function fieldsOfSection(name: SectionName): readonly string[] {
  return FIELDS.get(name) ?? [];
}

/** The members that are shown together with a pointer's: those of its section, or the member alone. */
export function fieldsWith(pointer: string): readonly string[] {
  const field = fieldOf(pointer);
  return [...FIELDS.values()].find((fields) => fields.includes(field)) ?? [field];
}

/** The member of the profile that a pointer leads into: `experiences` for `/experiences/0/title`. */
export function fieldOf(pointer: string): string {
  return /^\/([^/#]*)/.exec(pointer)?.[1] ?? "";
}

function pathsOf(panel: PanelLayout): readonly string[] {
  switch (panel.kind) {
    case "facts":
    case "figures":
    case "flags":
      return panel.kind === "flags" ? [panel.at] : panel.rows.flatMap(({ at }) => at);
    case "advice":
      return panel.sides.map(({ at }) => at);
    case "splits":
      return panel.splits.map(({ at }) => at);
    default:
      return [panel.at];
  }
}

const FIELDS: ReadonlyMap<SectionName, readonly string[]> = new Map(
  SECTIONS.map((name) => [name, [...new Set(LAYOUT[name].flatMap(pathsOf).map((path) => fieldOf(`/${path}`)))]]),
);
