import { z } from "zod";
import type { CompanyValue } from "../../domain/claim.ts";
import { isPartialDate } from "../../domain/partial-date.ts";
import { jsonReader } from "../reader.ts";
import { claimAt, compact, currencyCode, optionalCount, optionalText, webAddress } from "../findings/claims.ts";

const Named = z.object({ value: z.string().min(1) });
const Entity = z.object({
  properties: z.object({
    identifier: Named,
    website: Named.optional(),
    website_url: optionalText,
    image_url: optionalText,
    categories: z.array(Named).optional(),
    location_identifiers: z.array(Named).optional(),
    num_employees_enum: optionalText,
    founded_on: z.object({ value: z.string().refine(isPartialDate), precision: optionalText }).optional(),
    funding_total: z
      .object({ value: z.number(), value_usd: z.number().optional(), currency: z.string().optional() })
      .optional(),
    num_funding_rounds: optionalCount,
    ipo_status: optionalText,
    stock_symbol: Named.optional(),
  }),
});

/**
 * Reads `crunchbase/organization`: an organization with its fields from `GET /entities/organizations/{id}` of the
 * Crunchbase API v4 (data.crunchbase.com). It is a record of the company.
 */
export const crunchbaseOrganization = jsonReader({
  kind: "crunchbase/organization",
  schema: Entity,
  yields: ["company"],
  *read({ properties: facts }, capture) {
    const [from, to] = SIZES[facts.num_employees_enum ?? ""] ?? [];
    const founded = facts.founded_on?.value;
    const value = compact<CompanyValue>({
      name: facts.identifier.value,
      url: webAddress(facts.website?.value ?? facts.website_url),
      industry: facts.categories?.[0]?.value,
      location: facts.location_identifiers?.map((place) => place.value).join(", "),
      imageUrl: webAddress(facts.image_url),
      sizeFrom: from,
      sizeTo: to,
      founded: founded === undefined ? undefined : cut(founded, facts.founded_on?.precision),
      fundingTotal: facts.funding_total?.value_usd ?? facts.funding_total?.value,
      fundingCurrency:
        facts.funding_total?.value_usd === undefined ? currencyCode(facts.funding_total?.currency) : "USD",
      fundingRounds: facts.num_funding_rounds,
      ipoStatus: facts.ipo_status,
      stockSymbol: facts.stock_symbol?.value,
    });
    yield {
      externalId: capture.url,
      url: capture.url,
      name: value.name,
      claims: [claimAt("company", value, "/properties")],
      identifiers: [],
    };
  },
});

/** The API's ranges of employees: from, to. */
const SIZES: Readonly<Record<string, readonly [number, number?]>> = {
  c_00001_00010: [1, 10],
  c_00011_00050: [11, 50],
  c_00051_00100: [51, 100],
  c_00101_00250: [101, 250],
  c_00251_00500: [251, 500],
  c_00501_01000: [501, 1000],
  c_01001_05000: [1001, 5000],
  c_05001_10000: [5001, 10_000],
  c_10001_max: [10_001],
};

/** Dates are padded to a full day; the precision says how much of them is known. */
function cut(date: string, precision: string | undefined): string {
  return precision === "year" ? date.slice(0, 4) : precision === "month" ? date.slice(0, 7) : date;
}
