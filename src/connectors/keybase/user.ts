import { z } from "zod";
import type { ClaimDraft } from "../../domain/claim.ts";
import { type Identifier, normalizeIdentifier } from "../../domain/identifier.ts";
import { readProfileUrl } from "../../domain/platform.ts";
import { jsonReader, members } from "../reader.ts";
import { accountOf, SELF_LOCATION, websiteOf } from "../findings/account.ts";
import { selfDescription } from "../findings/self-description.ts";
import { claimAt, compact, optionalText, pointer, webAddress } from "../findings/claims.ts";

const User = z.object({
  basics: z.object({
    username: z.string().regex(/^\w{2,16}$/),
    /** Seconds since 1970. */
    ctime: z.int().min(0).max(253_402_300_799).optional(),
  }),
  profile: z.object({ full_name: optionalText, location: optionalText, bio: optionalText }).nullish(),
  pictures: z.object({ primary: z.object({ url: optionalText }).nullish() }).nullish(),
  proofs_summary: z
    .object({
      all: z
        .array(z.object({ proof_type: z.string(), state: z.int().optional(), service_url: optionalText }))
        .nullish(),
    })
    .nullish(),
});
type User = z.infer<typeof User>;
/** Unknown users are `null`. */
const Answer = z.object({ them: z.array(User.nullable()) });
type At = (...members: readonly (string | number)[]) => string;

/** The state of a proof that was checked successfully. */
const PROVED = 1;

/**
 * Reads `keybase/user`: users from `GET /_/api/1.0/user/lookup.json`. A proof is a signed statement that the account's
 * owner published elsewhere: those that Keybase could not check say nothing.
 */
export const keybaseUser = jsonReader({
  kind: "keybase/user",
  schema: Answer,
  reads: [
    ...members("them/*/basics", "username ctime"),
    ...members("them/*/profile", "full_name location bio"),
    "them/*/pictures/primary/url",
    ...members("them/*/proofs_summary/all/*", "proof_type state service_url"),
  ],
  ignores: {
    "about the response": ["status"],
    "numbers of the entry and of its versions": [
      ...members("them/*", "id"),
      ...members(
        "them/*/basics",
        "mtime id_version track_version last_id_change username_cased status salt eldest_seqno",
      ),
    ],
    "when the profile was written": members("them/*/profile", "mtime"),
    "sizes of the picture": members("them/*/pictures/primary", "width height source"),
    "the same proofs in another order": members(
      "them/*/proofs_summary",
      "by_proof_type by_presentation_group by_sig_id has_web",
    ),
    "how and where the proof is published": members(
      "them/*/proofs_summary/all/*",
      "nametag proof_url proof_id human_url sig_id presentation_group presentation_tag",
    ),
  },
  yields: ["account", "fullName", "location", "biography", "occupation", "interest", "avatar", "website"],
  *read({ them }) {
    for (const [index, user] of them.entries()) {
      if (user === null) continue;
      const { username } = user.basics;
      const at: At = (...members) => pointer("them", index, ...members);
      const key = normalizeIdentifier("externalId", `keybase:${username}`);
      const { claims, identifiers } = readProofs(user, at);
      yield {
        externalId: `keybase:${username}`,
        url: `https://keybase.io/${username}`,
        ...(user.profile?.full_name && { name: user.profile.full_name }),
        claims: [...ownClaims(user, at), ...claims],
        identifiers: [...(key ? [key] : []), ...identifiers],
      };
    }
  },
});

function* ownClaims({ basics, profile, pictures }: User, at: At): Generator<ClaimDraft> {
  const url = `https://keybase.io/${basics.username}`;
  const createdAt = basics.ctime === undefined ? undefined : new Date(basics.ctime * 1000).toISOString();
  yield claimAt(
    "account",
    compact({ platform: "Keybase", url, handle: basics.username, category: "social", createdAt }),
    at("basics"),
  );
  if (profile?.full_name) yield claimAt("fullName", profile.full_name, at("profile", "full_name"), { confidence: 0.8 });
  if (profile?.location) yield claimAt("location", profile.location, at("profile", "location"), SELF_LOCATION);
  if (profile?.bio) yield* selfDescription(profile.bio, at("profile", "bio"));
  const picture = webAddress(pictures?.primary?.url);
  if (picture !== undefined) yield claimAt("avatar", { imageUrl: picture }, at("pictures", "primary", "url"));
}

/** Proved accounts, and the person's own sites. */
function readProofs(
  { proofs_summary }: User,
  at: At,
): {
  readonly claims: readonly ClaimDraft[];
  readonly identifiers: readonly Identifier[];
} {
  const claims: ClaimDraft[] = [];
  const identifiers: Identifier[] = [];
  for (const [index, { proof_type, state, service_url }] of (proofs_summary?.all ?? []).entries()) {
    const address = webAddress(service_url);
    if (address === undefined || state !== PROVED) continue;
    const place = at("proofs_summary", "all", index, "service_url");
    const profile = readProfileUrl(address);
    if (profile !== null) {
      claims.push(claimAt("account", accountOf(profile, {}), place));
      identifiers.push({ kind: "profileUrl", value: profile.url });
    } else if (SITES.has(proof_type)) {
      const site = websiteOf(address, place);
      claims.push(...site.claims);
      if (site.identifier) identifiers.push(site.identifier);
    }
  }
  return { claims, identifiers };
}

/** Proofs that a host is the person's. */
const SITES = new Set(["generic_web_site", "dns"]);
