import { askedNobody, stateOfSection } from "../contract/section-state.ts";
import type { SectionName } from "../domain/lookup.ts";
import { type ChangedSection, changesBetween } from "../presentation/changes.ts";
import type { PresentInput } from "../presentation/present.ts";
import type { ReportBlock, Item } from "./blocks.ts";
import { breakable, cleanLine } from "./clean.ts";
import { heading } from "./draw.ts";
import { capped, type Pen } from "./pen.ts";
import { line } from "./text.ts";

/** More lines than this would push the first page over its end; the lookup has all changes. */
const MAX_CHANGES = 8;

/**
 * How a report differs from the lookup before it, in its own words only. It names fields that are no longer found, and
 * gives the current values of fields that changed: nothing of the earlier lookup outlives it in a file.
 */
export function writeChanges(pen: Pen, earlier: PresentInput | undefined, later: PresentInput): readonly ReportBlock[] {
  if (earlier === undefined) return [];
  const { changes } = pen.words;
  const day = pen.words.formats.instant(earlier.today);
  // A section that only one of the two looked for has not changed.
  const [had = [], has = []] = [earlier.lookup?.sections, later.lookup?.sections];
  const sections = changesBetween(earlier, later, pen.words)
    .filter(({ section }) => had.includes(section) && has.includes(section))
    .map((changes) => (isAsked(later, changes.section) ? changes : { ...changes, gone: [] }));
  if (sections.length === 0) return [{ kind: "note", text: breakable(cleanLine(changes.none(day))) }];
  const { rows, note } = capped(
    sections.flatMap((section) => itemsOf(pen, section)),
    MAX_CHANGES,
    pen.messages.more,
  );
  if (rows.length === 0) return [];
  return [...heading(changes.title(day)), { kind: "list", items: [...rows] }, ...note];
}

/** If no source was asked, nothing was found, but nothing is gone either. */
function isAsked({ lookup }: PresentInput, section: SectionName): boolean {
  return !askedNobody(lookup?.metadata) && stateOfSection(lookup?.metadata, section) !== "notAsked";
}

function itemsOf(pen: Pen, { added, changed, gone }: ChangedSection): readonly Item[] {
  const { changes } = pen.words;
  const told = (what: string) => (each: ChangedSection["added"][number]) =>
    pen.item({ pointer: each.pointer, text: `${what} · ${pen.words.labelled(each.label, each.text)}` });
  const left = [...new Set(gone.map(({ label }) => label))];
  return [
    ...added.map(told(changes.added)),
    ...changed.map(told(changes.changed)),
    ...(left.length === 0 ? [] : [{ t: line(`${changes.gone} · ${left.join(", ")}`) }]),
  ];
}
