import { because } from "../../domain/ledger-reason.ts";
import { readProfileUrl } from "../../domain/platform.ts";
import { type Answer, captureEach, captureOf, type Connector, SkipProbe, isProfileOn } from "../connector.ts";
import { wishesOnX } from "../wishes.ts";
import { xFollowers } from "./followers.ts";
import { xImporter } from "./importer.ts";
import { xPosts } from "./posts.ts";
import { xUser } from "./user.ts";

const USER_FIELDS =
  "created_at,description,entities,location,name,profile_image_url,protected,public_metrics,username,verified";
/** Each post is paid for. */
const POSTS = "50";
const POST_FIELDS = "attachments,author_id,created_at,in_reply_to_user_id,note_tweet,public_metrics,referenced_tweets";

/** X API v2 with an app's own bearer token, as far as its plan allows. */
export const x: Connector = {
  name: "x",
  sites: [
    { host: "x.com", publisher: "X" },
    { host: "twitter.com", publisher: "X", readAt: "x.com" },
  ],
  title: "X",
  homepage: "https://x.com/",
  terms: "https://docs.x.com/developer-terms/agreement",
  access: "key",
  verified: {
    against: "recorded",
    address: "https://github.com/tweepy/tweepy/tree/c05ba988177219f1591b3bf03b8896b427c8b233/cassettes",
    date: "2026-11-21",
  },
  readers: [xUser, xPosts],
  searches: ["account", "post"],
  imports: [xFollowers],
  importers: [xImporter],
  accepts: ["profileUrl"],
  takes: isProfileOn("x"),
  // X shows its rates only in its console; according to others, a user costs one cent and each of fifty posts half a
  // cent.
  cost: { dollars: 0.26, per: "account", address: "https://postproxy.dev/blog/x-api-pricing-2026", date: "2026-11-22" },
  limits: { requestsPerMinute: 20, timeoutMs: 20_000, cacheDays: 1 },
  asks: "https://api.x.com",
  settings: {
    token: { secret: true, help: "The bearer token of an app with read access." },
    userToken: {
      secret: true,
      help: "A user's OAuth 2.0 token (`users.read`, `tweet.read`) of an account that pays by use, or of a Pro plan. X searches people by name for nobody else; handles need the app's token only.",
    },
  },
  examples: {
    present: { kind: "profileUrl", value: "https://x.com/candor_ada" },
    absent: { kind: "profileUrl", value: "https://x.com/candor_nobody" },
  },
  async *probe(identifier, context) {
    const profile = readProfileUrl(identifier.value);
    if (profile?.platform !== "x") return;
    const token = context.setting("token");
    if (token === undefined) throw new SkipProbe(because("noKey"));
    const headers = { authorization: `Bearer ${token}` };
    const users = "https://api.x.com/2/users";
    const handle = encodeURIComponent(profile.handle);
    const user = await context.ask({
      url: `${users}/by/username/${handle}?user.fields=${USER_FIELDS}`,
      headers,
      refusal: (json) => wishesOnX((json as { readonly data?: unknown } | null)?.data).account,
    });
    const id = user && idOf(user);
    if (user === null || id === null) return;
    yield captureOf("x/user", user);
    const query = new URLSearchParams({
      max_results: POSTS,
      "tweet.fields": POST_FIELDS,
      expansions: "author_id,attachments.media_keys",
      "user.fields": USER_FIELDS,
      "media.fields": "url,preview_image_url",
    });
    const posts = await context.ask({ url: `${users}/${id}/tweets?${query.toString()}`, headers });
    const { data } = (posts?.json ?? {}) as { readonly data?: unknown };
    if (posts !== null && data !== undefined) yield captureOf("x/posts", posts);
  },
  platform: "x",
  // Requires a user's token, on Pro plans and higher (docs.x.com/x-api/x-api-v2/users/search).
  async *search(words, context) {
    const token = context.setting("userToken");
    if (token === undefined) throw new SkipProbe(because("noUserToken"));
    const query = new URLSearchParams({ query: words, max_results: "10", "user.fields": USER_FIELDS });
    const headers = { authorization: `Bearer ${token}` };
    const answer = await context.ask({ url: `https://api.x.com/2/users/search?${query.toString()}`, headers });
    for (const user of captureEach("x/user", answer, nobodyOr)) {
      yield { ...user, data: `{"data":${user.data}}` };
    }
  },
};

/** If nobody is found, the response has no `data`, and `meta` says so. Users with protected posts are left out. */
function nobodyOr({ data, meta }: Readonly<Record<string, unknown>>): unknown {
  if (data === undefined && meta !== undefined) return [];
  return Array.isArray(data) ? data.filter((user) => wishesOnX(user).account === null) : data;
}

/** Errors come with status 200: nobody has the name, or the user is suspended. */
function idOf({ json }: Answer): string | null {
  const { data, errors } = (json ?? {}) as {
    readonly data?: { readonly id?: unknown };
    readonly errors?: readonly { readonly title?: unknown }[];
  };
  if (typeof data?.id === "string" && /^\d+$/.test(data.id)) return data.id;
  if (errors?.[0]?.title === "Not Found Error") return null;
  throw new SkipProbe(because("hiddenAccount"));
}
