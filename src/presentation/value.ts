import { escapePointer } from "../domain/pointer.ts";
import { formatPhone } from "../words/formats.ts";
import { mailLink, phoneLink, webLink } from "./links.ts";
import { nameIn, placeIn } from "./names-in.ts";
import { ownText } from "./own-text.ts";
import type { Value } from "./panel.ts";
import { ownSourceName } from "./told-source.ts";
import type { Words } from "../words/words.ts";

/** A place in a profile: its value, of any kind, and its JSON pointer. */
export interface ProfilePlace {
  readonly value: unknown;
  readonly pointer: string;
}

/** The context in which everything is presented. */
export interface AudienceSample {
  readonly names: number;
  /** From 0 to 1. */
  readonly unknownShare: number;
}

export interface PresentedWith {
  readonly words: Words;
  /** The date of the profile, ISO 8601: where current spans end. */
  readonly today: string;
  /** Whether a pointer is cited; always true if no evidence can be shown. */
  isCited(pointer: string): boolean;
  /** Whether a source says that the post at a pointer is held on that date. */
  isHeld(pointer: string): boolean;
  /** A date as a claim states it: on the wire, 1 January stands for a January and for a whole year alike. */
  dayAt(place: ProfilePlace): unknown;
  /** How many names of the audience were judged, and the share of those that tell nothing; absent if nobody counted. */
  readonly audience?: AudienceSample;
  /** Whether a source calls the post at a pointer a public office. */
  isOffice(pointer: string): boolean;
}

interface WrittenValue {
  readonly text: string;
  readonly href?: string | undefined;
}

const FORMATS = {
  text: (value: unknown, { formats }: Words) =>
    isNumber(value) ? { text: formats.number(value) } : isText(value) ? { text: value } : null,
  number: (value: unknown, { formats }: Words) => (isNumber(value) ? { text: formats.number(value) } : null),
  /** An amount without a currency is shown as a number. */
  money: (value: unknown, { formats }: Words, unit?: string) =>
    isNumber(value)
      ? { text: unit !== undefined && /^[A-Z]{3}$/.test(unit) ? formats.money(value, unit) : formats.number(value) }
      : null,
  employees: (value: unknown, { formats }: Words) => (isNumber(value) ? { text: formats.number(value) } : null),
  followers: (value: unknown, words: Words) => (isNumber(value) ? { text: words.followers(value) } : null),
  percent: (value: unknown, { formats }: Words) => (isNumber(value) ? { text: formats.percent(value) } : null),
  year: (value: unknown) => (isNumber(value) ? { text: String(value) } : null),
  /** Anything that is not a calendar date is shown as it is. */
  day: (value: unknown, { formats }: Words) => (isText(value) ? { text: formats.day(value) || value } : null),
  /** A date written as precisely as its source states it: 1 March is the day. */
  statedDay: (value: unknown, { formats }: Words) =>
    isText(value) ? { text: formats.instant(value) || formats.day(value) || value } : null,
  instant: (value: unknown, { formats }: Words) => ({ text: formats.instant(value) }),
  email: (value: unknown) => (isText(value) ? { text: value, href: mailLink(value) } : null),
  phone: (value: unknown) => (isText(value) ? { text: formatPhone(value), href: phoneLink(value) } : null),
  /** A term shared by all sources that use it. */
  said: (value: unknown, words: Words) => (isText(value) ? { text: saidBySources(words, value) } : null),
  /** A term of sources, or of Candor itself. */
  own: (value: unknown, words: Words) => (isText(value) ? { text: saidBySources(words, ownText(words, value)) } : null),
  country: (value: unknown, { language }: Words) =>
    isText(value) ? { text: nameIn(language, "region", value) } : null,
  place: (value: unknown, { language }: Words) => (isText(value) ? { text: placeIn(language, value) } : null),
  term: (value: unknown, { terms }: Words) => (isText(value) ? { text: oneOf(terms, value) } : null),
  caseKind: (value: unknown, { caseKinds }: Words) => (isText(value) ? { text: oneOf(caseKinds, value) } : null),
  /** What the operator or the caller gave has no address that anybody could open. */
  address: (value: unknown, words: Words) =>
    isText(value) ? { text: ownSourceName(value, words) ?? value, href: webLink(value) } : null,
} as const satisfies Readonly<Record<string, (value: unknown, words: Words, unit?: string) => WrittenValue | null>>;

/** One of a few terms, in the reader's language; an unknown one as its source writes it. */
function oneOf(known: Readonly<Record<string, string>>, value: string): string {
  return Object.hasOwn(known, value) ? (known[value] ?? value) : value;
}

/** A source's word for one of a few terms, in the reader's language; any other unchanged. */
export function saidBySources({ sourceWords }: Words, value: string): string {
  return oneOf(sourceWords, value);
}

/** The format of a value. */
export type Format = keyof typeof FORMATS;

/**
 * The value at a place in words; `null` if nothing there is cited.
 *
 * @param unit the currency of an amount, ISO 4217
 */
export function writeValue(
  desk: PresentedWith,
  { value, pointer }: ProfilePlace,
  format: Format = "text",
  unit?: string,
): Value | null {
  const said = format === "day" ? desk.dayAt({ value, pointer }) : value;
  const written: WrittenValue | null = FORMATS[format](said, desk.words, unit);
  return written === null ? null : makeValue(desk, pointer, written.text, written.href);
}

/** Words about the value at a pointer; `null` if they are empty or nothing is cited for it. */
export function makeValue(desk: PresentedWith, pointer: string, text: string, href?: string): Value | null {
  if (!isText(text) || !desk.isCited(pointer)) return null;
  return href === undefined ? { pointer, text } : { pointer, text, href };
}

/** Both ends of a range, or the one that is stated. */
export function writeRange(
  desk: PresentedWith,
  from: ProfilePlace,
  to: ProfilePlace,
  format: Format,
  unit?: string,
): Value | null {
  const { words } = desk;
  const [start, end] = [writeValue(desk, from, format, unit), writeValue(desk, to, format, unit)];
  const first = start ?? end;
  if (first === null) return null;
  const range = start === null ? words.rangeTo(first.text) : end === null ? words.rangeFrom(first.text) : "";
  const text = range || (start?.text === end?.text ? first.text : words.range(first.text, end?.text ?? ""));
  return { pointer: first.pointer, text: format === "employees" ? words.employees(text) : text };
}

/**
 * A date, or both ends of a span: "2016 – 2019", "since 2019", "until 2016"; empty if neither is a date.
 *
 * @param lasts whether a source says so; otherwise the end is unknown, "from 2019"
 */
export function writeSpan(
  { words, dayAt }: PresentedWith,
  from: ProfilePlace,
  to: ProfilePlace,
  lasts: boolean,
): string {
  const [start, end] = [words.formats.day(dayAt(from)), words.formats.day(dayAt(to))];
  if (start !== "" && end !== "") return start === end ? start : words.between(start, end);
  if (start !== "") return lasts ? words.since(start) : words.from(start);
  return end === "" ? "" : words.until(end);
}

/** A member of a place, by name or by a path with `/`. */
export function memberOf(place: ProfilePlace, path: string): ProfilePlace {
  const at = path.indexOf("/");
  const name = at < 0 ? path : path.slice(0, at);
  const member = {
    value: isObject(place.value) ? place.value[name] : undefined,
    pointer: `${place.pointer}/${escapePointer(name)}`,
  };
  return at < 0 ? member : memberOf(member, path.slice(at + 1));
}

/** The entries of a list with their places. */
export function itemsOf({ value, pointer }: ProfilePlace): readonly ProfilePlace[] {
  if (!Array.isArray(value)) return [];
  return value.map((item: unknown, index) => ({ value: item, pointer: `${pointer}/${index}` }));
}

/** The entries that are objects. */
export function objectsOf(place: ProfilePlace): readonly ProfilePlace[] {
  return itemsOf(place).filter(({ value }) => isObject(value));
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Whether a text shows anything besides white space, control characters and direction marks. */
export function isText(value: unknown): value is string {
  return typeof value === "string" && !/^[\s\p{Cf}\p{Cc}]*$/u.test(value);
}

export function isNumber(value: unknown): value is number {
  return typeof value === "number" && Number.isFinite(value);
}

export function stated<T>(values: readonly (T | null | undefined)[]): readonly T[] {
  return values.filter((value): value is T => value !== null && value !== undefined);
}
