import { z } from "zod";
import { isPartialDate } from "../../domain/partial-date.ts";

/** A map that is empty is in some answers as an empty list (PHP knows no difference). */
function map<T>(of: z.ZodType<T>) {
  return z.preprocess(
    (value) => (value === undefined || (Array.isArray(value) && value.length === 0) ? {} : value),
    z.record(z.string(), of),
  );
}

/** Items in the Wikibase data model's JSON, as far as a person's are read. */
const Text = z.object({ language: z.string(), value: z.string() });
const Snak = z.object({ snaktype: z.string(), datavalue: z.object({ value: z.unknown() }).optional() });
const Statement = z.object({
  mainsnak: Snak,
  rank: z.enum(["preferred", "normal", "deprecated"]),
  qualifiers: map(z.array(Snak)),
});
export const Entity = z.object({
  labels: map(Text),
  descriptions: map(Text),
  aliases: map(z.array(Text)),
  claims: map(z.array(Statement)),
  sitelinks: map(z.object({ title: z.string().min(1) })),
});
export type Entity = z.infer<typeof Entity>;
export const Entities = z.object({ entities: z.record(z.string(), Entity) });
export type Entities = z.infer<typeof Entities>["entities"];

/** One of an item's best statements on a property. */
export interface ItemStatement {
  readonly value: unknown;
  readonly rank: "preferred" | "normal" | "deprecated";
  /** Its place in the list of the property. */
  readonly index: number;
  readonly qualifiers: Readonly<Record<string, readonly z.infer<typeof Snak>[]>>;
}

/** Of the statements on a property those of preferred rank, else of normal, with a value; deprecated ones never. */
export function valuesOf(entity: Entity, property: string): readonly ItemStatement[] {
  const told = tellings(entity, property);
  const preferred = told.filter(({ rank }) => rank === "preferred");
  return preferred.length > 0 ? preferred : told.filter(({ rank }) => rank === "normal");
}

/**
 * Of the statements on a property all that are not deprecated. In a life's course the present office or employer is preferred,
 * and those before it are as true.
 */
export function courseOf(entity: Entity, property: string): readonly ItemStatement[] {
  return tellings(entity, property).filter(({ rank }) => rank !== "deprecated");
}

function tellings(entity: Entity, property: string) {
  return (entity.claims[property] ?? [])
    .map(({ mainsnak, rank, qualifiers }, index) => ({
      value: mainsnak.datavalue?.value,
      rank,
      index,
      qualifiers,
      type: mainsnak.snaktype,
    }))
    .filter(({ type, value }) => type === "value" && value !== undefined);
}

/** The values of a statement's qualifiers on a property. */
export function qualified({ qualifiers }: ItemStatement, property: string): readonly unknown[] {
  return (qualifiers[property] ?? []).flatMap(({ snaktype, datavalue }) =>
    snaktype === "value" && datavalue !== undefined ? [datavalue.value] : [],
  );
}

/** In English, in what stands for every language, or in whatever there is. */
export function labelOf({ labels }: Entity): { readonly language: string; readonly value: string } | undefined {
  const [lang, label] =
    ["en", "mul", ...Object.keys(labels)]
      .map((key) => [key, labels[key]] as const)
      .find(([, text]) => text?.value.trim()) ?? [];
  return lang === undefined || label === undefined ? undefined : { language: lang, value: label.value.trim() };
}

/** A text, or a text in a language, that a value is. */
export function textOf(value: unknown): { readonly text: string; readonly language?: string } | undefined {
  const plain = typeof value === "string" ? { text: value } : Monolingual.safeParse(value).data;
  const text = plain?.text.trim();
  return text ? { ...plain, text } : undefined;
}

const Monolingual = z.object({ text: z.string(), language: z.string().min(2) });

/** The number of the item that a value is. */
export function itemOf(value: unknown): string | undefined {
  const id = typeof value === "object" && value !== null && "id" in value ? value.id : undefined;
  return typeof id === "string" ? id : undefined;
}

/** Wikibase times: precision 9 is the year, 10 the month, 11 the day; the parts behind it mean nothing. Years of our era only. */
export function dateOf(value: unknown): string | undefined {
  if (typeof value !== "object" || value === null || !("time" in value) || !("precision" in value)) return undefined;
  const [, year, month, day] = /^\+(\d{4})-(\d\d)-(\d\d)T/.exec(String(value.time)) ?? [];
  const parts = [year, month, day].slice(0, Number(value.precision) - 8);
  const date = parts.join("-");
  return Number(value.precision) >= 9 && Number(value.precision) <= 11 && isPartialDate(date) ? date : undefined;
}
