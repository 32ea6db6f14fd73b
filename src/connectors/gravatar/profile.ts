import { z } from "zod";
import { keyOfAddress, keyOfIdentity } from "../../domain/address.ts";
import type { ClaimDraft, ExperienceValue, PropertyTypes } from "../../domain/claim.ts";
import { type Identifier, normalizeIdentifier } from "../../domain/identifier.ts";
import { readProfileUrl } from "../../domain/platform.ts";
import { jsonReader, members } from "../reader.ts";
import { accountOf, SELF_DESCRIPTION, SELF_LOCATION, websiteOf } from "../findings/account.ts";
import { claimAt, compact, instantOf, optionalText, pointer, webAddress } from "../findings/claims.ts";

const Link = z.object({ label: optionalText, url: z.string() });
const Verified = z.object({
  service_type: z.string(),
  service_label: optionalText,
  url: z.string(),
  is_hidden: z.boolean().optional(),
});
const PHONES = ["work_phone", "cell_phone", "home_phone"] as const;
const GravatarProfile = z.object({
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
  timezone: optionalText,
  is_organization: z.boolean().nullish(),
  contact_info: z
    .object({ email: optionalText, work_phone: optionalText, cell_phone: optionalText, home_phone: optionalText })
    .nullish(),
  registration_date: optionalText,
  last_profile_edit: optionalText,
  interests: z.array(z.object({ name: z.string().min(1) })).nullish(),
  languages: z.array(z.object({ name: z.string().min(1), is_primary: z.boolean().optional() })).nullish(),
  links: z.array(Link).nullish(),
  verified_accounts: z.array(Verified).nullish(),
  gallery: z.array(z.object({ url: z.string(), alt_text: optionalText })).nullish(),
});
type GravatarProfile = z.infer<typeof GravatarProfile>;

/**
 * Reads `gravatar/profile`: a profile from `GET /v3/profiles/{sha256 of the email}` (docs.gravatar.com). The person set
 * it up for their own address; only the hash says which. An organization's profile is nobody's, and accounts hidden by
 * the owner are not read.
 */
export const gravatarProfile = jsonReader({
  kind: "gravatar/profile",
  schema: GravatarProfile,
  reads: [
    ...members(
      "",
      `hash profile_url avatar_url display_name first_name last_name location description job_title company timezone
           is_organization registration_date last_profile_edit`,
    ),
    ...members("contact_info", "email home_phone work_phone cell_phone"),
    ...members("languages/*", "name is_primary"),
    "interests/*/name",
    "links/*/url",
    ...members("verified_accounts/*", "service_type service_label url is_hidden"),
    ...members("gallery/*", "url alt_text"),
  ],
  ignores: {
    "pronunciation and pronouns: no field, and no statement of gender": members("", "pronunciation pronouns"),
    "how they are paid": members("", "payments"),
    "forms for requesting an appointment": members("contact_info", "contact_form calendar"),
    "the page's appearance": members(
      "",
      "avatar_alt_text header_image background_color hide_default_header_image section_visibility",
    ),
    "a count that includes accounts hidden by their owner": members("", "number_verified_accounts"),
    "numbers, codes and pictures of the service's own": [
      ...members("", "user_id user_login"),
      ...members("languages/*", "code order"),
      ...members("interests/*", "id slug"),
      "links/*/label",
      "verified_accounts/*/service_icon",
    ],
  },
  yields: [
    "fullName",
    "firstName",
    "lastName",
    "location",
    "email",
    "phone",
    "language",
    "website",
    "biography",
    "avatar",
    "photo",
    "experience",
    "occupation",
    "interest",
    "account",
  ],
  *read(profile) {
    if (profile.is_organization === true) return;
    const name = [profile.first_name, profile.last_name].filter(Boolean).join(" ") || profile.display_name;
    const accounts = [...accountClaims(profile)];
    yield {
      externalId: `gravatar:${profile.hash}`,
      url: profile.profile_url,
      ...(name && { name }),
      claims: [...nameClaims(profile), ...personClaims(profile), ...contactClaims(profile), ...accounts],
      identifiers: [...keysOf(profile)],
    };
  },
});

function* nameClaims(profile: GravatarProfile): Generator<ClaimDraft> {
  const { first_name: first, last_name: last, display_name: shown } = profile;
  if (first && last) {
    yield claimAt("fullName", `${first} ${last}`, "", { method: "derived", confidence: 0.8 });
    yield claimAt("firstName", first, "/first_name", { confidence: 0.8 });
    yield claimAt("lastName", last, "/last_name", { confidence: 0.8 });
  } else if (shown) yield claimAt("fullName", shown, "/display_name", { confidence: 0.5 });
}

function* personClaims(profile: GravatarProfile): Generator<ClaimDraft> {
  if (profile.avatar_url) yield claimAt("avatar", { imageUrl: profile.avatar_url }, "/avatar_url");
  if (profile.description) yield claimAt("biography", profile.description, "/description", SELF_DESCRIPTION);
  if (profile.location) yield claimAt("location", profile.location, "/location", SELF_LOCATION);
  if (profile.company) {
    const job = { title: profile.job_title, company: profile.company, current: true, kind: "job" } as const;
    yield claimAt("experience", compact<ExperienceValue>(job), "/company", { confidence: 0.8 });
  } else if (profile.job_title) yield claimAt("occupation", profile.job_title, "/job_title", { confidence: 0.8 });
  for (const [index, { name, is_primary: isPrimary }] of (profile.languages ?? []).entries()) {
    const value = isPrimary === true ? { language: name, proficiency: "primary" } : { language: name };
    yield claimAt("language", value, pointer("languages", index, "name"));
  }
  for (const [index, { name }] of (profile.interests ?? []).entries()) {
    yield claimAt("interest", name, pointer("interests", index, "name"));
  }
  for (const [index, picture] of (profile.gallery ?? []).entries()) {
    const value = { imageUrl: picture.url, sourceUrl: profile.profile_url, caption: picture.alt_text };
    yield claimAt("photo", compact<PropertyTypes["photo"]>(value), pointer("gallery", index));
  }
}

/** What the owner listed under "contact" for everybody to see; a number without its country identifies nobody. */
function* contactClaims({ contact_info: contact }: GravatarProfile): Generator<ClaimDraft> {
  const email = contact?.email === undefined ? null : normalizeIdentifier("email", contact.email);
  if (email) yield claimAt("email", email.value, "/contact_info/email");
  for (const member of PHONES) {
    const phone = normalizeIdentifier("phone", contact?.[member] ?? "");
    if (phone) yield claimAt("phone", phone.value, pointer("contact_info", member));
  }
}

/** The profile itself is an account, and so is each account that its owner proved to be theirs. */
function* accountClaims(profile: GravatarProfile): Generator<ClaimDraft> {
  const attributes = [
    { key: "Interests", value: (profile.interests ?? []).map(({ name }) => name).join(", ") },
    { key: "Time zone", value: profile.timezone ?? "" },
  ].filter(({ value }) => value !== "");
  const own = compact<PropertyTypes["account"]>({
    platform: "Gravatar",
    url: profile.profile_url,
    displayName: profile.display_name,
    category: "profile",
    createdAt: instantOf(profile.registration_date),
    lastActiveAt: instantOf(profile.last_profile_edit),
    avatarUrl: profile.avatar_url,
    attributes: attributes.length === 0 ? undefined : attributes,
  });
  yield claimAt("account", own, "");
  for (const [index, account] of (profile.verified_accounts ?? []).entries()) {
    if (account.is_hidden === true) continue;
    const linked = readProfileUrl(account.url);
    const locator = pointer("verified_accounts", index);
    if (linked) yield claimAt("account", accountOf(linked, {}), locator);
    else if (webAddress(account.url)) {
      const value = { platform: account.service_label ?? account.service_type, url: account.url, category: "web" };
      yield claimAt("account", value, locator);
    }
  }
  for (const [index, link] of (profile.links ?? []).entries()) {
    const linked = readProfileUrl(link.url);
    const locator = pointer("links", index, "url");
    if (linked) yield claimAt("account", accountOf(linked, {}), locator);
    else yield* websiteOf(webAddress(link.url), locator).claims;
  }
}

function* keysOf(profile: GravatarProfile): Generator<Identifier> {
  for (const { url, is_hidden: isHidden } of profile.verified_accounts ?? []) {
    const key = isHidden === true ? null : keyOfIdentity(url);
    if (key) yield key;
  }
  for (const { url } of profile.links ?? []) {
    const linked = readProfileUrl(url);
    const site = webAddress(url) === undefined ? null : keyOfAddress(url);
    if (linked) yield { kind: "profileUrl", value: linked.url };
    else if (site) yield site;
  }
  for (const claim of contactClaims(profile)) {
    if (claim.property === "email" || claim.property === "phone") yield { kind: claim.property, value: claim.value };
  }
}
