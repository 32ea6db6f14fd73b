import type { SpokenOf } from "../../text/languages/spoken-of.ts";
import type { ToldSentence } from "../../text/people/mentions.ts";
import type { CaseAssertion } from "./stages.ts";

/**
 * Whether a sentence that states how far the person's case has come has their age after their full name: of two people
 * with the name, it means the one with that age.
 */
export function isToldByAge(
  told: readonly ToldSentence[],
  assertions: readonly CaseAssertion[],
  grammar: SpokenOf,
  isTheirs: (years: number) => boolean,
): boolean {
  const ages = told.flatMap(({ unquoted, mentions }, at) =>
    mentions
      .filter(({ form, owner }) => form === "name" && owner === "own")
      .flatMap(({ from, to }) => {
        const age = ageBeside(unquoted, { from, to }, grammar);
        const isWhole = /\s/u.test(unquoted.slice(from, to));
        return age === undefined
          ? []
          : { isWhole, years: Number(age), said: assertions.some((one) => !one.weak && one.place === at) };
      }),
  );
  return ages.every(({ years }) => isTheirs(years)) && ages.some(({ isWhole, said }) => isWhole && said);
}

/** "Ada Finch, 22, was jailed. Ada Finch, 47, is a dentist": two people. A birthday may lie between two reports. */
export function areOfTwoAges(told: readonly ToldSentence[], grammar: SpokenOf): boolean {
  const ages = told.flatMap(({ unquoted, mentions }) =>
    mentions
      .filter(({ form, from, to }) => form === "name" && /\s/u.test(unquoted.slice(from, to)))
      .filter(({ owner }) => owner === "own")
      .flatMap((name) => ageBeside(unquoted, name, grammar) ?? []),
  );
  const known = ages.map(Number);
  return known.length > 1 && Math.max(...known) - Math.min(...known) > 1;
}

/** The age right behind a name, "Ada Finch, 22,", or before it: "the 22-year-old teacher Ada Finch". */
function ageBeside(
  sentence: string,
  { from, to }: { readonly from: number; readonly to: number },
  { age, ageBefore = age, ageBehind }: SpokenOf,
): string | undefined {
  const behind = ageBehind.exec(sentence.slice(to, to + 24))?.[1];
  if (behind !== undefined) return behind;
  const before = sentence.slice(Math.max(0, from - BEFORE), from);
  const last = [...before.matchAll(ageBefore)].at(-1);
  const between = last && before.slice(last.index + last[0].length);
  return between !== undefined && /^(?:\s[\p{L}-]+){0,3}\s$/u.test(between) ? last?.[1] : undefined;
}

/** How far before a name its age can be, in UTF-16 units. */
const BEFORE = 60;

/** "When Ada Finch was jailed, Ada Finch lost customers": whoever begins the second clause is another of the name. */
export function namesTwo({ unquoted, mentions }: ToldSentence): boolean {
  const names = mentions
    .filter(({ form }) => form === "name")
    .map(({ from, to }) => ({ from, name: unquoted.slice(from, to) }));
  return names.some(
    ({ from, name }, at) =>
      /\s/u.test(name) &&
      /,\s*$/u.test(unquoted.slice(0, from)) &&
      names.slice(0, at).some((before) => before.name === name),
  );
}
