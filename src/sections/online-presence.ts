import type { AccountValue, ClaimOf } from "../domain/claim.ts";
import { isPlatform, platformCategory, platformTitle } from "../domain/platform.ts";
import { cite, Unknown } from "./cited.ts";
import type { ClaimSet } from "./claim-set.ts";
import { agreeOn } from "./fold.ts";
import { initialsPictureUrl, platformPictureUrl } from "./names.ts";
import type { Section, SectionContext } from "./section.ts";

interface ListedAccount {
  readonly title: string;
  readonly category: string;
  readonly value: AccountValue;
  readonly claims: readonly ClaimOf<"account">[];
}

/** The person's public accounts: since when, and how active. */
export const onlinePresence: Section = {
  name: "onlinePresence",
  reads: ["account"],
  fills: ["onlinePresence"],
  build(claims, subject) {
    const accounts = listAccounts(claims);
    if (accounts.length === 0) return {};
    const timeline = accounts.filter(({ value }) => value.createdAt && value.lastActiveAt);
    const active = accounts.filter(({ value }) => (value.attributes ?? []).length > 0);
    return {
      onlinePresence: {
        timeline:
          timeline.length === 0
            ? new Unknown([])
            : timeline.map(({ title, value, claims }) =>
                cite(
                  {
                    firstLoginAt: value.createdAt ?? "",
                    lastLoginAt: value.lastActiveAt ?? "",
                    name: title,
                    logoUrl: platformPictureUrl(subject, value.platform),
                  },
                  claims,
                ),
              ),
        activity:
          active.length === 0
            ? new Unknown([])
            : active.map((account) =>
                cite(
                  {
                    name: account.title,
                    avatarUrl: avatarOf(account, subject),
                    logoUrl: platformPictureUrl(subject, account.value.platform),
                    attributes: [...(account.value.attributes ?? [])],
                  },
                  account.claims,
                ),
              ),
        accounts: accounts.map(({ title, category, value, claims }) =>
          cite({ name: title, category, logoUrl: platformPictureUrl(subject, value.platform) }, claims),
        ),
      },
    };
  },
};

/** One account per URL, merged from all datasources. If there are several on one platform, the handle is added to the platform's name. */
function listAccounts(claims: ClaimSet): readonly ListedAccount[] {
  const accounts = accountsByAddress(claims);
  const several = Map.groupBy(accounts, ({ title }) => title);
  return accounts.map((account) => {
    const { handle } = account.value;
    const isOne = several.get(account.title)?.length === 1;
    return isOne || handle === undefined ? account : { ...account, title: `${account.title} (${handle})` };
  });
}

function accountsByAddress(claims: ClaimSet): readonly ListedAccount[] {
  return agreeOn(claims, "account", (account) => account.url)
    .map(({ claims }) => {
      const value = mergeAccount(claims.map((claim) => claim.value));
      const known = isPlatform(value.platform);
      return {
        title: known ? platformTitle(value.platform) : value.platform,
        category: value.category ?? (known ? platformCategory(value.platform) : "web"),
        value,
        claims,
      };
    })
    .sort((a, b) => (a.title === b.title ? (a.value.url < b.value.url ? -1 : 1) : a.title < b.title ? -1 : 1));
}

/** Each member comes from the best supported claim; `created` is the earliest and `last active` the latest stated time. */
function mergeAccount(values: readonly AccountValue[]): AccountValue {
  const merged = values.reduceRight((whole, value) => ({ ...whole, ...value }), {} as AccountValue);
  const created = values.flatMap((value) => value.createdAt ?? []).toSorted();
  const active = values.flatMap((value) => value.lastActiveAt ?? []).toSorted();
  return {
    ...merged,
    ...(created[0] === undefined ? {} : { createdAt: created[0] }),
    ...(active.length === 0 ? {} : { lastActiveAt: active.at(-1) ?? "" }),
  };
}

function avatarOf(account: ListedAccount, subject: SectionContext): string {
  const held = account.value.avatarUrl ? subject.pictureUrl(account.value.avatarUrl) : null;
  return held ?? initialsPictureUrl(subject, account.value.displayName ?? account.value.handle ?? account.title);
}
