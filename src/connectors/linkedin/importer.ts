import { leftOut } from "../../importers/left-out.ts";
import { basename } from "node:path";
import type { Folder, Importer, ImportLine, Rejection } from "../../importers/importer.ts";
import { beginsLike, given } from "../../importers/json.ts";
import { type ImportedPerson, personRows } from "../../importers/person.ts";
import { withoutCredentials } from "../../importers/credentials.ts";
import { readCsv, readRecords } from "../../importers/tables/csv.ts";
import { rowsOf, tablePeople } from "../../importers/tables/table.ts";
import { dayOf, listOf, monthOf, withoutLabel } from "./cells.ts";

/**
 * What a member downloads from LinkedIn ("Get a copy of your data"): the member with everything they stated, and their
 * connections. Messages, searches, invitations and advertisements are not opened.
 */
export const linkedinImporter: Importer = {
  name: "linkedin",
  title: "LinkedIn data export (folder or ZIP)",
  mark: /(?:^|\/)Profile\.csv$/,
  async recognise(folder) {
    return await beginsLike(folder, PROFILE, [/^\uFEFF?"?First Name"?,"?Last Name"?,"?Maiden Name"?,/]);
  },
  async *rows(folder, onReject = () => undefined) {
    const path = folder.list().find((each) => PROFILE.test(each));
    if (path === undefined) {
      onReject({ path: "Profile.csv", line: null, ...leftOut("noProfileFile") });
    } else yield* readMember(folder, path, onReject);
    const connections = folder.list().find((each) => basename(each) === "Connections.csv");
    if (connections !== undefined)
      yield* rowsOf(tablePeople(readCsv(folder, connections), connections, onReject, {}), onReject);
  },
};

const PROFILE = /(?:^|\/)Profile\.csv$/;
/** In rows of one file: no member has more skills or degrees. */
const MAX_ROWS = 2_000;

type Cells = Readonly<Record<string, string>>;

async function* readMember(
  folder: Folder,
  path: string,
  onReject: (rejection: Rejection) => void,
): AsyncGenerator<ImportLine> {
  const [profile] = await take(folder, "Profile.csv");
  if (profile === undefined) return onReject({ path, line: null, ...leftOut("noRow") });
  const fullName = [profile["First Name"], withoutCredentials(profile["Last Name"] ?? "")].filter(Boolean).join(" ");
  if (fullName === "") return onReject({ path, line: 2, ...leftOut("noName") });
  yield* personRows(await personOf(folder, profile, fullName), { format: "linkedin" }, { path, line: 2, onReject });
}

async function personOf(folder: Folder, profile: Cells, fullName: string): Promise<ImportedPerson> {
  const { "First Name": first, "Last Name": last, "Maiden Name": maiden } = profile;
  const emails = await take(folder, "Email Addresses.csv");
  const [primary, others] = [emails.filter(isPrimary), emails.filter((each) => !isPrimary(each))];
  const phones = [...(await take(folder, "PhoneNumbers.csv")), ...(await take(folder, "Phone Numbers.csv"))];
  return given({
    fullName,
    firstName: first || undefined,
    lastName: withoutCredentials(last ?? "") || undefined,
    aliases: first && maiden ? [`${first} ${maiden}`] : [],
    birthDate: dayOf(profile["Birth Date"]),
    headline: profile["Headline"] || undefined,
    biography: profile["Summary"] || undefined,
    industry: profile["Industry"] || undefined,
    location: profile["Geo Location"] || undefined,
    emails: [...primary, ...others].flatMap((each) =>
      each["Confirmed"] === "No" ? [] : (each["Email Address"] ?? []),
    ),
    phones: phones.flatMap((each) => each["Number"] || []),
    profiles: listOf(profile["Twitter Handles"]).map((handle) => `https://x.com/${handle}`),
    websites: listOf(profile["Websites"]).map(withoutLabel),
    positions: [
      ...(await take(folder, "Positions.csv")).flatMap((each) => positionOf(each)),
      ...(await take(folder, "Volunteering.csv")).flatMap((each) =>
        positionOf(each).map((position) => ({ ...position, kind: "volunteer" as const })),
      ),
    ],
    education: (await take(folder, "Education.csv")).flatMap((each) => {
      const { "School Name": school, "Degree Name": degree, "Start Date": from, "End Date": to } = each;
      return school ? [given({ school, degree: degree || undefined, from: monthOf(from), to: monthOf(to) })] : [];
    }),
    memberships: (await take(folder, "Organizations.csv")).flatMap((each) => {
      const { Name: organization, Position: role } = each;
      return organization ? [given({ organization, role: role || undefined, ...periodOf(each) })] : [];
    }),
    skills: await takeNames(folder, "Skills.csv", "Name"),
    languages: (await take(folder, "Languages.csv")).flatMap(({ Name: language, Proficiency: proficiency }) =>
      language ? [given({ language, proficiency: proficiency || undefined })] : [],
    ),
    awards: await takeNames(folder, "Honors.csv", "Title"),
    certificates: await takeNames(folder, "Certifications.csv", "Name"),
  });
}

function positionOf(cells: Cells) {
  const { "Company Name": company, Location: location, Description: description } = cells;
  const title = cells["Title"] || cells["Role"];
  if (!company && !title) return [];
  const period = periodOf(cells);
  return [
    given({
      title: title || undefined,
      company: company || undefined,
      ...period,
      // No end date means that the position continues.
      current: period.from !== undefined && !cells["Finished On"] ? true : undefined,
      location: location || undefined,
      description: description || undefined,
    }),
  ];
}

function periodOf({ "Started On": from, "Finished On": to }: Cells): { readonly from?: string; readonly to?: string } {
  return given({ from: monthOf(from), to: monthOf(to) });
}

function isPrimary(cells: Cells): boolean {
  return cells["Primary"] === "Yes";
}

async function takeNames(folder: Folder, name: string, column: string): Promise<readonly string[]> {
  return (await take(folder, name)).flatMap((cells) => cells[column] || []);
}

/** The rows of a file of the export; none if it has no such file. */
async function take(folder: Folder, name: string): Promise<readonly Cells[]> {
  const path = folder.list().find((each) => basename(each) === name);
  if (path === undefined) return [];
  const rows: Cells[] = [];
  for await (const { cells } of readRecords(folder, path)) {
    if (rows.push(cells) === MAX_ROWS) break;
  }
  return rows;
}
