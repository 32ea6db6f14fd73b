import { formats, messages, words } from "./messages.ts";

const { locale: LANGUAGE } = words;

const moment = new Intl.DateTimeFormat(LANGUAGE, { dateStyle: "medium", timeStyle: "short" });
const whole = new Intl.NumberFormat(LANGUAGE, { maximumFractionDigits: 0 });
const decimal = new Intl.NumberFormat(LANGUAGE, { maximumFractionDigits: 2 });
const compact = new Intl.NumberFormat(LANGUAGE, { notation: "compact", maximumFractionDigits: 1 });
const percent = new Intl.NumberFormat(LANGUAGE, { style: "percent", maximumFractionDigits: 0 });
const ago = new Intl.RelativeTimeFormat(LANGUAGE, { numeric: "auto" });

/** A calendar date, `YYYY-MM-DD` or a date-time; anything else is returned unchanged. */
export function formatDay(text: string): string {
  return formats.instant(text) || text;
}

export function formatMoment(text: string): string {
  const date = new Date(text);
  return Number.isNaN(date.getTime()) ? text : moment.format(date);
}

export function formatWhole(value: number): string {
  return whole.format(value);
}

/** `12.4K`, `3M`: for figures that are compared rather than counted. */
export function formatCompact(value: number): string {
  return compact.format(value);
}

/** 0 to 1 as a percentage. */
export function formatShare(value: number): string {
  return percent.format(value);
}

export function formatAgo(text: string, now: number): string {
  const seconds = Math.round((new Date(text).getTime() - now) / 1000);
  for (const [unit, length] of [
    ["day", 86_400],
    ["hour", 3_600],
    ["minute", 60],
  ] as const) {
    if (Math.abs(seconds) >= length) return ago.format(Math.round(seconds / length), unit);
  }
  return messages.justNow;
}

/** A duration in milliseconds as `85 ms`, `1.2 s` or `3 min 5 s`. */
export function formatDuration(ms: number): string {
  if (ms < 1_000) return `${Math.round(ms)} ms`;
  const seconds = ms / 1_000;
  if (seconds < 60) return `${decimal.format(Math.round(seconds * 10) / 10)} s`;
  return `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;
}
