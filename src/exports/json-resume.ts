import type { LookupData } from "../contract/profile.ts";
import { statedOf } from "../contract/stated.ts";
import { readProfileUrl, platformTitle } from "../domain/platform.ts";
import { claimsBelow } from "./evidence.ts";
import type { ExportInput } from "./export-input.ts";
import { plainSummary } from "../presentation/emphasis.ts";
import { readShownAward } from "../domain/award.ts";
import { accountAddresses } from "./links.ts";
import { placeParts } from "./place-parts.ts";
import { isDrawn } from "./drawn-picture.ts";
import { preciseDate } from "./precise-date.ts";

/** The person's work and education as JSON Resume (jsonresume.org/schema, version 1.0.0). */
export function writeJsonResume({ lookup, evidence }: ExportInput): string {
  const data = statedOf(lookup.data ?? {}, evidence) as LookupData;
  const accounts = accountAddresses(data, evidence);
  const profiles = accounts.map((url) => {
    const profile = readProfileUrl(url);
    if (profile) return { network: platformTitle(profile.platform), username: profile.handle, url };
    return { network: URL.parse(url)?.hostname.replace(/^www\./, ""), url };
  });
  const posts = (data.experiences ?? []).map((job, at) => {
    const pointer = `/experiences/${at}`;
    const { company, title, location, description } = job;
    const claims = claimsBelow(evidence, pointer);
    const isUnpaid = claims.some(({ value }) => memberOf(value, "kind") === "volunteer");
    const url = claims.map(({ value }) => memberOf(value, "companyUrl")).find((each) => typeof each === "string");
    const [summary, ...highlights] = description?.split("\n") ?? [];
    const startDate = preciseDate(evidence, pointer, "from", job.dateFrom);
    const endDate = preciseDate(evidence, pointer, "to", job.dateTo);
    const said = {
      position: title || undefined,
      url,
      location,
      startDate,
      endDate,
      summary,
      ...(highlights.length > 0 && { highlights }),
    };
    return { isUnpaid, company: company || undefined, said };
  });
  const honours = (data.careerBadges ?? []).map((badge, at) => ({
    ...readShownAward(badge),
    isCertificate:
      CERTIFICATE.test(badge) ||
      claimsBelow(evidence, `/careerBadges/${at}`).some(({ locator }) => locator.startsWith("/certificates/")),
  }));
  const resume = {
    $schema: "https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json",
    basics: {
      name: data.fullName ?? lookup.candidate?.fullName,
      label: data.jobTitle,
      image: isDrawn(data.avatarUrl) ? undefined : data.avatarUrl,
      email: data.emails?.[0],
      phone: data.phoneNumbers?.[0],
      // The profile's own address is that of the report.
      url: data.websites?.[0],
      summary: plainSummary(data.careerSummary ?? data.overviewSummary),
      ...(data.location && { location: locationOf(data.location) }),
      profiles,
    },
    work: posts.flatMap(({ isUnpaid, company, said }) => (isUnpaid ? [] : [{ name: company, ...said }])),
    volunteer: posts.flatMap(({ isUnpaid, company, said }) => (isUnpaid ? [{ organization: company, ...said }] : [])),
    education: (data.education ?? []).map((school, at) => ({
      institution: school.title,
      ...studyOf(school.subtitle),
      startDate: preciseDate(evidence, `/education/${at}`, "from", school.dateFrom),
      endDate: preciseDate(evidence, `/education/${at}`, "to", school.dateTo),
    })),
    awards: honours.flatMap(({ isCertificate, name, giver, year }) =>
      isCertificate ? [] : [{ title: name, awarder: giver, date: year }],
    ),
    certificates: honours.flatMap(({ isCertificate, name, giver, year }) =>
      isCertificate ? [{ name, issuer: giver, date: year }] : [],
    ),
    skills: (data.skills ?? []).map((name) => ({ name })),
    languages: (data.languages ?? []).map(({ language, proficiency }) => ({
      language,
      fluency: proficiency || undefined,
    })),
    interests: (data.hobbies ?? []).map(({ title }) => interestOf(title)),
    meta: { canonical: `urn:uuid:${lookup.lookupId}`, lastModified: lookup.finishedAt },
  };
  return `${JSON.stringify(resume, null, 2)}\n`;
}

/** Tells certificates from awards in sources that list both together. */
const CERTIFICATE = /certif|zertifi|sertifi|licen[cs]|lizenz|accredit|sertyf/i;

/** A place without a town is an address as it is written. */
function locationOf(location: string): Readonly<Record<string, string | undefined>> {
  const { locality, region, countryCode } = placeParts(location);
  if (locality === "") return countryCode === "" ? { address: location } : { countryCode };
  return { city: locality, region: region || undefined, countryCode: countryCode || undefined };
}

/** "Matura, Glass": the degree and its subject, as the import joins them. */
function studyOf(degree: string | undefined): { readonly studyType?: string | undefined; readonly area?: string } {
  const { type, area } = /^(?<type>[^,]+), (?<area>.+)$/su.exec(degree ?? "")?.groups ?? {};
  return type === undefined || area === undefined ? { studyType: degree } : { studyType: type, area };
}

/** "Wildlife (Ferrets, Unicorns)": an interest and its keywords, as the import joins them. */
function interestOf(title: string): { readonly name: string; readonly keywords?: readonly string[] } {
  const { name, inside } = /^(?<name>[^()]+) \((?<inside>[^()]+)\)$/u.exec(title)?.groups ?? {};
  return name === undefined || inside === undefined ? { name: title } : { name, keywords: inside.split(", ") };
}

function memberOf(value: unknown, member: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, member) : undefined;
}
