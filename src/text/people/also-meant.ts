import type { Belonging } from "../languages/belonging.ts";
import { perLanguage } from "../languages/per-language.ts";
import type { Mention } from "../sentences/mention.ts";
import type { Rival } from "../sentences/rivals.ts";

/**
 * Whom a pronoun after a sentence may mean besides the person: somebody in a case ("her client was a broken man") or a relative,
 * mentioned without a name. `undefined` if the sentence mentions none.
 */
export function alsoMeantBehind(
  sentence: string,
  mentions: readonly Mention[],
  { rivals }: Belonging,
): Rival | undefined {
  if (rivals === undefined) return undefined;
  const { parties, he, she } = patternsOf(rivals);
  if (parties.test(withSigns(sentence, mentions))) return "either";
  const others = mentions
    .filter(({ owner, form }) => owner === "other" && form === "description")
    .map(({ from, to }) => sentence.slice(from, to));
  if (others.some((words) => he.test(words))) return "male";
  return others.some((words) => she.test(words)) ? "female" : undefined;
}

/** The sentence with `@` in place of the person. */
function withSigns(sentence: string, mentions: readonly Mention[]): string {
  let signed = "";
  let at = 0;
  for (const { owner, from, to } of mentions) {
    if (owner !== "own") continue;
    signed += `${sentence.slice(at, from)}@`;
    at = to;
  }
  return signed + sentence.slice(at);
}

interface RivalPatterns {
  readonly parties: RegExp;
  readonly he: RegExp;
  readonly she: RegExp;
}

const BEGIN = String.raw`(?<![\p{L}\p{N}-])`;

const patternsOf = perLanguage((rivals: NonNullable<Belonging["rivals"]>): RivalPatterns => {
  // "@ was the killer", "@, a fraudster", "the killer, @": the person.
  const isOwn = String.raw`(?<!@(?:\s+(?:${rivals.is})|,)\s+\p{L}{1,4}\s+(?:[\p{L}-]+\s+){0,3})`;
  const theirs = (kin: string) => new RegExp(String.raw`${BEGIN}(?:${kin})$`, "iu");
  return {
    parties: new RegExp(
      String.raw`${BEGIN}(?=(?:${rivals.parties})(?![\p{L}\p{N}-]))${isOwn}(?:${rivals.parties})(?![\p{L}\p{N}-])(?!\s*(?:,\s*)?@)`,
      "iu",
    ),
    he: theirs(rivals.kin.he),
    she: theirs(rivals.kin.she),
  };
});
