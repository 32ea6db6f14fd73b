import type { AccountValue, ClaimDraft, Finding } from "../../domain/claim.ts";
import { keyOfAddress, networkAccountAt } from "../../domain/address.ts";
import type { Identifier } from "../../domain/identifier.ts";
import { platformCategory, type ProfileAddress } from "../../domain/platform.ts";
import { claimAt, compact } from "./claims.ts";

/** What a service's API says about an account. */
export interface AccountFacts {
  /** As spelled by the service. */
  readonly handle?: string | undefined;
  readonly displayName?: string | undefined;
  readonly createdAt?: string | undefined;
  readonly lastActiveAt?: string | undefined;
  readonly avatarUrl?: string | undefined;
  /** Figures and settings by names that readers of the profile understand, without those that are unknown. */
  readonly attributes?: Readonly<Record<string, string | number | undefined>>;
}

/** The account as a claim's value. */
export function accountOf(profile: ProfileAddress, facts: AccountFacts): AccountValue {
  const attributes = Object.entries(facts.attributes ?? {})
    .filter(([, value]) => value !== undefined && value !== "")
    .map(([key, value]) => ({ key, value: String(value) }));
  return compact<AccountValue>({
    platform: profile.platform,
    url: profile.url,
    handle: facts.handle ?? profile.handle,
    displayName: facts.displayName,
    category: platformCategory(profile.platform),
    createdAt: facts.createdAt,
    lastActiveAt: facts.lastActiveAt,
    avatarUrl: facts.avatarUrl,
    attributes: attributes.length > 0 ? attributes : undefined,
  });
}

/** The person behind an account, under the account's own address: all documents about one account form one record. */
export function accountFinding(
  profile: ProfileAddress,
  name: string | undefined,
  claims: readonly ClaimDraft[],
  identifiers: readonly (Identifier | null)[] = [],
): Finding {
  const own: Identifier = { kind: "profileUrl", value: profile.url };
  const all = [own, ...identifiers.filter((identifier) => identifier !== null)];
  const distinct = new Map(all.map((identifier) => [`${identifier.kind} ${identifier.value}`, identifier]));
  return {
    externalId: profile.url,
    url: profile.url,
    ...(name !== undefined && { name }),
    claims,
    identifiers: [...distinct.values()],
  };
}

/** A link to a profile that may be anybody's: it is compared, but the profile is nobody's for it. */
export function linkTo({ url }: ProfileAddress): Identifier {
  return { kind: "website", value: url.replace(/^https:\/\//u, "") };
}

/**
 * A website that the person names as their own, as a claim and a key. A profile, or a number in a register, has its own
 * kind of key, and the entry there is an account.
 */
export function websiteOf(
  address: string | undefined,
  locator: string,
): { readonly claims: readonly ClaimDraft[]; readonly identifier: Identifier | null } {
  const identifier = address === undefined ? null : keyOfAddress(address);
  if (identifier === null || address === undefined) return { claims: [], identifier: null };
  const account = networkAccountAt(address);
  if (account !== null) return { claims: [claimAt("account", account, locator)], identifier };
  return { claims: [claimAt("website", address, locator)], identifier };
}

/** What people say about themselves next to their name: a line in a profile, less certain than an answer to a form. */
export const SELF_DESCRIPTION = { confidence: 0.7 } as const;
export const SELF_LOCATION = { confidence: 0.6 } as const;
