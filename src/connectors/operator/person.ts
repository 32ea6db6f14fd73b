import { z } from "zod";
import type { ClaimDraft, EducationValue, ExperienceValue, MembershipValue } from "../../domain/claim.ts";
import { isPartialDate } from "../../domain/partial-date.ts";
import { normalizeIdentifier } from "../../domain/identifier.ts";
import { readProfileUrl } from "../../domain/platform.ts";
import { identifiersOf, PERSON_KIND } from "../../importers/person.ts";
import { jsonReader, members } from "../reader.ts";
import { genderOf } from "../../text/document/facts.ts";
import { readNationality } from "./nationality.ts";
import { accountOf } from "../findings/account.ts";
import { claimAt, compact, optionalText, pointer, webAddress } from "../findings/claims.ts";

const date = optionalText.transform((text) => (text !== undefined && isPartialDate(text) ? text : undefined));
const texts = z.array(z.string().trim().min(1)).default([]);
const period = { from: date, to: date };

const Person = z.object({
  fullName: z.string().trim().min(1),
  firstName: optionalText,
  lastName: optionalText,
  aliases: texts,
  birthDate: date,
  birthPlace: optionalText,
  deathDate: date,
  gender: optionalText,
  nationalities: texts,
  location: optionalText,
  headline: optionalText,
  industry: optionalText,
  biography: optionalText,
  emails: texts,
  phones: texts,
  profiles: texts,
  accounts: texts,
  websites: texts,
  externalIds: texts,
  picture: optionalText,
  positions: z
    .array(
      z.object({
        title: optionalText,
        company: optionalText,
        companyUrl: optionalText,
        ...period,
        current: z.boolean().default(false),
        location: optionalText,
        description: optionalText,
        kind: z.enum(["job", "volunteer"]).default("job"),
      }),
    )
    .default([]),
  education: z.array(z.object({ school: z.string().trim().min(1), degree: optionalText, ...period })).default([]),
  memberships: z.array(z.object({ organization: z.string().trim().min(1), role: optionalText, ...period })).default([]),
  skills: texts,
  languages: z.array(z.object({ language: z.string().trim().min(1), proficiency: optionalText })).default([]),
  interests: texts,
  awards: texts,
  certificates: texts,
});
type Person = z.infer<typeof Person>;

/** As reliable as whoever typed it is careful: less than a form filled in by the person. */
const TYPED = { confidence: 0.8 } as const;

/**
 * Reads `crm/person`: a person as described by an operator's file, in the common form into which importers bring them
 * (`importers/person.ts`): a row of a table, a vCard, a CV.
 */
export const importedPerson = jsonReader({
  kind: PERSON_KIND,
  schema: Person,
  reads: members(
    "",
    `fullName firstName lastName aliases birthDate birthPlace deathDate gender nationalities location headline industry biography emails phones
    profiles accounts websites externalIds picture positions education memberships skills languages interests awards certificates`,
  ),
  ignores: {},
  yields: [
    "fullName",
    "firstName",
    "lastName",
    "alias",
    "birthDate",
    "birthPlace",
    "deathDate",
    "gender",
    "nationality",
    "location",
    "industry",
    "biography",
    "occupation",
    "experience",
    "education",
    "membership",
    "skill",
    "language",
    "interest",
    "badge",
    "email",
    "phone",
    "website",
    "account",
    "avatar",
  ],
  *read(person, capture) {
    yield {
      externalId: capture.url,
      url: capture.url,
      name: person.fullName,
      claims: [...selfClaims(person), ...workClaims(person), ...learnedClaims(person), ...keyClaims(person)],
      identifiers: identifiersOf(person as Parameters<typeof identifiersOf>[0]),
      filed: capture.about !== undefined,
    };
  },
});

function* selfClaims(said: Person): Generator<ClaimDraft> {
  yield claimAt("fullName", said.fullName, "/fullName", TYPED);
  if (said.firstName) yield claimAt("firstName", said.firstName, "/firstName", TYPED);
  if (said.lastName) yield claimAt("lastName", said.lastName, "/lastName", TYPED);
  for (const [at, alias] of said.aliases.entries()) yield claimAt("alias", alias, pointer("aliases", at), TYPED);
  if (said.birthDate) yield claimAt("birthDate", said.birthDate, "/birthDate", TYPED);
  if (said.birthPlace) yield claimAt("birthPlace", said.birthPlace, "/birthPlace", TYPED);
  if (said.deathDate) yield claimAt("deathDate", said.deathDate, "/deathDate", TYPED);
  if (said.gender) yield claimAt("gender", genderOf(said.gender) ?? said.gender.toLowerCase(), "/gender", TYPED);
  for (const [at, nationality] of said.nationalities.entries())
    yield claimAt("nationality", readNationality(nationality), pointer("nationalities", at), TYPED);
  if (said.location) yield claimAt("location", said.location, "/location", TYPED);
  if (said.industry) yield claimAt("industry", said.industry, "/industry", TYPED);
  if (said.biography) yield claimAt("biography", said.biography, "/biography", TYPED);
  const picture = webAddress(said.picture);
  if (picture) yield claimAt("avatar", { imageUrl: picture }, "/picture", TYPED);
  for (const [at, interest] of said.interests.entries()) {
    yield claimAt("interest", interest, pointer("interests", at), TYPED);
  }
}

function* workClaims({ headline, positions, memberships }: Person): Generator<ClaimDraft> {
  // The line under the name says the same as the posts, if there are any.
  if (headline && positions.length === 0) yield claimAt("occupation", headline, "/headline", TYPED);
  for (const [at, { title, company, companyUrl, current, ...rest }] of positions.entries()) {
    const where = pointer("positions", at);
    if (company) {
      const url = webAddress(companyUrl);
      const job = compact<ExperienceValue>({ title, company, ...rest, ...(current && { current }), companyUrl: url });
      yield claimAt("experience", job, where, TYPED);
    } else if (title) yield claimAt("occupation", title, where, TYPED);
  }
  for (const [at, membership] of memberships.entries()) {
    yield claimAt("membership", compact<MembershipValue>(membership), pointer("memberships", at), TYPED);
  }
}

function* learnedClaims({ education, skills, languages, awards, certificates }: Person): Generator<ClaimDraft> {
  for (const [at, degree] of education.entries()) {
    yield claimAt("education", compact<EducationValue>(degree), pointer("education", at), TYPED);
  }
  for (const [at, skill] of skills.entries()) yield claimAt("skill", skill, pointer("skills", at), TYPED);
  for (const [at, language] of languages.entries()) {
    const value = compact<{ language: string; proficiency?: string }>(language);
    yield claimAt("language", value, pointer("languages", at), TYPED);
  }
  for (const [at, award] of awards.entries()) yield claimAt("badge", award, pointer("awards", at), TYPED);
  for (const [at, name] of certificates.entries()) yield claimAt("badge", name, pointer("certificates", at), TYPED);
}

function* keyClaims({ emails, phones, profiles, accounts, websites }: Person): Generator<ClaimDraft> {
  for (const [at, email] of emails.entries()) {
    const key = normalizeIdentifier("email", email);
    if (key) yield claimAt("email", key.value, pointer("emails", at), TYPED);
  }
  for (const [at, phone] of phones.entries()) {
    // Without its country a number is not a key, but it is still what somebody wrote down.
    const value = normalizeIdentifier("phone", phone)?.value ?? phone;
    if (isNumber(value)) yield claimAt("phone", value, pointer("phones", at), TYPED);
  }
  for (const [at, address] of profiles.entries()) {
    const profile = readProfileUrl(address);
    if (profile) yield claimAt("account", accountOf(profile, {}), pointer("profiles", at), TYPED);
  }
  for (const [at, address] of accounts.entries()) {
    const url = webAddress(address);
    const host = URL.parse(url ?? "")?.hostname.replace(/^www\./, "");
    if (url && host) yield claimAt("account", { platform: host, url }, pointer("accounts", at), TYPED);
  }
  for (const [at, address] of websites.entries()) {
    const site = webAddress(address);
    if (site) yield claimAt("website", site, pointer("websites", at), TYPED);
  }
}

/** Whether a text is written like a number, possibly with an extension. */
function isNumber(text: string): boolean {
  const digits = text.replace(/\D/g, "").length;
  return (
    digits >= MIN_DIGITS &&
    digits <= MAX_DIGITS &&
    /^[+(\d][\d\s()./\u2010-\u2015-]*(?:\s?(?:ext|x|app|dw)\.?\s?\d{1,6})?$/i.test(text)
  );
}

/** The shortest local numbers, and the longest of E.164 with an extension. */
const MIN_DIGITS = 5;
const MAX_DIGITS = 21;
