import type { CompanyValue, ExperienceValue } from "../../domain/claim.ts";
import { asEmployer } from "../../domain/company.ts";
import { isPartialDate } from "../../domain/partial-date.ts";
import type { Located } from "./html.ts";
import type { JsonNode, JsonObject, LinkedData } from "./json-ld.ts";
import { compact, currencyCode, webAddress } from "../findings/claims.ts";
import { spanOf } from "../findings/span.ts";

/**
 * What a schema.org `Organization` says about itself besides its name (schema.org/Organization,
 * schema.org/Corporation).
 */
export function readOrganization(data: LinkedData, node: JsonObject): Omit<CompanyValue, "name"> {
  const [size] = data.objects(node, "numberOfEmployees");
  const founded = data.texts(node, "foundingDate")[0]?.value;
  const [place] = data.values(node, "location", "address");
  const exact = wholeNumber(data.texts(node, "numberOfEmployees")[0]?.value);
  return compact<Omit<CompanyValue, "name">>({
    url: webAddress(data.texts(node, "url")[0]?.value),
    industry: data.texts(node, "industry")[0]?.value,
    location: place && placeName(data, place)?.value,
    imageUrl: pictureOf(data, node)?.value,
    sizeFrom: numberOf(data, size, "minValue", "value") ?? exact,
    sizeTo: numberOf(data, size, "maxValue", "value") ?? exact,
    founded: founded !== undefined && isPartialDate(founded) ? founded : undefined,
    stockSymbol: data.texts(node, "tickerSymbol")[0]?.value,
  });
}

/** The same as parts of an experience there. */
export function employerOf(data: LinkedData, node: JsonObject): Partial<ExperienceValue> {
  const { url, location, imageUrl, industry, positions: _, ...facts } = readOrganization(data, node);
  return compact<Partial<ExperienceValue>>({ location, imageUrl, industry, companyUrl: url, ...asEmployer(facts) });
}

/** The founders of an organisation, as named in its own linked data (schema.org/founder). */
export function foundersOf(data: LinkedData, node: JsonObject): readonly Located[] {
  return data.values(node, "founder", "founders").flatMap((founder) => data.text(founder) ?? []);
}

/** A logo or picture with a web address. */
export function pictureOf(data: LinkedData, node: JsonObject): Located | undefined {
  const [image] = data.values(node, "logo", "image");
  const picture = image?.type === "object" ? data.texts(image, "contentUrl", "url")[0] : image && data.text(image);
  return picture && webAddress(picture.value) !== undefined ? picture : undefined;
}

/** A place on one line: the parts of an address, otherwise its name. */
export function placeName(data: LinkedData, place: JsonNode): Located | undefined {
  if (place.type !== "object") return data.text(place);
  const [inner] = data.objects(place, "address");
  const parts = data.texts(inner ?? place, "streetAddress", "addressLocality", "addressRegion", "addressCountry");
  const [name] = data.texts(place, "name");
  if (parts.length === 0) return name;
  return { value: parts.map(({ value }) => value).join(", "), ...spanOf(...parts) };
}

/** Pay per year. */
export type YearlyPay = Pick<ExperienceValue, "salaryFrom" | "salaryTo" | "salaryCurrency">;

/**
 * A yearly pay range from a `MonetaryAmount` with a `QuantitativeValue` (JobPosting) or a `MonetaryAmountDistribution`
 * (Occupation): from the 10th to the 90th percentile. Hourly and monthly pay is left out: nothing says how many hours
 * or months are worked.
 */
export function yearlyPay(data: LinkedData, amount: JsonObject): YearlyPay | undefined {
  const [value] = data.objects(amount, "value");
  const unit = [...data.texts(amount, "unitText", "duration"), ...(value ? data.texts(value, "unitText") : [])][0]
    ?.value;
  if (unit !== undefined && !/^(?:YEAR|ANN|P1Y|P12M)$/i.test(unit)) return undefined;
  const pay = compact<YearlyPay>({
    salaryFrom: numberOf(data, value, "minValue", "value") ?? numberOf(data, amount, "minValue", "percentile10"),
    salaryTo: numberOf(data, value, "maxValue", "value") ?? numberOf(data, amount, "maxValue", "percentile90"),
  });
  if (pay.salaryFrom === undefined && pay.salaryTo === undefined) return undefined;
  const [currency] = data.texts(amount, "currency");
  return compact<YearlyPay>({ ...pay, salaryCurrency: currencyCode(currency?.value) });
}

function numberOf(data: LinkedData, node: JsonObject | undefined, ...names: readonly string[]): number | undefined {
  return node && wholeNumber(data.texts(node, ...names)[0]?.value);
}

function wholeNumber(text: string | undefined): number | undefined {
  return text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : undefined;
}
