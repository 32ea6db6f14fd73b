import fc from "fast-check";

/** As much of JSON Schema (2020-12) as the description and the import's schema use. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly format?: string;
  readonly pattern?: string;
  readonly examples?: readonly unknown[];
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly propertyNames?: Schema;
  readonly additionalProperties?: Schema | boolean;
}

/** What the service has answered so far, by the name of the member: IDs, cursors, tokens. */
export type Pool = Map<string, string[]>;

export interface Values {
  /** The target of a reference in the schemas. */
  readonly resolve: (reference: string) => Schema;
  readonly pool: Pool;
}

/** Texts that break text readers: each has broken something somewhere. */
export const HOSTILE_TEXTS: readonly string[] = [
  "",
  " ",
  "\0",
  "a\0b",
  "\ud83d",
  "\ude00\ud83d",
  "😀".repeat(40),
  "\u202Eevil",
  "\uFEFF",
  "' or 1=1; --",
  "%00",
  "%",
  "{{7*7}}",
  "<script>alert(1)</script>",
  "../../etc/passwd",
  "__proto__",
  "constructor",
  "null",
  "-0",
  "1e309",
  "9".repeat(40),
  "0001-01-01T00:00:00Z",
  "+275760-09-13T00:00:00Z",
  "2026-02-30",
  "é".repeat(2_000),
  "漢".repeat(3_000),
  "http://[::1]:99999/",
  "https://example.org/%E0%A4%A",
  "@",
  "+",
  "a@b",
  "*",
  "\r\nx: y",
];

/** A value the schema allows, unless `name`d members take one the service itself has answered. */
export function valueOf(schema: Schema, values: Values, name = ""): fc.Arbitrary<unknown> {
  if (schema.$ref !== undefined) return valueOf(values.resolve(schema.$ref), values, name);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.oneOf ?? schema.anyOf;
  if (choices) return fc.oneof(...choices.map((choice) => valueOf(choice, values, name)));
  switch (schema.type) {
    case "boolean":
      return fc.boolean();
    case "integer":
      return fc.integer({
        min: schema.minimum ?? -1_000,
        max: Math.min(schema.maximum ?? 1e6, Number.MAX_SAFE_INTEGER),
      });
    case "number":
      return fc.double({ min: schema.minimum ?? -1e6, max: schema.maximum ?? 1e6, noNaN: true });
    case "array":
      return fc.array(valueOf(schema.items ?? {}, values, name), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 4, (schema.minItems ?? 0) + 4),
      });
    case "object":
      return objectOf(schema, values);
    case "string":
      return fc.oneof(
        { weight: 3, arbitrary: known(values.pool, name, textOf(schema)) },
        { weight: 1, arbitrary: textOf(schema) },
        // What a schema cannot fully express, it shows by example.
        ...(schema.examples ? [{ weight: 8, arbitrary: fc.constantFrom(...schema.examples) }] : []),
      );
    default:
      return fc.jsonValue();
  }
}

function objectOf(schema: Schema, values: Values): fc.Arbitrary<unknown> {
  const members = Object.entries(schema.properties ?? {});
  const fixed = fc.record(Object.fromEntries(members.map(([name, member]) => [name, valueOf(member, values, name)])), {
    requiredKeys: [...(schema.required ?? [])],
  });
  if (typeof schema.additionalProperties !== "object") return fixed;
  const more = fc.dictionary(textOf(schema.propertyNames ?? {}), valueOf(schema.additionalProperties, values), {
    maxKeys: 3,
  });
  return fc.tuple(fixed, more).map(([own, others]) => ({ ...others, ...own }));
}

/** A value of this name that the service has answered, or else another. Looked up when it is drawn. */
function known(pool: Pool, name: string, otherwise: fc.Arbitrary<string>): fc.Arbitrary<string> {
  return fc.tuple(fc.nat(), otherwise).map(([place, other]) => {
    const found = pool.get(name) ?? [];
    return found[place % Math.max(found.length, 1)] ?? other;
  });
}

function textOf(schema: Schema): fc.Arbitrary<string> {
  const [shortest, longest] = [schema.minLength ?? 0, schema.maxLength ?? 4_000];
  const fits = (text: string) => text.length >= shortest && text.length <= longest;
  switch (schema.format) {
    case "email":
      return fc
        .tuple(fc.stringMatching(/^[a-z]{1,12}$/), fc.domain())
        .map(([local, domain]) => `${local}@${domain}`)
        .filter(fits);
    case "uri":
      return fc.webUrl({ withQueryParameters: true, withFragments: true }).filter(fits);
    case "date-time":
      return fc
        .date({ noInvalidDate: true, min: new Date("1000-01-01"), max: new Date("9999-12-31") })
        .map((date) => date.toISOString());
    default:
      break;
  }
  if (schema.pattern !== undefined) return fc.stringMatching(new RegExp(schema.pattern)).filter(fits);
  const whole = { minLength: shortest, maxLength: Math.min(longest, shortest + 60), unit: "grapheme" as const };
  return fc.oneof(
    { weight: 4, arbitrary: fc.string(whole).filter(fits) },
    { weight: 1, arbitrary: fc.constantFrom("x", "漢", "é", "\\").map((unit) => unit.repeat(longest)) },
    { weight: 2, arbitrary: fc.constantFrom(...HOSTILE_TEXTS.filter(fits), "x".repeat(Math.max(shortest, 1))) },
  );
}

/** The value with one thing wrong in it: a member missing, added, of another type, or hostile. */
export function breakValue(value: unknown): fc.Arbitrary<unknown> {
  const other = fc.oneof(
    fc.constantFrom<unknown>(null, true, {}, [], 0, -1, 1.5, 2 ** 31, 2 ** 53, 1e308, ...HOSTILE_TEXTS),
    fc.jsonValue({ maxDepth: 2 }),
  );
  if (typeof value !== "object" || value === null) return other;
  const names = Object.keys(value);
  const inside =
    names.length === 0 ? other : fc.constantFrom(...names).chain((name) => breakMember(value, name, other));
  const added = fc
    .tuple(fc.constantFrom(...HOSTILE_TEXTS, "extra"), other)
    .map(([name, member]) => ({ ...value, [name]: member }));
  return fc.oneof({ weight: 4, arbitrary: inside }, { weight: 1, arbitrary: added }, { weight: 1, arbitrary: other });
}

function breakMember(value: object, name: string, other: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const member = (value as Readonly<Record<string, unknown>>)[name];
  const put = (next: unknown): unknown =>
    Array.isArray(value) ? value.with(Number(name), next) : { ...value, [name]: next };
  const without = Array.isArray(value)
    ? []
    : Object.fromEntries(Object.entries(value).filter(([each]) => each !== name));
  return fc.oneof(fc.constant(without), other.map(put), breakValue(member).map(put));
}
