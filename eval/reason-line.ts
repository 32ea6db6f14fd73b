import type { Feature } from "../src/domain/match.ts";
import { seenText } from "../src/presentation/seen-text.ts";
import { wordsFor } from "../src/words/words.ts";

/** A reason of a judgement, for whoever reads what an evaluation got wrong. */
export function reasonLine({ name, weight, seen }: Feature): string {
  return `${name} ${weight.toFixed(1)}: ${seen === null ? "" : seenText(wordsFor("en"), seen)}`;
}
