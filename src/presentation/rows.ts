import type { Line, Row } from "./layout.ts";
import type { Fact, Value } from "./panel.ts";
import {
  type Desk,
  isNumber,
  isObject,
  isText,
  itemsOf,
  makeValue,
  memberOf,
  objectsOf,
  type Place,
  saidBySources,
  stated,
  writeRange,
  writeValue,
} from "./value.ts";
import { platformName } from "../words/words.ts";

/** The rows of which anything is stated. */
export function rowsOf(desk: Desk, place: Place, rows: readonly Row[]): readonly Fact[] {
  return rows
    .map((row) => ({ label: labelOf(desk, place, row), values: valuesOf(desk, place, row) }))
    .filter(({ values }) => values.length > 0);
}

/**
 * A figure over posts names its sample: "Average likes, newest 50 of 2,856 posts" where each of the newest states its likes, else
 * "Average likes, 31 posts".
 */
export function labelOf({ words }: Desk, place: Place, { label, over }: Pick<Row, "label" | "over">): string {
  if (over === "followerCounts") {
    const platforms = Object.keys(memberOf(place, "socialMedia/followerCounts").value ?? {});
    const named = platforms.map((platform) => platformName(words, platform));
    return [words.labels[label], ...(named.length === 0 ? [] : [words.formats.list(named)])].join(", ");
  }
  const sample = memberOf(place, "socialMedia/sample");
  const numberAt = (member: string) => memberOf(sample, member).value;
  const [stating, newest, all] = [numberAt(String(over)), numberAt("averagedPosts"), numberAt("collectedPosts")];
  if (over === undefined || !isNumber(stating) || !isNumber(all)) return words.labels[label];
  return `${words.labels[label]}, ${words.sample(stating, stating === newest ? all : stating)}`;
}

/** What the operator of a list of keys and values, or its source, calls a thing: the key is the label. */
export function pairsOf(desk: Desk, place: Place): readonly Fact[] {
  return objectsOf(place).flatMap((pair) => {
    const label = memberOf(pair, "key").value;
    const text = memberOf(pair, "value").value;
    const value = isText(text)
      ? makeValue(desk, pair.pointer, saidBySources(desk.words, groupCount(desk, label, text)))
      : null;
    return value === null ? [] : [{ label: isText(label) ? saidBySources(desk.words, label) : "", values: [value] }];
  });
}

/** A count is named in the plural or as something that goes on ("Followers", "Following"); a year or a number of a register is not. */
function groupCount({ words }: Desk, label: unknown, text: string): string {
  const isCount = isText(label) && /(?:s|ing)$/i.test(label) && /^\d{4,15}$/.test(text);
  return isCount ? words.formats.number(Number(text)) : text;
}

export function linesOf(desk: Desk, place: Place, lines: readonly Line[] = []): readonly Value[] {
  return stated(lines.map(({ at, format }) => writeValue(desk, memberOf(place, at), format)));
}

/** Each of a list. */
export function listOf(desk: Desk, place: Place, format: Row["format"]): readonly Value[] {
  return stated(itemsOf(place).map((item) => writeValue(desk, item, format)));
}

/** The first of several members that is a text. */
export function firstText(place: Place, members: readonly string[]): { readonly at: string; readonly text: string } {
  for (const at of members) {
    const { value } = memberOf(place, at);
    if (isText(value)) return { at, text: value };
  }
  return { at: "", text: "" };
}

function valuesOf(desk: Desk, place: Place, row: Row): readonly Value[] {
  const { at, format, of, unlessIn, currency } = row;
  const named = currency === undefined ? undefined : memberOf(place, currency).value;
  const unit = isText(named) ? named : undefined;
  if (typeof at !== "string") {
    return stated([writeRange(desk, memberOf(place, at[0]), memberOf(place, at[1]), format ?? "text", unit)]);
  }
  const here = memberOf(place, at);
  if (of !== undefined) return stated(objectsOf(here).map((item) => writeNoted(desk, item, of)));
  if (Array.isArray(here.value)) return listOf(desk, here, format);
  if (unlessIn !== undefined && isWithin(here.value, memberOf(place, unlessIn).value)) return [];
  return isObject(here.value) ? [] : stated([writeValue(desk, here, format, unit)]);
}

/** "Ukrainian (native)" */
function writeNoted(desk: Desk, item: Place, [shown, note]: readonly [string, string]): Value | null {
  const [value, behind] = [memberOf(item, shown).value, memberOf(item, note).value];
  if (!isText(value)) return null;
  return makeValue(desk, item.pointer, isText(behind) ? `${value} (${saidBySources(desk.words, behind)})` : value);
}

function isWithin(part: unknown, whole: unknown): boolean {
  return isText(part) && isText(whole) && whole.includes(part);
}
