import { z } from "zod";
import { normalizeIdentifier } from "../../domain/identifier.ts";
import { datedAward } from "../../domain/award.ts";
import type { PartialDate } from "../../domain/claim.ts";
import { cue } from "../../text/languages/cues.ts";
import type { Importer, ImportLine, Rejection } from "../importer.ts";
import { beginsLike, date, given, listOf, readJsonFile, text, texts } from "../json.ts";
import { leftOut } from "../left-out.ts";
import { describeIssues } from "../lines.ts";
import { type ImportedPerson, isAccountAddress, personRows, profileNamed } from "../person.ts";

const Work = z.looseObject({
  name: text,
  company: text,
  position: text,
  url: text,
  website: text,
  location: text,
  startDate: date,
  endDate: date,
  summary: text,
  highlights: texts,
});

const Resume = z.object({
  basics: z.looseObject({
    name: z.string().trim().min(1),
    label: text,
    image: text,
    picture: text,
    email: text,
    phone: text,
    url: text,
    website: text,
    summary: text,
    location: z.looseObject({ address: text, city: text, region: text, countryCode: text }).optional().catch(undefined),
    profiles: listOf(z.looseObject({ url: text, network: text, username: text })),
  }),
  work: listOf(Work),
  volunteer: listOf(Work.extend({ organization: text })),
  education: listOf(
    z.looseObject({
      institution: z.string().trim().min(1),
      studyType: text,
      area: text,
      startDate: date,
      endDate: date,
    }),
  ),
  awards: listOf(z.looseObject({ title: text, awarder: text, date })),
  certificates: listOf(z.looseObject({ name: text, issuer: text, date })),
  skills: listOf(z.looseObject({ name: text, keywords: texts })),
  languages: listOf(z.looseObject({ language: z.string().trim().min(1), fluency: text })),
  interests: listOf(z.looseObject({ name: text, keywords: texts })),
});

/** CVs as JSON Resume (jsonresume.org/schema, version 1.0.0): one person per file, or a list of people. */
export const jsonResume: Importer = {
  name: "json-resume",
  title: "JSON Resume",
  readsEachAlone: true,
  async recognise(folder) {
    return await beginsLike(folder, /\.json$/i, [/"basics"\s*:/, /"(?:work|education|skills|profiles)"\s*:/]);
  },
  async *rows(folder, onReject = () => undefined) {
    for (const path of folder.list().filter((each) => /\.json$/i.test(each))) {
      const value = await readJsonFile(folder, path);
      const resumes: readonly unknown[] = Array.isArray(value) ? value : [value];
      for (const part of new Set(resumes.flatMap(partsNotKept))) {
        onReject({ path, line: null, cell: true, ...leftOut("notKept", part) });
      }
      for (const each of resumes) yield* readResume(each, path, onReject);
    }
  },
};

/** Parts of the schema, and members of its lists, for which a profile has no place. */
const NOT_KEPT: readonly (readonly [part: string, member?: string])[] = [
  ["publications"],
  ["projects"],
  ["references"],
  ["work", "description"],
  ["education", "courses"],
  ["education", "score"],
  ["awards", "summary"],
  ["skills", "level"],
];

function partsNotKept(resume: unknown): readonly string[] {
  return NOT_KEPT.filter(([part, member]) =>
    [memberOf(resume, part) ?? []].flat().some((each) => {
      const value = member === undefined ? each : memberOf(each, member);
      return [value ?? []].flat().some((one) => one !== "");
    }),
  ).map((path) => path.join("."));
}

function memberOf(value: unknown, member: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, member) : undefined;
}

function* readResume(value: unknown, path: string, onReject: (rejection: Rejection) => void): Generator<ImportLine> {
  const read = Resume.safeParse(value);
  if (!read.success) return onReject({ path, line: null, reason: describeIssues(read.error) });
  yield* personRows(personOf(read.data), { format: "json-resume" }, { path, line: null, onReject });
}

function personOf(resume: z.infer<typeof Resume>): ImportedPerson {
  const { basics } = resume;
  const { address, city, region, countryCode } = basics.location ?? {};
  const town = [city, region, countryOf(countryCode)].filter(Boolean).join(", ");
  const position = (job: z.infer<typeof Work>) =>
    given({
      title: job.position,
      company: job.name ?? job.company,
      companyUrl: job.url ?? job.website,
      from: job.startDate,
      to: job.endDate,
      // No end date means that the position continues.
      current: job.startDate !== undefined && job.endDate === undefined ? true : undefined,
      location: job.location,
      description: [job.summary ?? [], job.highlights].flat().join("\n") || undefined,
    });
  const page = basics.url ?? basics.website;
  const links = basics.profiles.flatMap(({ url, network, username }) => url ?? profileNamed(network, username) ?? []);
  return given({
    fullName: basics.name,
    headline: basics.label,
    location: (city === undefined ? [address, town].filter(Boolean).join(", ") : town) || undefined,
    biography: basics.summary,
    picture: basics.image ?? basics.picture,
    emails: basics.email === undefined ? [] : [basics.email],
    phones: basics.phone === undefined ? [] : [withCode(basics.phone, countryCode)],
    profiles: links,
    accounts: links.filter(isAccountAddress),
    websites: page === undefined ? [] : [page],
    positions: [
      ...resume.work.map(position),
      ...resume.volunteer.map((job) => ({
        ...position({ ...job, name: job.organization }),
        kind: "volunteer" as const,
      })),
    ],
    education: resume.education.map(({ institution, studyType, area, startDate, endDate }) =>
      given({
        school: institution,
        degree: [studyType, area].filter(Boolean).join(", ") || undefined,
        from: startDate,
        to: endDate,
      }),
    ),
    awards: resume.awards.flatMap(({ title, awarder, date }) => honour(title, awarder, date)),
    certificates: resume.certificates.flatMap(({ name, issuer, date }) => honour(name, issuer, date)),
    skills: [
      ...new Set(
        resume.skills.flatMap(({ name, keywords }) => [isHeading(name, keywords) ? [] : (name ?? []), keywords].flat()),
      ),
    ],
    languages: resume.languages.map(({ language, fluency }) => given({ language, proficiency: fluency })),
    interests: [...new Set(resume.interests.flatMap(({ name, keywords }) => interestIn(name, keywords)))],
  });
}

/** An honour in one line, as a profile lists it: `Golden Compass (Royal Society) (2010)`. */
function honour(name: string | undefined, giver: string | undefined, date: PartialDate | undefined): readonly string[] {
  return name === undefined ? [] : [datedAward(giver === undefined ? name : `${name} (${giver})`, date)];
}

/** An interest with its details in brackets, as a profile lists it: `Wildlife (Ferrets, Unicorns)`. */
function interestIn(name: string | undefined, keywords: readonly string[]): readonly string[] {
  if (name === undefined) return keywords;
  return [keywords.length === 0 ? name : `${name} (${keywords.join(", ")})`];
}

/** A heading over a list of skills, not a skill itself. */
function isHeading(name: string | undefined, keywords: readonly string[]): boolean {
  return keywords.length > 0 && HEADING.test(name?.trim() ?? "");
}

const HEADING = new RegExp(
  String.raw`^(?:(?:programming|coding|scripting|markup)?\s?languages?|(?:${cue("kinds of tools")})(?: (?:and|&) (?:tools?|frameworks?|libraries|databases|technologies|software|platforms|others?))?)$`,
  "i",
);

const COUNTRIES = new Intl.DisplayNames(["en"], { type: "region", fallback: "none" });

/** Adds the country code to a phone number written without it. */
function withCode(phone: string, countryCode: string | undefined): string {
  if (normalizeIdentifier("phone", phone) !== null) return phone;
  return normalizeIdentifier("phone", phone, countryCode)?.value ?? phone;
}

function countryOf(code: string | undefined): string | undefined {
  return code !== undefined && /^[A-Za-z]{2}$/.test(code) ? (COUNTRIES.of(code.toUpperCase()) ?? code) : code;
}
