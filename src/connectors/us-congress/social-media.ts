import { z } from "zod";
import type { AccountValue, ClaimDraft } from "../../domain/claim.ts";
import type { Identifier } from "../../domain/identifier.ts";
import { type Platform, platformCategory, type ProfileAddress, readProfileUrl } from "../../domain/platform.ts";
import { jsonReader } from "../reader.ts";
import { claimAt, compact, pointer } from "../findings/claims.ts";
import { REGISTER_PLATFORMS, RegisterIds, registerIdentifiers, registerKey } from "./register.ts";

const Entry = z.object({
  id: RegisterIds,
  social: z.record(z.string(), z.union([z.string(), z.number().transform(String)])),
});

/** Reads `us-congress/social-media`: one entry of legislators-social-media.json. */
export const congressAccounts = jsonReader({
  kind: "us-congress/social-media",
  schema: Entry,
  yields: ["account"],
  *read({ id, social }, capture) {
    const claims: ClaimDraft[] = [];
    const addresses: Identifier[] = [];
    for (const [member, platform] of Object.entries(REGISTER_PLATFORMS)) {
      const account = readAccount(social, member, platform);
      if (account === null) continue;
      claims.push(claimAt("account", account.value, pointer("social", account.member)));
      addresses.push(...account.addresses.map(({ url }): Identifier => ({ kind: "profileUrl", value: url })));
    }
    yield {
      externalId: registerKey(id),
      url: capture.url,
      claims,
      identifiers: [...registerIdentifiers(id), ...addresses],
    };
  },
});

/** A YouTube channel's ID outlives the user name next to it, so the account is found by it. */
function readAccount(
  social: Readonly<Record<string, string>>,
  member: string,
  platform: Platform,
): { readonly value: AccountValue; readonly member: string; readonly addresses: readonly ProfileAddress[] } | null {
  const handle = social[member]?.replace(/^@/, "");
  const id = social[`${member}_id`];
  const named = handle ? readProfileUrl(addressOf(platform, handle)) : null;
  const channel = platform === "youtube" && id ? readProfileUrl(`https://www.youtube.com/channel/${id}`) : null;
  const page = channel ?? named;
  if (page === null) return null;
  const value = compact<AccountValue>({
    platform,
    url: page.url,
    handle: handle ?? page.handle,
    category: platformCategory(platform),
    ...(id && { attributes: [{ key: "id", value: id }] }),
  });
  const addresses = [channel, named].filter((address) => address !== null);
  return { value, member: channel ? `${member}_id` : member, addresses };
}

function addressOf(platform: Platform, handle: string): string {
  switch (platform) {
    case "mastodon":
      return `@${handle}`;
    case "youtube":
      return `https://www.youtube.com/@${handle}`;
    case "x":
      return `https://x.com/${handle}`;
    default:
      return `https://www.${platform}.com/${handle}`;
  }
}
