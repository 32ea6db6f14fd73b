import { cue } from "../languages/cues.ts";
import type { Assertion } from "../assertion.ts";

/**
 * "sırasıyla üretim şefi ve fabrika müdürü": posts held one after another; the first has the beginning of the time,
 * the last its end.
 */
export function postsInTurn(said: Assertion): Assertion[] {
  if (said.property !== "experience" || said.value.title === undefined) return [said];
  const { quote, value } = said;
  const { title, from, to, current, ...rest } = value;
  if (title === undefined || !IN_TURN.test(quote.slice(0, Math.max(0, quote.indexOf(title))))) return [said];
  const titles = title.split(JOINED);
  if (titles.length < 2) return [said];
  return titles.map((each, at) => ({
    ...said,
    value: {
      ...rest,
      title: each,
      ...(at === 0 && from !== undefined ? { from } : {}),
      ...(at === titles.length - 1 && to !== undefined ? { to } : {}),
      ...(at === titles.length - 1 && current !== undefined ? { current } : {}),
    },
  }));
}

const IN_TURN = new RegExp(`(?<!\\p{L})(?:${cue("one after another")})\\s(?:\\p{L}{1,12}\\s){0,2}$`, "iu");
const JOINED = new RegExp(`,? (?:${cue("joins posts in turn")}) |, `, "u");
