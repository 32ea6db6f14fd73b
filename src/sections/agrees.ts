import { firstDay } from "../domain/partial-date.ts";
import { compareNames, SAME_NAME } from "../names/compare.ts";
import { scriptOf } from "../names/scripts.ts";
import { plainKey } from "../domain/plain-key.ts";

/** A member of an item as the profile shows it; `undefined` where it shows none. */
export type StatedMember = string | number | undefined;
export type Agrees = (shown: StatedMember, stated: NonNullable<StatedMember>) => boolean;

export const sameText: Agrees = (shown, stated) => plainKey(String(shown)) === plainKey(String(stated));
/** That a language is somebody's first choice among theirs ("primary", as Gravatar has it) is no level of how well they speak it. */
export const sameLevel: Agrees = (shown, stated) => [shown, stated].includes("primary") || sameText(shown, stated);
/** Letter by letter only names in one script can be compared: in another it is the same person's, written otherwise. */
export const sameName: Agrees = (shown, stated) =>
  scriptOf(String(shown)) !== scriptOf(String(stated)) ||
  compareNames(String(shown), String(stated)).score >= SAME_NAME;
export const sameNumber: Agrees = (shown, stated) => shown === stated;
/** A date of birth to the day agrees with its year. */
export const sameYear: Agrees = (shown, stated) => String(shown) === String(stated).slice(0, 4);
/** Days are shown; a coarser date is the first of its days, and agrees with each of them. */
export const sameDay: Agrees = (shown, stated) =>
  String(shown).startsWith(String(stated).slice(0, 10)) || String(shown) === firstDay(String(stated));
/** A town agrees with the town in its country. */
export const sameWhere: Agrees = (shown, stated) => {
  const [one, two] = [` ${plainKey(String(shown))} `, ` ${plainKey(String(stated))} `];
  return one.includes(two) || two.includes(one);
};
