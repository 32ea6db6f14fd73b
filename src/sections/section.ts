import type { LookupData, Photo } from "../contract/profile.ts";
import type { AskedFlag } from "../domain/brand-safety.ts";
import type { Claim, Property } from "../domain/claim.ts";
import type { SectionName } from "../domain/lookup.ts";
import type { CitedText, CitedTree } from "./cited.ts";
import type { ClaimSet } from "./claim-set.ts";
import type { SummaryMessages } from "../presentation/summary-messages.ts";

/** A named part of the profile. Pure: the same claims give the same fragment, in the same order. */
export interface Section {
  readonly name: SectionName;
  readonly reads: readonly Property[];
  readonly fills: readonly (keyof LookupData)[];
  /** The structured fields. */
  build(claims: ClaimSet, subject: SectionContext): Fragment;
  /** The prose, sentence by sentence, from the same claims. */
  summarize?(claims: ClaimSet, subject: SectionContext): Partial<Record<SummaryField, CitedText>>;
}

export type SummaryField = Extract<keyof LookupData, `${string}Summary`>;

export type Fragment = {
  readonly [Field in Exclude<keyof LookupData, SummaryField>]?: CitedTree<NonNullable<LookupData[Field]>> | undefined;
};

export type PictureCredit = Pick<Photo, "author" | "licence" | "licenceUrl">;

/** What a section may know besides claims: nothing about the person except URLs of the service's own pages. */
export interface SectionContext {
  readonly lookupId: string;
  /** The flags named by the lookup; other flags that need naming are not judged. */
  readonly flags?: readonly AskedFlag[];
  /** Who dismissed which brand-safety flags, and when. */
  readonly dismissed?: ReadonlyMap<string, { readonly by: string; readonly at: Date }>;
  /** 0 to 1: how certain it is that a record is the candidate. If not given, no record is certain. */
  identityConfidence?(recordId: string): number;
  /** Words for the summaries; English by default. */
  readonly messages?: SummaryMessages;
  /** The service's public URL, without a trailing slash. */
  readonly baseUrl: string;
  /** The URL under which the service shows a picture; `null` if it does not hold it. */
  pictureUrl(url: string): string | null;
  /** The author and licence of a fetched picture, as its source states them. */
  pictureCredit?(url: string): PictureCredit | undefined;
  /** By datasource ID: its URL, and whether its record agrees with an independent one. */
  readonly datasources: ReadonlyMap<string, { readonly url: string; readonly verified: boolean }>;
  /** By ID of a record that came from an API: the page on which people read the same. */
  readonly pages?: ReadonlyMap<string, string>;
}

/** Where somebody can open what a claim was read from; `undefined` if that is not a web address. */
export function pageOf(
  { recordId, datasourceId }: Pick<Claim, "recordId" | "datasourceId">,
  { datasources, pages }: SectionContext,
): string | undefined {
  const datasource = datasources.get(datasourceId);
  return datasource && (pages?.get(recordId) ?? datasource.url);
}
