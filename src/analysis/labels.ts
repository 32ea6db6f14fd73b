import { lowerInPlace } from "./pattern.ts";
import type { PostStretch } from "./guards.ts";
import { analysisList } from "./lists.ts";

/** What a label says of its value: `special` that it tells of a special category, `kin` that it names a relative. */
export type LabelKind = "special" | "kin";

const LABELS = analysisList("labels");
const PRONOUNS = whole(LABELS.pattern("pronouns"));
const REVEALING_PRONOUNS = new RegExp(
  String.raw`(?<![\p{Alpha}\d])(?:${LABELS.pattern("revealing pronouns")})(?![\p{Alpha}\d])`,
  "u",
);
const KINDS: Readonly<Record<LabelKind, RegExp>> = {
  special: whole(LABELS.pattern("special")),
  kin: whole(LABELS.pattern("kin")),
};

/** A longer label is a sentence, a longer value a text of its own; in UTF-16 code units. */
const MAX_LABEL_LENGTH = 40;
const MAX_VALUE_LENGTH = 200;

/** Whether the value under a label ("Diagnosis", "Partner") tells what its kind says. Of pronouns, only those that do not say a sex. */
export function isTellingLabel(label: string, value: string, kind: LabelKind): boolean {
  if (label.length > MAX_LABEL_LENGTH || !/[\p{Alpha}\d]/u.test(value)) return false;
  const [small = ""] =
    /\p{Alpha}(?:.*\p{Alpha})?/u.exec(lowerInPlace(label.normalize("NFC")).replaceAll("_", " ")) ?? [];
  if (KINDS[kind].test(small)) return true;
  return kind === "special" && PRONOUNS.test(small) && REVEALING_PRONOUNS.test(lowerInPlace(value));
}

/** A line or a cell with a label and its value, in text or in markup. */
const LABELLED =
  /(?<=^|[\n>|•·])[ \t]{0,4}(?<label>[\p{Alpha}][\p{Alpha}\p{M} _'’-]{1,39}?)[ \t]{0,4}(?:[:：]|(?:[:：]?[ \t]{0,4}<\/(?:th|td|dt|b|strong|span|label|div|li|p|h\d)>\s{0,20}){1,4}(?=<(?:td|dd|span|div|b|p|em|a)\b))(?:\s{0,20}<[^<>\n]{1,100}>){0,4}[ \t]{0,4}(?<value>[^<\n|•·]{1,200})/gu;

/** The values in a text that stand under such a label. */
export function findLabelled(text: string, kind: LabelKind): readonly PostStretch[] {
  return [...text.matchAll(LABELLED)].flatMap(({ 0: all, index, groups }) => {
    const { label = "", value = "" } = groups ?? {};
    if (!isTellingLabel(label, value, kind)) return [];
    const to = index + all.length;
    return { from: to - value.length, to };
  });
}

/** The members that hold the label of a field, and its value. */
const LABEL_MEMBERS: ReadonlySet<string> = new Set(["name", "label", "key", "title", "field", "question", "property"]);
const VALUE_MEMBERS: ReadonlySet<string> = new Set(["value", "text", "content", "answer", "values"]);

/**
 * JSON without the values of telling labels: of `{"name": "Diagnosis", "value": …}` and of `{"Diagnosis": …}`. Returns the same value if there
 * is none.
 */
export function closeLabelled(value: unknown, kinds: readonly LabelKind[], blank: (text: string) => string): unknown {
  if (Array.isArray(value)) {
    const items = value.map((item) => closeLabelled(item, kinds, blank));
    return items.every((item, at) => item === value[at]) ? value : items;
  }
  if (value === null || typeof value !== "object") return value;
  const members = Object.entries(value);
  const labels = members.flatMap(([name, member]) =>
    LABEL_MEMBERS.has(name.toLowerCase()) && typeof member === "string" ? [member] : [],
  );
  const isTelling = (label: string, text: string) => kinds.some((kind) => isTellingLabel(label, text, kind));
  const closed = members.map(([name, member]) => {
    const isValue = VALUE_MEMBERS.has(name.toLowerCase());
    const tells = (text: string) =>
      isTelling(name, text) || (isValue && labels.some((label) => isTelling(label, text)));
    return [name, closeStrings(member, tells, blank) ?? closeLabelled(member, kinds, blank)] as const;
  });
  return closed.every(([, member], at) => member === members[at]?.[1]) ? value : Object.fromEntries(closed);
}

/** A text, or texts in a list, if they are to be blanked; `undefined` if the value is neither. */
function closeStrings(value: unknown, tells: (text: string) => boolean, blank: (text: string) => string): unknown {
  if (typeof value === "string") return value.length <= MAX_VALUE_LENGTH && tells(value) ? blank(value) : value;
  if (!Array.isArray(value) || !value.every((item) => typeof item === "string")) return undefined;
  return value.some(tells) ? value.map(blank) : value;
}

function whole(source: string): RegExp {
  return new RegExp(`^(?:${source})$`, "u");
}
