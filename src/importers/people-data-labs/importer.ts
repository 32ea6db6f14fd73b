import { z } from "zod";
import type { Importer } from "../importer.ts";
import { beginsLike, date, given, listOf, text, texts } from "../json.ts";
import { readEntries } from "../json-list.ts";
import { type ImportedPerson, isAccountAddress, personRows, profileNamed, withScheme } from "../person.ts";

const name = z.looseObject({ name: text }).nullish().catch(null);

const Person = z.looseObject({
  id: text,
  full_name: z.string().trim().min(1),
  first_name: text,
  last_name: text,
  name_aliases: texts,
  sex: text,
  gender: text,
  birth_date: date,
  birth_year: text,
  linkedin_url: text,
  twitter_url: text,
  facebook_url: text,
  github_url: text,
  linkedin_username: text,
  twitter_username: text,
  facebook_username: text,
  github_username: text,
  profiles: listOf(z.looseObject({ network: text, url: text, username: text })),
  work_email: text,
  recommended_personal_email: text,
  personal_emails: texts,
  emails: listOf(z.looseObject({ address: text })),
  mobile_phone: text,
  phone_numbers: texts,
  phones: listOf(z.looseObject({ number: text })),
  headline: text,
  industry: text,
  job_title: text,
  job_company_name: text,
  job_company_website: text,
  job_start_date: date,
  location_name: text,
  location_locality: text,
  location_region: text,
  location_country: text,
  summary: text,
  experience: listOf(
    z.looseObject({
      company: z.looseObject({ name: text, website: text }).nullish().catch(null),
      title: name,
      start_date: date,
      end_date: date,
      is_primary: z.boolean().nullish().catch(null),
      summary: text,
      location_names: texts,
    }),
  ),
  education: listOf(z.looseObject({ school: name, degrees: texts, majors: texts, start_date: date, end_date: date })),
  certifications: listOf(z.looseObject({ name: text })),
  skills: texts,
  interests: texts,
  languages: listOf(z.looseObject({ name: text })),
});
type Person = z.infer<typeof Person>;

/** The enrichment API returns a person under `data`. */
const Answered = z.preprocess((value) => {
  const { data } = z.object({ data: z.looseObject({ full_name: z.string() }) }).safeParse(value).data ?? {};
  return data ?? value;
}, Person);

/**
 * People in the format of People Data Labs' files and APIs (docs.peopledatalabs.com/docs/fields): one per line, or a
 * list.
 */
export const peopleDataLabs: Importer = {
  name: "people-data-labs",
  title: "People Data Labs (JSON or JSON Lines)",
  readsEachAlone: true,
  async recognise(folder) {
    return await beginsLike(folder, ENDING, [
      /"full_name"\s*:/,
      /"(?:job_company_name|linkedin_username|job_title|experience)"\s*:/,
    ]);
  },
  async *rows(folder, onReject = () => undefined) {
    for (const path of folder.list().filter((each) => ENDING.test(each))) {
      for await (const { value, line } of readEntries(folder, path, Answered, onReject)) {
        const source = { format: "people-data-labs", ...(value.id && { id: value.id }) };
        yield* personRows(personOf(value), source, { path, line, onReject });
      }
    }
  },
};

const ENDING = /\.(?:jsonl|ndjson|json)$/i;

function personOf(row: Person): ImportedPerson {
  const positions = row.experience.map((job) =>
    given({
      title: job.title?.name,
      company: job.company?.name,
      companyUrl: job.company?.website && withScheme(job.company.website),
      from: job.start_date,
      to: job.end_date,
      current: job.is_primary === true && job.end_date === undefined ? true : undefined,
      location: job.location_names[0],
      description: job.summary,
    }),
  );
  const current = given({
    title: row.job_title,
    company: row.job_company_name,
    companyUrl: row.job_company_website && withScheme(row.job_company_website),
    from: row.job_start_date,
    current: true,
  });
  const links = linksOf(row);
  return given({
    fullName: row.full_name,
    firstName: row.first_name,
    lastName: row.last_name,
    aliases: row.name_aliases,
    gender: row.sex ?? row.gender,
    birthDate: row.birth_date ?? (/^\d{4}$/.test(row.birth_year ?? "") ? row.birth_year : undefined),
    location:
      row.location_name ??
      ([row.location_locality, row.location_region, row.location_country].filter(Boolean).join(", ") || undefined),
    headline: row.headline,
    industry: row.industry,
    biography: row.summary,
    emails: [
      ...new Set([
        row.work_email,
        row.recommended_personal_email,
        ...row.personal_emails,
        ...row.emails.map(({ address }) => address),
      ]),
    ].filter((email) => email !== undefined),
    phones: [...new Set([row.mobile_phone, ...row.phone_numbers, ...row.phones.map(({ number }) => number)])].filter(
      (phone) => phone !== undefined,
    ),
    profiles: links,
    accounts: links.map(withScheme).filter(isAccountAddress),
    positions: positions.length > 0 ? positions : current.title || current.company ? [current] : [],
    education: row.education.flatMap(({ school, degrees, majors, start_date, end_date }) =>
      school?.name === undefined
        ? []
        : [
            given({
              school: school.name,
              degree: [...degrees, ...majors].join(", ") || undefined,
              from: start_date,
              to: end_date,
            }),
          ],
    ),
    certificates: row.certifications.flatMap((each) => each.name ?? []),
    skills: row.skills,
    interests: row.interests,
    languages: row.languages.flatMap((each) => (each.name === undefined ? [] : [{ language: each.name }])),
  });
}

/** Each profile by its URL, or by its name if the row has no URL. */
function linksOf(row: Person): readonly string[] {
  const named = [
    row.linkedin_url ?? profileNamed("linkedin", row.linkedin_username),
    row.twitter_url ?? profileNamed("twitter", row.twitter_username),
    row.facebook_url ?? profileNamed("facebook", row.facebook_username),
    row.github_url ?? profileNamed("github", row.github_username),
  ];
  const listed = row.profiles.map(({ url, network, username }) => url ?? profileNamed(network, username));
  return [...new Set([...named, ...listed])].filter((url) => url !== undefined);
}
