import type { LookupData } from "../contract/profile.ts";
import { statedOf } from "../contract/stated.ts";
import { readProfileUrl, platformTitle } from "../domain/platform.ts";
import { claimsBelow } from "./evidence.ts";
import type { ExportInput } from "./export-input.ts";
import { plainSummary } from "../presentation/emphasis.ts";
import { isDrawn } from "./drawn-picture.ts";
import { preciseDate } from "./precise-date.ts";

/** The person's work and education as JSON Resume (jsonresume.org/schema, version 1.0.0). */
export function writeJsonResume({ lookup, evidence }: ExportInput): string {
  const data = statedOf(lookup.data ?? {}, evidence) as LookupData;
  const profiles = (data.socialMediaLinks ?? []).flatMap((url) => {
    const profile = readProfileUrl(url);
    return profile ? [{ network: platformTitle(profile.platform), username: profile.handle, url }] : [];
  });
  const posts = (data.experiences ?? []).map((job, at) => {
    const pointer = `/experiences/${at}`;
    const { company, title, location, description: summary } = job;
    const isUnpaid = claimsBelow(evidence, pointer).some(({ value }) => isVolunteer(value));
    const startDate = preciseDate(evidence, pointer, "from", job.dateFrom);
    const endDate = preciseDate(evidence, pointer, "to", job.dateTo);
    return { isUnpaid, company, said: { position: title || undefined, location, startDate, endDate, summary } };
  });
  const badges = data.careerBadges ?? [];
  const resume = {
    $schema: "https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json",
    basics: {
      name: data.fullName ?? lookup.candidate?.fullName,
      label: data.jobTitle,
      image: isDrawn(data.avatarUrl) ? undefined : data.avatarUrl,
      email: data.emails?.[0],
      phone: data.phoneNumbers?.[0],
      // The profile's own address is that of the report.
      url: data.socialMediaLinks?.find((link) => readProfileUrl(link) === null),
      summary: plainSummary(data.careerSummary ?? data.overviewSummary),
      ...(data.location && { location: { address: data.location } }),
      profiles,
    },
    work: posts.flatMap(({ isUnpaid, company, said }) => (isUnpaid ? [] : [{ name: company, ...said }])),
    volunteer: posts.flatMap(({ isUnpaid, company, said }) => (isUnpaid ? [{ organization: company, ...said }] : [])),
    education: (data.education ?? []).map((school, at) => ({
      institution: school.title,
      studyType: school.subtitle,
      startDate: preciseDate(evidence, `/education/${at}`, "from", school.dateFrom),
      endDate: preciseDate(evidence, `/education/${at}`, "to", school.dateTo),
    })),
    awards: badges.filter((title) => !CERTIFICATE.test(title)).map((title) => ({ title })),
    certificates: badges.filter((title) => CERTIFICATE.test(title)).map((name) => ({ name })),
    skills: (data.skills ?? []).map((name) => ({ name })),
    languages: (data.languages ?? []).map(({ language, proficiency }) => ({
      language,
      fluency: proficiency || undefined,
    })),
    interests: (data.hobbies ?? []).map(({ title }) => ({ name: title })),
    meta: { canonical: `urn:uuid:${lookup.lookupId}`, lastModified: lookup.finishedAt },
  };
  return `${JSON.stringify(resume, null, 2)}\n`;
}

/** Tells certificates from awards, which a profile keeps in one list. */
const CERTIFICATE = /certif|zertifi|sertifi|licen[cs]|lizenz|accredit|sertyf/i;

function isVolunteer(value: unknown): boolean {
  return typeof value === "object" && value !== null && "kind" in value && value.kind === "volunteer";
}
