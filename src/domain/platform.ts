/**
 * The platforms on which a candidate may have a presence. `candor` is not one of them: it stands for everybody in the
 * database.
 */
export const PLATFORMS = [
  "linkedin",
  "facebook",
  "instagram",
  "x",
  "tiktok",
  "youtube",
  "github",
  "mastodon",
  "bluesky",
] as const;
export type Platform = (typeof PLATFORMS)[number];

/** Possible values of a search's `type`, in the order in which a person would look for them. */
export const SEARCH_TYPES = ["candor", ...PLATFORMS] as const;
export type SearchType = (typeof SEARCH_TYPES)[number];

export type PlatformCategory = "social" | "professional" | "video" | "code";

/** A parsed profile URL: `handle` and `url` are the same for all its spellings. */
export interface ProfileAddress {
  readonly platform: Platform;
  /**
   * Lower case, except for IDs in which case matters (YouTube channels, LinkedIn member IDs). Mastodon: `user@host`.
   */
  readonly handle: string;
  readonly url: string;
}

/**
 * Parses a profile URL in any spelling: with or without a scheme, `www.`, `m.`, `mobile.`, old domains (twitter.com,
 * fb.com), `#!`, query strings, upper case, and pages below a profile (a post, a photo, a tab), which belong to the
 * handle in their path. `@user@host` is a Mastodon profile. `null` for anything that does not name exactly one profile:
 * home pages, tags, groups, share links, companies, short links, look-alike hosts, other schemes.
 */
export function readProfileUrl(text: string): ProfileAddress | null {
  const trimmed = text.trim();
  if (trimmed.length === 0 || trimmed.length > 2048) return null;
  const canonical = readCanonicalUrl(trimmed);
  if (canonical !== null) return canonical;
  const address = FEDIVERSE_ADDRESS.exec(trimmed);
  if (address !== null) return profileOf("mastodon", `${address[1]}@${address[2]}`);
  const page = readPage(trimmed);
  if (page === null) return null;
  for (const platform of READING_ORDER) {
    const rules = RULES[platform];
    if (!rules.hosts.test(page.host)) continue;
    const handle = rules.read(page);
    return handle === null ? null : profileOf(platform, handle);
  }
  return null;
}

/** Most URLs are already canonical, which can be seen without parsing them. */
function readCanonicalUrl(text: string): ProfileAddress | null {
  const handle = text.lastIndexOf("/") + 1;
  const platform = canonicalStarts.get(text.slice(0, handle));
  const profile = platform === undefined ? null : profileOf(platform, text.slice(handle));
  return profile?.url === text ? profile : null;
}

/**
 * The canonical URL of a handle in any spelling, without `@`. Throws `RangeError` if the platform has no such handles.
 */
export function profileUrl(platform: Platform, handle: string): string {
  const profile = profileOf(platform, handle.trim());
  if (profile === null) throw new RangeError(`Not a handle of ${platformTitle(platform)}`);
  return profile.url;
}

/** The canonical URL of a handle; `undefined` if the platform has no such handles. */
export function findProfileUrl(platform: Platform, handle: string): string | undefined {
  return profileOf(platform, handle.trim())?.url;
}

/**
 * Whether a URL is on one of the platforms, whether it is a profile or not: a company, a post. Mastodon does not count,
 * because it may run on any host.
 */
export function isOnPlatform(address: string): boolean {
  const host = readPage(address.trim())?.host ?? "";
  return PLATFORMS.some((platform) => platform !== "mastodon" && RULES[platform].hosts.test(host));
}

/** The platform's familiar name. */
export function platformTitle(platform: Platform): string {
  return RULES[platform].title;
}

export function platformCategory(platform: Platform): PlatformCategory {
  return RULES[platform].category;
}

export function isPlatform(text: string): text is Platform {
  return (PLATFORMS as readonly string[]).includes(text);
}

interface Page {
  /** Lower case, without `www.` and a final dot. */
  readonly host: string;
  /** Decoded, without empty segments. */
  readonly path: readonly string[];
  readonly query: URLSearchParams;
}

interface PlatformRules {
  readonly title: string;
  readonly category: PlatformCategory;
  readonly hosts: RegExp;
  /** The handle as spelled on the page, or `null`. */
  readonly read: (page: Page) => string | null;
  /** The pattern of a canonical handle. */
  readonly handle: RegExp;
  readonly url: (handle: string) => string;
  /** IDs in which case matters. */
  readonly exact?: RegExp;
}

function profileOf(platform: Platform, spelling: string): ProfileAddress | null {
  const rules = RULES[platform];
  const bare = spelling.replace(/^@+/, "");
  const handle = rules.exact?.test(bare) ? bare : bare.normalize("NFC").toLowerCase().normalize("NFC");
  if (!rules.handle.test(handle) || handle === "." || handle === "..") return null;
  if (reservedNames[platform]?.has(handle)) return null;
  return { platform, handle, url: rules.url(handle) };
}

function readPage(text: string): Page | null {
  const address = /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text.replace(/^\/\//, "")}`;
  // Hash-bang URLs (twitter.com/#!/handle) have the path in the fragment.
  const url = URL.parse(address.replace(/\/?#!\/?/, "/"));
  if (url === null || (url.protocol !== "https:" && url.protocol !== "http:")) return null;
  if (url.username !== "" || url.password !== "" || url.port !== "") return null;
  const path = url.pathname.split("/").filter((segment) => segment !== "");
  const decoded = path.map(decodeSegment);
  if (decoded.includes(null)) return null;
  return {
    host: url.hostname.replace(/\.$/, "").replace(/^www\./, ""),
    path: decoded as string[],
    query: url.searchParams,
  };
}

function decodeSegment(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch (error) {
    if (error instanceof URIError) return null;
    throw error;
  }
}

/** The first segment, for platforms whose profiles are at the root. */
function atRoot(page: Page): string | null {
  return page.path[0] ?? null;
}

/** The segment after `@`, for platforms that mark profiles with it. */
function atSign(page: Page): string | null {
  const first = page.path[0];
  return first !== undefined && first.startsWith("@") ? first : null;
}

function readLinkedin({ path }: Page): string | null {
  const [first, second, ...rest] = path[0] === "mwlite" || path[0] === "m" ? path.slice(1) : path;
  if (second === undefined) return null;
  if (first === "in") return second;
  return first === "pub" ? readOldLinkedin(second, rest) : null;
}

/**
 * `/pub/name/5/a2b/901` became `/in/name-901a2b5`: the parts in reverse order, the last two padded to three characters.
 */
function readOldLinkedin(name: string, parts: readonly string[]): string | null {
  const [a, b, c] = parts;
  if (a === undefined || b === undefined || c === undefined) return null;
  if (![a, b, c].every((part) => /^[0-9a-f]{1,3}$/i.test(part))) return null;
  return `${name}-${c.padStart(3, "0")}${b.padStart(3, "0")}${a === "0" ? "" : a}`;
}

function readFacebook({ path, query }: Page): string | null {
  const [first, second, third] = path;
  if (first === undefined) return null;
  const script = first.toLowerCase();
  if (["profile.php", "story.php", "permalink.php"].includes(script)) return numberOrNull(query.get("id"));
  if (script === "people" || script === "pages") return numberOrNull(third ?? null);
  if (script === "p") return numberOrNull(/-(\d+)$/.exec(second ?? "")?.[1] ?? null);
  if (script === "pg") return second ?? null;
  return first;
}

function numberOrNull(text: string | null): string | null {
  return text !== null && /^\d{1,20}$/.test(text) ? text : null;
}

function readInstagram(page: Page): string | null {
  const [first, second] = page.path;
  if (first === "_u" || first === "_n") return second ?? null;
  // Story URLs contain the author; `highlights` takes the author's place.
  if (first === "stories") return second === "highlights" ? null : (second ?? null);
  return atRoot(page);
}

function readYoutube(page: Page): string | null {
  const [first, second] = page.path;
  if (first === undefined) return null;
  if (first.startsWith("@")) return first;
  if (first === "channel") return second !== undefined && YOUTUBE_CHANNEL.test(second) ? second : null;
  // User names from before 2012 are not handles: `@ada` may be somebody else.
  if (first === "user" && second !== undefined)
    return second.startsWith("@") || YOUTUBE_CHANNEL.test(second) ? second : `user/${second}`;
  if (first === "user") return null;
  // Names under `/c/` became their owners' handles (support.google.com/youtube/answer/11585688).
  if (first === "c") return second ?? null;
  // Custom URLs from before 2022 are at the root.
  return /^[a-z0-9]+$/i.test(first) ? first : null;
}

function readGithub({ path }: Page): string | null {
  const [first, second] = path;
  return (first === "sponsors" ? second : first) ?? null;
}

function readBluesky({ path }: Page): string | null {
  return path[0] === "profile" ? (path[1] ?? null) : null;
}

/**
 * `/@user`, `/@user@other.host`, `/web/@user`, `/users/user`. The last one only on hosts whose names say that they are
 * Mastodon's: others use it for anything.
 */
function readMastodon({ host, path }: Page): string | null {
  if (NOT_FEDIVERSE.test(host)) return null;
  const [first, second] = path[0] === "web" ? path.slice(1) : path;
  if (first === "users" && second !== undefined && FEDIVERSE_HOST.test(host)) return `${second}@${host}`;
  if (first === undefined || !first.startsWith("@")) return null;
  const user = first.slice(1);
  return user.includes("@") ? user : `${user}@${host}`;
}

/** Mastodon runs on any host, so it comes last. */
const READING_ORDER = [...PLATFORMS.filter((platform) => platform !== "mastodon"), "mastodon"] as const;
const HOSTNAME = "(?:[\\p{L}\\p{N}](?:[\\p{L}\\p{N}-]{0,61}[\\p{L}\\p{N}])?\\.)+[\\p{L}][\\p{L}\\p{N}-]*[\\p{L}\\p{N}]";
const FEDIVERSE_USER = "[a-z0-9_]+(?:[.-]+[a-z0-9_]+)*";
const FEDIVERSE_ADDRESS = new RegExp(`^@(${FEDIVERSE_USER})@(${HOSTNAME})$`, "iu");
const FEDIVERSE_HOST = /(?:^|\.)(?:mastodon|mstdn|fosstodon|hachyderm|pixelfed|pleroma|misskey)\b|\.social$/;
/** Hosts with `/@name` pages that are not fediverse servers, and names made to look like a platform's. */
const NOT_FEDIVERSE =
  /x\.com$|twitter|facebook|instagram|linkedin|youtube|youtu\.be|tiktok|github|bsky|threads|medium\.|substack|telegram|(?:^|\.)(?:t\.me|fb\.com|rumble\.com|odysee\.com|flipboard\.com|gumroad\.com|npmjs\.com|replit\.com|unsplash\.com|ko-fi\.com|dev\.to|vk\.com|coub\.com|lemon8-app\.com|kick\.com|patreon\.com|observablehq\.com|producthunt\.com|zhihu\.com|dzen\.ru)/;
const YOUTUBE_CHANNEL = /^UC[\w-]{22}$/;
const DECENTRALIZED_ID = "did:(?:plc:[a-z2-7]{24}|web:[a-z0-9.-]+)";

/** Where each platform's profiles are, what its handles look like, and its canonical URLs. */
const RULES: { readonly [P in Platform]: PlatformRules } = {
  linkedin: {
    title: "LinkedIn",
    category: "professional",
    hosts: /^(?:(?:[a-z]{2,3}|m|touch|mobile)\.)?linkedin\.com$/,
    read: readLinkedin,
    handle: /^[\p{L}\p{M}\p{N}_.'’&-]{1,120}$/u,
    url: (handle) => `https://www.linkedin.com/in/${encodeURIComponent(handle)}`,
    exact: /^ACo[A-Za-z0-9_-]{20,}$/,
  },
  facebook: {
    title: "Facebook",
    category: "social",
    hosts:
      /^(?:(?:[a-z]{2}-[a-z]{2}|[a-z]{2}|m|mobile|mbasic|touch|web|business|free|upload)\.)?(?:facebook|fb)\.com$|^m\.me$/,
    read: readFacebook,
    handle: /^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}.-]{0,99}$/u,
    url: (handle) =>
      /^\d+$/.test(handle)
        ? `https://www.facebook.com/profile.php?id=${handle}`
        : `https://www.facebook.com/${encodeURIComponent(handle)}`,
  },
  instagram: {
    title: "Instagram",
    category: "social",
    hosts: /^(?:(?:m|mobile)\.)?(?:instagram\.com|instagr\.am)$/,
    read: readInstagram,
    handle: /^[a-z0-9_.]{1,30}$/,
    url: (handle) => `https://www.instagram.com/${handle}`,
  },
  x: {
    title: "X",
    category: "social",
    hosts: /^(?:(?:m|mobile)\.)?(?:x|twitter)\.com$/,
    read: atRoot,
    handle: /^[a-z0-9_]{1,20}$/,
    url: (handle) => `https://x.com/${handle}`,
  },
  tiktok: {
    title: "TikTok",
    category: "video",
    hosts: /^(?:m\.)?tiktok\.com$/,
    read: atSign,
    handle: /^[a-z0-9_.]{1,30}$/,
    url: (handle) => `https://www.tiktok.com/@${handle}`,
  },
  youtube: {
    title: "YouTube",
    category: "video",
    hosts: /^(?:(?:m|music|gaming)\.)?youtube\.com$/,
    read: readYoutube,
    handle: /^UC[\w-]{22}$|^user\/[a-z0-9]{1,50}$|^[\p{Ll}\p{Lo}\p{Lm}\p{M}\p{N}_.·-]{1,100}$/u,
    url: (handle) =>
      YOUTUBE_CHANNEL.test(handle)
        ? `https://www.youtube.com/channel/${handle}`
        : handle.startsWith("user/")
          ? `https://www.youtube.com/${handle}`
          : `https://www.youtube.com/@${encodeURIComponent(handle)}`,
    exact: YOUTUBE_CHANNEL,
  },
  github: {
    title: "GitHub",
    category: "code",
    hosts: /^(?:(?:m|gist)\.)?github\.com$/,
    read: readGithub,
    handle: /^[a-z0-9](?:[a-z0-9-]{0,38})$/,
    url: (handle) => `https://github.com/${handle}`,
  },
  bluesky: {
    title: "Bluesky",
    category: "social",
    hosts: /^(?:staging\.)?bsky\.app$/,
    read: readBluesky,
    // The handle syntax of the AT Protocol specification: a domain name whose last label does not begin with a digit.
    handle: new RegExp(
      `^${DECENTRALIZED_ID}$|^(?=.{3,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])?$`,
    ),
    url: (handle) => `https://bsky.app/profile/${handle}`,
  },
  mastodon: {
    title: "Mastodon",
    category: "social",
    hosts: new RegExp(`^${HOSTNAME}$`, "u"),
    read: readMastodon,
    handle: new RegExp(`^${FEDIVERSE_USER}@${HOSTNAME}$`, "u"),
    url: (handle) => `https://${handle.split("@")[1] ?? ""}/@${handle.split("@")[0] ?? ""}`,
  },
};

/** The part before the handle in canonical URLs. */
const canonicalStarts: ReadonlyMap<string, Platform> = new Map(
  PLATFORMS.filter((platform) => platform !== "mastodon").map((platform) => [
    RULES[platform].url("handle").replace(/(?<![^/])[^/]*$/, ""),
    platform,
  ]),
);

/** Names at the root that are pages of the platform itself. */
const reservedNames: { readonly [P in Platform]?: ReadonlySet<string> } = {
  facebook: words(`about ads bookmarks business careers checkpoint developers dialog directory donate events events.php
    flx friends fundraisers games gaming group.php groups hashtag help home home.php index.php jobs l.php legal live
    login login.php marketplace media memories messages mobile notes notifications pages pages_feed people permalink
    permalink.php photo photo.php photos places plugins policies policy privacy profile profile.php public r.php
    recover reel reels reg saved search settings share share.php sharer sharer.php signup stories story.php terms
    timeline tr video video.php videos watch`),
  instagram: words(`about accounts api archive challenge developer developers direct directory download emails explore
    graphql help invites legal location locations oauth p popular press privacy reel reels s session share stories tags
    terms threads tv web your_activity`),
  x: words(`about account accounts ads compose communities download explore followers following hashtag help home i
    intent invitations jobs lists login logout messages notifications oauth personalization premium privacy
    privacy_policy search search-advanced search-home settings share signin signup spaces statuses terms tos trends
    welcome who_to_follow widgets`),
  youtube: words(`about account ads attribution_link audiolibrary c channel channels charts clip copyright creators
    dashboard embed explore feed feeds gaming get_video_info hashtag history howyoutubeworks iframe_api jobs kids live
    live_chat login logout movies music my_videos new oembed playlist playlists podcasts post premium press profile
    redirect results s sharing shorts signin sitemap source static studio t terms trending trends tv upload user v
    verify watch watch_popup watch_videos yt youtubei`),
  github: words(`about account advisories apps blog careers codespaces collections contact copilot customer-stories
    dashboard design discussions edu education enterprise events explore features gist gists github-copilot home
    integrations issues join login logout marketplace mobile new news nonprofit notifications organizations orgs
    partners personal premium-support press pricing pulls readme resources search security sessions settings showcases
    signup site solutions sponsors stars status support team teams topics trending users watching why-github`),
};

function words(text: string): ReadonlySet<string> {
  return new Set(text.split(/\s+/));
}
