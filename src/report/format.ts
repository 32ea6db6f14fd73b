import type { Messages } from "./messages.ts";

/** A calendar date of a profile. The wire contract writes a bare year or month as its first day, so a first day shows no more than that. */
export function formatDay(value: unknown, messages: Messages): string {
  const date = parse(value);
  if (date === null) return "";
  const [year, month, day] = date;
  if (month === 1 && day === 1) return String(year);
  return day === 1 ? messages.month(year, month) : messages.day(year, month, day);
}

/** An instant, as its day in UTC. */
export function formatInstant(value: unknown, messages: Messages): string {
  const date = parse(value);
  return date === null ? "" : messages.day(...date);
}

/** "2016 – 2019", "since 2019", "until 2016", or nothing. */
export function formatSpan(from: unknown, to: unknown, messages: Messages): string {
  const start = formatDay(from, messages);
  const end = formatDay(to, messages);
  if (start !== "" && end !== "") return start === end ? start : `${start} – ${end}`;
  if (start !== "") return messages.since(start);
  return end === "" ? "" : messages.until(end);
}

/** Years since year 0, with a fraction; null when it is not a date. */
export function yearsOf(value: unknown): number | null {
  const date = parse(value);
  return date === null ? null : date[0] + (date[1] - 1) / 12 + (date[2] - 1) / 365.25;
}

export function formatNumber(value: number, messages: Messages): string {
  const size = Math.abs(value);
  const rounded = Math.sign(value) * (size >= 100 ? Math.round(size) : Math.round(size * 100) / 100);
  if (!Number.isFinite(rounded) || Math.abs(rounded) >= 1e15) return String(rounded);
  const [whole, fraction] = String(Math.abs(rounded)).split(".");
  const grouped = (whole ?? "0").replace(/\B(?=(\d{3})+$)/g, messages.thousands);
  const sign = rounded < 0 ? "−" : "";
  return fraction === undefined ? sign + grouped : `${sign}${grouped}${messages.decimal}${fraction}`;
}

/** Year, month, day of an ISO 8601 date or date-time; null for anything else. */
export function parse(value: unknown): [number, number, number] | null {
  const match = typeof value === "string" ? /^(\d{4})-(\d{2})-(\d{2})(?:T|$)/.exec(value) : null;
  if (match === null) return null;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const valid = month >= 1 && month <= 12 && day >= 1 && day <= new Date(Date.UTC(year, month, 0)).getUTCDate();
  return valid ? [year, month, day] : null;
}
