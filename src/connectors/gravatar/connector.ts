import { createHash } from "node:crypto";
import { captureOf, type Connector } from "../connector.ts";
import { members, readKinds } from "../read-kinds.ts";
import { readGravatarProfile } from "./profile.ts";

/**
 * Profiles that people put under their own e-mail. Only its SHA-256 leaves the house, made of the address in its normal
 * form: of one at Gmail that its owner wrote with dots or a tag, the hash is another, and nobody is found.
 */
export const gravatar: Connector = {
  name: "gravatar",
  title: "Gravatar",
  homepage: "https://gravatar.com/",
  terms: "https://docs.gravatar.com/rest-api",
  access: "open",
  verified: {
    against: "documented",
    address: "https://docs.gravatar.com/rest/api-data-specifications/data-models",
    date: "2026-11-21",
  },
  accepts: ["email"],
  yields: [
    "fullName",
    "firstName",
    "lastName",
    "avatar",
    "biography",
    "location",
    "experience",
    "occupation",
    "email",
    "phone",
    "interest",
    "language",
    "photo",
    "account",
    "website",
  ],
  // A hundred an hour without a key, a thousand with one.
  limits: { requestsPerMinute: 15, timeoutMs: 15_000, cacheDays: 7 },
  asks: "https://api.gravatar.com",
  settings: { key: { secret: true, help: "An API key: more of each profile, and a higher rate limit." } },
  members: {
    "gravatar/profile": {
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
        "how a name is said and a person spoken of: no field, and no gender": members("", "pronunciation pronouns"),
        "how they are paid": members("", "payments"),
        "forms for those who want an appointment": members("contact_info", "contact_form calendar"),
        "how the page looks": members(
          "",
          "avatar_alt_text header_image background_color hide_default_header_image section_visibility",
        ),
        "a count that includes accounts which their owner hides": members("", "number_verified_accounts"),
        "numbers, codes and pictures of the service's own": [
          ...members("", "user_id user_login"),
          ...members("languages/*", "code order"),
          ...members("interests/*", "id slug"),
          "links/*/label",
          "verified_accounts/*/service_icon",
        ],
      },
    },
  },
  examples: {
    present: { kind: "email", value: "ada@example.org" },
    absent: { kind: "email", value: "nobody@example.org" },
  },
  async *probe(identifier, context) {
    const hash = createHash("sha256").update(identifier.value).digest("hex");
    const key = context.setting("key");
    const answer = await context.ask({
      url: `https://api.gravatar.com/v3/profiles/${hash}`,
      ...(key !== undefined && { headers: { authorization: `Bearer ${key}` } }),
    });
    if (answer !== null) yield captureOf("gravatar/profile", answer);
  },
  read: readKinds({ "gravatar/profile": readGravatarProfile }),
};
