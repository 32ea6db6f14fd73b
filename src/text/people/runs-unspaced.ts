import { isWholeName, spacedPattern, unspacedCall } from "../../names/unspaced.ts";
import type { OrderedName } from "./ordered-name.ts";

/** Where one of the `names` stands in a sentence, in UTF-16 units. */
interface UnspacedRun {
  readonly from: number;
  readonly to: number;
  readonly name: OrderedName;
  readonly sentence: string;
  readonly register: false;
  readonly who: "full";
}

/**
 * Names in letters that need no space, with a space between them or not, and with whatever is written onto them;
 * outside what is `taken`.
 */
export function runsUnspaced(
  sentence: string,
  names: readonly OrderedName[],
  taken: readonly Pick<UnspacedRun, "from" | "to">[],
): readonly UnspacedRun[] {
  return names.flatMap((name) => {
    const call = unspacedCall(name.text);
    if (call === null || !isWholeName(name.text)) return [];
    return [...sentence.matchAll(new RegExp(spacedPattern(call), "gu"))]
      .map(({ 0: text, index }) => ({ from: index, to: index + text.length }))
      .filter(({ from, to }) => taken.every((one) => to <= one.from || one.to <= from))
      .map((place) => ({ ...place, name, sentence, register: false, who: "full" }) as const);
  });
}
