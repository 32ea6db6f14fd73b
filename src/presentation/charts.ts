import { parseDate, yearsOf } from "../words/formats.ts";
import { newestFirst } from "./entries.ts";
import type { SpanLayout, SplitLayout } from "./layout.ts";
import type { ColumnChart, Panel, ShareOfWhole, YearSpan } from "./panel.ts";
import { firstText, labelOf } from "./rows.ts";
import { POST_FIGURES } from "./social.ts";
import {
  type PresentedWith,
  isNumber,
  isObject,
  memberOf,
  objectsOf,
  type ProfilePlace,
  stated,
  writeValue,
} from "./value.ts";
import { platformName } from "../words/words.ts";

/** More lines would be unreadable; the entries say the same in words. */
const MAX_SPANS = 16;
/** A span without a known end fades out over this share of the axis; a dot would say that it ended at once. */
const OPEN_SHARE = 0.15;
/** Two years. */
const MAX_MONTHS = 24;

interface Stretch {
  readonly pointer: string;
  readonly label: string;
  readonly text: string;
  /** Years since year 0. */
  readonly from: number;
  readonly to: number;
  readonly open: boolean;
}

/** Spans on an axis of years, current ones first, then newest first. */
export function spansPanel(desk: PresentedWith, list: ProfilePlace, title: string, layout: SpanLayout): Panel | null {
  const places = objectsOf(list);
  const ordered = layout.lasts ? newestFirst(desk, places, [layout.from, layout.to]) : places;
  const all = stated(ordered.map((place) => stretchOf(desk, place, layout)));
  if (all.length < layout.least) return null;
  const stretches = all.slice(0, MAX_SPANS);
  const first = Math.floor(Math.min(...stretches.map(({ from }) => from)));
  const last = Math.max(first + 1, Math.ceil(Math.max(...stretches.map(({ to }) => to)) + 0.01));
  const share = (years: number): number => Math.round(((years - first) / (last - first)) * 1e4) / 1e4;
  const spans = stretches.map((each): YearSpan => {
    const [from, to] = [share(each.from), share(each.to)];
    return { ...each, from, to: each.open ? Math.max(to, Math.min(1, from + OPEN_SHARE)) : to };
  });
  // The axis ends with the year, which may not be over.
  const now = Math.max(first, yearsOf(desk.today) ?? last, ...stretches.map(({ to }) => to));
  const ticks = yearTicks(first, last, share).filter(({ at }) => at <= share(now));
  return { kind: "spans", title, ticks, spans };
}

function stretchOf(desk: PresentedWith, place: ProfilePlace, layout: SpanLayout): Stretch | null {
  const { words } = desk;
  const [start, end] = [memberOf(place, layout.from), memberOf(place, layout.to)];
  const [from, stop] = [yearsOf(start.value), yearsOf(end.value)];
  const label = firstText(place, layout.name).text;
  if (from === null || label === "" || !desk.isCited(place.pointer) || (stop === null && !layout.lasts)) return null;
  // A missing end does not mean that it is current.
  const isHeld = layout.lasts && stop === null && desk.isHeld(place.pointer);
  const until = stop ?? (isHeld ? (yearsOf(desk.today) ?? from) : from);
  const day = (at: ProfilePlace) =>
    layout.lasts ? words.formats.day(desk.dayAt(at)) : words.formats.instant(at.value);
  const begun = isHeld ? words.since(day(start)) : words.from(day(start));
  const [first, last] = [day(start), day(end)];
  const text = stop === null ? begun : first === last ? first : words.between(first, last);
  return {
    pointer: place.pointer,
    label,
    text,
    from: layout.lasts ? from : Math.min(from, until),
    to: Math.max(from, until),
    open: stop === null && !isHeld,
  };
}

function yearTicks(first: number, last: number, share: (year: number) => number) {
  const step = [1, 2, 5, 10, 20, 50, 100, 500, 1000].find((years) => (last - first) / years <= 8) ?? 2000;
  const from = Math.ceil(first / step) * step;
  return Array.from({ length: Math.max(0, Math.floor((last - from) / step) + 1) }, (_, index) => ({
    at: share(from + index * step),
    label: String(from + index * step),
  }));
}

/** The counts of a list of platforms, largest first. */
export function barsPanel(desk: PresentedWith, counts: ProfilePlace, title: string): Panel | null {
  if (!isObject(counts.value)) return null;
  const rows = Object.keys(counts.value).flatMap((platform) => {
    const place = memberOf(counts, platform);
    const value = writeValue(desk, place, "number");
    if (value === null || !isNumber(place.value) || place.value < 0) return [];
    return [{ label: platformName(desk.words, platform), value, count: place.value }];
  });
  // One bar compares nothing.
  if (rows.length < 2) return null;
  const sorted = rows.toSorted((a, b) => b.count - a.count).slice(0, 12);
  const most = Math.max(1, sorted[0]?.count ?? 1);
  return {
    kind: "bars",
    title,
    bars: sorted.map(({ label, value, count }) => ({ label, value, share: count / most })),
  };
}

/** Parts of a whole. Not drawn if nothing is stated or all parts are zero. */
export function splitsPanel(desk: PresentedWith, root: ProfilePlace, layouts: readonly SplitLayout[]): Panel | null {
  const splits = layouts.flatMap((layout) => {
    const place = memberOf(root, layout.at);
    const shares = stated(layout.shares.map((part) => shareOf(desk, place, part)));
    const isEmpty = shares.every(({ percent }) => percent === 0);
    return isEmpty
      ? []
      : [{ title: labelOf(desk, root, { ...layout, label: layout.title }), pointer: place.pointer, shares }];
  });
  return splits.length === 0 ? null : { kind: "splits", splits };
}

function shareOf(
  desk: PresentedWith,
  whole: ProfilePlace,
  { at, label, tone }: SplitLayout["shares"][number],
): ShareOfWhole | null {
  const place = memberOf(whole, at);
  const value = writeValue(desk, place, "percent");
  if (value === null || !isNumber(place.value)) return null;
  return { label: desk.words.labels[label], value, percent: Math.min(100, Math.max(0, place.value)), tone };
}

interface Month {
  /** Months since year 0. */
  readonly month: number;
  readonly posts: readonly ProfilePlace[];
  /** Reactions per post, over the posts that state any; `null` if none does. */
  readonly reactions: number | null;
}

const MIN_MONTHS = 3;

/** Posts and reactions by month over the recent posts: at most two years, at least three months: two compare little. */
export function columnsPanel(
  desk: PresentedWith,
  posts: ProfilePlace,
  titled: (title: string) => string,
): Panel | null {
  const { labels } = desk.words;
  const months = monthsOf(posts);
  if (months.length < MIN_MONTHS) return null;
  const activity = columnsOf(desk, posts, titled(labels.postsByMonth), months, ({ posts }) => posts.length);
  const reactions = columnsOf(desk, posts, titled(labels.reactionsByMonth), months, (month) =>
    month.reactions === null ? null : Math.round(month.reactions),
  );
  const hasReactions = months.some((month) => month.reactions !== null);
  return { kind: "columns", charts: hasReactions ? [activity, reactions] : [activity] };
}

function columnsOf(
  { words }: PresentedWith,
  { pointer }: ProfilePlace,
  title: string,
  months: readonly Month[],
  valueOf: (month: Month) => number | null,
): ColumnChart {
  const { formats } = words;
  const writeCount = (count: number | null): string => (count === null ? words.none : formats.number(count));
  const top = Math.max(1, ...months.map((month) => valueOf(month) ?? 0));
  const columns = months.map((each) => ({
    label: formats.month(Math.floor(each.month / 12), (each.month % 12) + 1),
    text: writeCount(valueOf(each)),
    share: (valueOf(each) ?? 0) / top,
    pointers: valueOf(each) === null ? [] : each.posts.map((post) => post.pointer),
  }));
  return { title, pointer, top: formats.number(top), columns };
}

function monthsOf(list: ProfilePlace): readonly Month[] {
  const byMonth = Map.groupBy(objectsOf(list), (post) => {
    const date = parseDate(memberOf(post, "date").value);
    return date === null ? null : date[0] * 12 + date[1] - 1;
  });
  byMonth.delete(null);
  const known = [...byMonth.keys()].filter((month) => month !== null);
  if (known.length === 0) return [];
  const last = Math.max(...known);
  const first = Math.max(Math.min(...known), last - MAX_MONTHS + 1);
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const posts = byMonth.get(first + index) ?? [];
    return { month: first + index, posts, reactions: meanReactions(posts) };
  });
}

function meanReactions(posts: readonly ProfilePlace[]): number | null {
  const sums = posts.flatMap((post) => {
    const counts = POST_FIGURES.map((member) => memberOf(post, member).value).filter(isNumber);
    return counts.length === 0 ? [] : [counts.reduce((sum, count) => sum + Math.max(0, count), 0)];
  });
  return sums.length === 0 ? null : sums.reduce((sum, each) => sum + each, 0) / sums.length;
}
