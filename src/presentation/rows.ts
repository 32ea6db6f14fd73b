import type { LayoutLine, Row } from "./layout.ts";
import { nameIn } from "./names-in.ts";
import { ownText } from "./own-text.ts";
import type { PanelFact, Value } from "./panel.ts";
import {
  type PresentedWith,
  isNumber,
  isObject,
  isText,
  itemsOf,
  makeValue,
  memberOf,
  objectsOf,
  type ProfilePlace,
  saidBySources,
  stated,
  writeRange,
  writeValue,
} from "./value.ts";
import { platformName } from "../words/words.ts";

/** The rows with a stated value. */
export function rowsOf(desk: PresentedWith, place: ProfilePlace, rows: readonly Row[]): readonly PanelFact[] {
  return rows
    .map((row) => ({ label: labelOf(desk, place, row), values: valuesOf(desk, place, row) }))
    .filter(({ values }) => values.length > 0);
}

/**
 * A figure over posts names its sample: "Average likes, newest 50 of 2,856 posts" if each of the newest states its likes, otherwise
 * "Average likes, 31 posts".
 */
export function labelOf(
  { words, audience }: PresentedWith,
  place: ProfilePlace,
  { label, over }: Pick<Row, "label" | "over">,
): string {
  if (over === "audience") {
    const sample = audience && words.audienceSample(audience.names, words.formats.percent(100 * audience.unknownShare));
    return [words.labels[label], ...(sample === undefined ? [] : [sample])].join(", ");
  }
  if (over === "followerCounts") {
    const platforms = Object.keys(memberOf(place, "socialMedia/followerCounts").value ?? {});
    const named = platforms.map((platform) => platformName(words, platform));
    return [words.labels[label], ...(named.length === 0 ? [] : [words.formats.list(named)])].join(", ");
  }
  const sample = memberOf(place, "socialMedia/sample");
  const numberAt = (member: string) => memberOf(sample, member).value;
  const [stating, newest, all] = [numberAt(String(over)), numberAt("averagedPosts"), numberAt("collectedPosts")];
  if (over === undefined || !isNumber(stating) || !isNumber(all)) return words.labels[label];
  if (over === "postsWithSentiment" && stating < all) return `${words.labels[label]}, ${words.judged(stating, all)}`;
  return `${words.labels[label]}, ${words.sample(stating, stating === newest ? all : stating)}`;
}

/** Keys and values from the operator or a source: the key is the label. */
export function pairsOf(desk: PresentedWith, place: ProfilePlace): readonly PanelFact[] {
  return objectsOf(place).flatMap((pair) => {
    const label = memberOf(pair, "key").value;
    const text = memberOf(pair, "value").value;
    const value = isText(text) ? makeValue(desk, pair.pointer, pairText(desk, label, text)) : null;
    return value === null ? [] : [{ label: isText(label) ? saidBySources(desk.words, label) : "", values: [value] }];
  });
}

function pairText(desk: PresentedWith, label: unknown, text: string): string {
  const { words } = desk;
  if (label === "Country") return nameIn(words.language, "region", text);
  return saidBySources(words, ownText(words, groupCount(desk, label, text)));
}

/** A count has a plural name or a participle ("Followers", "Following"); a year or a register's number does not. */
function groupCount({ words }: PresentedWith, label: unknown, text: string): string {
  const isCount = isText(label) && /(?:s|ing)$/i.test(label) && /^\d{4,15}$/.test(text);
  return isCount ? words.formats.number(Number(text)) : text;
}

export function linesOf(desk: PresentedWith, place: ProfilePlace, lines: readonly LayoutLine[] = []): readonly Value[] {
  return stated(lines.map(({ at, format }) => writeValue(desk, memberOf(place, at), format)));
}

/** Each item of a list. */
export function listOf(desk: PresentedWith, place: ProfilePlace, format: Row["format"]): readonly Value[] {
  return stated(itemsOf(place).map((item) => writeValue(desk, item, format)));
}

/** The first of several members that is a text. */
export function firstText(
  place: ProfilePlace,
  members: readonly string[],
): { readonly at: string; readonly text: string } {
  for (const at of members) {
    const { value } = memberOf(place, at);
    if (isText(value)) return { at, text: value };
  }
  return { at: "", text: "" };
}

function valuesOf(desk: PresentedWith, place: ProfilePlace, row: Row): readonly Value[] {
  const { at, format, of, dated, unlessIn, currency, joined } = row;
  const named = currency === undefined ? undefined : memberOf(place, currency).value;
  const unit = isText(named) ? named : undefined;
  if (typeof at !== "string") {
    return stated([writeRange(desk, memberOf(place, at[0]), memberOf(place, at[1]), format ?? "text", unit)]);
  }
  const here = memberOf(place, at);
  if (of !== undefined) return stated(objectsOf(here).map((item) => writeNoted(desk, item, of)));
  if (dated !== undefined) return stated(objectsOf(here).map((item) => writeDated(desk, item, dated)));
  if (Array.isArray(here.value)) return listOf(desk, here, format);
  if (joined === true) return stated(namesOf(here).map((name) => writeValue(desk, name, format)));
  if (unlessIn !== undefined && isWithin(here.value, memberOf(place, unlessIn).value)) return [];
  return isObject(here.value) ? [] : stated([writeValue(desk, here, format, unit)]);
}

/** Each name in one text, "Ida, Max and Liv", with its own place. */
export function namesOf({ value, pointer }: ProfilePlace): readonly ProfilePlace[] {
  if (!isText(value)) return [];
  const names = value.split(/, | and /u);
  return names.map((name, index) => ({ value: name, pointer: names.length === 1 ? pointer : `${pointer}/${index}` }));
}

/** A language with its level: "Ukrainian (native)". */
function writeNoted(desk: PresentedWith, item: ProfilePlace, [shown, note]: readonly [string, string]): Value | null {
  const [value, behind] = [memberOf(item, shown).value, memberOf(item, note).value];
  if (!isText(value)) return null;
  const named = nameIn(desk.words.language, "language", value);
  return makeValue(desk, item.pointer, isText(behind) ? `${named} (${saidBySources(desk.words, behind)})` : named);
}

/** A term with its day: "Charged (3 February 2025)". */
function writeDated(desk: PresentedWith, item: ProfilePlace, [term, day]: readonly [string, string]): Value | null {
  const value = writeValue(desk, memberOf(item, term), "term");
  const when = writeValue(desk, memberOf(item, day), "statedDay");
  return value === null || when === null ? value : { ...value, text: `${value.text} (${when.text})` };
}

function isWithin(part: unknown, whole: unknown): boolean {
  return isText(part) && isText(whole) && whole.includes(part);
}
