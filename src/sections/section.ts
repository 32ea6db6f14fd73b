import type { LookupData, Photo } from "../contract/profile.ts";
import type { AskedFlag } from "../domain/brand-safety.ts";
import type { Claim, Property } from "../domain/claim.ts";
import type { SectionName } from "../domain/lookup.ts";
import type { CitedText, CitedTree } from "./cited.ts";
import type { ClaimSet } from "./claim-set.ts";
import type { SummaryMessages } from "../presentation/summary-messages.ts";

/** One named part of the profile. Pure: the same claims give the same fragment, in the same order. */
export interface Section {
  readonly name: SectionName;
  readonly reads: readonly Property[];
  readonly fills: readonly (keyof LookupData)[];
  /** The structured fields. */
  build(claims: ClaimSet, subject: SectionContext): Fragment;
  /** The prose, sentence by sentence, made from the same claims. */
  summarize?(claims: ClaimSet, subject: SectionContext): Partial<Record<SummaryField, CitedText>>;
}

export type SummaryField = Extract<keyof LookupData, `${string}Summary`>;

export type Fragment = {
  readonly [Field in Exclude<keyof LookupData, SummaryField>]?: CitedTree<NonNullable<LookupData[Field]>> | undefined;
};

export type PictureCredit = Pick<Photo, "author" | "licence" | "licenceUrl">;

/** What a section may know besides claims: nothing about the person but the addresses of the service's own pages. */
export interface SectionContext {
  readonly lookupId: string;
  /** The flags that the lookup named; the others that may be asked for by name are not judged. */
  readonly flags?: readonly AskedFlag[];
  /** By whom and when flags of brand safety were dismissed. */
  readonly dismissed?: ReadonlyMap<string, { readonly by: string; readonly at: Date }>;
  /** 0 to 1: how sure it is that a record is the candidate. Where it is not given, no record is sure. */
  identityConfidence?(recordId: string): number;
  /** The words of the summaries; English where not given. */
  readonly messages?: SummaryMessages;
  /** The public address of the service, without a trailing slash. */
  readonly baseUrl: string;
  /** The address under which the service shows a picture, or `null` if it has none of it. */
  pictureUrl(url: string): string | null;
  /** Whose a fetched picture is, as its source states it. */
  pictureCredit?(url: string): PictureCredit | undefined;
  /** Addresses of datasources by id, with whether the record behind them agrees with an independent one. */
  readonly datasources: ReadonlyMap<string, { readonly url: string; readonly verified: boolean }>;
  /** By the ids of records that come from a source's interface: the page on which people read the same. */
  readonly pages?: ReadonlyMap<string, string>;
}

/** Where somebody can open what a claim was read from; `undefined` if that is no address of the web. */
export function pageOf(
  { recordId, datasourceId }: Pick<Claim, "recordId" | "datasourceId">,
  { datasources, pages }: SectionContext,
): string | undefined {
  const datasource = datasources.get(datasourceId);
  return datasource && (pages?.get(recordId) ?? datasource.url);
}
