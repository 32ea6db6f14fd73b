import { because } from "../../domain/ledger-reason.ts";
import { readProfileUrl } from "../../domain/platform.ts";
import { type Answer, captureEach, captureOf, type Connector, SkipProbe, isProfileOn } from "../connector.ts";
import { wishesOnBluesky } from "../wishes.ts";
import { blueskyFeed } from "./author-feed.ts";
import { blueskyProfile } from "./profile.ts";

const API = "https://public.api.bsky.app/xrpc";

/** The public view of the AT protocol's network: no account, no key. */
export const bluesky: Connector = {
  name: "bluesky",
  sites: [{ host: "bsky.app", publisher: "Bluesky" }],
  title: "Bluesky",
  homepage: "https://bsky.app/",
  terms: "https://bsky.social/about/support/tos",
  access: "open",
  verified: {
    against: "documented",
    address: "https://github.com/bluesky-social/atproto/blob/main/lexicons/app/bsky/actor/defs.json",
    date: "2026-11-21",
  },
  readers: [blueskyProfile, blueskyFeed],
  searches: ["account", "post"],
  accepts: ["profileUrl"],
  takes: isProfileOn("bluesky"),
  // Half of the 3,000 requests in five minutes allowed per address (docs.bsky.app, "Rate Limits").
  limits: { requestsPerMinute: 300, timeoutMs: 15_000, cacheDays: 1 },
  asks: "https://public.api.bsky.app",
  examples: {
    present: { kind: "profileUrl", value: "https://bsky.app/profile/ada.example.org" },
    absent: { kind: "profileUrl", value: "https://bsky.app/profile/nobody.example.org" },
  },
  async *probe(identifier, context) {
    const profile = readProfileUrl(identifier.value);
    if (profile?.platform !== "bluesky") return;
    const actor = encodeURIComponent(profile.handle);
    const answer = await context.ask({
      url: `${API}/app.bsky.actor.getProfile?actor=${actor}`,
      answers: [400],
      refusal: (json) => wishesOnBluesky(json).account,
    });
    if (answer === null || isNobody(answer)) return;
    yield captureOf("bluesky/profile", answer);
    const feed = await context.ask({
      url: `${API}/app.bsky.feed.getAuthorFeed?actor=${actor}&limit=50&filter=posts_with_replies`,
      // The profile was answered: if its posts are not (blocked, since taken down), that is not a failure of ours.
      answers: [400],
    });
    if (feed?.status === 200 && (feed.json as { feed?: unknown[] } | null)?.feed?.length !== 0) {
      yield captureOf("bluesky/author-feed", feed);
    }
  },
  platform: "bluesky",
  async *search(words, context) {
    const query = new URLSearchParams({ q: words, limit: "10" });
    // Its actors are `profileView`s: profiles without counts (…/lexicons/app/bsky/actor/searchActors.json).
    const answer = await context.ask({ url: `${API}/app.bsky.actor.searchActors?${query.toString()}` });
    yield* captureEach("bluesky/profile", answer, ({ actors }) =>
      Array.isArray(actors) ? actors.filter((actor) => wishesOnBluesky(actor).account === null) : actors,
    );
  },
};

/**
 * An unknown actor is a 400 with a message; so is one that was taken down, which does not mean that nobody has the
 * handle.
 */
function isNobody({ status, json }: Answer): boolean {
  if (status === 200) return false;
  const { error, message } = (json ?? {}) as { readonly error?: unknown; readonly message?: unknown };
  if (error === "InvalidRequest" && /not found|resolve/i.test(String(message))) return true;
  throw new SkipProbe(because("hiddenAccount"));
}
