import { z } from "zod";
import type { Importer } from "../importer.ts";
import { beginsLike, date, given, listOf, text } from "../json.ts";
import { readEntries } from "../json-list.ts";
import { type ImportedPerson, isAccountAddress, personRows, withScheme } from "../person.ts";

const values = listOf(z.looseObject({ value: text })).transform((all) => all.flatMap(({ value }) => value ?? []));

const Applicant = z
  .looseObject({
    id: text,
    first_name: text,
    last_name: text,
    company: text,
    title: text,
    updated_at: text,
    phone_numbers: values,
    addresses: values,
    email_addresses: values,
    website_addresses: values,
    social_media_addresses: values,
    educations: listOf(
      z.looseObject({ school_name: text, degree: text, discipline: text, start_date: date, end_date: date }),
    ),
    employments: listOf(z.looseObject({ company_name: text, title: text, start_date: date, end_date: date })),
  })
  .refine(({ first_name, last_name }) => first_name !== undefined || last_name !== undefined, {
    message: "has no name",
  });
type Applicant = z.infer<typeof Applicant>;

/**
 * Candidates as listed by Greenhouse's Harvest API (developers.greenhouse.io/harvest.html, "The candidate object"): a
 * list, or one per line. Recruiters, coordinators and the jobs applied for are not imported.
 */
export const greenhouse: Importer = {
  name: "greenhouse",
  title: "Greenhouse candidates (JSON)",
  readsEachAlone: true,
  async recognise(folder) {
    return await beginsLike(folder, ENDING, [
      /"first_name"\s*:/,
      /"(?:email_addresses|phone_numbers)"\s*:/,
      /"(?:application_ids|social_media_addresses|employments)"\s*:/,
    ]);
  },
  async *rows(folder, onReject = () => undefined) {
    for (const path of folder.list().filter((each) => ENDING.test(each))) {
      for await (const { value, line } of readEntries(folder, path, Applicant, onReject)) {
        // The same key as in Greenhouse's tables.
        const source = { format: "greenhouse", ...(value.id && { id: value.id }) };
        yield* personRows(personOf(value), source, { path, line, onReject });
      }
    }
  },
};

const ENDING = /\.(?:jsonl|ndjson|json)$/i;

function personOf(row: Applicant): ImportedPerson {
  const held = row.employments.map((job) =>
    given({
      title: job.title,
      company: job.company_name,
      from: job.start_date,
      to: job.end_date,
      // No end date means that the job continues.
      current: job.start_date !== undefined && job.end_date === undefined ? true : undefined,
    }),
  );
  const positions = held.filter(({ title, company }) => title !== undefined || company !== undefined);
  const now = given({ title: row.title, company: row.company, current: true });
  const isListed = positions.some(({ title, company }) => title === row.title && company === row.company);
  const links = [...row.social_media_addresses, ...row.website_addresses].map(withScheme);
  return given({
    fullName: [row.first_name, row.last_name].filter((part) => part !== undefined).join(" "),
    firstName: row.first_name,
    lastName: row.last_name,
    headline: row.title,
    location: row.addresses[0]
      ?.split("\n")
      .map((line) => line.trim())
      .join(", "),
    emails: row.email_addresses,
    phones: row.phone_numbers,
    profiles: links,
    accounts: row.social_media_addresses.map(withScheme).filter(isAccountAddress),
    websites: row.website_addresses.map(withScheme),
    positions: isListed || (row.title === undefined && row.company === undefined) ? positions : [now, ...positions],
    education: row.educations.flatMap(({ school_name, degree, discipline, start_date, end_date }) =>
      school_name === undefined
        ? []
        : [
            given({
              school: school_name,
              degree: [degree, discipline].filter((part) => part !== undefined).join(", ") || undefined,
              from: start_date,
              to: end_date,
            }),
          ],
    ),
  });
}
