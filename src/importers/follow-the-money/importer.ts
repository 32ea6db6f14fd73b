import { leftOut } from "../left-out.ts";
import { z } from "zod";
import type { Folder, Importer, Rejection } from "../importer.ts";
import { beginsLike, date, given, text, texts } from "../json.ts";
import { readEntries } from "../json-list.ts";
import { turnName } from "../tables/row-names.ts";
import { type ImportedMembership, type ImportedPerson, type ImportedPosition, personRows } from "../person.ts";

const Entity = z.looseObject({
  id: z.string().min(1),
  schema: z.string().min(1),
  caption: text,
  properties: z.record(z.string(), texts).catch({}),
});
type Entity = z.infer<typeof Entity>;

/** One property of an entity, as one of its sources states it: the format of Candor's own export. */
const Statement = z.looseObject({
  canonical_id: z.string().min(1),
  schema: z.string().min(1),
  prop: z.string().min(1),
  value: z.string(),
});

/**
 * People from FollowTheMoney (followthemoney.tech): one entity per line, one statement per line with an entity's
 * statements in sequence, or a list of either. Includes the employments, directorships, memberships and offices that
 * refer to a person; these are kept in memory while the file is read, at a few hundred bytes each.
 */
export const followTheMoney: Importer = {
  name: "follow-the-money",
  title: "FollowTheMoney entities (JSON or JSON Lines)",
  async recognise(folder) {
    return await beginsLike(folder, ENDING, [/"schema"\s*:\s*"[A-Z]/, /"properties"\s*:\s*\{|"prop"\s*:\s*"/]);
  },
  async *rows(folder, onReject = () => undefined) {
    const links = await readLinks(folder);
    for (const path of folder.list().filter((each) => ENDING.test(each))) {
      const told = new Set<string>();
      for await (const { value, line } of readEntities(folder, path, onReject)) {
        for (const name of new Set(notKeptOf(value)).difference(told)) {
          told.add(name);
          onReject({ path, line, ...leftOut("notKept", name) });
        }
        if (value.schema !== "Person") continue;
        const person = personOf(value, links.get(value.id) ?? []);
        if (person === undefined) onReject({ path, line, ...leftOut("noName") });
        else yield* personRows(person, { format: "follow-the-money", id: value.id }, { path, line, onReject });
      }
    }
  },
};

const ENDING = /\.(?:json|jsonl|ndjson|ijson)$/i;

type Link = { readonly position: ImportedPosition } | { readonly membership: ImportedMembership };

/** Which property of a link names the person, and which the organisation or post. */
const LINKS: Readonly<Record<string, readonly [person: string, place: string, kind: "position" | "membership"]>> = {
  Employment: ["employee", "employer", "position"],
  Directorship: ["director", "organization", "position"],
  Occupancy: ["holder", "post", "position"],
  Membership: ["member", "organization", "membership"],
};
/** Of the entities beside people that say something about them, and of a person's properties, those that are not kept. */
const LINKS_NOT_KEPT: ReadonlySet<string> = new Set(
  "Ownership Family Associate Representation UnknownLink Passport Identification Sanction Similar".split(" "),
);
const PROPERTIES_NOT_KEPT: ReadonlySet<string> = new Set(
  "topics idNumber passportNumber taxNumber socialSecurityNumber innCode religion ethnicity political deathPlace".split(
    " ",
  ),
);

function notKeptOf({ schema, properties }: Entity): readonly string[] {
  if (LINKS_NOT_KEPT.has(schema)) return [schema];
  return schema === "Person" ? Object.keys(properties).filter((name) => PROPERTIES_NOT_KEPT.has(name)) : [];
}

const PLACES: ReadonlySet<string> = new Set(["Company", "Organization", "LegalEntity", "PublicBody", "Position"]);

/** Each entity, with the line it begins on. */
async function* readEntities(
  folder: Folder,
  path: string,
  onReject: (rejection: Rejection) => void,
): AsyncIterable<{ readonly value: Entity; readonly line: number | null }> {
  let open: { readonly value: Entity; readonly line: number | null } | undefined;
  for await (const { value, line } of readEntries(folder, path, Line, onReject)) {
    const isStatement = isStatementLine(value);
    if (open !== undefined && !(isStatement && value.canonical_id === open.value.id)) {
      yield open;
      open = undefined;
    }
    if (!isStatement) yield { value, line };
    else {
      open ??= { value: { id: value.canonical_id, schema: value.schema, caption: undefined, properties: {} }, line };
      const said = (open.value.properties[value.prop] ??= []);
      if (said.length < MAX_VALUES && !said.includes(value.value)) said.push(value.value);
    }
  }
  if (open !== undefined) yield open;
}

const Line = z.union([Statement, Entity]);

/** Limit on the values of one property of one entity. */
const MAX_VALUES = 1_000;

function isStatementLine(value: z.infer<typeof Line>): value is z.infer<typeof Statement> {
  return "prop" in value && "canonical_id" in value;
}

async function readLinks(folder: Folder): Promise<ReadonlyMap<string, readonly Link[]>> {
  const names = new Map<string, string>();
  const found: { readonly person: string; readonly place: string; readonly entity: Entity }[] = [];
  for (const path of folder.list().filter((each) => ENDING.test(each))) {
    for await (const { value } of readEntities(folder, path, () => undefined)) {
      const [toPerson = "", toPlace = ""] = LINKS[value.schema] ?? [];
      const [person] = value.properties[toPerson] ?? [];
      const [place] = value.properties[toPlace] ?? [];
      if (person !== undefined && place !== undefined) found.push({ person, place, entity: value });
      const name = value.properties["name"]?.[0] ?? value.caption;
      if (PLACES.has(value.schema) && name !== undefined) names.set(value.id, name);
    }
  }
  const links = new Map<string, Link[]>();
  for (const { person, place, entity } of found) {
    const link = linkOf(entity, names.get(place));
    if (link) links.set(person, [...(links.get(person) ?? []), link]);
  }
  return links;
}

function linkOf({ schema, properties }: Entity, place: string | undefined): Link | undefined {
  if (place === undefined) return undefined;
  const role = properties["role"]?.[0];
  const from = date.parse(properties["startDate"]?.[0]);
  const to = date.parse(properties["endDate"]?.[0]);
  // Registers of companies record when a director leaves; elsewhere, an end may just be unknown.
  const isOpen = from !== undefined && to === undefined;
  const status = properties["status"]?.[0]?.toLowerCase();
  const current = isOpen && (status === "current" || (schema === "Directorship" && status === undefined));
  const since = current ? { from, current } : { from, to };
  if (LINKS[schema]?.[2] === "membership") return { membership: given({ organization: place, role, from, to }) };
  // An occupancy refers to a post, which is a title whose name includes where it is held.
  if (schema === "Occupancy") return { position: given({ title: place, ...since }) };
  return { position: given({ title: role, company: place, ...since }) };
}

function personOf({ properties, caption }: Entity, links: readonly Link[]): ImportedPerson | undefined {
  const all = (...names: readonly string[]) => [...new Set(names.flatMap((name) => properties[name] ?? []))];
  const one = (name: string) => properties[name]?.[0];
  const parts = [one("firstName"), one("lastName")].filter(Boolean).join(" ");
  const names = [...new Set(all("name").map(turnName))];
  const [fullName = parts || caption, ...more] = names;
  if (fullName === undefined) return undefined;
  const positions = links.flatMap((link) => ("position" in link ? [link.position] : []));
  return given({
    fullName,
    // Several are posts of a whole career.
    headline: all("position").length === 1 ? one("position") : undefined,
    firstName: one("firstName"),
    lastName: one("lastName"),
    aliases: [...more, ...all("alias", "previousName")].filter((name) => name !== fullName),
    birthDate: date.parse(one("birthDate")),
    birthPlace: one("birthPlace"),
    deathDate: date.parse(one("deathDate")),
    gender: one("gender"),
    nationalities: all("nationality", "citizenship").map(countryOf),
    location: one("address"),
    biography: one("summary"),
    emails: all("email"),
    phones: all("phone"),
    profiles: all("website", "sourceUrl", "publisherUrl"),
    websites: all("website"),
    externalIds: all("wikidataId").map((id) => `wikidata:${id}`),
    positions: [
      ...positions,
      ...all("position")
        .filter((title) => !isHeld(title, positions))
        .map((title) => ({ title })),
    ],
    memberships: links.flatMap((link) => ("membership" in link ? [link.membership] : [])),
    education: all("education").map((school) => ({ school })),
  });
}

/** Whether a post is already included with its organisation. */
function isHeld(title: string, positions: readonly ImportedPosition[]): boolean {
  return positions.some((held) => held.title !== undefined && title.toLowerCase().includes(held.title.toLowerCase()));
}

const COUNTRIES = new Intl.DisplayNames(["en"], { type: "region", fallback: "none" });

/** FollowTheMoney gives countries as lowercase codes. */
function countryOf(code: string): string {
  return /^[a-z]{2}$/i.test(code) ? (COUNTRIES.of(code.toUpperCase()) ?? code) : code;
}
