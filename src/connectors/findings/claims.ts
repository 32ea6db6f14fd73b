import { z } from "zod";
import type { ClaimDraft, ClaimDraftOf, Property, PropertyTypes } from "../../domain/claim.ts";
import { escapePointer } from "../../domain/pointer.ts";
import type { Capture } from "../capture.ts";
import { readStatedInstant } from "../../domain/instant.ts";

/** The optional members of a claim, besides its property, value and place. */
interface Manner {
  readonly method?: "stated" | "derived";
  readonly confidence?: number;
  readonly quote?: string;
  /** Language tag of the text that states it. */
  readonly lang?: string;
}

/** A claim stated by a JSON datasource at a pointer. */
export function claimAt<P extends Property>(
  property: P,
  value: PropertyTypes[P],
  locator: string,
  { method = "stated", confidence = 1, quote, lang }: Manner = {},
): ClaimDraft {
  const claim: ClaimDraftOf<P> = {
    property,
    value,
    locator,
    method,
    confidence,
    ...(quote !== undefined && { quote }),
    ...(lang !== undefined && { lang }),
  };
  // The union is distributed over the properties, which TypeScript cannot follow through a type parameter.
  return claim as unknown as ClaimDraft;
}

/** Reads a JSON capture by a schema. Throws `UnreadableCapture`, whose message names members, never values. */
export function readJson<T>(capture: Capture, schema: z.ZodType<T>): T {
  const checked = schema.safeParse(parse(capture));
  if (checked.success) return checked.data;
  const [issue] = checked.error.issues;
  throw new UnreadableCapture(`${capture.kind}: /${issue?.path.join("/") ?? ""}: ${issue?.message ?? "another shape"}`);
}

/** Builds an RFC 6901 pointer from its reference tokens. */
export function pointer(...tokens: readonly (string | number)[]): string {
  return tokens.map((token) => `/${escapePointer(String(token))}`).join("");
}

/** The object without empty members (`undefined`, `null`, `""`). */
export function compact<T extends object>(members: { readonly [K in keyof T]: T[K] | null | undefined }): T {
  return Object.fromEntries(
    Object.entries(members).filter(([, value]) => value !== undefined && value !== null && value !== ""),
  ) as T;
}

/** Text that may be missing, empty or `null` in the datasource. */
export const optionalText = z
  .string()
  .nullish()
  .transform((text) => text?.trim() || undefined);

/** A whole number of things, if the datasource states it. */
export const optionalCount = z
  .int()
  .min(0)
  .nullish()
  .transform((count) => count ?? undefined);

/** A date-time as ISO 8601 in UTC; a date becomes its first instant; `undefined` if the text is neither. */
export function instantOf(text: string | undefined): string | undefined {
  if (text === undefined || !/^\d{4}-\d\d-\d\d(?:$|T)/.test(text)) return undefined;
  return readStatedInstant(text)?.toISOString();
}

/** A time in the years 1000 to 9999 that a response must contain: converted to ISO 8601 in UTC. */
export const statedInstant = z.string().transform((text, context) => {
  const instant = readStatedInstant(text);
  if (instant !== null) return instant.toISOString();
  context.addIssue("No time of the years 1000 to 9999");
  return z.NEVER;
});

/** The address, if it is a web address. */
export function webAddress(text: string | undefined): string | undefined {
  return text !== undefined && /^https?:\/\//.test(text) && URL.canParse(text) ? text : undefined;
}

const COUNTRIES = new Intl.DisplayNames(["en"], { type: "region", fallback: "none" });

/** The English name of a country from its code (ISO 3166-1); `undefined` if it is not such a code. */
export function countryOf(code: string | undefined): string | undefined {
  return code !== undefined && /^[A-Z]{2}$/.test(code) ? COUNTRIES.of(code) : undefined;
}

const CURRENCIES: ReadonlySet<string> = new Set(Intl.supportedValuesOf("currency"));

/** The code of a currency (ISO 4217), whatever its case; `undefined` if it is not such a code. */
export function currencyCode(code: string | undefined): string | undefined {
  const capitals = code?.trim().toUpperCase();
  return capitals !== undefined && CURRENCIES.has(capitals) ? capitals : undefined;
}

function parse(capture: Capture): unknown {
  try {
    return JSON.parse(capture.data);
  } catch (error) {
    if (error instanceof SyntaxError) throw new UnreadableCapture(`${capture.kind}: not JSON`, { cause: error });
    throw error;
  }
}

/**
 * The capture is not of its kind: truncated, an error page, another format. It yields nothing, which is not the same as
 * saying nothing.
 */
export class UnreadableCapture extends Error {}

/** The capture exceeds a limit of reading: it is nested too deeply, too long, or states too much. */
export class BeyondLimits extends UnreadableCapture {}
