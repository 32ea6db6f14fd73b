import type { ClaimDraft } from "../../domain/claim.ts";
import { type Identifier, normalizeIdentifier } from "../../domain/identifier.ts";
import { type Platform, readProfileUrl } from "../../domain/platform.ts";
import { accountOf } from "../findings/account.ts";
import { claimAt, webAddress } from "../findings/claims.ts";
import { dateOf, type Entity, qualified, type ItemStatement, valuesOf } from "./item.ts";

type At = (...members: readonly (string | number)[]) => string;

/** Properties whose value is a handle, with the URL for it. */
const HANDLES: Readonly<Record<string, (value: string) => string>> = {
  P2002: (value) => `https://x.com/${value}`,
  P2003: (value) => `https://www.instagram.com/${value}`,
  P2013: (value) => `https://www.facebook.com/${value}`,
  P2037: (value) => `https://github.com/${value}`,
  P2397: (value) => `https://www.youtube.com/channel/${value}`,
  P4003: (value) => `https://www.facebook.com/${value}`,
  P4033: (value) => `@${value.replace(/^@/, "")}`,
  P6634: (value) => `https://www.linkedin.com/in/${value}`,
  P7085: (value) => `https://www.tiktok.com/@${value}`,
  P11245: (value) => `https://www.youtube.com/@${value.replace(/^@/, "")}`,
  P12361: (value) => `https://bsky.app/profile/${value}`,
};
/** Accounts on services that are not platforms of Candor: a name, a category, a URL. */
const OTHERS: Readonly<Record<string, readonly [string, string, (handle: string) => string]>> = {
  P3040: ["SoundCloud", "music", (handle) => `https://soundcloud.com/${handle}`],
  P3899: ["Medium", "blog", (handle) => `https://medium.com/@${handle}`],
  P4175: ["Patreon", "creator", (handle) => `https://www.patreon.com/${handle}`],
  P4265: ["Reddit", "social", (handle) => `https://www.reddit.com/user/${handle}`],
  P5797: ["Twitch", "video", (handle) => `https://www.twitch.tv/${handle}`],
  P11892: ["Threads", "social", (handle) => `https://www.threads.net/@${handle}`],
};
const HANDLE = /^[\w.-]{1,64}$/;
const SITES = ["P856", "P1581"] as const;
const REACHED = { P968: "email", P1329: "phone" } as const;
/** Whose followers a statement of P8687 counts: a qualifier names the account. */
const FOLLOWED: Readonly<Record<string, Platform>> = {
  P2002: "x",
  P6552: "x",
  P2003: "instagram",
  P2013: "facebook",
  P4003: "facebook",
  P11705: "facebook",
  P2397: "youtube",
  P11245: "youtube",
  P7085: "tiktok",
  P4033: "mastodon",
  P12361: "bluesky",
  P2037: "github",
};

/** The properties that are read here. */
export const ACCOUNT_PROPERTIES: readonly string[] = [
  ...Object.keys(HANDLES),
  ...Object.keys(OTHERS),
  ...SITES,
  ...Object.keys(REACHED),
  "P8687",
  "P496",
  "P10283",
];

/** The person's accounts and sites, how to reach them, and how many follow them. */
export function* linkClaims(entity: Entity, at: At): Generator<ClaimDraft> {
  const place = (property: string, index: number) => at("claims", property, index, "mainsnak", "datavalue", "value");
  for (const { value, index, property, url } of addressesOf(entity)) {
    const profile = readProfileUrl(url);
    if (profile) yield claimAt("account", accountOf(profile, { handle: value }), place(property, index));
  }
  for (const [property, [platform, category, write]] of Object.entries(OTHERS)) {
    for (const { value: handle, index } of valuesOf(entity, property)) {
      if (typeof handle !== "string" || !HANDLE.test(handle)) continue;
      yield claimAt("account", { platform, url: write(handle), handle, category }, place(property, index));
    }
  }
  for (const property of SITES) {
    for (const { value, index } of valuesOf(entity, property)) {
      const site = typeof value === "string" ? webAddress(value) : undefined;
      if (site) yield claimAt("website", site, place(property, index));
    }
  }
  for (const [key, property, index] of reachedAt(entity)) {
    if (key.kind === "email" || key.kind === "phone") yield claimAt(key.kind, key.value, place(property, index));
  }
  yield* followerClaims(entity, place);
}

/** Keys for the person in other registers. */
export function* linkKeys(entity: Entity): Generator<Identifier | null> {
  for (const { url } of addressesOf(entity)) yield normalizeIdentifier("profileUrl", url);
  for (const { value } of SITES.flatMap((property) => valuesOf(entity, property))) {
    if (typeof value === "string") yield normalizeIdentifier("website", value);
  }
  for (const [key] of reachedAt(entity)) yield key;
  for (const { value } of valuesOf(entity, "P496")) {
    if (typeof value === "string") yield normalizeIdentifier("externalId", `orcid:${value}`);
  }
  for (const { value } of valuesOf(entity, "P10283")) {
    // Papers and institutes have numbers there, too.
    if (typeof value === "string" && /^A\d+$/.test(value)) yield normalizeIdentifier("externalId", `openalex:${value}`);
  }
}

function addressesOf(entity: Entity) {
  return Object.entries(HANDLES).flatMap(([property, write]) =>
    valuesOf(entity, property).flatMap(({ value, index }) =>
      typeof value === "string" && value.trim() !== "" ? [{ value, index, property, url: write(value) }] : [],
    ),
  );
}

function* reachedAt(entity: Entity): Generator<readonly [Identifier, string, number]> {
  for (const [property, kind] of Object.entries(REACHED)) {
    for (const { value, index } of valuesOf(entity, property)) {
      const key = typeof value === "string" ? normalizeIdentifier(kind, value) : null;
      if (key) yield [key, property, index];
    }
  }
}

/** The newest count for each platform. */
function* followerClaims(entity: Entity, place: (property: string, index: number) => string): Generator<ClaimDraft> {
  const counts = valuesOf(entity, "P8687").flatMap((told) => {
    const platform = Object.keys(told.qualifiers).flatMap((property) => FOLLOWED[property] ?? [])[0];
    const count = amountOf(told);
    return platform === undefined || count === undefined ? [] : [{ platform, count, told }];
  });
  for (const [platform, its] of Map.groupBy(counts, (each) => each.platform)) {
    const [newest] = its.toSorted((a, b) => (dayOf(a.told) < dayOf(b.told) ? 1 : -1));
    if (newest) yield claimAt("followers", { platform, count: newest.count }, place("P8687", newest.told.index));
  }
}

function dayOf(told: ItemStatement): string {
  return qualified(told, "P585").map(dateOf)[0] ?? "";
}

/** A quantity of Wikibase: `{ "amount": "+1234", "unit": "1" }`. */
function amountOf({ value }: ItemStatement): number | undefined {
  const amount = typeof value === "object" && value !== null && "amount" in value ? Number(value.amount) : Number.NaN;
  return Number.isSafeInteger(amount) && amount >= 0 ? amount : undefined;
}
