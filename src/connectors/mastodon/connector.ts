import { because } from "../../domain/ledger-reason.ts";
import { readProfileUrl } from "../../domain/platform.ts";
import { ANY_HOST, type Answer, captureEach, captureOf, type Connector, SkipProbe, isProfileOn } from "../connector.ts";
import { wishesOnMastodon } from "../wishes.ts";
import { mastodonAccount } from "./account.ts";
import { mastodonFollowers } from "./followers.ts";
import { mastodonImporter } from "./importer.ts";
import { mastodonStatuses } from "./statuses.ts";

/**
 * Any server of the fediverse that supports Mastodon's API: found by WebFinger (RFC 7033), asked without an account.
 */
export const mastodon: Connector = {
  name: "mastodon",
  title: "Mastodon",
  homepage: "https://joinmastodon.org/",
  terms: "https://docs.joinmastodon.org/api/guidelines/",
  access: "open",
  verified: {
    against: "recorded",
    address: "https://github.com/halcy/Mastodon.py/tree/b9f2effbb5a9f07ebca3807466f4130e69b1614c/tests",
    date: "2026-11-21",
  },
  readers: [mastodonAccount, mastodonStatuses],
  searches: ["account", "post"],
  imports: [mastodonFollowers],
  importers: [mastodonImporter],
  accepts: ["profileUrl"],
  takes: isProfileOn("mastodon"),
  // Servers allow 300 requests in five minutes per address (docs.joinmastodon.org/api/rate-limits).
  limits: { requestsPerMinute: 60, timeoutMs: 20_000, cacheDays: 1 },
  asks: ANY_HOST,
  settings: {
    searchHost: {
      secret: false,
      help: "The server through which people are searched by name, such as `mastodon.social`. Without it nobody is.",
    },
    token: { secret: true, help: "A user token of that server (`read:search`), where it asks for one." },
  },
  examples: {
    present: { kind: "profileUrl", value: "https://social.example.org/@ada" },
    absent: { kind: "profileUrl", value: "https://social.example.org/@nobody" },
  },
  async *probe(identifier, context) {
    const profile = readProfileUrl(identifier.value);
    const [user, host] = profile?.platform === "mastodon" ? profile.handle.split("@") : [];
    if (!user || !host) return;
    const resource = encodeURIComponent(`acct:${user}@${host}`);
    // Servers return 400 for addresses that are not accounts.
    const finger = await context.ask({
      url: `https://${host}/.well-known/webfinger?resource=${resource}`,
      headers: { accept: "application/jrd+json, application/json" },
      answers: [400],
    });
    const server = finger?.status === 200 ? serverOf(finger) : undefined;
    if (server === undefined) return;
    const api = `${server}/api/v1/accounts`;
    const account = await context.ask({
      url: `${api}/lookup?acct=${encodeURIComponent(`${user}@${host}`)}`,
      refusal: (json) => wishesOnMastodon(json).account,
    });
    if (account === null) return;
    yield captureOf("mastodon/account", account);
    const { id } = account.json as { readonly id?: unknown };
    if (typeof id !== "string" || !/^\w+$/.test(id) || wishesOnMastodon(account.json).posts !== null) return;
    const statuses = await context.ask({ url: `${api}/${id}/statuses?limit=40&exclude_reblogs=true` });
    if (statuses !== null && statuses.data !== "[]") yield captureOf("mastodon/statuses", statuses);
  },
  platform: "mastodon",
  // Open to everybody since 4.0.0, but a server may require a token (docs.joinmastodon.org/methods/search).
  async *search(words, context) {
    const host = context.setting("searchHost");
    if (host === undefined) throw new SkipProbe(because("noServer"));
    if (!/^[a-z0-9.-]+$/i.test(host)) throw new SkipProbe(because("noHostName"));
    const token = context.setting("token");
    const query = new URLSearchParams({ q: words, type: "accounts", limit: "10" });
    const answer = await context.ask({
      url: `https://${host}/api/v2/search?${query.toString()}`,
      ...(token !== undefined && { headers: { authorization: `Bearer ${token}` } }),
    });
    yield* captureEach("mastodon/account", answer, ({ accounts }) =>
      Array.isArray(accounts) ? accounts.filter((account) => wishesOnMastodon(account).account === null) : accounts,
    );
  },
};

/** The server of the account, from its `self` link (ActivityPub). */
function serverOf({ json }: Answer): string | undefined {
  const { links } = (json ?? {}) as { readonly links?: unknown };
  const all = Array.isArray(links) ? (links as { readonly rel?: unknown; readonly href?: unknown }[]) : [];
  const self = all.find((link) => link?.rel === "self" && typeof link.href === "string");
  const url = URL.parse(String(self?.href));
  return url?.protocol === "https:" ? url.origin : undefined;
}
