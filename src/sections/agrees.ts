import { firstDay } from "../domain/partial-date.ts";
import { compareNames, SAME_NAME } from "../names/compare.ts";
import { scriptOf } from "../names/scripts.ts";
import { isShortened } from "../names/shortened.ts";
import { plainKey } from "../domain/plain-key.ts";

/** A member of an item as the profile shows it; `undefined` where it shows none. */
export type StatedMember = string | number | undefined;
export type Agrees = (shown: StatedMember, stated: NonNullable<StatedMember>) => boolean;

export const sameText: Agrees = (shown, stated) => plainKey(String(shown)) === plainKey(String(stated));
/** That a language is somebody's first choice ("primary" in Gravatar) does not say how well they speak it. */
export const sameLevel: Agrees = (shown, stated) => [shown, stated].includes("primary") || sameText(shown, stated);
/**
 * Names can be compared letter by letter only within one script; in different scripts they count as the same. So does a
 * shortened one.
 */
export const sameName: Agrees = (shown, stated) =>
  scriptOf(String(shown)) !== scriptOf(String(stated)) ||
  compareNames(String(shown), String(stated)).score >= SAME_NAME ||
  isShortened(String(stated), String(shown));
export const sameNumber: Agrees = (shown, stated) => shown === stated;
/** A full date of birth agrees with its year. */
export const sameYear: Agrees = (shown, stated) => String(shown) === String(stated).slice(0, 4);
/** Full dates are shown. A less precise date counts as the first day of its period, and agrees with every day in it. */
export const sameDay: Agrees = (shown, stated) =>
  String(shown).startsWith(String(stated).slice(0, 10)) || String(shown) === firstDay(String(stated));
/** A town agrees with the same town and its country. */
export const sameWhere: Agrees = (shown, stated) => {
  const [one, two] = [` ${plainKey(String(shown))} `, ` ${plainKey(String(stated))} `];
  return one.includes(two) || two.includes(one);
};
