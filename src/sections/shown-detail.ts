import type { SeenDetail } from "../domain/seen-detail.ts";
import { quotesOf } from "../matching/features.ts";
import { shortenBirthDates } from "./birth-days.ts";
import { isOpenProperty } from "./open-properties.ts";

/**
 * What was compared for a reason of a judgement, as a lookup may show it.
 *
 * @param name the reason's
 * @returns `null` if it quotes what only closed sections show
 */
export function showDetail(
  lookup: Parameters<typeof isOpenProperty>[1],
  name: string,
  detail: SeenDetail,
): SeenDetail | null {
  const quotes = quotesOf(name);
  if (!quotes.every((property) => isOpenProperty(property, lookup))) return null;
  return quotes.includes("birthDate") ? shortenBirthDates(detail, lookup.purpose) : detail;
}
