import { z } from "zod";
import { isPartialDate } from "../../domain/partial-date.ts";

/** Some responses have an empty list in place of an empty map (PHP does not distinguish them). */
function map<T>(of: z.ZodType<T>) {
  return z.preprocess(
    (value) => (value === undefined || (Array.isArray(value) && value.length === 0) ? {} : value),
    z.record(z.string(), of),
  );
}

/** Items in the JSON of the Wikibase data model, as far as a person's are read. */
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

/** One of the statements on a property that count. */
export interface ItemStatement {
  readonly value: unknown;
  readonly rank: "preferred" | "normal" | "deprecated";
  /** Its index in the property's list. */
  readonly index: number;
  readonly qualifiers: Readonly<Record<string, readonly z.infer<typeof Snak>[]>>;
}

/**
 * The statements on a property that have a value: those of preferred rank, otherwise those of normal rank; never
 * deprecated ones.
 */
export function valuesOf(entity: Entity, property: string): readonly ItemStatement[] {
  const told = tellings(entity, property);
  const preferred = told.filter(({ rank }) => rank === "preferred");
  return preferred.length > 0 ? preferred : told.filter(({ rank }) => rank === "normal");
}

/**
 * All statements on a property that are not deprecated. In the course of a life, the current office or employer is
 * preferred, but earlier ones are just as true.
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

/** The values of a statement's qualifiers for a property. */
export function qualified({ qualifiers }: ItemStatement, property: string): readonly unknown[] {
  return (qualifiers[property] ?? []).flatMap(({ snaktype, datavalue }) =>
    snaktype === "value" && datavalue !== undefined ? [datavalue.value] : [],
  );
}

/** In English, in the language code for all languages, or in whatever there is. */
export function labelOf({ labels }: Entity): { readonly language: string; readonly value: string } | undefined {
  const [lang, label] =
    ["en", "mul", ...Object.keys(labels)]
      .map((key) => [key, labels[key]] as const)
      .find(([, text]) => text?.value.trim()) ?? [];
  return lang === undefined || label === undefined ? undefined : { language: lang, value: label.value.trim() };
}

/** The text, or text with a language, in a value. */
export function textOf(value: unknown): { readonly text: string; readonly language?: string } | undefined {
  const plain = typeof value === "string" ? { text: value } : Monolingual.safeParse(value).data;
  const text = plain?.text.trim();
  return text ? { ...plain, text } : undefined;
}

const Monolingual = z.object({ text: z.string(), language: z.string().min(2) });

/** The number of the item in a value. */
export function itemOf(value: unknown): string | undefined {
  const id = typeof value === "object" && value !== null && "id" in value ? value.id : undefined;
  return typeof id === "string" ? id : undefined;
}

/**
 * Wikibase times: precision 9 is the year, 10 the month, 11 the day; the remaining parts mean nothing. CE years only.
 */
export function dateOf(value: unknown): string | undefined {
  if (typeof value !== "object" || value === null || !("time" in value) || !("precision" in value)) return undefined;
  const [, year, month, day] = /^\+(\d{4})-(\d\d)-(\d\d)T/.exec(String(value.time)) ?? [];
  const parts = [year, month, day].slice(0, Number(value.precision) - 8);
  const date = parts.join("-");
  return Number(value.precision) >= 9 && Number(value.precision) <= 11 && isPartialDate(date) ? date : undefined;
}
