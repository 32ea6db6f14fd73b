import { createHash } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { SampleAnswer } from "../../src/connectors/samples.ts";
import { POSTS } from "./captures.ts";
import { GDELT_ARTICLES, WEB_FEED, WEB_PAGE } from "./outbound-captures.ts";
import { STACK_EXCHANGE_USERS, WIKIDATA_ENTITY, WIKIPEDIA_SUMMARY } from "./register-captures.ts";
import { SAMPLES } from "./samples.ts";
import {
  BLUESKY_FEED,
  BLUESKY_PROFILE,
  BRAVE_WEB,
  BREACHES,
  GITHUB_EVENTS,
  GITHUB_SOCIAL_ACCOUNTS,
  GITHUB_USER,
  GRAVATAR_PROFILE,
  MASTODON_ACCOUNT,
  MASTODON_STATUSES,
  ORCID_RECORD,
  SEARXNG_RESULTS,
  X_USER,
  YOUTUBE_CHANNELS,
  YOUTUBE_VIDEOS,
} from "./service-captures.ts";

export type ImitatedAnswer = SampleAnswer;

/** What a source says to a question about Ada Example, in its documented shape; and how it says that it knows nobody. */
export function answerAs(connector: string, path: string, request: IncomingMessage): ImitatedAnswer {
  const { pathname, searchParams } = new URL(`http://imitation/${path}`);
  const said =
    ANSWERS[connector]?.(pathname, searchParams, request) ??
    SAMPLES.get(connector)?.answer?.(pathname, searchParams, request.headers);
  return said ?? NOT_FOUND;
}

const NOT_FOUND: ImitatedAnswer = { status: 404, body: { message: "Not Found" } };
const UNAUTHORIZED: ImitatedAnswer = { status: 401, body: { message: "no key" } };

type Imitate = (path: string, query: URLSearchParams, request: IncomingMessage) => ImitatedAnswer | undefined;

const ADA_HASH = createHash("sha256").update("ada@example.org").digest("hex");
const UPLOADS = "UUaBcDeFgHiJkLmNoPqRsTuV";
const CHANNELS = {
  ...YOUTUBE_CHANNELS,
  items: YOUTUBE_CHANNELS.items.map((item) => ({
    ...item,
    contentDetails: { relatedPlaylists: { likes: "", uploads: UPLOADS } },
  })),
};

const ANSWERS: Readonly<Record<string, Imitate>> = {
  github: (path, query) => {
    if (path === "/search/users") {
      const items = isAbout(query, "q") ? [{ login: "Candor-Ada", id: 900_101, type: "User", score: 1 }] : [];
      return { body: { total_count: items.length, incomplete_results: false, items } };
    }
    if (path === "/users/Candor-Ada") return { body: GITHUB_USER };
    if (path === "/users/candor-ada") return { body: GITHUB_USER, headers: { etag: '"ada-1"' } };
    if (path === "/users/candor-ada/social_accounts") return { body: GITHUB_SOCIAL_ACCOUNTS };
    return path === "/users/candor-ada/events/public" ? { body: GITHUB_EVENTS } : undefined;
  },
  brave: (_path, query, request) => {
    if (!request.headers["x-subscription-token"]) return UNAUTHORIZED;
    return { body: isAbout(query, "q") ? BRAVE_WEB : { type: "search" } };
  },
  searxng: (path, query) =>
    path === "/social.example.org/search"
      ? { body: isAbout(query, "q") ? SEARXNG_RESULTS : { ...SEARXNG_RESULTS, results: [] } }
      : undefined,
  mastodon: (path, query) => {
    if (path === "/social.example.org/api/v2/search") {
      return { body: { accounts: isAbout(query, "q") ? [MASTODON_ACCOUNT] : [], statuses: [], hashtags: [] } };
    }
    if (path.endsWith("/.well-known/webfinger")) return finger(query.get("resource") ?? "");
    if (path === "/social.example.org/api/v1/accounts/lookup") return { body: MASTODON_ACCOUNT };
    return path === `/social.example.org/api/v1/accounts/${MASTODON_ACCOUNT.id}/statuses`
      ? { body: MASTODON_STATUSES }
      : undefined;
  },
  bluesky: (path, query) => {
    if (path === "/xrpc/app.bsky.actor.searchActors") return { body: { actors: isAbout(query, "q") ? [ACTOR] : [] } };
    if (query.get("actor") !== BLUESKY_PROFILE.handle) {
      return { status: 400, body: { error: "InvalidRequest", message: "Profile not found" } };
    }
    if (path === "/xrpc/app.bsky.actor.getProfile") return { body: BLUESKY_PROFILE };
    return path === "/xrpc/app.bsky.feed.getAuthorFeed" ? { body: BLUESKY_FEED } : undefined;
  },
  gravatar: (path) => (path === `/v3/profiles/${ADA_HASH}` ? { body: GRAVATAR_PROFILE } : undefined),
  hibp: (path, _query, request) => {
    if (!request.headers["hibp-api-key"]) return UNAUTHORIZED;
    return path === "/api/v3/breachedaccount/ada%40example.org" ? { body: BREACHES } : undefined;
  },
  orcid: (path, query) => {
    if (path === "/v3.0/search/") return { body: { result: null, "num-found": 0 } };
    if (path === "/v3.0/expanded-search/") {
      const hits = isAbout(query, "q") ? [{ "orcid-id": "0000-0000-0000-0101", "given-names": "Ada" }] : null;
      return { body: { "expanded-result": hits, "num-found": hits?.length ?? 0 } };
    }
    return path === "/v3.0/0000-0000-0000-0101/record" ? { body: ORCID_RECORD } : undefined;
  },
  "stack-exchange": (path) =>
    path === "/2.3/users/9000101"
      ? { body: STACK_EXCHANGE_USERS }
      : { body: { items: [], has_more: false, quota_max: 300, quota_remaining: 298 } },
  gdelt: (_path, query) => ({ body: query.get("query") === '"Ada Example"' ? GDELT_ARTICLES : {} }),
  wikipedia: (path) =>
    path.startsWith("/en.wikipedia.org/api/rest_v1/page/summary/Ada_Example") ? { body: WIKIPEDIA_SUMMARY } : undefined,
  wikidata: (path, query) => {
    if (path === "/wiki/Special:EntityData/Q900000101.json") return { body: ITEM };
    if (path !== "/w/api.php") return undefined;
    if (query.get("action") === "wbsearchentities") return { body: wikidataHits(query) };
    if (query.get("props") !== "labels")
      return { body: { entities: { ...ITEM.entities, Q900000301: MAP }, success: 1 } };
    const asked = (query.get("ids") ?? "").split("|");
    const named = asked.map((id) => [id, { type: "item", id, labels: { en: { language: "en", value: LABELS[id] } } }]);
    return { body: { entities: Object.fromEntries(named.filter(([id]) => String(id) in LABELS)), success: 1 } };
  },
  x: (path, query, request) => {
    if (!request.headers.authorization) return UNAUTHORIZED;
    if (path === "/2/users/search") {
      return { body: isAbout(query, "query") ? { data: [X_USER.data], meta: {} } : { meta: { result_count: 0 } } };
    }
    if (path === "/2/users/by/username/candor_ada") return { body: X_USER };
    if (path === `/2/users/${X_USER.data.id}/tweets`) return { body: POSTS };
    const detail = { title: "Not Found Error", type: "https://api.twitter.com/2/problems/resource-not-found" };
    return { body: { errors: [detail] } };
  },
  youtube: (path, query, request) => {
    if (!request.headers["x-goog-api-key"]) return { ...UNAUTHORIZED, status: 403 };
    if (path === "/youtube/v3/search") {
      const items = isAbout(query, "q") ? [{ kind: "youtube#searchResult", id: CHANNEL_HIT, snippet: {} }] : [];
      return { body: { kind: "youtube#searchListResponse", regionCode: "US", items } };
    }
    if (path === "/youtube/v3/channels") {
      const found = query.get("forHandle") === "adabakes" || query.get("id") === CHANNEL_HIT.channelId;
      return { body: found ? CHANNELS : { kind: YOUTUBE_CHANNELS.kind, pageInfo: { totalResults: 0 } } };
    }
    if (path === "/youtube/v3/playlistItems") {
      return {
        body: { kind: "youtube#playlistItemListResponse", items: [{ contentDetails: { videoId: "dAdAdAdAdA1" } }] },
      };
    }
    return path === "/youtube/v3/videos" ? { body: YOUTUBE_VIDEOS } : undefined;
  },
  website: (path, _query, request) => {
    const redirectTo = (host: string): ImitatedAnswer => {
      const location = `http://${request.headers.host ?? ""}/website/${host}/`;
      return { status: 301, headers: { location }, body: "" };
    };
    if (path === "/ada.example.org/" || path === "/ada.example.org") return { body: WEB_PAGE, type: "text/html" };
    if (path === "/ada.example.org/feed.xml") return { body: WEB_FEED, type: "application/atom+xml" };
    if (path === "/moved.example.org/") return redirectTo("shy.example.org");
    if (path === "/new.example.org/") return redirectTo("ada.example.org");
    if (path === "/shy.example.org/robots.txt")
      return { body: "User-agent: Candor\nDisallow: /\n", type: "text/plain" };
    return path === "/shy.example.org/" ? { body: WEB_PAGE, type: "text/html" } : undefined;
  },
};

/** Everybody searches for Ada. */
function isAbout(query: URLSearchParams, parameter: string): boolean {
  return /\bada\b/i.test(query.get(parameter) ?? "");
}

const CHANNEL_HIT = { kind: "youtube#channel", channelId: YOUTUBE_CHANNELS.items[0]?.id };
/** `profileView`: a profile without its counts. */
const { followersCount: _a, followsCount: _b, postsCount: _c, ...ACTOR } = BLUESKY_PROFILE;
/** Found by its name as well, and no person. */
const MAP = {
  type: "item",
  id: "Q900000301",
  labels: { en: { language: "en", value: "Ada Example's map" } },
  claims: {},
};

function wikidataHits(query: URLSearchParams) {
  const ids = isAbout(query, "search") ? ["Q900000101", "Q900000301"] : [];
  const search = ids.map((id) => ({ id, title: id, pageid: 1, concepturi: `http://www.wikidata.org/entity/${id}` }));
  return { searchinfo: { search: query.get("search") }, search, success: 1 };
}

function finger(resource: string): ImitatedAnswer | undefined {
  if (resource !== "acct:ada@social.example.org") return undefined;
  const self = { rel: "self", type: "application/activity+json", href: "https://social.example.org/users/ada" };
  return { body: { subject: resource, links: [self] }, type: "application/jrd+json" };
}

function points(id: string, qualifiers: Record<string, unknown[]> = {}) {
  const value = { "entity-type": "item", id };
  return {
    mainsnak: { snaktype: "value", property: "P0", datavalue: { value, type: "wikibase-entityid" } },
    type: "statement",
    rank: "normal",
    qualifiers,
  };
}

function year(from: number) {
  const value = { time: `+${from}-00-00T00:00:00Z`, precision: 9, timezone: 0, before: 0, after: 0 };
  return { snaktype: "value", datavalue: { value, type: "time" } };
}

const LABELS: Readonly<Record<string, string>> = {
  Q900000201: "University of Maps",
  Q900000202: "Master of Arts",
  Q900000203: "Institute of Lines",
  Q900000204: "Quechua",
  Q900000205: "Golden Compass",
  Q900000206: "Bo Example",
};

const { Q900000101: ADA } = WIKIDATA_ENTITY.entities;
const ITEM = {
  entities: {
    Q900000101: {
      ...ADA,
      claims: {
        ...ADA.claims,
        P69: [points("Q900000201", { P582: [year(1984)], P512: [points("Q900000202").mainsnak] })],
        P108: [points("Q900000203", { P580: [year(1985)] })],
        P1412: [points("Q900000204")],
        P166: [points("Q900000205")],
        P26: [points("Q900000206")],
        P40: [points("Q900000299")],
        P18: [
          {
            mainsnak: {
              snaktype: "value",
              property: "P18",
              datavalue: { value: "Ada Example 2025.jpg", type: "string" },
            },
            type: "statement",
            rank: "normal",
          },
        ],
      },
    },
  },
};
