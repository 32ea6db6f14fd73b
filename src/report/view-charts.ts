import type { Block, Span, Tick } from "./blocks.ts";
import { cleanLine } from "./clean.ts";
import { formatDay, formatInstant, yearsOf } from "./format.ts";
import { entriesOf, type Pen, present } from "./pen.ts";
import { shortLine } from "./text.ts";

interface Stretch {
  readonly name: string;
  readonly from: number;
  readonly to: number;
  readonly open: boolean;
  readonly words: string;
  readonly at: string;
}

/** More lines than this are a wall, not a chart; the entries below say the same in words. */
const MAX_SPANS = 16;

/** Jobs on a line of years, in the order of the profile. One job alone is no line. */
export function careerSpans(pen: Pen): Block[] {
  const { messages } = pen;
  const latest = yearsOf(pen.today) ?? 2000;
  const stretches = present(
    entriesOf(pen.data.experiences, "/experiences").map(({ entry, at }): Stretch | null => {
      const from = yearsOf(entry.dateFrom);
      if (from === null) return null;
      const end = yearsOf(entry.dateTo);
      const name = cleanLine(String(entry.company || entry.title || "–"));
      const until = end === null ? messages.labels.now : formatDay(entry.dateTo, messages);
      const words = messages.presence.row(name, formatDay(entry.dateFrom, messages), until);
      return { name, from, to: Math.max(from, end ?? latest), open: end === null, words, at };
    }),
  );
  return stretches.length < 2 ? [] : spansBlock(pen, messages.career.timeline, messages.career.timelineAlt, stretches);
}

/** Accounts from their creation to their last public activity. */
export function presenceSpans(pen: Pen): Block[] {
  const { messages } = pen;
  const stretches = present(
    entriesOf(pen.data.onlinePresence?.timeline, "/onlinePresence/timeline").map(({ entry, at }): Stretch | null => {
      const from = yearsOf(entry.firstLoginAt);
      const to = yearsOf(entry.lastLoginAt);
      if (from === null || to === null) return null;
      const name = cleanLine(String(entry.name ?? "–"));
      const words = messages.presence.row(
        name,
        formatInstant(entry.firstLoginAt, messages),
        formatInstant(entry.lastLoginAt, messages),
      );
      return { name, from: Math.min(from, to), to: Math.max(from, to), open: false, words, at };
    }),
  );
  return stretches.length === 0
    ? []
    : spansBlock(pen, messages.presence.timeline, messages.presence.timelineAlt, stretches);
}

function spansBlock(pen: Pen, caption: string, alt: (rows: string) => string, all: readonly Stretch[]): Block[] {
  const stretches = all.slice(0, MAX_SPANS);
  const first = Math.floor(Math.min(...stretches.map((stretch) => stretch.from)));
  const last = Math.max(first + 1, Math.ceil(Math.max(...stretches.map((stretch) => stretch.to)) + 0.01));
  const share = (years: number): number => Math.round(((years - first) / (last - first)) * 1e4) / 1e4;
  const spans = stretches.map(
    (stretch): Span => ({
      label: shortLine(stretch.name, 25),
      from: share(stretch.from),
      to: share(stretch.to),
      open: stretch.open,
    }),
  );
  const refs = [...new Set(stretches.flatMap((stretch) => pen.numbering.at(stretch.at)))]
    .sort((a, b) => a - b)
    .slice(0, 8);
  const words = alt(stretches.map((stretch) => stretch.words).join("; "));
  return [{ kind: "spans", chart: { caption, alt: words, refs }, ticks: yearTicks(first, last, share), spans }];
}

function yearTicks(first: number, last: number, share: (year: number) => number): Tick[] {
  const step = [1, 2, 5, 10, 20, 50, 100, 500, 1000].find((years) => (last - first) / years <= 8) ?? 2000;
  const ticks: Tick[] = [];
  for (let year = Math.ceil(first / step) * step; year <= last; year += step)
    ticks.push({ at: share(year), label: String(year) });
  return ticks;
}
