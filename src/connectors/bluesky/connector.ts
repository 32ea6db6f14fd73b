import { readProfileUrl } from "../../domain/platform.ts";
import { type Answer, captureEach, captureOf, type Connector, SkipProbe } from "../connector.ts";
import { isProfileOn, members, readKinds } from "../read-kinds.ts";
import { readBlueskyFeed } from "./author-feed.ts";
import { readBlueskyProfile } from "./profile.ts";

const API = "https://public.api.bsky.app/xrpc";

/** The public view of the AT protocol's network: no account, no key. */
export const bluesky: Connector = {
  name: "bluesky",
  title: "Bluesky",
  homepage: "https://bsky.app/",
  terms: "https://bsky.social/about/support/tos",
  access: "open",
  verified: {
    against: "documented",
    address: "https://github.com/bluesky-social/atproto/blob/main/lexicons/app/bsky/actor/defs.json",
    date: "2026-11-21",
  },
  accepts: ["profileUrl"],
  takes: isProfileOn("bluesky"),
  yields: ["account", "avatar", "biography", "followers", "post", "website", "fullName"],
  // 3,000 requests in five minutes from one address (docs.bsky.app, "Rate Limits"): a half of it.
  limits: { requestsPerMinute: 300, timeoutMs: 15_000, cacheDays: 1 },
  asks: "https://public.api.bsky.app",
  members: {
    "bluesky/profile": {
      reads: [
        ...members(
          "",
          "did handle displayName description avatar followersCount followsCount postsCount createdAt website",
        ),
        "verification/verifiedStatus",
      ],
      ignores: {
        "how a person is spoken of: no field, and no gender": ["pronouns"],
        "a picture above the profile, which shows anything": ["banner"],
        "what the service says of the account": members(
          "",
          "associated labels indexedAt debug verification/verifications verification/trustedVerifierStatus",
        ),
        "between the account and who asks": ["viewer"],
        "other things of the account, to be asked for": members("", "joinedViaStarterPack pinnedPost"),
        "what passes: a live stream": ["status"],
      },
    },
    "bluesky/author-feed": {
      reads: [
        "feed/*/reason/$type",
        ...members("feed/*/post", "uri embed replyCount repostCount likeCount quoteCount indexedAt"),
        ...members("feed/*/post/record", "text createdAt reply"),
        ...members("feed/*/post/author", "did handle displayName avatar createdAt verification/verifiedStatus"),
      ],
      ignores: {
        "about the answer": members("", "cursor"),
        "other people's posts and their authors": members(
          "feed/*",
          "reply reason/by reason/indexedAt reason/uri reason/cid",
        ),
        "why the service shows it": members("feed/*", "feedContext reqId"),
        "what the text and the pictures say already": members(
          "feed/*/post/record",
          "$type entities facets embed langs labels tags",
        ),
        "who keeps it: no figure of a post here": members("feed/*/post", "bookmarkCount"),
        "what the service says of it": members("feed/*/post", "cid labels threadgate debug"),
        "between the author and who asks": members("feed/*/post", "viewer author/viewer"),
        "what the profile says": members(
          "feed/*/post/author",
          `associated labels status pronouns debug verification/verifications verification/trustedVerifierStatus`,
        ),
      },
    },
  },
  examples: {
    present: { kind: "profileUrl", value: "https://bsky.app/profile/ada.example.org" },
    absent: { kind: "profileUrl", value: "https://bsky.app/profile/nobody.example.org" },
  },
  async *probe(identifier, context) {
    const profile = readProfileUrl(identifier.value);
    if (profile?.platform !== "bluesky") return;
    const actor = encodeURIComponent(profile.handle);
    const answer = await context.ask({ url: `${API}/app.bsky.actor.getProfile?actor=${actor}`, answers: [400] });
    if (answer === null || isNobody(answer)) return;
    yield captureOf("bluesky/profile", answer);
    const feed = await context.ask({
      url: `${API}/app.bsky.feed.getAuthorFeed?actor=${actor}&limit=50&filter=posts_with_replies`,
    });
    if (feed !== null && (feed.json as { feed?: unknown[] }).feed?.length !== 0) {
      yield captureOf("bluesky/author-feed", feed);
    }
  },
  platform: "bluesky",
  async *search(words, context) {
    const query = new URLSearchParams({ q: words, limit: "10" });
    // Its actors are `profileView`s, which are profiles without their counts (…/lexicons/app/bsky/actor/searchActors.json).
    const answer = await context.ask({ url: `${API}/app.bsky.actor.searchActors?${query.toString()}` });
    yield* captureEach("bluesky/profile", answer, ({ actors }) => actors);
  },
  read: readKinds({ "bluesky/profile": readBlueskyProfile, "bluesky/author-feed": readBlueskyFeed }),
};

/** An unknown actor is a 400 with words; so is one that was taken down, which is not the same as nobody. */
function isNobody({ status, json }: Answer): boolean {
  if (status === 200) return false;
  const { error, message } = (json ?? {}) as { readonly error?: unknown; readonly message?: unknown };
  if (error === "InvalidRequest" && /not found|resolve/i.test(String(message))) return true;
  throw new SkipProbe("the account cannot be shown");
}
