import { type Platform, platformTitle, profileUrl, readProfileUrl } from "../../../domain/platform.ts";
import type { DocumentImportRow } from "../../../importers/importer.ts";
import type { PersonInFiles } from "./people.ts";
import type { Legislator, SourcePost } from "./source-rows.ts";

/** A person's account, as far as the folder knows it. */
export interface OfficialAccount {
  readonly platform: Platform;
  /** As spelled in the register. */
  readonly handle: string | undefined;
  /** The platform's own ID for the account. */
  readonly id: string | undefined;
  /** The canonical URL of its page. */
  readonly url: string;
  /** Every canonical URL that leads to it. */
  readonly addresses: readonly string[];
}

/** The accounts in the register and those whose posts are in the folder, each once. */
export function accountsOf(person: PersonInFiles): readonly OfficialAccount[] {
  const accounts = new Map<string, OfficialAccount>();
  for (const entry of person.current?.social ?? []) {
    const account = readAccount(entry);
    if (account && !accounts.has(account.url)) accounts.set(account.url, account);
  }
  for (const [handle, [post]] of person.posts) {
    const url = profileUrl("x", handle);
    if (!post || accounts.has(url)) continue;
    accounts.set(url, {
      platform: "x",
      handle: post.screen_name,
      id: post.user_id ?? undefined,
      url,
      addresses: [url],
    });
  }
  return [...accounts.values()];
}

/** The account's page as its platform serves it to anybody, with only what the register knows. */
export function accountDocument(
  account: OfficialAccount,
  ownerName: string,
  collectedAt: string | undefined,
): DocumentImportRow {
  const { platform, handle, url } = account;
  const site = platformTitle(platform);
  const shown = handle === undefined ? ownerName : `${ownerName} (@${handle.replace(/^@/, "")})`;
  const lines = [
    "<!DOCTYPE html>",
    '<html lang="en">',
    "<head>",
    '<meta charset="utf-8">',
    `<title>${escapeHtml(`${shown} | ${site}`)}</title>`,
    `<link rel="canonical" href="${escapeHtml(url)}">`,
    '<meta property="og:type" content="profile">',
    `<meta property="og:site_name" content="${escapeHtml(site)}">`,
    `<meta property="og:title" content="${escapeHtml(shown)}">`,
    `<meta property="og:url" content="${escapeHtml(url)}">`,
    ...(handle === undefined
      ? []
      : [`<meta property="profile:username" content="${escapeHtml(handle.replace(/^@/, ""))}">`]),
    "</head>",
    "<body></body>",
    "</html>",
  ];
  return {
    type: "document",
    kind: "account-page",
    url,
    mediaType: "text/html",
    ...(collectedAt !== undefined && { collectedAt }),
    data: `${lines.join("\n")}\n`,
    identifiers: account.addresses.map((value) => ({ kind: "profileUrl", value })),
  };
}

/** Posts in pages as from `GET /2/users/:id/tweets` (X API v2), or from the search by author if the ID is unknown. */
export function* postDocuments(handle: string, posts: readonly SourcePost[]): Generator<DocumentImportRow> {
  const url = profileUrl("x", handle);
  for (let from = 0; from < posts.length; from += PAGE_LENGTH) {
    const page = posts.slice(from, from + PAGE_LENGTH);
    const [newest] = page;
    const oldest = page.at(-1);
    if (!newest || !oldest) return;
    const user = { ...(newest.user_id && { id: newest.user_id }), name: newest.name, username: newest.screen_name };
    yield {
      type: "document",
      kind: "x/posts",
      url: pageUrl(newest, posts[from - 1]),
      mediaType: "application/json",
      data: JSON.stringify({
        data: page.map(apiPost),
        includes: { users: [user] },
        meta: { result_count: page.length, newest_id: newest.id, oldest_id: oldest.id },
      }),
      identifiers: [{ kind: "profileUrl", value: url }],
    };
  }
}

/** The most that the API returns at once. */
const PAGE_LENGTH = 100;
const FIELDS = "tweet.fields=created_at,public_metrics,referenced_tweets&expansions=author_id";

function readAccount(entry: NonNullable<Legislator["social"]>[number]): OfficialAccount | null {
  const handle = entry.handle ?? undefined;
  const page = readProfileUrl(entry.url);
  if (page === null) return null;
  const named = handle === undefined ? null : readProfileUrl(addressOf(entry.platform, handle));
  const addresses = [...new Set([page.url, ...(named === null ? [] : [named.url])])];
  const id = entry.id === null || entry.id === undefined ? undefined : String(entry.id);
  return { platform: entry.platform, handle, id, url: page.url, addresses };
}

/** The register's Mastodon handles are full addresses (`@user@host`); YouTube's are next to a channel ID. */
function addressOf(platform: Platform, handle: string): string {
  if (platform === "mastodon") return handle;
  return platform === "youtube" ? `https://www.youtube.com/@${handle.replace(/^@/, "")}` : profileUrl(platform, handle);
}

/** `until_id` is exclusive: a page begins after the last post of the one before. */
function pageUrl(newest: SourcePost, before: SourcePost | undefined): string {
  const place = newest.user_id
    ? `https://api.x.com/2/users/${newest.user_id}/tweets?max_results=${PAGE_LENGTH}`
    : `https://api.x.com/2/tweets/search/all?query=from:${newest.screen_name}&max_results=${PAGE_LENGTH}`;
  return `${place}&${FIELDS}${before ? `&until_id=${before.id}` : ""}`;
}

function apiPost(post: SourcePost): unknown {
  const { user_id: author, likes, replies, shares } = post;
  const counts = {
    ...(typeof shares === "number" && { retweet_count: shares }),
    ...(typeof replies === "number" && { reply_count: replies }),
    ...(typeof likes === "number" && { like_count: likes }),
  };
  const referenced = referencedPost(post);
  return {
    id: post.id,
    ...(author && { author_id: author }),
    text: post.text,
    created_at: post.time,
    ...(referenced && { referenced_tweets: [referenced] }),
    ...(Object.keys(counts).length > 0 && { public_metrics: counts }),
  };
}

/** The link of a retweet points to the original; the text of a quote contains the quoted post's URL before " QT @". */
function referencedPost({ kind, link, text, id }: SourcePost): { type: string; id: string } | null {
  const address = kind === "retweet" ? link : kind === "quote" ? /(?<!\S)\S+(?= QT @)/.exec(text)?.[0] : undefined;
  const referenced = /\/status(?:es)?\/(\d+)/.exec(address ?? "")?.[1];
  if (referenced === undefined || referenced === id) return null;
  return { type: kind === "retweet" ? "retweeted" : "quoted", id: referenced };
}

function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}
