import { z } from "zod";
import type { ClaimDraft, ExperienceValue } from "../../domain/claim.ts";
import { type Identifier, normalizeIdentifier } from "../../domain/identifier.ts";
import { isPartialDate } from "../../domain/partial-date.ts";
import { readProfileUrl } from "../../domain/platform.ts";
import { jsonReader } from "../reader.ts";
import { accountOf } from "../findings/account.ts";
import { claimAt, compact, optionalText, pointer } from "../findings/claims.ts";

const Properties = z.object({
  firstname: optionalText,
  lastname: optionalText,
  email: optionalText,
  work_email: optionalText,
  phone: optionalText,
  mobilephone: optionalText,
  jobtitle: optionalText,
  company: optionalText,
  industry: optionalText,
  city: optionalText,
  state: optionalText,
  country: optionalText,
  gender: optionalText,
  date_of_birth: optionalText,
  school: optionalText,
  degree: optionalText,
  hs_language: optionalText,
  hs_linkedin_url: optionalText,
  twitterhandle: optionalText,
});
type Properties = z.infer<typeof Properties>;
const Contact = z.object({
  id: z.union([z.string().min(1), z.number()]).transform(String),
  properties: Properties,
  archived: z.boolean().default(false),
});

/**
 * Reads `crm/contact`: a contact from the operator's own customer records, in the format of HubSpot's CRM API v3 (`GET
 * /crm/v3/objects/contacts/{id}`). Archived contacts no longer say anything. Left out: `website`, which is as often the
 * company's, and lead status, owner, notes and scores, which are the operator's business and not facts about anybody.
 */
export const crmContact = jsonReader({
  kind: "crm/contact",
  schema: Contact,
  yields: [
    "fullName",
    "firstName",
    "lastName",
    "gender",
    "birthDate",
    "location",
    "industry",
    "email",
    "phone",
    "language",
    "experience",
    "education",
    "account",
  ],
  *read(contact, capture) {
    if (contact.archived) return;
    const { properties: facts } = contact;
    const name = [facts.firstname, facts.lastname].filter(Boolean).join(" ");
    yield {
      externalId: `contact:${contact.id}`,
      url: capture.url,
      ...(name && { name }),
      claims: [...nameClaims(facts), ...lifeClaims(facts), ...workClaims(facts), ...keyClaims(facts)],
      identifiers: listKeys(facts).map(([, key]) => key),
    };
  },
});

/** What the operator's staff typed is as reliable as they are careful: less than a form filled in by the person. */
const TYPED = { confidence: 0.8 } as const;

function at(member: keyof Properties): string {
  return pointer("properties", member);
}

function* nameClaims({ firstname, lastname }: Properties): Generator<ClaimDraft> {
  if (firstname && lastname) {
    yield claimAt("fullName", `${firstname} ${lastname}`, "/properties", { method: "derived", ...TYPED });
  }
  if (firstname) yield claimAt("firstName", firstname, at("firstname"), TYPED);
  if (lastname) yield claimAt("lastName", lastname, at("lastname"), TYPED);
}

function* lifeClaims(facts: Properties): Generator<ClaimDraft> {
  const place = [facts.city, facts.state, facts.country].filter(Boolean).join(", ");
  if (place) yield claimAt("location", place, "/properties", { method: "derived", ...TYPED });
  if (facts.gender) yield claimAt("gender", facts.gender.toLowerCase(), at("gender"), TYPED);
  const birth = facts.date_of_birth;
  if (birth !== undefined && isPartialDate(birth)) yield claimAt("birthDate", birth, at("date_of_birth"), TYPED);
  if (facts.hs_language && LANGUAGE_TAG.test(facts.hs_language)) {
    const language = new Intl.DisplayNames(["en"], { type: "language", fallback: "none" }).of(facts.hs_language);
    if (language) yield claimAt("language", { language }, at("hs_language"), { method: "derived", confidence: 0.6 });
  }
}

function* workClaims(facts: Properties): Generator<ClaimDraft> {
  if (facts.company) {
    const job = { title: facts.jobtitle, company: facts.company, industry: facts.industry, kind: "job" } as const;
    yield claimAt("experience", compact<ExperienceValue>({ ...job, current: true }), at("company"), TYPED);
  }
  if (facts.industry) yield claimAt("industry", facts.industry, at("industry"), TYPED);
  if (facts.school) {
    yield claimAt("education", compact({ school: facts.school, degree: facts.degree }), at("school"), TYPED);
  }
}

/** The keys that a contact states, each with the member that states it. */
function listKeys(facts: Properties): readonly (readonly [keyof Properties, Identifier])[] {
  const social = (member: keyof Properties, address: string | undefined) => [member, profileKey(address)] as const;
  const keys = [
    ["email", normalizeIdentifier("email", facts.email ?? "")],
    ["work_email", normalizeIdentifier("email", facts.work_email ?? "")],
    ["phone", normalizeIdentifier("phone", facts.phone ?? "")],
    ["mobilephone", normalizeIdentifier("phone", facts.mobilephone ?? "")],
    social("hs_linkedin_url", facts.hs_linkedin_url),
    social("twitterhandle", facts.twitterhandle && `https://x.com/${facts.twitterhandle.replace(/^@/, "")}`),
  ] as const;
  return keys.flatMap(([member, key]) => (key === null ? [] : [[member, key] as const]));
}

function profileKey(address: string | undefined): Identifier | null {
  const profile = address === undefined ? null : readProfileUrl(address);
  return profile && { kind: "profileUrl", value: profile.url };
}

function* keyClaims(facts: Properties): Generator<ClaimDraft> {
  for (const [member, { kind, value }] of listKeys(facts)) {
    if (kind === "email" || kind === "phone") yield claimAt(kind, value, at(member), TYPED);
    const profile = kind === "profileUrl" ? readProfileUrl(value) : null;
    if (profile) yield claimAt("account", accountOf(profile, {}), at(member), TYPED);
  }
}

/** Anything else that somebody typed there is not a tag, and `Intl` throws on it. */
const LANGUAGE_TAG = /^[a-z]{2,3}(?:-[a-z]{4})?(?:-(?:[a-z]{2}|\d{3}))?$/iu;
