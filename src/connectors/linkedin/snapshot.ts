import { z } from "zod";
import { datedAward } from "../../domain/award.ts";
import type { ClaimDraft, EducationValue, ExperienceValue, MembershipValue } from "../../domain/claim.ts";
import { type Identifier, normalizeIdentifier } from "../../domain/identifier.ts";
import { readProfileUrl } from "../../domain/platform.ts";
import { jsonReader } from "../reader.ts";
import { accountOf } from "../findings/account.ts";
import { claimAt, compact, pointer, webAddress } from "../findings/claims.ts";
import { dayOf, listOf, monthOf, withoutLabel } from "./cells.ts";

const Snapshot = z.object({
  elements: z.array(
    z.object({
      snapshotDomain: z.string(),
      snapshotData: z.array(z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))),
    }),
  ),
});

/**
 * Reads `linkedin/snapshot`: what a member downloaded from LinkedIn, from `GET /rest/memberSnapshotData?q=criteria` of
 * the Member Snapshot API (learn.microsoft.com/linkedin/dma): one element for each domain, with the columns of the data
 * export. No domain says whose profile it is; the address may.
 */
export const linkedinSnapshot = jsonReader({
  kind: "linkedin/snapshot",
  schema: Snapshot,
  yields: [
    "fullName",
    "firstName",
    "lastName",
    "alias",
    "birthDate",
    "location",
    "industry",
    "email",
    "phone",
    "language",
    "website",
    "biography",
    "experience",
    "education",
    "membership",
    "skill",
    "badge",
    "account",
  ],
  *read({ elements }, capture) {
    const claims: ClaimDraft[] = [];
    const identifiers: Identifier[] = [];
    const profile = readProfileUrl(capture.url);
    if (profile) identifiers.push({ kind: "profileUrl", value: profile.url });
    for (const [element, { snapshotDomain, snapshotData }] of elements.entries()) {
      const read = DOMAINS[snapshotDomain];
      for (const [row, columns] of snapshotData.entries()) {
        const at = (...columns: readonly string[]) => pointer("elements", element, "snapshotData", row, ...columns);
        const said = read?.(textsOf(columns), at) ?? {};
        claims.push(...(said.claims ?? []));
        identifiers.push(...(said.identifiers ?? []).filter((identifier) => identifier !== null));
      }
    }
    const name = claims.find(({ property }) => property === "fullName")?.value;
    yield {
      externalId: profile?.url ?? capture.url,
      url: profile?.url ?? capture.url,
      ...(typeof name === "string" && { name }),
      claims,
      identifiers,
    };
  },
});

type Texts = Readonly<Record<string, string | undefined>>;
type At = (...columns: readonly string[]) => string;
interface SaidRow {
  readonly claims?: readonly ClaimDraft[];
  readonly identifiers?: readonly (Identifier | null)[];
}

/**
 * The domains about the member. Connections, messages, searches and inferences are about other people, or nobody's
 * business.
 */
const DOMAINS: Readonly<Record<string, (columns: Texts, at: At) => SaidRow>> = {
  PROFILE: readProfile,
  POSITIONS: (columns, at) => said(readPosition(columns, at, "job")),
  VOLUNTEERING_EXPERIENCES: (columns, at) => said(readPosition(columns, at, "volunteer")),
  EDUCATION: (columns, at) => said(readEducation(columns, at)),
  ORGANIZATIONS: (columns, at) => said(readOrganization(columns, at)),
  SKILLS: (columns, at) => said(columns["Name"] && claimAt("skill", columns["Name"], at("Name"))),
  LANGUAGES: (columns, at) => said(readLanguage(columns, at)),
  HONORS: (columns, at) => said(readHonor(columns, at)),
  CERTIFICATIONS: (columns, at) => said(readCertification(columns, at)),
  EMAIL_ADDRESSES: readEmail,
  PHONE_NUMBERS: readPhone,
};

function said(claim: ClaimDraft | "" | null | undefined): SaidRow {
  return claim ? { claims: [claim] } : {};
}

function readProfile(columns: Texts, at: At): SaidRow {
  const first = columns["First Name"];
  const last = columns["Last Name"];
  const maiden = columns["Maiden Name"];
  const claims: ClaimDraft[] = [];
  const identifiers: (Identifier | null)[] = [];
  if (first && last)
    claims.push(claimAt("fullName", `${first} ${last}`, at(), { method: "derived", confidence: 0.95 }));
  if (first) claims.push(claimAt("firstName", first, at("First Name")));
  if (last) claims.push(claimAt("lastName", last, at("Last Name")));
  if (first && maiden) claims.push(claimAt("alias", `${first} ${maiden}`, at("Maiden Name"), { method: "derived" }));
  const birth = dayOf(columns["Birth Date"]);
  if (birth) claims.push(claimAt("birthDate", birth, at("Birth Date")));
  if (columns["Summary"]) claims.push(claimAt("biography", columns["Summary"], at("Summary")));
  if (columns["Industry"]) claims.push(claimAt("industry", columns["Industry"], at("Industry")));
  if (columns["Geo Location"]) claims.push(claimAt("location", columns["Geo Location"], at("Geo Location")));
  for (const handle of listOf(columns["Twitter Handles"])) {
    const account = readProfileUrl(`https://x.com/${handle}`);
    if (account === null) continue;
    identifiers.push({ kind: "profileUrl", value: account.url });
    claims.push(claimAt("account", accountOf(account, { handle }), at("Twitter Handles")));
  }
  for (const entry of listOf(columns["Websites"])) {
    const site = webAddress(withoutLabel(entry));
    const key = site === undefined ? null : normalizeIdentifier("website", site);
    if (site === undefined || key === null) continue;
    identifiers.push(key);
    claims.push(claimAt("website", site, at("Websites")));
  }
  return { claims, identifiers };
}

function readPosition(columns: Texts, at: At, kind: "job" | "volunteer"): ClaimDraft | null {
  const company = columns["Company Name"];
  if (!company) return null;
  const value = compact<ExperienceValue>({
    title: columns["Title"] ?? columns["Role"],
    company,
    ...periodOf(columns, "Started On", "Finished On"),
    // No end date means that the position continues.
    ...(!columns["Finished On"] && columns["Started On"] && { current: true }),
    location: columns["Location"],
    description: columns["Description"],
    kind,
  });
  return claimAt("experience", value, at());
}

function readEducation(columns: Texts, at: At): ClaimDraft | null {
  const school = columns["School Name"];
  if (!school) return null;
  const period = periodOf(columns, "Start Date", "End Date");
  return claimAt("education", compact<EducationValue>({ degree: columns["Degree Name"], school, ...period }), at());
}

function readOrganization(columns: Texts, at: At): ClaimDraft | null {
  const organization = columns["Name"];
  if (!organization) return null;
  const period = periodOf(columns, "Started On", "Finished On");
  return claimAt("membership", compact<MembershipValue>({ organization, role: columns["Position"], ...period }), at());
}

function readLanguage(columns: Texts, at: At): ClaimDraft | null {
  const language = columns["Name"];
  const proficiency = columns["Proficiency"];
  return language ? claimAt("language", { language, ...(proficiency && { proficiency }) }, at()) : null;
}

function readHonor(columns: Texts, at: At): ClaimDraft | null {
  const title = columns["Title"];
  return title ? claimAt("badge", datedAward(title, monthOf(columns["Issued On"])), at()) : null;
}

function readCertification(columns: Texts, at: At): ClaimDraft | null {
  const name = columns["Name"];
  const authority = columns["Authority"];
  return name
    ? claimAt("badge", datedAward(authority ? `${name} (${authority})` : name, monthOf(columns["Started On"])), at())
    : null;
}

function readEmail(columns: Texts, at: At): SaidRow {
  const email = normalizeIdentifier("email", columns["Email Address"] ?? "");
  if (email === null || columns["Confirmed"] === "No") return {};
  return { claims: [claimAt("email", email.value, at("Email Address"))], identifiers: [email] };
}

function readPhone(columns: Texts, at: At): SaidRow {
  const phone = normalizeIdentifier("phone", columns["Number"] ?? "");
  return phone === null ? {} : { claims: [claimAt("phone", phone.value, at("Number"))], identifiers: [phone] };
}

function periodOf(columns: Texts, start: string, end: string): { readonly from?: string; readonly to?: string } {
  return compact({ from: monthOf(columns[start]), to: monthOf(columns[end]) });
}

function textsOf(columns: Readonly<Record<string, unknown>>): Texts {
  return Object.fromEntries(
    Object.entries(columns).map(([name, cell]) => [
      name,
      typeof cell === "string" ? cell.trim() || undefined : undefined,
    ]),
  );
}
