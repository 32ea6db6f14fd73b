import { findPeriod } from "../../../text/document/period.ts";

/** A line that begins with a month or a year, and the next with a dash and another, or with what says that it lasts. */
const BEGUN = /^([ \t]*)((?:\d{1,2}[./]){0,2}\d{4})[ \t]+([^\s–—-].*)$/;
const ENDED = /^[ \t]*[–—-][ \t]?([\p{L}\d./]{4,20})[ \t]+(\S.*)$/u;

/**
 * A CV whose column of times is so narrow that they break and run into the words beside them:
 *
 * ```text
 * 05/2019 Head of Glass          05/2019 – today Head of Glass
 * - today Brackwell Ltd, Leeds   Brackwell Ltd, Leeds
 * ```
 *
 * @returns the text with each such time in one line
 */
export function joinNarrowPeriods(text: string): string {
  const lines = text.split("\n");
  for (let at = 0; at + 1 < lines.length; at++) {
    const [, margin = "", start = "", first] = BEGUN.exec(lines[at] ?? "") ?? [];
    const [, end = "", second] = ENDED.exec(lines[at + 1] ?? "") ?? [];
    if (first === undefined || second === undefined) continue;
    const whole = `${start} – ${end}`;
    const period = findPeriod(whole);
    const isWhole = period?.start !== undefined && (period.end !== undefined || period.current === true);
    if (!isWhole || period.to < whole.length) continue;
    lines[at] = `${margin}${whole} ${first}`;
    lines[at + 1] = `${margin}${second}`;
  }
  return lines.join("\n");
}
