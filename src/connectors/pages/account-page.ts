import type { AccountValue, ClaimDraft, Finding } from "../../domain/claim.ts";
import { platformCategory, type ProfileAddress, readProfileUrl } from "../../domain/platform.ts";
import type { Capture } from "../connector.ts";
import { type HtmlPage, type Located, metaOf, placeOf, readHtml } from "./html.ts";
import { type JsonObject, type LinkedData, readJsonLd } from "./json-ld.ts";
import { claimAt, compact, UnreadableCapture } from "../findings/claims.ts";
import { readStatedInstant } from "../../domain/instant.ts";

/**
 * Reads `account-page`: the public page of an account as its platform serves it. The canonical link says whose it is;
 * OpenGraph and a schema.org ProfilePage say the rest.
 */
export function* readAccountPage(capture: Capture): Iterable<Finding> {
  const page = readHtml(capture.data);
  const data = readJsonLd(page.jsonLd);
  const place = addressOf(page);
  const profile = readProfileUrl(place?.value ?? capture.url);
  if (profile === null) throw new UnreadableCapture(`${capture.kind}: the page's address is not a profile`);
  const person = ownerOf(data);
  const shown = displayNameOf(page, person && data.texts(person, "name")[0], profile);
  yield {
    externalId: profile.url,
    url: profile.url,
    ...(shown && { name: shown }),
    claims: [
      accountClaim(capture, page, data, profile, shown),
      ...pictureClaims(capture, page),
      ...(person ? personClaims(capture, data, person, profile) : []),
    ],
    identifiers: [{ kind: "profileUrl", value: profile.url }],
  };
}

/** The address that the page gives as its own. */
function addressOf(page: HtmlPage): Located | undefined {
  return [page.canonical, metaOf(page, "og:url")].find((place) => place && readProfileUrl(place.value) !== null);
}

function accountClaim(
  capture: Capture,
  page: HtmlPage,
  data: LinkedData,
  profile: ProfileAddress,
  shown: string | undefined,
): ClaimDraft {
  const username = metaOf(page, "profile:username");
  const profilePage = data.nodes.find((node) => data.types(node).includes("ProfilePage"));
  const value = compact<AccountValue>({
    platform: profile.platform,
    url: profile.url,
    handle: username?.value.replace(/^@/, "") ?? profile.handle,
    displayName: shown,
    category: platformCategory(profile.platform),
    createdAt: profilePage && timeOf(data.texts(profilePage, "dateCreated")[0]),
    lastActiveAt: profilePage && timeOf(data.texts(profilePage, "dateModified")[0]),
    avatarUrl: imageOf(page)?.value,
  });
  const place = addressOf(page) ?? username ?? shownIn(page);
  if (place === undefined) throw new UnreadableCapture(`${capture.kind}: the page does not say whose it is`);
  return claimAt("account", value, placeOf(capture, place).locator, placeOf(capture, place));
}

function* pictureClaims(capture: Capture, page: HtmlPage): Generator<ClaimDraft> {
  const image = imageOf(page);
  if (image)
    yield claimAt("avatar", { imageUrl: image.value }, placeOf(capture, image).locator, placeOf(capture, image));
}

function* personClaims(
  capture: Capture,
  data: LinkedData,
  person: JsonObject,
  profile: ProfileAddress,
): Generator<ClaimDraft> {
  const [about] = data.texts(person, "description");
  if (about) yield claimAt("biography", about.value, placeOf(capture, about).locator, placeOf(capture, about));
  for (const counter of data.objects(person, "interactionStatistic")) {
    const action = data.objects(counter, "interactionType").flatMap((type) => data.types(type));
    const names = [...action, ...data.texts(counter, "interactionType").map(({ value }) => value)];
    const [count] = data.texts(counter, "userInteractionCount");
    if (!count || !/^\d+$/.test(count.value) || !names.some((name) => name.endsWith("FollowAction"))) continue;
    const value = { platform: profile.platform, count: Number(count.value) };
    yield claimAt("followers", value, placeOf(capture, count).locator, placeOf(capture, count));
  }
}

function ownerOf(data: LinkedData): JsonObject | undefined {
  const page = data.nodes.find((node) => data.types(node).includes("ProfilePage"));
  return page && data.objects(page, "mainEntity", "about")[0];
}

function imageOf(page: HtmlPage): Located | undefined {
  const image = metaOf(page, "og:image:secure_url", "og:image", "twitter:image");
  return image && /^https?:\/\//.test(image.value) ? image : undefined;
}

/**
 * The display name, without what platforms put around it in titles: `Ada (@ada) / X`, `Ada - YouTube`, `Ada (@ada) •
 * Instagram photos and videos`.
 */
function displayNameOf(page: HtmlPage, named: Located | undefined, profile: ProfileAddress): string | undefined {
  const title = named ?? metaOf(page, "og:title") ?? page.title;
  const name = title?.value
    .slice(0, MAX_TITLE_LENGTH)
    .replace(
      /(?<!\s)\s+(?:[/|•·—–-])\s+(?:X|Twitter|YouTube|LinkedIn|Facebook|TikTok|GitHub|Bluesky|Mastodon|Instagram)\b.*$/u,
      "",
    )
    .replace(/(?:(?<!\s)\s+)?\(?@[\w.-]*(?:@[\w.-]+)?\)?\s*$/u, "")
    .trim();
  return name === "" || name?.toLowerCase() === profile.handle ? undefined : name;
}

const MAX_TITLE_LENGTH = 400;

function shownIn(page: HtmlPage): Located | undefined {
  return [metaOf(page, "og:title"), page.title].find((text) => text !== undefined && text.value.trim() !== "");
}

function timeOf(text: Located | undefined): string | undefined {
  if (text === undefined || !/^\s*\d{4}-\d\d-\d\d/.test(text.value)) return undefined;
  return readStatedInstant(text.value)?.toISOString();
}
