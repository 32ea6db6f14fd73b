import type { LookupData } from "../contract/profile.ts";
import type { Block, Frame, Item, Picture, Prose, WantedPicture } from "./blocks.ts";
import { breakable, clean } from "./clean.ts";
import { formatNumber } from "./format.ts";
import type { Messages } from "./messages.ts";
import type { Numbering } from "./references.ts";
import { initialsOf, line, lines, scriptOf, type Text } from "./text.ts";

/** What a profile may turn out to be: everything can be missing, what nothing states is. Leaves are checked where they are read. */
export type Loose<T> = T extends readonly (infer U)[]
  ? readonly Loose<U>[]
  : T extends object
    ? { readonly [K in keyof T]?: Loose<T[K]> | undefined }
    : T | undefined;

export type LooseData = Loose<LookupData>;

/** What every part of the report writes with: values become items with their references, addresses become links and pictures. */
export interface Pen {
  readonly messages: Messages;
  readonly numbering: Numbering;
  readonly data: LooseData;
  /** The day the report stands for: an open end of a time line. */
  readonly today: string;
  readonly name: string;
  readonly maxRows: number;
  readonly wanted: readonly WantedPicture[];
  hasPicture(address: unknown): boolean;
  /** One value with its references; null when it is blank. */
  item(pointer: string, value: unknown, href?: string): Item | null;
  picture(address: unknown, frame: Frame, alt: string, name: string): Picture;
  /** The same, but null where there is no picture to show. */
  optionalPicture(address: unknown, frame: Frame, alt: string, name: string): Picture | null;
  prose(pointer: string, value: unknown): Prose | null;
}

/** At most this many rows of one list; a report with more is read by nobody. */
const MAX_ROWS = 1000;

export function createPen(options: {
  readonly messages: Messages;
  readonly numbering: Numbering;
  readonly data: LooseData;
  readonly today: string;
  readonly name: string;
  readonly maxRows?: number;
  readonly hasPicture: (address: string) => boolean;
}): Pen {
  const { messages, numbering } = options;
  const wanted: WantedPicture[] = [];
  const ids = new Map<string, number>();
  const hasPicture = (address: unknown): address is string =>
    typeof address === "string" && options.hasPicture(address);
  const want = (address: unknown, frame: Frame): number | null => {
    if (!hasPicture(address)) return null;
    const key = `${frame} ${address}`;
    const id = ids.get(key) ?? wanted.length;
    if (id === wanted.length) wanted.push({ id, address, frame });
    ids.set(key, id);
    return id;
  };
  const picture = (address: unknown, frame: Frame, alt: string, name: string): Picture => ({
    id: want(address, frame),
    alt: clean(alt),
    initials: initialsOf(name),
  });
  return {
    messages,
    numbering,
    data: options.data,
    today: options.today,
    name: options.name,
    maxRows: options.maxRows ?? MAX_ROWS,
    wanted,
    hasPicture,
    picture,
    optionalPicture: (address, frame, alt, name) => (hasPicture(address) ? picture(address, frame, alt, name) : null),
    item(pointer, value, href) {
      const text = words(value, messages);
      if (text === null) return null;
      return withReferences({ t: line(text), ...linkOf(href) }, numbering.at(pointer));
    },
    prose: (pointer, value) =>
      isBlank(value) || typeof value !== "string" ? null : proseOf(pointer, value, numbering),
  };
}

/** The entries of a list that can be entries at all, with their places in the profile. */
export function entriesOf<T extends object>(
  value: readonly (T | undefined)[] | undefined,
  pointer: string,
): { readonly entry: T; readonly at: string }[] {
  if (!Array.isArray(value)) return [];
  return value
    .map((entry: T, index) => ({ entry, at: `${pointer}/${index}` }))
    .filter(({ entry }) => typeof entry === "object" && entry !== null);
}

/** The strings of a list, with their places in the profile. */
export function stringsOf(value: unknown, pointer: string): { readonly text: string; readonly at: string }[] {
  if (!Array.isArray(value)) return [];
  return value
    .map((text: unknown, index) => ({ text, at: `${pointer}/${index}` }))
    .filter((row): row is { text: string; at: string } => typeof row.text === "string" && row.text.trim() !== "");
}

export function present<T>(values: readonly (T | null | undefined)[]): T[] {
  return values.filter((value): value is T => value !== null && value !== undefined);
}

export function isBlank(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === "string" && /^[\s\p{Cf}\p{Cc}]*$/u.test(value));
}

/** A number that can be shown and drawn. */
export function numberOf(value: unknown): number | null {
  return typeof value === "number" && Number.isFinite(value) ? value : null;
}

/** Free text of several lines, or null. */
export function bodyOf(value: unknown): Text | null {
  return isBlank(value) || typeof value !== "string" ? null : lines(value);
}

/** Only these may be followed out of the document. Longer ones are shown and not linked: the typesetter refuses 8,000 characters. */
export function linkOf(value: unknown): { href?: string } {
  if (typeof value !== "string" || value.length > 2000) return {};
  const address = URL.parse(value.trim());
  if (address === null || !["https:", "http:", "mailto:"].includes(address.protocol)) return {};
  return /^[\x21-\x7e]+$/.test(address.href) ? { href: address.href } : {};
}

/** `mailto:` for a whole e-mail address; a masked one is no link. */
export function mailLinkOf(email: string): string | undefined {
  return /^[\w.+-]+@[\w-]+(\.[\w-]+)+$/.test(email) ? `mailto:${email}` : undefined;
}

export function withReferences(item: Item, refs: readonly number[]): Item {
  return refs.length === 0 ? item : { ...item, refs };
}

/** Cuts a list that is too long to print, and says so. */
export function capped<T>(
  rows: readonly T[],
  max: number,
  more: (count: number) => string,
): { rows: readonly T[]; note: Block[] } {
  if (rows.length <= max) return { rows, note: [] };
  return { rows: rows.slice(0, max), note: [{ kind: "note", text: more(rows.length - max) }] };
}

function words(value: unknown, messages: Messages): string | null {
  if (typeof value === "number") return Number.isFinite(value) ? formatNumber(value, messages) : null;
  return typeof value === "string" && !isBlank(value) ? value : null;
}

/** A summary in pieces: `__stress__` markers taken out, each sentence followed by its references. */
function proseOf(pointer: string, value: string, numbering: Numbering): Prose {
  const ends = numbering.sentences(pointer);
  const whole = ends.length === 0 ? numbering.at(pointer) : [];
  const pieces: Prose["pieces"][number][] = [];
  let done = 0;
  const take = (until: number): void => {
    pieces.push(...stressed(value, done, until));
    done = Math.max(done, until);
  };
  for (const end of ends) {
    const at = Math.min(end.at, value.length);
    const trimmed = value.slice(0, at).trimEnd().length;
    if (trimmed < done) continue;
    take(trimmed);
    if (end.refs.length > 0) pieces.push({ refs: end.refs });
  }
  take(value.trimEnd().length);
  if (whole.length > 0) pieces.push({ refs: whole });
  const script = scriptOf(value) ?? { lang: "en", rtl: false, font: "latin" as const };
  return { ...script, bidi: /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefe]/.test(value), pieces };
}

function stressed(value: string, from: number, to: number): Prose["pieces"][number][] {
  const pieces: Prose["pieces"][number][] = [];
  const put = (start: number, end: number, strong: boolean): void => {
    const text = breakable(clean(value.slice(Math.max(from, start), Math.min(to, end)))).replace(/\n{3,}/g, "\n\n");
    if (text !== "") pieces.push(strong ? { strong: text } : text);
  };
  let plain = 0;
  for (const match of value.matchAll(/__(?=\S)(.+?)__/gsu)) {
    put(plain, match.index, false);
    put(match.index + 2, match.index + match[0].length - 2, true);
    plain = match.index + match[0].length;
  }
  put(plain, value.length, false);
  return pieces;
}
