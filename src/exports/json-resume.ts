import type { LookupData } from "../contract/profile.ts";
import { statedOf } from "../contract/stated.ts";
import { readProfileUrl, platformTitle } from "../domain/platform.ts";
import type { ExportInput } from "./export-input.ts";
import { plainSummary } from "../presentation/emphasis.ts";
import { preciseDate } from "./precise-date.ts";

/** The person's work and schooling as JSON Resume has them (jsonresume.org/schema, version 1.0.0). */
export function writeJsonResume({ lookup, evidence }: ExportInput): string {
  const data = statedOf(lookup.data ?? {}, evidence) as LookupData;
  const profiles = (data.socialMediaLinks ?? []).flatMap((url) => {
    const profile = readProfileUrl(url);
    return profile ? [{ network: platformTitle(profile.platform), username: profile.handle, url }] : [];
  });
  const resume = {
    $schema: "https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json",
    basics: {
      name: data.fullName ?? lookup.candidate?.fullName,
      label: data.jobTitle,
      image: data.avatarUrl,
      email: data.emails?.[0],
      phone: data.phoneNumbers?.[0],
      // The profile's own address is that of the report.
      url: data.socialMediaLinks?.find((link) => readProfileUrl(link) === null),
      summary: plainSummary(data.careerSummary ?? data.overviewSummary),
      ...(data.location && { location: { address: data.location } }),
      profiles,
    },
    work: (data.experiences ?? []).map((job, at) => ({
      name: job.company,
      position: job.title || undefined,
      location: job.location,
      startDate: preciseDate(evidence, `/experiences/${at}`, "from", job.dateFrom),
      endDate: preciseDate(evidence, `/experiences/${at}`, "to", job.dateTo),
      summary: job.description,
    })),
    education: (data.education ?? []).map((school, at) => ({
      institution: school.title,
      studyType: school.subtitle,
      startDate: preciseDate(evidence, `/education/${at}`, "from", school.dateFrom),
      endDate: preciseDate(evidence, `/education/${at}`, "to", school.dateTo),
    })),
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
