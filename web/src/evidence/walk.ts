import type { Selection } from "./evidence-context.ts";

/** What a mark in a picture opens, one after another; an element with this attribute is a stop like a chip. */
export const FACTS = "data-facts";
/** A picture or table of facts: a walk that begins inside it stays inside. */
export const WALK = "data-walk";

/**
 * The facts before and after the selected one, in the order in which the page shows them: within the picture or table
 * from which it was opened, otherwise from chip to chip. Hidden ones are skipped, and so is a fact shown twice in a
 * row.
 */
export function neighboursOf(selected: Selection): {
  readonly previous: Selection | null;
  readonly next: Selection | null;
} {
  const origin = originOf(selected);
  const area = origin?.closest<HTMLElement>(`[${WALK}]`) ?? null;
  const stops = stopsIn(area ?? document.body, area === null);
  const at = stops.findIndex(({ chip, pointer }) => chip === origin && pointer === selected.pointer);
  if (at < 0) return { previous: null, next: null };
  const others = ({ pointer }: Selection): boolean => pointer !== selected.pointer;
  return { previous: stops.slice(0, at).findLast(others) ?? null, next: stops.slice(at + 1).find(others) ?? null };
}

/** Where the fact was opened, or else the first place that shows it: in a list if possible, since a picture may show it among others. */
export function originOf({ pointer, chip }: Pick<Selection, "pointer" | "chip">): HTMLElement | null {
  if (chip?.isConnected) return chip;
  const chips = [...document.querySelectorAll<HTMLElement>(`[data-chip], [${FACTS}]`)];
  const shown = chips.filter((each) => factsOf(each).includes(pointer));
  const visible = shown.filter((each) => each.checkVisibility());
  return visible.find((each) => each.closest(`[${WALK}]`) === null) ?? visible[0] ?? shown[0] ?? null;
}

function stopsIn(area: HTMLElement, chipsAlone: boolean): readonly Selection[] {
  const elements = [...area.querySelectorAll<HTMLElement>(chipsAlone ? "[data-chip]" : `[data-chip], [${FACTS}]`)];
  return elements
    .filter((each) => each.checkVisibility())
    .flatMap((chip) =>
      factsOf(chip).map((pointer, at, all) => ({ pointer, label: labelAt(chip, at, all.length), chip })),
    );
}

function factsOf(element: HTMLElement): readonly string[] {
  const facts = element.getAttribute(FACTS);
  return facts === null ? [element.dataset["chip"] ?? ""] : (JSON.parse(facts) as string[]);
}

/** A mark that stands for several facts says which of them is open. */
export function labelAt({ dataset }: HTMLElement, at: number, count: number): string {
  const label = dataset["label"] ?? "";
  return count > 1 ? `${label} · ${at + 1}/${count}` : label;
}
