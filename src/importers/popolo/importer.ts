import { z } from "zod";
import { type Importer, ImportFormatError } from "../importer.ts";
import { beginsLike, date, given, listOf, readJsonFile, text } from "../json.ts";
import { describeIssues } from "../lines.ts";
import { type ImportedMembership, type ImportedPerson, personRows } from "../person.ts";

const named = z.looseObject({ name: text }).optional().catch(undefined);
const Period = z.looseObject({ id: text, start_date: date, end_date: date });
const Membership = z.looseObject({
  person_id: text,
  organization_id: text,
  /** Instead of an ID, in a file that nests what belongs together. */
  organization: named,
  /** Whom they represent: a party. */
  on_behalf_of_id: text,
  on_behalf_of: named,
  area_id: text,
  area: named,
  legislative_period_id: text,
  role: text,
  start_date: date,
  end_date: date,
});
type Membership = z.infer<typeof Membership>;

const Person = z.looseObject({
  id: text,
  name: z.string().trim().min(1),
  given_name: text,
  family_name: text,
  other_names: listOf(z.looseObject({ name: text })),
  identifiers: listOf(z.looseObject({ scheme: text, identifier: text })),
  gender: text,
  birth_date: date,
  death_date: date,
  national_identity: text,
  email: text,
  image: text,
  summary: text,
  biography: text,
  contact_details: listOf(z.looseObject({ type: text, value: text })),
  links: listOf(z.looseObject({ url: text, note: text })),
  /** In a file that nests what belongs together. */
  memberships: listOf(Membership),
});
type Person = z.infer<typeof Person>;
/** What memberships refer to by ID. */
interface PopoloNames {
  readonly organizations: ReadonlyMap<string | undefined, string | undefined>;
  readonly areas: ReadonlyMap<string | undefined, string | undefined>;
  /** For EveryPolitician: a seat without dates of its own is held for its whole period. */
  readonly periods: ReadonlyMap<string | undefined, z.infer<typeof Period>>;
}

/** Persons, organizations and memberships in the Popolo format (popoloproject.com), including EveryPolitician's. */
export const popolo: Importer = {
  name: "popolo",
  title: "Popolo (EveryPolitician)",
  readsEachAlone: true,
  async recognise(folder) {
    return await beginsLike(folder, /\.json$/i, [/"(?:persons|memberships|organizations)"\s*:\s*\[/]);
  },
  async *rows(folder, onReject = () => undefined) {
    for (const path of folder.list().filter((each) => /\.json$/i.test(each))) {
      const file = (await readJsonFile(folder, path)) as Readonly<Record<string, unknown>> | null;
      const persons = Array.isArray(file) ? file : file?.["persons"];
      if (!Array.isArray(persons)) throw new ImportFormatError(`${path} has no list of persons.`);
      const namesOf = (list: unknown) =>
        new Map(
          listOf(z.looseObject({ id: text, name: text }))
            .parse(list)
            .map(({ id, name }) => [id, name]),
        );
      const periods = listOf(Period).parse(file?.["events"]);
      const known: PopoloNames = {
        organizations: namesOf(file?.["organizations"]),
        areas: namesOf(file?.["areas"]),
        periods: new Map(periods.map((period) => [period.id, period])),
      };
      const seats = Map.groupBy(listOf(Membership).parse(file?.["memberships"]), ({ person_id }) => person_id);
      for (const [at, value] of persons.entries()) {
        const read = Person.safeParse(value);
        if (!read.success) onReject({ path, line: at + 1, reason: describeIssues(read.error) });
        else {
          const { id } = read.data;
          const own = [...(id === undefined ? [] : (seats.get(id) ?? [])), ...read.data.memberships];
          const person = personOf(read.data, own, known);
          yield* personRows(person, { format: "popolo", ...(id && { id }) }, { path, line: at + 1, onReject });
        }
      }
    }
  },
};

function personOf(row: Person, seats: readonly Membership[], known: PopoloNames): ImportedPerson {
  const contacts = (type: RegExp) =>
    row.contact_details.flatMap((each) => (type.test(each.type ?? "") ? (each.value ?? []) : []));
  return given({
    fullName: row.name,
    firstName: row.given_name,
    lastName: row.family_name,
    aliases: [...new Set(row.other_names.flatMap(({ name }) => name ?? []))].filter((name) => name !== row.name),
    gender: row.gender,
    birthDate: row.birth_date,
    deathDate: row.death_date,
    nationalities: row.national_identity === undefined ? [] : [row.national_identity],
    biography: row.biography ?? row.summary,
    picture: row.image,
    emails: [...new Set([...(row.email === undefined ? [] : [row.email]), ...contacts(/^e-?mail$/i)])],
    phones: contacts(/^(?:phone|voice|cell|mobile|tel)$/i),
    profiles: [...row.links.flatMap(({ url }) => url ?? []), ...contacts(/^twitter$/i).map(addressOfHandle)],
    websites: [
      ...contacts(/^(?:website|url)$/i),
      ...row.links.flatMap(({ url, note }) => (/website|homepage|blog/i.test(note ?? "") ? (url ?? []) : [])),
    ],
    // An article about somebody is no page of theirs, but tells which person is meant.
    accounts: row.links.flatMap(({ url }) =>
      /\/\/[a-z-]+\.wikipedia\.org\/wiki\//i.test(url ?? "") ? (url ?? []) : [],
    ),
    externalIds: row.identifiers.flatMap(({ scheme, identifier }) =>
      scheme === undefined || identifier === undefined ? [] : [`${scheme.replace(/[^\w.-]+/g, "-")}:${identifier}`],
    ),
    memberships: membershipsOf(seats, known),
  });
}

/** Each seat, with its area; then the parties for which seats are held, each once per period. */
function membershipsOf(
  seats: readonly Membership[],
  { organizations, areas, periods }: PopoloNames,
): readonly ImportedMembership[] {
  const all = seats.map((seat) => {
    const period = seat.start_date || seat.end_date ? undefined : periods.get(seat.legislative_period_id);
    const [from, to] = [seat.start_date ?? period?.start_date, seat.end_date ?? period?.end_date];
    const area = areas.get(seat.area_id) ?? seat.area?.name;
    return { ...seat, from, to, role: area === undefined ? seat.role : [seat.role, area].filter(Boolean).join(", ") };
  });
  const held = all.flatMap(({ organization_id: id, organization: nested, role, from, to }) => {
    const organization = organizations.get(id) ?? nested?.name;
    return organization === undefined ? [] : [given({ organization, role, from, to })];
  });
  const parties = all.flatMap(({ on_behalf_of_id: id, on_behalf_of: nested, from, to }) => {
    const organization = organizations.get(id) ?? nested?.name;
    return organization === undefined ? [] : [given({ organization, from, to })];
  });
  const isSame = (one: ImportedMembership, other: ImportedMembership) =>
    one.organization === other.organization && one.from === other.from && one.to === other.to;
  const apart = parties.filter(
    (party, at) => ![...held, ...parties.slice(0, at)].some((other) => isSame(other, party)),
  );
  return [...held, ...apart];
}

function addressOfHandle(handle: string): string {
  return /[/.]/.test(handle) ? handle : `https://x.com/${handle.replace(/^@/, "")}`;
}
