import { z } from "zod";
import { isPartialDate } from "../../../domain/partial-date.ts";

/** Items in the Wikibase data model's JSON, as far as a person's are read. */
const Text = z.object({ language: z.string(), value: z.string() });
const Snak = z.object({ snaktype: z.string(), datavalue: z.object({ value: z.unknown() }).optional() });
const Statement = z.object({
  mainsnak: Snak,
  rank: z.enum(["preferred", "normal", "deprecated"]),
  qualifiers: z.record(z.string(), z.array(Snak)).default({}),
});
export const Entity = z.object({
  labels: z.record(z.string(), Text).default({}),
  descriptions: z.record(z.string(), Text).default({}),
  aliases: z.record(z.string(), z.array(Text)).default({}),
  claims: z.record(z.string(), z.array(Statement)).default({}),
  sitelinks: z.object({ enwiki: z.object({ title: z.string().min(1) }).optional() }).optional(),
});
export type Entity = z.infer<typeof Entity>;
export const Entities = z.object({ entities: z.record(z.string(), Entity) });
export type Entities = z.infer<typeof Entities>["entities"];

/** One of an item's best statements on a property. */
export interface Told {
  readonly value: unknown;
  /** Its place in the list of the property. */
  readonly index: number;
  readonly qualifiers: Readonly<Record<string, readonly z.infer<typeof Snak>[]>>;
}

/** Of the statements on a property those of preferred rank, else of normal, with a value; deprecated ones never. */
export function valuesOf(entity: Entity, property: string): readonly Told[] {
  const told = (entity.claims[property] ?? [])
    .map(({ mainsnak, rank, qualifiers }, index) => ({
      value: mainsnak.datavalue?.value,
      rank,
      index,
      qualifiers,
      type: mainsnak.snaktype,
    }))
    .filter(({ type, value }) => type === "value" && value !== undefined);
  const preferred = told.filter(({ rank }) => rank === "preferred");
  return preferred.length > 0 ? preferred : told.filter(({ rank }) => rank === "normal");
}

/** The values of a statement's qualifiers on a property. */
export function qualified({ qualifiers }: Told, property: string): readonly unknown[] {
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
