import { parseDate } from "../words/formats.ts";
import type { Words } from "../words/words.ts";

/**
 * The dates between which datasources were collected, in words: how fresh a profile is. Empty if none has a date.
 *
 * @param dates ISO instants; `null` for a datasource without one
 */
export function collectedBetween(words: Pick<Words, "formats" | "between">, dates: readonly (string | null)[]): string {
  const dated = dates.filter((date): date is string => parseDate(date) !== null).toSorted();
  const [first, last] = [words.formats.instant(dated[0]), words.formats.instant(dated.at(-1))];
  return first === last ? first : words.between(first, last);
}
