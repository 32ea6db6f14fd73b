import { z } from "zod";
import type { ClaimDraft, ExperienceValue, Finding, PropertyTypes } from "../../../domain/claim.ts";
import { type Identifier, normalizeIdentifier } from "../../../domain/identifier.ts";
import { readProfileUrl } from "../../../domain/platform.ts";
import type { Capture } from "../../connector.ts";
import { accountOf, SELF_DESCRIPTION, SELF_LOCATION } from "../account.ts";
import { claimAt, compact, instantOf, optionalText, pointer, readJson, webAddress } from "../reading.ts";

/**
 * Reads `gravatar/profile`: a profile as `GET /v3/profiles/{sha256 of the e-mail}` answers it (docs.gravatar.com). The
 * person put it under their own address; which one, only the hash says.
 */
export function* readGravatarProfile(capture: Capture): Iterable<Finding> {
  const profile = readJson(capture, Profile);
  const name = [profile.first_name, profile.last_name].filter(Boolean).join(" ") || profile.display_name;
  const accounts = [...accountClaims(profile)];
  yield {
    externalId: `gravatar:${profile.hash}`,
    url: profile.profile_url,
    ...(name && { name }),
    claims: [...nameClaims(profile), ...personClaims(profile), ...accounts],
    identifiers: [...keysOf(profile)],
  };
}

const Link = z.object({ label: optionalText, url: z.string() });
const Verified = z.object({ service_type: z.string(), service_label: optionalText, url: z.string() });
const Profile = z.object({
  hash: z.string().min(1),
  profile_url: z.url(),
  avatar_url: optionalText,
  display_name: optionalText,
  first_name: optionalText,
  last_name: optionalText,
  location: optionalText,
  description: optionalText,
  job_title: optionalText,
  company: optionalText,
  registration_date: optionalText,
  last_profile_edit: optionalText,
  interests: z.array(z.object({ name: z.string().min(1) })).nullish(),
  languages: z.array(z.object({ name: z.string().min(1) })).nullish(),
  links: z.array(Link).nullish(),
  verified_accounts: z.array(Verified).nullish(),
  gallery: z.array(z.object({ url: z.string(), alt_text: optionalText })).nullish(),
});
type Profile = z.infer<typeof Profile>;

function* nameClaims(profile: Profile): Generator<ClaimDraft> {
  const { first_name: first, last_name: last, display_name: shown } = profile;
  if (first && last) {
    yield claimAt("fullName", `${first} ${last}`, "", { method: "derived", confidence: 0.8 });
    yield claimAt("firstName", first, "/first_name", { confidence: 0.8 });
    yield claimAt("lastName", last, "/last_name", { confidence: 0.8 });
  } else if (shown) yield claimAt("fullName", shown, "/display_name", { confidence: 0.5 });
}

function* personClaims(profile: Profile): Generator<ClaimDraft> {
  if (profile.avatar_url) yield claimAt("avatar", { imageUrl: profile.avatar_url }, "/avatar_url");
  if (profile.description) yield claimAt("biography", profile.description, "/description", SELF_DESCRIPTION);
  if (profile.location) yield claimAt("location", profile.location, "/location", SELF_LOCATION);
  if (profile.company) {
    const job = { title: profile.job_title, company: profile.company, current: true, kind: "job" } as const;
    yield claimAt("experience", compact<ExperienceValue>(job), "/company", { confidence: 0.8 });
  }
  for (const [index, { name }] of (profile.languages ?? []).entries()) {
    yield claimAt("language", { language: name }, pointer("languages", index, "name"));
  }
  for (const [index, picture] of (profile.gallery ?? []).entries()) {
    const value = { imageUrl: picture.url, sourceUrl: profile.profile_url, caption: picture.alt_text };
    yield claimAt("photo", compact<PropertyTypes["photo"]>(value), pointer("gallery", index));
  }
}

/** The profile itself is an account, and so is each that its owner has proved to be theirs. */
function* accountClaims(profile: Profile): Generator<ClaimDraft> {
  const interests = (profile.interests ?? []).map(({ name }) => name).join(", ");
  const own = compact<PropertyTypes["account"]>({
    platform: "Gravatar",
    url: profile.profile_url,
    displayName: profile.display_name,
    category: "profile",
    createdAt: instantOf(profile.registration_date),
    lastActiveAt: instantOf(profile.last_profile_edit),
    avatarUrl: profile.avatar_url,
    attributes: interests === "" ? undefined : [{ key: "Interests", value: interests }],
  });
  yield claimAt("account", own, "");
  for (const [index, account] of (profile.verified_accounts ?? []).entries()) {
    const linked = readProfileUrl(account.url);
    const locator = pointer("verified_accounts", index);
    if (linked) yield claimAt("account", accountOf(linked, {}), locator);
    else if (webAddress(account.url)) {
      const value = { platform: account.service_label ?? account.service_type, url: account.url, category: "web" };
      yield claimAt("account", value, locator);
    }
  }
  for (const [index, link] of (profile.links ?? []).entries()) {
    if (webAddress(link.url)) yield claimAt("website", link.url, pointer("links", index, "url"));
  }
}

function* keysOf(profile: Profile): Generator<Identifier> {
  for (const { url } of profile.verified_accounts ?? []) {
    const linked = readProfileUrl(url);
    if (linked) yield { kind: "profileUrl", value: linked.url };
  }
  for (const { url } of profile.links ?? []) {
    const site = webAddress(url) === undefined ? null : normalizeIdentifier("website", url);
    if (site) yield site;
  }
}
